// Which digit a step proves to be the only one of its cell.
import { expect, test } from 'vitest';

import { provedBy } from '../../../site/src/words/step-facts.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';

/** Of a loop that strikes these candidates, in a first cell with 1, 2 and 3. */
const proved = (...eliminations: { cell: number; digit: number }[]) =>
  provedBy(
    [0b111, 0b11],
    stepWith({ technique: 'Discontinuous Nice Loop', placements: [], eliminations }),
  );

test('a loop that leaves one digit of a cell proves it', () => {
  expect(proved({ cell: 0, digit: 1 }, { cell: 0, digit: 2 })).toEqual({ cell: 0, digit: 3 });
  expect(proved({ cell: 0, digit: 1 })).toBeUndefined();
  expect(proved({ cell: 0, digit: 1 }, { cell: 1, digit: 1 })).toBeUndefined();
  // Of no cell that is known, nor of none at all.
  expect(proved({ cell: 5, digit: 2 })).toBeUndefined();
  expect(proved()).toBeUndefined();
});
