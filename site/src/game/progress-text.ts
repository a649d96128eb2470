/**
 * The text form of a person's progress, for links and for storage. All characters are safe in a
 * link. Cells in reading order: `a` to `z` for a run of 1 to 26 untouched cells; any other cell is
 * its marks and then its digit, or `.` without one. A kind of marks is a letter (K corner, N centre,
 * L colours, X ruled-out candidates) and two base-32 digits, nine bits with digit 1 the lowest.
 */
import { isUntouched, untouched, type CellProgress } from './position.ts';

const kinds = [
  ['K', 'corner'],
  ['N', 'centre'],
  ['L', 'colours'],
  ['X', 'ruledOut'],
] as const;

/** One cell: marks, then its digit or `.`. */
export function writeCell(cell: CellProgress): string {
  const marks = kinds
    .filter(([, kind]) => cell[kind] !== 0)
    .map(([letter, kind]) => letter + cell[kind].toString(32).padStart(2, '0'));
  return `${marks.join('')}${cell.digit || '.'}`;
}

export function writeProgress(cells: readonly CellProgress[]): string {
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
    text += writeCell(cell);
  }
  flush();
  return text;
}

const token = /([a-z])|((?:[KNLX][0-9a-f][0-9a-v])*)([0-9.])/y;

/** The cells of such a text for a board of `size`, or undefined when it is not one. */
export function readProgress(text: string, size: number): CellProgress[] | undefined {
  const cells: CellProgress[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found) return undefined;
    const [, run, marks = '', digit] = found;
    if (run) cells.push(...new Array<CellProgress>(run.charCodeAt(0) - 96).fill(untouched));
    else cells.push(readCell(marks, digit));
    if (cells.length > size * size) return undefined;
  }
  const limit = 1 << size;
  const fits = cells.every(
    (cell) =>
      cell.digit <= size && cell.corner < limit && cell.centre < limit && cell.ruledOut < limit,
  );
  return fits && cells.length === size * size ? cells : undefined;
}

function readCell(marks: string, digit: string | undefined): CellProgress {
  const cell = { ...untouched, digit: digit === '.' ? 0 : Number(digit) };
  for (let at = 0; at < marks.length; at += 3) {
    const kind = kinds.find(([letter]) => letter === marks[at])?.[1];
    if (kind) cell[kind] = parseInt(marks.slice(at + 1, at + 3), 32);
  }
  return cell;
}
