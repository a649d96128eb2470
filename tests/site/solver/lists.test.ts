import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { EngineFailure, type AskOptions, type Engine } from '../../../site/src/engine/engine.ts';
import type { EngineRequest } from '../../../site/src/engine/messages/request-types.ts';
import type { Outcome } from '../../../site/src/engine/messages/types.ts';
import { emptyPuzzle } from '../../../site/src/puzzle/puzzle.ts';
import { partOf, type ReadPart } from '../../../site/src/solver/described.ts';
import { EngineLists } from '../../../site/src/solver/lists.ts';
import { canReadOn, readOn } from '../../../site/src/solver/read-on.ts';
import type { Problem } from '../../../site/src/solver/solver.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

let reply: (request: EngineRequest, options: AskOptions) => Promise<unknown>;
const engine = {
  ask: (request: EngineRequest, options: AskOptions) => reply(request, options),
} as unknown as Engine;
const lists = new EngineLists(engine, 2);
const { signal } = new AbortController();
const answers = (value: unknown) => {
  reply = () => Promise.resolve({ ok: true, value } as Outcome<never>);
};

describe('a puzzle of a list', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test.each([
    [
      { count: '1', stopped: 'complete', solution: '12' },
      { answer: 'one', solution: '12' },
    ],
    [{ count: '2', stopped: 'solution_limit', solution: '12' }, { answer: 'several' }],
    [{ count: '0', stopped: 'complete' }, { answer: 'none' }],
    [{ count: '1', stopped: 'node_limit', solution: '12' }, { answer: 'late' }],
    [{ count: '0', stopped: 'node_limit' }, { answer: 'late' }],
  ])('that is solved with %j has the answer %j', async (found, answer) => {
    answers(found);
    expect(await lists.solve('1;;p', signal)).toEqual(answer);
  });

  test.each([
    ['sound', 'one'],
    ['no-solution', 'none'],
    ['several-solutions', 'several'],
    ['stopped', 'late'],
  ])('in the state %s has the answer %s', async (kind, answer) => {
    answers({ state: { kind }, grade: null });
    expect(await lists.grade('1;;p', signal)).toEqual({ answer });
  });

  test('on a board that nobody grades says nothing of its solutions', async () => {
    answers({ state: { kind: 'other-board' }, grade: null });
    expect(await lists.grade('1;;p', signal)).toEqual({});
  });

  test('has its grade', async () => {
    const grade = { level: 'hard', score: 9, hardest: 'X-Wing', steps: 3, singles: false };
    answers({ state: { kind: 'sound' }, grade });
    expect(await lists.grade('1;;p', signal)).toEqual({
      answer: 'one',
      level: 'hard',
      score: 9,
      hardest: 'X-Wing',
    });
  });

  test('on which the engine breaks down fails alone; without an engine all do', async () => {
    reply = () => Promise.reject(new EngineFailure('crashed', ''));
    expect(await lists.grade('1;;p', signal)).toEqual({ answer: 'failed' });
    reply = () => Promise.reject(new EngineFailure('no_worker', ''));
    await expect(lists.grade('1;;p', signal)).rejects.toThrow('no_worker');
  });

  test('is given up after ten seconds, and at once when it is told to stop', async () => {
    reply = (_, options) =>
      new Promise((_resolve, reject) =>
        options.signal?.addEventListener('abort', () => reject(new Error('ended'))),
      );
    const late = lists.grade('1;;p', signal);
    vi.advanceTimersByTime(9_999);
    vi.advanceTimersByTime(1);
    expect(await late).toEqual({ answer: 'late' });
    const aborter = new AbortController();
    const stopped = lists.solve('1;;p', aborter.signal);
    aborter.abort();
    await expect(stopped).rejects.toThrow('ended');
  });

  test('is solved when it is full and nothing is broken', async () => {
    const full = { ...emptyPuzzle(shapeOf(4)), givens: new Array<number>(16).fill(1) };
    answers({ conflicts: [] });
    expect([await lists.isSolved(full), await lists.isSolved(emptyPuzzle(shapeOf(4)))]).toEqual([
      true,
      false,
    ]);
    answers({ conflicts: [{}] });
    expect(await lists.isSolved(full)).toBe(false);
  });
});

