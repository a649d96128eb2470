/** What the sentences about conflicts are made of. */
import type { VariantRule } from '../../../puzzle/puzzle.ts';
import { cellName, type Shape } from '../../../puzzle/shape.ts';
import { conflictWords, listed } from '../../conflict-words.ts';

/** A rule of a variant, and the filled cells that break it together. */
export interface Broken {
  readonly rule: VariantRule;
  readonly cells: readonly number[];
  /** What these hold. */
  readonly values: readonly number[];
  readonly shape: Shape;
  readonly valueAt: (cell: number) => number | undefined;
}

/** What is wrong, or nothing where there is no more to say than what the rule needs. */
export type Says = (broken: Broken) => string | undefined;

/** What the rules of a kind say of a conflict. */
export interface Sayings {
  /** What the rule needs, before the digits that do not give it: "The X needs a sum of 10". */
  readonly needs: (rule: VariantRule) => string;
  /** Sentences for what can be said better, the first that fits. */
  readonly better?: readonly Says[];
}

/** The sayings of a family, by the core's names of their kinds. */
export type FamilySayings = Readonly<Record<string, Sayings>>;

export function namesOf({ shape }: Pick<Broken, 'shape'>, cells: readonly number[]): string {
  return listed(cells.map((cell) => cellName(shape, cell)));
}

export function valuesOf({ valueAt }: Broken, cells: readonly number[]): number[] {
  return cells.flatMap((cell) => valueAt(cell) ?? []);
}

export function isFilled({ valueAt }: Broken, cells: readonly number[]): boolean {
  return cells.every((cell) => valueAt(cell) !== undefined);
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** "Two 6s in the cage: r1c1 and r1c2". */
export function alike(where: string): Says {
  return ({ cells, values, shape }) => {
    const twice = values.find((value, at) => values.indexOf(value) !== at);
    if (twice === undefined) return undefined;
    const same = cells.filter((_, at) => values[at] === twice);
    return conflictWords.alike(
      twice,
      where,
      same.map((cell) => cellName(shape, cell)),
    );
  };
}

/** "r5c4 and r5c5 add up to 15", "r5c4 is 9". */
export function addingUp(broken: Broken, cells: readonly number[]): string {
  const sum = sumOf(valuesOf(broken, cells));
  return cells.length === 1
    ? `${namesOf(broken, cells)} is ${sum}`
    : `${namesOf(broken, cells)} add up to ${sum}`;
}

/**
 * "r5c4 and r5c5 add up to 15, but the cage needs 14". Where some of the cells are empty and there is not too
 * much in the others: "r1c1 and r1c2 add up to 3, so the cage cannot come to 20".
 */
export function wrongSum(
  broken: Broken,
  all: readonly number[],
  target: number,
  what: string,
): string {
  const filled = isFilled(broken, all) ? all : broken.cells;
  const sum = sumOf(valuesOf(broken, filled));
  if (sum === target && filled.length < all.length)
    return `${addingUp(broken, filled)}, which leaves nothing for the rest of ${what}`;
  const isTooMuch = sum > target || filled.length === all.length;
  const needs = isTooMuch ? `but ${what} needs ${target}` : `so ${what} cannot come to ${target}`;
  return `${addingUp(broken, filled)}, ${needs}`;
}

/** The conflict of two cells that stand in this order in the rule, with their places in it. */
export function pairOf({ rule, cells }: Broken): { places: [number, number] } | undefined {
  const [first, second, ...more] = cells;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const places = [rule.cells.indexOf(first), rule.cells.indexOf(second)].sort((a, b) => a - b);
  const [one = -1, other = -1] = places;
  return one < 0 || one === other ? undefined : { places: [one, other] };
}
