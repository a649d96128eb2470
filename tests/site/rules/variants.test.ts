import { describe, expect, test } from 'vitest';

import { ruleOfItem } from '../../../site/src/game/rule-sentences.ts';
import type { VariantRule } from '../../../site/src/puzzle/puzzle.ts';
import { brokenBy } from '../../../site/src/rules/index.ts';
import { shapeOf, type Size } from '../../../site/src/puzzle/shape.ts';
import { drawVariant, variantFaces } from '../../../site/src/rules/variants/index.ts';
import { words } from '../../../site/src/words/index.ts';

function rule(kind: string, changes: Partial<VariantRule> = {}): VariantRule {
  return { item: 1, kind, numbers: [], cells: [0, 1], lists: [], text: `.${kind}`, ...changes };
}

function draw(rules: readonly VariantRule[], size: Size) {
  return drawVariant({ rules, boxes: [] }, shapeOf(size));
}

describe('a rule in a code', () => {
  const said = (kind: string, ...texts: string[]) =>
    draw(
      texts.map((text, item) => rule(kind, { item, text })),
      9,
    ).list.flatMap((listed) => listed.said);

  test('says the names that its setter gave, each once', () => {
    expect(said('NFA', '.NFA~QW_1fqg~_even%20sum~R1C1~R1C2', '.NFA~QW_1fqg~R1C1~R1C2')).toEqual([
      '“even sum”',
      '',
    ]);
    expect(said('Pair', '.Pair~UFVQ~_a~R1C1~R1C2~~_b~R1C3~R1C4~~_a~R2C1~R2C2~_')).toEqual([
      '“a”, “b”',
    ]);
    expect(said('PairX', '.PairX~UFVQ~_100%~R1C1~R1C2'), 'badly written').toEqual(['“100%”']);
  });

  test('says its pattern, from either form of the code', () => {
    expect(said('Regex', '.Regex~MVsyLTldKg~R1C1~R1C2', '.Regex~%28..)*~R1C1~R1C2')).toEqual([
      '1[2-9]*',
      '(..)*',
    ]);
    expect(said('Regex', '.Regex~Pz8_Pg~R1C1~R1C2')).toEqual(['???>']);
    expect(said('Regex', '.Regex~!~R1C1~R1C2'), 'no code at all').toEqual(['']);
  });

  test('says nothing of others', () => {
    expect(said('Cage', '.Cage~5~R1C1~R1C2')).toEqual(['']);
  });
});

