/** Why fish, rectangles and colours hold, in a few sentences each. */
import { digitsOf } from '../../../puzzle/digits.ts';
import type { LogicHouse, LogicStep } from '../../../engine/messages/logic-types.ts';
import { effectOf, soThat } from './effects.ts';
import {
  all,
  bit,
  cellPart,
  cellParts,
  digitName,
  oneDigit,
  digitText,
  housePart,
  houseParts,
  placesIn,
  tell,
  type HintContext,
  type HintSentence,
  type Lit,
  type Reason,
} from '../../hint-part.ts';

export const fish: Reason = (context, step) => {
  const digit = digitsOf(step.digits)[0] ?? 0;
  const name = digitName(context, digit);
  const fins = [...step.fins, ...step.endoFins];
  const base = houseParts(context, step.baseHouses);
  const cover = houseParts(context, step.houses);
  const places: Lit = {
    text: `every ${name}`,
    cells: placesIn(
      context,
      digit,
      step.baseHouses.flatMap(({ cells }) => cells),
    ),
    digits: bit(digit),
  };
  if (fins.length === 0)
    return tell`in ${base} ${places} is in ${cover}. That is one for each of them, so ${cover} have no other ${digitName(context, digit)}.${soThat(context, step)}`;
  const named = cellParts(context, fins, bit(digit));
  const [the, isTrue, isFalse] =
    fins.length > 1
      ? ['fins', `one of the fins is ${name}`, 'none is']
      : ['fin', `the fin is ${name}`, 'it is not'];
  const struck = [...new Set(step.eliminations.map(({ cell }) => cell))];
  const see = tell`${cellParts(context, struck, bit(digit))} ${struck.length > 1 ? 'see' : 'sees'} it`;
  return tell`in ${base} ${places} is in ${cover}, apart from the ${the} ${named}. If ${isTrue}, ${see}; if ${isFalse}, the fish holds, and ${cover} have no other ${digitName(context, digit)}. So either way ${effectOf(context, step)}.`;
};

/** The corners, and why they cannot all be left with two digits. */
function deadly(context: HintContext, step: LogicStep): HintSentence {
  return tell`if ${cellParts(context, step.cells)} held only ${digitText(context, step.digits)}, the two could be swapped: a second solution.`;
}

/** The corners with further digits. */
function roofOf({ candidates }: HintContext, step: LogicStep): number[] {
  return step.cells.filter((cell) => (candidates[cell] ?? 0) & ~step.digits);
}

/** The rows and columns of cells, rows first. */
function linesOf({ houses }: HintContext, cells: readonly number[]): LogicHouse[] {
  return houses.filter(
    (house) =>
      (house.kind === 'row' || house.kind === 'column') &&
      cells.some((cell) => house.cells.includes(cell)),
  );
}

/** What a digit in one corner would do to the other three, and how they could be swapped then. */
function hiddenRectangle(context: HintContext, step: LogicStep, held: number): HintSentence {
  const [{ cell, digit } = { cell: 0, digit: 0 }] = step.eliminations;
  const [row, column] = linesOf(context, [cell]);
  const others = step.cells.filter((corner) => corner !== cell);
  const beside = others.find((corner) => row?.cells.includes(corner)) ?? 0;
  const below = others.find((corner) => column?.cells.includes(corner)) ?? 0;
  const opposite = others.find((corner) => corner !== beside && corner !== below) ?? 0;
  if (!row || !column) return [];
  const if_ = tell`if ${cellPart(context, cell, bit(digit))} were ${digitName(context, digit)}`;
  const then = tell`${housePart(context, row)} would have its ${digitName(context, held)} in ${cellPart(context, beside, bit(held))}, ${housePart(context, column)} in ${cellPart(context, below, bit(held))}`;
  const last = tell`${cellPart(context, opposite, step.digits)}, which has only ${digitText(context, step.digits)}, would be ${digitName(context, digit)}`;
  return tell`${if_}, ${then}, and ${last}. In these four corners ${digitText(context, step.digits)} could then be swapped: a second solution.${soThat(context, step)}`;
}

