/** What the panel says of a hint so far, and what the board shows of it. */
import type { Highlights } from '../../board/highlights.ts';
import type { Hints, LogicHouse, LogicStep } from '../../solver/hints.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { faceOf, type VariantListed } from '../../rules/index.ts';
import { hintWords, type HintContext, type HintSentence } from '../../words/hints.ts';
import type { Degree } from './hinting.svelte.ts';
import {
  isAboutCandidates,
  lightsOf,
  lightsOfLook,
  lookOf,
  nothing,
  sayLook,
  type PartPath,
} from './lights.ts';

export function contextOf(
  puzzle: Puzzle,
  candidates: readonly number[],
  houses: readonly LogicHouse[],
  rules: readonly VariantListed[],
): HintContext {
  return {
    shape: puzzle.shape,
    candidates,
    houses,
    extraName: (house) => extraName(puzzle, house),
    about: ({ kind, item }) => {
      const listed = rules.find((each) => each.kind === kind);
      return { meaning: listed?.meaning ?? '', clue: listed?.numbers.get(item) };
    },
  };
}

/** What a house beyond rows, columns and boxes is called: by its rule, if that is told by its cells. */
function extraName(
  { rules, shape: { rows, columns } }: Puzzle,
  { cells, number }: LogicHouse,
): string {
  const { extra } = hintWords;
  const isSquare = rows === columns;
  if (isSquare && cells.every((cell) => cell % (columns + 1) === 0)) return extra.falling;
  if (isSquare && cells.every((cell) => cell > 0 && cell % (columns - 1) === 0))
    return extra.rising;
  for (const rule of rules) {
    const { houseName, houses } = faceOf(rule.name) ?? {};
    const at = houses?.(rule).findIndex((house) => isSameHouse(house, cells)) ?? -1;
    if (houseName && at >= 0) return houseName(at + 1);
  }
  return extra.house(number + 1);
}

function isSameHouse(one: readonly number[] | undefined, other: readonly number[]): boolean {
  return one?.length === other.length && other.every((cell) => one.includes(cell));
}

/** The lines up to a degree, the last one said last. */
export function linesOf(context: HintContext, step: LogicStep, degree: Degree): HintSentence[] {
  const look = sayLook(context, lookOf(context, step));
  const why = hintWords.why(context, step);
  switch (degree) {
    case 'look':
      return [look];
    case 'technique':
      return [look, [hintWords.technique(step)]];
    case 'where':
      return [[hintWords.technique(step)], hintWords.where(context, step)];
    case 'why':
      return [why];
    case 'done':
      return [why, [hintWords.done]];
  }
}

export function lightsAt(
  context: HintContext,
  step: LogicStep,
  degree: Degree,
  path: PartPath,
): Highlights {
  switch (degree) {
    case 'look':
    case 'technique':
      return lightsOfLook(lookOf(context, step));
    case 'where':
    case 'why':
      return lightsOf(context, step, degree, path);
    case 'done':
      return nothing;
  }
}

/** Cells that the step is about and that have no marks yet. */
export function lacksMarks(
  step: LogicStep,
  { candidates }: Hints,
  centre: readonly number[],
): boolean {
  const cells = [...step.cells, ...step.eliminations.map(({ cell }) => cell)];
  return isAboutCandidates(step) && cells.some((cell) => candidates[cell] && !centre[cell]);
}
