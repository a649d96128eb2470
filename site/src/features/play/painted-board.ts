/** The board while regions are painted: givens and regions, each with its number and colour. */
import type { BoardView, CellView } from '../../board/view.ts';
import type { Game } from '../../game/game.svelte.ts';
import { placeOf } from '../../puzzle/shape.ts';
import { noRegion } from '../../puzzle/regions.ts';
import { words } from '../../words/index.ts';

export function paintedBoard({ position, shape }: Game, regions: readonly number[]): BoardView {
  return {
    ...shape,
    hasBoxes: false,
    regions,
    cells: regions.map((region, cell): CellView => {
      const digit = position.puzzle.givens[cell] ?? 0;
      const bit = region === noRegion ? 0 : 1 << region;
      const { row, column } = placeOf(shape, cell);
      return {
        digit,
        kind: 'given',
        corner: bit,
        colours: bit,
        name: words.rules.paintedCell(row + 1, column + 1, region + 1, digit),
      };
    }),
  };
}
