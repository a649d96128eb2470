/** Reads links of Ninefold. */
import { longestLink, splitFragment, unfoldFragment, unpackBeside } from '../../game/link.ts';
import type { WithBeside } from '../../game/beside-text.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { sentenceOf } from '../../solver/problem-text.ts';
import type { Problem, Solver } from '../../solver/solver.ts';
import { words } from '../../words/index.ts';

export type OwnLink =
  | {
      readonly kind: 'read';
      readonly puzzle: Puzzle;
      /** The text of what was done on it; empty where nothing was. */
      readonly progress: string;
      /** What stands beside the puzzle; undefined where nothing does, or it is damaged. */
      readonly whole?: WithBeside;
      readonly isBesideBad: boolean;
    }
  | {
      readonly kind: 'bad';
      /** For people. */
      readonly sentence: string;
      readonly found: string;
      readonly expected: string;
      /** What the core says of the puzzle in it. */
      readonly problem?: Problem;
    };

function bad(found: string, expected = 'a link of Ninefold'): OwnLink {
  return { kind: 'bad', sentence: words.bringing.linkBad, found, expected };
}

/** `fragment` is what follows the #. */
export async function readOwnLink(
  fragment: string,
  solver: Pick<Solver, 'read'>,
): Promise<OwnLink> {
  if (fragment.length > longestLink)
    return bad(`${fragment.length} characters`, `at most ${longestLink}`);
  const unfolded = await unfoldFragment(fragment);
  if (unfolded === undefined) return bad('a damaged link');
  const { description, progress, beside } = splitFragment(unfolded);
  if (!description.startsWith('1;')) return bad('no description');
  const { puzzles, problem } = await solver.read(description);
  const puzzle = puzzles[0]?.puzzle;
  if (!puzzle || problem) {
    const sentence = `${words.bringing.linkBad} ${sentenceOf(problem)}`;
    const { found, expected } = problem ?? { found: 'no puzzle', expected: 'a puzzle' };
    return { kind: 'bad', sentence, found, expected, ...(problem && { problem }) };
  }
  const whole = beside ? await unpackBeside(beside, puzzle) : undefined;
  const isBesideBad = beside !== '' && !whole;
  return { kind: 'read', puzzle, progress, isBesideBad, ...(whole && { whole }) };
}
