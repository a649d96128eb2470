/** What the engine answers. */
import type { AssignmentAnswer, AssignmentFile } from './assignment-types.ts';
import type { SearchTree, Steps, TraceView } from './lesson-types.ts';
import type { Explained, ExplainerRating, Grading } from './logic-types.ts';
import type { Level, RuleName, Stage, StopReason, TextFormat } from './names.ts';
import type { Problem } from './problem.ts';
import type { RequestKind } from './request-types.ts';
import type { Improved, MinimalForms, SetClues } from './setting-types.ts';

export type { Problem } from './problem.ts';

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
  readonly puzzle: {
    readonly description: string;
    readonly solution: string;
    readonly level: Level;
  } | null;
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

/** The answers to the puzzles of a batch. */
export interface BatchAnswer {
  /** A row for each line, with line ends between them: the line, and what is answered. */
  readonly rows: string;
  readonly answered: number;
  /** How many lines hold no puzzle; their rows say why. */
  readonly refused: number;
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
  readonly rate: ExplainerRating;
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
  readonly batch: BatchAnswer;
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
