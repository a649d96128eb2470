import { describe, expect, test } from 'vitest';

import type {
  LogicHouse,
  LogicRule,
  LogicStep,
} from '../../../site/src/engine/messages/logic-types.ts';
import { hintWords, plainText, type HintContext } from '../../../site/src/words/hints.ts';
import type { RuleFacts } from '../../../site/src/words/hint-part.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

const context: HintContext = {
  shape: shapeOf(9),
  candidates: [],
  houses: [],
  extraName: () => 'a house',
  about: ({ kind }) =>
    kind === 'Cage' ? { meaning: 'The cells add up to the sum', clue: 13 } : { meaning: '' },
};
const box: LogicHouse = { kind: 'box', number: 0, cells: [0, 1, 2, 9, 10, 11, 18, 19, 20] };
const cage = { item: 1, kind: 'Cage', cells: [1, 2] };
const bits = (...digits: number[]) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);
const told = (parts: Parameters<typeof stepWith>[0]) =>
  plainText(hintWords.why(context, stepWith(parts)));

test('a house and a cell name the rules by which other digits go', () => {
  const whisper = { item: 2, kind: 'Whisper', cells: [0, 1, 2] };
  const rules = [whisper];
  const cell = { technique: 'Cell Forcing', rules, cells: [0], digits: bits(1, 2) } as const;
  expect(told({ ...cell, eliminations: [{ cell: 1, digit: 4 }] })).toBe(
    'Cell forcing: r1c1 is 1 or 2. With 4 in r1c2 it could be neither of these (by the whisper line at r1c1). So 4 can be removed from r1c2.',
  );
  const two = [
    { cell: 1, digit: 4 },
    { cell: 1, digit: 3 },
  ];
  expect(told({ ...cell, eliminations: two })).toContain('With 3 or 4 in r1c2 it could be neither');
  const several = [
    { cell: 1, digit: 4 },
    { cell: 3, digit: 5 },
  ];
  expect(told({ ...cell, eliminations: several })).toContain(
    'Each of these excludes the same candidates (by the whisper line at r1c1).',
  );
  const places = { technique: 'Locked Candidates', rules, houses: [box], cells: [0, 2] } as const;
  const locked = stepWith({ ...places, digits: bits(1), eliminations: [{ cell: 1, digit: 4 }] });
  expect(plainText(hintWords.why(context, locked))).toContain(
    'With 4 in r1c2 it could be in neither of these (by the whisper line at r1c1).',
  );
  // Where to look is at the house and the cell.
  expect(plainText(hintWords.where(context, locked))).toBe('Here: r1c1 and r1c3 with 1.');
});

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

test('the sets of a rule that is no sum are written without signs of addition', () => {
  const renban = { item: 2, kind: 'Renban', cells: [1, 2], ends: [1, 2] };
  const eliminations = [{ cell: 5, digit: 5 }];
  const sets = [bits(4, 5), bits(5, 6)];
  expect(
    told({
      technique: 'Rule Pointing',
      rules: [renban],
      cells: [1, 2],
      digits: bits(5),
      combinations: sets,
      eliminations,
    }),
  ).toContain('the renban r1c2-r1c3 needs 5: it can only hold 45 or 56.');
});

