import { describe, expect, test, vi } from 'vitest';

import { createEngineIn } from '../../../site/src/engine/client.ts';
import type { Engine } from '../../../site/src/engine/engine.ts';
import type { CountPart, Limits } from '../../../site/src/engine/messages/request-types.ts';
import type { CountedPart, Progress } from '../../../site/src/engine/messages/types.ts';
import type { FakeWorker } from './fake-worker.ts';
import { fakeEnvironment } from './fake-worker.ts';

const puzzle = '1;;zzzc';
const partsPerWorker = 2;

/** Three workers at most: two that share a count, and one that stays free. */
function engineOfThree(): { engine: Engine; workers: FakeWorker[] } {
  const { environment, workers } = fakeEnvironment({ most: 3 });
  return { engine: createEngineIn(environment), workers };
}

/** The worker at that place, as soon as it was made and told to start; then it is ready. */
async function ready(workers: readonly FakeWorker[], index: number): Promise<FakeWorker> {
  const worker = await vi.waitFor(() => {
    const made = workers[index];
    if (made?.heard[0]?.kind !== 'start') throw new Error('not started yet');
    return made;
  });
  worker.say({ kind: 'ready', id: 0, milliseconds: 1 });
  return worker;
}

interface Asked {
  readonly id: number;
  readonly part: CountPart;
  readonly limits: Limits | undefined;
}

/** The part that a worker was asked for, other than the one with that id. */
function asked(worker: FakeWorker, before = 0): Promise<Asked> {
  return vi.waitFor(() => {
    const { id, request } = worker.job;
    if (request.kind !== 'count-part' || id === before) throw new Error('no part yet');
    return { id, part: request.part, limits: request.limits };
  });
}

/** Progress of a part, after the time that passes between two reports. */
async function tell(worker: FakeWorker, id: number, progress: Progress): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 60));
  worker.say({ kind: 'progress', id, progress });
}

function say(worker: FakeWorker, id: number, changes: Partial<CountedPart>): void {
  const value: CountedPart = {
    count: '0',
    stopped: 'complete',
    nodes: 10,
    milliseconds: 1,
    solution: null,
    way: 'visiting',
    partsPerWorker,
    ...changes,
  };
  worker.say({ kind: 'reply', id, reply: { ok: true, value } });
}

/** A count that one worker was not done with soon, now on two workers. */
async function shared(
  engine: Engine,
  workers: FakeWorker[],
  options: {
    signal?: AbortSignal;
    onProgress?: (progress: Progress) => void;
    limits?: Limits;
  } = {},
): Promise<{ answer: Promise<unknown>; first: FakeWorker; second: FakeWorker; parts: Asked[] }> {
  const { limits, ...asking } = options;
  const request = limits === undefined ? { puzzle } : { puzzle, limits };
  const answer = engine.ask({ kind: 'count', ...request }, asking);
  answer.catch(() => undefined);
  const first = await ready(workers, 0);
  const alone = await asked(first);
  say(first, alone.id, { count: '7', stopped: 'time_limit' });
  const second = await ready(workers, 1);
  return { answer, first, second, parts: [await asked(first, alone.id), await asked(second)] };
}

/** Answers every part that a worker is asked for, with ten to the power of its number. */
async function workOff(worker: FakeWorker, done: CountPart[]): Promise<void> {
  for (let last = 0; ;) {
    const next = await asked(worker, last).catch(() => null);
    if (next === null) return;
    last = next.id;
    done.push(next.part);
    say(worker, next.id, { count: (10n ** BigInt(next.part.number + 20)).toString() });
  }
}

