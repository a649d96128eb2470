import { describe, expect, test } from 'vitest';

import { readArgument, writeArgument } from '../../../site/src/puzzle/argument-text.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import type { Parameter } from '../../../site/src/rules/index.ts';

const shape = shapeOf(9);

describe('a number', () => {
  const sum: Parameter = { name: 'sum', kind: 'number', least: 3, most: 45 };

  test.each(['3', '15', '45'])('%s is read within its range, and written as it was', (text) => {
    const number = readArgument(sum, text, shape);
    expect(number).toBe(Number(text));
    expect(writeArgument(sum, number, shape)).toBe(text);
  });

  test.each(['2', '46', '-3', '4.5', '', '1e1', '0000015'])('%o is none', (text) => {
    expect(readArgument(sum, text, shape)).toBeUndefined();
  });
});
