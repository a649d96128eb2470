import { expect, test } from 'vitest';

import { hintWords, plainText, type HintContext } from '../../../site/src/words/hints.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

const context: HintContext = {
  shape: shapeOf(9),
  candidates: [],
  houses: [],
  extraName: () => 'a house',
};
const cage = { item: 1, kind: 'Cage', cells: [1, 2] };
const bits = (...digits: number[]) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);
const told = (parts: Parameters<typeof stepWith>[0]) =>
  plainText(hintWords.why(context, stepWith(parts)));

const combinations = { technique: 'Cage Combinations', rules: [cage], cells: [1, 2] } as const;

test('a cage is called by its sum, and its combinations say what goes', () => {
  expect(
    told({
      ...combinations,
      digits: bits(1, 2),
      combinations: [bits(4, 9), bits(5, 8), bits(6, 7)],
      eliminations: [
        { cell: 1, digit: 1 },
        { cell: 2, digit: 2 },
      ],
    }),
  ).toBe(
    'Cage combinations: the 13 cage at r1c2 can only hold 4+9, 5+8 or 6+7. So 1 can be removed from r1c2; 2 from r1c3.',
  );
});

test('where a digit goes that a combination has, the fillings say so', () => {
  expect(
    told({
      ...combinations,
      digits: bits(4),
      combinations: [bits(4, 9)],
      eliminations: [{ cell: 1, digit: 4 }],
    }),
  ).toContain('can only hold 4+9, and no way to fill it uses the candidates removed here.');
});

test('without combinations, or with more than anybody reads, the fillings alone do', () => {
  const eliminations = [{ cell: 1, digit: 4 }];
  const many = Array.from({ length: 9 }, (_, at) => bits(1, 2, 3, at + 1));
  for (const sets of [[], many]) {
    expect(told({ ...combinations, digits: bits(4), combinations: sets, eliminations })).toContain(
      'no way to fill the cage at r1c2 uses the candidates removed here.',
    );
  }
});

test('a digit that a rule needs is told with where it is', () => {
  expect(
    told({
      technique: 'Rule Pointing',
      rules: [cage],
      cells: [1, 2],
      digits: bits(9),
      combinations: [bits(4, 9)],
      eliminations: [{ cell: 5, digit: 9 }],
    }),
  ).toBe(
    'Rule pointing: the 13 cage at r1c2 needs 9: it can only hold 4+9. The 9 is in r1c2 or r1c3, and a cell that sees all of these cannot be 9. So 9 can be removed from r1c6.',
  );
});

test('a link of a chain that a cage gives is told by the cage', () => {
  const chain = [
    { digit: 9, cells: [1], on: false, set: null, rule: null },
    { digit: 9, cells: [2], on: true, set: null, rule: 0 },
    { digit: 9, cells: [20], on: false, set: null, rule: null },
    { digit: 9, cells: [19], on: true, set: null, rule: null },
  ];
  const step = { technique: 'X-Chain', chain, eliminations: [{ cell: 10, digit: 9 }] } as const;
  expect(told({ ...step, rules: [cage], combinations: [bits(4, 9)] })).toContain(
    'X-chain: if r1c2 is not 9, then r1c3 is 9 (the 13 cage at r1c2 holds a 9 in any case), so r3c3 is not 9, so r3c2 is 9. ',
  );
  expect(told({ ...step, rules: [cage, cage], combinations: [] })).toContain(
    'r1c3 is 9 (the cage at r1c2 holds a 9 in any case), so',
  );
});
