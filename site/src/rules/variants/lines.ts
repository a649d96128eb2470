/** Lines through cells. Colours and widths are those people know them by. */
import type { Figure, FigureColour } from '../../board/view.ts';
import type { VariantRule } from '../../puzzle/puzzle.ts';
import type { RuleDrawing, VariantFaces } from './drawing.ts';

type Line = Extract<Figure, { form: 'line' }>;

/** Draws a line through the cells of a rule. */
function line(colour: FigureColour, width: number, more: Pick<Line, 'ends' | 'middle'> = {}) {
  return ({ cells }: VariantRule): RuleDrawing => ({
    figures: [{ form: 'line', cells, colour, width, ...more }],
  });
}

/** The whispers that people know by a colour of their own ask for a difference of 4 or 5. */
function whisper(rule: VariantRule): RuleDrawing {
  const [difference = 5] = rule.numbers;
  return line(difference === 4 ? 'dutch' : 'whisper', 19, { ends: 'squares' })(rule);
}

export const lines: VariantFaces = {
  Thermo: {
    label: 'Thermometer',
    meaning: 'Digits increase from the bulb to the tip',
    broken: 'digits that do not increase along a thermometer',
    draw: line('grey', 33, { ends: 'bulb' }),
  },
  SlowThermometer: {
    label: 'Slow thermometer',
    meaning: 'Digits never decrease from the bulb to the tip; equal ones may follow each other',
    broken: 'digits that decrease along a slow thermometer',
    draw: line('grey', 20, { ends: 'bulb' }),
  },
  Whisper: {
    label: 'Whisper line',
    meaning: 'Neighbours on the line differ by at least 5, or by the number given',
    broken: 'neighbours on a whisper line that are too close',
    draw: whisper,
  },
  Renban: {
    label: 'Renban line',
    meaning: 'The digits of the line are consecutive, in any order',
    broken: 'digits of a renban line that are not consecutive',
    draw: line('renban', 25, { ends: 'round' }),
  },
  Modular: {
    label: 'Modular line',
    meaning: 'Every three cells in a row have different remainders',
    broken: 'equal remainders too close on a modular line',
    draw: line('modular', 16),
  },
  Entropic: {
    label: 'Entropic line',
    meaning: 'Every three cells in a row have a low, a middle and a high digit',
    broken: 'digits of one third too close on an entropic line',
    draw: line('entropic', 16),
  },
  Palindrome: {
    label: 'Palindrome',
    meaning: 'The line reads the same from both ends',
    broken: 'a palindrome that does not read the same from both ends',
    draw: line('grey', 25),
  },
  Zipper: {
    label: 'Zipper line',
    meaning: 'Cells equally far from the middle add up to the digit in the middle',
    broken: 'unequal sums on a zipper line',
    draw: line('zipper', 16, { middle: true }),
  },
  Between: {
    label: 'Between line',
    meaning: 'Digits on the line lie between those in its circles',
    broken: 'digits of a between line that lie outside its ends',
    draw: line('grey', 12, { ends: 'circles' }),
  },
  Lockout: {
    label: 'Lockout line',
    meaning: 'The diamonds differ by at least 4, and no digit on the line lies between them',
    broken: 'digits of a lockout line that lie between its ends',
    draw: line('lockout', 12, { ends: 'diamonds' }),
  },
  RegionSumLine: {
    label: 'Region sum line',
    meaning: 'Each part of the line within one box has the same sum',
    broken: 'unequal sums on a region sum line',
    draw: line('region-sum', 16, { ends: 'squares' }),
  },
  SumLine: {
    label: 'Sum line',
    meaning: 'The line can be cut into parts that have the given sum',
    broken: 'a sum line that cannot be cut into its sums',
    draw: line('sum', 16),
  },
};
