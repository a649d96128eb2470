import { describe, expect, test } from 'vitest';

import { emptyPuzzle, type Rule } from '../../../site/src/puzzle/puzzle.ts';
import { cellCount, shapeOf } from '../../../site/src/puzzle/shape.ts';
import { conflictSentence } from '../../../site/src/rules/conflict.ts';
import { faces, houseGroups, ruleNames, withGroup } from '../../../site/src/rules/index.ts';

const shape = shapeOf(9);
const classic: Rule = { name: 'classic' };

/** Digits by cell, as in "0 7 10 7". */
function said(
  rule: string,
  holds: Readonly<Record<number, number>>,
  rules: readonly Rule[] = [classic],
) {
  const puzzle = emptyPuzzle(shape, rules);
  const cells = Object.keys(holds).map(Number);
  return conflictSentence({ cells, rule }, puzzle, (cell) => holds[cell] ?? 0);
}

/** Regions that are no boxes: three rows of 27 cells cut into columns of three. */
const regions = Array.from({ length: cellCount(shape) }, (_, cell) =>
  cell < 27 ? Math.floor(cell / 9) : 3 + ((cell % 9) + 3 * Math.floor((cell - 27) / 27)) / 9,
).map(Math.floor);

const rows: readonly [string, Readonly<Record<number, number>>, string, Rule[]?][] = [
  ['classic', { 0: 7, 8: 7 }, 'Two 7s in row 1: r1c1 and r1c9'],
  ['classic', { 3: 7, 75: 7 }, 'Two 7s in column 4: r1c4 and r9c4'],
  ['classic', { 1: 7, 9: 7 }, 'Two 7s in box 1: r1c2 and r2c1'],
  ['classic', { 40: 1, 50: 1 }, 'Two 1s in box 5: r5c5 and r6c6'],
  ['latin', { 3: 7, 75: 7 }, 'Two 7s in column 4: r1c4 and r9c4', [{ name: 'latin' }]],
  ['jigsaw', { 0: 7, 8: 7 }, 'Two 7s in row 1: r1c1 and r1c9', [{ name: 'jigsaw', regions }]],
  ['house', { 0: 7, 80: 7 }, 'Two 7s in an extra house: r1c1 and r9c9'],
  ['diagonals', { 0: 7, 40: 7 }, 'Two 7s on a diagonal: r1c1 and r5c5'],
  ['asterisk', { 13: 7, 67: 7 }, 'Two 7s in the asterisk: r2c5 and r8c5'],
  ['knight', { 0: 7, 11: 7 }, 'Two 7s a knight’s move apart: r1c1 and r2c3'],
  [
    'torus-knight',
    { 0: 7, 79: 7 },
    'Two 7s a knight’s move apart, around the edge of the board: r1c1 and r9c8',
  ],
  ['king', { 0: 7, 10: 7 }, 'Two 7s touch: r1c1 and r2c2'],
  ['torus-king', { 0: 7, 80: 7 }, 'Two 7s touch around the edge of the board: r1c1 and r9c9'],
  ['taxicab', { 0: 4, 20: 4 }, 'Two 4s 4 steps apart: r1c1 and r3c3'],
  ['taxicab', { 0: 1, 1: 1 }, 'Two 1s one step apart: r1c1 and r1c2'],
  ['non-consecutive', { 0: 3, 1: 4 }, 'Consecutive digits side by side: 3 in r1c1 and 4 in r1c2'],
  ['pairs', { 0: 3, 1: 5 }, 'Digits that may not be side by side: 3 in r1c1 and 5 in r1c2'],
  ['pairs', { 0: 3, 1: 3 }, 'Digits that may not be side by side: 3 in r1c1 and 3 in r1c2'],
  [
    'torus-pairs',
    { 0: 3, 8: 5 },
    'Digits that may not be side by side, around the edge of the board: 3 in r1c1 and 5 in r1c9',
  ],
];

test.each(rows)('a conflict of %s, %j: %s', (rule, holds, sentence, rules) => {
  expect(said(rule, holds, rules)).toBe(sentence);
});

test('every rule of the core has a row, but that which holds the rules of variants', () => {
  const own = faces.find(({ isOfVariants }) => isOfVariants)?.name;
  expect([...new Set(rows.map(([rule]) => rule))].sort()).toEqual(
    ruleNames.filter((name) => name !== own).sort(),
  );
});

describe('a conflict in houses', () => {
  test('of a jigsaw is in a region, by its number, and never in a box', () => {
    const steps = Array.from({ length: 81 }, (_, cell) => Math.floor(cell / 9));
    const columns = Array.from({ length: 81 }, (_, cell) => (cell + Math.floor(cell / 9)) % 9);
    const rules: Rule[] = [{ name: 'jigsaw', regions: columns }];
    expect(said('jigsaw', { 1: 7, 9: 7 }, rules)).toBe('Two 7s in region 2: r1c2 and r2c1');
    expect(said('jigsaw', { 1: 7, 9: 7 }, [{ name: 'jigsaw', regions: steps }])).toBe(
      'Two 7s in one house: r1c2 and r2c1',
    );
  });

  test.each([
    ['windoku', { 10: 7, 20: 7 }, 'Two 7s in a window: r2c2 and r3c3'],
    ['disjoint-groups', { 0: 7, 30: 7 }, 'Two 7s in the same place of their boxes: r1c1 and r4c4'],
  ])('of the group %s says so', (name, holds, sentence) => {
    const group = houseGroups.find((each) => each.name === name);
    const rules = group ? withGroup(group, emptyPuzzle(shape, [classic])) : [];
    expect(said('house', holds, rules)).toBe(sentence);
    expect(said('house', holds)).toMatch(/in an extra house/);
  });
});

test('a cell that has been cleared is in no conflict', () => {
  expect(said('classic', { 0: 7, 8: 0 })).toBe('');
});

test('a rule without words of its own is named', () => {
  expect(said('somebody’s', { 0: 7, 1: 8 })).toBe(
    'These digits break the rule “somebody’s”: 7 in r1c1 and 8 in r1c2',
  );
});
