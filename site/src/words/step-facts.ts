import { digitsOf, type DigitSet } from '../puzzle/digits.ts';
import type { Candidate, LogicStep } from '../engine/messages/logic-types.ts';
import type { Technique } from '../engine/messages/names.ts';

/** Techniques whose point is a digit, though the step only says which others of its cell go. */
const proving: readonly Technique[] = [
  'Bivalue Universal Grave + 1',
  'Discontinuous Nice Loop',
  'Grouped Discontinuous Nice Loop',
];

/** The digit that such a step leaves as the only one in its cell. */
export function provedBy(
  candidates: readonly DigitSet[],
  { technique, eliminations }: LogicStep,
): Candidate | undefined {
  const [{ cell } = { cell: -1 }] = eliminations;
  if (!proving.includes(technique) || eliminations.some((each) => each.cell !== cell))
    return undefined;
  const left = digitsOf(candidates[cell] ?? 0).filter(
    (open) => !eliminations.some(({ digit }) => digit === open),
  );
  const [digit] = left;
  return digit === undefined || left.length > 1 ? undefined : { cell, digit };
}

/** What a house or a cell has is what one looks at there; rules only say what that excludes. */
const ofHousesAndCells: readonly Technique[] = ['Locked Candidates', 'Cell Forcing'];

/** Whether a step is about rules of the puzzle, and does not only name some. */
export function isAboutRules({ technique, rules }: LogicStep): boolean {
  return rules.length > 0 && !ofHousesAndCells.includes(technique);
}
