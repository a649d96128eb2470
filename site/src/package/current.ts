/** The engine that the functions of the package ask; each door of the package says how one is made. */
import type { Engine } from '../engine/engine.ts';
import type { ReadForeign } from '../features/open/foreign-reader.ts';
import { PuzzleReader } from './reading.ts';

export interface Door {
  /** On so many workers, or on as many as suit the device. */
  readonly makeEngine: (workers: number | undefined) => Engine;
  /** Reads texts of other programs, in a worker of its own. */
  readonly readForeign: ReadForeign;
}

let door: Door | undefined;
let workers: number | undefined;
let engine: Engine | undefined;
let reader: PuzzleReader | undefined;

/** Called by each door, once. */
export function open(here: Door): void {
  door = here;
}

function doorHere(): Door {
  if (!door) throw new Error('the package was entered by a file within it');
  return door;
}

/** Made with the first question. */
export function currentEngine(): Engine {
  engine ??= doorHere().makeEngine(workers);
  return engine;
}

export function currentReader(): PuzzleReader {
  reader ??= new PuzzleReader(currentEngine(), doorHere().readForeign);
  return reader;
}

/**
 * Sets how many workers compute at once, from 1. What is under way ends as by `close`.
 */
export function configure(settings: { readonly workers: number }): void {
  const count = settings.workers;
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError(`workers: found ${count}, expected a whole number from 1`);
  close();
  workers = count;
}

/**
 * Ends the engine's workers; questions under way reject with an `AbortError`. The next question starts workers
 * anew. The worker that reads links stays, idle. A program of Node ends without it.
 */
export function close(): void {
  engine?.close();
  engine = undefined;
  reader = undefined;
}
