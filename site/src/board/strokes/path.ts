/** Cells in the order in which a stroke passes through them. */
import { cellEntered, touches, type Grid, type Point } from './geometry.ts';

export type Path = readonly number[];

/** How a stroke is looked at between two places where the pointer was told of. */
const step = 0.05;

/**
 * The path after the pointer has gone from one point to another, however fast: what lies between is looked at
 * as well. `revisits` says that it may come back to a cell.
 */
export function traced(grid: Grid, path: Path, from: Point, to: Point, revisits: boolean): Path {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const steps = Math.max(1, Math.ceil(Math.hypot(dx, dy) / step));
  let traced = path;
  for (let at = 1; at <= steps; at++) {
    const point = { x: from.x + (dx * at) / steps, y: from.y + (dy * at) / steps };
    const cell = cellEntered(grid, point);
    if (cell !== undefined && cell !== traced.at(-1))
      traced = extended(grid, traced, cell, revisits);
  }
  return traced;
}

/**
 * The path with another cell. Going back to the last but one takes the last away; any other cell that the path
 * has already leaves it as it is, or is one more where paths may come back.
 */
export function extended(grid: Grid, path: Path, cell: number, revisits: boolean): Path {
  const last = path.at(-1);
  if (last === undefined) return [cell];
  if (cell === last) return path;
  if (path.length > 1 && path.at(-2) === cell) return path.slice(0, -1);
  const added = [...skipped(grid, last, cell), cell].filter(
    (each) => revisits || !path.includes(each),
  );
  return added.length > 0 ? [...path, ...added] : path;
}

/** The cells between two that no king's move joins, nearest to the straight way; none between others. */
function skipped(grid: Grid, from: number, to: number): readonly number[] {
  if (touches(grid, from, to)) return [];
  const { columns } = grid;
  const [column, row] = [from % columns, Math.floor(from / columns)];
  const across = (to % columns) - column;
  const down = Math.floor(to / columns) - row;
  const moves = Math.max(Math.abs(across), Math.abs(down));
  return Array.from({ length: moves - 1 }, (_, at) => {
    const part = (at + 1) / moves;
    return (row + nearest(down * part)) * columns + column + nearest(across * part);
  });
}

/** A half goes the way it came from, so that the path turns late and stays straight before. */
function nearest(value: number): number {
  return Math.sign(value) * Math.ceil(Math.abs(value) - 0.5);
}
