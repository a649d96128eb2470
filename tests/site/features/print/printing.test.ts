import { beforeEach, expect, test } from 'vitest';

import PenLayer from '../../../../site/src/board/PenLayer.svelte';
import {
  printedPen,
  printedPositions,
  takePenLayer,
} from '../../../../site/src/features/print/printing.svelte.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type { Listed } from '../../../../site/src/solver/solver.ts';
import { appWithout, type FakeSolver } from '../../support/app.fixture.ts';

const listed = (number: number): Listed => {
  const puzzle = emptyPuzzle(shapeOf(4));
  const givens = puzzle.givens.map((_, cell) => (cell === number ? 1 : 0));
  return { puzzle: { ...puzzle, givens }, name: `${number}`, description: `${number}` };
};

let app: App;
let solver: FakeSolver;
beforeEach(() => {
  ({ app, solver } = appWithout());
  app.printPerPage = 4;
});

/** The puzzles that are printed, by the cell of their only given. */
const printed = () =>
  printedPositions(app).map(({ puzzle: { givens } }) => givens.findIndex((digit) => digit > 0));

async function open(count: number): Promise<void> {
  const puzzles = Array.from({ length: count }, (_, at) => listed(at + 1));
  solver.read = () => Promise.resolve({ puzzles });
  await app.bringing.text('…', 'list.txt');
}

test('four of an opened list are the one on the board and those after it, each once', async () => {
  await open(5);
  expect(printed()).toEqual([1, 2, 3, 4]);
  app.bringing.show(1);
  expect(printed()).toEqual([2, 3, 4, 5]);
  app.bringing.show(3);
  expect(printed()).toEqual([4, 5]);
});

test('one is the one on the board', async () => {
  await open(5);
  app.printPerPage = 1;
  expect(printed()).toEqual([1]);
});

test('four after the end of a list are the one on the board and the newest that are kept', async () => {
  await open(2);
  app.bringing.show(1);
  const kept = printedPositions(app).slice(1);
  expect(kept.every(({ id }) => id !== app.game.position.id)).toBe(true);
  expect(printed()[0]).toBe(2);
});

test('what was drawn is printed with the other work, and not without', async () => {
  app.printPerPage = 1;
  await open(1);
  app.game.draw(['l211']);
  takePenLayer(PenLayer);
  expect(printedPen(app, app.game.position)).toBeUndefined();
  app.printMarks = true;
  expect(printedPen(app, app.game.position)?.penned).toEqual({ drawing: ['l211'] });
  app.game.undo();
  expect(printedPen(app, app.game.position)).toBeUndefined();
});
