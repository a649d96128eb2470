/** A whole puzzle turned, mirrored or moved: each rule with it, as far as it means the same there. */
import { withPen } from '../../../game/edits.ts';
import { placeOfPiece, readPen, type PenDrawing } from '../../../game/pen/drawing.ts';
import { textOf } from '../../../game/pen/strokes.ts';
import { untouched, type Position } from '../../../game/position.ts';
import { isBoardItem, itemsOf, withItems } from '../../../puzzle/constraints.ts';
import type { Drawn, Point } from '../../../puzzle/drawing.ts';
import type { Item } from '../../../puzzle/items.ts';
import type { Rule } from '../../../puzzle/puzzle.ts';
import { named, parametersOf, schemaOf } from '../../../puzzle/schema.ts';
import { cellCount, type Shape } from '../../../puzzle/shape.ts';
import { settled } from '../../../puzzle/unfinished.ts';
import { faceOf, hasRegions } from '../../../rules/parameters.ts';
import { cellsAround } from '../../../board/strokes/geometry.ts';
import { diagonalNamed, lineOf, nameOfDiagonal } from '../strokes/outside.ts';
import { originOf, targetsOf, withTargets } from './blocks.ts';
import { cellOfName, nameOfCell } from './cell-names.ts';
import { changedItem } from './making.ts';
import { pathMoved } from './paths.ts';
import { hasBoxRule } from './regions.ts';
import { supplementMoved } from './supplement.ts';

export type Turn = 'right' | 'left' | 'across' | 'upside' | 'up' | 'down' | 'before' | 'after';

/** Where the middle of a cell goes, from and to the middle of the board, in cells. */
interface Motion {
  readonly x: readonly [x: number, y: number];
  readonly y: readonly [x: number, y: number];
  readonly by: readonly [x: number, y: number];
}

const motions: Readonly<Record<Turn, Motion>> = {
  right: { x: [0, -1], y: [1, 0], by: [0, 0] },
  left: { x: [0, 1], y: [-1, 0], by: [0, 0] },
  across: { x: [-1, 0], y: [0, 1], by: [0, 0] },
  upside: { x: [1, 0], y: [0, -1], by: [0, 0] },
  up: { x: [1, 0], y: [0, 1], by: [0, -1] },
  down: { x: [1, 0], y: [0, 1], by: [0, 1] },
  before: { x: [1, 0], y: [0, 1], by: [-1, 0] },
  after: { x: [1, 0], y: [0, 1], by: [1, 0] },
};

/** Kinds that say something of a direction, with the turns after which they say the same. */
const sided: Readonly<Record<string, readonly Turn[]>> = {
  Indexing: [],
  DutchFlatmates: ['across', 'before', 'after', 'up', 'down'],
  ChaosArrow: [],
  ChaosCount: [],
  Var: [],
};

export interface Turned {
  readonly position: Position;
  /** How many rules and givens have no place after it. */
  readonly lost: number;
}

