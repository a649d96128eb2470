/** Why the steps of single rules of variants hold, in a sentence each. */
import { digitsOf } from '../../../puzzle/digits.ts';
import { highestOf } from '../../../puzzle/shape.ts';
import type { LogicStep } from '../../../engine/messages/logic-types.ts';
import { excluding, soThat } from './effects.ts';
import { reasonText } from './reasons.ts';
import { clueOf, explainedRules, ruleParts } from './rule-names.ts';
import {
  bit,
  cellPart,
  cellParts,
  digitName,
  digitNames,
  digitText,
  houseParts,
  tell,
  type HintContext,
  type HintSentence,
  type Reason,
} from '../../hint-part.ts';

/** More combinations than these are not read. */
const mostCombinations = 8;

/** "1+5 or 2+4" in cages, "15 or 24" elsewhere; empty where there are none, or too many to read. */
function combinationText(context: HintContext, { combinations: sets, rules }: LogicStep): string {
  if (sets.length > mostCombinations) return '';
  const isSum = rules.every(({ kind }) => kind === 'Cage');
  const texts = sets.map((set) => digitNames(context, set).join(isSum ? '+' : ''));
  const last = texts.pop() ?? '';
  return texts.length > 0 ? `${texts.join(', ')} or ${last}` : last;
}

export const rule: Reason = (context, step) => {
  const reason = reasonText(context, step);
  if (reason) return tell`${reason}.${soThat(context, step)}`;
  const rules = explainedRules(context, step);
  const held = combinationText(context, step);
  const isHeld = step.combinations.some((set) => (set & step.digits) !== 0);
  if (held === '')
    return tell`no way to fill ${rules} uses the candidates removed here.${soThat(context, step)}`;
  const why = isHeld ? ', and no way to fill it uses the candidates removed here' : '';
  return tell`${rules} can only hold ${held}${why}.${soThat(context, step)}`;
};

export const rulePointing: Reason = (context, step) => {
  const [digit = 0] = digitsOf(step.digits);
  const held = combinationText(context, step);
  const why = held === '' ? '' : `: it can only hold ${held}`;
  return tell`${ruleParts(context, step.rules)} needs ${digitName(context, digit)}${why}. The ${digitName(context, digit)} is in ${cellParts(context, step.cells, bit(digit), 'or')}, and a cell that sees all of these cannot be ${digitName(context, digit)}.${soThat(context, step)}`;
};

export const cellForcing: Reason = (context, step) => {
  const [cell] = step.cells;
  if (cell === undefined) return [];
  return tell`${cellPart(context, cell, step.digits)} is ${digitText(context, step.digits, 'or')}.${excluding(context, step, digitsOf(step.digits).length, 'be')}${soThat(context, step)}`;
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
  if (outies.length === 0) return tell`${inside} is ${String(total)}`;
  if (cells.length === 0) return tell`${outside} is ${String(-total)}`;
  if (total === 0) return tell`${inside} is the same as ${outside}`;
  const [more, less] = total > 0 ? [inside, outside] : [outside, inside];
  return tell`${more} is ${String(Math.abs(total))} more than ${less}`;
}

/** What cages leave over of houses, and what they have outside. */
export const innies: Reason = (context, step) => {
  const houses = houseParts(context, step.houses);
  const cages = ruleParts(context, step.rules);
  const { digits, lowest } = context.shape;
  const ofHouses = (step.houses.length * digits * (lowest + highestOf(context.shape))) / 2;
  const ofCages = step.rules.reduce(
    (sum, cage) => sum + (cage.kind === 'Cage' ? (clueOf(context, cage) ?? NaN) : NaN),
    0,
  );
  const known =
    ofHouses - ofCages === step.total
      ? tell`${houses} add${step.houses.length === 1 ? 's' : ''} up to ${String(ofHouses)}, and ${cages} to ${String(ofCages)}.`
      : tell`the sum of ${houses} is known, and so are the sums of ${cages}.`;
  return tell`${known} It follows that ${balance(context, step)}.${soThat(context, step)}`;
};

/** Rules that lie in a house, for the most part. */
export const ruleHouse: Reason = (context, step) => {
  const reason = reasonText(context, step);
  if (reason) return tell`${reason}.${soThat(context, step)}`;
  return tell`no way to fill ${houseParts(context, step.houses)} together with ${explainedRules(context, step)} uses the candidates removed here.${soThat(context, step)}`;
};
