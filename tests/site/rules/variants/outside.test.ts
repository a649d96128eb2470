import { describe, expect, test } from 'vitest';

import type { VariantRule } from '../../../../site/src/puzzle/puzzle.ts';
import { draw, rule } from './variant.fixture.ts';

describe('clues outside the board', () => {
  test('clues at one place outside are written as one, those of another place apart', () => {
    const clue = (kind: string, number: number, cells: number[]) =>
      rule(kind, { numbers: [number], cells });
    const { figures } = draw(
      [
        clue('Sandwich', 12, [0, 1, 2]),
        clue('XSum', 7, [0, 1, 2]),
        clue('Sandwich', 3, [9, 10]),
        clue('XSum', 9, [1, 10]),
        clue('Sandwich', 5, [1, 10]),
      ],
      9,
    );
    const texts = figures.map((each) => 'text' in each && each.text);
    expect(texts).toEqual(['12\n7', '3', '9 · 5']);
  });

  test('clues of a diagonal and a column that share a square of the margin stand side by side', () => {
    const clue = (kind: string, cells: number[]) => rule(kind, { numbers: [15], cells });
    // How far each has moved along the border, if it has.
    const movesOf = (...rules: VariantRule[]) =>
      draw(rules, 9).figures.map((each) => ('along' in each ? each.along : 0));
    const column = clue('XSum', [3, 12, 21]);
    const downLeft = clue('LittleKiller', [2, 10, 18]);
    const downRight = clue('LittleKiller', [4, 14, 24]);
    // That of a diagonal stands 20 beside the middle by itself.
    expect(movesOf(downLeft, column)).toEqual([-4, 24]);
    expect(movesOf(downRight, downLeft)).toEqual([4, -4]);
    expect(movesOf(column, downRight, downLeft)).toEqual([0, 14, -14]);
    const row = clue('Sandwich', [45, 46]);
    expect(movesOf(clue('LittleKiller', [36, 28, 20]), row)).toEqual([-4, 24]);
    expect(movesOf(downLeft, row, clue('XSum', [4, 13]))).toEqual([0, 0, 0]);
  });

  test('only the little killer has an arrow', () => {
    const arrows = ['LittleKiller', 'Sandwich', 'Skyscraper'].map((kind) =>
      draw([rule(kind, { numbers: [5] })], 9).figures.map((each) => 'arrow' in each && each.arrow),
    );
    expect(arrows).toEqual([[true], [false], [false]]);
  });
});
