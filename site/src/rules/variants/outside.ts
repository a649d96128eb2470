/** Clues outside the grid. */
import type { VariantRule } from '../../puzzle/puzzle.ts';
import type { RuleDrawing, VariantFaces } from './drawing.ts';

function clue(arrow: boolean, textOf = ({ numbers }: VariantRule) => String(numbers[0] ?? '')) {
  return (rule: VariantRule): RuleDrawing => ({
    figures: [{ form: 'clue', cells: rule.cells, text: textOf(rule), arrow }],
  });
}

export const outside: VariantFaces = {
  LittleKiller: {
    label: 'Little killer',
    meaning: 'The diagonal that the arrow points along has the given sum',
    broken: 'a diagonal with the wrong sum',
    draw: clue(true),
  },
  Sandwich: {
    label: 'Sandwich',
    meaning: 'The digits between the smallest and the largest of the line have the given sum',
    broken: 'a sandwich with the wrong sum',
    draw: clue(false),
  },
  Lunchbox: {
    label: 'Lunchbox',
    meaning: 'The digits between the smallest and the largest of the line have the given sum',
    broken: 'a lunchbox with the wrong sum',
    draw: ({ cells, numbers }) => ({
      figures: [
        { form: 'line', cells, colour: 'sum', width: 50, ends: 'round' },
        { form: 'cage', cells, text: String(numbers[0] ?? ''), inset: 14 },
      ],
    }),
  },
  XSum: {
    label: 'X-sum',
    meaning: 'The first X cells have the given sum, where X is the first digit',
    broken: 'first cells with the wrong sum',
    draw: clue(false),
  },
  Skyscraper: {
    label: 'Skyscraper',
    meaning: 'This many digits can be seen, taller ones hiding those behind',
    broken: 'the wrong number of visible skyscrapers',
    draw: clue(false),
  },
  HiddenSkyscraper: {
    label: 'Hidden skyscraper',
    meaning: 'The clue is the first digit that is hidden behind a taller one',
    broken: 'the wrong digit hidden first',
    draw: clue(false),
  },
  NumberedRoom: {
    label: 'Numbered room',
    meaning: 'The first digit says in which cell of the line the clue stands',
    broken: 'the wrong digit in the numbered room',
    draw: clue(false),
  },
  FullRank: {
    label: 'Full rank',
    meaning:
      'The clue says in which place the line, read as a number from there on, comes among all rows and columns read both ways, the smallest first',
    broken: 'the wrong rank',
    draw: clue(false),
  },
  FullRankTies: {
    label: 'Ties of ranks',
    meaning:
      'Whether lines may read the same: with none, no two of them; with only-unclued, only those without a clue; with any, all',
    broken: 'equal numbers',
  },
};
