/** What the page asks about solving by hand. */
import type { Engine } from '../engine/engine.ts';
import type {
  ExplainerRating,
  Grading,
  Hints,
  LeftOut,
  Path,
  Work,
} from '../engine/messages/logic-types.ts';
import type { EngineRequest } from '../engine/messages/request-types.ts';
import type { Outcome, Values } from '../engine/messages/types.ts';
import type { Technique } from '../engine/messages/names.ts';
import { writeDescription } from '../puzzle/description.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

export type {
  Candidate,
  ExplainerRating,
  Grading,
  Hints,
  LeftOut,
  LogicHouse,
  LogicNode,
  LogicRule,
  LogicSet,
  LogicState,
  LogicStep,
  Path,
  Work,
} from '../engine/messages/logic-types.ts';
export { levels, techniques, type Level, type Technique } from '../engine/messages/names.ts';

type LogicRequest = Extract<EngineRequest, { kind: 'hint' | 'path' | 'grade' | 'rate' }>;

/** A search for a technique gives up after this many patterns, and one for a solution after this many nodes. */
const nodes = 20_000_000;

/** A rating stands beside a grade that is there already, so nobody waits long for it. */
const millisecondsToRate = 5_000;

/** Nothing is explained for longer. */
const patience = 30_000;

/** What reads the answers, which a first visit does without. */
const reading = () => import('./explained.ts');

/** Asks for steps. Every promise rejects when the engine broke down or `signal` told it to stop. */
export class Logic {
  #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** The simplest next step without what is left out, or every step of one technique. */
  async hint(
    puzzle: Puzzle,
    work: Work,
    signal: AbortSignal,
    technique?: Technique,
    without: readonly LeftOut[] = [],
  ): Promise<Hints> {
    const about = { puzzle: writeDescription(puzzle), work, without, limits: { nodes } };
    const [explained, { hintsOf }] = await Promise.all([
      this.#ask({ kind: 'hint', ...about, ...(technique && { technique }) }, signal),
      reading(),
    ]);
    return hintsOf(explained);
  }

  /** Every step to the solution; of techniques that are as hard as each other, preferred ones first. */
  async path(
    puzzle: Puzzle,
    work: Work,
    signal: AbortSignal,
    preferred: readonly Technique[] = [],
    without: readonly LeftOut[] = [],
  ): Promise<Path> {
    const about = { puzzle: writeDescription(puzzle), work, without, limits: { nodes } };
    const [explained, { pathOf }] = await Promise.all([
      this.#ask({ kind: 'path', ...about, preferred }, signal),
      reading(),
    ]);
    return pathOf(explained);
  }

  async grade(puzzle: Puzzle, signal: AbortSignal): Promise<Grading> {
    return this.#ask(
      { kind: 'grade', puzzle: writeDescription(puzzle), limits: { nodes } },
      signal,
    );
  }

  /** What Sudoku Explainer would call a classic puzzle. */
  async rate(puzzle: Puzzle, signal: AbortSignal): Promise<ExplainerRating> {
    const limits = { nodes, milliseconds: millisecondsToRate };
    return this.#ask({ kind: 'rate', puzzle: writeDescription(puzzle), limits }, signal);
  }

  /** Ends too when the time is over, with a TimeoutError. */
  async #ask<R extends LogicRequest>(request: R, signal: AbortSignal): Promise<Values[R['kind']]> {
    const aborter = new AbortController();
    const stop = () => aborter.abort(signal.reason);
    signal.addEventListener('abort', stop);
    if (signal.aborted) stop();
    const timer = setTimeout(
      () => aborter.abort(new DOMException('it took too long', 'TimeoutError')),
      patience,
    );
    try {
      return value(await this.#engine.ask(request, { signal: aborter.signal }));
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }
}

/** The page asks only what is well formed, so a problem here is a fault of the program. */
function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.found}`);
  return outcome.value;
}
