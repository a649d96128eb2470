/**
 * The text form of a person's progress, for links and for storage. All characters are safe in a
 * link. Cells in reading order: `a` to `z` for a run of 1 to 26 untouched cells; any other cell is
 * its marks and then its digit, or `.` without one. A kind of marks is a letter (K corner, N centre,
 * L colours, X ruled-out candidates) and two base-32 digits, nine bits with digit 1 the lowest; four
 * of them on a board of more than nine digits, where A to G are the digits from 10 to 16.
 */
import { cellCount, type Shape } from '../puzzle/shape.ts';
import { isUntouched, untouched, type CellProgress } from './position.ts';

const kinds = [
  ['K', 'corner'],
  ['N', 'centre'],
  ['L', 'colours'],
  ['X', 'ruledOut'],
] as const;

/** How many characters a set of digits has. */
function widthOf({ digits }: Shape): number {
  return digits > 9 ? 4 : 2;
}

/** One cell: marks, then its digit or `.`. */
export function writeCell(cell: CellProgress, shape: Shape): string {
  const marks = kinds
    .filter(([, kind]) => cell[kind] !== 0)
    .map(([letter, kind]) => letter + cell[kind].toString(32).padStart(widthOf(shape), '0'));
  return `${marks.join('')}${cell.digit.toString(17).toUpperCase().replace('0', '.')}`;
}

export function writeProgress(cells: readonly CellProgress[], shape: Shape): string {
  let text = '';
  let run = 0;
  const flush = () => {
    for (; run > 0; run -= Math.min(run, 26)) text += String.fromCharCode(96 + Math.min(run, 26));
  };
  for (const cell of cells) {
    if (isUntouched(cell)) {
      run++;
      continue;
    }
    flush();
    text += writeCell(cell, shape);
  }
  flush();
  return text;
}

/** What one cell looks like, as part of a regular expression. */
export function cellPattern(shape: Shape): string {
  return `(?:[KNLX][0-9a-v]{${widthOf(shape)}})*[0-9A-G.]`;
}

/** The cells of such a text for a board, or undefined when it is not one. */
export function readProgress(text: string, shape: Shape): CellProgress[] | undefined {
  const count = cellCount(shape);
  const token = new RegExp(`([a-z])|(${cellPattern(shape)})`, 'y');
  const cells: CellProgress[] = [];
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) return undefined;
    const [, run, cell = ''] = found;
    if (run) cells.push(...new Array<CellProgress>(run.charCodeAt(0) - 96).fill(untouched));
    else cells.push(readCell(cell, widthOf(shape)));
    if (cells.length > count) return undefined;
  }
  const limit = 1 << shape.digits;
  const fits = cells.every(
    (cell) =>
      cell.digit <= shape.digits &&
      cell.corner < limit &&
      cell.centre < limit &&
      cell.colours < 512 &&
      cell.ruledOut < limit,
  );
  return fits && cells.length === count ? cells : undefined;
}

function readCell(text: string, width: number): CellProgress {
  const cell = { ...untouched, digit: parseInt(text.slice(-1), 17) || 0 };
  for (let at = 0; at + 1 < text.length; at += 1 + width) {
    const kind = kinds.find(([letter]) => letter === text[at])?.[1];
    if (kind) cell[kind] = parseInt(text.slice(at + 1, at + 1 + width), 32);
  }
  return cell;
}
