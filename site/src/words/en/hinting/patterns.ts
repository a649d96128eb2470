/** Why fish, rectangles and colours hold, in a few sentences each. */
import { digitsOf } from '../../../puzzle/digits.ts';
import type { LogicStep } from '../../../engine/messages/logic-types.ts';
import { soThat } from './effects.ts';
import {
  all,
  bit,
  cellPart,
  cellParts,
  digitText,
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
  const fins = [...step.fins, ...step.endoFins];
  const base = houseParts(context, step.baseHouses);
  const cover = houseParts(context, step.houses);
  const places: Lit = {
    text: `every ${digit}`,
    cells: placesIn(
      context,
      digit,
      step.baseHouses.flatMap(({ cells }) => cells),
    ),
    digits: bit(digit),
  };
  if (fins.length === 0)
    return tell`in ${base} ${places} is in ${cover}. That is one for each of them, so ${cover} have no other ${digit}.${soThat(context, step)}`;
  const [plural, either] =
    fins.length > 1 ? ['fins', 'one of the fins'] : ['fin', cellParts(context, fins, bit(digit))];
  return tell`in ${base} ${places} is in ${cover}, apart from the ${plural} ${cellParts(context, fins, bit(digit))}. Either ${either} is ${digit}, or the fish holds; whatever both rule out is false.${soThat(context, step)}`;
};

/** The corners, and why they cannot all be left with two digits. */
function deadly(context: HintContext, step: LogicStep): HintSentence {
  return tell`if ${cellParts(context, step.cells)} held only ${digitText(step.digits)}, the two digits could be swapped and the puzzle would have two solutions.`;
}

/** The corners with further digits. */
function roofOf({ candidates }: HintContext, step: LogicStep): number[] {
  return step.cells.filter((cell) => (candidates[cell] ?? 0) & ~step.digits);
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
      return tell`${why} Only ${cells} can prevent that, by being neither.${so}`;
    case 'Unique Rectangle Type 2':
    case 'Unique Rectangle Type 5':
      return tell`${why} Only a ${struck} in ${cellParts(context, step.fins, bit(struck), 'or')} can prevent that.${so}`;
    case 'Unique Rectangle Type 3': {
      const [set] = step.sets;
      const rest = roof.reduce((digits, cell) => digits | (context.candidates[cell] ?? 0), 0);
      return tell`${why} So ${cells} together hold at least one of ${digitText(rest & ~step.digits)}, as if they were one cell. With ${cellParts(context, set?.cells ?? [])} they form a set that uses up ${digitText(set?.digits ?? 0)}.${so}`;
    }
    case 'Unique Rectangle Type 4':
      return tell`${why} ${cells} are the only places for ${held} in a house that they share, so one of them is ${held}, and a ${struck} in the other would cause that.${so}`;
    case 'Unique Rectangle Type 6':
      return tell`${why} In the rows and columns of ${cells}, ${struck} fits only in the corners, so a ${struck} in either of them would cause that.${so}`;
    default: {
      const [target] = step.eliminations;
      return tell`${why} With ${struck} in ${target ? cellPart(context, target.cell, bit(struck)) : ''} its row and column would have their ${held} in the two corners next to it, and that would happen.${so}`;
    }
  }
};

export const avoidable: Reason = (context, step) => {
  const [struck = 0] = step.eliminations.map(({ digit }) => digit);
  const open = step.cells.filter((cell) => context.candidates[cell]);
  const why = deadly(context, step);
  if (step.technique === 'Avoidable Rectangle Type 1')
    return tell`none of these corners was given, and ${why} So ${cellParts(context, open)} must hold something else.${soThat(context, step)}`;
  return tell`none of these corners was given, and ${why} Only a ${struck} in ${cellParts(context, open, bit(struck), 'or')} can prevent that.${soThat(context, step)}`;
};

/** The name of the colour that a step removes. */
function struckColour({ sets, eliminations }: LogicStep): string {
  return eliminations.some(({ cell }) => sets[0]?.cells.includes(cell)) ? 'A' : 'B';
}

/** The cells of a colour with their candidate. */
function colour(context: HintContext, step: LogicStep, at: number): HintSentence {
  const set = step.sets[at];
  return tell`${String.fromCharCode(65 + at)} (${cellParts(context, set?.cells ?? [], step.digits)})`;
}

export const colours: Reason = (context, step) => {
  const [digit = 0] = digitsOf(step.digits);
  const pairs = tell`the ${digit}s that are linked in pairs take two colours alternately, ${colour(context, step, 0)} and ${colour(context, step, 1)}: all of one colour are ${digit}, and none of the other.`;
  if (step.technique === 'Simple Colors Trap')
    return tell`${pairs} A cell that sees both colours is not ${digit}.${soThat(context, step)}`;
  const wrong = struckColour(step);
  return tell`${pairs} Two cells of ${wrong} see each other, so ${wrong} is wrong.${soThat(context, step)}`;
};

export const multiColours: Reason = (context, step) => {
  const [digit = 0] = digitsOf(step.digits);
  const groups = [0, 1, 2, 3].map((at) => colour(context, step, at));
  const begin = tell`the ${digit}s form two groups of linked pairs. In each, one of two colours holds: ${all(groups.slice(0, 2), 'or')}; ${all(groups.slice(2), 'or')}.`;
  if (step.technique === 'Multi Colors Type 1')
    return tell`${begin} A colour of one group sees a colour of the other, so they cannot both hold, and at least one of the two opposite colours does. A cell that sees both of those is not ${digit}.${soThat(context, step)}`;
  const wrong = struckColour(step);
  return tell`${begin} ${wrong} sees both C and D, one of which holds, so ${wrong} is wrong.${soThat(context, step)}`;
};

/** Whole houses on both sides, and the cells that only one of the sides has. */
export const equivalence: Reason = (context, step) => {
  const digit = digitText(step.digits);
  const times = ['no', 'one', 'two', 'three', 'four'][step.total] ?? String(step.total);
  const inside = cellParts(context, step.cells);
  const outside = cellParts(context, step.outies);
  const why =
    step.total === 0
      ? tell`The latter have no room for ${digit}, so neither have the former.`
      : tell`The former have at least ${times} ${digit}${step.total === 1 ? '' : 's'}, and the latter have room for no more.`;
  return tell`${houseParts(context, step.baseHouses)} hold the same digits as ${houseParts(context, step.houses)}. Take away the cells they share: ${inside} hold the same digits as ${outside}. ${why}${soThat(context, step)}`;
};
