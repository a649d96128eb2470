/** The puzzles this browser has seen, each with the work on it, the newest first. */
import { writeDescription } from '../../puzzle/description.ts';
import { isSameBeside } from '../../game/beside-text.ts';
import { readLine, whole } from '../../game/history-text.ts';
import { digitAt, isUnset, isWorkedOn, type Position } from '../../game/position.ts';

export interface LibraryEntry {
  readonly position: Position;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

export type Library = readonly LibraryEntry[];

/** More than anybody scrolls through; the oldest make room for newer ones. */
const librarySize = 200;

/**
 * Puts a position in its place. A board with nothing on it is not worth a line, nor is the same
 * puzzle without any work on it worth a second one.
 */
export function remember(library: Library, position: Position, now: number): Library {
  const description = writeDescription(position.puzzle);
  const others = library.filter(({ position: other }) => {
    if (other.id === position.id) return false;
    const samePuzzle =
      !isWorkedOn(other) &&
      writeDescription(other.puzzle) === description &&
      isSameBeside(other, position);
    return !samePuzzle;
  });
  if (isUnset(position) && !isWorkedOn(position)) return others;
  return [{ position, changed: now }, ...others].slice(0, librarySize);
}

export function drop(library: Library, id: string): Library {
  return library.filter((entry) => entry.position.id !== id);
}

/** How much of a puzzle is filled in, 0 to 1, givens not counted. */
export function shareFilled(position: Position): number {
  const open = position.puzzle.givens.filter((digit) => digit === 0).length;
  const entered = position.cells.filter(
    (_, cell) => !position.puzzle.givens[cell] && digitAt(position, cell),
  ).length;
  return open === 0 ? 1 : entered / open;
}

export function storeLibrary(library: Library): unknown {
  return library.map(({ position, changed }) => ({ line: whole(position), changed }));
}

/**
 * What can be read of a stored library, no puzzle twice and none from a time that no calendar has;
 * undefined when it is none at all.
 */
export function restoreLibrary(stored: unknown): Library | undefined {
  if (!Array.isArray(stored)) return undefined;
  const seen = new Set<string>();
  return stored.flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null || !('line' in item) || !('changed' in item))
      return [];
    const position = typeof item.line === 'string' ? readLine(item.line, undefined) : undefined;
    if (!position || seen.has(position.id)) return [];
    if (typeof item.changed !== 'number' || Number.isNaN(new Date(item.changed).getTime()))
      return [];
    seen.add(position.id);
    return [{ position, changed: item.changed }];
  });
}