export const rectangle: Reason = (context, step) => {
  const roof = roofOf(context, step);
  const cells = cellParts(context, roof);
  const why = deadly(context, step);
  const [struck = 0] = step.eliminations.map(({ digit }) => digit);
  const [held = 0] = digitsOf(step.digits & ~bit(struck));
  const so = soThat(context, step);
  switch (step.technique) {
    case 'Unique Rectangle Type 1':
    case 'Unique Loop Type 1':
      return tell`${why} Only ${cells} can prevent that, by being neither.${so}`;
    case 'Unique Rectangle Type 2':
    case 'Unique Rectangle Type 5':
    case 'Unique Loop Type 2':
      return tell`${why} Only ${oneDigit(context, struck)} in ${cellParts(context, step.fins, bit(struck), 'or')} can prevent that.${so}`;
    case 'Unique Rectangle Type 3':
    case 'Unique Loop Type 3': {
      const [set] = step.sets;
      const rest = roof.reduce((digits, cell) => digits | (context.candidates[cell] ?? 0), 0);
      return tell`${why} So ${cells} together hold at least one of ${digitText(context, rest & ~step.digits)}, as if they were one cell. With ${cellParts(context, set?.cells ?? [])} they form a set that uses up ${digitText(context, set?.digits ?? 0)}.${so}`;
    }
    case 'Unique Rectangle Type 4':
    case 'Unique Loop Type 4': {
      const house = context.houses.find((each) => {
        const places = placesIn(context, held, each.cells);
        return places.length === roof.length && roof.every((cell) => places.includes(cell));
      });
      return tell`${why} In ${house ? housePart(context, house) : 'a house that they share'} the ${digitName(context, held)} is in ${cellParts(context, roof, bit(held), 'or')}, so ${oneDigit(context, struck)} in the other of the two would cause that.${so}`;
    }
    case 'Unique Rectangle Type 6': {
      const lines = houseParts(context, linesOf(context, roof));
      return tell`${why} In ${lines}, ${digitName(context, struck)} fits only in the corners, so ${oneDigit(context, struck)} in either of ${cells} would cause that.${so}`;
    }
    default:
      return hiddenRectangle(context, step, held);
  }
};

export const avoidable: Reason = (context, step) => {
  const [struck = 0] = step.eliminations.map(({ digit }) => digit);
  const open = step.cells.filter((cell) => context.candidates[cell]);
  const why = deadly(context, step);
  if (step.technique === 'Avoidable Rectangle Type 1')
    return tell`none of these corners was given, and ${why}${soThat(context, step)}`;
  return tell`none of these corners was given, and ${why} Only ${oneDigit(context, struck)} in ${cellParts(context, open, bit(struck), 'or')} can prevent that.${soThat(context, step)}`;
};

const colourName = (at: number) => String.fromCharCode(65 + at);

/** The cells of a colour with their candidate. */
function colour(context: HintContext, step: LogicStep, at: number): HintSentence {
  return tell`${colourName(at)} (${cellParts(context, step.sets[at]?.cells ?? [], step.digits)})`;
}

/** The index of the colour that a step removes. */
function struckColour({ sets, eliminations }: LogicStep): number {
  return eliminations.some(({ cell }) => sets[0]?.cells.includes(cell)) ? 0 : 1;
}

/** Two cells that see each other, and the house where they do. */
interface Sight {
  readonly one: number;
  readonly other: number;
  readonly house: LogicHouse;
}

/** Where a cell of the one colour sees a cell of the other. */
function sightOf(
  { houses }: HintContext,
  ones: readonly number[],
  others: readonly number[],
): Sight | undefined {
  for (const house of houses) {
    const [one] = ones.filter((cell) => house.cells.includes(cell));
    const other = others.find((cell) => cell !== one && house.cells.includes(cell));
    if (one !== undefined && other !== undefined) return { one, other, house };
  }
  return undefined;
}

export const colours: Reason = (context, step) => {
  const [digit = 0] = digitsOf(step.digits);
  const pairs = tell`the ${digitName(context, digit)}s that are linked in pairs take two colours alternately, ${colour(context, step, 0)} and ${colour(context, step, 1)}: all of one colour are ${digitName(context, digit)}, and none of the other.`;
  if (step.technique === 'Simple Colors Trap')
    return tell`${pairs} A cell that sees both colours is not ${digitName(context, digit)}.${soThat(context, step)}`;
  const wrong = struckColour(step);
  const cells = step.sets[wrong]?.cells ?? [];
  const sight = sightOf(context, cells, cells);
  const clash = sight
    ? tell`${cellParts(context, [sight.one, sight.other], bit(digit))}, both ${colourName(wrong)}, see each other in ${housePart(context, sight.house)}`
    : `Two cells of ${colourName(wrong)} see each other`;
  return tell`${pairs} ${clash}, so ${colourName(wrong)} is wrong.${soThat(context, step)}`;
};

