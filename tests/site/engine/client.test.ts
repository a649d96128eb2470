import { getEventListeners } from 'node:events';

import { afterEach, describe, expect, test, vi } from 'vitest';

import { createEngineIn } from '../../../site/src/engine/client.ts';
import type { EngineFailure } from '../../../site/src/engine/engine.ts';
import type { EngineAnswer } from '../../../site/src/engine/messages/types.ts';
import { FakeWorker, fakeEnvironment } from './fake-worker.ts';

const puzzle = '1;;p';
const found: EngineAnswer = {
  count: '288',
  stopped: 'complete',
  nodes: 26,
  milliseconds: 1,
  solution: null,
};

/** Lets everything that waits for promises only go on. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

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

/** Replies to the job of a worker as soon as it has one that was not replied to. */
async function reply(worker: FakeWorker): Promise<void> {
  const { id } = await vi.waitFor(() => worker.job);
  worker.say({ kind: 'reply', id, reply: { ok: true, value: found } });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('asking', () => {
  test('starts a worker, and resolves with its reply', async () => {
    const { environment, workers } = fakeEnvironment();
    const answer = createEngineIn(environment).ask({ kind: 'count', puzzle });
    const worker = await ready(workers, 0);
    await reply(worker);
    expect(worker.job.request).toEqual({ kind: 'count', puzzle });
    expect(await answer).toEqual({ ok: true, value: found });
  });

  test('does not start a second worker beside one that is on its way', async () => {
    const { environment, workers } = fakeEnvironment();
    const engine = createEngineIn(environment);
    const started = engine.start();
    const answer = engine.ask({ kind: 'count', puzzle });
    await reply(await ready(workers, 0));
    await Promise.all([started, answer]);
    expect(workers).toHaveLength(1);
  });

  test('uses the same worker again, and more of them only for work side by side', async () => {
    const { environment, workers } = fakeEnvironment();
    const engine = createEngineIn(environment);
    const first = engine.ask({ kind: 'count', puzzle });
    const worker = await ready(workers, 0);
    await reply(worker);
    await first;
    const second = engine.ask({ kind: 'count', puzzle });
    await reply(worker);
    await second;
    expect(workers).toHaveLength(1);

    const answers = [1, 2, 3].map(() => engine.ask({ kind: 'count', puzzle }));
    const other = await ready(workers, 1);
    await reply(worker);
    await settle();
    expect(workers).toHaveLength(2);
    await reply(worker);
    await reply(other);
    expect(await Promise.all(answers)).toHaveLength(3);
  });

  test('starts one worker for many questions, and no other while answers come quickly', async () => {
    const { environment, workers } = fakeEnvironment({ most: 4 });
    const engine = createEngineIn(environment);
    const answers = [1, 2, 3].map(() => engine.ask({ kind: 'count', puzzle }));
    // Longer than any job has to wait for a worker that could be had at once.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(workers).toHaveLength(1);
    const worker = await ready(workers, 0);
    for (let count = 0; count < 3; count++) await reply(worker);
    expect(await Promise.all(answers)).toHaveLength(3);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(workers).toHaveLength(1);
  });

  test('starts a worker for each job that waits for long, as many as there may be', async () => {
    const { environment, workers } = fakeEnvironment({ most: 3 });
    const engine = createEngineIn(environment);
    const answers = [1, 2, 3, 4, 5].map(() => engine.ask({ kind: 'count', puzzle }));
    const first = await ready(workers, 0);
    await Promise.all([reply(await ready(workers, 1)), reply(await ready(workers, 2))]);
    expect(workers).toHaveLength(3);
    for (const worker of [first, ...workers.slice(1)]) await reply(worker);
    expect(await Promise.all(answers)).toHaveLength(5);
  });

  test('hands on the progress of its own job only', async () => {
    const { environment, workers } = fakeEnvironment();
    const seen: string[] = [];
    const onProgress = ({ count }: { count: string }) => seen.push(count);
    const answer = createEngineIn(environment).ask({ kind: 'count', puzzle }, { onProgress });
    const worker = await ready(workers, 0);
    const { id } = await vi.waitFor(() => worker.job);
    worker.say({
      kind: 'progress',
      id,
      progress: { count: '5', nodes: 1, fraction: 0, stage: 'searching' },
    });
    worker.say({
      kind: 'progress',
      id: 99,
      progress: { count: '9', nodes: 1, fraction: 0, stage: 'searching' },
    });
    await reply(worker);
    await answer;
    expect(seen).toEqual(['5']);
  });
});

describe('watching', () => {
  const search = { puzzle, algorithm: 'stack', order: 'reading', singles: false } as const;
  const watch = {
    kind: 'watch',
    search,
    move: { position: 0, goal: 'event', budget: 1 },
  } as const;

  test('stays with one worker, and other jobs leave that alone', async () => {
    const { environment, workers } = fakeEnvironment();
    const engine = createEngineIn(environment);
    const watched = engine.ask(watch);
    const watcher = await ready(workers, 0);
    await reply(watcher);
    await watched;

    const counted = engine.ask({ kind: 'count', puzzle });
    const counter = await ready(workers, 1);
    await vi.waitFor(() => counter.job);
    const more = [engine.ask(watch), engine.ask(watch)];
    await reply(watcher);
    await reply(watcher);
    await Promise.all(more);
    await reply(counter);
    await counted;
    expect(
      watcher.heard.slice(1).map((message) => message.kind === 'ask' && message.request.kind),
    ).toEqual(['watch', 'watch', 'watch']);
    expect(workers).toHaveLength(2);
  });

  test('shares its worker when there can be no other', async () => {
    const { environment, workers } = fakeEnvironment({ most: 1 });
    const engine = createEngineIn(environment);
    const watched = engine.ask(watch);
    const worker = await ready(workers, 0);
    await reply(worker);
    await watched;
    const counted = engine.ask({ kind: 'count', puzzle });
    await reply(worker);
    expect((await counted).ok).toBe(true);
    expect(workers).toHaveLength(1);
  });
});

describe('stopping', () => {
  test('ends the worker, rejects with the reason, and keeps another one warm', async () => {
    const { environment, workers } = fakeEnvironment();
    const engine = createEngineIn(environment);
    const controller = new AbortController();
    const answer = engine.ask({ kind: 'count', puzzle }, { signal: controller.signal });
    const worker = await ready(workers, 0);
    await vi.waitFor(() => worker.job);
    controller.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.terminated).toBe(true);

    const warm = await ready(workers, 1);
    const next = engine.ask({ kind: 'count', puzzle });
    await reply(warm);
    expect((await next).ok).toBe(true);
    expect(workers).toHaveLength(2);
  });

  test('takes a waiting job out of the line', async () => {
    const { environment, workers } = fakeEnvironment({ most: 1 });
    const engine = createEngineIn(environment);
    const controller = new AbortController();
    const first = engine.ask({ kind: 'count', puzzle });
    const second = engine.ask({ kind: 'count', puzzle }, { signal: controller.signal });
    const worker = await ready(workers, 0);
    await vi.waitFor(() => worker.job);
    controller.abort();
    await expect(second).rejects.toMatchObject({ name: 'AbortError' });
    await reply(worker);
    await first;
    await settle();
    expect(workers).toHaveLength(1);
    expect(worker.heard.filter(({ kind }) => kind === 'ask')).toHaveLength(1);
  });

  test('a signal that lives on holds nothing of what is done', async () => {
    const { environment, workers } = fakeEnvironment();
    const engine = createEngineIn(environment);
    const { signal } = new AbortController();
    const answer = engine.ask({ kind: 'solve', puzzle }, { signal });
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await reply(await ready(workers, 0));
    await answer;
    expect(getEventListeners(signal, 'abort')).toHaveLength(0);
  });

  test('refuses a job whose signal is aborted already, and any after closing', async () => {
    const { environment, workers } = fakeEnvironment();
    const engine = createEngineIn(environment);
    const aborted = { name: 'AbortError' };
    const signal = AbortSignal.abort();
    await expect(engine.ask({ kind: 'describe' }, { signal })).rejects.toMatchObject(aborted);
    const open = engine.ask({ kind: 'describe' });
    engine.close();
    await expect(open).rejects.toMatchObject(aborted);
    await expect(engine.ask({ kind: 'describe' })).rejects.toMatchObject(aborted);
    const late = await ready(workers, 0);
    await settle();
    expect(late.terminated).toBe(true);
  });
});

