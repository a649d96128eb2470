/** What assumptions and cases lead to, step by step. */
import type { Candidate, LogicStep } from '../../../engine/messages/logic-types.ts';
import { byCells, soThat } from './effects.ts';
import { ruleParts } from './rule-names.ts';
import {
  all,
  bit,
  capital,
  cellPart,
  cellParts,
  digitName,
  digitText,
  housePart,
  houseParts,
  plainText,
  tell,
  type HintContext,
  type HintLine,
  type HintSentence,
  type Lit,
  type Reason,
} from '../../hint-part.ts';

/** So many placements are told in a sentence; the rest is in the lines below it. */
const mostTold = 5;

const isOfCases = ({ reason }: LogicStep) => reason?.kind === 'common_ground';

/** How many steps a way has, with those of the cases on it. */
const lengthOf = (parts: readonly LogicStep[]): number =>
  parts.reduce((length, part) => length + 1 + lengthOf(part.parts), 0);

/** "r4c5" with the candidate that is meant. */
const spot = (context: HintContext, { cell, digit }: Candidate) =>
  cellPart(context, cell, bit(digit));

/** "1 step", "7 steps" */
const stepCount = (count: number) => `${count} ${count === 1 ? 'step' : 'steps'}`;

/** "r1c4 would be 4, r2c5 7 and r3c1 9", without what more is placed; the verb is that of the first. */
function placedOn(context: HintContext, parts: readonly LogicStep[], verb: string): HintSentence {
  const placed = parts.flatMap(({ placements }) => placements).slice(0, mostTold);
  const told = placed.map(
    (each, at) =>
      tell`${spot(context, each)}${at === 0 ? ` ${verb}` : ''} ${digitName(context, each.digit)}`,
  );
  return all(told);
}

/** "if r1c1 were 4, r1c4 would be 4, and row 1 would have no place for 7." */
export const contradiction: Reason = (context, step) => {
  const [struck] = step.eliminations;
  if (!struck || !step.reason) return [];
  if (isOfCases(step)) return commonGround(context, step, struck);
  const start = tell`if ${spot(context, struck)} were ${digitName(context, struck.digit)}, `;
  const end = endOf(context, step, 'would');
  const placed = placedOn(context, step.parts, 'would be');
  const count = lengthOf(step.parts);
  const cases = step.parts.some(isOfCases) ? ', some of them in cases' : '';
  const long = count > 1 ? ` (in ${stepCount(count)}${cases})` : '';
  const told = placed.length > 0 ? tell`${placed}${long}, and ${end}` : tell`${end}${long}`;
  return tell`${start}${told}.${soThat(context, step)}`;
};

/** "Here: follow 8 in r5c6 as far as row 7." */
export function where(context: HintContext, step: LogicStep): HintSentence {
  const [assumed] = step.eliminations;
  if (!assumed) return [];
  const [starved] = step.reason?.cells ?? [];
  const end = starved === undefined ? placeOf(context, step) : cellPart(context, starved);
  return tell`Here: follow ${digitName(context, assumed.digit)} in ${spot(context, assumed)} as far as ${end}.`;
}

const placeOf = (context: HintContext, { houses, rules }: LogicStep) =>
  houses.length > 0 ? houseParts(context, houses) : ruleParts(context, rules);

/** How the end of an assumption is said, and that of a case. */
const moods = {
  would: { left: 'would be left', has: 'would have', kept: 'could not be kept' },
  is: { left: 'is left', has: 'has', kept: 'cannot be kept' },
} as const;

/** What fails in the end: "nothing would be left for r1c1", "row 1 has no place for 7". */
function endOf(context: HintContext, step: LogicStep, mood: keyof typeof moods): HintSentence {
  const { left, has, kept } = moods[mood];
  const [starved] = step.reason?.cells ?? [];
  const [digit] = step.reason?.numbers ?? [];
  if (starved !== undefined) return tell`nothing ${left} for ${cellPart(context, starved)}`;
  if (digit !== undefined)
    return tell`${houseParts(context, step.houses)} ${has} no place for ${String(digit)}`;
  return tell`${together(context, step)} ${kept}`;
}

/** So many rules of houses are named. */
const mostTogether = 2;

/** "row 1 with the 9 cage at r1c1", "what 4 rules make of row 1" */
function together(context: HintContext, { houses, rules }: LogicStep): HintSentence {
  if (houses.length === 0) return ruleParts(context, rules);
  const named = houseParts(context, houses);
  if (rules.length <= mostTogether) return tell`${named} with ${ruleParts(context, rules)}`;
  const cells = [...new Set(rules.flatMap((rule) => rule.cells))];
  return tell`what ${{ text: `${rules.length} rules`, cells, digits: 0 }} make of ${named}`;
}

/** Whether that is several things: "rows 1 and 2 with the 9 cage rule out 4" */
function areSeveral({ houses, rules }: LogicStep): boolean {
  if (houses.length === 0) return rules.length > 1;
  return houses.length > 1 && rules.length <= mostTogether;
}

/** "r1c1 is 2 or 5. Whichever it is, r2c3 cannot be 4." */
function commonGround(context: HintContext, step: LogicStep, struck: Candidate): HintSentence {
  return tell`${casesOf(context, step)}${spot(context, struck)} cannot be ${digitName(context, struck.digit)}.${soThat(context, step)}`;
}

