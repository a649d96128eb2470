import { expect, test } from 'vitest';

import { candidateKey } from '../../../site/src/puzzle/digits.ts';

test('no two candidates of the largest board have one key', () => {
  const cells = Array.from({ length: 256 }, (_, cell) => cell);
  const digits = Array.from({ length: 16 }, (_, at) => at + 1);
  const keys = cells.flatMap((cell) => digits.map((digit) => candidateKey({ cell, digit })));
  expect(new Set(keys).size).toBe(256 * 16);
});
