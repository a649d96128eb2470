/** Places around the board: before a row or column, and before a diagonal. */
import { cellUnder, within, type Grid, type Point } from '../../../board/strokes/geometry.ts';

/** A row or column as it is looked along from one end. */
export interface Line {
  /** As the core writes it: R3, C12. */
  readonly name: string;
  /** Looked along from the right or from below. */
  readonly isFromEnd: boolean;
  readonly cells: readonly number[];
}

type Side = 'left' | 'right' | 'above' | 'below';

/** Beyond which side a point lies most; undefined on the board. */
export function sideOf(grid: Grid, { x, y }: Point): Side | undefined {
  const beyond: readonly (readonly [Side, number])[] = [
    ['left', -x],
    ['right', x - grid.columns],
    ['above', -y],
    ['below', y - grid.rows],
  ];
  const [side, away] = beyond.reduce((most, each) => (each[1] > most[1] ? each : most));
  return away > 0 || cellUnder(grid, { x, y }) === undefined ? side : undefined;
}

/** The line that begins beside the point, which lies outside the board. */
export function lineAt(grid: Grid, point: Point): Line | undefined {
  const side = sideOf(grid, point);
  if (!side) return undefined;
  const isRow = side === 'left' || side === 'right';
  const at = isRow
    ? within(Math.floor(point.y), 0, grid.rows - 1)
    : within(Math.floor(point.x), 0, grid.columns - 1);
  return lineOf(grid, isRow, at, side === 'right' || side === 'below');
}

/** The row or column with that number, from 0. */
export function lineOf(grid: Grid, isRow: boolean, at: number, isFromEnd: boolean): Line {
  const { rows, columns } = grid;
  const cells = isRow
    ? Array.from({ length: columns }, (_, column) => at * columns + column)
    : Array.from({ length: rows }, (_, row) => row * columns + at);
  return {
    name: `${isRow ? 'R' : 'C'}${at + 1}`,
    isFromEnd,
    cells: isFromEnd ? cells.reverse() : cells,
  };
}

/**
 * The diagonal that begins beside the point: it goes to the side of the square in the margin to which the point
 * leans. Undefined where no diagonal of two cells or more begins.
 */
export function diagonalAt(grid: Grid, { x, y }: Point): readonly number[] | undefined {
  const column = within(Math.floor(x), -1, grid.columns);
  const row = within(Math.floor(y), -1, grid.rows);
  const isBeside = column < 0 || column === grid.columns;
  const isAboveOrBelow = row < 0 || row === grid.rows;
  if (!isBeside && !isAboveOrBelow) return undefined;
  const right = isBeside ? (column < 0 ? 1 : -1) : x - column >= 0.5 ? 1 : -1;
  const down = isAboveOrBelow ? (row < 0 ? 1 : -1) : y - row >= 0.5 ? 1 : -1;
  return diagonalFrom(grid, row, column, down, right);
}

/**
 * The cells of a diagonal, from the one after a place outside the board; undefined where it has no name, as on
 * boards that are not square some have.
 */
export function diagonalFrom(
  { rows, columns }: Grid,
  row: number,
  column: number,
  down: number,
  right: number,
): readonly number[] | undefined {
  const cells: number[] = [];
  for (
    let [r, c] = [row + down, column + right];
    r >= 0 && c >= 0 && r < rows && c < columns;
    r += down, c += right
  )
    cells.push(r * columns + c);
  const grid = { rows, columns };
  return cells.length > 1 && nameOfDiagonal(grid, cells) !== undefined ? cells : undefined;
}

/** The diagonal that a cell names, from that cell on. */
export function diagonalNamed(grid: Grid, cell: number): readonly number[] {
  const [row, column] = [Math.floor(cell / grid.columns), cell % grid.columns];
  for (const down of [1, -1]) {
    for (const right of [1, -1]) {
      const [fromRow, fromColumn] = [row - down, column - right];
      const isInside =
        fromRow >= 0 && fromColumn >= 0 && fromRow < grid.rows && fromColumn < grid.columns;
      const cells = isInside ? undefined : diagonalFrom(grid, fromRow, fromColumn, down, right);
      if (cells && nameOfDiagonal(grid, cells) === cell) return cells;
    }
  }
  return [cell];
}

/** The diagonals that begin at a square of the margin. */
export function diagonalsAt(
  grid: Grid,
  row: number,
  column: number,
): readonly (readonly number[])[] {
  const ways = [
    [1, 1],
    [1, -1],
    [-1, 1],
    [-1, -1],
  ] as const;
  return ways.flatMap(([down, right]) => {
    const cells = diagonalFrom(grid, row, column, down, right);
    return cells ? [cells] : [];
  });
}

/**
 * The cell that names a diagonal, whichever end it is looked at from (as in
 * core/variants/kinds/sums/little_killer.cpp); undefined where neither does.
 */
export function nameOfDiagonal(grid: Grid, cells: readonly number[]): number | undefined {
  const [first = 0, second = first] = cells;
  const last = cells.at(-1) ?? first;
  const isNamedByLast = isNameOf(grid, last, cells.at(-2) ?? last);
  const isNamedByFirst = isNameOf(grid, first, second);
  // A diagonal that both of its ends would name goes by the one from which it goes down.
  if (isNamedByLast && isNamedByFirst) return Math.min(first, last);
  return isNamedByLast ? last : isNamedByFirst ? first : undefined;
}

/** Down and right from the left side, down and left from the upper one, and up from the other two. */
function isNameOf({ rows, columns }: Grid, cell: number, next: number): boolean {
  const [row, column] = [Math.floor(cell / columns), cell % columns];
  const isLeft = column === 0;
  const isRight = column === columns - 1;
  const isLower = row === rows - 1;
  const goesDown = isLeft ? !isLower : row === 0;
  if (!goesDown && (isLeft || isRight === isLower)) return false;
  const goesRight = isLeft || !(goesDown || isRight);
  return next > cell === goesDown && next % columns > column === goesRight;
}
