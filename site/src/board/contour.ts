/** The outline of a set of cells, as SVG path data; cells that touch share one contour. */
import type { Layout } from './view.ts';

/** One side of a cell that borders on the outside, from corner to corner, the cell on its right. */
interface Side {
  readonly from: string;
  readonly to: string;
}

type Point = readonly [column: number, row: number];

/**
 * Path data around `cells` of a board, in hundredths of a cell, `inset` inwards from
 * the cells' own edges. Holes are outlined too.
 */
export function contour(
  cells: readonly number[],
  { rows, columns }: Pick<Layout, 'rows' | 'columns'>,
  inset: number,
): string {
  const inside = new Set(cells);
  const sides = new Map<string, Side[]>();
  const add = (from: Point, to: Point) => {
    const side = { from: from.join(), to: to.join() };
    sides.set(side.from, [...(sides.get(side.from) ?? []), side]);
  };
  for (const cell of inside) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    if (row === 0 || !inside.has(cell - columns)) add([column, row], [column + 1, row]);
    if (column === columns - 1 || !inside.has(cell + 1))
      add([column + 1, row], [column + 1, row + 1]);
    if (row === rows - 1 || !inside.has(cell + columns))
      add([column + 1, row + 1], [column, row + 1]);
    if (column === 0 || !inside.has(cell - 1)) add([column, row + 1], [column, row]);
  }
  let path = '';
  for (let start = first(sides); start; start = first(sides))
    path += loop(follow(start, sides), inset);
  return path;
}

function first(sides: Map<string, Side[]>): Side | undefined {
  for (const list of sides.values()) if (list[0]) return list[0];
  return undefined;
}

/** Walks one closed contour, taking its sides out. Where two loops meet in a corner it turns right. */
function follow(start: Side, sides: Map<string, Side[]>): Point[] {
  const corners: Point[] = [];
  let side: Side | undefined = start;
  while (side) {
    const current: Side = side;
    const from = point(current.from);
    const to = point(current.to);
    const list = sides.get(current.from) ?? [];
    list.splice(list.indexOf(current), 1);
    corners.push(from);
    const next: Side[] = sides.get(current.to) ?? [];
    const direction: Point = [to[0] - from[0], to[1] - from[1]];
    side =
      next.find((candidate) => isRightTurn(direction, from, to, point(candidate.to))) ?? next[0];
  }
  return corners.filter((corner, at) =>
    isCorner(corners.at(at - 1), corner, corners[(at + 1) % corners.length]),
  );
}

function isRightTurn(direction: Point, _from: Point, to: Point, after: Point): boolean {
  return direction[0] * (after[1] - to[1]) - direction[1] * (after[0] - to[0]) > 0;
}

function isCorner(before: Point | undefined, at: Point, after: Point | undefined): boolean {
  if (!before || !after) return true;
  return (at[0] - before[0]) * (after[1] - at[1]) !== (at[1] - before[1]) * (after[0] - at[0]);
}

/** Moves every corner inwards along both its sides. */
function loop(corners: readonly Point[], inset: number): string {
  const moved = corners.map((corner, at) => {
    const into = unit(corners.at(at - 1) ?? corner, corner);
    const out = unit(corner, corners[(at + 1) % corners.length] ?? corner);
    // The inside lies to the right of a side: right of direction (x, y) is (-y, x).
    const x = corner[0] * 100 + inset * (-into[1] - out[1]);
    const y = corner[1] * 100 + inset * (into[0] + out[0]);
    return `${x} ${y}`;
  });
  return `M${moved.join('L')}Z`;
}

function unit(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])];
}

function point(text: string): Point {
  const [column = 0, row = 0] = text.split(',').map(Number);
  return [column, row];
}
