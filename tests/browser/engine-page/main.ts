import type { Engine, StartTimes } from '../../../site/src/engine/index.ts';
import { createEngine } from '../../../site/src/engine/index.ts';

/** What the tests find in the page, as `globalThis.ninefold`. */
export interface EnginePage {
  readonly engine: Engine;
  /** Another engine, not started. */
  readonly createEngine: () => Engine;
  /** The start of `engine`. */
  readonly started: Promise<StartTimes>;
}

const engine = createEngine();
const enginePage: EnginePage = { engine, createEngine, started: engine.start() };
Object.assign(globalThis, { ninefold: enginePage });
