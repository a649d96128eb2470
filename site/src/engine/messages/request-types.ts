/** What the page asks of the engine. */
import type { WatchedSearch, WatchMove } from './lesson-types.ts';
import type { LeftOut, Work } from './logic-types.ts';
import type { Course, Level, PlacedKind, Symmetry, Technique, TextForm } from './names.ts';
import type { Improvement } from './setting-types.ts';

/** How much a query may spend; what is left out, or 0, is not limited. */
export interface Limits {
  readonly solutions?: number;
  readonly nodes?: number;
  readonly milliseconds?: number;
}

/**
 * What can be asked. Puzzles travel as the text of `core/formats/constraints/description.hpp`, for example
 * `1;torus-knight;98b2...`; grids as one digit a cell in reading order, 0 for empty.
 */
export type EngineRequest =
  /** None, one or more than one solution: stops at the second. */
  | { readonly kind: 'solve'; readonly puzzle: string; readonly limits?: Limits }
  /** All solutions, counted exactly. */
  | { readonly kind: 'count'; readonly puzzle: string; readonly limits?: Limits }
  /** One of the parts of a count; the parts' counts add up to the whole. */
  | {
      readonly kind: 'count-part';
      readonly puzzle: string;
      readonly part: CountPart;
      readonly limits?: Limits;
    }
  /** The lexicographically first solution in reading order. */
  | { readonly kind: 'first'; readonly puzzle: string; readonly limits?: Limits }
  /** At most `most` solutions in lexicographic order, after leaving out the first `skip`. */
  | {
      readonly kind: 'enumerate';
      readonly puzzle: string;
      readonly skip: number;
      readonly most: number;
      readonly limits?: Limits;
    }
  /**
   * For every cell the digits that it has in some solution; with a limit of two solutions or
   * more also in how many, counted up to the limit.
   */
  | { readonly kind: 'candidates'; readonly puzzle: string; readonly limits?: Limits }
  /** Givens that contradict each other, as few as leaving them out one by one finds. */
  | { readonly kind: 'contradiction'; readonly puzzle: string; readonly limits?: Limits }
  /** A puzzle as wished, with the rules of `puzzle` and its givens among its own. */
  | {
      readonly kind: 'generate';
      readonly puzzle: string;
      readonly wish: PuzzleWish;
      readonly limits?: Limits;
    }
  /** What the rules alone say about a position: every conflict, and the marks left. */
  | { readonly kind: 'inspect'; readonly puzzle: string }
  /** The cells that each rule of the puzzle ties to each cell. */
  | { readonly kind: 'peers'; readonly puzzle: string }
  /** Reads a puzzle, or a list of them, from text of any kind the program knows. */
  | { readonly kind: 'import'; readonly text: string }
  /** Writes a puzzle, or its grid, in one of the forms that people copy. */
  | { readonly kind: 'export'; readonly puzzle: string; readonly form: TextForm }
  /** A search watched event by event: moves it, and reports what is seen there. */
  | { readonly kind: 'watch'; readonly search: WatchedSearch; readonly move: WatchMove }
  /** The tree of a whole search, or its first `most` nodes. */
  | { readonly kind: 'tree'; readonly search: WatchedSearch; readonly most: number }
  /** All steps of the CSU assignment, and the board after the first `after` of them. */
  | { readonly kind: 'steps'; readonly puzzle: string; readonly after: number }
  /** The simplest next step from a position, without what is left out; or all steps of one technique. */
  | {
      readonly kind: 'hint';
      readonly puzzle: string;
      readonly work: Work;
      readonly technique?: Technique;
      readonly without?: readonly LeftOut[];
      readonly limits?: Limits;
    }
  /** All steps from there to the solution; preferred techniques come before others as hard. */
  | {
      readonly kind: 'path';
      readonly puzzle: string;
      readonly work: Work;
      readonly preferred?: readonly Technique[];
      readonly without?: readonly LeftOut[];
      readonly limits?: Limits;
    }
  /** How hard a puzzle is for a person. */
  | { readonly kind: 'grade'; readonly puzzle: string; readonly limits?: Limits }
  /** What Sudoku Explainer would say about that of a classic puzzle. */
  | { readonly kind: 'rate'; readonly puzzle: string; readonly limits?: Limits }
  /** Reads a course's input file; without a course, detects whose it is. */
  | { readonly kind: 'assignment'; readonly text: string; readonly course: Course | null }
  /** Solves puzzle `number` (from 1) of such a file as its course asks for it. */
  | {
      readonly kind: 'homework';
      readonly course: Course;
      readonly puzzle: string;
      readonly number: number;
      readonly limits?: Limits;
    }
  /** Reads a puzzle of any rules from the constraint text of Interactive Sudoku Solver. */
  | { readonly kind: 'read-variant'; readonly text: string }
  /** Writes a puzzle of any rules as such a text. */
  | { readonly kind: 'write-variant'; readonly puzzle: string }
  /** The rules of such a puzzle, for a list and for drawing. */
  | { readonly kind: 'variant-rules'; readonly puzzle: string }
  /**
   * A puzzle of a kind whose rules are placed: the one with that number of a seed. Without a level, it is
   * one that a person can solve without a guess all the same.
   */
  | {
      readonly kind: 'place';
      readonly placed: PlacedKind;
      readonly level?: Level;
      readonly seed: number;
      readonly number: number;
      readonly limits?: Limits;
    }
  /** The givens and rules that a puzzle does not need, each considered alone. */
  | { readonly kind: 'redundant'; readonly puzzle: string; readonly limits?: Limits }
  /** The givens that could have other digits, each considered alone. */
  | { readonly kind: 'changeable'; readonly puzzle: string; readonly limits?: Limits }
  /** The minimal forms of a puzzle; the limit of solutions is one of forms. */
  | { readonly kind: 'minimal-forms'; readonly puzzle: string; readonly limits?: Limits }
  /** A puzzle made harder, easier, smaller or nicer. */
  | {
      readonly kind: 'improve';
      readonly puzzle: string;
      readonly wish: Improvement;
      readonly limits?: Limits;
    }
  /** Answers a puzzle a line, as rows of a table. */
  | {
      readonly kind: 'batch';
      readonly question: BatchQuestion;
      /** The rules of lines that hold cells alone, as a description has them. */
      readonly rules: string;
      /** Lines of cells or, where they may be of any rules, constraint texts. */
      readonly lines: readonly string[];
      readonly anyRules: boolean;
      readonly form: TableForm;
      readonly limits?: Limits;
    }
  /** The names of every enumeration that crosses the boundary. */
  | { readonly kind: 'describe' };

/** What is asked of every puzzle of a long list. */
export const batchQuestions = ['prove', 'solve', 'count', 'grade'] as const;
export type BatchQuestion = (typeof batchQuestions)[number];

/** Columns with tabs between them, or with commas. */
export const tableForms = ['tsv', 'csv'] as const;
export type TableForm = (typeof tableForms)[number];

/** Part `number`, from 0, of `of`; `way` is what another part was answered with, or empty. */
export interface CountPart {
  readonly number: number;
  readonly of: number;
  readonly way: string;
}

/** What a puzzle is to be like; what is left out may be anything. */
export interface PuzzleWish {
  /** A whole number from 0; the same one gives the same puzzle, on every device. */
  readonly seed: number;
  /** Which of the puzzles of that seed, from 0. */
  readonly number?: number;
  readonly leastGivens?: number;
  readonly mostGivens?: number;
  /** No given can be left out. */
  readonly minimal?: boolean;
  readonly symmetry?: Symmetry;
  readonly level?: Level;
  /** Names of techniques that solving it needs, and of techniques that it does not. */
  readonly needs?: readonly string[];
  readonly without?: readonly string[];
}

export type RequestKind = EngineRequest['kind'];
