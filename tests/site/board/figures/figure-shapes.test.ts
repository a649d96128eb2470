import { expect, test } from 'vitest';

import { FigureShapes } from '../../../../site/src/board/figures/figure-shapes.ts';

const shapes = new FigureShapes(4);

test('cells have their middles row by row', () => {
  expect(shapes.centre(0)).toEqual([50, 50]);
  expect(shapes.centre(6)).toEqual([250, 150]);
  expect(shapes.path([0, 1, 5])).toBe('M50 50L150 50L150 150');
});

test('the middle of a line is a cell or between two', () => {
  expect(shapes.middleOfLine([0, 1, 2])).toEqual([150, 50]);
  expect(shapes.middleOfLine([0, 1, 2, 3])).toEqual([200, 50]);
  expect(shapes.middleOfLine([5])).toEqual([150, 150]);
});

test('a number on a line keeps off the shape at its end', () => {
  expect(shapes.onLine([0, 1, 2], false)).toEqual([100, 50]);
  expect(shapes.onLine([0, 1, 2], true)).toEqual([109, 50]);
  expect(shapes.onLine([9, 5, 1], true)).toEqual([150, 191]);
  expect(shapes.onLine([9, 5], true)).toEqual([150, 200]);
  expect(shapes.onLine([5], true)).toEqual([150, 150]);
});

test('a tick lies across a line, between two of its cells', () => {
  expect(shapes.tick([0, 1])).toBe('M100 30L100 70');
  expect(shapes.tick([4, 0])).toBe('M30 100L70 100');
});

test('an arrow begins at the rim of its circle and has its head at the last cell', () => {
  expect(shapes.shaft([0, 1, 2], 1)).toBe('M91 50L150 50L250 50');
  expect(shapes.shaft([4, 5, 6], 2)).toBe('M191 150L250 150');
  expect(shapes.head([0, 1])).toBe('M128 28L150 50L128 72');
});

test('a diamond has its corners around the middle of its cell', () => {
  expect(shapes.diamond(0)).toBe('M50 8L92 50L50 92L8 50Z');
});

test('the pointer of a clue lies on the way into the board, its wings on both sides', () => {
  expect(shapes.pointer({ at: [-30, 50], way: [1, 0] })).toBe('M-10 50L6 50M-3 42L6 50L-3 58');
  expect(shapes.pointer({ at: [50, -30], way: [0, 1] })).toBe('M50 -10L50 6M58 -3L50 6L42 -3');
});

test('a sign points to the smaller cell', () => {
  expect(shapes.sign([0, 1])).toBe('M93 37L108 50L93 63');
  expect(shapes.sign([1, 0])).toBe('M107 63L92 50L107 37');
});

test("a cage's text stands in its first cell in reading order", () => {
  expect(shapes.corner([6, 5, 9], 8)).toEqual([108, 108]);
});

test('a clue stands outside the board, before the first cell of its line', () => {
  expect(shapes.before([0, 1, 2])).toEqual({ at: [-30, 50], way: [1, 0] });
  expect(shapes.before([12, 8, 4])).toEqual({ at: [50, 430], way: [0, -1] });
  const { at } = shapes.before([0, 5]);
  expect(at).toEqual([-30, -30]);
});

test.each([
  ['left of the board', [0, 1], [-30, 80]],
  ['right of it', [3, 2], [430, 80]],
  ['above it', [1, 5], [180, -30]],
  ['below it', [13, 9], [180, 430]],
  ['at a corner', [15, 10], [430, 460]],
] as const)('a second clue %s gives way along the border', (_where, cells, at) => {
  expect(shapes.before(cells, 30).at).toEqual(at);
});
