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
  // By a dot or a sign one digit excludes another, too.
  const twice = [...excluders.slice(0, 2), { cell: 8, digit: 2 }];
  expect(why({ technique, excluders: twice, excludesAll: true })).toContain(
    'it sees 2 and 4, which exclude every other digit.',
  );
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
  const house: LogicHouse = { kind: 'row', number: 1, cells: [4, 5, 6, 7] };
  const candidates = [0, 0, 0, 0, bits(3, 4), bits(1, 3), bits(2, 3)];
  const places = stepWith({
    technique,
    parts: [chainFrom(4, 3), chainFrom(5, 3), chainFrom(6, 3)],
  });
  expect(
    plainText(hintWords.why({ ...context, candidates, houses: [row, house] }, places)),
  ).toContain('row 2 has its 3 in r2c1, r2c2 or r2c3. Whichever it is,');
});

test('forcing chains that contradict each other say where', () => {
  const node = (cell: number, digit: number, on: boolean) =>
    ({ digit, cells: [cell], on, set: null, rule: null }) as const;
  const start = node(0, 1, true);
  const to = (...ends: ReturnType<typeof node>[]) =>
    why({
      technique: 'Forcing Chain',
      placements: [],
      eliminations: [{ cell: 0, digit: 1 }],
      parts: ends.map((end) => stepWith({ chain: [start, end] })),
    });
  expect(to(node(5, 2, true), node(5, 2, false))).toContain(
    'if r1c1 were 1, r2c2 would both be and not be 2, as the chains below show.',
  );
  expect(to(node(5, 2, false), node(5, 3, false))).toContain('no digit would be left for r2c2,');
  const house: LogicHouse = { kind: 'column', number: 1, cells: [1, 5, 9, 13] };
  const candidates = [0, 0, 0, 0, 0, bits(2), 0, 0, 0, bits(2, 4)];
  const step = stepWith({
    technique: 'Forcing Chain',
    eliminations: [{ cell: 0, digit: 1 }],
    parts: [5, 9].map((cell) => stepWith({ chain: [start, node(cell, 2, false)] })),
  });
  expect(
    plainText(hintWords.why({ ...context, candidates, houses: [row, house] }, step)),
  ).toContain('column 2 would have no place for 2,');
});

test('a net of singles ends in a cell or a house that it names', () => {
  const net = {
    technique: 'Forcing Net',
    placements: [],
    eliminations: [{ cell: 0, digit: 1 }],
  } as const;
  const parts = [stepWith({ technique: 'Naked Single', placements: [{ cell: 5, digit: 2 }] })];
  const reason = {
    kind: 'contradiction',
    cells: [6],
    others: [],
    across: [],
    numbers: [],
  } as const;
  expect(why({ ...net, parts, reason })).toBe(
    'Forcing net: if r1c1 were 1, r2c2 would be 2, and nothing would be left for r2c3. So 1 can be removed from r1c1.',
  );
  const inHouse = { ...reason, cells: [], numbers: [3] };
  expect(why({ ...net, reason: inHouse, houses: [row] })).toContain(
    'if r1c1 were 1, row 1 would have no place for 3.',
  );
});

test('what leaves a single digit in its cell puts it there', () => {
  const candidates = [bits(1, 2, 3)];
  const step = stepWith({
    technique: 'Bivalue Universal Grave + 1',
    cells: [0],
    eliminations: [1, 2].map((digit) => ({ cell: 0, digit })),
  });
  expect(plainText(hintWords.why({ ...context, candidates }, step))).toContain(
    'without the 3 there every digit would have two places in every house. Such a puzzle does not have exactly one solution. So 3 goes into r1c1, and 1 and 2 can be removed from r1c1.',
  );
  expect(hintWords.brief({ ...context, candidates }, step)).toBe('BUG + 1: 3 in r1c1');
});

test('a remote pair is told in the order of its chain, other cells only where more follows', () => {
  const chain = [5, 7, 4, 6].flatMap((cell, at) => [
    { digit: 1 + (at % 2), cells: [cell], on: false, set: null, rule: null },
    { digit: 2 - (at % 2), cells: [cell], on: true, set: null, rule: null },
  ]);
  const step = { technique: 'Remote Pair', digits: bits(1, 2), chain, placements: [] } as const;
  const eliminations = [{ cell: 0, digit: 1 }];
  const told = why({ ...step, cells: [4, 5, 6, 7], eliminations });
  expect(told).toContain('Remote pair: r2c2, r2c4, r2c1 and r2c3 can each only be 1 or 2,');
  expect(told).toContain('Of the ends r2c2 and r2c3, one is 1 and the other 2,');
  expect(told).not.toContain('The same goes');
  expect(why({ ...step, cells: [4, 5, 6, 7, 9], eliminations })).toContain(
    'The same goes for any two of r2c1, r2c2, r2c3, r2c4 and r3c2 that are an odd number of links apart.',
  );
});

