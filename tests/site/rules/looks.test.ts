import { describe, expect, test } from 'vitest';

import { emptyPuzzle, type VariantRule } from '../../../site/src/puzzle/puzzle.ts';
import { drawingOf } from '../../../site/src/rules/index.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { drawVariant } from '../../../site/src/rules/variants/index.ts';

function draw(kind: string, changes: Partial<VariantRule>) {
  const rule = { item: 1, kind, numbers: [], cells: [], lists: [], text: '', ...changes };
  return drawVariant({ rules: [rule], boxes: [] }, shapeOf(9));
}

const cells = [0, 1, 2];
const two = [
  [0, 1],
  [9, 10],
];

test.each<[string, Partial<VariantRule>, object[]]>([
  ['PillArrow', { cells, numbers: [2] }, [{ form: 'arrow', cells, pill: 2 }]],
  ['Arrow', { cells }, [{ form: 'arrow', cells, pill: 1 }]],
  ['Between', { cells }, [{ form: 'line', ends: 'circles' }]],
  ['Lockout', { cells, numbers: [4] }, [{ form: 'line', ends: 'diamonds' }]],
  ['Zipper', { cells }, [{ form: 'line', middle: true }]],
  ['WhiteDot', { lists: two }, two.map((each) => ({ form: 'dot', cells: each, fill: 'white' }))],
  ['BlackDot', { lists: two }, two.map((each) => ({ form: 'dot', cells: each, fill: 'black' }))],
  ['X', { lists: [[0, 1]] }, [{ form: 'dot', fill: 'none', text: 'X' }]],
  ['V', { lists: [[0, 1]] }, [{ form: 'dot', fill: 'none', text: 'V' }]],
  ['GreaterThan', { lists: [[1, 0]] }, [{ form: 'greater', cells: [1, 0] }]],
  ['CountingCircles', { cells }, cells.map((cell) => ({ form: 'ground', cell, shape: 'ring' }))],
  ['EqualSum', { lists: two }, two.map((each) => ({ form: 'cage', cells: each }))],
  ['SameValues', { lists: two }, two.map((each) => ({ form: 'cage', cells: each }))],
  ['AllDifferent', { lists: two }, two.map((each) => ({ form: 'cage', cells: each }))],
  ['Lunchbox', { cells, numbers: [8] }, [{ form: 'line' }, { form: 'cage', text: '8' }]],
  ['EqualityCage', { cells }, [{ form: 'cage', text: '=' }]],
])('%s %j looks as people know it', (kind, rule, figures) => {
  expect(draw(kind, rule).figures).toMatchObject(figures);
});

test('a clue of 0 is written, too', () => {
  const textsOf = (kind: string) =>
    draw(kind, { cells, numbers: [0] }).figures.map((each) => 'text' in each && each.text);
  expect(textsOf('Sandwich')).toEqual(['0']);
  expect(textsOf('Sum')).toEqual(['0']);
  expect(textsOf('Cage'), 'a cage without a sum').toEqual(['']);
});

test('only where every cell counts once is a sum written beside its cells', () => {
  const textsOf = (...numbers: number[]) =>
    draw('Sum', { cells: [0, 1], numbers }).figures.map((each) => 'text' in each && each.text);
  expect(textsOf(12, 1, 1)).toEqual(['12']);
  expect(textsOf(3, 1, -1), 'a difference').toEqual(['']);
});

describe('a variant on the board', () => {
  const constraints = emptyPuzzle(shapeOf(9), [{ name: 'classic' }, { name: 'constraints' }]);

  test('shades the cells of its windows', () => {
    const variant = draw('Windoku', { lists: two });
    expect(drawingOf(constraints, variant).shaded).toEqual([0, 1, 9, 10]);
  });

  test('has thick lines around its regions', () => {
    const variant = draw('Jigsaw', { cells });
    expect(drawingOf(constraints, variant).regions.slice(0, 4)).toEqual([0, 0, 0, -1]);
  });

  test('has boxes as wide and as high as those that its text brings', () => {
    const { size: _, ...shape } = shapeOf(6);
    const boxOf = (box: number[]) => drawVariant({ rules: [], boxes: [box] }, shape).boxSize;
    expect(boxOf([0, 1, 2, 6, 7, 8])).toEqual({ boxRows: 2, boxColumns: 3 });
    expect(boxOf([0, 1, 6, 7, 12, 13])).toEqual({ boxRows: 3, boxColumns: 2 });
  });

  test('draws no rule of which any set of cells lies beside the grid', () => {
    const beside = draw('AllDifferent', { lists: [[0, 1], [81]] });
    expect([beside.figures, beside.hasCellsBeside]).toEqual([[], true]);
  });

  test('says how digits are typed that have two figures, and only then', () => {
    const { size: _, ...sides } = shapeOf(4);
    const aboutOf = (digits: number, lowest: number) =>
      drawVariant({ rules: [], boxes: [] }, { ...sides, digits, lowest }).board;
    expect(aboutOf(9, 1)).not.toContain('two figures');
    expect(aboutOf(10, 0)).not.toContain('two figures');
    expect(aboutOf(10, 1)).toContain('two figures');
  });
});
