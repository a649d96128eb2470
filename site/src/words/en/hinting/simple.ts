/** Why singles, locked candidates, subsets and wings hold, in a sentence each. */
import { digitsOf } from '../../../puzzle/digits.ts';
import type { LogicHouse, LogicStep } from '../../../engine/messages/logic-types.ts';
import { excluding, soThat } from './effects.ts';
import { provedBy } from '../../step-facts.ts';
import {
  all,
  bit,
  capital,
  cellPart,
  cellParts,
  digitName,
  digitText,
  housePart,
  placesIn,
  placesPart,
  tell,
  type HintContext,
  type Lit,
  type Reason,
} from '../../hint-part.ts';

export const single: Reason = (context, step) => {
  const [house] = step.houses;
  const [placed] = step.placements;
  if (!placed) return [];
  const cell = cellPart(context, placed.cell);
  const { digit } = placed;
  if (step.technique === 'Full House' && house)
    return tell`${cell} is the last empty cell of ${housePart(context, house)}, so it is ${digitName(context, digit)}.`;
  const { excluders, excludesAll } = step;
  if (house) {
    const only = tell`in ${housePart(context, house)} only ${cell} can be ${digitName(context, digit)}`;
    if (excluders.length === 0) return tell`${only}.`;
    const cells = cellParts(
      context,
      excluders.map((excluder) => excluder.cell),
    );
    const verb = excluders.length === 1 ? 'excludes' : 'exclude';
    const from = excludesAll
      ? 'the other empty cells.'
      : 'other empty cells; in the rest it is already ruled out.';
    return tell`${only}: ${excludersText(context, excluders)} in ${cells} ${verb} it from ${from}`;
  }
  const only = tell`${cell} can only be ${digitName(context, digit)}`;
  if (excluders.length === 0) return tell`${only}: every other digit is excluded there.`;
  // A digit is said once, however many of its cells there are.
  const seen = new Map<number, number[]>();
  for (const { cell: of, digit: each } of excluders)
    seen.set(each, [...(seen.get(each) ?? []), of]);
  const digits = all(
    [...seen]
      .sort(([one], [other]) => one - other)
      .map(([each, cells]): Lit => ({ text: digitName(context, each), cells, digits: 0 })),
  );
  if (!excludesAll) return tell`${only}: it sees ${digits}; the rest are already ruled out.`;
  // Digits exclude others, too, where a rule is about pairs of them.
  const isPlain = seen.size === context.shape.digits - 1;
  return tell`${only}: it sees ${digits}${isPlain ? '' : ', which exclude every other digit'}.`;
};

/** "the 5", "the 5s"; where other digits exclude it by a rule about pairs of them, "the digits". */
function excludersText(context: HintContext, excluders: LogicStep['excluders']): string {
  const [first] = excluders;
  if (!first || excluders.some(({ digit }) => digit !== first.digit)) return 'the digits';
  return `the ${digitName(context, first.digit)}${excluders.length === 1 ? '' : 's'}`;
}

/** The house that holds the pattern and what it removes. */
function shared(context: HintContext, step: LogicStep): LogicHouse | undefined {
  const cells = [...step.cells, ...step.eliminations.map(({ cell }) => cell)];
  return context.houses.find((house) => cells.every((cell) => house.cells.includes(cell)));
}

export const locked: Reason = (context, step) => {
  const [house] = step.houses;
  const [digit = 0] = digitsOf(step.digits);
  if (!house) return [];
  const other = shared(context, step);
  const cells = cellParts(context, step.cells, bit(digit), 'or');
  const isSameDigit = step.eliminations.every((each) => each.digit === digit);
  if (other && other !== house && isSameDigit)
    return tell`${housePart(context, house)} has its ${digitName(context, digit)} in ${housePart(context, other)} (${cells}), so the rest of ${housePart(context, other)} does not.${soThat(context, step)}`;
  return tell`in ${housePart(context, house)} the ${digitName(context, digit)} is in ${cells}.${excluding(context, step, step.cells.length, 'be in')}${soThat(context, step)}`;
};

