/** What a press and a drag come to, by how a kind is drawn. Pure: a stroke is plain data, and never changed. */
import type { Gesture } from '../../../puzzle/schema.ts';
import {
  areNeighbours,
  cellEntered,
  cellUnder,
  cornerNear,
  edgeNear,
  type Grid,
  type Point,
} from '../../../board/strokes/geometry.ts';
import { diagonalAt, lineAt, type Line } from './outside.ts';
import { traced, type Path } from '../../../board/strokes/path.ts';

export interface Stroke {
  readonly gesture: Gesture;
  /** The cells that it has, in the order that matters to the kind; none where it is at no place for it. */
  readonly cells: readonly number[];
  /** Of a clue before a line: which line. */
  readonly line?: Line;
  /** Where it began and where the pointer is. */
  readonly from: Point;
  readonly to: Point;
  /** What the pointer has passed through. */
  readonly path: Path;
}

export interface StrokeOptions {
  /** A line may come back to a cell. */
  readonly revisits: boolean;
  /** A drag spans a rectangle. */
  readonly spans: boolean;
}

/** Whether the places for a gesture lie outside the board. */
export function isOutside(gesture: Gesture): boolean {
  return gesture === 'line_clue' || gesture === 'diagonal';
}

/** A stroke where the pointer goes down; undefined where nothing of the gesture can begin. */
export function begun(grid: Grid, gesture: Gesture, point: Point): Stroke | undefined {
  const cell = cellUnder(grid, point);
  const path = cell === undefined ? [] : [cell];
  const stroke = placed(grid, { gesture, cells: path, from: point, to: point, path });
  return stroke.cells.length > 0 ? stroke : undefined;
}

/** The stroke after the pointer has moved on. */
export function moved(grid: Grid, stroke: Stroke, to: Point, options: StrokeOptions): Stroke {
  const { gesture, path, from } = stroke;
  const isLine = gesture === 'line' || gesture === 'control';
  // Of a set nothing is taken back by going over it again.
  const next = isLine
    ? traced(grid, path, stroke.to, to, options.revisits)
    : [
        ...path,
        ...traced(grid, path.slice(-1), stroke.to, to, true).slice(path.length > 0 ? 1 : 0),
      ];
  const cells = options.spans && !isLine ? rectangle(grid, from, to) : next;
  return placed(grid, { ...stroke, to, path: next, cells: isLine ? next : [...new Set(cells)] });
}

/** The stroke with the cells that its place gives it. */
function placed(grid: Grid, stroke: Stroke): Stroke {
  const { gesture, path, to } = stroke;
  switch (gesture) {
    case 'edge': {
      const [before, last] = path.slice(-2);
      const isAcross =
        before !== undefined && last !== undefined && areNeighbours(grid, before, last);
      const isInCell = cellUnder(grid, to) !== undefined;
      const pair = isAcross ? [before, last] : isInCell ? edgeNear(grid, to) : undefined;
      return { ...stroke, cells: pair ?? [] };
    }
    case 'corner':
      return { ...stroke, cells: cellUnder(grid, to) === undefined ? [] : cornerNear(grid, to) };
    case 'line_clue': {
      const line = lineAt(grid, to);
      const { line: _before, ...rest } = stroke;
      return { ...rest, cells: line?.cells ?? [], ...(line && { line }) };
    }
    case 'diagonal':
      // A drag from the margin into the board says the way.
      return { ...stroke, cells: diagonalAt(grid, to) ?? diagonalAt(grid, stroke.from) ?? [] };
    default:
      return stroke;
  }
}

function rectangle(grid: Grid, from: Point, to: Point): readonly number[] {
  const [a, b] = [cellUnder(grid, from), cellUnder(grid, to) ?? cellEntered(grid, to)];
  if (a === undefined || b === undefined) return [];
  const { columns } = grid;
  const [top, bottom] = order(Math.floor(a / columns), Math.floor(b / columns));
  const [left, right] = order(a % columns, b % columns);
  const cells: number[] = [];
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) cells.push(row * columns + column);
  return cells;
}

function order(a: number, b: number): readonly [number, number] {
  return a < b ? [a, b] : [b, a];
}
