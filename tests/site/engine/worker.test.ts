import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { FromWorker, ToWorker } from '../../../site/src/engine/protocol.ts';

/** The smallest valid module: a header and nothing else. */
const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);

/** What the module's glue does in a test. */
type Create = (options: {
  instantiateWasm: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance) => void,
  ) => unknown;
}) => Promise<unknown>;

/** A module as far as a test needs one: it counts, unless it breaks. */
const count = vi.fn<(puzzle: string) => unknown>();

const create = vi.fn<Create>(
  ({ instantiateWasm }) =>
    new Promise((resolve) => {
      instantiateWasm({}, (instance) => {
        expect(instance).toBeInstanceOf(WebAssembly.Instance);
        resolve({ count });
      });
    }),
);

vi.mock('ninefold-wasm', () => ({
  default: (options: Parameters<Create>[0]) => create(options),
}));

interface WorkerSelf {
  onmessage: (event: { data: ToWorker }) => void;
  onmessageerror: () => void;
}

let sent: FromWorker[];
let worker: WorkerSelf;

/** The messages of the worker, as soon as there are so many. */
function heard(length: number): Promise<FromWorker[]> {
  return vi.waitFor(() => {
    if (sent.length < length) throw new Error('not yet');
    return sent;
  });
}

const start = async (wasm: WebAssembly.Module | ArrayBuffer) => {
  worker.onmessage({ data: { kind: 'start', id: 0, wasm } });
  await heard(1);
};

const ask = () =>
  worker.onmessage({ data: { kind: 'ask', id: 7, request: { kind: 'count', puzzle: '1;;p' } } });

beforeEach(async () => {
  sent = [];
  const self = { postMessage: (message: FromWorker) => void sent.push(message) };
  vi.stubGlobal('self', self);
  vi.resetModules();
  await import('../../../site/src/engine/worker.ts');
  worker = self as unknown as WorkerSelf;
});

afterEach(() => {
  vi.unstubAllGlobals();
  count.mockReset();
});

describe('the worker', () => {
  test('is ready with a compiled module, or with bytes where none can be sent', async () => {
    await start(await WebAssembly.compile(emptyModule));
    await start(emptyModule.slice().buffer);
    expect(await heard(2)).toMatchObject([{ kind: 'ready', id: 0 }, { kind: 'ready', id: 0 }]);
  });

  test('tells when it cannot start', async () => {
    await start(new Uint8Array([1, 2, 3]).buffer);
    expect(sent).toMatchObject([{ kind: 'crashed', id: 0 }]);
    create.mockImplementationOnce(() => Promise.reject(new Error('no memory')));
    await start(emptyModule.slice().buffer);
    expect((await heard(2))[1]).toEqual({ kind: 'crashed', id: 0, message: 'no memory' });
  });

  test('answers a request by its number, with progress before', async () => {
    await start(emptyModule.slice().buffer);
    const answer = { count: '288', stopped: 'complete', nodes: 26, milliseconds: 1, solution: '' };
    count.mockImplementation((...given: unknown[]) => {
      const progress = given.at(-1) as (count: string, nodes: number, fraction: number) => void;
      progress('5', 10, 0.5);
      return { ...answer, problem: { code: '' } };
    });
    ask();
    expect(sent.slice(1)).toEqual([
      { kind: 'progress', id: 7, progress: { count: '5', nodes: 10, fraction: 0.5 } },
      { kind: 'reply', id: 7, reply: { ok: true, value: { ...answer, solution: null } } },
    ]);
  });

  test('tells what broke, whatever was thrown, and which request it was', async () => {
    ask();
    expect(sent).toEqual([{ kind: 'crashed', id: 7, message: 'asked before the start' }]);
    worker.onmessageerror();
    expect(sent[1]).toEqual({ kind: 'crashed', id: 0, message: 'a message that cannot be read' });
    worker.onmessage({ data: { kind: 'start', id: 0, wasm: emptyModule.slice().buffer } });
    await heard(3);
    count.mockImplementation(() => {
      // The glue throws numbers and strings, too.
      throw 'out of bounds';
    });
    ask();
    expect(sent[3]).toEqual({ kind: 'crashed', id: 7, message: 'out of bounds' });
  });
});
