import type { AssignmentAnswer, AssignmentFile } from './assignment-types.ts';
import type { SearchTree, Steps, TraceView, WatchedSearch, WatchMove } from './lesson-types.ts';
import type { Explained, Grading, Work } from './logic-types.ts';
import type {
  Course,
  Level,
  PlacedKind,
  RuleName,
  Stage,
  StopReason,
  Symmetry,
  Technique,
  TextForm,
  TextFormat,
} from './names.ts';
import type { Problem } from './problem.ts';
import type { Improved, Improvement, MinimalForms, SetClues } from './setting-types.ts';

export type { Problem } from './problem.ts';

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
  /** The simplest next step from a position, or all steps of one technique. */
  | {
      readonly kind: 'hint';
      readonly puzzle: string;
      readonly work: Work;
      readonly technique?: Technique;
      readonly limits?: Limits;
    }
  /** All steps from there to the solution; preferred techniques come before others as hard. */
  | {
      readonly kind: 'path';
      readonly puzzle: string;
      readonly work: Work;
      readonly preferred?: readonly Technique[];
      readonly limits?: Limits;
    }
  /** How hard a puzzle is for a person. */
  | { readonly kind: 'grade'; readonly puzzle: string; readonly limits?: Limits }
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
  /** A puzzle of a kind whose rules are placed: the one with that number of a seed. */
  | {
      readonly kind: 'place';
      readonly placed: PlacedKind;
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
  /** The names of every enumeration that crosses the boundary. */
  | { readonly kind: 'describe' };

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

/** The answer of solve, count and first. */
export interface EngineAnswer {
  /** Solutions in decimal, up to 128 bits: exact when `stopped` is `complete`, else "at least". */
  readonly count: string;
  readonly stopped: StopReason;
  readonly nodes: number;
  /** Time spent in the core. */
  readonly milliseconds: number;
  readonly solution: string | null;
}

/** What a part of a count answers. */
export interface CountedPart extends EngineAnswer {
  /** How it was counted, so that other parts need not choose; empty where it is not known. */
  readonly way: string;
  /** Into how many parts for each worker such a count is best split. */
  readonly partsPerWorker: number;
}

/** The solutions asked for by `enumerate`; `count` says how many were passed, skipped included. */
export interface Solutions extends EngineAnswer {
  readonly grids: readonly string[];
}

/** The true candidates. */
export interface Candidates {
  readonly stopped: StopReason;
  readonly nodes: number;
  readonly milliseconds: number;
  /** One number a cell in reading order: bit d-1 stands for digit d. */
  readonly cells: readonly number[];
  /** For each cell and digit in how many solutions it occurs; empty unless asked for. */
  readonly solutions: readonly number[];
}

/** Why there is no solution. */
export interface Contradiction {
  /** All givens together have a solution: there is no contradiction. */
  readonly solvable: boolean;
  readonly stopped: StopReason;
  readonly nodes: number;
  readonly milliseconds: number;
  /** Givens that contradict each other; none could be left out when `stopped` is `complete`. */
  readonly cells: readonly number[];
  /** For a puzzle of any rules: the numbers of the items that contradict them. */
  readonly rules: readonly number[];
}

/** A puzzle that was made, or that none was: see `stopped`, or no grid keeps the rules. */
export interface MadePuzzle {
  readonly stopped: StopReason;
  /** How many puzzles were made until one met the wish; progress reports it in place of solutions. */
  readonly tried: number;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly puzzle: {
    readonly givens: string;
    readonly solution: string;
    /** Null where no logic is wished and there are rules besides classic: that takes far longer. */
    readonly level: Level | null;
    /** 0 without a grade. */
    readonly score: number;
    /** The name of the hardest technique; empty without a grade. */
    readonly hardest: string;
  } | null;
}

/** A puzzle whose rules were placed, or that none was made; see `stopped`. */
export interface PlacedPuzzle {
  readonly stopped: StopReason;
  /** As for a generated puzzle. */
  readonly tried: number;
  readonly nodes: number;
  readonly milliseconds: number;
  readonly puzzle: { readonly description: string; readonly solution: string } | null;
}

/**
 * Cells whose digits break a rule together. Mostly there are two; `second` is `first` where one cell
 * alone breaks it, and `others` are those beyond two.
 */
export interface Conflict {
  readonly first: number;
  readonly second: number;
  readonly others: readonly number[];
  readonly rule: RuleName;
}

/** What the rules alone say about a position, without any search. */
export interface Inspection {
  /** Every two cells under every rule, in reading order, and then those of rules beyond pairs. */
  readonly conflicts: readonly Conflict[];
  /** For every empty cell the digits that no filled cell forbids, as bits; 0 where filled. */
  readonly marks: readonly number[];
}

/** What one rule of the puzzle ties together. */
export interface PeerGroup {
  readonly rule: RuleName;
  /** For every cell those that must differ from it, or make no forbidden pair with it. */
  readonly cells: readonly (readonly number[])[];
}

/** What a text turned out to be. */
export interface Import {
  /** What it was read as; null when it looks like no puzzle at all. */
  readonly format: TextFormat | null;
  /** Descriptions; the puzzles read before an error are kept. */
  readonly puzzles: readonly string[];
  /** What each puzzle was called there, or the empty string; no entry at all where none has a name. */
  readonly names: readonly string[];
  /**
   * For each puzzle what a candidate grid leaves open, one number a cell as bits, or nothing; no
   * entry at all where no puzzle has any.
   */
  readonly candidates: readonly (readonly number[])[];
  /**
   * For each puzzle what is filled in besides the givens, a digit a cell, or nothing; no entry at
   * all where no puzzle has any.
   */
  readonly entered: readonly (readonly number[])[];
  readonly problem: Problem | null;
}

/** What a constraint text turned out to be. */
export interface VariantText {
  /** A description; null where `problem` says why there is none. */
  readonly puzzle: string | null;
  /** What is wrong, and where: the number of an item, its kind, and the number of its argument. */
  readonly problem:
    | (Problem & {
        readonly item: number | null;
        readonly kind: string | null;
        readonly argument: number | null;
      })
    | null;
}

/**
 * One of the rules that the text of a `constraints` rule holds. What its numbers and lists mean is its
 * kind's affair: core/variants/kinds.
 */
export interface VariantRule {
  /** The number of the item that it comes from, from 1; several rules may come from one. */
  readonly item: number;
  readonly kind: string;
  readonly numbers: readonly number[];
  readonly cells: readonly number[];
  readonly lists: readonly (readonly number[])[];
  /** The item as it is written. */
  readonly text: string;
}

/** What there is to list and draw of the rules of a variant. */
export interface VariantRules {
  readonly rules: readonly VariantRule[];
  /** The cells of each box of the board. */
  readonly boxes: readonly (readonly number[])[];
}

export interface Names {
  readonly rules: readonly string[];
  readonly errorCodes: readonly string[];
  readonly stopReasons: readonly string[];
  readonly formats: readonly string[];
  readonly traceEvents: readonly string[];
  readonly levels: readonly string[];
  readonly symmetries: readonly string[];
  readonly techniques: readonly string[];
  /** The longest text, in UTF-8 bytes, that `import` takes. */
  readonly largestText: number;
}

/** The answer to each kind of request. */
export interface Values {
  readonly solve: EngineAnswer;
  readonly count: EngineAnswer;
  readonly 'count-part': CountedPart;
  readonly first: EngineAnswer;
  readonly enumerate: Solutions;
  readonly candidates: Candidates;
  readonly contradiction: Contradiction;
  readonly generate: MadePuzzle;
  readonly inspect: Inspection;
  readonly peers: readonly PeerGroup[];
  readonly import: Import;
  readonly export: string;
  readonly watch: TraceView;
  readonly tree: SearchTree;
  readonly steps: Steps;
  readonly hint: Explained;
  readonly path: Explained;
  readonly grade: Grading;
  readonly assignment: AssignmentFile;
  readonly homework: AssignmentAnswer;
  readonly 'read-variant': VariantText;
  readonly redundant: SetClues;
  readonly changeable: SetClues;
  readonly 'minimal-forms': MinimalForms;
  readonly improve: Improved;
  readonly 'write-variant': string;
  readonly 'variant-rules': VariantRules;
  readonly place: PlacedPuzzle;
  readonly describe: Names;
}

/** An answer, or what is wrong with the input. */
export type Outcome<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem };

export type Reply<K extends RequestKind = RequestKind> = Outcome<Values[K]>;

/** How far a query has come. */
export interface Progress {
  /** Solutions so far, in decimal. */
  readonly count: string;
  readonly nodes: number;
  /** Share of the stage that is done, 0 to 1; of the search, that of the search space. */
  readonly fraction: number;
  readonly stage: Stage;
}
