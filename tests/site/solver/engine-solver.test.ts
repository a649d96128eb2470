import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { Engine } from '../../../site/src/engine/engine.ts';
import { emptyPuzzle } from '../../../site/src/puzzle/puzzle.ts';
import { EngineSolver } from '../../../site/src/solver/engine-solver.ts';
import { Lessons } from '../../../site/src/solver/lessons.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

type Ask = (
  request: unknown,
  options?: { signal: AbortSignal; onProgress: (now: unknown) => void },
) => unknown;

const ask = vi.fn<Ask>();
const engine = { ask: async (...given: Parameters<Ask>) => ask(...given) } as unknown as Engine;
const solver = new EngineSolver(engine);
const puzzle = emptyPuzzle(shapeOf(4));
const effort = { stopped: 'complete', nodes: 5, milliseconds: 2 };
const ignore = () => undefined;

const replies = (value: unknown) => ask.mockReturnValue({ ok: true, value });

beforeEach(() => void ask.mockReset());

test('a conflict is the cells that break a rule together: two, one or many', async () => {
  const pair = { first: 3, second: 7, others: [], rule: 'knight' };
  const many = { first: 0, second: 1, others: [9, 10], rule: 'house' };
  const one = { first: 5, second: 5, others: [], rule: 'house' };
  replies({ conflicts: [pair, many, one], marks: [] });
  expect((await solver.inspect(puzzle)).conflicts).toEqual([
    { cells: [3, 7], rule: 'knight' },
    { cells: [0, 1, 9, 10], rule: 'house' },
    { cells: [5], rule: 'house' },
  ]);
});

describe('questions', () => {
  test.each(['solve', 'count', 'first'] as const)(
    '%s comes with its solution as digits',
    async (kind) => {
      replies({ ...effort, count: '1', solution: '1234341221434321' });
      const { solution, count } = await solver.ask(kind, puzzle, ignore).answer;
      expect(ask.mock.calls[0]?.[0]).toEqual({ kind, puzzle: '1;;p' });
      expect([count, solution?.slice(0, 5)]).toEqual(['1', [1, 2, 3, 4, 3]]);
      replies({ ...effort, count: '0', solution: null });
      expect(await solver.ask(kind, puzzle, ignore).answer).toEqual({ ...effort, count: '0' });
    },
  );

  test.each([
    [1, ['count']],
    [4, ['count', 'solve']],
  ])('a count of a puzzle of any rules on %i cores asks %j', async (cores, kinds) => {
    vi.stubGlobal('navigator', { hardwareConcurrency: cores });
    vi.useFakeTimers();
    const any = emptyPuzzle(shapeOf(4), [{ name: 'classic' }, { name: 'constraints', items: [] }]);
    const found = { ok: true, value: { ...effort, count: '1', solution: null } };
    ask.mockImplementation(
      () => new Promise((resolve) => void setTimeout(() => resolve(found), 3000)),
    );
    const { answer } = solver.ask('count', any, ignore);
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toEqual({ ...effort, count: '1' });
    expect(ask.mock.calls.map(([request]) => (request as { kind: string }).kind)).toEqual(kinds);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('all fetches solutions up to what can be leafed through', async () => {
    replies({ ...effort, count: '2', solution: null, grids: ['12', '21'] });
    expect(await solver.ask('all', puzzle, ignore).answer).toMatchObject({
      solutions: [
        [1, 2],
        [2, 1],
      ],
    });
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ kind: 'enumerate', skip: 0, most: 10_000 });
  });

  test('candidates and contradictions say what they found', async () => {
    replies({ ...effort, cells: [3, 5], solutions: [] });
    const candidates = { ...effort, count: '', candidates: [3, 5] };
    expect(await solver.ask('candidates', puzzle, ignore).answer).toEqual(candidates);
    expect(ask.mock.calls[0]?.[0]).toEqual({ kind: 'candidates', puzzle: '1;;p' });
    const occurrences = [7, 1000, 0, 0, 1000, 0, 7, 0];
    replies({ ...effort, cells: [3, 5], solutions: occurrences });
    expect(await solver.ask('howMany', puzzle, ignore).answer).toEqual({
      ...candidates,
      occurrences,
    });
    expect(ask.mock.calls[1]?.[0]).toMatchObject({
      kind: 'candidates',
      limits: { solutions: 1000 },
    });
    replies({ ...effort, solvable: false, cells: [0, 7], rules: [] });
    expect(await solver.ask('whyNot', puzzle, ignore).answer).toEqual({
      ...effort,
      count: '0',
      core: [0, 7],
    });
    replies({ ...effort, solvable: true, cells: [], rules: [] });
    expect(await solver.ask('whyNot', puzzle, ignore).answer).toEqual({ ...effort, count: '1' });
  });

  test('that are stopped answer with what was found until then', async () => {
    ask.mockImplementation((_, options) => {
      options?.onProgress({ count: '17', nodes: 100, fraction: 0.5, stage: 'searching' });
      return new Promise((__, reject) => {
        options?.signal.addEventListener('abort', () => reject(new Error('aborted')));
      });
    });
    const seen: string[] = [];
    const job = solver.ask('count', puzzle, ({ count }) => seen.push(count));
    await Promise.resolve();
    job.stop();
    expect(await job.answer).toMatchObject({ count: '17', nodes: 100, stopped: 'cancelled' });
    expect(seen).toEqual(['17']);
  });

  test('reject where the engine broke down, or was asked what it cannot read', async () => {
    ask.mockImplementation(() => Promise.reject(new Error('lost')));
    await expect(solver.ask('count', puzzle, ignore).answer).rejects.toThrow('lost');
    ask.mockImplementation(() => ({ ok: false, problem: { code: 'bad_rule', found: 'x' } }));
    await expect(solver.inspect(puzzle)).rejects.toThrow('bad_rule');
    await expect(new Lessons(engine).steps(puzzle, 0)).rejects.toThrow('bad_rule: x');
  });
});

test('what sees what: all of it, what is far, and what cannot repeat a digit', async () => {
  replies([
    { rule: 'classic', cells: [[1, 4], [0]] },
    { rule: 'knight', cells: [[4, 6], []] },
    { rule: 'torus-pairs', cells: [[9], []] },
  ]);
  const { seen, far, different } = await solver.reach(puzzle);
  expect([seen[0], far[0], different[0]]).toEqual([
    [1, 4, 6, 9],
    [6, 9],
    [1, 4, 6],
  ]);
  expect([seen[1], far[1], seen[15]]).toEqual([[0], [], []]);
});

test('a text comes with names and candidates, and without what is no description', async () => {
  replies({
    puzzles: ['1;;1o', 'from another version', '1;;p'],
    names: ['One'],
    candidates: [[], [], [6]],
    entered: [[], [], [4]],
    problem: { code: 'row_too_short' },
  });
  const { puzzles, problem } = await solver.read('…');
  expect(puzzles).toMatchObject([{ name: 'One' }, { name: '', candidates: [6], entered: [4] }]);
  expect(puzzles[0]).not.toHaveProperty('candidates');
  expect(problem).toEqual({ code: 'row_too_short' });
  replies({ puzzles: [], names: [], candidates: [], entered: [], problem: null });
  expect(await solver.read('…')).toEqual({ puzzles: [] });
});
