/**
 * Reads a list with bad lines to its end. The core stops at the first line that it cannot read; what
 * is after that line is asked of it again, a piece at a time, so that a bad line costs little.
 */
import type { ReadPart } from './described.ts';
import type { Imported, Listed, Problem } from './solver.ts';

/** Lines asked at once. */
const pieceLength = 500;
/** After this many bad lines the text is something else than a list. */
const mostBadLines = 500;
/** As many as the core reads of one text. */
const mostPuzzles = 100_000;

/** Whether what is after the problem may hold puzzles, each in its own line. */
export function canReadOn({ format, problem }: ReadPart): boolean {
  const isList = format === 'line' || format === 'description';
  return isList && problem?.line != null && problem.code !== 'too_large';
}

/** `first` is what came of the whole text, `read` asks for a piece of it. */
export async function readOn(
  text: string,
  first: ReadPart,
  read: (piece: string) => Promise<ReadPart>,
): Promise<Imported> {
  const lines = text.split(/\r\n|\r|\n/);
  const puzzles: Listed[] = [...first.puzzles];
  const skipped: Problem[] = first.problem ? [first.problem] : [];
  let at = first.problem?.line ?? lines.length;
  while (at < lines.length) {
    const piece = lines.slice(at, at + pieceLength);
    const found = piece.every(isSaid) ? undefined : await read(piece.join('\n'));
    for (const one of found?.puzzles ?? []) puzzles.push(one);
    const problem = found?.problem;
    if (problem) skipped.push({ ...problem, line: at + (problem.line ?? 1) });
    if (puzzles.length > mostPuzzles)
      return { puzzles: puzzles.slice(0, mostPuzzles), skipped, problem: tooMany(at + 1) };
    const last = skipped.at(-1);
    if (last && skipped.length > mostBadLines)
      return { puzzles, skipped: skipped.slice(0, -1), problem: last };
    at += problem?.line ?? piece.length;
  }
  return { puzzles, skipped };
}

/** As the core says it of a text that it reads as a whole. */
function tooMany(line: number): Problem {
  const expected = `at most ${mostPuzzles} puzzles`;
  return { code: 'too_large', line, column: null, cell: null, found: 'more puzzles', expected };
}

/** A blank line or a comment. */
function isSaid(line: string): boolean {
  return /^\s*(#|$)/.test(line);
}
