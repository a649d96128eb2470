import { shapeOf, sizes, type Shape, type Size, type SquareShape } from '../puzzle/shape.ts';

/** The longest side that the core has, and the most digits. */
const longestSide = 16;

/** A board as other programs have it: its sides, its digits, and the usual boxes. */
export interface Board {
  readonly rows: number;
  readonly columns: number;
  readonly digits: number;
  /** What the first digit is called, 0 or 1. */
  readonly lowest: number;
  /** As large as the board where it has none. */
  readonly boxRows: number;
  readonly boxColumns: number;
}

/** A board of as many digits as rows and columns, from 1. */
export type Square = Board & { readonly size: number };

/** One of those that the classic engine has. */
export function classicBoard(size: Size): Square {
  const { rows, columns, digits, lowest, boxRows, boxColumns } = shapeOf(size);
  return { size, rows, columns, digits, lowest, boxRows, boxColumns };
}

/** A square board with the usual boxes; undefined where there is no such board here. */
export function boardOf(side: number): Square | undefined {
  const size = sizes.find((known) => known === side);
  if (size !== undefined) return classicBoard(size);
  const board = side < 2 ? undefined : anyBoard(side, side);
  return board && { ...board, size: side };
}

/** A board of any sides and digits; undefined where there is no such board here. */
export function anyBoard(
  rows: number,
  columns: number,
  digits = Math.max(rows, columns),
  lowest = 1,
): Board | undefined {
  const numbers = [rows, columns, digits, digits + lowest - 1];
  const fits = numbers.every(
    (number) => Number.isInteger(number) && number >= 1 && number <= longestSide,
  );
  if (!fits || rows * columns < 2 || (lowest !== 0 && lowest !== 1)) return undefined;
  const [boxRows, boxColumns] = boxOf(rows, columns);
  return { rows, columns, digits, lowest, boxRows, boxColumns };
}

/** The most square of all boxes, and wide where both ways fit; the board where there is none. */
function boxOf(rows: number, columns: number): readonly [rows: number, columns: number] {
  const side = Math.max(rows, columns);
  for (let low = Math.floor(Math.sqrt(side)); low > 1; low--) {
    const wide = side / low;
    if (!Number.isInteger(wide)) continue;
    if (rows % low === 0 && columns % wide === 0) return [low, wide];
    if (rows % wide === 0 && columns % low === 0) return [wide, low];
  }
  return [rows, columns];
}

/** The classic engine's board of the same sides and digits, where it has one. */
export function classicShapeOf({ rows, columns, digits, lowest }: Board): SquareShape | undefined {
  const size = sizes.find((known) => known === rows);
  return size && columns === size && digits === size && lowest === 1 ? shapeOf(size) : undefined;
}

/** As a puzzle has it whose items say the board: nobody has said its boxes yet. */
export function ownShapeOf({ rows, columns, digits, lowest }: Board, isRaw: boolean): Shape {
  return { rows, columns, digits, lowest, boxRows: rows, boxColumns: columns, isRaw };
}

/** The boxes, as lists of cells; one of all cells where there are none. */
export function boxesOf({ rows, columns, boxRows, boxColumns }: Board): number[][] {
  const across = columns / boxColumns;
  const boxes = Array.from({ length: (rows / boxRows) * across }, (): number[] => []);
  for (let cell = 0; cell < rows * columns; cell++) boxes[boxAround(cell)]?.push(cell);
  return boxes;

  function boxAround(cell: number): number {
    const row = Math.floor(cell / columns);
    return Math.floor(row / boxRows) * across + Math.floor((cell % columns) / boxColumns);
  }
}

/** The rows and the columns, as lists of cells. */
export function linesOf({ rows, columns }: Pick<Board, 'rows' | 'columns'>): number[][] {
  const all = Array.from({ length: rows * columns }, (_, cell) => cell);
  return [
    ...Array.from({ length: rows }, (_, row) => all.slice(row * columns, (row + 1) * columns)),
    ...Array.from({ length: columns }, (_, column) =>
      all.filter((cell) => cell % columns === column),
    ),
  ];
}
