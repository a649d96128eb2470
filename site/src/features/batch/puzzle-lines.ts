/** The puzzles of a file, some lines at a time, in memory for no more than those. */

import { PieceDecoder } from '../../page/file-text.ts';

/** A puzzle's line, without what else stands on it. */
export interface PuzzleLine {
  readonly text: string;
  /** Only cells, so that its rules are those of the batch; else it is a description or a constraint text. */
  readonly isCells: boolean;
}

/** Nothing that is longer is read as a puzzle. */
const longestLine = 65_536;

const boards = new Set([16, 36, 81]);
/**
 * A puzzle with its rules as Ninefold writes it, also as a field of a table. A number, cells and their solution are
 * none.
 */
const description = /(?<=^|[\s,"])\d+;(?![\d.]+;)[^;\s"]*;[^;\s",]+/;
const lineEnd = /\r\n|\r|\n/;

/** Undefined for a blank line and for a comment. */
export function puzzleOf(line: string): PuzzleLine | undefined {
  const bare = line.trim();
  if (bare === '' || bare.startsWith('#')) return undefined;
  const [described] = description.exec(bare) ?? [];
  if (described !== undefined) return { text: described, isCells: false };
  const [field] = bare.match(/^[^\s,;]+/) ?? [];
  if (field !== undefined && isCells(field)) return { text: field, isCells: true };
  const fields = bare.split(/[\s,;"]+/);
  const found = fields.find(isCells);
  if (found !== undefined) return { text: found, isCells: true };
  const [text = bare] = bare.split('\t');
  return { text, isCells: false };
}

/** Whether a line that is not of cells is a description; else it is a constraint text. */
export function isDescription(text: string): boolean {
  return /^\d+;/.test(text);
}

/** Whether the first line of a file is the head of a table, such as "quizzes,solutions". */
export function isHead(line: string): boolean {
  return /^[A-Za-z_]+(?:[\s,;]+[A-Za-z_]+)*$/.test(line.trim());
}

function isCells(field: string): boolean {
  return boards.has(field.length) && /^[\d.]+$/.test(field);
}

/** A piece of a file: its lines, and how many bytes were read for it. */
export interface Piece {
  readonly lines: readonly string[];
  readonly bytes: number;
}

/** Whole lines, as many as each piece of the stream brings. */
export async function* piecesOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Piece> {
  const reader = stream.getReader();
  const decoder = new PieceDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      const text = rest + decoder.decode(done ? undefined : value);
      // A line end may be two characters of which only one has come.
      const lines = text.split(lineEnd);
      const isCut = !done && text.endsWith('\r');
      rest = done ? '' : isCut ? `${lines.splice(-2)[0] ?? ''}\r` : (lines.pop() ?? '');
      if (rest.length > longestLine) rest = `${rest.slice(0, longestLine)}…`;
      if (lines.length > 0 || value) yield { lines: lines.map(short), bytes: value?.length ?? 0 };
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** What is too long to be a puzzle is refused by what it begins with. */
function short(line: string): string {
  return line.length > longestLine ? `${line.slice(0, 40)}… (too long)` : line;
}
