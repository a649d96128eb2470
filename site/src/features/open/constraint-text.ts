/** Finds the constraint text of Interactive Sudoku Solver in what was pasted. */

/** The longest that the engine reads, in bytes; no shorter in characters. */
export const longestConstraintText = 65_536;

/** Items: a dot and a name, or a dot and a tilde for givens; comments may come before. */
const items = /^(?:\s*#[^\n]*\n)*\s*\.(?:~[A-Z]|[A-Z][A-Za-z]*(?:[~.\s]|$))/;
const link = /\/Interactive-Sudoku-Solver\b[^\s?]*\?(?:[^\s#]*&)?q=([^\s&#]*)/i;

/** The text, or undefined where there is none; nothing that another reader knows is taken for one. */
export function constraintTextOf(text: string): string | undefined {
  const query = link.exec(text)?.[1];
  if (query !== undefined) return decoded(query);
  return items.test(text) ? text : undefined;
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return query;
  }
}
