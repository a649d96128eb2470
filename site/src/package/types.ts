/** What the functions of the package take and give back. */
import type { Level, StopReason, Symmetry, Technique } from '../engine/messages/names.ts';
import type { Progress } from '../engine/messages/types.ts';

export type {
  Candidate,
  LeftOut,
  LogicHouse,
  LogicNode,
  LogicReason,
  LogicRule,
  LogicSet,
  LogicState,
  LogicStep,
} from '../engine/messages/logic-types.ts';
export type {
  Level,
  ReasonKind,
  Stage,
  StopReason,
  Symmetry,
  Technique,
} from '../engine/messages/names.ts';
export type { Progress } from '../engine/messages/types.ts';

/** A digit for every cell in reading order, as people read it. */
export type Grid = readonly number[];

/** A puzzle, as the functions that read and make them give it. */
export interface Puzzle {
  /** The puzzle as Ninefold's own text, which may be stored and is read by every function. */
  readonly text: string;
  readonly rows: number;
  readonly columns: number;
  /** The lowest digit, 0 or 1, and the highest. */
  readonly lowest: number;
  readonly highest: number;
  /** One entry a cell in reading order, null for an empty cell. */
  readonly givens: readonly (number | null)[];
  /** What it is called; empty where nobody has said. */
  readonly title: string;
}

/** A puzzle, or any text that `readText` reads and that holds just one. */
export type PuzzleInput = string | Puzzle;

/** How much a question may cost; what is left out is not limited. */
export interface Budget {
  readonly solutions?: number;
  readonly nodes?: number;
  readonly milliseconds?: number;
}

/** What every question takes. */
export interface Options {
  /** Ends the question at once; the promise then rejects with the reason of the signal. */
  readonly signal?: AbortSignal;
  /** Called about ten times a second while an answer is looked for. */
  readonly onProgress?: (progress: Progress) => void;
  readonly budget?: Budget;
}

/** What every answer says of itself. */
export interface Effort {
  /** `complete`, or what ended the search before. */
  readonly stopped: StopReason;
  /** Nodes of the search. */
  readonly nodes: number;
  readonly milliseconds: number;
}

/** The answer of `solve`, `count` and `first`. */
export interface Answer extends Effort {
  /** Solutions: exact where `stopped` is `complete`, else there are at least so many. */
  readonly count: bigint;
  readonly solution: Grid | null;
}

/** The answer of `enumerate`. */
export interface Solutions extends Effort {
  /** How many were passed, those that were left out included. */
  readonly count: bigint;
  readonly grids: readonly Grid[];
}

/** The answer of `candidates`. */
export interface Candidates extends Effort {
  /** For every cell the digits that it has in some solution. */
  readonly cells: readonly (readonly number[])[];
  /**
   * Beside each of these digits the number of solutions with it, counted up to the limit of solutions;
   * null unless the budget has a limit of two or more.
   */
  readonly occurrences: readonly (readonly number[])[] | null;
}

/** The answer of `contradiction`. */
export interface Contradiction extends Effort {
  /** There is a solution, and so no contradiction. */
  readonly isSolvable: boolean;
  /** Cells, from 0 in reading order, of givens that contradict each other; none could be left out. */
  readonly cells: readonly number[];
  /** The numbers, from 1, of items of a constraint text that contradict them. */
  readonly rules: readonly number[];
}

/** The answer of `prove`. */
export interface Proof extends Effort {
  /** `unknown` where the budget ended before it was known. */
  readonly verdict: 'one' | 'none' | 'several' | 'unknown';
  /** The solution, where it is the only one. */
  readonly solution: Grid | null;
}

/** How hard a puzzle is for a person; null unless it has one solution and can be graded. */
export interface Grade {
  readonly level: Level;
  readonly score: number;
  /** The hardest technique that it needs. */
  readonly hardest: Technique;
  readonly steps: number;
}

/** Cells whose digits break a rule together. */
export interface Conflict {
  readonly cells: readonly number[];
  /** The name of the rule; before that of an item of a constraint text, its number. */
  readonly rule: string;
}

/** The answer of `check`. */
export interface Check {
  /** Every cell has a digit, and no rule is broken. */
  readonly isSolved: boolean;
  /** No cell is empty. */
  readonly isFull: boolean;
  readonly conflicts: readonly Conflict[];
}

/** What a puzzle is to be like; what is left out may be anything. */
export interface Wish {
  /** A whole number from 0; the same one gives the same puzzle everywhere. One by chance if left out. */
  readonly seed?: number;
  /** Which of the puzzles of that seed, from 0. */
  readonly number?: number;
  /** Any puzzle on the wished board; its rules are kept, its givens are not. Classic if left out. */
  readonly rules?: PuzzleInput;
  readonly leastGivens?: number;
  readonly mostGivens?: number;
  /** No given can be left out. */
  readonly minimal?: boolean;
  readonly symmetry?: Symmetry;
  readonly level?: Level;
  /** Techniques that solving it needs, and techniques that it does not. */
  readonly needs?: readonly Technique[];
  readonly without?: readonly Technique[];
}

/** A puzzle that was made. */
export interface Made extends Effort {
  /** Null where none met the wish within the budget, or no grid keeps the rules. */
  readonly puzzle: Puzzle | null;
  readonly solution: Grid | null;
  /** Null where the puzzle was not graded. */
  readonly level: Level | null;
  /** How many puzzles were made until one met the wish. */
  readonly tried: number;
  /** With it the same puzzle is made again. */
  readonly seed: number;
}