/** Undefined where the board does not let itself be turned so: its boxes would lie the other way, fog hides some of it, or a path among its drawings cannot be read. */
export function turned(
  position: Position,
  turn: Turn,
  boxes: Pick<Shape, 'boxRows' | 'boxColumns'>,
): Turned | undefined {
  const { puzzle, supplement } = position;
  const { shape: old } = puzzle;
  const swaps = turn === 'right' || turn === 'left';
  const { rows, columns } = old;
  const hasBoxes = hasBoxRule(puzzle) && (boxes.boxRows < rows || boxes.boxColumns < columns);
  if (swaps && rows === columns && hasBoxes && boxes.boxRows !== boxes.boxColumns) return undefined;
  if (supplement?.fog?.puzzle !== undefined) return undefined;
  if (supplement?.drawings.every(isMovable) === false) return undefined;
  const shape: Shape = swaps && rows !== columns ? { ...old, ...swapped(old) } : old;
  const { x, y, by } = motions[turn];
  const place = ([px, py]: Point): Point => {
    const [dx, dy] = [px - columns / 2, py - rows / 2];
    return [
      x[0] * dx + x[1] * dy + by[0] + shape.columns / 2,
      y[0] * dx + y[1] * dy + by[1] + shape.rows / 2,
    ];
  };
  const cellTo = (cell: number): number | undefined => {
    const [px, py] = place([(cell % columns) + 0.5, Math.floor(cell / columns) + 0.5]);
    const [column, row] = [Math.floor(px), Math.floor(py)];
    const isThere = row >= 0 && column >= 0 && row < shape.rows && column < shape.columns;
    return isThere ? row * shape.columns + column : undefined;
  };
  const rules = puzzle.rules.flatMap((rule) => movedRule(rule, turn, cellTo) ?? []);
  // Regions that leave the board leave cells without one.
  const isOfRegions = ({ name }: Rule) => hasRegions(name);
  if (puzzle.rules.some(isOfRegions) && !rules.some(isOfRegions)) return undefined;
  const items = itemsOf(puzzle);
  const moved = items.flatMap((item) => movedItem(item, turn, old, shape, cellTo) ?? []);
  const givens = new Array<number>(cellCount(shape)).fill(0);
  const cells = new Array<Position['cells'][number]>(cellCount(shape)).fill(untouched);
  let lost = items.length - moved.length + puzzle.rules.length - rules.length;
  puzzle.givens.forEach((given, cell) => {
    const to = cellTo(cell);
    if (to !== undefined) {
      givens[to] = given;
      cells[to] = position.cells[cell] ?? untouched;
    } else if (given !== 0) lost++;
  });
  const mirrors = x[0] * y[1] - x[1] * y[0] < 0;
  const moves = { place, cellTo, shape, swaps, mirrors };
  const now: Position = {
    ...position,
    puzzle: { shape, givens, rules: withItems(rules, moved) },
    cells,
    ...(supplement && { supplement: supplementMoved(supplement, moves) }),
  };
  const turns = mirrors || swaps;
  return { position: withPen(now, movedPen(position.pen ?? [], place, turns, shape)), lost };
}

function isMovable(drawn: Drawn): boolean {
  return drawn.kind !== 'path' || pathMoved(drawn.path, (point) => point) !== undefined;
}

/** What the pen has drawn, as far as it is still on the board; `turns` where what rises then falls. */
function movedPen(
  pen: PenDrawing,
  place: (point: Point) => Point,
  turns: boolean,
  shape: Shape,
): PenDrawing {
  const pieces = pen.flatMap((piece) => {
    const [x, y] = placeOfPiece(piece);
    const [toX, toY] = place([x / 2, y / 2]);
    if (toX < 0 || toY < 0 || toX > shape.columns || toY > shape.rows) return [];
    const form = piece.charAt(0);
    const other = form === 'd' ? 'u' : form === 'u' ? 'd' : form;
    return `${turns ? other : form}${textOf([2 * toX, 2 * toY])}${piece.charAt(3)}`;
  });
  return readPen(pieces.join(''), shape) ?? [];
}

function swapped({ rows, columns, boxRows, boxColumns }: Shape): Partial<Shape> {
  return { rows: columns, columns: rows, boxRows: boxColumns, boxColumns: boxRows };
}

/** A rule that is no item, as it is after the turn; undefined where one of its cells has no place. */
function movedRule(
  rule: Rule,
  turn: Turn,
  cellTo: (cell: number) => number | undefined,
): Rule | undefined {
  const mirrored = isShift(turn) ? undefined : faceOf(rule.name)?.mirrored;
  if (mirrored) return mirrored(rule);
  if (hasRegions(rule.name)) {
    const before = (rule['regions'] ?? []) as readonly number[];
    const regions = [...before];
    for (const [cell, region] of before.entries()) {
      const to = cellTo(cell);
      if (to === undefined) return undefined;
      regions[to] = region;
    }
    return { ...rule, regions };
  }
  if (!rule.cells) return rule;
  const cells = rule.cells.map(cellTo);
  return cells.includes(undefined) ? undefined : { ...rule, cells: cells as number[] };
}

function isShift(turn: Turn): boolean {
  return turn === 'up' || turn === 'down' || turn === 'before' || turn === 'after';
}

