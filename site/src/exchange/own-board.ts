/**
 * Rules of other programs on a board that the classic engine does not have: as items of a
 * constraint text, which then says the board, too.
 */
import type { Board } from './board.ts';
import { differing } from './clues.ts';
import type { Groups } from './known.ts';
import type { ForeignRule } from './names.ts';

type Items = (groups: Groups, board: Board) => readonly string[] | undefined;

const always =
  (...items: readonly string[]): Items =>
  () =>
    items;

const known: Partial<Record<ForeignRule, Items>> = {
  knight: always('.AntiKnight'),
  king: always('.AntiKing'),
  'extra-house': houses,
  'rising-diagonal': always('.Diagonal~1'),
  'falling-diagonal': always('.Diagonal~-1'),
  'disjoint-groups': (_, { size, boxRows }) => (boxRows < size ? ['.DisjointSets'] : undefined),
  jigsaw,
  'non-consecutive': always('.AntiConsecutive'),
  'negative-xv': always('.StrictXV'),
  'negative-kropki': always('.StrictKropki'),
};

/** The items that a rule is there, or undefined where no item says it. */
export function itemsOfRule(
  rule: ForeignRule,
  board: Board,
  groups: Groups,
): readonly string[] | undefined {
  return known[rule]?.(groups, board);
}

/** The item that says the board, and whether it has boxes. */
export function itemsOfBoard({ size }: Board, hasBoxes: boolean): readonly string[] {
  return [`.Shape~${size}x${size}~1-${size}`, ...(hasBoxes ? [] : ['.NoBoxes'])];
}

function houses(groups: Groups, { size }: Board): readonly string[] {
  return groups.map((cells) => differing(cells, size));
}

/** Regions that share out the whole board are a jigsaw; others are so many houses. */
function jigsaw(groups: Groups, board: Board): readonly string[] {
  const { size } = board;
  const cells = groups.flat();
  if (groups.length !== size || new Set(cells).size !== size * size) return houses(groups, board);
  const layout = Array.from({ length: size * size }, (_, cell) =>
    groups.findIndex((group) => group.includes(cell)).toString(17),
  );
  return [`.Jigsaw~${layout.join('')}`];
}
