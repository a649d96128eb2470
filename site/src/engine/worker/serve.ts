/// A worker's side: one module, one request at a time, progress in between.

import type { Create } from './glue.ts';
import type { FromWorker, ToWorker } from '../protocol.ts';
import { startId } from '../protocol.ts';
import type { EngineRequest } from '../messages/request-types.ts';
import type { Progress, Reply } from '../messages/types.ts';

/** The module ends itself where memory is refused, and nowhere else: nothing in it throws. */
function isOutOfMemory(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError && error.message.startsWith('Aborted(');
}

/** Answers the page's messages with a module that is made when the first of them brings its code. */
export function serve<Module>(
  create: Create<Module>,
  answer: (
    module: Module,
    request: EngineRequest,
    onProgress: (progress: Progress) => void,
  ) => Reply,
): void {
  let module: Module | undefined;

  function send(message: FromWorker): void {
    self.postMessage(message);
  }

  /** Instantiates what came with the start: a compiled module, or bytes. */
  async function start(wasm: WebAssembly.Module | ArrayBuffer): Promise<void> {
    const begin = performance.now();
    const compiled = wasm instanceof WebAssembly.Module ? wasm : await WebAssembly.compile(wasm);
    module = await new Promise<Module>((resolve, reject) => {
      create({
        instantiateWasm: (imports, done) => {
          WebAssembly.instantiate(compiled, imports).then(done, reject);
          return {};
        },
      }).then(resolve, reject);
    });
    send({ kind: 'ready', id: startId, milliseconds: performance.now() - begin });
  }

  /** After a failure inside the module its memory may be anything; the page replaces the worker. */
  function crashed(id: number, error: unknown): void {
    if (isOutOfMemory(error)) send({ kind: 'out_of_memory', id });
    else
      send({
        kind: 'crashed',
        id,
        message: error instanceof Error ? error.message : String(error),
      });
  }

  self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
    switch (data.kind) {
      case 'start':
        start(data.wasm).catch((error: unknown) => crashed(data.id, error));
        break;
      case 'ask': {
        const { id, request } = data;
        try {
          if (module === undefined) throw new Error('asked before the start');
          const reply = answer(module, request, (progress) =>
            send({ kind: 'progress', id, progress }),
          );
          send({ kind: 'reply', id, reply });
        } catch (error) {
          crashed(id, error);
        }
        break;
      }
      default:
        data satisfies never;
    }
  };

  self.onmessageerror = () => crashed(startId, 'a message that cannot be read');
}
