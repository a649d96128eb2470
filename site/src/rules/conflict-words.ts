/** The words of sentences about digits that break a rule together. */

/** Cells whose digits break a rule, by the core's name for it: of a variant "3 Cage". */
export interface Conflict {
  readonly cells: readonly number[];
  readonly rule: string;
}

/** "r1c1", "r1c1 and r1c2"; of many the first few. */
export function listed(cells: readonly string[]): string {
  const most = 5;
  const named = cells.length > most ? cells.slice(0, most - 1) : cells.slice(0, -1);
  const last = cells.length > most ? `${cells.length - named.length} more cells` : cells.at(-1);
  return named.length === 0 ? `${last}` : `${named.join(', ')} and ${last}`;
}

const numberWords: Readonly<Record<number, string>> = { 2: 'Two', 3: 'Three', 4: 'Four' };

/** What is wrong with the digits of some cells. The sentences have no full stop: more may follow. */
export const conflictWords = {
  row: (number: number) => `in row ${number}`,
  column: (number: number) => `in column ${number}`,
  box: (number: number) => `in box ${number}`,
  region: (number: number) => `in region ${number}`,
  house: 'in one house',
  /** "Two 7s in box 1: r1c2 and r2c1"; `where` is one of those above, or a phrase like them. */
  alike: (digit: number, where: string, cells: readonly string[]) =>
    `${numberWords[cells.length] ?? cells.length} ${digit}s ${where}: ${listed(cells)}`,
  /** "The X needs a sum of 10: 3 in r1c1 and 4 in r1c2" */
  told: (what: string, digits: readonly number[], cells: readonly string[]) =>
    `${what}: ${listed(cells.map((cell, at) => `${digits[at]} in ${cell}`))}`,
  /** Of an empty cell for which several sets of candidates are given. */
  noDigit: (cell: string) =>
    `${cell} can hold no digit: the candidates given for it have none in common`,
  /** Of a rule that has no words of its own. */
  broken: (rule: string) => `These digits break the rule “${rule}”`,
};
