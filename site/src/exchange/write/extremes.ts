/**
 * Cells that hold less, or more, than all cells beside them: several signs of a constraint text, and one mark
 * in f-puzzles.
 */
import type { Item } from '../../puzzle/items.ts';
import type { Shape } from '../../puzzle/shape.ts';
import type { Clue } from './f-puzzles-clues.ts';
import { cellOf, newItem, nameOf } from './said.ts';

/** The marks that are in the items, and the items without the signs that they stand for. */
export function extremesOf(
  items: readonly Item[],
  shape: Shape,
): { readonly clues: readonly Clue[]; readonly rest: readonly Item[] } {
  const signs = items.filter(({ kind }) => kind === 'GreaterThan');
  const pairs = signs.map(({ arguments: [more = '', less = ''] }): readonly [number, number] => [
    cellOf(more, shape) ?? 0,
    cellOf(less, shape) ?? 0,
  ]);
  const lows = marked(pairs.map(([more, less]) => [less, more]));
  const highs = marked(pairs);
  const isMarked = ([more, less]: readonly [number, number]) =>
    (lows.has(less) && !lows.has(more)) || (highs.has(more) && !highs.has(less));
  const left = pairs.filter((pair) => !isMarked(pair));
  const clues = [
    ...[...lows].map((cell) => clueOf('minimum', cell)),
    ...[...highs].map((cell) => clueOf('maximum', cell)),
  ];
  const others = items.filter(({ kind }) => kind !== 'GreaterThan');
  const signsLeft = left.map((pair) =>
    newItem('GreaterThan', ...pair.map((cell) => nameOf(cell, shape))),
  );
  return { clues, rest: [...others, ...signsLeft] };

  function clueOf(field: string, cell: number): Clue {
    const [row, column] = [Math.floor(cell / shape.columns), cell % shape.columns];
    return { field, clue: { cell: `R${row + 1}C${column + 1}` } };
  }

  /** The cells that have a sign to each neighbour which is not one of them itself. */
  function marked(all: readonly (readonly [number, number])[]): ReadonlySet<number> {
    const others = new Map<number, Set<number>>();
    for (const [cell, other] of all) others.set(cell, (others.get(cell) ?? new Set()).add(other));
    const cells = new Set(others.keys());
    const has = (cell: number) =>
      neighboursOf(cell, shape).every((near) => cells.has(near) || others.get(cell)?.has(near));
    let before = -1;
    while (before !== cells.size) {
      before = cells.size;
      for (const cell of [...cells]) if (!has(cell)) cells.delete(cell);
    }
    return cells;
  }
}

function neighboursOf(cell: number, { rows, columns }: Shape): readonly number[] {
  return [
    ...(cell >= columns ? [cell - columns] : []),
    ...(cell % columns > 0 ? [cell - 1] : []),
    ...(cell % columns < columns - 1 ? [cell + 1] : []),
    ...(cell < columns * (rows - 1) ? [cell + columns] : []),
  ];
}
