import { describe, expect, test } from 'vitest';

import { hintWords, plainText } from '../../../site/src/words/hints.ts';
import type { LogicHouse, LogicStep } from '../../../site/src/solver/hints.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

const context = {
  shape: shapeOf(4),
  candidates: [],
  houses: [],
  extraName: () => '',
  about: () => ({ meaning: '' }),
} as const;
const bits = (...digits: number[]) => digits.reduce((set, digit) => set | (1 << (digit - 1)), 0);
const row: LogicHouse = { kind: 'row', number: 0, cells: [0, 1, 2, 3] };
const why = (parts: Partial<LogicStep>) =>
  plainText(hintWords.why(context, stepWith({ placements: [{ cell: 0, digit: 1 }], ...parts })));

test('a naked single names the digits that it sees, each of which lights its cell', () => {
  const excluders = [
    { cell: 1, digit: 4 },
    { cell: 2, digit: 2 },
    { cell: 4, digit: 3 },
  ];
  const technique = 'Naked Single';
  const said = why({ technique, excluders, excludesAll: true });
  expect(said).toBe('Naked single: r1c1 can only be 1: it sees 2, 3 and 4.');
  const step = stepWith({ technique, placements: [{ cell: 0, digit: 1 }], excluders });
  const lit = hintWords.why(context, step).filter((part) => typeof part !== 'string');
  expect(lit.map(({ text, cells }) => [text, cells[0]])).toEqual([
    ['r1c1', 0],
    ['2', 2],
    ['3', 4],
    ['4', 1],
  ]);
  expect(why({ technique, excluders: excluders.slice(0, 2) })).toContain(
    'it sees 2 and 4; the rest are already ruled out.',
  );
  expect(why({ technique, excluders: excluders.slice(0, 2), excludesAll: true })).toContain(
    'it sees 2 and 4, which exclude every other digit.',
  );
  expect(why({ technique })).toContain('every other digit is excluded there.');
});

test('a hidden single names the cells that take its digit from the others', () => {
  const technique = 'Hidden Single';
  const ones = [
    { cell: 6, digit: 1 },
    { cell: 11, digit: 1 },
  ];
  const all = { technique, houses: [row], excludesAll: true } as const;
  expect(why({ ...all, excluders: ones })).toBe(
    'Hidden single: in row 1 only r1c1 can be 1: the 1s in r2c3 and r3c4 exclude it from the other empty cells.',
  );
  expect(why({ technique, houses: [row], excluders: ones.slice(0, 1) })).toContain(
    'the 1 in r2c3 excludes it from other empty cells; in the rest it is already ruled out.',
  );
  expect(why({ ...all, excluders: [...ones, { cell: 5, digit: 2 }] })).toContain('the digits in');
  expect(why({ technique, houses: [row] })).toContain('in row 1 only r1c1 can be 1.');
});

test('forcing chains are said to start from the digits of a cell, or from the places of a digit', () => {
  const chainFrom = (cell: number, digit: number) =>
    stepWith({ chain: [{ digit, cells: [cell], on: true, set: null, rule: null }] });
  const technique = 'Forcing Chain';
  expect(why({ technique, parts: [chainFrom(5, 1), chainFrom(5, 3)] })).toContain(
    'r2c2 is 1 or 3. Whichever it is,',
  );
  expect(why({ technique, parts: [chainFrom(4, 3), chainFrom(6, 3)] })).toContain(
    'the 3 of a house is in r2c1 or r2c3. Whichever it is,',
  );
});

