/** Sets of digits by their sum: the table that solvers of killer cages keep beside them. */
import type { VariantRule } from '../puzzle/puzzle.ts';
import { highestOf, valueOf, type Shape } from '../puzzle/shape.ts';

/** More are not listed. */
const most = 60;

/** The sets of so many different values with that sum, each from the least on, in order. */
export function combinations(
  count: number,
  sum: number,
  shape: Pick<Shape, 'lowest' | 'digits'>,
): readonly (readonly number[])[] {
  const highest = highestOf(shape);
  const found: (readonly number[])[] = [];
  const add = (chosen: readonly number[], from: number, rest: number) => {
    const left = count - chosen.length;
    if (left === 0) {
      if (rest === 0) found.push(chosen);
      return;
    }
    for (let value = from; value <= highest && found.length < most; value++) {
      const least = (left * (2 * value + left - 1)) / 2;
      const greatest = value + ((left - 1) * (2 * highest - left + 2)) / 2;
      if (least > rest) return;
      if (greatest >= rest) add([...chosen, value], value + 1, rest - value);
    }
  };
  if (count > 0 && count <= shape.digits) add([], shape.lowest, sum);
  return found;
}

/** Those that have all the values that stand in the cage. */
export function withValues(
  sets: readonly (readonly number[])[],
  values: readonly number[],
): readonly (readonly number[])[] {
  return sets.filter((set) => values.every((value) => set.includes(value)));
}

/** The killer cages that a cell lies in, with the sets of digits that they can still hold. */
export function cagesAt(
  cell: number,
  rules: readonly VariantRule[],
  digitOf: (cell: number) => number,
  shape: Shape,
): readonly { readonly sum: number; readonly sets: readonly (readonly number[])[] }[] {
  return rules.flatMap(({ kind, numbers, cells }) => {
    const [sum = 0] = numbers;
    if (kind !== 'Cage' || sum === 0 || !cells.includes(cell)) return [];
    const values = cells
      .map(digitOf)
      .filter((digit) => digit !== 0)
      .map((digit) => valueOf(shape, digit));
    return { sum, sets: withValues(combinations(cells.length, sum, shape), values) };
  });
}

/** The sets in a line: "159 168 249"; with values of two figures "1-10 2-9". */
export function setsText(sets: readonly (readonly number[])[]): string {
  return sets.map((set) => set.join(set.some((value) => value > 9) ? '-' : '')).join('  ');
}
