/** The sizes that the classic engine, generator and lessons know. */
export const sizes = [4, 6, 9] as const;
export type Size = (typeof sizes)[number];

/**
 * A board. Everything in the page counts its digits from 1 to `digits`, 0 being none; what a person
 * reads and types, and what a description has, is `lowest - 1` more: see `valueOf`.
 */
export interface Shape {
  readonly rows: number;
  readonly columns: number;
  /** How many digits there are. */
  readonly digits: number;
  /** What the first of them is called, 0 or 1. */
  readonly lowest: number;
  /** Its boxes, of this many cells; as large as the board where there are none or nobody has said. */
  readonly boxRows: number;
  readonly boxColumns: number;
  /** Rows and columns may repeat digits. */
  readonly isRaw?: boolean;
  /** Of the boards with boxes and as many digits as rows and columns; missing on any other. */
  readonly size?: Size;
}

/** A board of one of the sizes. */
export interface SquareShape extends Shape {
  readonly size: Size;
}

function square(size: Size, boxRows: number, boxColumns: number): SquareShape {
  return { size, rows: size, columns: size, digits: size, lowest: 1, boxRows, boxColumns };
}

const shapes: Record<Size, SquareShape> = {
  4: square(4, 2, 2),
  6: square(6, 2, 3),
  9: square(9, 3, 3),
};

export function shapeOf(size: Size): SquareShape {
  return shapes[size];
}

/** The size of a board with that many cells, or undefined when there is no such board. */
export function sizeOfCellCount(cells: number): Size | undefined {
  return sizes.find((size) => size * size === cells);
}

export function cellCount({ rows, columns }: Shape): number {
  return rows * columns;
}

/** What a digit is called on that board. */
export function valueOf({ lowest }: Pick<Shape, 'lowest'>, digit: number): number {
  return digit + lowest - 1;
}

/** How often each digit stands on a full board, where rows or columns tell. */
export function timesOf({ rows, columns, digits, isRaw }: Shape): number | undefined {
  if (isRaw) return undefined;
  return digits === columns ? rows : digits === rows ? columns : undefined;
}

/** The greatest value of a board; those above 9 take two keys, and less room each. */
export function highestOf({ lowest, digits }: Pick<Shape, 'lowest' | 'digits'>): number {
  return digits + lowest - 1;
}

/** What the digits from 10 to 16 are in a description and in what answers it. */
const letters = 'JKLMNOP';

/** The character of a digit in a description. */
export function characterOf(shape: Shape, digit: number): string {
  const value = valueOf(shape, digit);
  return letters[value - 10] ?? String(value);
}

/** The digit of such a character, which may be none of the board; NaN for any other character. */
export function digitOf({ lowest }: Shape, character: string): number {
  const letter = letters.indexOf(character);
  return (letter < 0 ? parseInt(character, 10) : letter + 10) - lowest + 1;
}

/** 0-based row, column and box of a cell (its index in reading order). */
export function placeOf(shape: Shape, cell: number): { row: number; column: number; box: number } {
  const row = Math.floor(cell / shape.columns);
  const column = cell % shape.columns;
  const boxesAcross = shape.columns / shape.boxColumns;
  const box = Math.floor(row / shape.boxRows) * boxesAcross + Math.floor(column / shape.boxColumns);
  return { row, column, box };
}

/** The short name of a cell as solvers write it: r4c7. */
export function cellName(shape: Shape, cell: number): string {
  const { row, column } = placeOf(shape, cell);
  return `r${row + 1}c${column + 1}`;
}
