import { describe, expect, test } from 'vitest';

import { cellName, placeOf, shapeOf, sizeOfCellCount } from '../../../site/src/puzzle/shape.ts';

describe('a shape', () => {
  test('has boxes of the size that the course of the board has', () => {
    const boxes = (size: 4 | 6 | 9) => {
      const shape = shapeOf(size);
      return Array.from({ length: size * size }, (_, cell) => placeOf(shape, cell).box).join('');
    };
    expect(boxes(4)).toBe('0011001122332233');
    expect(boxes(6)).toBe('000111000111222333222333444555444555');
    const band = (first: number) => `${first}${first}${first}`;
    const row = (first: number) => [0, 1, 2].map((box) => band(first + box)).join('');
    expect(boxes(9)).toBe([0, 3, 6].map((first) => row(first).repeat(3)).join(''));
    expect([4, 6, 9].map((size) => shapeOf(size as 4 | 6 | 9).size)).toEqual([4, 6, 9]);
  });

  test('calls its cells by row and column from 1', () => {
    expect([cellName(shapeOf(9), 0), cellName(shapeOf(9), 17)]).toEqual(['r1c1', 'r2c9']);
    expect(cellName(shapeOf(4), 7)).toBe('r2c4');
  });

  test('is told by the number of cells', () => {
    expect([16, 36, 81, 0, 80, 100].map(sizeOfCellCount)).toEqual([4, 6, 9, ...Array(3)]);
  });
});
