/** What the module answers to questions about a puzzle. See `module.ts`. */

export interface RawProblem {
  code: string;
  line: number;
  column: number;
  cell: number;
  found: string;
  expected: string;
}

export interface RawLimits {
  solutions: number;
  nodes: number;
  milliseconds: number;
}

export interface RawAnswer {
  problem: RawProblem;
  count: string;
  stopped: string;
  nodes: number;
  milliseconds: number;
  solution: string;
}

export interface RawPart {
  number: number;
  of: number;
  way: string;
}

export interface RawCountedPart {
  answer: RawAnswer;
  way: string;
  parts_per_worker: number;
}

export interface RawSolutions {
  answer: RawAnswer;
  grids: string[];
}

export interface RawProofs {
  problem: RawProblem;
  counts: string;
  nodes: number;
  milliseconds: number;
}

export interface RawCandidates {
  problem: RawProblem;
  stopped: string;
  nodes: number;
  milliseconds: number;
  cells: number[];
  solutions: number[];
}

export interface RawContradiction {
  problem: RawProblem;
  solvable: boolean;
  stopped: string;
  nodes: number;
  milliseconds: number;
  cells: number[];
  /** Of the second module alone. */
  rules?: number[];
}

/** Two cells that break a rule together. */
export interface RawConflict {
  first: number;
  second: number;
  rule: string;
  /** Missing where there are none. */
  others?: number[] | undefined;
}

export interface RawInspection {
  problem: RawProblem;
  conflicts: RawConflict[];
  marks: number[];
}

export interface RawPeers {
  problem: RawProblem;
  groups: { rule: string; cells: number[][] }[];
}

export interface RawImport {
  problem: RawProblem;
  format: string;
  puzzles: string[];
  names: string[];
  candidates: number[][];
  entered: number[][];
}

export interface RawNames {
  rules: string[];
  schemas: string[];
  error_codes: string[];
  stop_reasons: string[];
  stages: string[];
  formats: string[];
  forms: string[];
  courses: string[];
  trace_events: string[];
  levels: string[];
  symmetries: string[];
  kinds: string[];
  techniques: string[];
  reason_kinds: string[];
  largest_text: number;
}

/** Hears of a search; one that throws cancels it. */
export type RawProgress =
  ((count: string, nodes: number, fraction: number, stage: string) => void) | null;
