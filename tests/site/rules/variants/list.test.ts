import { describe, expect, test } from 'vitest';

import { ruleOfItem, ruleSentences } from '../../../../site/src/game/rule-sentences.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { brokenBy } from '../../../../site/src/rules/index.ts';
import { drawVariant, variantFaces } from '../../../../site/src/rules/variants/index.ts';
import { words } from '../../../../site/src/words/index.ts';
import { draw, rule } from './variant.fixture.ts';

describe('a variant as a whole', () => {
  test('a board of its own says what its rows, columns and boxes may not repeat', () => {
    const { size: _, ...shape } = shapeOf(6);
    const about = (boxes: number[][]) => drawVariant({ rules: [], boxes }, shape).board;
    expect(about([])).toContain('No digit stands twice in a row or column.');
    expect(about([[0, 1, 2, 6, 7, 8]])).toContain('No digit stands twice in a row, column or box.');
  });

  test('cells beside the grid are not drawn, but listed', () => {
    const { figures, list, hasCellsBeside } = draw([rule('Thermo', { cells: [14, 15, 16] })], 4);
    expect(figures).toEqual([]);
    expect(list.map(({ label }) => label)).toEqual(['Cells beside the grid', 'Thermometer']);
    expect(list[0]?.meaning).toContain('are not drawn');
    expect(hasCellsBeside).toBe(true);
    const inside = draw([rule('Thermo', { cells: [13, 14, 15] })], 4);
    expect([inside.list.length, inside.hasCellsBeside]).toEqual([1, false]);
  });

  test('jigsaw regions have a number each', () => {
    const regions = [
      [0, 1],
      [2, 3],
    ].map((cells) => rule('Jigsaw', { cells }));
    expect(draw(regions, 4).regions.slice(0, 5)).toEqual([0, 0, 1, 1, -1]);
    expect(draw([rule('Cage')], 4).regions).toEqual([]);
  });
});

test('printed rules of a variant have the names and patterns of those in a code, each once', () => {
  const texts = ['.Regex~%28..)*~R1C1', '.Regex~%28..)*~R2C1', '.Regex~%5b12]*~R3C1'];
  const rules = [
    rule('Cage', { item: 9, text: '.Cage~3' }),
    ...texts.map((text, item) => rule('Regex', { item, text })),
  ];
  const puzzle = emptyPuzzle(shapeOf(9), [{ name: 'constraints', items: [] }]);
  const sentences = ruleSentences(puzzle, draw(rules, 9).list);
  expect(sentences).toHaveLength(1);
  expect(sentences[0]).toMatch(
    /^Killer cage: .*its corner\. Regular expression “\(\.\.\)\*”, “\[12\]\*”: The /,
  );
});

describe('the list of the rules of a variant', () => {
  const { list } = draw(
    [
      rule('Thermo', { item: 2, text: '.Thermo~R1C1' }),
      rule('Cage', { item: 3, text: '.Cage~3' }),
      rule('Thermo', { item: 5, text: '.Thermo~R2C1' }),
      rule('WhiteDot', { item: 6, text: '.WhiteDot' }),
      rule('Cage', { item: 7, numbers: [9, 1] }),
      rule('Cage', { item: 7, numbers: [9, 2] }),
      rule('Cage', { item: 8, numbers: [9] }),
      rule('Cage', { item: 8, numbers: [4] }),
      rule('Cage', { item: 8, numbers: [4] }),
    ],
    9,
  );

  test('has each kind once, in the order in which they come', () => {
    expect(list.map(({ label, items }) => [label, items])).toEqual([
      ['Thermometer', [2, 5]],
      ['Killer cage', [3, 7, 8]],
      ['White dot', [6]],
    ]);
    expect(list[0]?.texts).toEqual(['.Thermo~R1C1', '.Thermo~R2C1']);
  });

  test('names each rule by its own text, where two are written alike as well', () => {
    const dot = (item: number, text: string) => rule('WhiteDot', { item, text });
    const dots = [
      dot(1, '.WhiteDot~R1C1~R1C2'),
      dot(2, '.WhiteDot~R1C1~R1C2'),
      dot(3, '.WhiteDot~R2C1~R2C2'),
    ];
    const { list } = draw(dots, 9);
    expect(list[0]?.texts).toHaveLength(2);
    expect([1, 2, 3].map((item) => ruleOfItem(item, list))).toEqual([
      'White dot r1c1 r1c2',
      'White dot r1c1 r1c2',
      'White dot r2c1 r2c2',
    ]);
    expect(ruleOfItem(9, list)).toBe(words.rules.item(9));
  });

  test('has the number of an item, unless the copies of its rule differ', () => {
    expect(list.map(({ numbers }) => [...numbers])).toEqual([[], [[7, 9]], []]);
  });

  test('says what is broken, by the number of an item', () => {
    expect(brokenBy('3 Cage', list)).toBe(variantFaces['Cage']?.broken);
    expect(brokenBy('5 Thermo', list)).toBe(variantFaces['Thermo']?.broken);
    expect(brokenBy('houses')).toBe(brokenBy('classic'));
    expect(brokenBy('knight')).toBe("equal digits a knight's move apart");
    expect(brokenBy('torus-knight')).toBe("equal digits a knight's move apart, around the edges");
  });

  test('a rule that the board has no cells for is said to say nothing', () => {
    const meaningOf = (kind: string, lists: number[][]) =>
      draw([rule(kind, { cells: [], lists })], 9).list[0]?.meaning;
    for (const kind of ['Windoku', 'DisjointSets']) {
      expect(meaningOf(kind, [[0, 1]])).toBe(variantFaces[kind]?.meaning);
      expect(meaningOf(kind, [])).toMatch(/^Says nothing here/);
    }
    // Of others the cells are no list.
    expect(meaningOf('AntiKnight', [])).toBe(variantFaces['AntiKnight']?.meaning);
  });
});
