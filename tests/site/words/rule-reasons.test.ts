// Sentences of reasons of rules, with what the core counts.

import { expect, test } from 'vitest';

import { reasonText } from '../../../site/src/words/en/hinting/reasons.ts';
import { plainText } from '../../../site/src/words/hints.ts';
import type { LogicReason, LogicStep } from '../../../site/src/engine/messages/logic-types.ts';
import { reasonKinds, type ReasonKind } from '../../../site/src/engine/messages/names.ts';
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
  // Of four digits or fewer it is said what is left.
  expect(told('partners', [0b1111, 0b1_1110_0000, 0b1_0000, 0b1_0000, 0b1_0000], 0b111)).toMatch(
    /: r1c2 is 1, 2, 3 or 4, so r1c1 can only be 6, 7, 8 or 9$/,
  );
  expect(told('partners', [0b1_1111, 0b1_1110_0000, 1, 1, 1], 0b111)).toMatch(whatever);
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

test('what follows from a digit comes before where its rules fail', () => {
  const start = /^if r1c1 were 1, r1c4 would be 7, and .* could not be filled: /;
  for (const [kind, numbers, said] of [
    ['shared_digits', [0b1, 0b10, 3, 7], 'only 2 would be left for r1c2'],
    ['no_place', [0b1, 5, 3, 7], '5 would have no place in '],
    ['sum_needs', [0b1, 4, 3, 7], 'r1c2 would have to be 4'],
    ['seen_missed', [0b1, 1, 5, 4, 3, 7], 'at least 5 would be seen'],
    ['seen_missed', [0b1, 0, 3, 4, 3, 7], 'at most 3 would be seen'],
    ['sum_missed', [0b1, 1, 12, 10, 0, 3, 7], 'r1c2 would be at least 12, not 10'],
    ['sum_missed', [0b1, 0, 8, 10, 0, 3, 7], 'r1c2 would be at most 8, not 10'],
  ] as const) {
    const sentence = told(kind, [...numbers]);
    expect(sentence).toMatch(start);
    expect(sentence.replace(start, '')).toBe(said);
  }
});

const toldOf = (reason: Partial<LogicReason>, parts: Partial<LogicStep> = {}) => {
  const whole = {
    kind: 'none',
    cells: [],
    others: [],
    across: [],
    numbers: [],
    ...reason,
  } as const;
  return plainText(reasonText(context, stepWith({ ...parts, reason: whole })) ?? []);
};

test('two cells with the same digit are both, more cells share what is left', () => {
  const shared = (others: number[], left: number) =>
    toldOf({ kind: 'shared_digits', cells: [0], others, numbers: [0b1, left] });
  expect(shared([1, 2], 0b1000)).toMatch(/: both r1c2 and r1c3 would be 4$/);
  expect(shared([1, 2, 3], 0b11000)).toMatch(
    /: only 4 and 5 would be left for r1c2, r1c3 and r1c4$/,
  );
});

test('the sides of a sum are compared, and a pill is read as a number', () => {
  const missed = (...numbers: number[]) =>
    toldOf({ kind: 'sum_missed', cells: [0], others: [9, 10], across: [0, 1], numbers });
  expect(missed(0b1, 0, 18, 23, 1)).toMatch(
    /: r2c1 and r2c2 would make at most 18, and the number in the pill would be at least 23$/,
  );
  expect(missed(0b1, 1, 12, 10, 0)).toMatch(
    /: r2c1 and r2c2 would make at least 12, and r1c1 and r1c2 would make at most 10$/,
  );
  const pill = (...numbers: number[]) =>
    toldOf({ kind: 'number_in_pill', cells: [0, 1], others: [9, 10], numbers });
  expect(pill(3, 17, 12, 17)).toMatch(
    /: r2c1 and r2c2 make at least 3 and at most 17, so the number in the pill is 12 to 17$/,
  );
  expect(pill(13, 13, 13, 13)).toMatch(/: r2c1 and r2c2 make 13, so the number in the pill is 13$/);
  const sum = toldOf({
    kind: 'sum',
    cells: [9],
    others: [9, 10],
    across: [0, 1],
    numbers: [1, 3, 0, 9, 12, 1, 1],
  });
  expect(sum).toMatch(/: the number in the pill is at least 12 and .*, so r2c1 is at least 3$/);
});

test('rules that are alike are told with the first of them and how many more there are', () => {
  const rules = [0, 9, 18].map((cell) => ({ kind: 'Thermo', item: 0, cells: [cell, cell + 1] }));
  const opening = (kind: ReasonKind, technique: LogicStep['technique'] = 'Thermometer Bounds') =>
    toldOf({ kind: 'opening', numbers: [reasonKinds.indexOf(kind)] }, { rules, technique });
  expect(opening('falling')).toBe(
    'the thermometer with its bulb at r1c1, and 2 more like it: digits grow from the bulb, so each cell leaves room for those before and after it',
  );
  expect(opening('rising')).toBe(opening('falling'));
  const kinds = ['falling', 'partners', 'partner_twice', 'skyscraper', 'number_in_pill'] as const;
  const said = [...kinds, 'combinations' as const, 'sum' as const].map((kind) => opening(kind));
  said.push(opening('sum', 'Arrow Sums'));
  expect(new Set(said).size).toBe(said.length);
  for (const sentence of said) expect(sentence.length).toBeLessThan(300);
});
