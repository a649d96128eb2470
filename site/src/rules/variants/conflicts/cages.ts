/** Conflicts in cages, arrows, and other sets of cells. */
import { repeated } from '../cages.ts';
import {
  addingUp,
  alike,
  isFilled,
  namesOf,
  sumOf,
  valuesOf,
  wrongSum,
  type Broken,
  type FamilySayings,
  type Says,
} from './telling.ts';

const inCage = alike('in the cage');

const cageSum: Says = (broken) => {
  const [sum = 0] = broken.rule.numbers;
  return sum ? wrongSum(broken, broken.rule.cells, sum, 'the cage') : undefined;
};

/** A sum in which every cell counts once. */
const plainSum: Says = (broken) => {
  const [sum = 0, ...factors] = broken.rule.numbers;
  if (factors.some((factor) => factor !== 1)) return undefined;
  return wrongSum(broken, broken.rule.cells, sum, 'the sum');
};

/** Of an arrow whose circles are filled and whose other cells hold too much, or are filled, too. */
function arrowSum(circles: (cells: readonly number[]) => readonly number[], what: string): Says {
  return (broken) => {
    const ends = circles(broken.rule.cells);
    if (!isFilled(broken, ends)) return undefined;
    const shaft = broken.rule.cells.filter((cell) => !ends.includes(cell));
    const filled = isFilled(broken, shaft)
      ? shaft
      : shaft.filter((cell) => broken.cells.includes(cell));
    const total = sumOf(valuesOf(broken, ends));
    const sum = sumOf(valuesOf(broken, filled));
    if (filled.length === 0 || (filled.length < shaft.length && sum <= total)) return undefined;
    const circle = ends.length === 1 ? `is ${total}` : `add up to ${total}`;
    return `${addingUp(broken, filled)}, but ${what}, ${namesOf(broken, ends)}, ${circle}`;
  };
}

const pillSum: Says = (broken) => {
  const { cells, numbers } = broken.rule;
  const pill = cells.slice(0, numbers[0] ?? 1);
  const shaft = cells.slice(pill.length);
  if (!isFilled(broken, cells)) return undefined;
  return `${addingUp(broken, shaft)}, but the pill reads ${valuesOf(broken, pill).join('')}`;
};

const unequalSums: Says = (broken) => {
  const full = broken.rule.lists.filter((cells) => isFilled(broken, cells));
  const [first] = full;
  const other = full.find((cells) => sumOf(valuesOf(broken, cells)) !== totalOf(broken, first));
  return first && other
    ? `${addingUp(broken, first)}, but ${addingUp(broken, other)}; the sums must be equal`
    : undefined;
};

function totalOf(broken: Broken, cells: readonly number[] = []): number {
  return sumOf(valuesOf(broken, cells));
}

const forbiddenSum: Says = (broken) => {
  const [sum = 0] = broken.rule.numbers;
  return sumOf(broken.values) === sum
    ? `${addingUp(broken, broken.cells)}, which the cage forbids`
    : undefined;
};

const countedWrong: Says = (broken) => {
  const [control = 0, ...counted] = broken.rule.cells;
  if (!isFilled(broken, broken.rule.cells)) return undefined;
  const count = new Set(valuesOf(broken, counted)).size;
  const holds = count === 1 ? '1 different digit' : `${count} different digits`;
  return `The circle, ${namesOf(broken, [control])}, says ${broken.valueAt(control)}, but its cells hold ${holds}`;
};

export const cageSayings: FamilySayings = {
  Cage: { needs: () => 'The cage needs different digits', better: [inCage, cageSum] },
  Sum: {
    needs: ({ numbers: [sum = 0] }) => `The weighted sum of the cells must be ${sum}`,
    better: [plainSum],
  },
  EqualSum: { needs: () => 'The sets of cells need equal sums', better: [unequalSums] },
  Arrow: {
    needs: () => 'The arrow must add up to its circle',
    better: [arrowSum((cells) => cells.slice(0, 1), 'the circle')],
  },
  DoubleArrow: {
    needs: () => 'The double arrow must add up to its two circles',
    better: [
      arrowSum((cells) => [...new Set([...cells.slice(0, 1), ...cells.slice(-1)])], 'the circles'),
    ],
  },
  PillArrow: { needs: () => 'The arrow must add up to its pill', better: [pillSum] },
  RellikCage: {
    needs: ({ numbers: [sum = 0] }) => `The cage forbids any sum of ${sum}`,
    better: [inCage, forbiddenSum],
  },
  EqualityCage: {
    needs: () => 'The cage needs as many low as high digits, and as many even as odd ones',
    better: [inCage],
  },
  ContainAtLeast: { needs: ({ numbers }) => `The cells need room for ${repeated(numbers)}` },
  ContainExact: {
    needs: ({ numbers }) =>
      `The cells must hold ${repeated(numbers)}, each exactly as often as listed`,
  },
  LookAndSay: {
    needs: ({ numbers }) =>
      `The clue of the cage asks for ${numbers
        .flatMap((value, at) => (at % 2 ? [] : `${numbers[at + 1]} times ${value}`))
        .join(', ')}`,
  },
  CountDistinct: {
    needs: () => 'The circle must say how many different digits its cells hold',
    better: [countedWrong],
  },
  SameValues: { needs: () => 'The sets of cells need the same digits' },
};
