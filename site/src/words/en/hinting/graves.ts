/** Why not every open cell is left with two candidates, where several have more. */
import { soThat } from './effects.ts';
import { digitsOf } from '../../../puzzle/digits.ts';
import type { LogicStep } from '../../../engine/messages/logic-types.ts';
import {
  all,
  cellParts,
  digitName,
  digitText,
  housePart,
  tell,
  type HintContext,
  type HintSentence,
  type Reason,
} from '../../hint-part.ts';

/** "the 5 in r1c2 and r3c4", "the 5 in r1c2 and the 5 and 7 in r3c4" */
function extras(context: HintContext, step: LogicStep): HintSentence {
  const extra = (cells: readonly number[], digits: number) =>
    tell`the ${digitText(context, digits)} in ${cellParts(context, cells, digits)}`;
  if (step.technique === 'Bivalue Universal Grave Type 2') return extra(step.cells, step.digits);
  const sets = step.sets.filter(({ cells }) => cells.every((cell) => step.cells.includes(cell)));
  return all(sets.map(({ cells, digits }) => extra(cells, digits)));
}

export const graveOfSeveral: Reason = (context, step) => {
  const cells = cellParts(context, step.cells);
  const so = soThat(context, step);
  const why = tell`every open cell but ${cells} has two candidates, and without ${extras(context, step)} every digit would have two places in every house. Such a puzzle does not have exactly one solution, so `;
  const [digit = 0] = digitsOf(step.digits);
  const either = cellParts(context, step.cells, step.digits, 'or');
  if (step.technique === 'Bivalue Universal Grave Type 2')
    return tell`${why}${either} is ${digitName(context, digit)}, and a cell that sees ${step.cells.length === 2 ? 'both' : 'all of them'} is not.${so}`;
  if (step.technique === 'Bivalue Universal Grave Type 4') {
    const [house] = step.houses;
    return tell`${why}one of these extra candidates is true. In ${house ? housePart(context, house) : 'their house'} the ${digitName(context, digit)} is in ${either}, so the other of the two has an extra digit.${so}`;
  }
  const [set] = step.sets;
  return tell`${why}one of these extra candidates is true: ${cells} together hold at least one of ${digitText(context, step.digits)}, as if they were one cell. With ${cellParts(context, set?.cells ?? [])} they form a set that uses up ${digitText(context, set?.digits ?? 0)}.${so}`;
};
