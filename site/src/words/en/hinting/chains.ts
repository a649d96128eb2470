/** Why chains and almost locked sets hold, in a few sentences each. */
import { digitsOf } from '../../../puzzle/digits.ts';
import type { LogicHouse, LogicNode, LogicSet } from '../../../engine/messages/logic-types.ts';
import { chainText, holds, soThat } from './effects.ts';
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
  placesIn,
  plainText,
  tell,
  type HintContext,
  type HintSentence,
  type Reason,
} from '../../hint-part.ts';

export const chain: Reason = (context, step) => {
  const [first] = step.chain;
  const last = step.chain.at(-1);
  if (!first || !last) return [];
  const start = { ...first, on: true };
  return tell`${chainText(context, step)} In any case ${holds(context, start)} or ${holds(context, last)}, so whatever both rule out is false.${soThat(context, step)}`;
};

export const discontinuous: Reason = (context, step) => {
  const [first] = step.chain;
  if (!first) return [];
  const end = first.on ? '' : tell`: ${holds(context, { ...first, on: true })} after all`;
  return tell`${chainText(context, step)} That contradicts the assumption${end}.${soThat(context, step)}`;
};

export const continuous: Reason = (context, step) =>
  tell`${chainText(context, step)} Its ends rule each other out, so it closes into a loop: of any two neighbours on it one is true, and whatever both rule out is false.${soThat(context, step)}`;

/** The house whose only places for a digit are these. */
function houseOf(
  context: HintContext,
  digit: number,
  cells: readonly number[],
): LogicHouse | undefined {
  return context.houses.find((house) => {
    const places = placesIn(context, digit, house.cells);
    return places.length === cells.length && places.every((cell) => cells.includes(cell));
  });
}

/** What chains from one candidate leave impossible: where they end says it. */
function breakdown(context: HintContext, ends: readonly LogicNode[]): HintSentence {
  const on = ends.find((end) => end.on);
  if (on)
    return tell`${cellPart(context, on.cells[0] ?? 0, bit(on.digit))} would both be and not be ${digitName(context, on.digit)}`;
  const cells = [...new Set(ends.flatMap((end) => end.cells))];
  if (cells.length === 1)
    return tell`no digit would be left for ${cellParts(
      context,
      cells,
      ends.reduce((set, { digit }) => set | bit(digit), 0),
    )}`;
  const digit = ends[0]?.digit ?? 0;
  const house = houseOf(context, digit, cells);
  return tell`${house ? housePart(context, house) : 'a house'} would have no place for ${digitName(context, digit)}`;
}

/** What follows from each candidate of a cell or a house, or from one that leads nowhere. */
export const forcing: Reason = (context, step) => {
  const starts = step.parts.flatMap(({ chain: [first] }) => (first ? [first] : []));
  const ends = step.parts.flatMap(({ chain }) => chain.slice(-1));
  const [struck] = step.eliminations;
  const isContradiction =
    struck !== undefined &&
    starts.every(({ cells, digit }) => cells[0] === struck.cell && digit === struck.digit);
  if (isContradiction && step.parts.length > 0)
    return tell`if ${cellPart(context, struck.cell, bit(struck.digit))} were ${digitName(context, struck.digit)}, ${breakdown(context, ends)}, as the chains below show.${soThat(context, step)}`;
  const cells = [...new Set(starts.flatMap((start) => start.cells))];
  const digits = starts.reduce((set, { digit }) => set | bit(digit), 0);
  const [digit = 0] = digitsOf(digits);
  const house = houseOf(context, digit, cells);
  const either =
    cells.length === 1
      ? tell`${cellParts(context, cells, digits)} is ${digitText(context, digits, 'or')}`
      : tell`${house ? housePart(context, house) : 'a house'} has its ${digitName(context, digit)} in ${cellParts(context, cells, digits, 'or')}`;
  return tell`${either}. Whichever it is, the same follows, as the chains below show.${soThat(context, step)}`;
};

