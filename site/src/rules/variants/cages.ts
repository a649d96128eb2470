/** Cages, arrows, and other sets of cells. */
import type { VariantRule } from '../../puzzle/puzzle.ts';
import type { RuleDrawing, VariantFaces } from './drawing.ts';

function cage(textOf: (rule: VariantRule) => string, inset = 7.5) {
  return (rule: VariantRule): RuleDrawing => ({
    figures: [{ form: 'cage', cells: rule.cells, text: textOf(rule), inset }],
  });
}

const sum = ({ numbers }: VariantRule) => (numbers[0] ? String(numbers[0]) : '');

/** The sum, where every cell counts once: a sum of differences is in the list alone. */
function plainSum({ numbers: [total, ...factors] }: VariantRule): string {
  return factors.every((factor) => factor === 1) ? String(total ?? '') : '';
}

/** Values that come with how often they occur, as people write them: "1 1 4". */
export function repeated(numbers: readonly number[]): string {
  const values: number[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    values.push(...new Array<number>(numbers[at + 1] ?? 0).fill(numbers[at] ?? 0));
  return values.join(' ');
}

/** Of values that come with how often they occur, as the clue says it: "23 15". */
function lookAndSay({ numbers }: VariantRule): string {
  const pairs: string[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) pairs.push(`${numbers[at + 1]}${numbers[at]}`);
  return pairs.join(' ');
}

/** The first cell counts what is in the others. */
function countDistinct({ cells: [control, ...counted] }: VariantRule): RuleDrawing {
  if (control === undefined) return {};
  return {
    figures: [
      { form: 'ground', cell: control, shape: 'ring', colour: 'arrow' },
      { form: 'cage', cells: counted, text: '', inset: 12 },
    ],
  };
}

const contained = ({ numbers }: VariantRule) => repeated(numbers);

/** A set of cells that is one among several of a rule. */
function eachList(inset: number) {
  return ({ lists }: VariantRule): RuleDrawing => ({
    figures: lists.map((cells) => ({ form: 'cage', cells, text: '', inset })),
  });
}

export const cages: VariantFaces = {
  Cage: {
    label: 'Killer cage',
    meaning: 'Digits in a cage differ and add up to the sum in its corner',
    broken: 'a cage with a repeated digit or the wrong sum',
    draw: cage(sum),
  },
  Sum: {
    label: 'Sum',
    meaning: 'The cells have the given sum; digits may repeat',
    broken: 'cells with the wrong sum',
    draw: cage(plainSum, 12),
  },
  EqualSum: {
    label: 'Equal sums',
    meaning: 'All of the sets of cells have the same sum',
    broken: 'sets of cells with unequal sums',
    draw: eachList(12),
  },
  Arrow: {
    label: 'Arrow',
    meaning: 'The digits along the arrow add up to the one in its circle',
    broken: 'an arrow that does not add up to its circle',
    draw: ({ cells }) => ({ figures: [{ form: 'arrow', cells, pill: 1 }] }),
  },
  DoubleArrow: {
    label: 'Double arrow',
    meaning: 'The digits between the circles add up to those in the circles',
    broken: 'a double arrow that does not add up to its circles',
    draw: ({ cells }) => ({
      figures: [{ form: 'line', cells, colour: 'double-arrow', width: 8, ends: 'circles' }],
    }),
  },
  PillArrow: {
    label: 'Pill arrow',
    meaning: 'The digits along the arrow add up to the number in its pill',
    broken: 'an arrow that does not add up to its pill',
    draw: ({ cells, numbers }) => ({ figures: [{ form: 'arrow', cells, pill: numbers[0] ?? 1 }] }),
  },
  RellikCage: {
    label: 'Anti-killer cage',
    meaning: 'The digits differ, and no one or several of them add up to the number in the corner',
    broken: 'a set of cells with the forbidden sum',
    draw: cage((rule) => `not ${sum(rule)}`),
  },
  EqualityCage: {
    label: 'Equality cage',
    meaning: 'The digits differ: as many low as high ones, and as many even as odd ones',
    broken: 'a cage out of balance',
    draw: cage(() => '='),
  },
  ContainAtLeast: {
    label: 'Contains at least',
    meaning: 'The digits listed are among those of the cells, as often as listed',
    broken: 'cells that lack a listed digit',
    draw: cage(contained, 12),
  },
  ContainExact: {
    label: 'Contains exactly',
    meaning: 'The digits listed are among those of the cells, exactly as often as listed',
    broken: 'cells with a listed digit too often or not often enough',
    draw: cage(contained, 12),
  },
  LookAndSay: {
    label: 'Look-and-say cage',
    meaning: 'The clue says how often some digits occur: 23 asks for two 3s',
    broken: 'a look-and-say cage that does not match its clue',
    draw: cage(lookAndSay),
  },
  CountDistinct: {
    label: 'Number of different digits',
    meaning: 'The digit in the circle says how many different digits the other cells have',
    broken: 'the wrong number of different digits',
    draw: countDistinct,
  },
  SameValues: {
    label: 'Same digits',
    meaning: 'All of the sets of cells have the same digits',
    broken: 'sets of cells with different digits',
    draw: eachList(12),
  },
};
