import { describe, expect, test } from 'vitest';

import {
  cagesAt,
  combinations,
  setsText,
  withValues,
} from '../../../site/src/game/combinations.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

const nine = shapeOf(9);

describe('the sets of a cage', () => {
  test.each([
    [2, 3, '12'],
    [2, 17, '89'],
    [3, 8, '125  134'],
    [3, 24, '789'],
    [9, 45, '123456789'],
    [1, 7, '7'],
    [2, 18, ''],
    [2, 2, ''],
    [10, 45, ''],
    [0, 0, ''],
  ])('of %i cells with the sum %i are %s', (count, sum, text) => {
    expect(setsText(combinations(count, sum, nine))).toBe(text);
  });

  test('are all there are, each once', () => {
    for (let count = 1; count <= 9; count++) {
      const all = Array.from({ length: 46 }, (_, sum) => combinations(count, sum, nine)).flat();
      const binomial = [1, 9, 36, 84, 126, 126, 84, 36, 9, 1];
      expect(all).toHaveLength(binomial[count] ?? 0);
      expect(new Set(all.map(String)).size).toBe(all.length);
    }
  });

  test('are of the values of the board', () => {
    expect(setsText(combinations(2, 1, { lowest: 0, digits: 9 }))).toBe('01');
    expect(setsText(combinations(2, 30, { lowest: 1, digits: 16 }))).toBe('14-16');
  });

  test('have the digits that stand in it', () => {
    expect(
      withValues(
        [
          [1, 2, 5],
          [1, 3, 4],
        ],
        [3],
      ),
    ).toEqual([[1, 3, 4]]);
    const rule = { item: 1, kind: 'Cage', numbers: [8], cells: [0, 1, 2], lists: [], text: '' };
    const at = (cell: number) => cagesAt(cell, [rule], (each) => (each === 2 ? 5 : 0), nine);
    expect(at(1)).toEqual([{ sum: 8, sets: [[1, 2, 5]] }]);
    expect(at(3)).toEqual([]);
    expect(cagesAt(1, [{ ...rule, numbers: [0] }], () => 0, nine)).toEqual([]);
  });
});
