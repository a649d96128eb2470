import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { FromWorker, ToWorker } from '../../site/src/engine/protocol.ts';
import { glue, moduleBytes } from './module.ts';

type Create = Awaited<ReturnType<typeof glue>>;

/** The module's glue, unless a test has another. */
const create = vi.fn<Create>(async (options) => (await glue())(options));

vi.mock('ninefold-wasm', () => ({
  default: (options: Parameters<Create>[0]) => create(options),
}));

/** What the worker makes of the scope it runs in. */
interface WorkerScope {
  onmessage(event: { data: ToWorker }): void;
  onmessageerror(): void;
}

let sent: FromWorker[];
let worker: WorkerScope;

/** The message of the worker at that place, as soon as it was sent. */
function heard(index: number): Promise<FromWorker> {
  return vi.waitFor(() => {
    const message = sent[index];
    if (message === undefined) throw new Error('not yet');
    return message;
  }, 10_000);
}

const start = (wasm: WebAssembly.Module | ArrayBuffer) =>
  worker.onmessage({ data: { kind: 'start', id: 0, wasm } });

const ask = () =>
  worker.onmessage({ data: { kind: 'ask', id: 7, request: { kind: 'count', puzzle: '1;;p' } } });

const bytes = () => new Uint8Array(moduleBytes()).buffer;

beforeEach(async () => {
  sent = [];
  const scope = { postMessage: (message: FromWorker) => void sent.push(message) };
  vi.stubGlobal('self', scope);
  vi.resetModules();
  await import('../../site/src/engine/worker/worker.ts');
  worker = scope as unknown as WorkerScope;
});

afterEach(() => vi.unstubAllGlobals());

test('is ready with a compiled module, or with bytes where none can be sent, and answers', async () => {
  for (const wasm of [await WebAssembly.compile(bytes()), bytes()]) {
    sent.length = 0;
    start(wasm);
    expect(await heard(0)).toMatchObject({ kind: 'ready', id: 0 });
    ask();
    expect(sent.at(-1)).toMatchObject({
      kind: 'reply',
      id: 7,
      reply: { ok: true, value: { count: '288', stopped: 'complete' } },
    });
  }
});

test('tells when it cannot start', async () => {
  start(new Uint8Array([1, 2, 3]).buffer);
  expect(await heard(0)).toMatchObject({ kind: 'crashed', id: 0 });
  create.mockRejectedValueOnce(new Error('no memory'));
  start(bytes());
  expect(await heard(1)).toEqual({ kind: 'crashed', id: 0, message: 'no memory' });
});

test('sends progress before the reply', async () => {
  start(bytes());
  await heard(0);
  const request = { kind: 'count', puzzle: '1;knight;zzzc', limits: { nodes: 1_000_000 } } as const;
  worker.onmessage({ data: { kind: 'ask', id: 8, request } });
  expect(sent.slice(1, -1).map(({ kind, id }) => `${kind} ${id}`)).toContain('progress 8');
  expect(sent.at(-1)).toMatchObject({
    kind: 'reply',
    id: 8,
    reply: { value: { stopped: 'node_limit' } },
  });
});

test('tells what broke, whatever was thrown, and which request it was', async () => {
  ask();
  expect(sent[0]).toEqual({ kind: 'crashed', id: 7, message: 'asked before the start' });
  worker.onmessageerror();
  expect(sent[1]).toEqual({ kind: 'crashed', id: 0, message: 'a message that cannot be read' });
  const broken = {
    count: () => {
      // The glue throws what is not an error, too.
      throw 'out of bounds';
    },
  };
  create.mockResolvedValueOnce(broken as unknown as Awaited<ReturnType<Create>>);
  start(bytes());
  await vi.waitFor(() => {
    ask();
    expect(sent.at(-1)).toEqual({ kind: 'crashed', id: 7, message: 'out of bounds' });
  });
});

test('tells that memory ran out apart from what broke', async () => {
  start(bytes());
  await heard(0);
  vi.spyOn(WebAssembly.Memory.prototype, 'grow').mockImplementation(() => {
    throw new RangeError('no memory left');
  });
  // Counted from tables that take more than the memory that is there at first.
  const request = {
    kind: 'count',
    puzzle: '1;;b2l2l2c7t8u8e',
    limits: { milliseconds: 8000 },
  } as const;
  worker.onmessage({ data: { kind: 'ask', id: 9, request } });
  expect(sent.at(-1)).toEqual({ kind: 'out_of_memory', id: 9 });
  vi.restoreAllMocks();
});