/** Whether some cell of a colour shares a house with this cell. */
function isSeen({ houses }: HintContext, cell: number, colour: readonly number[]): boolean {
  return houses.some(
    (house) => house.cells.includes(cell) && colour.some((each) => house.cells.includes(each)),
  );
}

/** The colour opposite to one of two groups: A and B, C and D. */
const opposite = (at: number) => (at % 2 === 0 ? at + 1 : at - 1);

/** The colours of two groups that see each other, as far as what the step removes sees the others. */
function clashes(
  context: HintContext,
  step: LogicStep,
): { from: number; to: number; sight: Sight }[] {
  const cellsOf = (at: number) => step.sets[at]?.cells ?? [];
  let left = step.eliminations;
  const told: { from: number; to: number; sight: Sight }[] = [];
  for (const from of [0, 1]) {
    for (const to of [2, 3]) {
      const sight = sightOf(context, cellsOf(from), cellsOf(to));
      const rest = left.filter(
        ({ cell }) =>
          !isSeen(context, cell, cellsOf(opposite(from))) ||
          !isSeen(context, cell, cellsOf(opposite(to))),
      );
      if (!sight || rest.length === left.length) continue;
      left = rest;
      told.push({ from, to, sight });
    }
  }
  return told;
}

/** "r5c9 (C) in column 9" */
function seenText(
  context: HintContext,
  { digits }: LogicStep,
  to: number,
  { other, house }: Sight,
): HintSentence {
  return tell`${cellPart(context, other, digits)} (${colourName(to)}) in ${housePart(context, house)}`;
}

/** "r2c9 (A) sees r5c9 (C) in column 9" */
function sightText(
  context: HintContext,
  step: LogicStep,
  from: number,
  to: number,
  sight: Sight,
): HintSentence {
  return tell`${cellPart(context, sight.one, step.digits)} (${colourName(from)}) sees ${seenText(context, step, to, sight)}`;
}

/** The colour that is wrong, and where it sees both colours of the other group. */
function seesBoth(context: HintContext, step: LogicStep, wrong: number): HintSentence {
  const cellsOf = (at: number) => step.sets[at]?.cells ?? [];
  const one = sightOf(context, cellsOf(wrong), cellsOf(2));
  const two = sightOf(context, cellsOf(wrong), cellsOf(3));
  if (!one || !two) return tell`${colourName(wrong)} sees both C and D`;
  const first = sightText(context, step, wrong, 2, one);
  return one.one === two.one
    ? tell`${first} and ${seenText(context, step, 3, two)}`
    : tell`${first}, and ${sightText(context, step, wrong, 3, two)}`;
}

export const multiColours: Reason = (context, step) => {
  const [digit = 0] = digitsOf(step.digits);
  const groups = [0, 1, 2, 3].map((at) => colour(context, step, at));
  const begin = tell`the ${digitName(context, digit)}s form two groups of linked pairs, each with one colour that holds: ${all(groups.slice(0, 2), 'or')}; ${all(groups.slice(2), 'or')}.`;
  if (step.technique === 'Multi Colors Type 1') {
    const told = clashes(context, step).map(
      ({ from, to, sight }) =>
        tell` ${sightText(context, step, from, to, sight)}, so not both hold: ${colourName(opposite(from))} or ${colourName(opposite(to))} does, and a cell that sees both is not ${digitName(context, digit)}.`,
    );
    return tell`${begin}${told.flat()}${soThat(context, step)}`;
  }
  const wrong = struckColour(step);
  return tell`${begin} ${seesBoth(context, step, wrong)}. One of C and D holds, so ${colourName(wrong)} is wrong.${soThat(context, step)}`;
};

/** Whole houses on both sides, and the cells that only one of the sides has. */
export const equivalence: Reason = (context, step) => {
  const digit = digitText(context, step.digits);
  const times = ['no', 'one', 'two', 'three', 'four'][step.total] ?? String(step.total);
  const inside = cellParts(context, step.cells);
  const outside = cellParts(context, step.outies);
  const why =
    step.total === 0
      ? tell`The latter have no room for ${digit}, so neither have the former.`
      : tell`The former have at least ${times} ${digit}${step.total === 1 ? '' : 's'}, and the latter have room for no more.`;
  return tell`${houseParts(context, step.baseHouses)} hold the same digits as ${houseParts(context, step.houses)}. Take away the cells they share: ${inside} hold the same digits as ${outside}. ${why}${soThat(context, step)}`;
};
