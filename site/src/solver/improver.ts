/** What setters ask about a puzzle of theirs. Loaded with the first such question. */
import type { Engine } from '../engine/engine.ts';
import type {
  Improved,
  Improvement,
  MinimalForms,
  SetClues,
} from '../engine/messages/setting-types.ts';
import type { EngineRequest } from '../engine/messages/request-types.ts';
import type { Outcome, Values } from '../engine/messages/types.ts';
import { writeDescription } from '../puzzle/description.ts';
import { isVariant, type Puzzle } from '../puzzle/puzzle.ts';

export {
  aims,
  type Aim,
  type Improved,
  type Improvement,
  type MinimalForms,
  type SetClues,
} from '../engine/messages/setting-types.ts';

/** Every promise rejects when the engine broke down or `signal` told it to stop. */
export interface Improver {
  /** The givens and rules that a puzzle does not need, each considered alone. */
  redundant(puzzle: Puzzle, signal: AbortSignal): Promise<SetClues>;
  /** The givens that could have other digits, each considered alone. */
  changeable(puzzle: Puzzle, signal: AbortSignal): Promise<SetClues>;
  minimalForms(puzzle: Puzzle, signal: AbortSignal): Promise<MinimalForms>;
  /** A part of the work, of a moment; `ontried` hears how many swaps were tried. */
  improve(
    puzzle: Puzzle,
    wish: Improvement,
    signal: AbortSignal,
    ontried: (tried: number) => void,
  ): Promise<Improved>;
}

/** A question is given up after this many milliseconds; what was found by then is told. */
const patience = 20_000;
/** So many forms are looked at; a full board has more than anyone can count. */
const mostForms = 100_000;
/**
 * How long a part of the work may take, so that the best so far is seen, and kept by Stop. Each begins
 * with a grade, which takes longer where there are rules of any kind.
 */
const part = 500;
const variantPart = 2000;

type Question = Extract<
  EngineRequest,
  { kind: 'redundant' | 'changeable' | 'minimal-forms' | 'improve' }
>;

export class EngineImprover implements Improver {
  #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  redundant(puzzle: Puzzle, signal: AbortSignal): Promise<SetClues> {
    const limits = { milliseconds: patience };
    return this.#ask({ kind: 'redundant', puzzle: writeDescription(puzzle), limits }, signal);
  }

  changeable(puzzle: Puzzle, signal: AbortSignal): Promise<SetClues> {
    const limits = { milliseconds: patience };
    return this.#ask({ kind: 'changeable', puzzle: writeDescription(puzzle), limits }, signal);
  }

  minimalForms(puzzle: Puzzle, signal: AbortSignal): Promise<MinimalForms> {
    const limits = { milliseconds: patience, solutions: mostForms };
    return this.#ask({ kind: 'minimal-forms', puzzle: writeDescription(puzzle), limits }, signal);
  }

  improve(
    puzzle: Puzzle,
    wish: Improvement,
    signal: AbortSignal,
    ontried: (tried: number) => void,
  ): Promise<Improved> {
    const ofMoment = isVariant(puzzle) ? variantPart : part;
    const limits = { milliseconds: wish.tries === 0 ? patience : ofMoment };
    return this.#ask(
      { kind: 'improve', puzzle: writeDescription(puzzle), wish, limits },
      signal,
      ontried,
    );
  }

  async #ask<R extends Question>(
    request: R,
    signal: AbortSignal,
    ontried?: (tried: number) => void,
  ): Promise<Values[R['kind']]> {
    const reply: Outcome<Values[R['kind']]> = await this.#engine.ask(request, {
      signal,
      ...(ontried && { onProgress: ({ count }) => ontried(Number(count)) }),
    });
    // The page asks only what is well formed.
    if (!reply.ok) throw new Error(`${reply.problem.code}: ${reply.problem.found}`);
    return reply.value;
  }
}