function movedItem(
  item: Item,
  turn: Turn,
  old: Shape,
  shape: Shape,
  cellTo: (cell: number) => number | undefined,
): Item | undefined {
  if (isBoardItem(item)) {
    if (old.rows === shape.rows) return item;
    return changedItem(item, { 'rows x columns': `${shape.rows}x${shape.columns}` });
  }
  if (sided[item.kind]?.includes(turn) === false) return undefined;
  const all = (cells: readonly number[]) => {
    const to = cells.map(cellTo);
    return to.includes(undefined) ? undefined : (to as number[]);
  };
  if (item.parts) {
    const parts = item.parts.flatMap((part) => movedItem(part, turn, old, shape, cellTo) ?? []);
    const isWhole = parts.length === item.parts.length;
    const block = settled({ ...item, parts });
    if (item.kind !== 'Replicate') return isWhole ? block : undefined;
    const origin = cellOfName(old, String(named(item)?.['origin'] ?? '')) ?? 0;
    const targets = all(targetsOf(item, old));
    // What is copied has to begin where copies are said to.
    return isWhole && targets && origin === originOf(item, old)
      ? withTargets(block, targets, shape)
      : undefined;
  }
  const values = named(item);
  if (!values) return undefined;
  const gesture = schemaOf(item.kind)?.gesture;
  if (item.kind === 'Diagonal') {
    if (isShift(turn)) return item;
    return changedItem(item, { direction: values['direction'] === '1' ? '-1' : '1' });
  }
  if (item.kind === 'Jigsaw') {
    const layout = [...String(values['layout'] ?? '')];
    if (layout.length !== cellCount(old)) return undefined;
    const to = all(layout.map((_, cell) => cell));
    if (!to) return undefined;
    const regions = [...layout];
    to.forEach((cell, from) => (regions[cell] = layout[from] ?? '0'));
    return changedItem(item, { layout: regions.join('') });
  }
  if (gesture === 'diagonal') {
    const named = diagonalNamed(old, cellOfName(old, String(values['first cell'] ?? '')) ?? 0);
    const cells = all(item.isAtOtherEnd ? [...named].reverse() : named);
    return cells && diagonalOf(item, cells, shape);
  }
  const changes: Record<string, string | readonly string[] | undefined> = {};
  for (const { name, kind } of parametersOf(item.kind)) {
    const value = values[name];
    if (value === undefined) continue;
    const texts = typeof value === 'string' ? [value] : value;
    if (kind === 'line') {
      const line = lineTo(String(value), old, shape, cellTo);
      if (!line) return undefined;
      changes[name] = line.name;
      if (line.isFromEnd) {
        changes['clue'] = values['clue from the other end'];
        changes['clue from the other end'] = values['clue'];
      }
    } else if (kind === 'cell' && gesture === 'corner') {
      const corner = all(cellsAround(old, cellOfName(old, String(value)) ?? 0));
      if (!corner || corner.length < 4) return undefined;
      changes[name] = nameOfCell(shape, Math.min(...corner));
    } else if (kind === 'cell' || kind === 'cells' || kind === 'cell_lists' || kind === 'texts') {
      const names = texts.map((text) => nameTo(text, old, shape, cellTo));
      if (names.includes(undefined)) return undefined;
      changes[name] = typeof value === 'string' ? names[0] : (names as string[]);
    }
  }
  return changedItem(item, changes);
}

/** The clue of a diagonal that begins with the first of the cells, where its clue stands. */
function diagonalOf(item: Item, cells: readonly number[], shape: Shape): Item | undefined {
  const name = nameOfDiagonal(shape, cells);
  if (name === undefined) return undefined;
  const { isAtOtherEnd: _before, ...rest } = changedItem(item, {
    'first cell': nameOfCell(shape, name),
  });
  return name === cells[0] ? rest : { ...rest, isAtOtherEnd: true };
}

function lineTo(
  name: string,
  old: Shape,
  shape: Shape,
  cellTo: (cell: number) => number | undefined,
): { readonly name: string; readonly isFromEnd: boolean } | undefined {
  const { cells } = lineOf(old, name.startsWith('R'), Number(name.slice(1)) - 1, false);
  // Where the board is moved along the line, it is the same line.
  const to = cells.flatMap((cell) => cellTo(cell) ?? []);
  const [first, second] = to;
  if (first === undefined || second === undefined) return undefined;
  const isRow = Math.floor(first / shape.columns) === Math.floor(second / shape.columns);
  const at = isRow ? Math.floor(first / shape.columns) : first % shape.columns;
  return { name: lineOf(shape, isRow, at, false).name, isFromEnd: first > second };
}

function nameTo(
  text: string,
  old: Shape,
  shape: Shape,
  cellTo: (cell: number) => number | undefined,
): string | undefined {
  if (text === '-' || text === '') return text;
  const [name = '', ...rest] = text.split('_');
  const cell = cellOfName(old, name);
  const to = cell === undefined ? undefined : cellTo(cell);
  return to === undefined ? undefined : [nameOfCell(shape, to), ...rest].join('_');
}
