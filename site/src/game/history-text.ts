/**
 * The text form of a history for storage: one line a position. A line is either whole
 * (`=id TAB title TAB description TAB progress`, TAB and what stands beside it, see beside-text.ts, and TAB and what
 * the pen has drawn) or only what differs from the line before: `+` and, for each cell, two base-36 digits and its
 * text, and after `~` the pieces that the pen has added or taken away.
 */
import { readDescription, writeDescription } from '../puzzle/description.ts';
import { readBeside, writeBeside } from './beside-text.ts';
import { draw } from './edits.ts';
import type { History, SavePoint } from './history.ts';
import { readPen, toggled } from './pen/drawing.ts';
import { untouched, type Position } from './position.ts';
import { cellPattern, readProgress, writeCell, writeProgress } from './progress-text.ts';

/** The stored form. */
export interface StoredHistory {
  readonly version: 1;
  readonly lines: readonly string[];
  /** Which line is on the board. */
  readonly at: number;
  readonly savePoints: readonly { readonly name: string; readonly line: string }[];
}

export function storeHistory(history: History): StoredHistory {
  const all = [...history.past, history.present, ...history.future];
  return {
    version: 1,
    lines: all.map((position, index) => line(position, all[index - 1])),
    at: history.past.length,
    savePoints: history.savePoints.map(({ name, position }) => ({ name, line: whole(position) })),
  };
}

/** The history again, or undefined when the stored form is damaged. */
export function restoreHistory(stored: unknown): History | undefined {
  if (!isStoredHistory(stored)) return undefined;
  const all: Position[] = [];
  for (const text of stored.lines) {
    const position = readLine(text, all.at(-1));
    if (!position) return undefined;
    all.push(position);
  }
  const present = all[stored.at];
  if (!present) return undefined;
  const savePoints: SavePoint[] = [];
  for (const { name, line: text } of stored.savePoints) {
    const position = readLine(text, undefined);
    if (position) savePoints.push({ name, position });
  }
  return { past: all.slice(0, stored.at), present, future: all.slice(stored.at + 1), savePoints };
}

const known = new WeakMap<Position, { before: Position | undefined; text: string }>();

/** Positions never change, so a line is written once. */
function line(position: Position, before: Position | undefined): string {
  const kept = known.get(position);
  if (kept && kept.before === before) return kept.text;
  const samePuzzle =
    before?.puzzle === position.puzzle &&
    before.id === position.id &&
    before.supplement === position.supplement;
  const text = samePuzzle ? difference(position, before) : whole(position);
  known.set(position, { before, text });
  return text;
}

const wholes = new WeakMap<Position, string>();

/** A line that stands alone. */
export function whole(position: Position): string {
  const written = wholes.get(position) ?? writeWhole(position);
  wholes.set(position, written);
  return written;
}

function writeWhole(position: Position): string {
  const title = position.title.replace(/[\t\n]/g, ' ');
  const { id, puzzle, cells, pen } = position;
  const parts = [id, title, writeDescription(puzzle), writeProgress(cells, puzzle.shape)];
  const beside = writeBeside(position);
  if (beside || pen) parts.push(beside);
  if (pen) parts.push(pen.join(''));
  return `=${parts.join('\t')}`;
}

function difference(position: Position, before: Position): string {
  let text = '+';
  position.cells.forEach((cell, index) => {
    if (cell !== before.cells[index])
      text += index.toString(36).padStart(2, '0') + writeCell(cell, position.puzzle.shape);
  });
  const drawn = before.pen === position.pen ? [] : toggled(before.pen ?? [], position.pen ?? []);
  return drawn.length > 0 ? `${text}~${drawn.join('')}` : text;
}

/** One line; `before` is the position of the line above. */
export function readLine(text: string, before: Position | undefined): Position | undefined {
  if (text.startsWith('=')) {
    const [id = '', title = '', description = '', progress = '', given = '', drawn = ''] = text
      .slice(1)
      .split('\t');
    const puzzle = readDescription(description);
    const cells = puzzle && readProgress(progress, puzzle.shape);
    if (!puzzle || !cells) return undefined;
    // A puzzle without what stands beside it is worth more than none.
    const position = { id, title, cells, ...(readBeside(given, puzzle) ?? { puzzle }) };
    return draw(position, readPen(drawn, puzzle.shape) ?? []);
  }
  if (!text.startsWith('+') || !before) return undefined;
  const [written = '', drawn = ''] = text.split('~');
  const cells = [...before.cells];
  const { shape } = before.puzzle;
  const entry = new RegExp(`([0-9a-z]{2})(${cellPattern(shape)})`, 'y');
  entry.lastIndex = 1;
  while (entry.lastIndex < written.length) {
    const found = entry.exec(written);
    const index = parseInt(found?.[1] ?? '', 36);
    // A board of one size, filled up, so that the one reader of cells judges this one too.
    const padding = 'a'.repeat(cells.length - 1);
    const cell = readProgress(`${found?.[2] ?? '?'}${padding}`, shape)?.[0];
    if (!cell || !(index < cells.length)) return undefined;
    cells[index] = Object.values(cell).some(Boolean) ? cell : untouched;
  }
  const pieces = readPen(drawn, shape);
  return pieces && draw({ ...before, cells }, pieces);
}

function isStoredHistory(value: unknown): value is StoredHistory {
  if (typeof value !== 'object' || value === null) return false;
  const { version, lines, at, savePoints } = value as Record<string, unknown>;
  return (
    version === 1 &&
    Array.isArray(lines) &&
    lines.every((item) => typeof item === 'string') &&
    Number.isInteger(at) &&
    Array.isArray(savePoints) &&
    savePoints.every(
      (point: unknown) =>
        typeof point === 'object' &&
        point !== null &&
        'name' in point &&
        typeof point.name === 'string' &&
        'line' in point &&
        typeof point.line === 'string',
    )
  );
}
