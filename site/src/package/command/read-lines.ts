/** `ninefold read`: what becomes of links and one-line texts, a line for each. */
import { constraintTextOf } from '../../features/open/constraint-text.ts';
import { looksForeign } from '../../exchange/looks-foreign.ts';
import { writeDescription } from '../../puzzle/description.ts';
import { countGivens, type Puzzle } from '../../puzzle/puzzle.ts';
import { characterOf } from '../../puzzle/shape.ts';
import { failureText } from '../../solver/failure-text.ts';
import { PuzzleError } from '../errors.ts';
import type { PuzzleReader, Read, ReadingOptions } from '../reading.ts';

/** Longer than any link or text that is read at all; nothing is kept of a longer line. */
export const longestLine = 8 * 1024 * 1024;

/** Whether a line is to be left out: a blank one, or a comment; a link of Ninefold may begin with # as well. */
export function isSkipped(line: string): boolean {
  return /^\s*(?:$|#(?![12];))/.test(line);
}

/** The answer to a line, without its end. `solves`: with the number of solutions. Never rejects. */
export async function answerTo(
  line: string,
  reader: PuzzleReader,
  options: ReadingOptions,
  solves: boolean,
): Promise<string> {
  try {
    const read = await reader.read(puzzleIn(line), options);
    const columns = columnsOf(read);
    if (solves) columns.push(...(await solutionColumns(read, reader, options)));
    return columns.join('\t');
  } catch (error) {
    const why = error instanceof PuzzleError ? error.message : failureText(error);
    return `refused\t${onOneLine(why)}`;
  }
}

/** Of a line of a table the first field that looks like a link or like constraints; else all of it. */
function puzzleIn(line: string): string {
  if (!line.includes('\t') || /^\s*\{/.test(line)) return line;
  const fields = line.split('\t');
  const found = fields.find((field) => looksForeign(field) || constraintTextOf(field));
  return found ?? line;
}

function columnsOf({ kind, puzzle, rules, supplement, notUnderstood }: Read): string[] {
  const { rows, columns } = puzzle.shape;
  const names = notUnderstood.map((name) => onOneLine(name).replaceAll(',', ' '));
  return [
    kind,
    `${rows}x${columns}`,
    String(countGivens(puzzle)),
    String(rules),
    String(supplement?.drawings.length ?? 0),
    names.join(',') || '-',
  ];
}

async function solutionColumns(
  { puzzle, isProved, supplement }: Read,
  reader: PuzzleReader,
  options: ReadingOptions,
): Promise<string[]> {
  const carried = supplement?.solution;
  if (isProved && carried?.every(Boolean)) return ['1', gridText(puzzle, carried), 'proved'];
  const { answer, solution = '-' } = await reader.solve(writeDescription(puzzle), options);
  const counts = { one: '1', none: '0', several: '2', late: '?', failed: '?' } as const;
  const isAuthors =
    answer === 'one' &&
    carried?.some(Boolean) &&
    carried.every((digit, cell) => !digit || solution[cell] === characterOf(puzzle.shape, digit));
  return [counts[answer], solution, isProved || isAuthors ? 'proved' : '-'];
}

function gridText({ shape }: Puzzle, digits: readonly number[]): string {
  return digits.map((digit) => characterOf(shape, digit)).join('');
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
