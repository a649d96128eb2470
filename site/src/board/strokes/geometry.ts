/** Where on a board a pointer means something. Lengths are in cells, from the upper left corner. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The cells of a board, in reading order. */
export interface Grid {
  readonly rows: number;
  readonly columns: number;
}

/** How far from a cell's middle a stroke still passes through it: along its sides, and in all. */
const reach = { side: 0.4, sum: 0.5 };

export function isOnBoard({ rows, columns }: Grid, { x, y }: Point): boolean {
  return x >= 0 && y >= 0 && x < columns && y < rows;
}

/** The middle of a cell. */
export function middleOf({ columns }: Pick<Grid, 'columns'>, cell: number): Point {
  return { x: (cell % columns) + 0.5, y: Math.floor(cell / columns) + 0.5 };
}

/** The cell whose square has the point. */
export function cellUnder(grid: Grid, point: Point): number | undefined {
  if (!isOnBoard(grid, point)) return undefined;
  return Math.floor(point.y) * grid.columns + Math.floor(point.x);
}

/**
 * The cell that a stroke enters at the point: near its corners it enters none, so that it can go diagonally, and a
 * row can be drawn a good way off its middle.
 */
export function cellEntered(grid: Grid, point: Point): number | undefined {
  const cell = cellUnder(grid, point);
  if (cell === undefined) return undefined;
  const dx = Math.abs(point.x - Math.floor(point.x) - 0.5);
  const dy = Math.abs(point.y - Math.floor(point.y) - 0.5);
  return dx + dy <= reach.sum && Math.max(dx, dy) <= reach.side ? cell : undefined;
}

/** The two cells beside the inner edge whose middle is nearest, the left or upper one first. */
export function edgeNear(grid: Grid, point: Point): readonly [number, number] | undefined {
  const { rows, columns } = grid;
  const column = within(Math.floor(point.x), 0, columns - 1);
  const row = within(Math.floor(point.y), 0, rows - 1);
  const edges: { readonly pair: readonly [number, number]; readonly away: number }[] = [];
  const add = (pair: readonly [number, number], x: number, y: number) =>
    edges.push({ pair, away: Math.abs(point.x - x) + Math.abs(point.y - y) });
  for (let right = column; right <= column + 1; right++) {
    const left = row * columns + right - 1;
    if (right > 0 && right < columns) add([left, left + 1], right, row + 0.5);
  }
  for (let below = row; below <= row + 1; below++) {
    const above = (below - 1) * columns + column;
    if (below > 0 && below < rows) add([above, above + columns], column + 0.5, below);
  }
  return edges.sort((a, b) => a.away - b.away)[0]?.pair;
}

/** The four cells around the nearest inner point of the grid, in reading order. */
export function cornerNear({ rows, columns }: Grid, point: Point): readonly number[] {
  if (rows < 2 || columns < 2) return [];
  const right = within(Math.round(point.x), 1, columns - 1);
  const below = within(Math.round(point.y), 1, rows - 1);
  return cellsAround({ rows, columns }, (below - 1) * columns + right - 1);
}

/** The four cells of which that is the upper left one; none where it is in the last row or column. */
export function cellsAround({ rows, columns }: Grid, cell: number): readonly number[] {
  if (cell % columns === columns - 1 || cell >= (rows - 1) * columns) return [];
  return [cell, cell + 1, cell + columns, cell + columns + 1];
}

export function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Whether a king gets from one cell to the other in one move. */
export function touches({ columns }: Grid, a: number, b: number): boolean {
  const across = Math.abs((a % columns) - (b % columns));
  const down = Math.abs(Math.floor(a / columns) - Math.floor(b / columns));
  return a !== b && across <= 1 && down <= 1;
}

/** Whether two cells have an edge in common. */
export function areNeighbours(grid: Grid, a: number, b: number): boolean {
  const isInLine = a % grid.columns === b % grid.columns || sameRow(grid, a, b);
  return touches(grid, a, b) && isInLine;
}

function sameRow({ columns }: Grid, a: number, b: number): boolean {
  return Math.floor(a / columns) === Math.floor(b / columns);
}
