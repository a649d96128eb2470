import type { RawProblem } from './raw-answers.ts';

/** What the second module says to setters of puzzles: wasm/variants/api_setting.hpp. */

export interface RawSetClues {
  problem: RawProblem;
  solutions: number;
  stopped: string;
  milliseconds: number;
  cells: number[];
  digits: number[];
  rules: number[];
}

export interface RawMinimalForms {
  problem: RawProblem;
  solutions: number;
  stopped: string;
  milliseconds: number;
  found: number;
  forms: string[];
}

export interface RawImprovement {
  aim: string;
  seed: number;
  number: number;
  tries: number;
  keeps_solution: boolean;
  symmetry: string;
  level: string;
}

export interface RawImproved {
  problem: RawProblem;
  solutions: number;
  stopped: string;
  tried: number;
  milliseconds: number;
  givens: string;
  level: string;
  score: number;
  hardest: string;
}
