import { expect, test } from 'vitest';

import type { Point } from '../../../site/src/puzzle/drawing.ts';
import { Places } from '../../../site/src/exchange/meaning/places.ts';

/** Two rows of three cells, numbered from 0. */
const places = new Places({ rows: 2, columns: 3 });

test('neighbours share a side, and cells at two ends of the board do not', () => {
  const pairs = [0, 1, 2, 3, 4, 5].flatMap((first) =>
    [0, 1, 2, 3, 4, 5]
      .filter((second) => places.areNeighbours(first, second))
      .map((second) => `${first}${second}`),
  );
  expect(pairs.join(' ')).toBe('01 03 10 12 14 21 25 30 34 41 43 45 52 54');
});

test.each<[Point, number | undefined, readonly number[] | undefined, number | undefined]>([
  [[0.5, 0.5], 0, undefined, undefined],
  [[2.6, 1.4], 5, undefined, undefined],
  [[2.75, 1.5], undefined, undefined, undefined],
  [[1, 0.5], undefined, [0, 1], undefined],
  [[1.1, 1.5], undefined, [3, 4], undefined],
  [[1.5, 1], undefined, [1, 4], undefined],
  [[0, 0.5], undefined, undefined, undefined],
  [[1.5, 2], undefined, undefined, undefined],
  [[1, 1], undefined, undefined, 0],
  [[1.9, 1.1], undefined, undefined, 1],
  [[3, 1], undefined, undefined, undefined],
  [[0, 1], undefined, undefined, undefined],
  [[1, 2], undefined, undefined, undefined],
])('at %j is the middle of %s, the edge of %j or the corner of %s', (point, cell, edge, corner) => {
  expect(places.cellAt(point)).toBe(cell);
  expect(places.edgeAt(point)).toEqual(edge);
  expect(places.cornerAt(point)).toBe(corner);
});

test('a rectangle covers cells by more than half, those on the board alone', () => {
  expect(places.cellsIn([1, 1], 2, 2)).toEqual([0, 1, 3, 4]);
  expect(places.cellsIn([1.5, 0.5], 1.2, 0.8)).toEqual([1]);
  expect(places.cellsIn([2.5, 0.5], 3, 1)).toEqual([1, 2]);
});

test.each<[string, readonly Point[], readonly number[] | undefined]>([
  [
    'from middle to middle',
    [
      [0.5, 0.5],
      [2.5, 0.5],
      [2.5, 1.5],
    ],
    [0, 1, 2, 5],
  ],
  [
    'aslant',
    [
      [0.5, 0.5],
      [1.5, 1.5],
    ],
    [0, 4],
  ],
  [
    'there and back',
    [
      [0.5, 0.5],
      [1.5, 0.5],
      [0.5, 0.5],
    ],
    [0, 1, 0],
  ],
  [
    'from the border of its first cell',
    [
      [0.1, 0.9],
      [0.5, 0.5],
      [1.5, 0.5],
    ],
    [0, 1],
  ],
  [
    'within one cell',
    [
      [0.2, 0.5],
      [0.8, 0.5],
    ],
    undefined,
  ],
  [
    'that skips cells',
    [
      [0.5, 0.5],
      [2.5, 1.5],
    ],
    undefined,
  ],
  [
    'from far away',
    [
      [0.5, 0.5],
      [65, 0.5],
    ],
    undefined,
  ],
])('a line %s runs through cells in order', (_, points, cells) => {
  expect(places.cellsAlong(points)).toEqual(cells);
});
