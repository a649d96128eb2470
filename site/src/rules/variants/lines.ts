/** Lines through cells. Colours and widths are those people know them by. */
import type { Figure, FigureColour } from '../../board/view.ts';
import type { VariantRule } from '../../puzzle/puzzle.ts';
import type { Shape } from '../../puzzle/shape.ts';
import type { RuleDrawing, VariantFaces } from './drawing.ts';

type Line = Extract<Figure, { form: 'line' }>;

/** Draws a line through the cells of a rule. */
function line(
  colour: FigureColour,
  width: number,
  more: Pick<Line, 'ends' | 'middle' | 'ticks' | 'text'> = {},
) {
  return ({ cells }: VariantRule): RuleDrawing => ({
    figures: [{ form: 'line', cells, colour, width, ...more }],
  });
}

/**
 * The whispers that people know by a colour of their own ask for a difference of 4 or 5; only that of 5 goes
 * without its number.
 */
function whisper(rule: VariantRule): RuleDrawing {
  const [difference = 5] = rule.numbers;
  const more = {
    ends: 'squares',
    ...(difference === 5 ? {} : { text: String(difference) }),
  } as const;
  return line(difference === 4 ? 'dutch' : 'whisper', 19, more)(rule);
}

/** Its last number says whether it is closed. */
function sumLine(rule: VariantRule): RuleDrawing {
  const { cells, numbers } = rule;
  const [sum = 0, isLoop = 0] = numbers;
  return line('sum', 16, { text: String(sum) })({
    ...rule,
    cells: isLoop ? [...cells, ...cells.slice(0, 1)] : cells,
  });
}

/** With a stroke wherever it passes from one region to another. */
function regionSumLine(
  rule: VariantRule,
  _shape: Shape,
  regions: readonly (readonly number[])[],
): RuleDrawing {
  const regionOf = (cell: number) => regions.findIndex((region) => region.includes(cell));
  const steps = rule.cells.slice(1).map((cell, at) => [rule.cells[at] ?? cell, cell] as const);
  const ticks = steps.filter(([before, after]) => regionOf(before) !== regionOf(after));
  return line('region-sum', 16, { ticks })(rule);
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
    meaning: 'Neighbours on the line differ by at least 5, or by at least the number on it',
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
    meaning:
      'On a line marked M3 any three cells in a row have different remainders when divided by 3, and so for other numbers',
    broken: 'equal remainders too close on a modular line',
    draw: (rule) => line('modular', 16, { text: `M${rule.numbers[0] ?? ''}` })(rule),
  },
  Entropic: {
    label: 'Entropic line',
    meaning: 'On a line marked E any three cells in a row have a low, a middle and a high digit',
    broken: 'digits of one third too close on an entropic line',
    draw: line('entropic', 16, { text: 'E' }),
  },
  Palindrome: {
    label: 'Palindrome',
    meaning: 'The line reads the same from both ends',
    broken: 'a palindrome that does not read the same from both ends',
    draw: line('grey', 25),
  },
  Zipper: {
    label: 'Zipper line',
    meaning:
      'Cells equally far from the middle have one and the same sum, which is the digit in the middle if there is one',
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
    meaning:
      'The digits in the diamonds differ by at least the number on the line, and no other digit lies between them or equals one',
    broken: 'digits of a lockout line that lie between its ends',
    draw: (rule) =>
      line('lockout', 12, { ends: 'diamonds', text: String(rule.numbers[0] ?? '') })(rule),
  },
  RegionSumLine: {
    label: 'Region sum line',
    meaning: 'Each part of the line within one box has the same sum',
    broken: 'unequal sums on a region sum line',
    draw: regionSumLine,
  },
  SumLine: {
    label: 'Sum line',
    meaning: 'The line can be cut into parts that each have the sum written on it',
    broken: 'a sum line that cannot be cut into its sums',
    draw: sumLine,
  },
};
