/** Conflicts of clues outside the grid. */
import {
  alike,
  isFilled,
  namesOf,
  valuesOf,
  wrongSum,
  type FamilySayings,
  type Says,
} from './telling.ts';

const clueOf: (rule: { readonly numbers: readonly number[] }) => number = ({
  numbers: [clue = 0],
}) => clue;

const diagonalSum: Says = (broken) =>
  wrongSum(broken, broken.rule.cells, clueOf(broken.rule), 'the little killer');

/** Between the smallest and the largest digit of a line, once all cells there are filled. */
function sandwichSum(what: string): Says {
  return (broken) => {
    const { cells, numbers } = broken.rule;
    const [sum] = numbers;
    if (sum === undefined || !isFilled(broken, cells)) return undefined;
    const values = valuesOf(broken, cells);
    const [from = 0, to = 0] = [Math.min(...values), Math.max(...values)]
      .map((value) => values.indexOf(value))
      .sort((a, b) => a - b);
    const inside = cells.slice(from + 1, to);
    return inside.length === 0
      ? `There is nothing between ${values[from]} and ${values[to]}, but ${what} needs ${sum}`
      : wrongSum(broken, inside, sum, what);
  };
}

const firstCells: Says = (broken) => {
  const { cells } = broken.rule;
  const [first = 0] = cells;
  const length = broken.valueAt(first);
  if (length === undefined || length < 1 || length > cells.length) return undefined;
  const counted = cells.slice(0, length);
  return isFilled(broken, counted)
    ? wrongSum(broken, counted, clueOf(broken.rule), 'the X-sum')
    : undefined;
};

const visible: Says = (broken) => {
  const { cells } = broken.rule;
  if (!isFilled(broken, cells)) return undefined;
  let highest = 0;
  let seen = 0;
  for (const value of valuesOf(broken, cells)) {
    if (value <= highest) continue;
    highest = value;
    seen++;
  }
  const are = seen === 1 ? '1 skyscraper is' : `${seen} skyscrapers are`;
  return `${are} visible from ${namesOf(broken, cells.slice(0, 1))}, but the clue says ${clueOf(broken.rule)}`;
};

export const outsideSayings: FamilySayings = {
  LittleKiller: {
    needs: (rule) => `The little killer needs ${clueOf(rule)}`,
    better: [diagonalSum],
  },
  Sandwich: {
    needs: (rule) => `The sandwich needs ${clueOf(rule)}`,
    better: [alike('in the line of a sandwich'), sandwichSum('the sandwich')],
  },
  Lunchbox: {
    needs: ({ numbers: [sum] }) =>
      sum === undefined ? 'The lunchbox needs different digits' : `The lunchbox needs ${sum}`,
    better: [alike('in the lunchbox'), sandwichSum('the lunchbox')],
  },
  XSum: { needs: (rule) => `The X-sum needs ${clueOf(rule)}`, better: [firstCells] },
  Skyscraper: {
    needs: (rule) => `The clue asks for ${clueOf(rule)} visible skyscrapers`,
    better: [visible],
  },
  HiddenSkyscraper: {
    needs: (rule) => `The first skyscraper that is hidden must be ${clueOf(rule)}`,
  },
  NumberedRoom: {
    needs: (rule) => `The numbered room needs ${clueOf(rule)} where the first digit points`,
  },
  FullRank: { needs: (rule) => `The line must come in place ${clueOf(rule)}` },
  FullRankTies: { needs: () => 'No two lines may read the same' },
};
