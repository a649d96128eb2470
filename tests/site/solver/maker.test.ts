import { describe, expect, test } from 'vitest';

import type { AskOptions, Engine } from '../../../site/src/engine/engine.ts';
import type { EngineRequest } from '../../../site/src/engine/messages/request-types.ts';
import type { MadePuzzle, Progress, Reply } from '../../../site/src/engine/messages/types.ts';
import { emptyPuzzle } from '../../../site/src/puzzle/puzzle.ts';
import { EngineMaker } from '../../../site/src/solver/maker.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

const givens = '1'.padEnd(81, '0');
const effort = { tried: 5, nodes: 1, milliseconds: 1 } as const;
const found: MadePuzzle = {
  ...effort,
  stopped: 'complete',
  puzzle: { givens, solution: '1'.repeat(81), level: 'hard', score: 1, hardest: 'X-Wing' },
};

/** An engine with one answer, or none until it is stopped. */
function engineWith(reply: Reply<'generate'> | Reply<'place'> | undefined): {
  engine: Engine;
  asked: EngineRequest[];
  tell: (progress: Progress) => void;
} {
  const asked: EngineRequest[] = [];
  let listener: AskOptions['onProgress'];
  const ask = (request: EngineRequest, options: AskOptions = {}) => {
    asked.push(request);
    listener = options.onProgress;
    return reply
      ? Promise.resolve(reply)
      : new Promise<never>((_, reject) =>
          options.signal?.addEventListener('abort', () => reject(new Error('aborted'))),
        );
  };
  return {
    engine: {
      ask: ask as Engine['ask'],
      start: () => Promise.reject(new Error()),
      close: () => undefined,
    },
    asked,
    tell: (progress) => listener?.(progress),
  };
}

const wish = { seed: 7, number: 2, level: 'hard', symmetry: 'half-turn' } as const;
const ignore = () => undefined;

describe('the maker', () => {
  test('asks for rules to be placed, and reads the puzzle with them', async () => {
    const description = '1;constraints:.Cage!10!R1C1!R1C2;zzz5b';
    const { engine, asked } = engineWith({
      ok: true,
      value: {
        ...effort,
        stopped: 'complete',
        puzzle: { description, solution: '12', level: 'hard' },
      },
    });
    const which = { seed: 7, number: 2, level: 'hard' } as const;
    const made = await new EngineMaker(engine).place('killer', which, ignore).made;
    const limits = { milliseconds: 20_000 };
    expect(asked).toEqual([{ kind: 'place', placed: 'killer', ...which, limits }]);
    expect(made).toMatchObject({ kind: 'made', solution: [1, 2] });
    if (made.kind !== 'made') return;
    expect(made.level).toBe('hard');
    expect(made.puzzle.givens.indexOf(5)).toBe(78);
    expect(made.puzzle.rules.map(({ name }) => name)).toContain('constraints');
    const none = engineWith({
      ok: true,
      value: { ...effort, stopped: 'time_limit', puzzle: null },
    });
    expect(await new EngineMaker(none.engine).place('killer', which, ignore).made).toEqual({
      kind: 'none',
      tried: 5,
    });
  });

  test('asks for a puzzle with the rules of the board and none of its digits', async () => {
    const { engine, asked } = engineWith({ ok: true, value: found });
    const board = { ...emptyPuzzle(shapeOf(9), [{ name: 'classic' }, { name: 'knight' }]) };
    const full = { ...board, givens: board.givens.map(() => 5) };
    const made = await new EngineMaker(engine).make(full, wish, ignore).made;
    expect(asked).toEqual([
      { kind: 'generate', puzzle: '1;knight;zzzc', wish, limits: { milliseconds: 20_000 } },
    ]);
    expect(made).toEqual({
      kind: 'made',
      puzzle: { ...board, givens: [...givens].map(Number) },
      solution: Array(81).fill(1),
      level: 'hard',
    });
  });

  test('says why there is none', async () => {
    const none = (stopped: MadePuzzle['stopped']) =>
      new EngineMaker(
        engineWith({ ok: true, value: { ...effort, stopped, puzzle: null } }).engine,
      ).make(emptyPuzzle(), wish, ignore).made;
    expect(await none('time_limit')).toEqual({ kind: 'none', tried: 5 });
    expect(await none('complete')).toEqual({ kind: 'contradictory' });
  });

  test('tells how many were tried, and stops', async () => {
    const { engine, tell } = engineWith(undefined);
    const heard: number[] = [];
    const making = new EngineMaker(engine).make(emptyPuzzle(), wish, (tried) => heard.push(tried));
    tell({ count: '12', nodes: 1, fraction: 0, stage: 'searching' });
    expect(heard).toEqual([12]);
    making.stop();
    expect(await making.made).toEqual({ kind: 'stopped' });
  });

  test('rejects where the engine broke down', async () => {
    const { engine } = engineWith(undefined);
    const broken = { ...engine, ask: () => Promise.reject(new Error('crashed')) };
    const making = new EngineMaker(broken).make(emptyPuzzle(), wish, ignore);
    await expect(making.made).rejects.toThrow('crashed');
  });
});