export const template: Reason = (context, step) => {
  const digit = digitText(context, step.digits);
  if (step.technique === 'Template Set')
    return tell`every remaining way to place all ${digit}s uses ${cellParts(context, step.cells)}.${soThat(context, step)}`;
  const ways = {
    text: `no remaining way to place all ${digit}s`,
    cells: step.cells,
    digits: step.digits,
  };
  const cells = step.eliminations.length === 1 ? 'this cell' : 'these cells';
  return tell`${ways} uses ${cells}.${soThat(context, step)}`;
};

export const guess: Reason = (context, step) => {
  const [placed] = step.placements;
  if (!placed) return [];
  return tell`no technique helps here. The solution has ${digitName(context, placed.digit)} in ${cellPart(context, placed.cell)}.`;
};

/** "A" for the first set, "B" for the next. */
const setName = (at: number) => String.fromCharCode(65 + at);

/** "A (r1c2 and r1c3: 257)" */
function setText(context: HintContext, set: LogicSet, at: number): HintSentence {
  return tell`${setName(at)} (${cellParts(context, set.cells)}: ${digitNames(context, set.digits).join('')})`;
}

export const almostLocked: Reason = (context, step) => {
  const count = step.sets.length;
  const sets = tell`${all(step.sets.map((set, at) => setText(context, set, at)))} each have one more digit than cells.`;
  const commons = step.sets.slice(0, -1).map(({ links }) => digitText(context, links));
  const [first = ''] = commons;
  const so = soThat(context, step);
  if (digitsOf(step.sets[0]?.links ?? 0).length > 1)
    return tell`${sets} Only one of the two can have ${first.replace(' and ', ', and only one ')}, so each set lacks one of these and has all its other digits. A cell that sees all places of such a digit, or of ${first.replace(' and ', ' or ')} in both sets, cannot have it.${so}`;
  const [z = 0, ...others] = digitsOf(step.digits);
  const ends = count === 2 ? 'one of the two' : `A or ${setName(count - 1)}`;
  const same =
    others.length > 0
      ? ` The same goes for ${plainText(all(others.map((digit) => digitName(context, digit))))}.`
      : '';
  const conclusion = tell`So ${ends} has ${digitName(context, z)}, and a cell that sees all its places in both cannot.${same}${so}`;
  if (count === 2)
    return tell`${sets} Only one of the two can have ${first}; the other then needs all its remaining digits. ${conclusion}`;
  const [, ...rest] = commons;
  const along = [...rest, digitName(context, z)].map(
    (digit, at) => `; ${setName(at + 1)} then cannot, so it has ${digit}`,
  );
  return tell`${sets} If A does not have ${digitName(context, z)}, it has ${first}${along.join('')}. ${conclusion}`;
};

export const blossom: Reason = (context, step) => {
  const inSets = new Set(step.sets.flatMap(({ cells }) => cells));
  const stem = step.cells.filter((cell) => !inSets.has(cell));
  const sets = all(step.sets.map((set, at) => setText(context, set, at)));
  return tell`whatever the stem ${cellParts(context, stem)} is, it takes that digit from one of the petals ${sets}. That petal then needs all its other digits, including ${digitText(context, step.digits)}, and a cell that sees all its places in the petals cannot have it.${soThat(context, step)}`;
};

export const sueDeCoq: Reason = (context, step) => {
  const [middle, one, two] = step.sets;
  if (!middle || !one || !two) return [];
  const digits = middle.digits | one.digits | two.digits;
  return tell`the cells ${cellParts(context, middle.cells)} lie in both ${houseParts(context, step.houses)}. With ${cellParts(context, one.cells)} (${digitText(context, one.digits)}) and ${cellParts(context, two.cells)} (${digitText(context, two.digits)}) they have only ${digitText(context, digits)} between them, as many digits as cells. So each of these is there once, and in no other cell of its house.${soThat(context, step)}`;
};