test('without combinations, or with more than anybody reads, the fillings alone do', () => {
  const eliminations = [{ cell: 1, digit: 4 }];
  const many = Array.from({ length: 9 }, (_, at) => bits(1, 2, 3, at + 1));
  for (const sets of [[], many]) {
    expect(told({ ...combinations, digits: bits(4), combinations: sets, eliminations })).toContain(
      'no way to fill the 13 cage at r1c2 uses the candidates removed here.',
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
});

const named = (rules: readonly LogicRule[], facts: Readonly<Record<string, RuleFacts>>) => {
  const step = stepWith({ technique: 'Rules in a House', houses: [box], rules });
  const about = ({ kind, item }: LogicRule) => facts[`${kind} ${item}`] ?? { meaning: '' };
  return plainText(hintWords.why({ ...context, about }, step));
};

test('rules of one kind are named together, those at one cell once', () => {
  const rules = [
    { item: 1, kind: 'Cage', cells: [1, 2] },
    { item: 2, kind: 'NFA', cells: [3, 4] },
    { item: 3, kind: 'Cage', cells: [10, 11] },
    { item: 4, kind: 'NFA', cells: [3, 12] },
    { item: 5, kind: 'AntiKnight', cells: [] },
  ];
  const facts = { 'Cage 1': { meaning: 'Sum', clue: 5 }, 'NFA 2': { meaning: 'Machine', clue: 7 } };
  expect(named(rules, facts)).toContain(
    'box 1 together with the cages at r1c2 (5) and r2c2, the state machine at r1c4 and the anti-knight rule uses',
  );
});

test('rules of one kind say what they ask for, but not a cage with its sum', () => {
  const line = { item: 4, kind: 'Whisper', cells: [3, 4] };
  const about = { meaning: 'Neighbours differ', clue: 5 };
  const facts = {
    'Whisper 4': about,
    'XSum 5': { ...about, meaning: 'X counts' },
    'Cage 6': about,
  };
  expect(named([line], facts)).toContain('the whisper line at r1c4 (neighbours differ) uses');
  const clue = { item: 5, kind: 'XSum', cells: [3] };
  expect(named([clue], facts)).toContain('the X-sum 5 at r1c4 (X counts) uses');
  expect(named([{ ...line, item: 6, kind: 'Cage' }], facts)).toContain('the 5 cage at r1c4 uses');
  const rank = { item: 7, kind: 'FullRank', cells: [8, 7, 6], ends: [8, 6], clue: 12 };
  expect(named([rank], facts)).toContain('the rank clue 12 at the right of row 1 uses');
  const lunch = { item: 8, kind: 'Lunchbox', cells: [3, 4], clue: 14 };
  expect(named([lunch], facts)).toContain('the lunchbox 14 at r1c4 uses');
  expect(named([line, clue], facts)).toContain(
    'the whisper line at r1c4 and the X-sum 5 at r1c4 uses',
  );
});

describe('innies and outies', () => {
  const cages = [
    { item: 1, kind: 'Cage', cells: [0, 1, 9] },
    { item: 2, kind: 'Cage', cells: [2, 3, 11] },
  ];
  const about = ({ item }: LogicRule) => ({ meaning: '', clue: item === 1 ? 20 : 16 });
  const told = (parts: Partial<LogicStep>) =>
    plainText(
      hintWords.why(
        { ...context, about },
        stepWith({ technique: 'Innies and Outies', houses: [box], rules: cages, ...parts }),
      ),
    );

  test('are told with the sums that they come from', () => {
    expect(told({ cells: [10, 18], outies: [3], total: 9 })).toContain(
      'box 1 adds up to 45, and the cages at r1c1 (20) and r1c3 (16) to 36. It follows that the sum of r2c2 and r3c1 is 9 more than r1c4.',
    );
  });

  test('are told without them where they do not come out', () => {
    const known =
      'the sum of box 1 is known, and so are the sums of the cages at r1c1 (20) and r1c3 (16). It follows that ';
    const inside = [10, 18];
    expect(told({ cells: inside, total: 8 })).toContain(`${known}the sum of r2c2 and r3c1 is 8.`);
    expect(told({ outies: [3], total: -4 })).toContain(`${known}r1c4 is 4.`);
    expect(told({ cells: [10], outies: [3], total: 0 })).toContain(
      `${known}r2c2 is the same as r1c4.`,
    );
    expect(told({ cells: [10], outies: inside, total: -2 })).toContain(
      `${known}the sum of r2c2 and r3c1 is 2 more than r2c2.`,
    );
  });
});