describe('trouble', () => {
  const failureOf = (answer: Promise<unknown>) =>
    answer.then(
      () => undefined,
      (failure: EngineFailure) => failure,
    );

  test('an ask fails where the worker that was on its way never comes', async () => {
    const { environment } = fakeEnvironment({ workers: [] });
    const engine = createEngineIn(environment);
    const started = failureOf(engine.start());
    const answer = failureOf(engine.ask({ kind: 'count', puzzle }));
    expect(await answer).toMatchObject({ code: 'no_worker' });
    expect(await started).toMatchObject({ code: 'no_worker' });
  });

  const breakdowns: Record<string, (worker: FakeWorker) => void> = {
    'a crash': (worker) =>
      worker.say({ kind: 'crashed', id: worker.job.id, message: 'unreachable' }),
    'an error event': (worker) => worker.fail('out of memory'),
    'an unreadable message': (worker) => worker.onmessageerror?.({} as MessageEvent),
    'memory that ran out': (worker) => worker.say({ kind: 'out_of_memory', id: worker.job.id }),
  };

  test.each(Object.entries(breakdowns))(
    '%s fails the job alone; the next one gets a new worker',
    async (what, breakDown) => {
      const { environment, workers } = fakeEnvironment();
      const engine = createEngineIn(environment);
      const answer = failureOf(engine.ask({ kind: 'count', puzzle }));
      const worker = await ready(workers, 0);
      await vi.waitFor(() => worker.job);
      breakDown(worker);
      const code = what === 'memory that ran out' ? 'out_of_memory' : 'crashed';
      expect(await answer).toMatchObject({ name: 'EngineFailure', code });
      expect(worker.terminated).toBe(true);

      const next = engine.ask({ kind: 'count', puzzle });
      await reply(await ready(workers, 1));
      expect((await next).ok).toBe(true);
    },
  );

  test('tries every way to start a worker, with the module and with bytes, and remembers', async () => {
    const tried: string[] = [];
    const started: FakeWorker[] = [];
    const refused = () => {
      tried.push('refused');
      throw new DOMException('no', 'SecurityError');
    };
    const broken = () => {
      tried.push('broken');
      const worker = new FakeWorker();
      setTimeout(() => worker.fail(''), 0);
      return worker;
    };
    const picky = () => {
      tried.push('picky');
      const worker = new FakeWorker();
      started.push(worker);
      setTimeout(() => {
        const [start] = worker.heard;
        const bytes = start?.kind === 'start' && start.wasm instanceof ArrayBuffer;
        if (bytes) worker.say({ kind: 'ready', id: 0, milliseconds: 1 });
        else worker.onmessageerror?.({} as MessageEvent);
      }, 50);
      return worker;
    };
    const { environment } = fakeEnvironment({
      workers: [
        { name: 'refused', make: refused },
        { name: 'broken', make: broken },
        { name: 'picky', make: picky },
      ],
    });
    const engine = createEngineIn(environment);
    await engine.start();
    expect(tried).toEqual(['refused', 'refused', 'broken', 'broken', 'picky', 'picky']);
    await engine.start();
    expect(tried.slice(6)).toEqual(['picky']);
  });

  test('tells why the module does not start in a worker', async () => {
    const make = () => {
      const worker = new FakeWorker();
      // What is not about the start is not heard.
      setTimeout(() => worker.say({ kind: 'crashed', id: 5, message: 'somebody else' }), 0);
      setTimeout(() => worker.say({ kind: 'crashed', id: 0, message: 'out of memory' }), 20);
      return worker;
    };
    const { environment } = fakeEnvironment({ workers: [{ name: 'blob', make }] });
    expect(await failureOf(createEngineIn(environment).start())).toMatchObject({
      code: 'no_worker',
      message: expect.stringMatching(
        /blob with module: Error: out of memory; blob with bytes: Error: out of memory/,
      ) as string,
    });
  });

  test('says that no worker starts, and tries again when asked again', async () => {
    const { environment, workers } = fakeEnvironment({ patience: 20 });
    const engine = createEngineIn(environment);
    expect(await failureOf(engine.ask({ kind: 'describe' }))).toMatchObject({ code: 'no_worker' });
    expect(workers).toHaveLength(2);
    expect(await failureOf(engine.ask({ kind: 'describe' }))).toMatchObject({ code: 'no_worker' });
    expect(workers).toHaveLength(4);
    expect(workers.every(({ terminated }) => terminated)).toBe(true);
  });

  test('says that the module is broken', async () => {
    const { environment } = fakeEnvironment({
      bytes: () => Promise.resolve(new Uint8Array([1, 2, 3]).buffer),
    });
    const answer = failureOf(createEngineIn(environment).ask({ kind: 'describe' }));
    expect(await answer).toMatchObject({ code: 'bad_module' });
  });

  test('reads a module that was broken again when asked again', async () => {
    let bytes = new Uint8Array([1, 2, 3]);
    const { environment, workers } = fakeEnvironment({
      bytes: () => Promise.resolve(bytes.buffer),
    });
    const engine = createEngineIn(environment);
    expect(await failureOf(engine.ask({ kind: 'describe' }))).toMatchObject({ code: 'bad_module' });
    bytes = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
    const answer = engine.ask({ kind: 'describe' });
    await reply(await ready(workers, 1));
    expect((await answer).ok).toBe(true);
  });

  test('says that the browser has no WebAssembly, or no SIMD', async () => {
    const { environment } = fakeEnvironment();
    vi.stubGlobal('WebAssembly', { ...WebAssembly, validate: () => false });
    expect(await failureOf(createEngineIn(environment).start())).toMatchObject({ code: 'no_simd' });
    vi.stubGlobal('WebAssembly', undefined);
    expect(await failureOf(createEngineIn(environment).start())).toMatchObject({
      code: 'no_webassembly',
    });
  });
});
