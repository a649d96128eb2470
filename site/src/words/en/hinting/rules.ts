/** Why the steps of single rules of variants hold, in a sentence each. */
import { digitsOf } from '../../../puzzle/digits.ts';
import { soThat } from './effects.ts';
import { namedRules, ruleParts } from './rule-names.ts';
import {
  bit,
  cellPart,
  cellParts,
  digitText,
  houseParts,
  tell,
  type Reason,
} from '../../hint-part.ts';

/** More combinations than these are not read. */
const mostCombinations = 8;

/** "1+5 or 2+4"; empty where there are none, or too many to read. */
function combinationText(sets: readonly number[]): string {
  if (sets.length > mostCombinations) return '';
  const texts = sets.map((set) => digitsOf(set).join('+'));
  const last = texts.pop() ?? '';
  return texts.length > 0 ? `${texts.join(', ')} or ${last}` : last;
}

export const rule: Reason = (context, step) => {
  const rules = namedRules(context, step);
  const held = combinationText(step.combinations);
  const isHeld = step.combinations.some((set) => (set & step.digits) !== 0);
  if (held === '')
    return tell`no way to fill ${rules} uses the candidates removed here.${soThat(context, step)}`;
  const why = isHeld ? ', and no way to fill it uses the candidates removed here' : '';
  return tell`${rules} can only hold ${held}${why}.${soThat(context, step)}`;
};

export const rulePointing: Reason = (context, step) => {
  const [digit = 0] = digitsOf(step.digits);
  const held = combinationText(step.combinations);
  const why = held === '' ? '' : `: it can only hold ${held}`;
  return tell`${namedRules(context, step)} needs ${digit}${why}. The ${digit} is in ${cellParts(context, step.cells, bit(digit), 'or')}, and a cell that sees all of these cannot be ${digit}.${soThat(context, step)}`;
};

export const cellForcing: Reason = (context, step) => {
  const [cell] = step.cells;
  if (cell === undefined) return [];
  return tell`${cellPart(context, cell, step.digits)} is ${digitText(step.digits, 'or')}. Whichever it is, the rules exclude the same candidates from other cells.${soThat(context, step)}`;
};

/** What cages leave over of houses, and what they have outside. */
export const innies: Reason = (context, step) => {
  const houses = houseParts(context, step.houses);
  const cages = ruleParts(context, step.rules);
  const { cells, outies, total } = step;
  const inside = cellParts(context, cells);
  const outside = cellParts(context, outies);
  const sum =
    outies.length === 0
      ? tell`${inside} ${cells.length === 1 ? 'is' : 'add up to'} ${total}`
      : cells.length === 0
        ? tell`${outside} ${outies.length === 1 ? 'is' : 'add up to'} ${-total}`
        : total === 0
          ? tell`${inside} and ${outside} have the same sum`
          : tell`${inside} and ${outside} differ in their sums by ${Math.abs(total)}, the ${total > 0 ? 'former' : 'latter'} being greater`;
  return tell`the sum of ${houses} is known, and so are the sums of ${cages}. It follows that ${sum}.${soThat(context, step)}`;
};

/** Rules that lie in a house, for the most part. */
export const ruleHouse: Reason = (context, step) =>
  tell`no way to fill ${houseParts(context, step.houses)} together with ${namedRules(context, step)} uses the candidates removed here.${soThat(context, step)}`;
