import { describe, expect, test } from 'vitest';

import { draw, rule } from './variant.fixture.ts';

describe('cages of a variant', () => {
  test('a cage has its sum, and none where it has no sum', () => {
    const { figures } = draw([rule('Cage', { numbers: [15] }), rule('Cage')], 9);
    expect(figures).toMatchObject([
      { form: 'cage', cells: [0, 1], text: '15' },
      { form: 'cage', text: '' },
    ]);
  });

  test('cages that share a cell lie within each other, others do not', () => {
    const cages = [
      [0, 1],
      [1, 2],
      [5, 6],
      [2, 3],
    ].map((cells) => rule('Cage', { cells }));
    const insets = draw(cages, 9).figures.map((each) => 'inset' in each && each.inset);
    expect(insets).toEqual([7.5, 11.5, 7.5, 15.5]);
  });

  test('sums of cages that begin in one cell stand side by side', () => {
    const cages = [
      rule('Cage', { numbers: [7], cells: [0, 40] }),
      rule('Cage', { numbers: [10], cells: [0, 1] }),
      rule('Cage', { numbers: [12], cells: [1, 2] }),
    ];
    const shifts = draw(cages, 9).figures.map((each) => 'shift' in each && each.shift);
    expect(shifts).toEqual([false, 19, false]);
    // Not where the second has no room beside the first.
    const narrow = [
      rule('RellikCage', { numbers: [25], cells: [0, 9] }),
      rule('Cage', { numbers: [45], cells: [0, 9, 18] }),
    ];
    const texts = draw(narrow, 9).figures.map((each) => 'text' in each && each.text);
    expect(texts).toEqual(['not 25', '']);
  });

  test('a text that is wider than its cage is left to the list', () => {
    const numbers = [1, 2, 2, 2, 5, 1];
    const textOf = (cells: number[]) =>
      draw([rule('ContainExact', { numbers, cells })], 9).figures.map(
        (each) => 'text' in each && each.text,
      );
    expect(textOf([0, 1, 2])).toEqual(['1 1 2 2 5']);
    expect(textOf([0, 9, 18])).toEqual(['']);
    // Cells of the next row are not beside those at the end of one.
    expect(textOf([8, 9, 10])).toEqual(['']);
  });

  test('a look-and-say cage has its clue, a counted one a circle around its counter', () => {
    const { figures } = draw(
      [rule('LookAndSay', { numbers: [2, 1, 3, 2] }), rule('CountDistinct', { cells: [4, 5, 6] })],
      9,
    );
    expect(figures).toMatchObject([
      { form: 'cage', text: '12 23' },
      { form: 'ground', cell: 4, shape: 'ring' },
      { form: 'cage', cells: [5, 6] },
    ]);
  });
});
