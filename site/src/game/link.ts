/**
 * What stands after the `#` of a link: a puzzle's description and, when there is progress, `~` and
 * its text. Short, versioned by the description, and the same from disk as from a server.
 */
import { writeDescription } from '../puzzle/description.ts';
import {
  hasProgress,
  isUntouched,
  untouched,
  type CellProgress,
  type Position,
} from './position.ts';
import { readProgress, writeProgress } from './progress-text.ts';
import type { Shape } from '../puzzle/shape.ts';

/** More than any honest link has; anything longer is not read at all. */
export const longestLink = 16_384;

export function writeFragment(position: Position, withProgress: boolean): string {
  const puzzle = writeDescription(position.puzzle);
  return withProgress && hasProgress(position)
    ? `${puzzle}~${writeProgress(position.cells, position.puzzle.shape)}`
    : puzzle;
}

/** The two parts of a fragment; the description still has to be read by the core. */
export function splitFragment(fragment: string): { description: string; progress: string } {
  const text = decodeSafely(fragment.replace(/^#/, ''));
  const [description = '', ...progress] = text.split('~');
  return { description, progress: progress.join('~') };
}

/** The progress of a link on a puzzle; what has no place there (digits on givens) is left out. */
export function progressOn(
  givens: readonly number[],
  shape: Shape,
  text: string,
): CellProgress[] | undefined {
  const cells = readProgress(text, shape);
  return cells?.map((cell, index) => {
    if (!givens[index]) return cell;
    const kept = { ...untouched, colours: cell.colours };
    return isUntouched(kept) ? untouched : kept;
  });
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
