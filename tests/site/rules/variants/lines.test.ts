import { describe, expect, test } from 'vitest';

import type { VariantRule } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { drawVariant } from '../../../../site/src/rules/variants/index.ts';
import { draw, rule } from './variant.fixture.ts';

describe('lines of a variant', () => {
  test('lines that only a number or a letter tells apart have it on them', () => {
    const textOf = (kind: string, numbers: number[] = []) =>
      draw([rule(kind, { numbers })], 9).figures.map((each) => 'text' in each && each.text);
    expect(textOf('Entropic')).toEqual(['E']);
    expect(textOf('Modular', [3])).toEqual(['M3']);
    expect(textOf('SumLine', [10, 0])).toEqual(['10']);
    expect(textOf('Lockout', [4])).toEqual(['4']);
    expect(textOf('Whisper', [4])).toEqual(['4']);
    expect(textOf('Whisper', [5])).toEqual([false]);
  });

  test('a loop is closed', () => {
    const cellsOf = (numbers: number[]) =>
      draw([rule('SumLine', { numbers, cells: [0, 1, 10, 9] })], 9).figures.map(
        (each) => 'cells' in each && each.cells,
      );
    expect(cellsOf([10, 1])).toEqual([[0, 1, 10, 9, 0]]);
    expect(cellsOf([10, 0])).toEqual([[0, 1, 10, 9]]);
  });

  test('a region sum line has strokes where it leaves a box, or else a piece of a jigsaw', () => {
    const line = rule('RegionSumLine', { cells: [1, 2, 3, 7, 6] });
    const left = [0, 1, 4, 5, 8, 9, 12, 13];
    const right = [2, 3, 6, 7, 10, 11, 14, 15];
    const ticksOf = (rules: readonly VariantRule[], boxes: number[][]) =>
      drawVariant({ rules, boxes }, shapeOf(4)).figures.map(
        (each) => 'ticks' in each && each.ticks,
      );
    expect(ticksOf([line], [left, right])).toEqual([[[1, 2]]]);
    const jigsaw = [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ].map((cells) => rule('Jigsaw', { cells }));
    expect(ticksOf([...jigsaw, line], [])).toEqual([[[3, 7]]]);
    expect(ticksOf([...jigsaw, line], [left, right])).toEqual([[[1, 2]]]);
  });

  test('a whisper of 4 has another colour than one of 5', () => {
    const colourOf = (numbers: number[]) =>
      draw([rule('Whisper', { numbers })], 9).figures.map(
        (each) => 'colour' in each && each.colour,
      );
    expect([colourOf([5]), colourOf([4])]).toEqual([['whisper'], ['dutch']]);
  });
});
