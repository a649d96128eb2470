/** Links that open a puzzle in other programs, and in Ninefold. */
import { canWrite, forms, linkForms, type Loss } from '../exchange/write/index.ts';
import { foldFragment, packBeside, writeFragment } from '../game/link.ts';
import { newPosition } from '../game/position.ts';
import { PuzzleError } from './errors.ts';
import { ready } from './puzzles.ts';
import type { PuzzleInput } from './types.ts';

export type { Loss } from '../exchange/write/index.ts';

/** Programs that links can be written for. */
export const linkPrograms = ['ninefold', ...linkForms] as const;
export type LinkProgram = (typeof linkPrograms)[number];

/** A link, and what of the puzzle it has no room for. */
export interface LinkWritten {
  readonly link: string;
  readonly losses: readonly Loss[];
}

/**
 * Writes a link that opens the puzzle in a program: Ninefold, SudokuPad, f-puzzles, SudokuMaker, Interactive Sudoku Solver,
 * lisudoku, Penpa+.
 * For Ninefold `address` is that of the page, which may be served anywhere; left out, the link is what follows that
 * address. What the author of a puzzle gave beside it goes along where `puzzle` is what was read. Rejects with a
 * PuzzleError where the program has no such board or rules.
 */
export async function writeLink(
  puzzle: PuzzleInput,
  program: LinkProgram = 'ninefold',
  address = '',
): Promise<LinkWritten> {
  const { puzzle: inner, title, supplement } = await ready(puzzle);
  const beside = supplement ? { supplement } : {};
  if (program === 'ninefold') {
    const position = { ...newPosition(inner, title, ''), ...beside };
    const packed = await packBeside(position);
    const lost = supplement !== undefined && packed === '';
    return {
      link: `${address}#${await foldFragment(writeFragment(position, false, packed))}`,
      losses: lost ? [{ what: 'drawings' }] : [],
    };
  }
  const form = forms[program];
  const outgoing = { title, puzzle: inner, ...beside };
  if (!canWrite(form, outgoing))
    throw new PuzzleError(
      `${program} has no such board.`,
      {},
      `${inner.shape.rows} rows by ${inner.shape.columns} columns`,
      `a board of ${program}`,
    );
  return { link: form.write(outgoing), losses: form.losses(outgoing) };
}
