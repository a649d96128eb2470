import { describe, expect, test } from 'vitest';

import { drawVariant } from '../../../../site/src/rules/variants/index.ts';
import { draw, rule } from './variant.fixture.ts';

describe('what a variant draws in cells and where they meet', () => {
  test('clues of chaos construction show their digit, and which cells they count', () => {
    // Region cells come right after the 16 of the grid.
    const clue = (kind: string, lists: number[][]) => rule(kind, { cells: [5], lists });
    const ways = [
      [21, 20],
      [21, 22, 23],
      [21, 17],
      [21, 25, 29],
    ];
    const around = [21, 16, 17, 18, 20, 22, 24, 25, 26];
    const { figures, hasCellsBeside } = draw(
      [
        clue('ChaosArrow', ways),
        clue('ChaosArrow', [[16, 17, 18], [16]]),
        clue('ChaosArrow', [[21, 20], [21, 22], [21, 17], [21]]),
        clue('ChaosCount', [around]),
        clue('ChaosCount', [[16, 17]]),
        clue('ChaosCount', [[21, 22]]),
      ],
      4,
    );
    expect(figures).toMatchObject([
      { form: 'ground', cell: 5, shape: 'ring' },
      { form: 'ground', cell: 5, shape: 'ring' },
      { form: 'line', cells: [0, 1, 2] },
      { form: 'ground', cell: 5, shape: 'ring' },
      { form: 'line', cells: [5, 4] },
      { form: 'line', cells: [5, 6] },
      { form: 'line', cells: [5, 1] },
      { form: 'ground', cell: 5, shape: 'square' },
      { form: 'ground', cell: 5, shape: 'square' },
      { form: 'cage', cells: [0, 1] },
      { form: 'ground', cell: 5, shape: 'square' },
      { form: 'cage', cells: [5, 6] },
    ]);
    expect(hasCellsBeside).toBe(false);
    const added = (numbers: number[]) =>
      ['ChaosArrow', 'ChaosCount'].map(
        (kind) => draw([rule(kind, { cells: [5], lists: [around], numbers })], 4).figures[1],
      );
    expect(added([0])).toMatchObject([{ form: 'line' }, undefined]);
    const one = { form: 'cage', cells: [5], text: '+1' };
    expect(added([1]).at(-1)).toMatchObject(one);
    const arrow = draw([rule('ChaosArrow', { cells: [5], lists: ways, numbers: [1] })], 4);
    expect(arrow.figures[1]).toMatchObject(one);
    const beside = draw([rule('ChaosCount', { cells: [40], lists: [[16]] })], 4);
    expect([beside.figures.length, beside.hasCellsBeside]).toEqual([0, true]);
  });

  test('odd cells have a disc, even ones a square, others the digits they may hold', () => {
    const given = (numbers: number[]) => rule('Given', { numbers, cells: [4] });
    const formOf = (numbers: number[]) =>
      draw([given(numbers)], 9).figures.map((each) =>
        'shape' in each ? each.shape : 'text' in each && each.text,
      );
    expect(formOf([9, 1, 3, 5, 7])).toEqual(['circle']);
    expect(formOf([2, 4, 6, 8])).toEqual(['square']);
    expect(formOf([1, 3, 5]), 'not every odd digit').toEqual(['135']);
    expect(formOf([2, 1])).toEqual(['12']);
    expect(formOf([1, 2, 3, 4, 5, 6, 9]), 'too many to be written').toEqual(['not 78']);
    expect(formOf([4])).toEqual([]);
    expect(formOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([]);
    const wide = { rows: 4, columns: 4, digits: 11, lowest: 0, boxRows: 4, boxColumns: 4 };
    const { figures } = drawVariant({ rules: [given([10, 0, 1])], boxes: [] }, wide);
    expect(figures).toEqual([{ form: 'foot', cell: 4, text: '0 1 10' }]);
  });

  test('several sets of digits for one cell are drawn as what is in all of them', () => {
    const given = (numbers: number[]) => rule('Given', { numbers, cells: [4] });
    const textsOf = (...sets: number[][]) =>
      draw(sets.map(given), 9).figures.map((each) => 'text' in each && each.text);
    expect(textsOf([1, 2, 3, 4], [2, 3, 4, 5], [9, 4, 2])).toEqual(['24']);
    expect(textsOf([1, 2, 3], [3, 4, 5]), 'no given').toEqual(['3']);
    expect(textsOf([1, 2], [3, 4]), 'nothing is left').toEqual(['none']);
    expect(textsOf([3], [4]), 'two givens').toEqual(['none']);
    expect(textsOf([])).toEqual(['none']);
    expect(textsOf([3, 4], [4], [4, 5]), 'a given').toEqual([]);
  });

  test('an index of columns, which points into its row, looks different from one of rows', () => {
    const looksOf = (list: number[]) =>
      draw([rule('Indexing', { cells: [5], numbers: [6], lists: [list] })], 9).figures;
    expect(looksOf([0, 1, 2])).toMatchObject([{ colour: 'column-index', shape: 'across' }]);
    expect(looksOf([5, 14, 23])).toMatchObject([{ colour: 'row-index', shape: 'down' }]);
  });

  test('what is too wide for the circle of a quadruple stands in two lines', () => {
    const textOf = (numbers: number[]) =>
      draw([rule('Quad', { numbers, cells: [0, 1, 9, 10] })], 9).figures.map(
        (each) => 'text' in each && each.text,
      );
    expect(textOf([1, 1, 2, 1, 3, 1])).toEqual(['1 2 3']);
    expect(textOf([1, 2, 2, 1, 3, 1])).toEqual(['1 1\n2 3']);
    expect(textOf([12, 1, 13, 1, 14, 1])).toEqual(['12 13\n14']);
  });
});
