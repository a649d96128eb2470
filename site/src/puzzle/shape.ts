/** The sizes a board can have. */
export const sizes = [4, 6, 9] as const;
export type Size = (typeof sizes)[number];

/** How a board is divided: `size` digits, boxes of `boxRows` by `boxColumns` cells. */
export interface Shape {
  readonly size: Size;
  readonly boxRows: number;
  readonly boxColumns: number;
}

const shapes: Record<Size, Shape> = {
  4: { size: 4, boxRows: 2, boxColumns: 2 },
  6: { size: 6, boxRows: 2, boxColumns: 3 },
  9: { size: 9, boxRows: 3, boxColumns: 3 },
};

export function shapeOf(size: Size): Shape {
  return shapes[size];
}

/** The size of a board with that many cells, or undefined when there is no such board. */
export function sizeOfCellCount(cells: number): Size | undefined {
  return sizes.find((size) => size * size === cells);
}

/** 0-based row, column and box of a cell (its index in reading order). */
export function placeOf(shape: Shape, cell: number): { row: number; column: number; box: number } {
  const row = Math.floor(cell / shape.size);
  const column = cell % shape.size;
  const boxesAcross = shape.size / shape.boxColumns;
  const box = Math.floor(row / shape.boxRows) * boxesAcross + Math.floor(column / shape.boxColumns);
  return { row, column, box };
}

/** The short name of a cell as solvers write it: r4c7. */
export function cellName(shape: Shape, cell: number): string {
  const { row, column } = placeOf(shape, cell);
  return `r${row + 1}c${column + 1}`;
}
