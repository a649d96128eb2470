/** Finds the constraint text of Interactive Sudoku Solver in what was pasted. */

import { firstAfter } from '../../exchange/link/tokens.ts';

/** The longest that the engine reads, in bytes; no shorter in characters. */
export const longestConstraintText = 65_536;

/**
 * Items: a dot and a name, or a dot and a tilde for givens; comments may come before. A name with an
 * argument is taken for one in any letters and without its dot, so that the engine says what is wrong.
 */
const items =
  /^(?:\s*#[^\n]*\n)*\s*(?:\.(?:~[A-Za-z]|[A-Z][A-Za-z]*(?:[~.\s]|$))|\.?[A-Za-z]+~[A-Za-z\d])/;
/** What a text is wrapped in where people talk about it. */
const around = /[\s"'`“”‘’«»]/;
/** A line or a cell of a table that begins with such an item, or a line of killer cages in 81 characters. */
const inList =
  /(?:^|[\n\t])(?:["'` ]*\.(?:~[A-Za-z]|[A-Z][A-Za-z]*[~.\s])|(?=[^\s]*[<>v^',`])[\w<>^',.`]{81}\s)/;
const solver = /\/Interactive-Sudoku-Solver\b/gi;

/** The text, or undefined where there is none; nothing that another reader knows is taken for one. */
export function constraintTextOf(text: string): string | undefined {
  const query = firstAfter(text, solver, ({ token }) => /[?&]q=([^&#]*)/i.exec(token)?.[1]);
  if (query !== undefined) return decoded(query);
  const bare = unwrapped(text);
  return items.test(bare) ? bare : undefined;
}

/** Whether a text may have puzzles of any rules in lines of their own, or more than the puzzle in one. */
export function mayBeList(text: string): boolean {
  return /[\n\t]/.test(text.trim()) && inList.test(text.slice(0, longestConstraintText));
}

/** Without quotation marks and blanks around it. */
export function unwrapped(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && around.test(text.charAt(start))) start += 1;
  while (end > start && around.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return query;
  }
}
