import { digitsOf, type DigitSet } from '../puzzle/digits.ts';
import { cellName, valueOf, type Shape } from '../puzzle/shape.ts';
import type { LogicHouse, LogicRule, LogicStep } from '../engine/messages/logic-types.ts';

/** Words that light what they name: cells, or where `digits` are said, these candidates of them. */
export interface Lit {
  readonly text: string;
  readonly cells: readonly number[];
  /** Bits; 0 for the cells as a whole. */
  readonly digits: DigitSet;
}

/** A piece of what a hint says. */
export type HintPart = string | Lit;
export type HintSentence = readonly HintPart[];

/** A line of what a step is made of, with the lines that it is made of itself. */
export interface HintLine {
  readonly said: HintSentence;
  readonly lines: readonly HintLine[];
  /** What stands for its lines until somebody wants to read them: "7 steps". */
  readonly folded?: string;
}

/** No number: a digit is called by its value on the board, see `digitName`. */
type Value = HintPart | HintSentence;

/** A sentence with parts that light up: tell`${digit} goes into ${cell(12)}`. */
export function tell(strings: TemplateStringsArray, ...values: readonly Value[]): HintSentence {
  const parts = strings.flatMap((text, index): readonly HintPart[] => {
    const value = values[index];
    if (value === undefined) return [text];
    return typeof value === 'string' || 'text' in value ? [text, value] : [text, ...value];
  });
  return parts.filter((part) => part !== '');
}

/** The sentence as plain text. */
export function plainText(sentence: HintSentence): string {
  return sentence.map((part) => (typeof part === 'string' ? part : part.text)).join('');
}

/** "a", "a and b", "a, b and c". */
export function all(items: readonly Value[], joint = 'and'): HintSentence {
  return items.flatMap((item, at): readonly HintPart[] => {
    const before = at === 0 ? '' : at === items.length - 1 ? ` ${joint} ` : ', ';
    return tell`${before}${item}`;
  });
}

/** What a sentence is made with: names of places, and the candidates there were. */
export interface HintContext {
  readonly shape: Shape;
  readonly candidates: readonly DigitSet[];
  readonly houses: readonly LogicHouse[];
  /** What a house beyond rows, columns and boxes is called. */
  readonly extraName: (house: LogicHouse) => string;
  readonly about: (rule: LogicRule) => RuleFacts;
}

/** What is known of a rule of a variant. */
export interface RuleFacts {
  /** One line, as in the list of rules; empty where there is none. */
  readonly meaning: string;
  /** The number written beside it: of a cage its sum. */
  readonly clue?: number | undefined;
}

/** Why a step holds, in a sentence. */
export type Reason = (context: HintContext, step: LogicStep) => HintSentence;

export function cellPart({ shape }: HintContext, cell: number, digits: DigitSet = 0): Lit {
  return { text: cellName(shape, cell), cells: [cell], digits };
}

/** Cells one by one, each of them lit alone; with `digits` their candidates. */
export function cellParts(
  context: HintContext,
  cells: readonly number[],
  digits: DigitSet = 0,
  joint = 'and',
): HintSentence {
  return all(
    cells.map((cell) => cellPart(context, cell, digits)),
    joint,
  );
}

export function houseText(context: HintContext, house: LogicHouse): string {
  return house.kind === 'extra' ? context.extraName(house) : `${house.kind} ${house.number + 1}`;
}

export function housePart(context: HintContext, house: LogicHouse): Lit {
  return { text: houseText(context, house), cells: house.cells, digits: 0 };
}

/** "rows 2 and 6", "row 2 and box 4", "rows 2 and 6 and box 4". */
export function houseParts(context: HintContext, houses: readonly LogicHouse[]): HintSentence {
  const groups: LogicHouse[][] = [];
  for (const house of houses) {
    const group = groups.at(-1);
    if (group && house.kind !== 'extra' && group[0]?.kind === house.kind) group.push(house);
    else groups.push([house]);
  }
  return all(groups.map((group) => alikeParts(context, group)));
}

/** Houses of one kind: "row 2", "rows 2 and 6". */
function alikeParts(context: HintContext, houses: readonly LogicHouse[]): HintSentence {
  const [first] = houses;
  if (!first) return [];
  if (houses.length === 1) return [housePart(context, first)];
  const plural = first.kind === 'box' ? 'boxes' : `${first.kind}s`;
  const numbers = houses.map(({ number, cells }) => ({
    text: String(number + 1),
    cells,
    digits: 0,
  }));
  return tell`${plural} ${all(numbers)}`;
}

/** What a digit is called on the board. */
export function digitName({ shape }: HintContext, digit: number): string {
  return String(valueOf(shape, digit));
}

/** A digit with its article: "a 5", "an 8". */
export function oneDigit(context: HintContext, digit: number): string {
  const name = digitName(context, digit);
  return `${/^(8|11$|18$)/.test(name) ? 'an' : 'a'} ${name}`;
}

/** "5", "2 and 5", "2, 5 and 7". */
export function digitText(context: HintContext, digits: DigitSet, joint = 'and'): string {
  return plainText(all(digitNames(context, digits), joint));
}

/** Each digit of a set by itself. */
export function digitNames(context: HintContext, digits: DigitSet): string[] {
  return digitsOf(digits).map((digit) => digitName(context, digit));
}

/** The places of a digit in a house: "the 5s in box 6". */
export function placesPart(context: HintContext, digit: number, house: LogicHouse): Lit {
  return {
    text: `the ${digitName(context, digit)}s in ${houseText(context, house)}`,
    cells: placesIn(context, digit, house.cells),
    digits: bit(digit),
  };
}

export function placesIn(
  { candidates }: HintContext,
  digit: number,
  cells: readonly number[],
): number[] {
  return cells.filter((cell) => (candidates[cell] ?? 0) & bit(digit));
}

export function bit(digit: number): DigitSet {
  return 1 << (digit - 1);
}

/** With a capital at its beginning. */
export function capital(sentence: HintSentence): HintSentence {
  const [first, ...rest] = sentence;
  if (first === undefined) return sentence;
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  // A cell is written as it is, "r4c7".
  if (typeof first !== 'string')
    return /^r\d/.test(first.text) ? sentence : [{ ...first, text: upper(first.text) }, ...rest];
  return [upper(first), ...rest];
}
