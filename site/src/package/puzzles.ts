/** Puzzles as the package gives them, made of those within. */
import type { Puzzle as Inner } from '../puzzle/puzzle.ts';
import { readDescription, writeDescription } from '../puzzle/description.ts';
import { digitOf, highestOf, valueOf, type Shape } from '../puzzle/shape.ts';
import type { Supplement } from '../puzzle/supplement.ts';
import { unlessAborted } from './aborting.ts';
import { currentReader } from './current.ts';
import type { Grid, Puzzle, PuzzleInput } from './types.ts';

/** How long the meaning of a link that stands for a puzzle is looked for, in milliseconds. */
export const usualPatience = 10_000;

/** What authors gave beside the puzzles that were read: links take it along. */
const supplements = new WeakMap<Puzzle, Supplement>();

/** Remembers what an author gave beside a puzzle; answers the puzzle. */
export function withSupplement<P extends Puzzle>(puzzle: P, supplement: Supplement | undefined): P {
  if (supplement) supplements.set(puzzle, supplement);
  return puzzle;
}

export function outerPuzzle(inner: Inner, title = ''): Puzzle {
  const { shape, givens } = inner;
  return {
    text: writeDescription(inner),
    rows: shape.rows,
    columns: shape.columns,
    lowest: shape.lowest,
    highest: highestOf(shape),
    givens: givens.map((digit) => (digit === 0 ? null : valueOf(shape, digit))),
    title,
  };
}

/** The digits of a grid of the engine, as people read them. */
export function gridOf(shape: Shape, text: string): Grid {
  return [...text].map((character) => valueOf(shape, digitOf(shape, character)));
}

/** The digits that the bits of a number stand for. */
export function digitsOf(shape: Shape, bits: number): readonly number[] {
  return Array.from({ length: shape.digits }, (_, index) => index)
    .filter((index) => (bits >> index) & 1)
    .map((index) => valueOf(shape, index + 1));
}

/** A puzzle ready to be asked about. */
export interface Ready {
  readonly description: string;
  readonly puzzle: Inner;
  readonly title: string;
  readonly supplement?: Supplement | undefined;
}

/** Rejects with a PuzzleError where the text is no puzzle. */
export async function ready(
  input: PuzzleInput,
  signal = new AbortController().signal,
): Promise<Ready> {
  signal.throwIfAborted();
  const text = typeof input === 'string' ? input : input.text;
  // What this package has written itself needs no reading by the core.
  const known = typeof input === 'string' ? undefined : readDescription(text);
  if (known && typeof input !== 'string') {
    const supplement = supplements.get(input);
    return { description: text, puzzle: known, title: input.title, supplement };
  }
  const options = { milliseconds: usualPatience, signal };
  const { puzzle, title, supplement } = await unlessAborted(signal, () =>
    currentReader().read(text, options),
  );
  return { description: writeDescription(puzzle), puzzle, title, supplement };
}
