/** Making puzzles. */
import { emptyPuzzle } from '../puzzle/puzzle.ts';
import { writeDescription } from '../puzzle/description.ts';
import type { PuzzleWish } from '../engine/messages/request-types.ts';
import { ask, effortOf, limitsOf } from './questions.ts';
import { gridOf, outerPuzzle, ready } from './puzzles.ts';
import type { Made, Options, Wish } from './types.ts';
import { digitOf } from '../puzzle/shape.ts';

/** Seeds that are drawn by chance are below this. */
const seeds = 2 ** 32;

/** A puzzle with one solution, as wished. */
export async function generate(
  { rules, ...wish }: Wish = {},
  options: Options = {},
): Promise<Made> {
  const board = rules === undefined ? emptyPuzzle() : (await ready(rules, options.signal)).puzzle;
  const asked: PuzzleWish = { ...wish, seed: wish.seed ?? Math.floor(Math.random() * seeds) };
  const empty = writeDescription({ ...board, givens: board.givens.map(() => 0) });
  const found = await ask<'generate'>(
    { kind: 'generate', puzzle: empty, wish: asked, ...limitsOf(options) },
    options,
  );
  const { puzzle, tried } = found;
  const made = { ...effortOf(found), tried, seed: asked.seed };
  if (!puzzle) return { ...made, puzzle: null, solution: null, level: null };
  const { shape } = board;
  const givens = [...puzzle.givens].map((character) =>
    /[.0]/.test(character) && shape.lowest > 0 ? 0 : digitOf(shape, character),
  );
  return {
    ...made,
    puzzle: outerPuzzle({ ...board, givens }),
    solution: gridOf(shape, puzzle.solution),
    level: puzzle.level,
  };
}
