/** The outline of a set of cells, as SVG path data; cells that touch share one contour. */
import type { Layout } from './view.ts';

type Point = readonly [column: number, row: number];

/** The corners of cells by number, row by row: where the sides that begin in each end. */
type Sides = Map<number, number[]>;

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
  const down = columns + 1;
  const sides: Sides = new Map();
  // The inside lies to the right of each side.
  const add = (from: number, to: number) => {
    const known = sides.get(from);
    if (known) known.push(to);
    else sides.set(from, [to]);
  };
  for (const cell of inside) {
    const row = Math.floor(cell / columns);
    const column = cell % columns;
    const corner = row * down + column;
    if (row === 0 || !inside.has(cell - columns)) add(corner, corner + 1);
    if (column === columns - 1 || !inside.has(cell + 1)) add(corner + 1, corner + 1 + down);
    if (row === rows - 1 || !inside.has(cell + columns)) add(corner + 1 + down, corner + down);
    if (column === 0 || !inside.has(cell - 1)) add(corner + down, corner);
  }
  let path = '';
  for (const [start, ends] of sides)
    while (ends.length > 0) path += loop(follow(start, sides, down), inset);
  return path;
}

/**
 * Walks one closed contour from a corner, taking its sides out: the points where it turns. Where two
 * loops meet in a corner it turns right.
 */
function follow(start: number, sides: Sides, down: number): Point[] {
  const rightOf = new Map([
    [1, down],
    [down, -1],
    [-1, -down],
    [-down, 1],
  ]);
  const corners: number[] = [];
  let ends = sides.get(start);
  let from = start;
  let step = 0;
  while (ends?.length) {
    const right = ends.indexOf(from + (rightOf.get(step) ?? 0));
    // The side to the right of the last one is the first one, so what is left here is another contour's.
    if (right < 0 && from === start && corners.length > 0) break;
    const [to = from] = ends.splice(Math.max(right, 0), 1);
    corners.push(from);
    step = to - from;
    from = to;
    ends = sides.get(to);
  }
  return corners
    .filter((corner, at) => {
      const after = corners[(at + 1) % corners.length] ?? corner;
      return corner - (corners.at(at - 1) ?? corner) !== after - corner;
    })
    .map((corner) => [corner % down, Math.floor(corner / down)]);
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