describe('a long count', () => {
  test('of a puzzle for the second module is counted in parts, too', async () => {
    const { engine, workers } = engineOfThree();
    const puzzle = '1;constraints:.Cage!5!R1C1!R1C2;p';
    const answer = engine.ask({ kind: 'count', puzzle });
    const worker = await ready(workers, 0);
    const { id, part } = await asked(worker);
    expect(part).toEqual({ number: 0, of: 1, way: '' });
    expect(worker.job.request).toMatchObject({ puzzle });
    say(worker, id, { count: '96' });
    expect(await answer).toMatchObject({ ok: true, value: { count: '96' } });
  });

  test('begins on one worker, and stays there when it is done soon', async () => {
    const { engine, workers } = engineOfThree();
    const answer = engine.ask({ kind: 'count', puzzle, limits: { solutions: 9 } });
    const worker = await ready(workers, 0);
    const { id, part, limits } = await asked(worker);
    expect(part).toEqual({ number: 0, of: 1, way: '' });
    expect(limits).toMatchObject({ solutions: 9 });
    say(worker, id, { count: '288' });
    expect(await answer).toEqual({
      ok: true,
      value: { count: '288', stopped: 'complete', nodes: 10, milliseconds: 1, solution: null },
    });
    expect(workers).toHaveLength(1);
  });

  test('is shared afterwards: every part once, told the way, and added up exactly', async () => {
    const { engine, workers } = engineOfThree();
    const { answer, first, second } = await shared(engine, workers);
    const done: CountPart[] = [];
    await Promise.all([workOff(first, done), workOff(second, done)]);
    expect(done.map(({ number }) => number).sort()).toEqual([0, 1, 2, 3]);
    expect(done.every(({ of, way }) => of === 4 && way === 'visiting')).toBe(true);
    expect(await answer).toMatchObject({
      ok: true,
      value: { count: `1111${'0'.repeat(20)}`, stopped: 'complete', nodes: 40 },
    });
    expect(workers).toHaveLength(2);
  });

  test('waits for a slow device to find out the way', async () => {
    const { engine, workers } = engineOfThree();
    const answer = engine.ask({ kind: 'count', puzzle });
    const worker = await ready(workers, 0);
    const once = await asked(worker);
    say(worker, once.id, { stopped: 'time_limit', way: '' });
    const again = await asked(worker, once.id);
    expect(again.part.of).toBe(1);
    expect(again.limits?.milliseconds).toBeGreaterThan(once.limits?.milliseconds ?? Infinity);
    say(worker, again.id, { count: '3' });
    expect(await answer).toMatchObject({ ok: true, value: { count: '3' } });
  });

  test('reports the progress of all parts together, and nothing goes back', async () => {
    const { engine, workers } = engineOfThree();
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const { first, second, parts } = await shared(engine, workers, { onProgress });
    const [one, other] = parts as [Asked, Asked];
    await tell(first, one.id, { count: '100', nodes: 5, fraction: 0.4, stage: 'searching' });
    await tell(second, other.id, { count: '11', nodes: 6, fraction: 0.2, stage: 'searching' });
    expect(seen.at(-1)).toEqual({
      count: '111',
      nodes: 11,
      fraction: (0.4 + 0.2) / 4,
      stage: 'searching',
    });
    // As one that a worker had sent before.
    await tell(second, other.id, { count: '10', nodes: 5, fraction: 0.1, stage: 'searching' });
    expect(seen.at(-1)).toMatchObject({ count: '111', nodes: 11, fraction: (0.4 + 0.2) / 4 });
    say(first, one.id, { count: '120' });
    await tell(second, other.id, { count: '12', nodes: 7, fraction: 0.3, stage: 'searching' });
    expect(seen.at(-1)).toEqual({
      count: '132',
      nodes: 17,
      fraction: (1 + 0.3) / 4,
      stage: 'searching',
    });
    seen.slice(1).forEach((now, index) => {
      expect(now.fraction).toBeGreaterThanOrEqual(seen[index]?.fraction ?? 0);
      expect(BigInt(now.count) >= BigInt(seen[index]?.count ?? 0)).toBe(true);
    });
    engine.close();
  });

  test('tells the stage of one worker alone, and of several only what they have searched', async () => {
    const { engine, workers } = engineOfThree();
    const seen: Progress[] = [];
    const onProgress = (progress: Progress) => seen.push(progress);
    const answer = engine.ask({ kind: 'count', puzzle }, { onProgress });
    const alone = await ready(workers, 0);
    const whole = await asked(alone);
    const nothing = { count: '0', nodes: 0 };
    await tell(alone, whole.id, { ...nothing, fraction: 0.5, stage: 'reading' });
    expect(seen.at(-1)).toMatchObject({ fraction: 0.5, stage: 'reading' });
    await tell(alone, whole.id, { ...nothing, fraction: 0.1, stage: 'preparing' });
    expect(seen.at(-1)).toMatchObject({ fraction: 0.1, stage: 'preparing' });
    say(alone, whole.id, { stopped: 'time_limit' });
    const part = await asked(alone, whole.id);
    const told = seen.length;
    await tell(alone, part.id, { ...nothing, fraction: 0.8, stage: 'reading' });
    expect(seen.slice(told)).toEqual([{ ...nothing, fraction: 0, stage: 'searching' }]);
    engine.close();
    await expect(answer).rejects.toThrow();
  });

  test('stops at once on every worker, and keeps another one warm', async () => {
    const { engine, workers } = engineOfThree();
    const controller = new AbortController();
    const { answer, first, second } = await shared(engine, workers, { signal: controller.signal });
    controller.abort();
    expect([first.terminated, second.terminated]).toEqual([true, true]);
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    await ready(workers, 2);
    expect(workers).toHaveLength(3);
  });

  test('fails when one worker does, and ends the others', async () => {
    const { engine, workers } = engineOfThree();
    const { answer, first, second } = await shared(engine, workers);
    second.fail('out of memory');
    await expect(answer).rejects.toMatchObject({ name: 'EngineFailure', code: 'crashed' });
    expect([first.terminated, second.terminated]).toEqual([true, true]);
  });

  test('ends the other parts when as many solutions are found as were asked for', async () => {
    const { engine, workers } = engineOfThree();
    const limits = { solutions: 500 };
    const { answer, first, second, parts } = await shared(engine, workers, { limits });
    say(first, parts[0]?.id ?? 0, { count: '512', stopped: 'solution_limit' });
    expect(await answer).toMatchObject({
      ok: true,
      value: { count: '500', stopped: 'solution_limit' },
    });
    expect(second.terminated).toBe(true);
  });

  test('ends in time, with what was counted until then', async () => {
    const { engine, workers } = engineOfThree();
    const limits = { milliseconds: 60_000 };
    const { answer, first, second, parts } = await shared(engine, workers, { limits });
    expect(parts.every((part) => (part.limits?.milliseconds ?? 0) > 50_000)).toBe(true);
    say(first, parts[0]?.id ?? 0, { count: '20', stopped: 'time_limit' });
    say(second, parts[1]?.id ?? 0, { count: '3', stopped: 'time_limit' });
    expect(await answer).toMatchObject({ ok: true, value: { count: '23', stopped: 'time_limit' } });
  });

  test('stays stopped by time when another part comes to its end', async () => {
    const { engine, workers } = engineOfThree();
    const limits = { milliseconds: 60_000 };
    const { answer, first, second, parts } = await shared(engine, workers, { limits });
    const heard = [first.heard.length, second.heard.length];
    say(first, parts[0]?.id ?? 0, { count: '20', stopped: 'time_limit' });
    say(second, parts[1]?.id ?? 0, { count: '3', stopped: 'complete' });
    expect(await answer).toMatchObject({ ok: true, value: { count: '23', stopped: 'time_limit' } });
    expect([first.heard.length, second.heard.length]).toEqual(heard);
  });

  test('gives later parts the time that is left, and no more', async () => {
    const { engine, workers } = engineOfThree();
    const began = performance.now();
    const limits = { milliseconds: 60_000 };
    const { first, parts } = await shared(engine, workers, { limits });
    const clock = vi.spyOn(performance, 'now').mockReturnValue(began + 50_000);
    try {
      const [one] = parts as [Asked, Asked];
      say(first, one.id, { count: '20' });
      const { limits: later } = await asked(first, one.id);
      // The count began a little after the clock was looked at.
      expect(later?.milliseconds).toBeGreaterThanOrEqual(10_000);
      expect(later?.milliseconds).toBeLessThan(20_000);
    } finally {
      clock.mockRestore();
      engine.close();
    }
  });

  test('takes no more parts when the time is over', async () => {
    const { engine, workers } = engineOfThree();
    const limits = { milliseconds: 60_000 };
    const { answer, first, second, parts } = await shared(engine, workers, { limits });
    const heard = first.heard.length;
    const later = performance.now() + 60_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    say(first, parts[0]?.id ?? 0, { count: '20' });
    say(second, parts[1]?.id ?? 0, { count: '3' });
    expect(await answer).toMatchObject({ ok: true, value: { count: '23', stopped: 'time_limit' } });
    clock.mockRestore();
    expect(first.heard).toHaveLength(heard);
  });

  test('about what is no puzzle is a problem, not a failure', async () => {
    const { engine, workers } = engineOfThree();
    const answer = engine.ask({ kind: 'count', puzzle: 'nonsense' });
    const worker = await ready(workers, 0);
    const { id } = await asked(worker);
    const problem = {
      code: 'unknown_version',
      line: 1,
      column: 1,
      cell: null,
      found: '',
      expected: '',
    } as const;
    worker.say({ kind: 'reply', id, reply: { ok: false, problem } });
    expect(await answer).toEqual({ ok: false, problem });
  });
});

test('a count with a budget of nodes is one search on one worker', async () => {
  const { engine, workers } = engineOfThree();
  const answer = engine.ask({ kind: 'count', puzzle, limits: { nodes: 1000 } });
  const worker = await ready(workers, 0);
  const { id, request } = await vi.waitFor(() => worker.job);
  expect(request.kind).toBe('count');
  say(worker, id, { count: '5', stopped: 'node_limit' });
  expect(await answer).toMatchObject({ ok: true, value: { count: '5' } });
});
