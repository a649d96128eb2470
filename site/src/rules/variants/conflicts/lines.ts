/** Conflicts along lines. */
import {
  addingUp,
  alike,
  isFilled,
  namesOf,
  pairOf,
  sumOf,
  valuesOf,
  type Broken,
  type FamilySayings,
  type Says,
} from './telling.ts';

/** Two cells of a line in its order, and what they hold. */
function twoOf(broken: Broken) {
  const pair = pairOf(broken);
  if (!pair) return undefined;
  const { cells } = broken.rule;
  const [from = 0, to = 0] = pair.places.map((place) => cells[place] ?? 0);
  const [a = 0, b = 0] = valuesOf(broken, [from, to]);
  const steps = pair.places[1] - pair.places[0];
  return { a, b, steps, from: namesOf(broken, [from]), to: namesOf(broken, [to]) };
}

const notRising: Says = (broken) => {
  const two = twoOf(broken);
  if (!two || two.b > two.a) return undefined;
  return `${two.from} to ${two.to} does not rise along the thermometer`;
};

const falling: Says = (broken) => {
  const two = twoOf(broken);
  if (!two || two.b >= two.a) return undefined;
  return `${two.from} to ${two.to} falls along the slow thermometer`;
};

const tooClose: Says = (broken) => {
  const two = twoOf(broken);
  const [difference = 5] = broken.rule.numbers;
  if (!two || two.steps > 1) return undefined;
  const apart = two.a === two.b ? 'are equal' : `differ by ${Math.abs(two.a - two.b)}`;
  return `${two.from} and ${two.to} ${apart}, but the whisper line needs ${difference}`;
};

const sameRemainder: Says = (broken) => {
  const two = twoOf(broken);
  const [modulus = 1] = broken.rule.numbers;
  if (!two || two.a % modulus !== two.b % modulus) return undefined;
  return `${two.from} and ${two.to} have the same remainder by ${modulus}, too close on the modular line`;
};

const thirds = ['low', 'middle', 'high'];

const sameThird: Says = (broken) => {
  const two = twoOf(broken);
  if (!two || two.steps > 2) return undefined;
  const thirdOf = (value: number) => Math.floor((value - 1) / 3);
  const third = thirds[thirdOf(two.a)];
  if (!third || thirdOf(two.a) !== thirdOf(two.b)) return undefined;
  return `${two.from} and ${two.to} are both ${third} digits, too close on the entropic line`;
};

const notMirrored: Says = (broken) => {
  const two = twoOf(broken);
  return (
    two && `${two.from} is ${two.a} and ${two.to} is ${two.b}, but on the palindrome they are equal`
  );
};

const unzipped: Says = (broken) => {
  const { cells } = broken.rule;
  const pairs = cells
    .slice(0, Math.floor(cells.length / 2))
    .map((cell, at) => [cell, cells.at(-1 - at) ?? cell])
    .filter((pair) => isFilled(broken, pair) && pair.every((cell) => broken.cells.includes(cell)));
  const middle = cells.length % 2 ? cells[(cells.length - 1) / 2] : undefined;
  const [first, second] =
    middle !== undefined && broken.cells.includes(middle) ? [pairs[0], [middle]] : pairs;
  if (!first || !second) return undefined;
  const sums = [first, second].map((pair) => sumOf(valuesOf(broken, pair)));
  if (sums[0] === sums[1]) return undefined;
  const other =
    second.length === 1
      ? `${namesOf(broken, second)}, the middle of the zipper line, is ${sums[1]}`
      : addingUp(broken, second);
  return `${addingUp(broken, first)}, but ${other}`;
};

/** Of one cell between filled ends. */
function betweenEnds(
  say: (cell: string, value: number, low: number, high: number) => string,
): Says {
  return (broken) => {
    const { cells } = broken.rule;
    const ends = [...cells.slice(0, 1), ...cells.slice(-1)];
    const [inner, ...others] = broken.cells.filter((cell) => !ends.includes(cell));
    const values = valuesOf(broken, ends);
    if (inner === undefined || others.length > 0 || values.length < 2) return undefined;
    const [value = 0] = valuesOf(broken, [inner]);
    return say(namesOf(broken, [inner]), value, Math.min(...values), Math.max(...values));
  };
}

const outOfEnds = betweenEnds((cell, value, low, high) =>
  value <= low || value >= high
    ? `${cell} is ${value}, which is not between ${low} and ${high} at the ends of the line`
    : '',
);

const withinEnds = betweenEnds((cell, value, low, high) =>
  value >= low && value <= high
    ? `${cell} is ${value}, which is not outside ${low} and ${high} at the ends of the lockout line`
    : '',
);

const endsTooClose: Says = (broken) => {
  const two = twoOf(broken);
  const [difference = 0] = broken.rule.numbers;
  if (!two || two.steps !== broken.rule.cells.length - 1) return undefined;
  const by = Math.abs(two.a - two.b);
  if (by >= difference) return undefined;
  return `${two.from} and ${two.to} differ by ${by}, but the ends of the lockout line need ${difference}`;
};

export const lineSayings: FamilySayings = {
  Thermo: { needs: () => 'The thermometer needs room to rise', better: [notRising] },
  SlowThermometer: { needs: () => 'The slow thermometer must not fall', better: [falling] },
  Whisper: {
    needs: ({ numbers: [difference = 5] }) =>
      `Neighbours on the whisper line must differ by ${difference} or more`,
    better: [tooClose],
  },
  Renban: {
    needs: () => 'The digits of the renban line must be consecutive',
    better: [alike('on the renban line')],
  },
  Modular: {
    needs: ({ numbers: [modulus = 1] }) =>
      `The remainders by ${modulus} must repeat along the modular line`,
    better: [sameRemainder],
  },
  Entropic: {
    needs: () => 'Low, middle and high digits must repeat along the entropic line',
    better: [sameThird],
  },
  Palindrome: {
    needs: () => 'The palindrome must read the same from both ends',
    better: [notMirrored],
  },
  Zipper: { needs: () => 'The zipper line needs equal sums', better: [unzipped] },
  Between: {
    needs: () => 'The digits on the line must lie between those at its ends',
    better: [outOfEnds],
  },
  Lockout: {
    needs: () => 'No digit of the lockout line may lie between those at its ends',
    better: [withinEnds, endsTooClose],
  },
  RegionSumLine: { needs: () => 'The parts of the region sum line need equal sums' },
  SumLine: {
    needs: ({ numbers: [sum = 0] }) => `The sum line must be cut into parts of ${sum}`,
  },
};
