/** Why the steps of single rules of variants hold, in a sentence each. */
import { digitsOf } from '../../../puzzle/digits.ts';
import { highestOf } from '../../../puzzle/shape.ts';
import type { Candidate, LogicStep } from '../../../engine/messages/logic-types.ts';
import { effectOf, soThat } from './effects.ts';
import { reasonText } from './reasons.ts';
import { clueOf, explainedRules, ruleParts } from './rule-names.ts';
import {
  all,
  bit,
  cellPart,
  cellParts,
  digitName,
  digitNames,
  digitText,
  housePart,
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
  return tell`${cellPart(context, cell, step.digits)} is ${digitText(context, step.digits, 'or')}. Whichever it is, the rules exclude the same candidates from other cells.${soThat(context, step)}`;
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

/** So many placements of a contradiction are told in its sentence; the rest is in the parts. */
const mostToldPlacements = 5;

/** "if r1c1 were 4, r1c4 would be 4, so that row 1 would have no place for 7". */
export const contradiction: Reason = (context, step) => {
  const [struck] = step.eliminations;
  const { reason } = step;
  if (!struck || !reason) return [];
  if (reason.kind === 'common_ground') return commonGround(context, step, struck);
  const chain = step.parts
    .flatMap((part) => onTheWay(context, part))
    .slice(0, mostToldPlacements)
    .map((toldAt, at) => toldAt(at === 0));
  const [starved] = reason.cells;
  const end =
    starved !== undefined
      ? tell`nothing would be left for ${cellPart(context, starved)}`
      : reason.numbers.length > 0
        ? tell`${houseParts(context, step.houses)} would have no place for ${String(reason.numbers[0] ?? 0)}`
        : tell`${together(context, step)} could not be kept`;
  const count = lengthOf(step.parts);
  const steps = count > 1 ? ` (in ${count} steps)` : '';
  const between = chain.length > 0 ? tell`${all(chain)}${steps}, and ` : [];
  return tell`if ${cellPart(context, struck.cell, bit(struck.digit))} were ${digitName(context, struck.digit)}, ${between}${end}.${soThat(context, step)}`;
};

/** How many steps a way has, with those of the cases on it. */
const lengthOf = (parts: readonly LogicStep[]): number =>
  parts.reduce((length, part) => length + 1 + lengthOf(part.parts), 0);

/** What a part of a way says of candidates, as the first of them or a later one: "r1c4 would be 4", "r5c5 not 4 ...". */
function onTheWay(context: HintContext, part: LogicStep): ((isFirst: boolean) => HintSentence)[] {
  const [struck] = part.eliminations;
  if (part.reason?.kind !== 'common_ground')
    return part.placements.map(
      ({ cell, digit }) =>
        (isFirst) =>
          tell`${cellPart(context, cell, bit(digit))}${isFirst ? ' would be' : ''} ${digitName(context, digit)}`,
    );
  // Where none of its cases holds the way ends.
  if (!struck || part.cells.includes(struck.cell)) return [];
  return [
    (isFirst) =>
      tell`${cellPart(context, struck.cell, bit(struck.digit))}${isFirst ? ' would not be' : ' not'} ${digitName(context, struck.digit)} whichever of ${digitText(context, part.digits)} ${cellParts(context, part.cells, part.digits)} is`,
  ];
}

/** Rules that are kept together in houses: so many of either are named. */
const mostTogether = 2;

/** "row 1 with the 9 cage at r1c1", "what the rules make of row 1" */
function together(context: HintContext, { houses, rules }: LogicStep): HintSentence {
  if (houses.length === 0) return ruleParts(context, rules);
  const named = houseList(context, houses);
  const isLong = rules.length > mostTogether || houses.length > mostTogether;
  return isLong
    ? tell`what the rules make of ${named}`
    : tell`${named} with ${ruleParts(context, rules)}`;
}

/** "row 1 and row 2" */
const houseList = (context: HintContext, houses: LogicStep['houses']) =>
  all(houses.map((house) => housePart(context, house)));

/** "r1c1 is 2 or 5. Whichever it is, r2c3 cannot be 4 (in 1 and 3 steps)." */
function commonGround(context: HintContext, step: LogicStep, struck: Candidate): HintSentence {
  const counts = all(step.parts.map(({ parts }) => String(parts.length)));
  const [house] = step.houses;
  const start = house
    ? tell`the ${digitText(context, step.digits)} of ${housePart(context, house)} is in ${cellParts(context, step.cells, step.digits, 'or')}. Wherever it is, `
    : tell`${cellParts(context, step.cells, step.digits)} is ${digitText(context, step.digits, 'or')}. Whichever it is, `;
  const target = cellPart(context, struck.cell, bit(struck.digit));
  return tell`${start}${target} cannot be ${digitName(context, struck.digit)} (in ${counts} steps).${soThat(context, step)}`;
}

/** What one of the cases leads to: "If r1c1 is 2, r4c5 is 1, and r2c3 is not 4." */
export function caseText(context: HintContext, step: LogicStep, part: LogicStep): HintSentence {
  const [struck] = step.eliminations;
  const [assumed] = part.placements;
  if (!struck || !assumed) return [];
  const spot = ({ cell, digit }: Candidate) => cellPart(context, cell, bit(digit));
  const placed = part.parts.flatMap(({ placements }) => placements).slice(0, mostToldPlacements);
  const steps = part.parts.length > 1 ? ` (in ${part.parts.length} steps)` : '';
  const chain = all(placed.map((each) => tell`${spot(each)} is ${digitName(context, each.digit)}`));
  const between = placed.length > 0 ? tell`${chain}${steps}, and ` : [];
  return tell`If ${spot(assumed)} is ${digitName(context, assumed.digit)}, ${between}${spot(struck)} is not ${digitName(context, struck.digit)}.`;
}

/** One step of a contradiction: "the 15 cage at r1c2 takes 4 and 5 from r1c3". */
export function contradictionPart(context: HintContext, part: LogicStep): HintSentence {
  const [placed] = part.placements;
  if (part.reason?.kind === 'common_ground')
    return tell`Whichever of ${digitText(context, part.digits)} ${cellParts(context, part.cells, part.digits)} is: ${effectOf(context, part)} (in ${lengthOf(part.parts)} steps).`;
  if (!placed && part.rules.length === 0)
    return tell`${houseParts(context, part.houses)} has its ${digitText(context, part.digits)} in ${cellParts(context, part.cells, part.digits, 'or')}: ${effectOf(context, part)}.`;
  if (!placed) return tell`${ruleParts(context, part.rules)}: ${effectOf(context, part)}.`;
  const where = cellPart(context, placed.cell, bit(placed.digit));
  return part.houses.length > 0
    ? tell`${houseParts(context, part.houses)} has no other place for ${digitName(context, placed.digit)} than ${where}.`
    : tell`${where} can only be ${digitName(context, placed.digit)}.`;
}
