import { describe, expect, test } from 'vitest';

import type { VariantRule } from '../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { drawVariant } from '../../../site/src/rules/variants/index.ts';

function rule(kind: string, changes: Partial<VariantRule> = {}): VariantRule {
  return { item: 1, kind, numbers: [], cells: [0, 1], lists: [], text: `.${kind}`, ...changes };
}

describe('what a screen reader says of the rules in a cell', () => {
  const spoken = (...rules: VariantRule[]) => drawVariant({ rules, boxes: [] }, shapeOf(4)).spoken;

  test('a cage has its number, a line says which of its cells it is, a mark whom it is shared with', () => {
    const cells = spoken(
      rule('Cage', { numbers: [15] }),
      rule('Thermo', { cells: [5, 1] }),
      rule('Arrow', { cells: [1, 2, 3] }),
      rule('WhiteDot', { cells: [], lists: [[0, 1]] }),
      rule('GreaterThan', { cells: [], lists: [[5, 4]] }),
      rule('X', {
        cells: [],
        lists: [
          [6, 7],
          [9, 13],
        ],
      }),
    );
    expect(cells.slice(0, 8)).toEqual([
      ['Killer cage 15 from r1c1, cell 1 of 2, goes on right', 'White dot with r1c2'],
      [
        'Killer cage 15 from r1c1, cell 2 of 2, goes on left',
        'Thermometer cell 2 of 2',
        'Arrow circle',
        'White dot with r1c1',
      ],
      ['Arrow cell 2 of 3'],
      ['Arrow cell 3 of 3'],
      ['Greater than cell 2 of 2 with r2c2'],
      ['Thermometer cell 1 of 2', 'Greater than cell 1 of 2 with r2c1'],
      ['X with r2c4'],
      ['X with r2c3'],
    ]);
  });

  test('a cage says which it is, and where its next cells are', () => {
    // On a board of four columns: r1c1, r1c2, r2c1, and r2c4 that only seems to lie beside r3c1.
    const cells = spoken(rule('Cage', { numbers: [20], cells: [4, 0, 1, 7, 8] }));
    expect([0, 1, 4, 7, 8].map((cell) => cells[cell])).toEqual([
      ['Killer cage 20 from r1c1, cell 1 of 5, goes on right and down'],
      ['Killer cage 20 from r1c1, cell 2 of 5, goes on left'],
      ['Killer cage 20 from r1c1, cell 3 of 5, goes on up and down'],
      ['Killer cage 20 from r1c1, cell 4 of 5'],
      ['Killer cage 20 from r1c1, cell 5 of 5, goes on up'],
    ]);
    expect(spoken(rule('Cage', { cells: [3], numbers: [2] }))[3]).toEqual(['Killer cage 2']);
    const ends = spoken(rule('DoubleArrow', { cells: [0, 1, 2] }));
    expect(ends.slice(0, 3).map(([said]) => said?.split(' ').at(-1))).toEqual([
      'circle',
      '3',
      'circle',
    ]);
  });

  test('the numbers of a rule are those that the board shows', () => {
    const said = (kind: string, numbers: number[]) => spoken(rule(kind, { numbers }))[0];
    expect(said('Sum', [12, 1, 1])).toEqual(['Sum 12']);
    const first = ' from r1c1, cell 1 of 2, goes on right';
    expect(said('Cage', [0])).toEqual([`Killer cage${first}`]);
    expect(said('RellikCage', [6])).toEqual([`Anti-killer cage not 6${first}`]);
    expect(said('ContainExact', [1, 2, 3, 1])).toEqual(['Contains exactly 1 1 3']);
    expect(said('XSum', [5, 1])).toEqual(['X-sum 5 up to r1c2']);
    expect(said('PillArrow', [2])).toEqual(['Pill arrow cell 1 of 2']);
    const quad = rule('Quad', { numbers: [1, 2, 2, 1, 3, 1], cells: [0, 1, 4, 5] });
    expect(spoken(quad)[5]).toEqual(['Quadruple 1 1 2 3']);
  });

  test('what holds on the whole board is not said again in every cell', () => {
    const pairs = Array.from({ length: 8 }, (_, at) => [at, at + 8]);
    expect(spoken(rule('AntiKnight', { cells: [], lists: pairs }))[0]).toEqual([]);
    const some = pairs.slice(0, 2);
    expect(spoken(rule('Windoku', { cells: [], lists: some }))[0]).toEqual(['Windoku']);
  });

  test('a clue outside the grid is said where its line begins', () => {
    const cells = spoken(
      rule('Sandwich', { numbers: [7], cells: [3, 2, 1, 0] }),
      rule('Lunchbox', { numbers: [3], cells: [4, 5] }),
    );
    expect(cells.slice(0, 6)).toEqual([
      [],
      [],
      [],
      ['Sandwich 7 up to r1c1'],
      ['Lunchbox 3'],
      ['Lunchbox 3'],
    ]);
  });

  test('candidates are said where not all are allowed, and nothing of a given, a region or the whole board', () => {
    const all = Array.from({ length: 16 }, (_, cell) => cell);
    const cells = spoken(
      rule('Given', { numbers: [3, 1], cells: [0] }),
      rule('Given', { numbers: [3], cells: [1] }),
      rule('Given', { numbers: [1, 2, 3, 4], cells: [2] }),
      rule('Jigsaw', { cells: [3, 7] }),
      rule('AllDifferent', { cells: all }),
      rule('Given', { numbers: [], cells: [4] }),
    );
    const none = { length: 15 };
    expect(cells).toEqual([
      ['only 1 3'],
      ...Array.from(none, (_, at) => (at === 3 ? ['no digit'] : [])),
    ]);
  });

  test('of many rules in a cell the first six, and how many more there are', () => {
    const sums = (count: number) =>
      spoken(...Array.from({ length: count }, (_, at) => rule('Cage', { numbers: [at + 3] })))[0];
    expect(sums(7)).toHaveLength(7);
    expect(sums(8)?.slice(5)).toEqual([
      'Killer cage 8 from r1c1, cell 1 of 2, goes on right',
      '2 more rules',
    ]);
    // The same twice is said once.
    expect(spoken(rule('Thermo'), rule('Thermo'))[1]).toEqual(['Thermometer cell 2 of 2']);
  });
});