describe('a list with bad lines', () => {
  /** Reads lines that are a number of sixteen cells as the core does: up to the first bad one. */
  const read = (text: string): Promise<ReadPart> => {
    const puzzles: string[] = [];
    let problem: Problem | null = null;
    for (const [at, line] of text.split('\n').entries()) {
      if (line === '' || line.startsWith('#')) continue;
      if (line !== 'bad') {
        puzzles.push(`1;;${line}`);
        continue;
      }
      problem = {
        code: 'row_too_short',
        line: at + 1,
        column: 4,
        cell: null,
        found: 'x',
        expected: 'y',
      };
      break;
    }
    const names: string[] = [];
    // The core does not know what a text is that begins with a bad line.
    const format = puzzles.length > 0 || !problem ? 'line' : null;
    return Promise.resolve(
      partOf({ format, puzzles, names, candidates: [], entered: [], problem }),
    );
  };
  const readAll = async (text: string) =>
    readOn(text, await read(text.replaceAll('\r\n', '\n')), read);

  test('is read to its end, and every bad line is named', async () => {
    const text = ['1o', 'bad', '2o', '', '# a comment', 'bad', 'bad', '3o', ''].join('\r\n');
    const { puzzles, skipped, problem } = await readAll(text);
    expect(puzzles.map(({ description }) => description)).toEqual(['1;;1o', '1;;2o', '1;;3o']);
    expect(skipped?.map(({ line, column }) => [line, column])).toEqual([
      [2, 4],
      [6, 4],
      [7, 4],
    ]);
    expect(problem).toBeUndefined();
  });

  test('counts its lines beyond the first piece', async () => {
    const text = ['bad', 'bad', ...new Array<string>(1300).fill('1o'), 'bad', '2o'].join('\n');
    const { puzzles, skipped } = await readAll(text);
    expect(puzzles).toHaveLength(1301);
    expect(skipped?.map(({ line }) => line)).toEqual([1, 2, 1303]);
  });

  test('names the first line of a piece that is refused as a whole, and goes on after it', async () => {
    const refused: Problem = {
      ...{ code: 'unknown_format', line: null, column: null, cell: null },
      ...{ found: 'x', expected: 'y' },
    };
    const about = { format: null, puzzles: [], names: [], candidates: [], entered: [] };
    const whole = (piece: string) =>
      piece.startsWith('alien')
        ? Promise.resolve(partOf({ ...about, problem: refused }))
        : read(piece);
    const text = ['bad', ...new Array<string>(500).fill('alien'), '1o'].join('\n');
    const { puzzles, skipped } = await readOn(text, await read(text), whole);
    expect(skipped?.map(({ line }) => line)).toEqual([1, 2]);
    expect(puzzles.map(({ description }) => description)).toEqual(['1;;1o']);
  });

  test('is given up after 500 bad lines, and at 100,000 puzzles', async () => {
    const { skipped, problem } = await readAll(new Array<string>(600).fill('bad').join('\n'));
    expect([skipped?.length, problem?.line]).toEqual([500, 501]);
    const many = await readAll(['bad', ...new Array<string>(100_002).fill('1o')].join('\n'));
    expect([many.puzzles.length, many.problem?.code]).toEqual([100_000, 'too_large']);
  });

  test('is a list of lines or of descriptions, and not too large', async () => {
    const part = await read('1o\nbad');
    expect(canReadOn(part)).toBe(true);
    expect(canReadOn({ ...part, format: 'rows' })).toBe(false);
    expect(canReadOn({ ...part, problem: null })).toBe(false);
    const large = part.problem && { ...part.problem, code: 'too_large' as const };
    expect(canReadOn({ ...part, problem: large })).toBe(false);
  });
});
