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

export interface RawExplained {
  state: RawLogicState;
  numbers: Int32Array;
}

export interface RawGrading {
  state: RawLogicState;
  level: string;
  score: number;
  hardest: string;
  steps: number;
  singles: boolean;
}

export interface RawExplainerRating {
  state: RawLogicState;
  tenths: number;
  estimate: boolean;
}
