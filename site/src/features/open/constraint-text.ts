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

const cagesInNumbers = /^3x3:[^:]*:k:/;
const pointers = /[<>^v`',]/g;
const sumsAndPointers = /[0-9A-Za-j<>^v`',.]/g;

/**
 * Whether a text that nothing could read seems to have been killer cages: sums and arrows, about as many
 * as a board has cells, or numbers between colons.
 */
export function looksLikeKiller(text: string): boolean {
  const dense = text.replace(/\s+/g, '');
  if (cagesInNumbers.test(dense)) return true;
  const count = (characters: RegExp) => dense.match(characters)?.length ?? 0;
  const [fewest, most, pointing, strange] = [60, 120, 8, 3];
  return (
    dense.length >= fewest &&
    dense.length <= most &&
    count(pointers) >= pointing &&
    count(sumsAndPointers) >= dense.length - strange
  );
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return query;
  }
}
