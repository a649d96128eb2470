import type { Level, ReasonKind, Technique } from './names.ts';

/** What steps can do without: a technique, or all that rest on there being one solution. */
export type LeftOut = Technique | 'uniqueness';

/** What a person has written besides the givens. */
export interface Work {
  /** A digit a cell, 0 for none. */
  readonly entered: readonly number[];
  /**
   * For every cell the candidates that are left there, bit d-1 for digit d, or null for a cell where
   * nobody has looked.
   */
  readonly open: readonly (number | null)[];
}

/** Cells that hold every digit once; numbers count from 0 within the kind. */
export interface LogicHouse {
  readonly kind: 'row' | 'column' | 'box' | 'extra';
  readonly number: number;
  readonly cells: readonly number[];
}

/** A rule of a variant: its kind, the number of its item in the text, and its cells on the grid. */
export interface LogicRule {
  readonly kind: string;
  readonly item: number;
  readonly cells: readonly number[];
  /** The first and the last cell in the rule's own order, where it has one on the grid. */
  readonly ends?: readonly number[] | undefined;
  /** The first of its numbers: of a cage its sum, of a clue outside the grid that. */
  readonly clue?: number | undefined;
}

/** Why a rule leaves fewer candidates; core/logic/reason.hpp says what each kind's numbers are. */
export interface LogicReason {
  readonly kind: ReasonKind;
  readonly cells: readonly number[];
  readonly others: readonly number[];
  readonly across: readonly number[];
  readonly numbers: readonly number[];
  /** The place among the step's rules, plus 1, of the one that fails by itself; else 0. */
  readonly failing?: number | undefined;
}

export interface Candidate {
  readonly cell: number;
  readonly digit: number;
}

/** Cells with the digits that they share out among them, as bits. */
export interface LogicSet {
  readonly cells: readonly number[];
  readonly digits: number;
  /** Of an almost locked set: the digits, as bits, that only one of it and the next can have. */
  readonly links: number;
}

/** A link of a chain: one candidate or several, of which one holds (`on`) or none. */
export interface LogicNode {
  readonly digit: number;
  readonly cells: readonly number[];
  readonly on: boolean;
  /** Of `sets` the one that gives this link. */
  readonly set: number | null;
  /** Of `rules` the one that holds the digit in any case, and so gives this link. */
  readonly rule: number | null;
}

/**
 * A step a person could take next; core/logic/step.hpp says what each part is. Houses are resolved.
 */
export interface LogicStep {
  readonly technique: Technique;
  readonly level: Level;
  readonly score: number;
  /** Bits. */
  readonly digits: number;
  readonly cells: readonly number[];
  readonly houses: readonly LogicHouse[];
  readonly baseHouses: readonly LogicHouse[];
  readonly fins: readonly number[];
  readonly endoFins: readonly number[];
  readonly sets: readonly LogicSet[];
  readonly chain: readonly LogicNode[];
  readonly eliminations: readonly Candidate[];
  readonly placements: readonly Candidate[];
  /** The rules of a variant that the step is about. */
  readonly rules: readonly LogicRule[];
  /** The sets of digits, as bits, that their cells can still share out. */
  readonly combinations: readonly number[];
  /** For a sum: `cells` minus these make `total`. */
  readonly outies: readonly number[];
  readonly total: number;
  /** For a single: digits on the board that exclude the rest. */
  readonly excluders: readonly Candidate[];
  /** Whether they exclude all of it; otherwise candidates were struck as well. */
  readonly excludesAll: boolean;
  readonly parts: readonly LogicStep[];
  /** Why its rules leave fewer candidates, where more is known than that they do. */
  readonly reason?: LogicReason | undefined;
}

/** The position from which steps are asked for; there are none unless it is `sound`. */
export type LogicState =
  | {
      readonly kind:
        'sound' | 'solved' | 'no-solution' | 'several-solutions' | 'stopped' | 'other-board';
    }
  /** A digit that is not the solution's, or the solution's digit where it was struck. */
  | { readonly kind: 'wrong-digit' | 'wrong-mark'; readonly cell: number; readonly digit: number };

/** What explains a puzzle, in numbers; `solver/explained.ts` reads them. */
export interface Explained {
  readonly state: LogicState;
  /** None unless the state is sound. */
  readonly numbers: Int32Array;
}

export interface Hints {
  readonly state: LogicState;
  /** A search ran out of budget: there may be more steps, or simpler ones. */
  readonly gaveUp: boolean;
  /** For every cell its candidates as bits; 0 where there is a digit. */
  readonly candidates: readonly number[];
  readonly houses: readonly LogicHouse[];
  readonly steps: readonly LogicStep[];
}

/** All steps to the solution. */
export interface Path {
  readonly state: LogicState;
  readonly houses: readonly LogicHouse[];
  /** Each with the board before it: a digit a cell, and candidates as bits. */
  readonly steps: readonly {
    readonly step: LogicStep;
    readonly grid: string;
    readonly candidates: readonly number[];
  }[];
}

/** How hard a puzzle is for a person; core/logic/path.hpp says what the numbers mean. */
export interface Grading {
  readonly state: LogicState;
  /** Null unless the state is sound. */
  readonly grade: {
    readonly level: Level;
    readonly score: number;
    readonly hardest: Technique;
    readonly steps: number;
    readonly singles: boolean;
  } | null;
}

/** What Sudoku Explainer would call a puzzle; core/logic/explainer/rating.hpp says more. */
export interface ExplainerRating {
  /** Null where it has no such rating, or the time was up. */
  readonly tenths: number | null;
  readonly isEstimate: boolean;
}
