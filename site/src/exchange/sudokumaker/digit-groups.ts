/** Sets of digits, such as low, middle and high ones, which SudokuMaker writes as numbers with a bit a digit. */
import type { Board } from '../board.ts';
import { isList, wholeNumberOf } from '../fields.ts';
import { range } from '../meaning/items.ts';
import type { Data } from '../payload/loose-json.ts';

const mostGroups = 16;

/** The values whose bits are set. */
export function digitSet(data: Data | undefined, { digits, lowest }: Board): number[] {
  const mask = wholeNumberOf(data) ?? 0;
  return range(lowest, lowest + digits - 1).filter((value) => (mask >> value) & 1);
}

/** Undefined where they are none, or too many. */
export function groupsOf(
  data: Data | undefined,
  board: Board,
): readonly ReadonlySet<number>[] | undefined {
  if (!isList(data) || data.length < 2 || data.length > mostGroups) return undefined;
  const sets = data.map((mask) => new Set(digitSet(mask, board)));
  return sets.some((set) => set.size === 0) ? undefined : sets;
}

export function areOfDifferentSets(
  sets: readonly ReadonlySet<number>[],
  a: number,
  b: number,
): boolean {
  const [first, second] = [a, b].map((value) => sets.findIndex((set) => set.has(value)));
  return first !== second && first !== -1 && second !== -1;
}

/** Regular expressions, one for each set, of cells of which at least one has a digit of the set. */
export function oneOfEach(sets: readonly ReadonlySet<number>[]): readonly string[] {
  return sets.map((set) => `.*[${[...set].map(characterOf).join('')}].*`);
}

/** The character of a value in a regular expression. */
export function characterOf(value: number): string {
  return value < 10 ? String(value) : String.fromCharCode(55 + value);
}
