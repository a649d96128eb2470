/** Why the steps of single rules of variants hold, in a sentence each. */
import { digitsOf } from '../../../puzzle/digits.ts';
import type { LogicStep } from '../../../engine/messages/logic-types.ts';
import { soThat } from './effects.ts';
import { clueOf, explainedRules, ruleParts } from './rule-names.ts';
import {
  bit,
  cellPart,
  cellParts,
  digitText,
  houseParts,
  tell,
  type HintContext,
  type HintSentence,
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
  const rules = explainedRules(context, step);
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
  return tell`${ruleParts(context, step.rules)} needs ${digit}${why}. The ${digit} is in ${cellParts(context, step.cells, bit(digit), 'or')}, and a cell that sees all of these cannot be ${digit}.${soThat(context, step)}`;
};

export const cellForcing: Reason = (context, step) => {
  const [cell] = step.cells;
  if (cell === undefined) return [];
  return tell`${cellPart(context, cell, step.digits)} is ${digitText(step.digits, 'or')}. Whichever it is, the rules exclude the same candidates from other cells.${soThat(context, step)}`;
};

/** "r4c1", "the sum of r2c3 and r3c3" */
function sumOf(context: HintContext, cells: readonly number[]): HintSentence {
  const parts = cellParts(context, cells);
  return cells.length === 1 ? parts : tell`the sum of ${parts}`;
}

/** What innies and outies come to. */
function balance(context: HintContext, { cells, outies, total }: LogicStep): HintSentence {
  const inside = sumOf(context, cells);
  const outside = sumOf(context, outies);
  if (outies.length === 0) return tell`${inside} is ${total}`;
  if (cells.length === 0) return tell`${outside} is ${-total}`;
  if (total === 0) return tell`${inside} is the same as ${outside}`;
  const [more, less] = total > 0 ? [inside, outside] : [outside, inside];
  return tell`${more} is ${Math.abs(total)} more than ${less}`;
}

/** What cages leave over of houses, and what they have outside. */
export const innies: Reason = (context, step) => {
  const houses = houseParts(context, step.houses);
  const cages = ruleParts(context, step.rules);
  const size = context.shape.digits;
  const ofHouses = (step.houses.length * size * (size + 1)) / 2;
  const ofCages = step.rules.reduce(
    (sum, cage) => sum + (cage.kind === 'Cage' ? (clueOf(context, cage) ?? NaN) : NaN),
    0,
  );
  const known =
    ofHouses - ofCages === step.total
      ? tell`${houses} add${step.houses.length === 1 ? 's' : ''} up to ${ofHouses}, and ${cages} to ${ofCages}.`
      : tell`the sum of ${houses} is known, and so are the sums of ${cages}.`;
  return tell`${known} It follows that ${balance(context, step)}.${soThat(context, step)}`;
};

/** Rules that lie in a house, for the most part. */
export const ruleHouse: Reason = (context, step) =>
  tell`no way to fill ${houseParts(context, step.houses)} together with ${explainedRules(context, step)} uses the candidates removed here.${soThat(context, step)}`;
