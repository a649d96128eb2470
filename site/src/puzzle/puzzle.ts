import type { RuleName } from '../engine/messages/names.ts';
import type { Item } from './items.ts';
import { cellCount, shapeOf, type Shape } from './shape.ts';

export type { RuleName } from '../engine/messages/names.ts';
export type { VariantRule, VariantRules } from '../engine/messages/types.ts';

export type DigitPair = readonly [number, number];

/** A number, a word, a list of cells or of region numbers, pairs of digits, or the rules of a variant. */
export type Argument = number | string | readonly number[] | readonly DigitPair[] | readonly Item[];

/**
 * A rule as data; what it means is known to the core alone. An argument is a property with the name
 * of its parameter; the rule's file in site/src/rules/kinds says which there are.
 */
export interface Rule {
  readonly name: RuleName;
  /** Cells, such as those of an extra house, in the order they were given. */
  readonly cells?: readonly number[];
  /** Digits, such as those that must not be neighbours. */
  readonly pairs?: readonly DigitPair[];
  /** The rules of a variant. */
  readonly items?: readonly Item[];
  readonly [parameter: string]: Argument | undefined;
}

/** Rules and givens on a board: what a description says. */
export interface Puzzle {
  readonly shape: Shape;
  readonly rules: readonly Rule[];
  /** One digit a cell in reading order, 0 for none. */
  readonly givens: readonly number[];
}

/** Whether some of a puzzle's rules are those of a variant. */
export function isVariant(puzzle: Puzzle): boolean {
  return puzzle.rules.some(({ name }) => name === 'constraints');
}

/** Whether nothing but the rules of every newspaper holds, on the usual board. */
export function isClassicNine({ shape, rules }: Puzzle): boolean {
  return shape.size === 9 && rules.every(({ name }) => name === withBoxes.name);
}

const withBoxes: Rule = { name: 'classic' };
const withoutBoxes: Rule = { name: 'latin' };

/** The rule that says what the houses are: rows and columns, and boxes or none. */
export function houseRule(hasBoxes: boolean): Rule {
  return hasBoxes ? withBoxes : withoutBoxes;
}

/** Whether it says no more than that. */
export function isHouseRule({ name }: Pick<Rule, 'name'>): boolean {
  return name === withBoxes.name || name === withoutBoxes.name;
}

/** Whether rows and columns alone are houses, by a rule of the puzzle's own. */
export function isWithoutBoxes(puzzle: Puzzle): boolean {
  return puzzle.rules.some(({ name }) => name === withoutBoxes.name);
}

export function emptyPuzzle(
  shape: Shape = shapeOf(9),
  rules: readonly Rule[] = [withBoxes],
): Puzzle {
  return { shape, rules, givens: new Array<number>(cellCount(shape)).fill(0) };
}

export function countGivens(puzzle: Puzzle): number {
  return puzzle.givens.filter((digit) => digit !== 0).length;
}

/** Whether there is nothing to solve yet: neither givens nor the clues of a variant. */
export function isBlank(puzzle: Puzzle): boolean {
  return countGivens(puzzle) === 0 && !isVariant(puzzle);
}

export function findRule(puzzle: Puzzle, ...names: RuleName[]): Rule | undefined {
  return puzzle.rules.find((rule) => names.includes(rule.name));
}
