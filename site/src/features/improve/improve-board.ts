/** The person's board with what is told of its givens, or with other givens in their place. */
import type { BoardView, CellView, Outline } from '../../board/view.ts';
import { withDigit } from '../../puzzle/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { improvingWords } from '../../words/improving.ts';

/** Givens that are not needed, or could have other digits. */
export function withLit(
  view: BoardView,
  kind: 'redundant' | 'changeable',
  cells: readonly number[],
): BoardView {
  const lit = new Set(cells);
  const role = improvingWords.roles[kind];
  const dashed = kind === 'redundant';
  return {
    ...view,
    links: [],
    outlines: [
      ...(view.outlines ?? []),
      ...cells.map((cell): Outline => ({
        cells: [cell],
        stroke: dashed ? 'cause' : 'good',
        dashed,
      })),
    ],
    cells: view.cells.map((cell, at) =>
      lit.has(at) ? { ...cell, tints: ['changed'], name: `${cell.name}, ${role}` } : cell,
    ),
  };
}

/**
 * The same puzzle with other givens: new ones are framed, and those that would go are small and struck
 * through. What the person has written is left out, since another solution may be meant.
 */
export function withGivens(view: BoardView, puzzle: Puzzle, givens: readonly number[]): BoardView {
  const { roles } = improvingWords;
  const fresh = givens.flatMap((digit, cell) =>
    digit && digit !== puzzle.givens[cell] ? [cell] : [],
  );
  return {
    ...view,
    links: [],
    outlines: [...(view.outlines ?? []), ...(fresh.length ? [goodFrame(fresh)] : [])],
    cells: view.cells.map((cell, at): CellView => {
      const before = puzzle.givens[at] ?? 0;
      const digit = givens[at] ?? 0;
      if (before && before === digit) return { ...cell, tints: [] };
      const [place] = cell.name.split(', ');
      const plain = { name: `${place}`, tints: [], readonly: true } as const;
      if (digit)
        return {
          ...plain,
          digit,
          kind: 'given',
          tints: ['good'],
          name: `${place}, ${roles.fresh(digit)}`,
        };
      if (!before) return { ...plain, name: `${place}, ${roles.empty}` };
      const struck = withDigit(0, before);
      return {
        ...plain,
        candidates: struck,
        struck,
        tints: ['cause'],
        name: `${place}, ${roles.gone(before)}`,
      };
    }),
  };
}

function goodFrame(cells: readonly number[]): Outline {
  return { cells, stroke: 'good' };
}
