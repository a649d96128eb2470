import type { TraceEventKind } from './names.ts';

/** Which search is watched. */
export interface WatchedSearch {
  readonly puzzle: string;
  readonly algorithm: 'recursion' | 'stack';
  /** Which empty cell comes next: the first in reading order, or one with fewest candidates. */
  readonly order: 'reading' | 'fewest';
  /** Whether cells with a single candidate are filled before guessing. */
  readonly singles: boolean;
}

/** Until when a watched search goes on. */
export type WatchGoal =
  | 'stay'
  | 'event'
  | 'backtrack'
  | 'solution'
  /** The first event at most `depth` deep. */
  | 'depth'
  | 'back-event'
  | 'back-backtrack'
  | 'back-solution';

/** Where a watched search is sent: first to a position, then on towards a goal. */
export interface WatchMove {
  /** Number of events that have happened there. */
  readonly position: number;
  readonly goal: WatchGoal;
  readonly depth?: number;
  /** About how many events it may look at; short of the goal it can be asked to go on. */
  readonly budget: number;
  /** Then it runs ahead by this many events without moving, so that their number is known. */
  readonly ahead?: number;
}

export interface TraceEvent {
  readonly kind: TraceEventKind;
  readonly depth: number;
  /** Index in reading order; null where no cell is concerned. */
  readonly cell: number | null;
  /** Null where no digit is concerned. */
  readonly digit: number | null;
  /** Of a conflict: the other cell; `cell` itself where a rule refuses the digit by itself. */
  readonly other: number | null;
  /** Of a conflict: the house or the broken rule; of a variant by number and kind, "3 Cage". */
  readonly reason: string | null;
  /** Of a visit: the digits that break no rule there, bit d-1 for digit d. */
  readonly candidates: number;
}

export interface TraceCounters {
  readonly visits: number;
  readonly tries: number;
  readonly singles: number;
  readonly conflicts: number;
  readonly placements: number;
  readonly removals: number;
  readonly backtracks: number;
  readonly solutions: number;
  readonly deepest: number;
}

/** One open call of the recursion, or one open cell of the stack. */
export interface TraceFrame {
  /** Null before a cell was chosen. */
  readonly cell: number | null;
  /** The digit tried last; null before the first. */
  readonly digit: number | null;
  /** Whether that digit is on the board. */
  readonly placed: boolean;
  /** Digits refused here, and digits with which solutions were found: bit d-1 for digit d. */
  readonly refused: number;
  readonly solved: number;
}

/** Where a watched search stands, with all there is to be seen there. */
export interface TraceView {
  /** Whether it got where it was sent. */
  readonly arrived: boolean;
  /** Events that have happened here. */
  readonly position: number;
  /** Events seen so far from the start, and whether those are all there are. */
  readonly seen: number;
  readonly complete: boolean;
  /** What has just happened, and what happens next. */
  readonly event: TraceEvent;
  readonly upcoming: TraceEvent;
  readonly counters: TraceCounters;
  /** The counters at the last event seen. */
  readonly seenCounters: TraceCounters;
  /** One value a cell, as descriptions have it; 0 for empty, and of a variant a dot. */
  readonly grid: string;
  /** For every cell the depth at which its digit was placed; 0 for givens and empty cells. */
  readonly depths: readonly number[];
  /** The cells filled as singles, the first one first. */
  readonly singles: readonly number[];
  /** The outermost first. */
  readonly frames: readonly TraceFrame[];
}

/** A digit tried in a cell. */
export interface TreeNode {
  /** Index of the parent in the list; null for those tried first. */
  readonly parent: number | null;
  readonly cell: number;
  readonly digit: number;
  readonly refused: boolean;
  readonly solved: boolean;
  /** Positions of its first and last event. */
  readonly first: number;
  readonly last: number;
}

export interface SearchTree {
  /** Whether these are all the nodes there are. */
  readonly complete: boolean;
  readonly nodes: readonly TreeNode[];
}

/** A cell filled because it had one candidate; row and column count from 0. */
export interface StepMove {
  readonly row: number;
  readonly column: number;
  readonly digit: number;
}

/** The steps of the CSU assignment on a puzzle, and the board after some of them. */
export interface Steps {
  readonly moves: readonly StepMove[];
  /** How the last step ends. */
  readonly status: 'solved' | 'stuck';
  /** The number of moves made in what follows. */
  readonly after: number;
  readonly grid: string;
  /** The same as a puzzle file of the course; empty for a variant, whose rules it could not tell. */
  readonly file: string;
  /** For every cell the digits it cannot hold, bit d-1 for digit d; 0 for filled ones. */
  readonly constraints: readonly number[];
  /** For every cell, for every digit from 1: a cell that rules it out, or null. */
  readonly culprits: readonly (readonly (number | null)[])[];
}
