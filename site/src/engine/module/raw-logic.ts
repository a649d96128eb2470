import type { RawProblem } from './raw-answers.ts';

/** What the module answers about human logic. See `module.ts`. */

export interface RawWork {
  entered: string;
  open: number[];
}

export interface RawLogicState {
  problem: RawProblem;
  kind: string;
  cell: number;
  digit: number;
}

export interface RawLogicHouse {
  kind: string;
  number: number;
  cells: number[];
}

export interface RawLogicStep {
  technique: string;
  level: string;
  score: number;
  digits: number;
  cells: number[];
  houses: number[];
  base_houses: number[];
  fins: number[];
  endo_fins: number[];
  sets: number[][];
  chain: number[][];
  eliminations: number[];
  placements: number[];
  rules: number[];
  combinations: number[];
  outies: number[];
  total: number;
  excluders: number[];
  excludes_all: boolean;
  parts: RawLogicStep[];
}

export interface RawHints {
  state: RawLogicState;
  gave_up: boolean;
  candidates: number[];
  houses: RawLogicHouse[];
  /** Kinds, numbers of items, and cells. */
  rules: RawLogicHouse[];
  steps: RawLogicStep[];
}

export interface RawPath {
  state: RawLogicState;
  houses: RawLogicHouse[];
  /** Kinds, numbers of items, and cells. */
  rules: RawLogicHouse[];
  steps: RawLogicStep[];
  grids: string[];
  candidates: number[][];
}

export interface RawGrading {
  state: RawLogicState;
  level: string;
  score: number;
  hardest: string;
  steps: number;
  singles: boolean;
}
