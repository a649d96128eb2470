/** In how many solutions each digit occurs, in words. */
import { words } from '../../words/index.ts';
import type { Answered } from './asking.svelte.ts';
import { cellName, valueOf } from '../../puzzle/shape.ts';
import { mostOccurrences } from '../../solver/solver.ts';

interface Occurrence {
  readonly cell: number;
  /** What the digit is called. */
  readonly value: number;
  readonly count: number;
}

/** Which digits each cell has in some solution. */
function occurrencesOf({ position, answer }: Answered): Occurrence[] {
  const { shape } = position.puzzle;
  const { digits } = shape;
  return (answer.occurrences ?? []).flatMap((count, at) =>
    count > 0
      ? [{ cell: Math.floor(at / digits), value: valueOf(shape, (at % digits) + 1), count }]
      : [],
  );
}

/** Each digit that a cell has in some solution, and in how many. */
export function occurrencesIn(answered: Answered, cell: number): string {
  const { answers } = words;
  const name = cellName(answered.position.puzzle.shape, cell);
  const here = occurrencesOf(answered).filter((each) => each.cell === cell);
  const [only, ...others] = here;
  if (only && others.length === 0) return answers.inEvery(name, only.value);
  const groups = [...new Set(here.map(({ count }) => count))].map((count) => ({
    digits: here.filter((each) => each.count === count).map(({ value }) => value),
    count,
  }));
  return answers.inSolutions(name, groups, mostOccurrences);
}

/** What would leave the fewest solutions as a given; empty when every digit stands in too many. */
export function rarestOf(answered: Answered): string {
  const occurrences = occurrencesOf(answered);
  const fewest = Math.min(mostOccurrences, ...occurrences.map(({ count }) => count));
  const [first, ...alike] = occurrences.filter(({ count }) => count === fewest);
  if (!first || fewest === mostOccurrences) return '';
  const name = cellName(answered.position.puzzle.shape, first.cell);
  return words.answers.rarest(first.value, name, fewest, alike.length);
}
