import type { RuleName } from '../engine/names.ts';
import type { Size } from './shape.ts';

export type { RuleName } from '../engine/names.ts';

export type DigitPair = readonly [number, number];

/** A rule as data; what it means is known to the core alone. */
export interface Rule {
  readonly name: RuleName;
  /** The cells of an extra house, in the order they were given. */
  readonly cells?: readonly number[];
  /** The digits that must not be neighbours. */
  readonly pairs?: readonly DigitPair[];
}

/** Rules and givens on a board: what a description says. */
export interface Puzzle {
  readonly size: Size;
  readonly rules: readonly Rule[];
  /** One digit a cell in reading order, 0 for none. */
  readonly givens: readonly number[];
}

const classicRules: readonly Rule[] = [{ name: 'classic' }];

export function emptyPuzzle(size: Size = 9, rules: readonly Rule[] = classicRules): Puzzle {
  return { size, rules, givens: new Array<number>(size * size).fill(0) };
}

export function countGivens(puzzle: Puzzle): number {
  return puzzle.givens.filter((digit) => digit !== 0).length;
}

export function findRule(puzzle: Puzzle, ...names: RuleName[]): Rule | undefined {
  return puzzle.rules.find((rule) => names.includes(rule.name));
}
