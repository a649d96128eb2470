import type { EngineRequest } from './messages/request-types.ts';
import type { Progress, Reply } from './messages/types.ts';

/** Why the engine cannot work at all, or lost a job. The page has a sentence for each. */
export const failureCodes = [
  /** The browser has no WebAssembly. */
  'no_webassembly',
  /** The browser's WebAssembly has no SIMD. */
  'no_simd',
  /** The module inside the page could not be compiled. */
  'bad_module',
  /** No way of starting a worker worked. */
  'no_worker',
  /** The worker broke down in the middle of a job; the next job gets a new one. */
  'crashed',
  /** The same, since the job took more memory than the module may have. */
  'out_of_memory',
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** The engine failed; not what wrong input leads to (that is a reply with a problem). */
export class EngineFailure extends Error {
  override readonly name = 'EngineFailure';

  constructor(
    readonly code: FailureCode,
    detail: string,
  ) {
    super(`${code}: ${detail}`);
  }
}

export interface AskOptions {
  /** Ends the job at once, whatever it is doing. */
  readonly signal?: AbortSignal;
  /** Called about ten times a second while the job runs. */
  readonly onProgress?: (progress: Progress) => void;
}

/** How the start of a worker went, for whoever measures. Milliseconds. */
export interface StartTimes {
  /** Until the module was compiled, which is done once for all workers. */
  readonly compile: number;
  /** Until the worker was ready to be asked. */
  readonly total: number;
  /** The part of it that the module took in the worker. */
  readonly instantiate: number;
}

/** The solver behind a few workers: ask, and the page stays alive. */
export interface Engine {
  /**
   * Asks the core. Requests run side by side on as many workers as suit the device, and a long
   * count on all of them; further ones wait in line. Rejects with `signal.reason` when aborted,
   * with an EngineFailure when the engine cannot work.
   */
  ask<R extends EngineRequest>(request: R, options?: AskOptions): Promise<Reply<R['kind']>>;

  /** Compiles the module and starts the first worker ahead of the first request. */
  start(): Promise<StartTimes>;

  /** Ends every worker; requests under way are rejected with an AbortError. */
  close(): void;
}
