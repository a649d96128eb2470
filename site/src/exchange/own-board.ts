/**
 * Rules of other programs on a board that the classic engine does not have: as items of a
 * constraint text, which then says the board, too.
 */
import { boxesOf, type Board } from './board.ts';
import { differing } from './clues.ts';
import type { Groups } from './known.ts';
import type { ForeignRule } from './names.ts';

/** A board and what holds everywhere on it. */
export interface OwnBoard extends Board {
  /** Rows and columns may repeat digits. */
  readonly isRaw: boolean;
  /** Whether its boxes are regions. */
  readonly hasBoxes: boolean;
}

type Items = (groups: Groups, board: OwnBoard) => readonly string[] | undefined;

const always =
  (...items: readonly string[]): Items =>
  () =>
    items;

const known: Partial<Record<ForeignRule, Items>> = {
  knight: always('.AntiKnight'),
  king: always('.AntiKing'),
  'extra-house': (groups, { columns }) => groups.map((cells) => differing(cells, columns)),
  'rising-diagonal': (_, board) => (board.rows === board.columns ? ['.Diagonal~1'] : undefined),
  'falling-diagonal': (_, board) => (board.rows === board.columns ? ['.Diagonal~-1'] : undefined),
  'disjoint-groups': disjointGroups,
  windoku: (_, { digits, hasBoxes, isRaw }) =>
    digits === 9 && hasBoxes && !isRaw ? ['.Windoku'] : undefined,
  'non-consecutive': always('.AntiConsecutive'),
  'negative-xv': always('.StrictXV'),
  'negative-kropki': always('.StrictKropki'),
};

/** The items that a rule is there, or undefined where no item says it. */
export function itemsOfRule(
  rule: ForeignRule,
  board: OwnBoard,
  groups: Groups,
): readonly string[] | undefined {
  return known[rule]?.(groups, board);
}

/** The items that say the board, and its regions where they are not the usual boxes. */
export function itemsOfBoard(board: OwnBoard, regions: Groups): readonly string[] {
  const { rows, columns, digits, lowest, isRaw, hasBoxes } = board;
  const shape = `.Shape~${rows}x${columns}~${lowest}-${lowest + digits - 1}`;
  const ownRegions = regions.map((cells) => differing(cells, columns));
  if (isRaw) return [`${shape}~Raw`, ...ownRegions];
  if (hasBoxes) return [shape];
  return [shape, '.NoBoxes', ...(jigsaw(regions, board) ?? ownRegions)];
}

/**
 * A layout where regions have as many cells as the longer side, and those that have fewer: in it all cells
 * of these are one piece. Undefined where that cannot be said.
 */
function jigsaw(groups: Groups, { rows, columns }: OwnBoard): readonly string[] | undefined {
  const cellCount = rows * columns;
  const side = Math.max(rows, columns);
  const whole = groups.filter((cells) => cells.length === side);
  const inWhole = whole.flat();
  const rest = cellCount - inWhole.length;
  const isLayout = whole.length > 0 && new Set(inWhole).size === inWhole.length && rest !== side;
  if (!isLayout) return undefined;
  const layout = Array.from({ length: cellCount }, (_, cell) => {
    const piece = whole.findIndex((group) => group.includes(cell));
    return (piece < 0 ? whole.length : piece).toString(36);
  });
  if (layout.some((label) => label.length > 1)) return undefined;
  const others = groups.filter((cells) => cells.length !== side);
  return [`.Jigsaw~${layout.join('')}`, ...others.map((cells) => differing(cells, columns))];
}

/** All cells that stand at the same place of their boxes, where the core does not know the boxes itself. */
function disjointGroups(_: Groups, board: OwnBoard): readonly string[] | undefined {
  const { rows, columns, boxRows, boxColumns, digits, isRaw, hasBoxes } = board;
  if (boxRows === rows && boxColumns === columns) return undefined;
  if (hasBoxes && !isRaw) return ['.DisjointSets'];
  const boxes = boxesOf(board);
  if (boxes.length > digits) return undefined;
  const places = Array.from({ length: boxRows * boxColumns }, (__, at) => at);
  return places.map((at) =>
    differing(
      boxes.map((box) => box[at] ?? 0),
      columns,
    ),
  );
}
