/**
 * What stands after the `#` of a link: a puzzle's description and, when there is progress, `~` and
 * its text; after another `~` what stands beside the puzzle, packed. Where all of that is long, it is packed as a
 * whole after `2;`. Short, versioned by its first character, and the same from disk as from a server.
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
import { readBeside, writeBeside, type WithBeside } from './beside-text.ts';
import { emptySupplement } from '../puzzle/supplement.ts';
import { words } from '../words/index.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Shape } from '../puzzle/shape.ts';

/** More than any honest link has; anything longer is not read at all. */
export const longestLink = 16_384;
/** What such a link may unfold to. */
const longestUnfolded = 262_144;

/** A shorter one is as it is, so that people can read it. */
const longestPlain = 300;
const packedMark = '2;';

/** A fragment as it goes into a link: packed where it is long. */
export async function foldFragment(fragment: string): Promise<string> {
  if (fragment.length <= longestPlain) return fragment;
  const packed = packedMark + (await packText(fragment));
  return packed.length < fragment.length ? packed : fragment;
}

/** The opposite, of any fragment; undefined where it is damaged. */
export async function unfoldFragment(fragment: string): Promise<string | undefined> {
  const text = decodeSafely(fragment.replace(/^#/, ''));
  if (!text.startsWith(packedMark)) return fragment;
  const unpacked = await unpackText(text.slice(packedMark.length));
  return unpacked !== undefined && unpacked.length <= longestUnfolded ? unpacked : undefined;
}

/** `beside` is what packBeside() made of the position, if anything. */
export function writeFragment(position: Position, withProgress: boolean, beside = ''): string {
  const { puzzle, cells } = position;
  const hasWork = withProgress && hasProgress(position);
  const parts = [writeDescription(puzzle), hasWork ? writeProgress(cells, puzzle.shape) : ''];
  return [...parts, beside].join('~').replace(/~+$/, '');
}

/** Whether somebody gave it, and not the page for want of a better one. */
export function isName(title: string): boolean {
  const { fromLink, pasted } = words.bringing;
  return title !== '' && title !== fromLink && title !== pasted;
}

/**
 * What the text of a puzzle does not say of it, for its link; empty where there is nothing. Where that is too much,
 * what its author gave stays out, and unfinished rules stay in.
 */
export async function packBeside({ title, puzzle, ...position }: Position): Promise<string> {
  const named =
    title !== '' && title !== words.bringing.fromLink && title !== words.bringing.pasted;
  const own = position.supplement ?? (named ? emptySupplement : undefined);
  // What a person calls it now is its name.
  const supplement = own && (named ? { ...own, title } : own);
  const forms = supplement ? [{ supplement, puzzle }, { puzzle }] : [{ puzzle }];
  for (const form of forms) {
    const text = writeBeside(form);
    const packed = text === '' ? '' : await packText(text);
    if (packed.length < longestLink / 2) return packed;
  }
  return '';
}

/** The opposite, with the puzzle that the description says; undefined where the text is none. */
export async function unpackBeside(
  packed: string,
  puzzle: Puzzle,
): Promise<WithBeside | undefined> {
  const text = await unpackText(packed);
  return text === undefined ? undefined : readBeside(text, puzzle);
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
