/** What the rules of variants are called in the reasons of steps. */
import type { LogicRule, LogicStep } from '../../../engine/messages/logic-types.ts';
import { digitsOf } from '../../../puzzle/digits.ts';
import { cellName } from '../../../puzzle/shape.ts';
import { all, type HintContext, type HintSentence, type Lit } from '../../hint-part.ts';

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
export function rulePart({ shape }: HintContext, { kind, cells }: LogicRule, sum?: number): Lit {
  const [first] = cells;
  const place = first === undefined ? '' : ` at ${cellName(shape, first)}`;
  const total = sum === undefined ? '' : `${sum} `;
  return { text: `the ${total}${kindText(kind)}${place}`, cells, digits: 0 };
}

export function ruleParts(context: HintContext, rules: readonly LogicRule[]): HintSentence {
  return all(rules.map((rule) => rulePart(context, rule)));
}

/** The rule of a step with that index; the only one, if it is a cage, is called by its sum. */
export function namedRule(context: HintContext, step: LogicStep, index: number): HintSentence {
  const rule = step.rules[index];
  if (step.rules.length === 1) return namedRules(context, step);
  return rule ? [rulePart(context, rule)] : [];
}

/** The rules of a step, of which a single cage is called by its sum. */
export function namedRules(context: HintContext, { rules, combinations }: LogicStep): HintSentence {
  const [rule] = rules;
  const sums = new Set(
    combinations.map((set) => digitsOf(set).reduce((sum, digit) => sum + digit, 0)),
  );
  if (rule?.kind !== 'Cage' || rules.length > 1 || sums.size !== 1)
    return ruleParts(context, rules);
  return [rulePart(context, rule, [...sums][0])];
}
