/** Why the steps of single rules of variants hold, in a sentence each. */
import type { LogicRule, LogicStep } from '../../../engine/messages/logic-types.ts';
import { digitsOf } from '../../../puzzle/digits.ts';
import { cellName } from '../../../puzzle/shape.ts';
import { soThat } from './effects.ts';
import {
  all,
  bit,
  cellPart,
  cellParts,
  digitText,
  houseParts,
  tell,
  type HintContext,
  type HintSentence,
  type Lit,
  type Reason,
} from '../../hint-part.ts';

/** Kinds whose name in a sentence is not the words of their name in a text. */
const kinds: Readonly<Record<string, string>> = {
  Thermo: 'thermometer',
  X: 'X',
  V: 'V',
  XSum: 'X-sum',
  GreaterThan: 'inequality sign',
  Whisper: 'whisper line',
  Renban: 'renban line',
  Palindrome: 'palindrome',
  Between: 'between line',
  Lockout: 'lockout line',
  Zipper: 'zipper line',
  Modular: 'modular line',
  Entropic: 'entropic line',
  Sandwich: 'sandwich clue',
  Skyscraper: 'skyscraper clue',
  LittleKiller: 'little killer clue',
  NumberedRoom: 'numbered room clue',
  Or: 'choice of rules',
  And: 'group of rules',
  NFA: 'state machine',
  Regex: 'pattern',
};

/** "WhiteDot" is "white dot". */
function kindText(kind: string): string {
  return kinds[kind] ?? kind.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
}

/** "the cage at r1c2", which lights the cells of the rule; with a sum "the 15 cage at r1c2". */
function rulePart({ shape }: HintContext, { kind, cells }: LogicRule, sum?: number): Lit {
  const [first] = cells;
  const place = first === undefined ? '' : ` at ${cellName(shape, first)}`;
  const total = sum === undefined ? '' : `${sum} `;
  return { text: `the ${total}${kindText(kind)}${place}`, cells, digits: 0 };
}

export function ruleParts(context: HintContext, rules: readonly LogicRule[]): HintSentence {
  return all(rules.map((rule) => rulePart(context, rule)));
}

/** The rules of a step, of which a single cage is called by its sum. */
function namedRules(context: HintContext, { rules, combinations }: LogicStep): HintSentence {
  const [rule] = rules;
  const sums = new Set(
    combinations.map((set) => digitsOf(set).reduce((sum, digit) => sum + digit, 0)),
  );
  if (rule?.kind !== 'Cage' || rules.length > 1 || sums.size !== 1)
    return ruleParts(context, rules);
  return [rulePart(context, rule, [...sums][0])];
}

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
