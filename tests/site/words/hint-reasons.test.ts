import { expect, test } from 'vitest';

import { hintWords, plainText } from '../../../site/src/words/hints.ts';
import type { LogicHouse, LogicStep } from '../../../site/src/solver/hints.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

const context = { shape: shapeOf(4), candidates: [], houses: [], extraName: () => '' } as const;
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