test('a fish with fins says what follows either way', () => {
  const at = (kind: LogicHouse['kind'], number: number): LogicHouse => ({
    kind,
    number,
    cells: [],
  });
  const finned = (fins: number[], struck: number[]) =>
    why({
      technique: 'Finned X-Wing',
      digits: bits(3),
      baseHouses: [at('row', 0), at('row', 2)],
      houses: [at('column', 0), at('column', 3)],
      fins,
      placements: [],
      eliminations: struck.map((cell) => ({ cell, digit: 3 })),
    });
  expect(finned([1], [4])).toContain(
    'apart from the fin r1c2. If the fin is 3, r2c1 sees it; if it is not, the fish holds, and columns 1 and 4 have no other 3. So either way 3 can be removed from r2c1.',
  );
  expect(finned([1, 2], [4, 12])).toContain(
    'apart from the fins r1c2 and r1c3. If one of the fins is 3, r2c1 and r4c1 see it; if none is,',
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
      'ALS-XZ: A (r1c1: 12) and B (r1c2: 12) each have one more digit than cells. Only one of the two can have 2; the other then needs all its remaining digits. So one of the two has 1, and a cell that sees all its places in both cannot. So 1 can be removed from r2c2.',
    );
  });

  test('two, linked twice', () => {
    const sets = [set(0, bits(2, 3), bits(2, 3)), set(1, bits(2, 3))];
    expect(told('ALS-XZ', sets)).toContain(
      'Only one of the two can have 2, and only one 3, so each set lacks one of these and has all its other digits. A cell that sees all places of such a digit, or of 2 or 3 in both sets, cannot have it.',
    );
  });

  test('three, with every link', () => {
    const sets = [set(0, bits(1, 2), bits(2)), set(1, bits(2, 3), bits(3)), set(4, bits(1, 3))];
    expect(told('ALS-XY-Wing', sets, bits(1, 4))).toContain(
      'If A does not have 1, it has 2; B then cannot, so it has 3; C then cannot, so it has 1. So A or C has 1, and a cell that sees all its places in both cannot. The same goes for 4.',
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
  [5, 'Only a 5 in r1c2 or r2c2 can prevent that.'],
  [8, 'Only an 8 in r1c2 or r2c2 can prevent that.'],
])('a %d has its article', (digit, said) => {
  const roof = bits(1, 2, digit);
  const step = stepWith({
    technique: 'Unique Rectangle Type 2',
    digits: bits(1, 2),
    cells: [0, 1, 4, 5],
    fins: [1, 5],
    eliminations: [{ cell: 3, digit }],
  });
  const candidates = [bits(1, 2), roof, 0, 0, bits(1, 2), roof];
  expect(plainText(hintWords.why({ ...context, candidates }, step))).toContain(said);
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
    'A sees both C and D. One of C and D holds, so A is wrong.',
  );
  const column: LogicHouse = { kind: 'column', number: 0, cells: [0, 4, 8, 12] };
  const seen = { ...context, houses: [row, column] };
  const spread = [[0], [9], [2], [8]].map((cells) => ({ cells, digits: 1, links: 0 }));
  const two = stepWith({ ...multi, sets: spread, eliminations: [{ cell: 0, digit: 1 }] });
  expect(plainText(hintWords.why(seen, two))).toContain(
    'r1c1 (A) sees r1c3 (C) in row 1 and r3c1 (D) in column 1. One of C and D',
  );
  const same = [[0, 2], [9]].map((cells) => ({ cells, digits: 1, links: 0 }));
  const clash = stepWith({ ...wrap, sets: same, eliminations: [{ cell: 0, digit: 1 }] });
  expect(plainText(hintWords.why(seen, clash))).toContain(
    'r1c1 and r1c3, both A, see each other in row 1, so A is wrong.',
  );
});