/** "r1c1 is 2 or 5. Whichever it is, ", "the 2 of row 1 is in r1c1 or r1c5. Wherever it is, " */
function casesOf(context: HintContext, { houses, cells, digits }: LogicStep): HintSentence {
  const [house] = houses;
  return house
    ? tell`the ${digitText(context, digits)} of ${housePart(context, house)} is in ${cellParts(context, cells, digits, 'or')}. Wherever it is, `
    : tell`${cellParts(context, cells, digits)} is ${digitText(context, digits, 'or')}. Whichever it is, `;
}

/** The steps that an assumption or cases are made of, a line each, with their own below them. */
export function linesOf(context: HintContext, step: LogicStep): HintLine[] {
  if (isOfCases(step)) return step.parts.map((part) => caseLine(context, step, part));
  return step.parts.map((part) =>
    isOfCases(part)
      ? { said: capital(casesWithin(context, part)), lines: linesOf(context, part) }
      : { said: capital(partText(context, part)), lines: [] },
  );
}

/** What the cases on a way have in common. Where none of them holds the way ends. */
function casesWithin(context: HintContext, part: LogicStep): HintSentence {
  if (!part.parts.every((each) => isStruck(part, each)))
    return tell`${casesOf(context, part)}${notIn(context, part)}.`;
  const none = part.parts.length === 2 ? 'neither' : 'none of them';
  const { houses, cells, digits } = part;
  return houses.length > 0
    ? tell`the ${digitText(context, digits)} of ${houseParts(context, houses)} is in ${cellParts(context, cells, digits, 'or')}, and can be in ${none}.`
    : tell`${cellParts(context, cells, digits)} is ${digitText(context, digits, 'or')}, and can be ${none}.`;
}

/** Whether cases strike what one of them assumes: it fails. */
const isStruck = ({ eliminations }: LogicStep, { placements: [assumed] }: LogicStep) =>
  eliminations.some(({ cell, digit }) => cell === assumed?.cell && digit === assumed.digit);

/** "If r1c1 is 2, r4c5 is 1, and r2c3 is not 4." */
function caseLine(context: HintContext, step: LogicStep, part: LogicStep): HintLine {
  const [assumed] = part.placements;
  if (!assumed) return { said: [], lines: [] };
  const start = tell`If ${spot(context, assumed)} is ${digitName(context, assumed.digit)}, `;
  const end = endOfCase(context, step, part);
  const placed = placedOn(context, part.parts, 'is');
  const isAllTold =
    part.parts.length <= mostTold && part.parts.every(({ placements }) => placements.length > 0);
  const joint = isAllTold ? ', and ' : ', and in the end ';
  const said = tell`${start}${placed}${placed.length > 0 ? joint : ''}${end}.`;
  const lines = linesOf(context, part);
  return lines.length > 0 ? { said, lines, folded: stepCount(lines.length) } : { said, lines };
}

/** Where a case fails, or that what all cases strike goes. */
function endOfCase(context: HintContext, step: LogicStep, part: LogicStep): HintSentence {
  if (part.reason) return endOf(context, part, 'is');
  if (isStruck(step, part)) return ['something fails'];
  return byCells(step.eliminations).length === 1
    ? notIn(context, step)
    : tell`these ${candidatesOf(step)} go`;
}

/** One step of a way: "The 15 cage at r1c2 rules out 4 and 5 in r1c3." */
function partText(context: HintContext, part: LogicStep): HintSentence {
  const [placed] = part.placements;
  if (placed) {
    const digit = digitName(context, placed.digit);
    return part.houses.length > 0
      ? tell`${houseParts(context, part.houses)} has no other place for ${digit} than ${spot(context, placed)}.`
      : tell`${spot(context, placed)} can only be ${digit}.`;
  }
  if (part.rules.length > 0)
    return tell`${together(context, part)} rule${areSeveral(part) ? '' : 's'} out ${ruledOut(context, part)}.`;
  return tell`${houseParts(context, part.houses)} has its ${digitText(context, part.digits)} in ${cellParts(context, part.cells, part.digits, 'or')}: ${notIn(context, part)}.`;
}

/** "4 and 5 in r1c3; 7 in r2c2" */
function ruledOut(context: HintContext, step: LogicStep): HintSentence {
  const groups = byCells(step.eliminations).map(
    ({ digits, cells }) =>
      tell`${digitText(context, digits)} in ${cellParts(context, cells, digits)}`,
  );
  return shortOr(inTurn(groups), [candidatesOf(step)]);
}

/** "r5c4 is not 6", "r1c1 and r1c2 are not 5 or 6; r5c4 is not 7" */
function notIn(context: HintContext, step: LogicStep): HintSentence {
  const groups = byCells(step.eliminations).map(
    ({ digits, cells }) =>
      tell`${cellParts(context, cells, digits)} ${cells.length === 1 ? 'is' : 'are'} not ${digitText(context, digits, 'or')}`,
  );
  return shortOr(inTurn(groups), tell`${candidatesOf(step)} go`);
}

const inTurn = (groups: readonly HintSentence[]): HintSentence =>
  groups.flatMap((group, at) => (at === 0 ? group : tell`; ${group}`));

/** What is longer is not read; the board shows it. */
const longest = 140;

const shortOr = (told: HintSentence, instead: HintSentence) =>
  plainText(told).length <= longest ? told : instead;

/** "12 candidates" */
const candidatesOf = ({ eliminations }: LogicStep): Lit => ({
  text: `${eliminations.length} candidates`,
  cells: [...new Set(eliminations.map(({ cell }) => cell))],
  digits: eliminations.reduce((digits, { digit }) => digits | bit(digit), 0),
});
