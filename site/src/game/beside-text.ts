/**
 * What a description does not say of a puzzle, as one line of JSON: what its author gave beside it, and what no text
 * of rules says of the rules (puzzle/unfinished.ts). It stands in what the browser keeps, and in links.
 */
import { itemsOf, withItems } from '../puzzle/constraints.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { isSameSupplement, readSupplement, writeSupplement } from '../puzzle/supplement-text.ts';
import type { Supplement } from '../puzzle/supplement.ts';
import { withUnwritten, writeUnwritten } from '../puzzle/unfinished.ts';

/** A puzzle as far as a description and the text beside it say it. */
export interface WithBeside {
  readonly puzzle: Puzzle;
  readonly supplement?: Supplement;
}

/** Empty where there is nothing beside the description. */
export function writeBeside({ puzzle, supplement }: WithBeside): string {
  const given = supplement ? writeSupplement(supplement) : '';
  const unwritten = writeUnwritten(itemsOf(puzzle));
  if (unwritten === '') return given;
  const own = `"unwritten":${unwritten}}`;
  return given === '' ? `{${own}` : `${given.slice(0, -1)},${own}`;
}

/** The puzzle with what stood beside it; undefined where the text is none. */
export function readBeside(text: string, puzzle: Puzzle): WithBeside | undefined {
  const unwritten = unwrittenIn(text);
  const supplement = readSupplement(text, puzzle.shape);
  if (!supplement) return undefined;
  const items = unwritten && withUnwritten(itemsOf(puzzle), unwritten.said);
  return {
    puzzle: items ? { ...puzzle, rules: withItems(puzzle.rules, items) } : puzzle,
    ...(!unwritten?.isAlone && { supplement }),
  };
}

/** Whether two puzzles came with the same beside them, or both with nothing. */
export function isSameBeside(one: WithBeside, other: WithBeside): boolean {
  return (
    isSameSupplement(one.supplement, other.supplement) &&
    writeUnwritten(itemsOf(one.puzzle)) === writeUnwritten(itemsOf(other.puzzle))
  );
}

function unwrittenIn(
  text: string,
): { readonly said: unknown; readonly isAlone: boolean } | undefined {
  if (!text.includes('"unwritten":')) return undefined;
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('unwritten' in data)) return undefined;
    return { said: data.unwritten, isAlone: Object.keys(data).length === 1 };
  } catch {
    return undefined;
  }
}