describe('almost locked sets are told with the digits that link them', () => {
  const set = (cell: number, digits: number, links = 0) => ({ cells: [cell], digits, links });
  const eliminations = [{ cell: 5, digit: 1 }];
  const told = (technique: LogicStep['technique'], sets: LogicStep['sets'], digits = bits(1)) =>
    why({ technique, sets, digits, eliminations, placements: [] });

  test('two, linked once', () => {
    const sets = [set(0, bits(1, 2), bits(2)), set(1, bits(1, 2))];
    expect(told('ALS-XZ', sets)).toBe(
      'ALS-XZ: A (r1c1 with 1 and 2) and B (r1c2 with 1 and 2) each have one more digit than cells. Only one of the two can have 2; the other then needs all its remaining digits. So one of the two has 1, and a cell that sees all its places in both cannot. So 1 can be removed from r2c2.',
    );
  });

  test('two, linked twice', () => {
    const sets = [set(0, bits(2, 3), bits(2, 3)), set(1, bits(2, 3))];
    expect(told('ALS-XZ', sets)).toContain(
      'Each of 2 and 3 can be in only one of the two, so each set goes without one of them and needs all its other digits. A cell that sees all places of a needed digit in its set cannot have it, nor can one have 2 or 3 that sees all its places in both.',
    );
  });

  test('three, with every link', () => {
    const sets = [set(0, bits(1, 2), bits(2)), set(1, bits(2, 3), bits(3)), set(4, bits(1, 3))];
    expect(told('ALS-XY-Wing', sets, bits(1, 4))).toContain(
      'Only one of A and B can have 2 and one of B and C 3. If A does not have 1, it needs all its other digits, 2 among them. Then B cannot have 2 and needs all its others, and so on to C, which has 1. So A or C has 1, and a cell that sees all its places in both cannot. The same goes for 4.',
    );
  });
});

test('the roof of a unique rectangle holds one of the digits that the rectangle has not', () => {
  const candidates = [bits(1, 2), bits(1, 2, 3), 0, 0, bits(1, 2), bits(1, 2, 4)];
  const step = stepWith({
    technique: 'Unique Rectangle Type 3',
    digits: bits(1, 2),
    cells: [0, 1, 4, 5],
    sets: [{ cells: [2], digits: bits(3, 4), links: 0 }],
    eliminations: [{ cell: 3, digit: 3 }],
  });
  expect(plainText(hintWords.why({ ...context, candidates }, step))).toContain(
    'So r1c2 and r2c2 together hold at least one of 3 and 4, as if they were one cell.',
  );
});

test.each([
  [0, 'The latter have no room for 2, so neither have the former.'],
  [1, 'The former have at least one 2, and the latter have room for no more.'],
  [2, 'The former have at least two 2s, and the latter have room for no more.'],
  [5, 'The former have at least 5 2s, and the latter have room for no more.'],
])('sets of cells that hold the same digits, %d of which are of one kind', (total, said) => {
  const house = (kind: LogicHouse['kind']): LogicHouse => ({ kind, number: 0, cells: [] });
  const baseHouses = [house('row')];
  const houses = [house('box')];
  const sets = { baseHouses, houses, cells: [2, 3], outies: [4, 5] };
  const eliminations = [{ cell: 2, digit: 2 }];
  const step = { technique: 'Set Equivalence', digits: bits(2), total, ...sets } as const;
  const sentence = why({ ...step, placements: [], eliminations });
  expect(sentence).toContain('r1c3 and r1c4 hold the same digits as r2c1 and r2c2.');
  expect(sentence).toContain(said);
});

test('a colour that is wrong is named', () => {
  const sets = [[0], [1], [2], [3]].map((cells) => ({ cells, digits: 1, links: 0 }));
  const wrap = { technique: 'Simple Colors Wrap', sets, digits: 1, placements: [] } as const;
  const second = [{ cell: 1, digit: 1 }];
  expect(why({ ...wrap, eliminations: second })).toContain(
    'Two cells of B see each other, so B is wrong.',
  );
  const multi = { ...wrap, technique: 'Multi Colors Type 2' } as const;
  expect(why({ ...multi, eliminations: [{ cell: 0, digit: 1 }] })).toContain(
    'A sees both C and D, one of which holds, so A is wrong.',
  );
});

test('houses of one kind are listed together, and digits of one step, too', () => {
  const houses = (...all: [LogicHouse['kind'], number][]) =>
    all.map(([kind, number]): LogicHouse => ({ kind, number, cells: [] }));
  const fish = {
    technique: 'Mutant Swordfish',
    digits: 1,
    baseHouses: houses(['row', 0], ['row', 2], ['column', 3]),
    houses: houses(['column', 0], ['column', 1], ['box', 2], ['box', 3]),
  } as const;
  expect(why(fish)).toContain(
    'in rows 1 and 3 and column 4 every 1 is in columns 1 and 2 and boxes 3 and 4.',
  );
  const placements = [3, 4].map((cell) => ({ cell, digit: 1 }));
  expect(why({ technique: 'Template Set', digits: 1, placements })).toContain(
    'So 1 goes into r1c4 and r2c1.',
  );
});
