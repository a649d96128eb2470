import { shapeOf, sizes, type Shape, type Size } from '../puzzle/shape.ts';

/** The longest side that the core has. */
const longestSide = 16;

/** A square board as other programs have it: as many digits as rows, and the usual boxes. */
export interface Board {
  readonly size: number;
  /** As large as the board where its side has none. */
  readonly boxRows: number;
  readonly boxColumns: number;
  /** As a puzzle has it: on a board of its own nobody has said the boxes yet. */
  readonly shape: Shape;
}

/** One of those that the classic engine has. */
export function classicBoard(size: Size): Board {
  const shape = shapeOf(size);
  return { size, boxRows: shape.boxRows, boxColumns: shape.boxColumns, shape };
}

/** Undefined where there is no such board here. */
export function boardOf(side: number): Board | undefined {
  const size = sizes.find((known) => known === side);
  if (size !== undefined) return classicBoard(size);
  if (!Number.isInteger(side) || side < 2 || side > longestSide) return undefined;
  // The most square of all boxes, and wide where it is not square.
  let boxRows = Math.floor(Math.sqrt(side));
  while (side % boxRows !== 0) boxRows--;
  const [rows, columns] = boxRows === 1 ? [side, side] : [boxRows, side / boxRows];
  const sides = { rows: side, columns: side, digits: side, lowest: 1, isRaw: false };
  return {
    size: side,
    boxRows: rows,
    boxColumns: columns,
    shape: { ...sides, boxRows: side, boxColumns: side },
  };
}

/** The boxes, as lists of cells; one of all cells where there are none. */
export function boxesOf({ size, boxRows, boxColumns }: Board): number[][] {
  const across = size / boxColumns;
  const boxes = Array.from({ length: (size / boxRows) * across }, (): number[] => []);
  for (let cell = 0; cell < size * size; cell++) boxes[boxOf(cell)]?.push(cell);
  return boxes;

  function boxOf(cell: number): number {
    const row = Math.floor(cell / size);
    return Math.floor(row / boxRows) * across + Math.floor((cell % size) / boxColumns);
  }
}
