/** Conflicts of marks on edges, corners and cells. */
import { repeated } from '../cages.ts';
import { addingUp, isFilled, namesOf, wrongSum, type FamilySayings, type Says } from './telling.ts';

/** The sum of the one pair of a mark that holds all cells of the conflict. */
function pairSum(target: number, what: string): Says {
  return (broken) => {
    const pair = broken.rule.lists.find((cells) =>
      broken.cells.every((cell) => cells.includes(cell)),
    );
    return pair && wrongSum(broken, pair, target, what);
  };
}

const notGreater: Says = (broken) => {
  const pair = broken.rule.lists.find((cells) =>
    broken.cells.every((cell) => cells.includes(cell)),
  );
  if (!pair || !isFilled(broken, pair)) return undefined;
  const [greater = 0, less = 0] = pair;
  return `${namesOf(broken, [greater])} is ${broken.valueAt(greater)}, which is not greater than ${broken.valueAt(less)} in ${namesOf(broken, [less])}`;
};

const unmarkedDot: Says = (broken) => {
  const [a = 0, b = 0] = broken.values;
  const isConsecutive = Math.abs(a - b) === 1;
  const [what, colour] = isConsecutive
    ? ['consecutive', 'white']
    : ['in a ratio of 1 to 2', 'black'];
  return `${namesOf(broken, broken.cells)} are ${what} (${a} and ${b}), but there is no ${colour} dot between them`;
};

const unmarkedSum: Says = (broken) => {
  const [a = 0, b = 0] = broken.values;
  const mark = a + b === 5 ? 'V' : 'X';
  return `${addingUp(broken, broken.cells)}, but there is no ${mark} between them`;
};

const tooMany: Says = (broken) => {
  const [value = 0] = broken.values;
  const count = broken.cells.length;
  if (!broken.values.every((each) => each === value) || count <= value) return undefined;
  return `${count} circles hold ${value}: ${namesOf(broken, broken.cells)}`;
};

export const markSayings: FamilySayings = {
  Given: {
    needs: ({ numbers }) =>
      numbers.length === 0
        ? 'The cell allows no digit'
        : `The cell allows only ${[...new Set(numbers)].sort((a, b) => a - b).join(' ')}`,
  },
  WhiteDot: { needs: () => 'The white dot needs consecutive digits' },
  BlackDot: { needs: () => 'The black dot needs one digit twice the other' },
  X: { needs: () => 'The X needs a sum of 10', better: [pairSum(10, 'the X')] },
  V: { needs: () => 'The V needs a sum of 5', better: [pairSum(5, 'the V')] },
  GreaterThan: {
    needs: () => 'The sign must point to the smaller digit',
    better: [notGreater],
  },
  StrictKropki: { needs: () => 'All dots are given', better: [unmarkedDot] },
  StrictXV: { needs: () => 'All X and V are given', better: [unmarkedSum] },
  Quad: {
    needs: ({ numbers }) => `The four cells around the circle need room for ${repeated(numbers)}`,
  },
  CountingCircles: {
    needs: () => 'Every digit in a circle must be in as many circles',
    better: [tooMany],
  },
  Indexing: { needs: () => 'The index must point to the digit that it is for' },
  ValueIndexing: { needs: () => 'The index must point to the digit of its first cell' },
};
