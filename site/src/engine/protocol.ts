import type { EngineRequest } from './messages/request-types.ts';
import type { Progress, Reply } from './messages/types.ts';

/**
 * The messages between page and worker. Every one carries the id of the job it belongs to, so
 * that what a finished or cancelled job still sends can be told apart and dropped; the start of
 * a worker is job 0.
 */
export type ToWorker =
  /** The first message: the compiled module, or its bytes where a module cannot be posted. */
  | { readonly kind: 'start'; readonly id: 0; readonly wasm: WebAssembly.Module | ArrayBuffer }
  | { readonly kind: 'ask'; readonly id: number; readonly request: EngineRequest };

export type FromWorker =
  /** The module is ready after this many milliseconds in the worker. */
  | { readonly kind: 'ready'; readonly id: 0; readonly milliseconds: number }
  | { readonly kind: 'progress'; readonly id: number; readonly progress: Progress }
  | { readonly kind: 'reply'; readonly id: number; readonly reply: Reply }
  /** The module failed beyond repair; a worker that says so must be replaced. */
  | { readonly kind: 'crashed'; readonly id: number; readonly message: string }
  /** The same, since its memory could not grow. */
  | { readonly kind: 'out_of_memory'; readonly id: number };

export const startId = 0;
