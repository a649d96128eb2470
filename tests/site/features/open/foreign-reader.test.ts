import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ReaderAnswer, ReaderQuestion } from '../../../../site/src/exchange/reader-worker.ts';

vi.mock('virtual:ninefold-reader', () => ({ default: 'the script' }));

/** What the workers of a test answer to a text; undefined for silence. */
let answerTo: (text: string) => 'read' | 'failed' | 'error' | undefined;
let workers: FakeWorker[];

/** Answers as soon as it is asked, as the browser does it. */
class FakeWorker extends EventTarget {
  isOver = false;
  readonly texts: string[] = [];

  constructor(readonly url: string) {
    super();
    workers.push(this);
  }

  postMessage({ id, text }: ReaderQuestion): void {
    this.texts.push(text);
    queueMicrotask(() => {
      const kind = answerTo(text);
      if (this.isOver || kind === undefined) return;
      if (kind === 'error') {
        this.dispatchEvent(Object.assign(new Event('error'), { message: 'broken' }));
        return;
      }
      const data: ReaderAnswer =
        kind === 'read'
          ? { kind, id, outcome: { kind: 'other-program', program: 'iss' } }
          : { kind, id, reason: `no ${text}` };
      this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  terminate(): void {
    this.isOver = true;
  }
}

async function newReader() {
  vi.resetModules();
  return (await import('../../../../site/src/features/open/foreign-reader.ts')).readInWorker;
}

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  answerTo = () => 'read';
  vi.stubGlobal('Worker', FakeWorker);
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:reader');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const running = () => workers.filter(({ isOver }) => !isOver);

test('first questions at once are asked of one worker', async () => {
  const read = await newReader();
  await Promise.all([read('a'), read('b')]);
  await read('c');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.texts).toEqual(expect.arrayContaining(['a', 'b', 'c']));
});

test('a browser that refuses workers of one kind is asked for the other', async () => {
  const read = await newReader();
  answerTo = () => (workers.length === 1 ? 'error' : 'read');
  await expect(read('a')).resolves.toMatchObject({ kind: 'other-program' });
  expect(workers.map(({ url }) => url.slice(0, 5))).toEqual(['blob:', 'data:']);
  expect(running()).toHaveLength(1);
  answerTo = () => 'read';
  await read('b');
  expect(workers).toHaveLength(2);
});

test('where none starts, the next question tries again', async () => {
  const read = await newReader();
  answerTo = () => 'error';
  await expect(read('a')).rejects.toThrow('broken');
  expect(running()).toHaveLength(0);
  answerTo = () => 'read';
  await expect(read('a')).resolves.toBeDefined();
});

test('a text that is never answered is not tried in another worker', async () => {
  const read = await newReader();
  answerTo = (text) => (text.startsWith('endless') ? undefined : 'read');
  const wrong = [read('endless'), read('endless, too')].map((answer) =>
    expect(answer).rejects.toThrow('silent'),
  );
  await vi.advanceTimersByTimeAsync(20_000);
  await Promise.all(wrong);
  expect(workers).toHaveLength(1);
  expect(running()).toHaveLength(0);
  await expect(read('b')).resolves.toBeDefined();
  expect(workers).toHaveLength(2);
});

test('a text at which reading breaks down is not tried again, and its worker goes on', async () => {
  const read = await newReader();
  answerTo = (text) => (text === 'bad' ? 'failed' : 'read');
  await expect(read('bad')).rejects.toThrow('no bad');
  await read('b');
  expect(workers).toHaveLength(1);
});

test('an error ends all questions to that worker', async () => {
  const read = await newReader();
  await read('a');
  answerTo = (text) => (text === 'second' ? 'error' : undefined);
  const all = [read('first'), read('second')].map((answer) =>
    expect(answer).rejects.toThrow('broken'),
  );
  await Promise.all(all);
  expect(running()).toHaveLength(0);
});

test('a worker that was made ready is asked the first question', async () => {
  const read = await newReader();
  const { prepareReader } = await import('../../../../site/src/features/open/foreign-reader.ts');
  prepareReader();
  prepareReader();
  await vi.waitFor(() => expect(workers).toHaveLength(1));
  await read('a');
  expect(workers).toHaveLength(1);
  expect(workers[0]?.texts).toEqual(['', 'a']);
});

test('one that could not be made ready is told with the first question', async () => {
  const read = await newReader();
  const { prepareReader } = await import('../../../../site/src/features/open/foreign-reader.ts');
  answerTo = () => 'error';
  prepareReader();
  await vi.waitFor(() => expect(workers).toHaveLength(2));
  await expect(read('a')).rejects.toThrow('broken');
});
