import { beforeEach, expect, test } from 'vitest';

import { paintedBoard } from '../../../../site/src/features/play/painted-board.ts';
import { RegionPainting } from '../../../../site/src/game/painting.svelte.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { noRegion } from '../../../../site/src/puzzle/regions.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { appWithout } from '../../support/app.fixture.ts';

let app: App;
let painting: RegionPainting;

beforeEach(() => {
  ({ app } = appWithout());
  const puzzle = emptyPuzzle(shapeOf(4));
  app.game.bring({ ...puzzle, givens: puzzle.givens.map((_, cell) => Number(cell === 2)) }, '');
  painting = new RegionPainting([0, 1, 3, ...new Array<number>(13).fill(noRegion)]);
  app.game.painting = painting;
});

test('a painted cell has the number and the colour of its region, one without has none', () => {
  const { cells } = paintedBoard(app.game, painting.regions);
  const shown = cells.slice(0, 4).map(({ corner, colours, digit }) => [corner, colours, digit]);
  expect(shown).toEqual([
    [0b0001, 0b0001, 0],
    [0b0010, 0b0010, 0],
    [0b1000, 0b1000, 1],
    [0, 0, 0],
  ]);
  expect(cells.slice(1, 4).map(({ name }) => name)).toEqual([
    expect.stringContaining('region 2'),
    expect.stringContaining('region 4'),
    expect.stringContaining('no region'),
  ]);
});

test('a digit chooses the region that is painted next, and 0 that cells are taken out', () => {
  const chosen = [1, 4, 5, 0, 2].map((digit) => {
    app.enter(digit);
    return painting.region;
  });
  // There is no fifth one on a board of four.
  expect(chosen).toEqual([0, 3, 3, noRegion, 1]);
  expect(app.game.position.cells.every(({ digit }) => digit === 0)).toBe(true);
});
