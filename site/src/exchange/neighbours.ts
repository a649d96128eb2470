/** What holds of all cells side by side that have no mark between them. */
import { linesOf, type Board } from './board.ts';
import { cellName, item, pairTable } from './clues.ts';

/** As `exempt` has them: two cells side by side, the first of them first in reading order. */
export function pairName(first: number, second: number): string {
  return first < second ? `${first} ${second}` : `${second} ${first}`;
}

/**
 * Items that allow such pairs of values alone, line by line: each is about cells in a row of which no two
 * side by side are exempt.
 */
export function unmarkedItems(
  board: Pick<Board, 'rows' | 'columns' | 'digits' | 'lowest'>,
  exempt: ReadonlySet<string>,
  allowed: (a: number, b: number) => boolean,
): readonly string[] {
  const table = pairTable(board.digits, allowed, board.lowest);
  const runs = linesOf(board).flatMap((line) => {
    const found: number[][] = [];
    line.forEach((cell, at) => {
      const before = line[at - 1];
      if (before === undefined || exempt.has(pairName(before, cell))) found.push([cell]);
      else found.at(-1)?.push(cell);
    });
    return found.filter((run) => run.length > 1);
  });
  return runs.map((run) =>
    item('Pair', table, ...run.map((cell) => cellName(cell, board.columns))),
  );
}
