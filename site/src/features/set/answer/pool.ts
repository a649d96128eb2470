/** Solutions that were found while a puzzle is set. What a change of the rules takes away is seen without a search. */
import { itemsOf } from '../../../puzzle/constraints.ts';
import { writeItems, type Item } from '../../../puzzle/items.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';

/** More would be looked at for longer than a search takes. */
const most = 24;

export type Grid = readonly number[];

export class Pool {
  #grids: readonly Grid[] = [];

  /** Adds solutions, the latest in front; each is there once. */
  add(grids: readonly Grid[]): void {
    const all = new Map([...grids, ...this.#grids].map((grid) => [grid.join(), grid]));
    this.#grids = [...all.values()].slice(0, most);
  }

  /** Those that agree with the givens of a puzzle on a board of that many cells. */
  agreeing({ givens }: Puzzle): readonly Grid[] {
    return this.#grids.filter(
      (grid) =>
        grid.length === givens.length &&
        givens.every((given, cell) => given === 0 || given === grid[cell]),
    );
  }
}

/**
 * Kinds of which one more can only take solutions away, whatever else there is. Of others it may not: a clue takes the
 * place of the one that stood at its line, and a dot takes its pair from those that must have none.
 */
const narrowing: ReadonlySet<string> = new Set([
  'Given',
  'Thermo',
  'SlowThermometer',
  'Whisper',
  'Renban',
  'Palindrome',
  'Between',
  'Lockout',
  'Zipper',
  'SumLine',
  'Entropic',
  'Modular',
  'Arrow',
  'DoubleArrow',
  'PillArrow',
  'Cage',
  'Sum',
  'AllDifferent',
  'EqualSum',
  'SameValues',
  'RellikCage',
  'EqualityCage',
  'LookAndSay',
  'ContainAtLeast',
  'ContainExact',
  'CountDistinct',
  'GreaterThan',
  'AntiKnight',
  'AntiKing',
  'AntiConsecutive',
  'GlobalEntropy',
  'GlobalMod',
  'Pair',
  'PairX',
  'NFA',
  'Regex',
]);
const dots: ReadonlySet<string> = new Set(['WhiteDot', 'BlackDot', 'X', 'V']);
const negatives: ReadonlySet<string> = new Set(['StrictKropki', 'StrictXV']);

/**
 * Whether every solution of the second puzzle is one of the first, as far as that can be told by what there is more
 * in it.
 */
export function isNarrower(before: Puzzle, now: Puzzle): boolean {
  if (before.shape !== now.shape) return false;
  const others = ({ rules }: Puzzle) =>
    JSON.stringify(rules.filter(({ name }) => name !== 'constraints'));
  if (others(before) !== others(now)) return false;
  if (before.givens.some((given, cell) => given !== 0 && given !== now.givens[cell])) return false;
  const left = [...finished(before)];
  const hasNegative = finished(now).some(({ kind }) => negatives.has(kind));
  const isMore = (kind: string) => narrowing.has(kind) || (dots.has(kind) && !hasNegative);
  for (const item of finished(now)) {
    const at = left.findIndex((other) => other === item || isSame(other, item));
    if (at >= 0) left.splice(at, 1);
    else if (!isMore(item.kind)) return false;
  }
  return left.length === 0;
}

function finished(puzzle: Puzzle): readonly Item[] {
  return itemsOf(puzzle).filter(({ isUnfinished }) => !isUnfinished);
}

function isSame(one: Item, other: Item): boolean {
  return one.kind === other.kind && writeItems([one]) === writeItems([other]);
}
