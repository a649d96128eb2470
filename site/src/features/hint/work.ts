import { digitAt, type Position } from '../../game/position.ts';
import { allDigits } from '../../puzzle/digits.ts';
import type { Work } from '../../solver/hints.ts';

/**
 * What a person has written, as those who look for steps want it. With automatic candidates all are
 * written but those ruled out; without, the centre marks of a cell are its candidates. Corner marks
 * tell where a digit may go, and not what else a cell can be.
 */
export function workOf(position: Position, auto: boolean): Work {
  const all = allDigits(position.puzzle.shape.digits);
  return {
    entered: position.cells.map(({ digit }) => digit),
    open: position.cells.map(({ ruledOut, centre }, cell) => {
      if (digitAt(position, cell)) return null;
      if (auto) return all & ~ruledOut;
      return centre || null;
    }),
  };
}