const counts = ['', 'one', 'two', 'three', 'four', 'five'];
const counted = (count: number) => counts[count] ?? String(count);

export const naked: Reason = (context, step) => {
  const count = counted(step.cells.length);
  const cells = cellParts(context, step.cells);
  return tell`${cells} have only ${digitText(context, step.digits)} between them: ${count} digits for ${count} cells that see each other. No cell that sees ${step.cells.length === 2 ? 'both' : 'all of them'} can have these digits.${soThat(context, step)}`;
};

export const hidden: Reason = (context, step) => {
  const [house] = step.houses;
  if (!house) return [];
  const count = counted(step.cells.length);
  return tell`in ${housePart(context, house)} the digits ${digitText(context, step.digits)} can only go into ${cellParts(context, step.cells, step.digits)}: ${count} digits for ${count} cells, with no room for others.${soThat(context, step)}`;
};

/** The cells of a wing: the pivot, and the two pincers with what each becomes when it loses. */
export const wing: Reason = (context, step) => {
  const [{ digit: z } = { digit: 0 }] = step.eliminations;
  const open = (cell: number) => context.candidates[cell] ?? 0;
  const isWithPivot = step.technique === 'XYZ-Wing';
  const pivot = step.cells.find((cell) =>
    isWithPivot ? digitsOf(open(cell)).length === 3 : !(open(cell) & bit(z)),
  );
  const pincers = step.cells.filter((cell) => cell !== pivot);
  if (pivot === undefined) return [];
  const cases = pincers.map((cell) => {
    const [x = 0] = digitsOf(open(cell) & ~bit(z));
    return tell`if it is ${digitName(context, x)}, ${cellPart(context, cell)} is ${digitName(context, z)}`;
  });
  const itself = isWithPivot ? tell`; otherwise it is ${digitName(context, z)} itself` : '';
  const holders = isWithPivot ? step.cells : pincers;
  const [one = [], two = []] = cases;
  return tell`the pivot ${cellPart(context, pivot)} is ${digitText(context, open(pivot), 'or')}: ${one}; ${two}${itself}. So ${cellParts(context, holders, bit(z), 'or')} is ${digitName(context, z)}, and a cell that sees ${isWithPivot ? 'all three' : 'both'} is not.${soThat(context, step)}`;
};

export const wxyzWing: Reason = (context, step) => {
  const [{ digit: z } = { digit: 0 }] = step.eliminations;
  const holders = placesIn(context, z, step.cells);
  return tell`${cellParts(context, step.cells)} have only ${digitText(context, step.digits)} between them. Each of ${digitText(context, step.digits & ~bit(z))} can be there only once, since its places see each other. Four cells need four digits, so ${digitName(context, z)} is there, too: ${cellParts(context, holders, bit(z), 'or')} is ${digitName(context, z)}, and a cell that sees ${holders.length === 2 ? 'both' : 'all of them'} is not.${soThat(context, step)}`;
};

/** For each digit that goes: what the cells with two candidates would be, and what that leaves. */
export const alignedPair: Reason = (context, step) => {
  const pair = step.cells.filter((cell) => !step.sets.some(({ cells }) => cells.includes(cell)));
  const told = step.eliminations.map(({ cell, digit }, at) => {
    const other = pair.find((each) => each !== cell) ?? 0;
    const left = context.candidates[other] ?? 0;
    const forced = digitsOf(left & ~bit(digit)).flatMap((excluded) => {
      const set = step.sets.find(({ digits }) => digits === (bit(digit) | bit(excluded)));
      return set ? [{ excluded, cells: set.cells }] : [];
    });
    const seen = [...(left & bit(digit) ? [cell] : []), ...forced.flatMap(({ cells }) => cells)];
    const would = forced.map(
      ({ excluded, cells }) =>
        tell`${cellParts(context, cells)} would be ${digitName(context, excluded)}`,
    );
    return tell`${at === 0 ? 'if' : ' If'} ${cellPart(context, cell, bit(digit))} were ${digitName(context, digit)}, ${all(would)}, and nothing would be left for ${cellPart(context, other)}, which sees ${cellParts(
      context,
      seen.sort((one, two) => one - two),
    )}.`;
  });
  return tell`${told.flat()}${soThat(context, step)}`;
};

