// Sentences of reasons of rules, with what the core counts.

import { expect, test } from 'vitest';

import { reasonText } from '../../../site/src/words/en/hinting/reasons.ts';
import { plainText } from '../../../site/src/words/hints.ts';
import type { LogicReason } from '../../../site/src/engine/messages/logic-types.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';

const context = {
  shape: shapeOf(9),
  candidates: [],
  houses: [],
  extraName: () => '',
  about: () => ({ meaning: '' }),
} as const;
const told = (kind: LogicReason['kind'], numbers: number[], digits = 0) => {
  const reason = { kind, cells: [0], others: [1], across: [], numbers };
  return plainText(reasonText(context, stepWith({ reason, digits })) ?? []);
};

test('two cases are both, three are each', () => {
  expect(told('cases', [1, 2, 0, 3, 0])).toMatch(/; neither fits$/);
  expect(told('cases', [1, 2, 0, 3, 0, 4, 0])).toMatch(/; none of them fits$/);
  expect(told('cases', [1, 2, 9, 3, 9])).toMatch(/; either leaves nothing for r1c9$/);
  expect(told('cases', [1, 2, 9, 3, 9, 4, 9])).toMatch(/; each leaves nothing for r1c9$/);
});

test('a number of cells that cannot make an X-sum is said to be none', () => {
  expect(told('sets_by_count', [7, 2, 16, 3, 0])).toMatch(
    /r1c1 says how many cells make 7; with 2 cells the others are among 5 and 3 cells cannot make it$/,
  );
});

test('a digit without a partner says what it would need, unless that is long', () => {
  const beside = 0b1111;
  const partners = (digits: number, ...needed: number[]) =>
    told('partners', [beside, 0, ...needed], digits);
  expect(partners(0b1, 0b1_0000_0000)).toMatch(/: 1 in r1c1 would need 9 in r1c2$/);
  expect(partners(0b11, 0b1_0000_0000, 0b1010_0000)).toMatch(
    /: 1 in r1c1 would need 9 in r1c2, and 2 would need 6 or 8$/,
  );
  expect(partners(0b11, 0, 0)).toMatch(/: no digit goes with 1 or 2 in r1c1$/);
  const whatever = /: whatever r1c2 is, it does not go with /;
  expect(partners(0b11, 0b1_0000_0000, 0)).toMatch(whatever);
  expect(partners(0b111, 0b10_0000, 0b10_0000, 0b10_0000)).toMatch(whatever);
  expect(partners(0b1, 0b1_1110_0000)).toMatch(whatever);
  // Of three digits or fewer it is said what is left.
  expect(told('partners', [0b111, 0b11, 0b1000], 0b1)).toMatch(
    /: r1c2 is 1, 2 or 3, so r1c1 can only be 1 or 2$/,
  );
});

test('what a digit leaves of a sum is told for each digit', () => {
  expect(told('rest_of_sum', [0b11, 9, 8])).toMatch(
    /: with 1 or 2 in r1c1, r1c2 would have to be 9 or 8, which it cannot$/,
  );
});

test('cells that a digit makes one digit come before the end', () => {
  expect(told('dead_end', [0b1, 0])).toMatch(/^if r1c1 were 1, .* could not be filled$/);
  expect(told('dead_end', [0b1, 9, 3, 7, 4, 8])).toMatch(
    /^if r1c1 were 1, r1c4 would be 7 and r1c5 8, and .* would leave nothing for r1c9$/,
  );
});
