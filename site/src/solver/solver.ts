/** What the page asks of the engine, in its own words: grids as numbers, descriptions hidden. */
import type { Supplement } from '../puzzle/supplement.ts';
import type { Problem, Progress } from '../engine/messages/types.ts';
import type { Level, RuleName, StopReason, Technique, TextForm } from '../engine/messages/names.ts';
import type { DigitSet } from '../puzzle/digits.ts';
import type { Puzzle, VariantRules } from '../puzzle/puzzle.ts';

export type { Problem, Progress } from '../engine/messages/types.ts';
export { textForms, type TextForm } from '../engine/messages/names.ts';

/** What every answer says about itself. */
interface Effort {
  readonly stopped: StopReason;
  readonly nodes: number;
  /** Time spent in the core. */
  readonly milliseconds: number;
}

export interface SolverAnswer extends Effort {
  /** Decimal digits; a lower bound unless `stopped` is complete. */
  readonly count: string;
  readonly solution?: readonly number[];
  /** The solutions in order, where they were asked for. */
  readonly solutions?: readonly (readonly number[])[];
  /** For every cell the digits it has in some solution. */
  readonly candidates?: readonly number[];
  /** For every cell and digit in how many solutions it occurs, up to `mostOccurrences`. */
  readonly occurrences?: readonly number[];
  /** Givens that contradict each other. */
  readonly core?: readonly number[];
  /** The numbers of the items of a variant that contradict them. */
  readonly rulesAtOdds?: readonly number[];
}

/** Cells whose digits break a rule together: usually two, but one alone or many may. */
export interface Conflict {
  readonly cells: readonly number[];
  readonly rule: RuleName;
}

/** What the rules say at once about the digits on a board, without any search. */
export interface Inspection {
  readonly conflicts: readonly Conflict[];
  /** For every cell the digits that no other cell forbids. */
  readonly open: readonly number[];
}

/** For every cell the cells that a rule ties to it. */
export interface Reach {
  readonly seen: readonly (readonly number[])[];
  /** Those of `seen` that rows, columns and boxes alone would not give. */
  readonly far: readonly (readonly number[])[];
  /** Those of `seen` that cannot hold the same digit. */
  readonly different: readonly (readonly number[])[];
}

/** A puzzle from a text. */
export interface Listed {
  readonly puzzle: Puzzle;
  /** The same as text. */
  readonly description: string;
  readonly name: string;
  /** What a candidate grid leaves open, a set of digits a cell. */
  readonly candidates?: readonly DigitSet[];
  /** The digits that are filled in besides the givens. */
  readonly entered?: readonly number[];
  /** What its author gave beside rules and givens. */
  readonly supplement?: Supplement;
}

export interface Imported {
  /** Nothing was read from there on. */
  readonly problem?: Problem;
  /** Lines that hold no puzzle; everything else was read. */
  readonly skipped?: readonly Problem[];
  readonly puzzles: readonly Listed[];
}

/** What a constraint text turned out to be. */
export type VariantRead =
  | { readonly kind: 'puzzle'; readonly puzzle: Puzzle }
  | {
      readonly kind: 'wrong';
      readonly item: number | null;
      readonly called: string | null;
      readonly argument: number | null;
      readonly found: string;
      readonly expected: string;
    };

export type Question = 'solve' | 'count' | 'first' | 'all' | 'candidates' | 'howMany' | 'whyNot';

/** The solutions in which a digit occurs in a cell are counted up to this number. */
export const mostOccurrences = 1000;

/** A question under way. */
export interface Job {
  /** Rejects only when the engine broke down. */
  readonly answer: Promise<SolverAnswer>;
  /** Ends it at once; the answer then is what was found so far, `cancelled`. */
  readonly stop: () => void;
}

/**
 * How many solutions a puzzle of a list has; `late` where it is not known in time, `failed` where the
 * engine broke down on it.
 */
export type ListAnswer = 'one' | 'none' | 'several' | 'late' | 'failed';

/**
 * How hard a puzzle of a list is; nothing but the answer where that is not "one", and nothing at all on a
 * board that is not graded.
 */
export interface ListGrade {
  readonly answer?: ListAnswer;
  readonly level?: Level;
  readonly score?: number;
  readonly hardest?: Technique;
}

/** Asks about the puzzles of long lists, which are descriptions there. */
export interface Lists {
  /** How many questions are answered side by side. */
  readonly atOnce: number;
  /** Both reject when there is no engine, or `signal` told it to stop. */
  grade(description: string, signal: AbortSignal): Promise<ListGrade>;
  solve(
    description: string,
    signal: AbortSignal,
  ): Promise<{ readonly answer: ListAnswer; readonly solution?: string }>;
  /** Whether the givens fill the board, and no rule is broken. */
  isSolved(puzzle: Puzzle): Promise<boolean>;
}

/** The engine as the page sees it. */
export interface Solver {
  ask(question: Question, puzzle: Puzzle, onprogress: (progress: Progress) => void): Job;
  inspect(puzzle: Puzzle): Promise<Inspection>;
  reach(puzzle: Puzzle): Promise<Reach>;
  read(text: string): Promise<Imported>;
  /** Reads a puzzle of any rules from the constraint text of Interactive Sudoku Solver. */
  readVariant(text: string): Promise<VariantRead>;
  /** The rules of a variant, for a list and for drawing; none of any other puzzle. */
  variantRules(puzzle: Puzzle): Promise<VariantRules>;
  /** A variant as a constraint text, its digits included. */
  writeVariant(puzzle: Puzzle): Promise<string>;
  lists(): Promise<Lists>;
  /** The puzzle as text to copy. */
  write(puzzle: Puzzle, form: TextForm): Promise<string>;
}
