import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { AskOptions, Engine } from '../../../site/src/engine/index.ts';
import { countBesideSolve } from '../../../site/src/solver/count-beside-solve.ts';

interface Asked {
  readonly signal: AbortSignal | undefined;
  readonly answer: (changes: object) => void;
  readonly fail: () => void;
}

let asked: Partial<Record<string, Asked>>;
const engine = {
  ask: ({ kind }: { kind: string }, { signal }: AskOptions = {}) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
      const value = { count: '1', stopped: 'complete', nodes: 1, milliseconds: 1, solution: '12' };
      asked[kind] = {
        signal,
        answer: (changes) => resolve({ ok: true, value: { ...value, ...changes } }),
        fail: () => reject(new Error('broken')),
      };
    }),
} as unknown as Engine;

beforeEach(() => {
  vi.useFakeTimers();
  asked = {};
});
afterEach(() => vi.useRealTimers());

const count = (options: AskOptions = {}) => countBesideSolve(engine, '1;;p', options);
const begun = () => vi.advanceTimersByTimeAsync(1000);

test('a count that ends soon is asked for alone', async () => {
  const counting = count();
  await vi.advanceTimersByTimeAsync(999);
  asked['count']?.answer({ count: '7' });
  expect(await counting).toMatchObject({ value: { count: '7' } });
  await begun();
  expect(Object.keys(asked)).toEqual(['count']);
});

test.each(['0', '1'])(
  'solving that finds %s at most answers, and the count ends',
  async (found) => {
    const counting = count();
    await begun();
    asked['solve']?.answer({ count: found });
    expect(await counting).toMatchObject({ value: { count: found, stopped: 'complete' } });
    expect(asked['count']?.signal?.aborted).toBe(true);
  },
);

test.each([
  ['two solutions', { count: '2', stopped: 'solution_limit' }],
  ['one, and no more in time', { count: '1', stopped: 'time_limit' }],
])('solving that finds %s leaves it to the count', async (_, found) => {
  const counting = count();
  await begun();
  asked['solve']?.answer(found);
  await vi.advanceTimersByTimeAsync(1);
  asked['count']?.answer({ count: '12' });
  expect(await counting).toMatchObject({ value: { count: '12' } });
});

test('solving that fails leaves it to the count, and a count that ends stops it', async () => {
  const counting = count();
  await begun();
  asked['solve']?.fail();
  await vi.advanceTimersByTimeAsync(1);
  asked['count']?.answer({ count: '3' });
  expect(await counting).toMatchObject({ value: { count: '3' } });
  const again = count();
  await begun();
  asked['count']?.answer({ count: '4' });
  expect(await again).toMatchObject({ value: { count: '4' } });
  expect(asked['solve']?.signal?.aborted).toBe(true);
});

test('stopped, it stops both', async () => {
  const aborter = new AbortController();
  const counting = count({ signal: aborter.signal });
  const failed = expect(counting).rejects.toThrow('aborted');
  await begun();
  aborter.abort();
  await failed;
  expect(asked['count']?.signal?.aborted).toBe(true);
  expect(asked['solve']?.signal?.aborted).toBe(true);
});
