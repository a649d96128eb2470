/**
 * What stands after the `#` of a link: a puzzle's description and, when there is progress, `~` and
 * its text; after another `~` what the author gave beside the puzzle, packed. Short, versioned by the description, and the same from disk as from a server.
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
import { packText, unpackText } from './packed-text.ts';
import type { Shape } from '../puzzle/shape.ts';
import { readSupplement, writeSupplement } from '../puzzle/supplement-text.ts';
import type { Supplement } from '../puzzle/supplement.ts';

/** More than any honest link has; anything longer is not read at all. */
export const longestLink = 16_384;

/** `beside` is what packBeside() made of the position, if anything. */
export function writeFragment(position: Position, withProgress: boolean, beside = ''): string {
  const { puzzle, cells } = position;
  const hasWork = withProgress && hasProgress(position);
  const parts = [writeDescription(puzzle), hasWork ? writeProgress(cells, puzzle.shape) : ''];
  return [...parts, beside].join('~').replace(/~+$/, '');
}

/** What the author gave beside a puzzle, for its link; empty where there is nothing, or too much. */
export async function packBeside({ supplement }: Position): Promise<string> {
  if (!supplement) return '';
  const packed = await packText(writeSupplement(supplement));
  return packed.length < longestLink / 2 ? packed : '';
}

/** The opposite; undefined where the text is none. */
export async function unpackBeside(packed: string, shape: Shape): Promise<Supplement | undefined> {
  const text = await unpackText(packed);
  return text === undefined ? undefined : readSupplement(text, shape);
}

/** The parts of a fragment; the description still has to be read by the core. */
export function splitFragment(fragment: string): {
  description: string;
  progress: string;
  beside: string;
} {
  const text = decodeSafely(fragment.replace(/^#/, ''));
  const [description = '', progress = '', ...beside] = text.split('~');
  return { description, progress, beside: beside.join('~') };
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
