/** What setters of puzzles ask, and are answered. */
import type { Level, StopReason, Symmetry, Technique } from './names.ts';

/** How many solutions a puzzle has: none, one, or 2 for more. The rest is about one with one. */
interface OfOneSolution {
  readonly solutions: 0 | 1 | 2;
  /** `complete` where all is known. */
  readonly stopped: StopReason;
  readonly milliseconds: number;
}

/** Givens and rules that a puzzle does not need, or givens that could have other digits. */
export interface SetClues extends OfOneSolution {
  /** In reading order. */
  readonly cells: readonly number[];
  /** For each of them the digits that it could have in place of its own, as bits; empty where not asked. */
  readonly digits: readonly number[];
  /** The numbers of the items of a text of rules. */
  readonly rules: readonly number[];
}

export interface MinimalForms extends OfOneSolution {
  /** How many there are, or how many were found. */
  readonly found: number;
  /** Those with the fewest givens, fewest first: for each cell whether a given stays. */
  readonly forms: readonly (readonly boolean[])[];
}

/** What a puzzle is to become; "nicer" is with a pattern and fewer givens, at the same grade. */
export const aims = ['harder', 'easier', 'fewest', 'nicer'] as const;
export type Aim = (typeof aims)[number];

export interface Improvement {
  readonly aim: Aim;
  readonly seed: number;
  /** A part of the work: the next one goes on from the puzzle that this one gives. */
  readonly number: number;
  /** How often to swap givens. */
  readonly tries: number;
  /** All givens come from the solution that the puzzle has. */
  readonly keepsSolution: boolean;
  readonly symmetry: Symmetry;
  /** What "nicer" is to keep; without it, the grade that the puzzle has. */
  readonly level?: Level;
}

export interface Improved extends OfOneSolution {
  /** How often givens were swapped. */
  readonly tried: number;
  /** The best puzzle found, maybe the one that was handed in. */
  readonly puzzle: {
    /** A digit a cell, 0 for none. */
    readonly givens: readonly number[];
    readonly level: Level;
    readonly score: number;
    readonly hardest: Technique;
  } | null;
}
