// Sentences of reasons of rules, with what the core counts.

import { expect, test } from 'vitest';

import { reasonText } from '../../../site/src/words/en/hinting/reasons.ts';
import { plainText } from '../../../site/src/words/hints.ts';
import type { LogicReason } from '../../../site/src/engine/messages/logic-types.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';

const context = {
  shape: shapeOf(9),
  candidates: [],
  houses: [],
  extraName: () => '',
  about: () => ({ meaning: '' }),
} as const;
const told = (kind: LogicReason['kind'], numbers: number[]) => {
  const reason = { kind, cells: [0], others: [1], across: [], numbers };
  return plainText(reasonText(context, stepWith({ reason })) ?? []);
};

test('two cases are both, three are each', () => {
  expect(told('cases', [1, 2, 0, 3, 0])).toMatch(/; neither fits$/);
  expect(told('cases', [1, 2, 0, 3, 0, 4, 0])).toMatch(/; none of them fits$/);
  expect(told('cases', [1, 2, 9, 3, 9])).toMatch(/; either leaves nothing for r1c9$/);
  expect(told('cases', [1, 2, 9, 3, 9, 4, 9])).toMatch(/; each leaves nothing for r1c9$/);
});

test('a number of cells that cannot make an X-sum is said to be none', () => {
  expect(told('sets_by_count', [7, 2, 16, 3, 0])).toMatch(
    /r1c1 says how many cells make 7; with 2 cells the others are among 5 and 3 cells cannot make it$/,
  );
});
