import { describe, expect, test } from 'vitest';

import { conflictWords, listed } from '../../../site/src/rules/conflict-words.ts';
import { words } from '../../../site/src/words/index.ts';

const { board } = words;

const empty = {
  row: 4,
  column: 7,
  box: undefined,
  given: false,
  value: undefined,
  shown: false,
  corner: [],
  centre: [],
  candidates: [],
  colours: [],
  house: false,
  conflict: '',
  rules: [],
};

describe('what is said of a cell', () => {
  test('is its place, what is in it, and what is marked, in this order', () => {
    expect(board.cell(empty)).toBe('row 4 column 7, empty');
    expect(board.cell({ ...empty, box: 6, value: 5, given: true })).toBe(
      'row 4 column 7, box 6, given 5',
    );
    expect(board.cell({ ...empty, value: 5, shown: true })).toBe(
      'row 4 column 7, 5 shown by the solver',
    );
    expect(
      board.cell({
        ...empty,
        conflict: 'conflicts',
        candidates: [2, 5],
        corner: [1],
        centre: [8, 9],
        house: true,
        colours: [1, 9],
        rules: ['Killer cage 10', 'White dot with r4c8'],
      }),
    ).toBe(
      'row 4 column 7, empty, conflicts, candidates 2 5, corner marks 1, centre marks 8 9, in an extra house, coloured red and grey, Killer cage 10, White dot with r4c8',
    );
  });
});

test('colours have their names from 1 to 9, and none beyond', () => {
  expect([0, 1, 2, 9, 10].map(board.colour)).toEqual(['', 'red', 'orange', 'grey', '']);
});

test('a conflict says how many more there are', () => {
  expect(board.conflict('Two 4s in row 1', 1)).toBe('Two 4s in row 1');
  expect(board.conflict('Two 4s in row 1', 3)).toBe('Two 4s in row 1 (and 2 more)');
});

test('a conflict names its cells, of many the first few', () => {
  expect(conflictWords.alike(4, 'in row 1', ['A', 'B'])).toBe('Two 4s in row 1: A and B');
  expect(conflictWords.alike(4, 'in circles', ['A', 'B', 'C'])).toBe(
    'Three 4s in circles: A, B and C',
  );
  expect(conflictWords.told('Too low', [1], ['A'])).toBe('Too low: 1 in A');
  expect(conflictWords.told('Too low', [1, 2], ['A', 'B'])).toBe('Too low: 1 in A and 2 in B');
  expect(listed([...'ABCDEFG'])).toBe('A, B, C, D and 3 more cells');
  expect(listed([...'CDEFG'])).toBe('C, D, E, F and G');
});

test('what a cell sees is told only with extra rules', () => {
  expect([board.sees(20, 0), board.sees(24, 4)]).toEqual([
    '',
    'sees 24 cells, 4 of them by the extra rules',
  ]);
});
