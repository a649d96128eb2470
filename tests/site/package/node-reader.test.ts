import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ReaderAnswer, ReaderQuestion } from '../../../site/src/exchange/reader-worker.ts';
import { nodeReader } from '../../../site/src/package/node-engine.ts';

vi.mock('virtual:ninefold-reader', () => ({ default: 'script' }));

/** A thread that answers only when it is told to. */
const threads = vi.hoisted(() => {
  class Thread {
    static all: Thread[] = [];
    onmessage: ((event: { data: unknown }) => void) | null = null;
    onerror: ((event: { message: string }) => void) | null = null;
    asked: unknown[] = [];
    isOver = false;

    constructor() {
      Thread.all.push(this);
    }

    postMessage(question: unknown): void {
      this.asked.push(question);
    }

    terminate(): void {
      this.isOver = true;
    }
  }
  return Thread;
});
vi.mock('../../../site/src/package/node-worker.ts', () => ({ NodeWorker: threads }));

beforeEach(() => {
  threads.all = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

/** What the thread of that number was asked. */
const textsOf = (number: number) =>
  (threads.all[number]?.asked as ReaderQuestion[] | undefined)?.map(({ text }) => text);

async function answer(number: number, more: object): Promise<void> {
  const thread = threads.all[number];
  const { id } = thread?.asked.at(-1) as ReaderQuestion;
  thread?.onmessage?.({ data: { id, ...more } as ReaderAnswer });
  await vi.advanceTimersByTimeAsync(0);
}

test('one text is read at a time', async () => {
  const read = nodeReader();
  const answers = [read('one'), read('two')];
  await vi.advanceTimersByTimeAsync(0);
  expect(textsOf(0)).toEqual(['one']);
  await answer(0, { kind: 'read', outcome: undefined });
  expect(textsOf(0)).toEqual(['one', 'two']);
  await answer(0, { kind: 'read', outcome: { kind: 'text', text: 'x' } });
  await expect(Promise.all(answers)).resolves.toEqual([undefined, { kind: 'text', text: 'x' }]);
  expect(threads.all).toHaveLength(1);
});

test('a text on which the thread is silent takes no other along', async () => {
  const read = nodeReader();
  const silent = expect(read('one')).rejects.toMatchObject({
    name: 'EngineFailure',
    code: 'crashed',
  });
  const other = read('two');
  await vi.advanceTimersByTimeAsync(20_000);
  await silent;
  expect(threads.all[0]?.isOver).toBe(true);
  expect(textsOf(1)).toEqual(['two']);
  // It has all its time.
  await vi.advanceTimersByTimeAsync(19_000);
  await answer(1, { kind: 'read', outcome: undefined });
  await expect(other).resolves.toBeUndefined();
});

test('a thread that is lost, and reading that breaks down, are failures of the engine', async () => {
  const read = nodeReader();
  const lost = expect(read('one')).rejects.toMatchObject({ message: 'crashed: gone' });
  const broken = expect(read('two')).rejects.toMatchObject({
    name: 'EngineFailure',
    message: 'crashed: TypeError',
  });
  await vi.advanceTimersByTimeAsync(0);
  threads.all[0]?.onerror?.({ message: 'gone' });
  await lost;
  await vi.advanceTimersByTimeAsync(0);
  await answer(1, { kind: 'failed', reason: 'TypeError' });
  await broken;
});
