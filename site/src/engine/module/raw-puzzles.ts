import type { RawProblem } from './raw-answers.ts';

/** What the module makes puzzles of, and the puzzles. See `module.ts`. */

export interface RawPuzzleWish {
  seed: number;
  number: number;
  least_givens: number;
  most_givens: number;
  minimal: boolean;
  symmetry: string;
  level: string;
  needs: string;
  without: string;
}

export interface RawMadePuzzle {
  problem: RawProblem;
  stopped: string;
  tried: number;
  nodes: number;
  milliseconds: number;
  givens: string;
  solution: string;
  level: string;
  score: number;
  hardest: string;
}

/** Which puzzle of a kind whose rules are placed; the level may be empty. */
export interface RawPlacedWish {
  level: string;
  seed: number;
  number: number;
}

/** An answer of `place`; `puzzle` is empty where there is none. */
export interface RawPlacedPuzzle {
  problem: RawProblem;
  puzzle: string;
  solution: string;
  level: string;
  stopped: string;
  tried: number;
  nodes: number;
  milliseconds: number;
}
