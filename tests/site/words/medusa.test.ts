// What is wrong with a colour of 3D Medusa.
import { expect, test } from 'vitest';

import type { LogicHouse, LogicStep } from '../../../site/src/solver/hints.ts';
import { hintWords, plainText } from '../../../site/src/words/hints.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';

const row: LogicHouse = { kind: 'row', number: 0, cells: [0, 1, 2, 3] };
const context = {
  shape: shapeOf(4),
  candidates: [],
  houses: [row],
  extraName: () => '',
  about: () => ({ meaning: '' }),
} as const;

/** Of the sets of A and B in turn: the cells in which each has a digit. */
function why(...sets: readonly (readonly [digit: number, cells: number[]])[]): string {
  const step: LogicStep = stepWith({
    technique: '3D Medusa',
    sets: sets.map(([digit, cells]) => ({ digits: 1 << (digit - 1), cells, links: 0 })),
    placements: [],
    eliminations: [{ cell: sets[0]?.[1][0] ?? 0, digit: sets[0]?.[0] ?? 0 }],
  });
  return plainText(hintWords.why(context, step));
}

test('a colour that has a digit twice in a house says where', () => {
  expect(why([1, [0, 3]], [1, [1]])).toContain(
    'If A were true, r1c1 and r1c4 would both be 1 in row 1. So that colour is false.',
  );
  expect(why([1, [0, 2, 3]], [1, [1]])).toContain(
    'If A were true, r1c1, r1c3 and r1c4 would all be 1 in row 1.',
  );
});

test('a colour that has two digits in a cell says in which', () => {
  expect(why([1, [0]], [1, [1]], [2, [0]], [2, [1]])).toContain(
    'If A were true, r1c1 would have both 1 and 2.',
  );
});