test('two groups of colours say which see each other, where, and what of them holds', () => {
  const column: LogicHouse = { kind: 'column', number: 0, cells: [0, 4, 8, 12] };
  const other: LogicHouse = { kind: 'column', number: 1, cells: [1, 5, 9, 13] };
  const last: LogicHouse = { kind: 'row', number: 3, cells: [12, 13, 14, 15] };
  const sets = [[0], [13], [8], [5]].map((cells) => ({ cells, digits: 1, links: 0 }));
  const step = stepWith({
    technique: 'Multi Colors Type 1',
    sets,
    digits: 1,
    eliminations: [{ cell: 9, digit: 1 }],
  });
  expect(plainText(hintWords.why({ ...context, houses: [column, other, last] }, step))).toContain(
    'r1c1 (A) sees r3c1 (C) in column 1, so not both hold: B or D does, and a cell that sees both is not 1.',
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

describe('on a board whose values begin at 0', () => {
  const shape = { rows: 9, columns: 9, digits: 9, lowest: 0, boxRows: 3, boxColumns: 3 };
  const ninth: LogicHouse = { kind: 'row', number: 0, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
  const cage = { kind: 'Cage', item: 1, cells: [0, 1, 2, 3, 4, 5, 6, 7] };
  const fromZero = {
    ...context,
    shape,
    candidates: [bits(1, 2, 3)],
    houses: [ninth],
    about: () => ({ meaning: '', clue: 30 }),
  };
  const said = (parts: Partial<LogicStep>) => plainText(hintWords.why(fromZero, stepWith(parts)));

  test('digits are told by their values', () => {
    const excluders = [{ cell: 1, digit: 4 }];
    expect(
      said({ technique: 'Naked Single', placements: [{ cell: 0, digit: 1 }], excluders }),
    ).toBe('Naked single: r1c1 can only be 0: it sees 3; the rest are already ruled out.');
    expect(
      said({
        technique: 'Naked Pair',
        digits: bits(1, 3),
        cells: [0, 1],
        eliminations: [{ cell: 2, digit: 3 }],
      }),
    ).toBe(
      'Naked pair: r1c1 and r1c2 have only 0 and 2 between them: two digits for two cells that see each other. No cell that sees both can have these digits. So 2 can be removed from r1c3.',
    );
  });

  test('what lights up is a candidate of the board, whatever it is called', () => {
    const step = stepWith({ technique: 'Naked Pair', digits: bits(1, 3), cells: [0, 1] });
    const where = hintWords.where(fromZero, step);
    expect(plainText(where)).toContain('with 0 and 2');
    const look = hintWords.lookAtDigit(fromZero, 1, [3]);
    expect(plainText(look)).toBe('Look at the 0s.');
    expect(look.find((part) => typeof part !== 'string')).toMatchObject({ digits: bits(1) });
  });

  test('a house adds up to 36', () => {
    expect(
      said({
        technique: 'Innies and Outies',
        rules: [cage],
        houses: [ninth],
        cells: [8],
        total: 6,
        eliminations: [{ cell: 8, digit: 1 }],
      }),
    ).toContain('row 1 adds up to 36, and the 30 cage at r1c1 to 30. It follows that r1c9 is 6.');
  });

  test('numbers of reasons are values as they are, and sets of digits are not', () => {
    const reason = {
      kind: 'sandwich_reach',
      cells: [0],
      others: [],
      across: [],
      numbers: [7, 0, 8, 1, 2],
    } as const;
    const clue = { kind: 'Sandwich', item: 1, cells: ninth.cells };
    expect(said({ technique: 'Outside Clue', rules: [clue], reason })).toContain(
      '7 between 0 and 8 takes 1 to 2 cells, and so far from r1c1 there is no place for 8',
    );
    const equal = { ...reason, kind: 'equal', cells: [0, 1], numbers: [bits(1, 2)] } as const;
    expect(said({ technique: 'Line Rule', rules: [clue], reason: equal })).toContain(
      'both are 0 or 1',
    );
  });
});

test('what excludes all that a cell can be, or all places of a digit, is told with its cells', () => {
  const struck = (...eliminations: LogicStep['eliminations'][number][]) => ({
    eliminations,
    placements: [],
  });
  const cell = { technique: 'Cell Forcing', cells: [5], digits: bits(1, 3, 4) } as const;
  expect(why({ ...cell, ...struck({ cell: 7, digit: 2 }, { cell: 4, digit: 2 }) })).toContain(
    'Cell forcing: r2c2 is 1, 3 or 4. With 2 in r2c1 or r2c4 it could be none of these.',
  );
  const places = {
    technique: 'Locked Candidates',
    houses: [row],
    cells: [0, 1],
    digits: bits(3),
  } as const;
  expect(why({ ...places, ...struck({ cell: 2, digit: 4 }) })).toContain(
    'in row 1 the 3 is in r1c1 or r1c2. With 4 in r1c3 it could be in neither of these.',
  );
  const several = struck({ cell: 4, digit: 2 }, { cell: 7, digit: 3 });
  expect(why({ ...cell, ...several })).toContain('Each of these excludes the same candidates.');
});
