import { describe, expect, test } from 'vitest';

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
  expect(board.conflict('4 in A and B', 2, 'row', 1)).toBe('4 in A and B conflict: row.');
  expect(board.conflict('4 in A', 1, 'row', 3)).toBe('4 in A breaks a rule: row (and 2 more).');
  expect(board.conflicting([4], ['A'])).toBe('The 4 in A');
  expect(board.conflicting([4, 4], ['A', 'B'])).toBe('The two 4s in A and B');
  expect(board.conflicting([4, 5], ['A', 'B'])).toBe('The 4 and the 5 in A and B');
  expect(board.conflicting([4, 4, 4], ['A', 'B', 'C'])).toBe('The digits in A, B and C');
  const [many, cells] = [Array<number>(7).fill(4), [...'ABCDEFG']];
  expect(board.conflicting(many, cells)).toBe('The digits in A, B, C, D and 3 more cells');
  expect(board.conflicting(many.slice(2), cells.slice(2))).toBe('The digits in C, D, E, F and G');
  expect([board.sees(20, 0), board.sees(24, 4)]).toEqual([
    '',
    'sees 24 cells, 4 of them by the extra rules',
  ]);
});