export const wWing: Reason = (context, step) => {
  const [first, , near, far, second] = step.chain;
  const [house] = step.houses;
  const [{ digit: z } = { digit: 0 }] = step.eliminations;
  const x = near?.digit ?? 0;
  const ends = [...(first?.cells ?? []), ...(second?.cells ?? [])];
  const link = [...(near?.cells ?? []), ...(far?.cells ?? [])];
  if (!house) return [];
  return tell`${cellParts(context, ends)} can each only be ${digitText(context, bit(x) | bit(z), 'or')}. In ${housePart(context, house)} the ${digitName(context, x)} is in ${cellParts(context, link, bit(x), 'or')}, and each of these sees one of the first two cells. So those cannot both be ${digitName(context, x)}: one of them is ${digitName(context, z)}.${soThat(context, step)}`;
};

/** The chain with the most effect is told; other cells of the pattern only where more follows. */
export const remotePair: Reason = (context, step) => {
  const [one = 0, two = 0] = digitsOf(step.digits);
  const chain = [...new Set(step.chain.flatMap(({ cells }) => cells))];
  const [first = 0, last = 0] = [chain[0], chain.at(-1)];
  const others = step.cells.some((cell) => !chain.includes(cell))
    ? tell` The same goes for any two of ${cellParts(context, step.cells)} that are an odd number of links apart.`
    : [];
  return tell`${cellParts(context, chain)} can each only be ${digitName(context, one)} or ${digitName(context, two)}, and each sees the next, so the two digits alternate. Of the ends ${cellParts(context, [first, last])}, one is ${digitName(context, one)} and the other ${digitName(context, two)}, so a cell that sees both is neither.${others}${soThat(context, step)}`;
};

export const graveOfPairs: Reason = (context, step) => {
  const [cell] = step.cells;
  const proved = provedBy(context.candidates, step);
  if (cell === undefined || !proved) return [];
  return tell`every open cell but ${cellPart(context, cell)} has two candidates, and without the ${digitName(context, proved.digit)} there every digit would have two places in every house. Such a puzzle does not have exactly one solution.${soThat(context, step)}`;
};

/** Two strong links of one digit whose near ends see each other. */
export const twoLinks: Reason = (context, step) => {
  const [one, two] = step.houses;
  const [farOne, nearOne, nearTwo, farTwo] = step.chain;
  if (!one || !two || !farOne || !nearOne || !nearTwo || !farTwo) return [];
  const { digit } = farOne;
  const either = (house: LogicHouse) =>
    tell`in ${housePart(context, house)} it is in ${cellParts(context, placesIn(context, digit, house.cells), bit(digit), 'or')}`;
  return tell`where does ${digitName(context, digit)} go? ${capital(either(one))}; ${either(two)}. ${cellParts(context, [...nearOne.cells, ...nearTwo.cells], bit(digit))} see each other and cannot both be ${digitName(context, digit)}, so ${cellParts(context, [...farOne.cells, ...farTwo.cells], bit(digit), 'or')} is. A cell that sees both is not.${soThat(context, step)}`;
};

export const emptyRectangle: Reason = (context, step) => {
  const [box, line, across, parallel] = step.houses;
  const [far, near, inLine, inAcross] = step.chain;
  if (!box || !line || !across || !parallel || !far || !near || !inLine || !inAcross) return [];
  const { digit } = far;
  return tell`${placesPart(context, digit, box)} all lie in ${housePart(context, line)} or ${housePart(context, across)}. In ${housePart(context, parallel)} the ${digitName(context, digit)} is in ${cellParts(context, [...near.cells, ...far.cells], bit(digit), 'or')}. If it is in ${cellParts(context, near.cells, bit(digit))}, the box has its ${digitName(context, digit)} in ${housePart(context, across)}; if not, ${cellParts(context, far.cells, bit(digit))} is ${digitName(context, digit)}.${soThat(context, step)}`;
};
