/** Cells as text: as the core writes them, and as a person reads and types them. */
import type { Shape } from '../../../puzzle/shape.ts';

type Board = Pick<Shape, 'rows' | 'columns'>;

/** What rows and columns are called in items, which have one character for each (core/board/layout.cpp). */
const lines = '0123456789abcdefg';

/** R3Cc, as items have it. */
export function nameOfCell({ columns }: Board, cell: number): string {
  return `R${lines[Math.floor(cell / columns) + 1]}C${lines[(cell % columns) + 1]}`;
}

/**
 * The cell of such a name, or of r3c12 as a person writes it, in any letters; undefined for any other, and for a cell
 * that is not on the board.
 */
export function cellOfName(board: Board, name: string): number | undefined {
  const found = /^r(\d{1,2}|[a-g])c(\d{1,2}|[a-g])$/i.exec(name);
  if (!found) return undefined;
  const [row, column] = [numberOf(found[1]) - 1, numberOf(found[2]) - 1];
  const isThere = row >= 0 && column >= 0 && row < board.rows && column < board.columns;
  return isThere ? row * board.columns + column : undefined;
}

function numberOf(line = ''): number {
  return line.length === 1 ? lines.indexOf(line.toLowerCase()) : Number(line);
}

/** r3c12, as a person reads it. */
export function placeText({ columns }: Board, cell: number): string {
  return `r${Math.floor(cell / columns) + 1}c${(cell % columns) + 1}`;
}

/** Cells for a person to read and change: "r1c1-r1c4 r2c5", where a dash stands for those between. */
export function cellsText(board: Board, cells: readonly number[]): string {
  const runs: number[][] = [];
  for (const cell of cells) {
    const run = runs.at(-1);
    if (run && goesOn(board, run, cell)) run.push(cell);
    else runs.push([cell]);
  }
  const name = (cell: number) => placeText(board, cell);
  return runs
    .flatMap((run) => {
      const [first = 0] = run;
      const last = run.at(-1) ?? first;
      return run.length < 3 ? run.map(name) : [`${name(first)}-${name(last)}`];
    })
    .join(' ');
}

function goesOn(board: Board, run: readonly number[], cell: number): boolean {
  const [before = cell, last = before] = run.slice(-2);
  return run.length === 1 ? isStep(board, last, cell) : isSameStep(board, before, last, cell);
}

/** What a text of cells says, or the first word of it that is none. */
export type ReadCells =
  { readonly cells: readonly number[] } | { readonly wrong: string; readonly at: number };

const ways: Readonly<Record<string, readonly [down: number, right: number]>> = {
  u: [-1, 0],
  d: [1, 0],
  l: [0, -1],
  r: [0, 1],
  ul: [-1, -1],
  ur: [-1, 1],
  dl: [1, -1],
  dr: [1, 1],
};

/** Reads cells, runs such as r1c1-r1c4, and steps from the cell before: u, d, l, r, ul, ur, dl and dr. */
export function readCells(board: Board, text: string): ReadCells {
  const cells: number[] = [];
  for (const { 0: word, index } of text.matchAll(/[^\s,;]+/g)) {
    const found = cellsOfWord(board, word, cells.at(-1));
    if (!found) return { wrong: word, at: index };
    cells.push(...found);
  }
  return { cells };
}

function cellsOfWord(
  board: Board,
  word: string,
  before: number | undefined,
): readonly number[] | undefined {
  const way = ways[word.toLowerCase()];
  if (way) {
    if (before === undefined) return undefined;
    const next = stepped(board, before, way);
    return next === undefined ? undefined : [next];
  }
  const [from = '', to, ...more] = word.split(/[-–]/);
  const first = cellOfName(board, from);
  if (first === undefined || more.length > 0) return undefined;
  if (to === undefined) return [first];
  const last = cellOfName(board, to);
  return last === undefined ? undefined : between(board, first, last);
}

function stepped(
  board: Board,
  cell: number,
  [down, right]: readonly [number, number],
): number | undefined {
  const [row, column] = [Math.floor(cell / board.columns) + down, (cell % board.columns) + right];
  const isThere = row >= 0 && column >= 0 && row < board.rows && column < board.columns;
  return isThere ? row * board.columns + column : undefined;
}

/** All from one cell to another in a straight line; undefined where there is none. */
function between(board: Board, first: number, last: number): readonly number[] | undefined {
  const [down, right] = way(board, first, last);
  const length = Math.max(Math.abs(down), Math.abs(right));
  if (length === 0) return [first];
  if (down !== 0 && right !== 0 && Math.abs(down) !== Math.abs(right)) return undefined;
  const step = Math.sign(down) * board.columns + Math.sign(right);
  return Array.from({ length: length + 1 }, (_, at) => first + at * step);
}

function way({ columns }: Board, a: number, b: number): readonly [number, number] {
  return [Math.floor(b / columns) - Math.floor(a / columns), (b % columns) - (a % columns)];
}

function isStep(board: Board, a: number, b: number): boolean {
  const [down, right] = way(board, a, b);
  return a !== b && Math.abs(down) <= 1 && Math.abs(right) <= 1;
}

function isSameStep(board: Board, a: number, b: number, c: number): boolean {
  return isStep(board, b, c) && String(way(board, a, b)) === String(way(board, b, c));
}
