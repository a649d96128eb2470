/** Why colours of several digits exclude candidates. */
import { soThat } from './effects.ts';
import { digitsOf } from '../../../puzzle/digits.ts';
import type { LogicStep } from '../../../engine/messages/logic-types.ts';
import {
  bit,
  cellPart,
  cellParts,
  digitName,
  housePart,
  placesIn,
  tell,
  type HintContext,
  type HintSentence,
  type Reason,
} from '../../hint-part.ts';

/** The cells that a colour has for a digit; the sets of a step are those of A and B in turn. */
interface Colored {
  readonly digit: number;
  readonly cells: readonly number[];
}

const names = ['A', 'B'];

function coloured({ sets }: LogicStep, colour: number): Colored[] {
  return sets
    .filter(({ cells }, at) => at % names.length === colour && cells.length > 0)
    .map(({ digits, cells }) => ({ digit: digitsOf(digits)[0] ?? 0, cells }));
}

/** "A (1 in r1c2 and r3c4; 5 in r1c2)" */
function colourText(context: HintContext, step: LogicStep, colour: number): HintSentence {
  const each = coloured(step, colour).map(
    ({ digit, cells }, at) =>
      tell`${at === 0 ? '' : '; '}${digitName(context, digit)} in ${cellParts(context, cells, bit(digit))}`,
  );
  return tell`${names[colour] ?? ''} (${each.flat()})`;
}

function isStruck(step: LogicStep, colour: number): boolean {
  return coloured(step, colour).some(({ digit, cells }) =>
    step.eliminations.some((struck) => struck.digit === digit && cells.includes(struck.cell)),
  );
}

/** "r1c2 would have both 1 and 5" */
function twiceInCell(context: HintContext, colour: readonly Colored[]): HintSentence | undefined {
  for (const [at, { digit, cells }] of colour.entries()) {
    for (const other of colour.slice(at + 1)) {
      const both = cells.find((cell) => other.cells.includes(cell));
      if (both !== undefined)
        return tell`${cellPart(context, both, bit(digit) | bit(other.digit))} would have both ${digitName(context, digit)} and ${digitName(context, other.digit)}`;
    }
  }
  return undefined;
}

/** "r1c2 and r1c7 would both be 1 in row 1" */
function twiceInHouse(context: HintContext, colour: readonly Colored[]): HintSentence | undefined {
  for (const { digit, cells } of colour) {
    for (const house of context.houses) {
      const inside = cells.filter((cell) => house.cells.includes(cell));
      if (inside.length > 1)
        return tell`${cellParts(context, inside, bit(digit))} would ${inside.length === 2 ? 'both' : 'all'} be ${digitName(context, digit)} in ${housePart(context, house)}`;
    }
  }
  return undefined;
}

/** The first cell that would have no candidate left beside the colour. */
function emptied(context: HintContext, colour: readonly Colored[]): HintSentence {
  const excluded = context.candidates.map(() => 0);
  for (const { digit, cells } of colour) {
    for (const cell of cells) {
      excluded[cell] = (excluded[cell] ?? 0) | ~bit(digit);
      for (const house of context.houses.filter((each) => each.cells.includes(cell))) {
        for (const place of placesIn(context, digit, house.cells))
          if (place !== cell) excluded[place] = (excluded[place] ?? 0) | bit(digit);
      }
    }
  }
  const cell = context.candidates.findIndex(
    (open, at) => open !== 0 && (open & ~(excluded[at] ?? 0)) === 0,
  );
  return cell < 0
    ? tell`it would contradict itself`
    : tell`nothing would be left for ${cellPart(context, cell)}`;
}

export const medusa: Reason = (context, step) => {
  const so = soThat(context, step);
  const pairs = tell`the candidates that are linked in pairs take two colours alternately, ${colourText(context, step, 0)} and ${colourText(context, step, 1)}: all of one colour are true, and none of the other.`;
  const wrong = [0, 1].find((colour) => isStruck(step, colour));
  if (wrong === undefined)
    return tell`${pairs} What both colours exclude, by the same digit in a cell that it sees or by another digit in its own cell, is false.${so}`;
  const colour = coloured(step, wrong);
  const what =
    twiceInCell(context, colour) ?? twiceInHouse(context, colour) ?? emptied(context, colour);
  return tell`${pairs} If ${names[wrong] ?? ''} were true, ${what}. So that colour is false.${so}`;
};
