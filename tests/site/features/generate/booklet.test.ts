import { beforeEach, describe, expect, test } from 'vitest';

import { Booklet } from '../../../../site/src/features/generate/booklet.svelte.ts';
import { constraintsOf } from '../../../../site/src/puzzle/constraints.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import type { VariantDrawing } from '../../../../site/src/rules/index.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type { Level, Made } from '../../../../site/src/solver/maker.ts';
import { words } from '../../../../site/src/words/index.ts';
import { appWithout, type FakeMaker } from '../../support/app.fixture.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

const made = (level: Level): Made => ({
  kind: 'made',
  puzzle: { ...emptyPuzzle(), givens: emptyPuzzle().givens.map((_, cell) => Number(cell === 0)) },
  solution: emptyPuzzle().givens.map(() => 1),
  level,
});

const drawing = { list: [] } as unknown as VariantDrawing;

const placed = (level: Level): Made => ({
  kind: 'made',
  puzzle: emptyPuzzle(shapeOf(9), [{ name: 'classic' }, constraintsOf(['.Cage~3~R1C1~R1C2'])]),
  solution: emptyPuzzle().givens.map(() => 1),
  level,
});

let app: App;
let maker: FakeMaker;
let booklet: Booklet;

/** Answers what is wished next, and waits until it is taken in. */
async function answer(answered: Made): Promise<void> {
  maker.last.answer(answered);
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

beforeEach(() => {
  ({ app, maker } = appWithout());
  booklet = new Booklet(maker, app.game, { drawingOf: () => Promise.resolve(drawing) });
  for (const level of ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const)
    booklet.want(level, 0);
});

test('a booklet has as many puzzles of each grade as wished, the easiest first, none twice', async () => {
  booklet.want('hard', 1);
  booklet.want('easy', 2);
  expect(booklet.wanted).toBe(3);
  const making = booklet.make();
  expect(booklet.running).toBe(true);
  expect(maker.last.wish).toMatchObject({ level: 'easy', symmetry: 'half-turn' });
  await answer(made('easy'));
  await answer(made('easy'));
  await answer(made('hard'));
  expect(await making).toBe(true);
  expect(booklet.running).toBe(false);
  expect(booklet.puzzles.map(({ level }) => level)).toEqual(['easy', 'easy', 'hard']);
  expect(booklet.puzzles[0]?.solution.givens).toEqual(emptyPuzzle().givens.map(() => 1));
  expect(booklet.outcome).toBe('3 puzzles ready to print.');
  const again = booklet.make();
  await answer(made('easy'));
  await answer(made('easy'));
  await answer(made('hard'));
  await again;
  const wishes = maker.wished.map(({ wish }) => `${wish.seed} ${wish.number}`);
  expect(new Set(wishes).size).toBe(6);
});

test('a booklet has the rules of its kind', async () => {
  booklet.want('easy', 1);
  booklet.kind = 'six';
  const making = booklet.make();
  expect(maker.last.rules).toEqual(emptyPuzzle(shapeOf(6)));
  booklet.kind = 'classic';
  await answer(made('easy'));
  await making;
  expect(booklet.kindMade).toBe('six');
});

test('a booklet of puzzles with placed rules has each grade as wished, and their drawings', async () => {
  booklet.kind = 'killer';
  booklet.want('easy', 2);
  booklet.want('unfair', 1);
  expect(booklet.wanted).toBe(3);
  const making = booklet.make();
  expect(maker.last.rules).toBe('killer');
  for (const level of ['easy', 'easy', 'unfair'] as const) {
    expect(maker.last.wish.level).toBe(level);
    await answer(placed(level));
  }
  expect(await making).toBe(true);
  expect(booklet.puzzles.map(({ level }) => level)).toEqual(['easy', 'easy', 'unfair']);
  expect(booklet.puzzles.every((each) => each.drawing === drawing)).toBe(true);
  expect(booklet.kindMade).toBe('killer');
  expect(booklet.outcome).toBe('3 puzzles ready to print.');
});

test('a booklet of puzzles with placed rules that is short says so, and can be stopped', async () => {
  booklet.kind = 'arrows';
  booklet.want('easy', 2);
  const making = booklet.make();
  await answer(placed('easy'));
  await answer({ kind: 'none', tried: 5 });
  expect(await making).toBe(true);
  expect(booklet.outcome).toContain('Easy.');
  const again = booklet.make();
  maker.last.answer(placed('easy'));
  booklet.stop();
  expect(await again).toBe(false);
  expect(booklet.outcome).toBe('Stopped: 0 of 2 made.');
});

test.each([
  [NaN, 0],
  [-3, 0],
  [2.9, 2],
  [51, 50],
  [Infinity, 50],
])('%d puzzles of a grade are taken for %d', (asked, taken) => {
  booklet.want('easy', asked);
  expect(booklet.numbers.easy).toBe(taken);
});

describe('a booklet that cannot be had whole', () => {
  test('has what was found, and names the grades that are short', async () => {
    booklet.want('easy', 2);
    booklet.want('medium', 1);
    booklet.want('extreme', 2);
    const making = booklet.make();
    await answer(made('easy'));
    await answer({ kind: 'none', tried: 9 });
    await answer(made('medium'));
    await answer(made('extreme'));
    await answer({ kind: 'none', tried: 9 });
    expect(await making).toBe(true);
    expect(booklet.puzzles.map(({ level }) => level)).toEqual(['easy', 'medium', 'extreme']);
    expect(booklet.outcome).toContain('Easy, Extreme.');
  });

  test('ends where no full grid keeps the rules', async () => {
    booklet.want('easy', 1);
    booklet.want('hard', 1);
    const making = booklet.make();
    await answer({ kind: 'contradictory' });
    expect(await making).toBe(false);
    expect(maker.wished).toHaveLength(1);
    expect(booklet.outcome).toBe(words.generating.contradictory);
  });

  test('ends at once when it is stopped, and keeps what is there', async () => {
    booklet.want('easy', 3);
    booklet.want('hard', 3);
    const making = booklet.make();
    await answer(made('easy'));
    booklet.stop();
    expect(await making).toBe(true);
    expect(maker.wished).toHaveLength(2);
    expect(maker.last.stopped).toBe(true);
    expect(booklet.puzzles).toHaveLength(1);
    expect(booklet.outcome).toBe('Stopped: 1 of 6 made.');
  });

  test('is without a puzzle that was made as it was stopped', async () => {
    booklet.want('easy', 2);
    const making = booklet.make();
    maker.last.answer(made('easy'));
    booklet.stop();
    expect(await making).toBe(false);
    expect(booklet.outcome).toBe('Stopped: 0 of 2 made.');
  });

  test('says what became of the engine, and can be made again', async () => {
    booklet.want('easy', 1);
    const making = booklet.make();
    maker.last.fail(new Error('gone'));
    expect(await making).toBe(false);
    expect(booklet.running).toBe(false);
    expect(booklet.outcome).not.toBe('');
  });

  test('is refused where the rules of the board are those of a variant', async () => {
    app.game.setRules([{ name: 'classic' }, constraintsOf(['.Cage~3~R1C1~R1C2'])]);
    booklet.kind = 'board';
    booklet.want('easy', 1);
    expect(await booklet.make()).toBe(false);
    expect(booklet.outcome).toBe(words.generating.variant);
    expect(maker.wished).toHaveLength(0);
  });
});