describe('what the rules of a variant draw', () => {
  test('a cage has its sum, and none where it has no sum', () => {
    const { figures } = draw([rule('Cage', { numbers: [15] }), rule('Cage')], 9);
    expect(figures).toMatchObject([
      { form: 'cage', cells: [0, 1], text: '15' },
      { form: 'cage', text: '' },
    ]);
  });

  test('clues of chaos construction show their digit, and which cells they count', () => {
    // Region cells come right after the 16 of the grid.
    const clue = (kind: string, lists: number[][]) => rule(kind, { cells: [5], lists });
    const ways = [
      [21, 20],
      [21, 22, 23],
      [21, 17],
      [21, 25, 29],
    ];
    const around = [21, 16, 17, 18, 20, 22, 24, 25, 26];
    const { figures, hasCellsBeside } = draw(
      [
        clue('ChaosArrow', ways),
        clue('ChaosArrow', [[16, 17, 18], [16]]),
        clue('ChaosArrow', [[21, 20], [21, 22], [21, 17], [21]]),
        clue('ChaosCount', [around]),
        clue('ChaosCount', [[16, 17]]),
        clue('ChaosCount', [[21, 22]]),
      ],
      4,
    );
    expect(figures).toMatchObject([
      { form: 'ground', cell: 5, shape: 'ring' },
      { form: 'ground', cell: 5, shape: 'ring' },
      { form: 'line', cells: [0, 1, 2] },
      { form: 'ground', cell: 5, shape: 'ring' },
      { form: 'line', cells: [5, 4] },
      { form: 'line', cells: [5, 6] },
      { form: 'line', cells: [5, 1] },
      { form: 'ground', cell: 5, shape: 'square' },
      { form: 'ground', cell: 5, shape: 'square' },
      { form: 'cage', cells: [0, 1] },
      { form: 'ground', cell: 5, shape: 'square' },
      { form: 'cage', cells: [5, 6] },
    ]);
    expect(hasCellsBeside).toBe(false);
    const added = (numbers: number[]) =>
      ['ChaosArrow', 'ChaosCount'].map(
        (kind) => draw([rule(kind, { cells: [5], lists: [around], numbers })], 4).figures[1],
      );
    expect(added([0])).toMatchObject([{ form: 'line' }, undefined]);
    const one = { form: 'cage', cells: [5], text: '+1' };
    expect(added([1]).at(-1)).toMatchObject(one);
    const arrow = draw([rule('ChaosArrow', { cells: [5], lists: ways, numbers: [1] })], 4);
    expect(arrow.figures[1]).toMatchObject(one);
    const beside = draw([rule('ChaosCount', { cells: [40], lists: [[16]] })], 4);
    expect([beside.figures.length, beside.hasCellsBeside]).toEqual([0, true]);
  });

  test('cages that share a cell lie within each other, others do not', () => {
    const cages = [
      [0, 1],
      [1, 2],
      [5, 6],
      [2, 3],
    ].map((cells) => rule('Cage', { cells }));
    const insets = draw(cages, 9).figures.map((each) => 'inset' in each && each.inset);
    expect(insets).toEqual([7.5, 11.5, 7.5, 15.5]);
  });

  test('sums of cages that begin in one cell stand side by side', () => {
    const cages = [
      rule('Cage', { numbers: [7], cells: [0, 40] }),
      rule('Cage', { numbers: [10], cells: [0, 1] }),
      rule('Cage', { numbers: [12], cells: [1, 2] }),
    ];
    const shifts = draw(cages, 9).figures.map((each) => 'shift' in each && each.shift);
    expect(shifts).toEqual([false, 19, false]);
    // Not where the second has no room beside the first.
    const narrow = [
      rule('RellikCage', { numbers: [25], cells: [0, 9] }),
      rule('Cage', { numbers: [45], cells: [0, 9, 18] }),
    ];
    const texts = draw(narrow, 9).figures.map((each) => 'text' in each && each.text);
    expect(texts).toEqual(['not 25', '']);
  });

  test('a text that is wider than its cage is left to the list', () => {
    const numbers = [1, 2, 2, 2, 5, 1];
    const textOf = (cells: number[]) =>
      draw([rule('ContainExact', { numbers, cells })], 9).figures.map(
        (each) => 'text' in each && each.text,
      );
    expect(textOf([0, 1, 2])).toEqual(['1 1 2 2 5']);
    expect(textOf([0, 9, 18])).toEqual(['']);
    // Cells of the next row are not beside those at the end of one.
    expect(textOf([8, 9, 10])).toEqual(['']);
  });

  test('clues at one place outside are written as one, those of another place apart', () => {
    const clue = (kind: string, number: number, cells: number[]) =>
      rule(kind, { numbers: [number], cells });
    const { figures } = draw(
      [
        clue('Sandwich', 12, [0, 1, 2]),
        clue('XSum', 7, [0, 1, 2]),
        clue('Sandwich', 3, [9, 10]),
        clue('XSum', 9, [1, 10]),
        clue('Sandwich', 5, [1, 10]),
      ],
      9,
    );
    const texts = figures.map((each) => 'text' in each && each.text);
    expect(texts).toEqual(['12\n7', '3', '9 · 5']);
  });

  test('clues of a diagonal and a column that share a square of the margin stand side by side', () => {
    const clue = (kind: string, cells: number[]) => rule(kind, { numbers: [15], cells });
    // How far each has moved along the border, if it has.
    const movesOf = (...rules: VariantRule[]) =>
      draw(rules, 9).figures.map((each) => ('along' in each ? each.along : 0));
    const column = clue('XSum', [3, 12, 21]);
    const downLeft = clue('LittleKiller', [2, 10, 18]);
    const downRight = clue('LittleKiller', [4, 14, 24]);
    // That of a diagonal stands 20 beside the middle by itself.
    expect(movesOf(downLeft, column)).toEqual([-4, 24]);
    expect(movesOf(downRight, downLeft)).toEqual([4, -4]);
    expect(movesOf(column, downRight, downLeft)).toEqual([0, 14, -14]);
    const row = clue('Sandwich', [45, 46]);
    expect(movesOf(clue('LittleKiller', [36, 28, 20]), row)).toEqual([-4, 24]);
    expect(movesOf(downLeft, row, clue('XSum', [4, 13]))).toEqual([0, 0, 0]);
  });

  test('only the little killer has an arrow', () => {
    const arrows = ['LittleKiller', 'Sandwich', 'Skyscraper'].map((kind) =>
      draw([rule(kind, { numbers: [5] })], 9).figures.map((each) => 'arrow' in each && each.arrow),
    );
    expect(arrows).toEqual([[true], [false], [false]]);
  });

  test('odd cells have a disc, even ones a square, others the digits they may hold', () => {
    const given = (numbers: number[]) => rule('Given', { numbers, cells: [4] });
    const formOf = (numbers: number[]) =>
      draw([given(numbers)], 9).figures.map((each) =>
        'shape' in each ? each.shape : 'text' in each && each.text,
      );
    expect(formOf([9, 1, 3, 5, 7])).toEqual(['circle']);
    expect(formOf([2, 4, 6, 8])).toEqual(['square']);
    expect(formOf([1, 3, 5]), 'not every odd digit').toEqual(['135']);
    expect(formOf([2, 1])).toEqual(['12']);
    expect(formOf([1, 2, 3, 4, 5, 6, 9]), 'too many to be written').toEqual(['not 78']);
    expect(formOf([4])).toEqual([]);
    expect(formOf([1, 2, 3, 4, 5, 6, 7, 8, 9])).toEqual([]);
    const wide = { rows: 4, columns: 4, digits: 11, lowest: 0, boxRows: 4, boxColumns: 4 };
    const { figures } = drawVariant({ rules: [given([10, 0, 1])], boxes: [] }, wide);
    expect(figures).toEqual([{ form: 'foot', cell: 4, text: '0 1 10' }]);
  });

  test('several sets of digits for one cell are drawn as what is in all of them', () => {
    const given = (numbers: number[]) => rule('Given', { numbers, cells: [4] });
    const textsOf = (...sets: number[][]) =>
      draw(sets.map(given), 9).figures.map((each) => 'text' in each && each.text);
    expect(textsOf([1, 2, 3, 4], [2, 3, 4, 5], [9, 4, 2])).toEqual(['24']);
    expect(textsOf([1, 2, 3], [3, 4, 5]), 'no given').toEqual(['3']);
    expect(textsOf([1, 2], [3, 4])).toEqual([]);
    expect(textsOf([3, 4], [4], [4, 5]), 'a given').toEqual([]);
  });

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

  test('an index of columns, which points into its row, looks different from one of rows', () => {
    const looksOf = (list: number[]) =>
      draw([rule('Indexing', { cells: [5], numbers: [6], lists: [list] })], 9).figures;
    expect(looksOf([0, 1, 2])).toMatchObject([{ colour: 'column-index', shape: 'across' }]);
    expect(looksOf([5, 14, 23])).toMatchObject([{ colour: 'row-index', shape: 'down' }]);
  });

  test('lines that only a number or a letter tells apart have it on them', () => {
    const textOf = (kind: string, numbers: number[] = []) =>
      draw([rule(kind, { numbers })], 9).figures.map((each) => 'text' in each && each.text);
    expect(textOf('Entropic')).toEqual(['E']);
    expect(textOf('Modular', [3])).toEqual(['M3']);
    expect(textOf('SumLine', [10, 0])).toEqual(['10']);
    expect(textOf('Lockout', [4])).toEqual(['4']);
    expect(textOf('Whisper', [4])).toEqual(['4']);
    expect(textOf('Whisper', [5])).toEqual([false]);
  });

  test('a loop is closed', () => {
    const cellsOf = (numbers: number[]) =>
      draw([rule('SumLine', { numbers, cells: [0, 1, 10, 9] })], 9).figures.map(
        (each) => 'cells' in each && each.cells,
      );
    expect(cellsOf([10, 1])).toEqual([[0, 1, 10, 9, 0]]);
    expect(cellsOf([10, 0])).toEqual([[0, 1, 10, 9]]);
  });

  test('a region sum line has strokes where it leaves a box, or else a piece of a jigsaw', () => {
    const line = rule('RegionSumLine', { cells: [1, 2, 3, 7, 6] });
    const left = [0, 1, 4, 5, 8, 9, 12, 13];
    const right = [2, 3, 6, 7, 10, 11, 14, 15];
    const ticksOf = (rules: readonly VariantRule[], boxes: number[][]) =>
      drawVariant({ rules, boxes }, shapeOf(4)).figures.map(
        (each) => 'ticks' in each && each.ticks,
      );
    expect(ticksOf([line], [left, right])).toEqual([[[1, 2]]]);
    const jigsaw = [
      [0, 1, 2, 3],
      [4, 5, 6, 7],
    ].map((cells) => rule('Jigsaw', { cells }));
    expect(ticksOf([...jigsaw, line], [])).toEqual([[[3, 7]]]);
    expect(ticksOf([...jigsaw, line], [left, right])).toEqual([[[1, 2]]]);
  });

  test('a look-and-say cage has its clue, a counted one a circle around its counter', () => {
    const { figures } = draw(
      [rule('LookAndSay', { numbers: [2, 1, 3, 2] }), rule('CountDistinct', { cells: [4, 5, 6] })],
      9,
    );
    expect(figures).toMatchObject([
      { form: 'cage', text: '12 23' },
      { form: 'ground', cell: 4, shape: 'ring' },
      { form: 'cage', cells: [5, 6] },
    ]);
  });

  test('what is too wide for the circle of a quadruple stands in two lines', () => {
    const textOf = (numbers: number[]) =>
      draw([rule('Quad', { numbers, cells: [0, 1, 9, 10] })], 9).figures.map(
        (each) => 'text' in each && each.text,
      );
    expect(textOf([1, 1, 2, 1, 3, 1])).toEqual(['1 2 3']);
    expect(textOf([1, 2, 2, 1, 3, 1])).toEqual(['1 1\n2 3']);
    expect(textOf([12, 1, 13, 1, 14, 1])).toEqual(['12 13\n14']);
  });

  test('jigsaw regions have a number each', () => {
    const regions = [
      [0, 1],
      [2, 3],
    ].map((cells) => rule('Jigsaw', { cells }));
    expect(draw(regions, 4).regions.slice(0, 5)).toEqual([0, 0, 1, 1, -1]);
    expect(draw([rule('Cage')], 4).regions).toEqual([]);
  });

  test('a whisper of 4 has another colour than one of 5', () => {
    const colourOf = (numbers: number[]) =>
      draw([rule('Whisper', { numbers })], 9).figures.map(
        (each) => 'colour' in each && each.colour,
      );
    expect([colourOf([5]), colourOf([4])]).toEqual([['whisper'], ['dutch']]);
  });
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
