/** The board of a puzzle that is being set: its sides and digits, and what of a puzzle fits another one. */
import { withPen } from '../../../game/edits.ts';
import { fogCells, isLifted, uncovered, withWhole } from '../../../game/fog.ts';
import { readPen } from '../../../game/pen/drawing.ts';
import type { Position } from '../../../game/position.ts';
import { untouched } from '../../../game/position.ts';
import { itemsOf, isBoardItem } from '../../../puzzle/constraints.ts';
import type { Item } from '../../../puzzle/items.ts';
import { houseRule, isHouseRule, isWithoutBoxes, type Rule } from '../../../puzzle/puzzle.ts';
import { named, parametersOf } from '../../../puzzle/schema.ts';
import { cellCount, highestOf, shapeOf, sizes, type Shape } from '../../../puzzle/shape.ts';
import { settled } from '../../../puzzle/unfinished.ts';
import { targetsOf, withTargets } from './blocks.ts';
import { cellOfName } from './cell-names.ts';
import { listsOf } from './preview.ts';
import { madeItem } from './making.ts';
import { digitOn, hasFogOn, supplementOn } from './supplement.ts';

/** The sides that the core has. */
export const sides = { least: 2, most: 16 };

/** What a person says of a board. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly lowest: number;
  readonly highest: number;
  /** Rows and columns may repeat digits. */
  readonly isRaw: boolean;
}

export function boardOf(shape: Shape): Board {
  const { rows, columns, lowest, isRaw = false } = shape;
  return { rows, columns, lowest, highest: highestOf(shape), isRaw };
}

/** Whether there is such a board: digits for a whole line, and no more than the core has. */
export function isBoard({ rows, columns, lowest, highest }: Board): boolean {
  const isSide = (side: number) =>
    Number.isInteger(side) && side >= sides.least && side <= sides.most;
  const digits = highest - lowest + 1;
  return (
    isSide(rows) && isSide(columns) && lowest >= 0 && lowest <= 1 && digits >= 1 && highest <= 16
  );
}

function shapeFor({ rows, columns, lowest, highest, isRaw }: Board): Shape {
  const size = sizes.find((known) => known === rows && known === columns);
  if (size && lowest === 1 && highest === size && !isRaw) return shapeOf(size);
  const digits = highest - lowest + 1;
  return { rows, columns, digits, lowest, boxRows: rows, boxColumns: columns, isRaw };
}

/** Whether a puzzle in fog would lie open on another board, where the solution that clears it is none. */
export function losesFogOn(position: Position, board: Board): boolean {
  const { puzzle, supplement } = position;
  const isThere = fogCells(position).length > 0 || isLifted(position);
  return isThere && !hasFogOn(supplement, puzzle.shape, shapeFor(board));
}

/**
 * All of the puzzle on another board, what lies in fog among it, which stays hidden where there still is fog. What does
 * not fit there any more is not in it.
 */
export function onBoard(
  position: Position,
  board: Board,
): { readonly position: Position; readonly lost: number } {
  const open = uncovered(position);
  const { puzzle } = open;
  const { shape: old } = puzzle;
  const shape = shapeFor(board);
  const before = itemsOf(puzzle).filter((item) => !isBoardItem(item));
  const items = before.flatMap((item) => fitted(item, old, shape) ?? []);
  const own: readonly Item[] = shape.size
    ? []
    : [
        madeItem('Shape', {
          'rows x columns': `${board.rows}x${board.columns}`,
          values: `${board.lowest}-${board.highest}`,
          ...(board.isRaw && { houses: 'Raw' }),
        }),
      ];
  const hadNoBoxes = isWithoutBoxes(puzzle);
  const noBoxes = hadNoBoxes && !shape.size ? [madeItem('NoBoxes', {})] : [];
  const all = [...own, ...noBoxes, ...items];
  const others = puzzle.rules.filter(({ name }) => name !== 'constraints');
  const kept = shape.size && old.size === shape.size ? others : others.filter(isHouseRule);
  const rules: readonly Rule[] = [
    houseRule(!shape.size || !hadNoBoxes),
    ...kept.filter((rule) => !isHouseRule(rule)),
    ...(all.length > 0 ? [{ name: 'constraints', items: all } as const] : []),
  ];
  const cells = Array.from({ length: cellCount(shape) }, (_, cell) => {
    const row = Math.floor(cell / shape.columns);
    const column = cell % shape.columns;
    return row < old.rows && column < old.columns ? row * old.columns + column : undefined;
  });
  const givens = cells.map((cell) => {
    const digit = cell === undefined ? 0 : (puzzle.givens[cell] ?? 0);
    return digitOn(digit, old, shape);
  });
  const keepsWork = old.lowest === shape.lowest && old.digits <= shape.digits;
  const written = losesFogOn(position, board) ? open.cells : position.cells;
  const work = cells.map((cell) =>
    cell === undefined || !keepsWork ? untouched : (written[cell] ?? untouched),
  );
  const count = (digits: readonly number[]) => digits.filter((digit) => digit !== 0).length;
  const { supplement, ...rest } = position;
  const now = { shape, rules, givens };
  const beside = supplement && supplementOn(supplement, old, shape);
  return {
    position: withPen(
      {
        ...rest,
        puzzle: now,
        cells: work,
        ...(beside?.supplement && { supplement: withWhole(beside.supplement, now) }),
      },
      readPen((rest.pen ?? []).join(''), shape) ?? [],
    ),
    lost:
      (beside?.lost ?? 0) +
      before.length -
      items.length +
      (others.length - kept.length) +
      count(puzzle.givens) -
      count(givens),
  };
}

/** The rule on another board; undefined where it has no place there. */
function fitted(item: Item, old: Shape, shape: Shape): Item | undefined {
  if (item.kind === 'Jigsaw' && cellCount(old) !== cellCount(shape)) return undefined;
  if (item.kind === 'Jigsaw' && old.columns !== shape.columns) return undefined;
  if (item.parts) {
    const parts = item.parts.flatMap((part) => fitted(part, old, shape) ?? []);
    const block = settled({ ...item, parts });
    if (item.kind !== 'Replicate' || old.columns === shape.columns) return block;
    const targets = targetsOf(item, old).flatMap(
      (cell) => cellOn(shape, Math.floor(cell / old.columns), cell % old.columns) ?? [],
    );
    return withTargets(block, targets, shape);
  }
  return isOn(item, shape) ? item : undefined;
}

function cellOn({ rows, columns }: Shape, row: number, column: number): number | undefined {
  return row < rows && column < columns ? row * columns + column : undefined;
}

function isOn(item: Item, shape: Shape): boolean {
  const values = named(item) ?? {};
  return parametersOf(item.kind).every(({ name, kind }) => {
    const value = values[name];
    if (value === undefined) return true;
    const texts = typeof value === 'string' ? [value] : value;
    switch (kind) {
      case 'cells':
      case 'cell':
        return texts.every((text) => isCellOn(shape, text));
      case 'cell_lists':
        return listsOf(texts).every((list) => list.every((text) => isCellOn(shape, text)));
      case 'texts':
        return texts.every((text) => isCellOn(shape, text.split('_')[0] ?? ''));
      case 'line': {
        const at = Number(texts[0]?.slice(1));
        return at <= (texts[0]?.startsWith('R') ? shape.rows : shape.columns);
      }
      default:
        return true;
    }
  });
}

/** Cells beside the grid have other names, and stay. */
function isCellOn(shape: Shape, name: string): boolean {
  return !/^r\w+c\w+$/i.test(name) || cellOfName(shape, name) !== undefined;
}
