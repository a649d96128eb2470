import type { StartTimes } from './engine.ts';
import { EngineFailure } from './engine.ts';
import type { FromWorker, ToWorker } from './protocol.ts';
import { startId } from './protocol.ts';

/** The part of a Worker that the client uses, so that tests can stand in for it. */
export interface WorkerLike {
  onmessage: ((event: MessageEvent<FromWorker>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToWorker): void;
  terminate(): void;
}

/** One way to make a worker. */
export interface WayToWorker {
  readonly name: string;
  readonly make: () => WorkerLike | Promise<WorkerLike>;
}

/** What the engine needs from the page around it. */
export interface Environment {
  /** The bytes of the WASM module. */
  readonly bytes: () => Promise<ArrayBuffer>;
  /** Ways to make a worker, the best first; each may throw or give a worker that never starts. */
  readonly workers: readonly WayToWorker[];
  /** How many workers may run at once. */
  readonly most: number;
  /** How long a worker may take to start, in milliseconds. */
  readonly patience: number;
}

export interface Launched {
  readonly worker: WorkerLike;
  readonly times: StartTimes;
}

/** Waits until the worker says that its module is ready. */
function started(worker: WorkerLike, patience: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`silent for ${patience} ms`)), patience);
    const fail = (reason: string) => {
      clearTimeout(timer);
      reject(new Error(reason));
    };
    worker.onerror = (event) => {
      event.preventDefault();
      fail(event.message || 'refused by the browser');
    };
    worker.onmessageerror = () => fail('unreadable message');
    worker.onmessage = ({ data }) => {
      if (data.id !== startId) return;
      if (data.kind === 'ready') {
        clearTimeout(timer);
        resolve(data.milliseconds);
      } else if (data.kind === 'crashed') {
        fail(data.message);
      } else if (data.kind === 'out_of_memory') {
        fail('no memory to start in');
      }
    };
  });
}

/**
 * Starts workers, and finds out how. Some browsers refuse workers from a blob, or cannot take a
 * compiled module in a message; what worked once is used from then on.
 */
export class Launcher {
  readonly #environment: Environment;
  readonly #attempts: (WayToWorker & { readonly compiled: boolean })[];
  #compiled: Promise<WebAssembly.Module> | undefined;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#attempts = environment.workers.flatMap((way) => [
      { ...way, compiled: true },
      { ...way, compiled: false },
    ]);
  }

  /** The module, compiled once for all workers. Rejects with `bad_module`. */
  compile(): Promise<WebAssembly.Module> {
    this.#compiled ??= this.#environment
      .bytes()
      .then((bytes) => WebAssembly.compile(bytes))
      .catch((error: unknown) => {
        this.#compiled = undefined;
        throw new EngineFailure('bad_module', String(error));
      });
    return this.#compiled;
  }

  /** Rejects with `no_worker`, and with what compile() rejects with. */
  async launch(): Promise<Launched> {
    const reasons: string[] = [];
    for (const attempt of [...this.#attempts]) {
      let worker: WorkerLike | undefined;
      try {
        const begin = performance.now();
        worker = await attempt.make();
        const ready = started(worker, this.#environment.patience);
        // Handled below, but perhaps only after compiling.
        ready.catch(() => undefined);
        // The browser reads the worker's script while the module is compiled here.
        const compiled = await this.compile();
        const compile = performance.now() - begin;
        const wasm = attempt.compiled ? compiled : await this.#environment.bytes();
        worker.postMessage({ kind: 'start', id: startId, wasm });
        const instantiate = await ready;
        this.#attempts.splice(0, this.#attempts.indexOf(attempt));
        return { worker, times: { compile, total: performance.now() - begin, instantiate } };
      } catch (error) {
        worker?.terminate();
        if (error instanceof EngineFailure) throw error;
        const form = attempt.compiled ? 'module' : 'bytes';
        reasons.push(`${attempt.name} with ${form}: ${String(error)}`);
      }
    }
    throw new EngineFailure('no_worker', reasons.join('; '));
  }
}
