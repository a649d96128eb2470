// Sentences of dead ends that a closer look shows.

import { expect, test } from 'vitest';

import { reasonText } from '../../../site/src/words/en/hinting/reasons.ts';
import { plainText } from '../../../site/src/words/hints.ts';
import type { LogicReason } from '../../../site/src/engine/messages/logic-types.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { box, stepWith } from '../features/hint/steps.fixture.ts';

const context = {
  shape: shapeOf(9),
  candidates: [],
  houses: [],
  extraName: () => '',
  about: () => ({ meaning: '' }),
} as const;
const start = /^if r1c1 were 1, r1c4 would be 7, and .* could not be filled: /;

/** The end, after what the digit makes of r1c4. */
function end(
  kind: LogicReason['kind'],
  numbers: number[],
  others: number[],
  across: number[] = [],
) {
  const reason = { kind, cells: [0], others, across, numbers: [0b1, ...numbers, 3, 7] };
  const sentence = plainText(reasonText(context, stepWith({ reason })) ?? []);
  expect(sentence).toMatch(start);
  expect(sentence.length).toBeLessThan(300);
  return sentence.replace(start, '');
}

test('digits that lack places say where they could be, if anywhere', () => {
  expect(end('too_few_places', [0b111, 1, 0], [1, 2])).toBe(
    'none of r1c2 and r1c3 could be 1, 2 or 3',
  );
  expect(end('too_few_places', [0b100, 1, 0], [1, 2, 3, 4, 5])).toBe('no cell could be 3');
  expect(end('too_few_places', [0, 1, 0], [1, 2])).toBe(
    'none of r1c2 and r1c3 could be that digit',
  );
  expect(end('too_few_places', [0b11, 2, 1], [1])).toBe('1 and 2 would have no place but r1c2');
  expect(end('too_few_places', [0b11, 3, 2], [1, 2])).toBe(
    '3 cells would have to be 1 or 2, and only r1c2 and r1c3 could be',
  );
  expect(end('too_few_places', [0b10000000, 8, 5], [1, 2, 3, 4, 5])).toBe(
    '8 cells would have to be 8, and only 5 could be',
  );
});

test('cells that see each other are no places for the same digit', () => {
  expect(end('too_few_places', [0b100000000, 9, 4], [1, 2, 10, 19, 20, 30])).toBe(
    '9 cells would have to be 9, and at most 4 that do not see each other could be',
  );
  expect(end('too_few_places', [0b10, 2, 1], [1, 2])).toBe(
    '2 cells would have to be 2, and all that could be see each other',
  );
  // One cell sees no other of them.
  expect(end('too_few_places', [0b10, 2, 1], [1])).toBe(
    '2 cells would have to be 2, and only r1c2 could be',
  );
});

test('digits that are in too many cells say how many may be', () => {
  expect(end('too_many_cells', [0b100, 1], [1, 2])).toBe(
    'at most 1 cell may be 3, and r1c2 and r1c3 would be',
  );
  expect(end('too_many_cells', [0b110, 4], [1, 2, 3, 4, 5])).toBe(
    'at most 4 cells may be 2 or 3, and 5 would be',
  );
  expect(end('too_many_cells', [0b110, 0], [1])).toBe('no cell may be 2 or 3, and r1c2 would be');
  expect(end('too_few_alike', [0b110000000], [1])).toBe(
    'r1c2 would be 8 or 9, neither of which could be in so many cells',
  );
  expect(end('too_few_alike', [0b111000000], [1])).toMatch(/, none of which could be in so many/);
});

test('two cells of a line are compared by what they could be', () => {
  expect(end('too_far_apart', [0b11, 0b10000, 2], [1], [2])).toBe(
    'r1c2 would be at most 2 and r1c3 5, too far apart for a run of 2',
  );
  expect(end('too_far_apart', [0b1, 0b110000, 2], [1], [2])).toMatch(/be 1 and r1c3 at least 5,/);
  expect(end('not_between', [1, 0b1100000], [1], [2, 3])).toBe(
    'r1c2 would be at least 6, and neither r1c3 nor r1c4 could be more',
  );
  expect(end('not_between', [0, 0b11], [1], [2, 3])).toBe(
    'r1c2 would be at most 2, and neither r1c3 nor r1c4 could be less',
  );
  expect(end('not_between', [0, 0b10], [1], [2, 3])).toMatch(/^r1c2 would be 2, /);
  expect(end('no_partners', [0b1000, 0b11000000], [1], [2])).toBe(
    'r1c2 would be 4 and r1c3 7 or 8, which do not go together',
  );
});

test('a sum between the smallest and the largest says what they could make', () => {
  const between = 'what lies between the smallest';
  expect(end('between_missed', [8, 15, 10], [1, 2], [3, 4])).toBe(
    `${between} and the largest would make at most 8 or at least 15, not 10`,
  );
  expect(end('between_missed', [-1, 12, 10], [1], [2])).toBe(
    `${between} (r1c2) and the largest (r1c3) would make at least 12, not 10`,
  );
  expect(end('between_missed', [0, -1, 10], [1, 2], [3])).toMatch(/ would make at most 0, not 10$/);
});

test('what is hidden first is told, or that the clue is seen', () => {
  expect(end('hidden_missed', [0b10010, 7], [1, 2])).toBe(
    'r1c2 or r1c3 would be hidden first, as 2 or 5',
  );
  expect(end('hidden_missed', [0b110111, 7], [1])).toBe('r1c2 would be hidden first, and not as 7');
  expect(end('hidden_missed', [0b1, 7], [1, 2, 3, 4, 5])).toBe('7 would not be hidden first');
  expect(end('hidden_missed', [0, 7], [])).toBe('none would be hidden');
  expect(end('hidden_missed', [0b1, 7], [1], [5])).toBe(
    'r1c6 would be 7, and not the first that is hidden',
  );
});

test('a cell is told with what the others leave it', () => {
  expect(end('not_left', [0b11, 0b1001000], [1])).toBe(
    'r1c2 would be 1 or 2, and the other cells leave it only 4 or 7',
  );
});

test('of several rules the one that fails is named, and the others with it', () => {
  const rule = (at: number) => ({ kind: 'Renban', item: at, cells: [at], ends: [at, at + 1] });
  const named = (count: number) => {
    const reason = {
      kind: 'dead_end',
      cells: [0],
      others: [],
      across: [],
      numbers: [0b1, 0],
      failing: 2,
    } as const;
    const rules = Array.from({ length: count }, (_, at) => rule(9 * at));
    const step = stepWith({ technique: 'Rules in a House', rules, houses: [box], reason });
    return plainText(reasonText(context, step) ?? []);
  };
  expect(named(2)).toBe(
    'if r1c1 were 1, with box 1 and the renban r1c1-r1c2, the renban r2c1-r2c2 could not be filled',
  );
  expect(named(4)).toBe(
    'if r1c1 were 1, with the rules of box 1, the renban r2c1-r2c2 could not be filled',
  );
});
