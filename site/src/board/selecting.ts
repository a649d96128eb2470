/** Selection as pure functions: what pointer and keys do to a set of cells and a cursor. */
import type { Layout } from './view.ts';

export interface Selection {
  readonly cells: readonly number[];
  readonly cursor: number;
}

export const arrows = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
} as const satisfies Record<string, readonly [number, number]>;

function isArrow(key: string): key is keyof typeof arrows {
  return key in arrows;
}

/** How a key moves the cursor. */
export interface Movement {
  readonly key: string;
  readonly extend: boolean;
  /** With Ctrl: to the edge of the box, or for Home and End of the board. */
  readonly far: boolean;
}

/** Where a key takes the cursor, or undefined when the key moves nothing. Arrows go round the edges. */
export function moved(layout: Layout, cursor: number, movement: Movement): number | undefined {
  const { rows, columns, boxRows, boxColumns } = layout;
  const row = Math.floor(cursor / columns);
  const column = cursor % columns;
  const { key, far } = movement;
  if (isArrow(key)) {
    const [down, right] = arrows[key];
    const downwards = far ? toBoxEdge(row, boxRows, down) : down;
    const sideways = far ? toBoxEdge(column, boxColumns, right) : right;
    return wrap(row + downwards, rows) * columns + wrap(column + sideways, columns);
  }
  if (key === 'Home') return far ? 0 : row * columns;
  if (key === 'End') return far ? rows * columns - 1 : row * columns + columns - 1;
  if (key === 'PageUp') return wrap(row - boxRows, rows) * columns + column;
  if (key === 'PageDown') return wrap(row + boxRows, rows) * columns + column;
  return undefined;
}

/** The selection after the cursor moved there. */
export function afterMove(selection: Selection, cursor: number, extend: boolean): Selection {
  if (!extend) return { cells: [cursor], cursor };
  const cells = selection.cells.includes(cursor) ? selection.cells : [...selection.cells, cursor];
  return { cells, cursor };
}

/** A press on a cell: alone, or added to or taken from the selection with Shift or Ctrl. */
export function afterPress(selection: Selection, cell: number, several: boolean): Selection {
  if (!several) return { cells: [cell], cursor: cell };
  const selected = selection.cells.includes(cell);
  const cells = selected
    ? selection.cells.filter((other) => other !== cell)
    : [...selection.cells, cell];
  return { cells, cursor: cell };
}

/** A drag that reached a cell: it joins, or leaves when the drag began by taking a cell away. */
export function afterDrag(selection: Selection, cell: number, removing: boolean): Selection {
  const others = selection.cells.filter((other) => other !== cell);
  return { cells: removing ? others : [...others, cell], cursor: cell };
}

/** How far to the next cell at the edge of a box in that direction. */
function toBoxEdge(at: number, box: number, direction: number): number {
  if (direction === 0) return 0;
  const inBox = at % box;
  const rest = direction > 0 ? box - 1 - inBox : inBox;
  return direction * (rest === 0 ? box : rest);
}

function wrap(value: number, size: number): number {
  return (value + size) % size;
}
