import { levels, type Level, type Path, type Technique } from '../../solver/hints.ts';
import { writeDescription } from '../../puzzle/description.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { characterOf } from '../../puzzle/shape.ts';
import { hintWords, plainText, type HintContext, type HintLine } from '../../words/hints.ts';

type Steps = Path['steps'];

/** The techniques of a path, each with how often it is used, from what is simplest. */
export function countsOf(
  steps: Steps,
): { readonly technique: Technique; readonly name: string; readonly count: number }[] {
  const counts = new Map<Technique, number>();
  for (const { step } of steps) counts.set(step.technique, (counts.get(step.technique) ?? 0) + 1);
  return hintWords.techniques.flatMap((technique) => {
    const count = counts.get(technique);
    return count ? [{ technique, name: hintWords.nameOf(technique), count }] : [];
  });
}

/** The first step of a level above this one; undefined where there is none. */
export function firstHarder(steps: Steps, level: Level): number | undefined {
  const found = steps.findIndex(({ step }) => levels.indexOf(step.level) > levels.indexOf(level));
  return found < 0 ? undefined : found;
}

/**
 * The whole path to be pasted somewhere: the puzzle, and a numbered line a step, with the chains,
 * cases and singles that it is made of below it.
 */
export function pathText(
  puzzle: Puzzle,
  path: Path | undefined,
  contextOf: (candidates: readonly number[]) => HintContext,
): string {
  const lines = (path?.steps ?? []).flatMap(({ step, candidates }, at) => {
    const context = contextOf(candidates);
    return [
      `${at + 1}. ${plainText(hintWords.why(context, step))}`,
      ...indented(hintWords.lines(context, step), 1),
    ];
  });
  const grid = puzzle.givens
    .map((digit) => (digit ? characterOf(puzzle.shape, digit) : '.'))
    .join('');
  return `${[grid, writeDescription(puzzle), ...lines].join('\n')}\n`;
}

/** Lines below a step, each with its own below it. */
const indented = (lines: readonly HintLine[], depth: number): string[] =>
  lines.flatMap(({ said, lines: own }) => [
    `${'   '.repeat(depth)}- ${plainText(said)}`,
    ...indented(own, depth + 1),
  ]);
