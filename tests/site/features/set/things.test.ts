import { describe, expect, test } from 'vitest';

import {
  foundBy,
  isSlip,
  toolById,
  tools,
  type Tool,
} from '../../../../site/src/features/set/palette.ts';
import { cellsText, readCells } from '../../../../site/src/features/set/things/cell-names.ts';
import {
  countsByKind,
  marksOf,
  reversed,
  shifted,
  withStroke,
  type Drawn,
  type Items,
} from '../../../../site/src/features/set/things/editing.ts';
import { textOf, valueOf } from '../../../../site/src/features/set/list/form.ts';
import { hitsAt, type Thing } from '../../../../site/src/features/set/things/hits.ts';
import {
  changedItem,
  madeItem,
  outOfRange,
  typedParameter,
  typedValue,
} from '../../../../site/src/features/set/things/making.ts';
import { missingOf } from '../../../../site/src/puzzle/unfinished.ts';
import { previewOf } from '../../../../site/src/features/set/things/preview.ts';
import { sampleOf } from '../../../../site/src/features/set/things/sample.ts';
import { lineOf } from '../../../../site/src/features/set/strokes/outside.ts';
import { readItems, writeItems, type Item } from '../../../../site/src/puzzle/items.ts';
import { drawVariant } from '../../../../site/src/rules/variants/index.ts';
import { kindSchemas, parametersOf } from '../../../../site/src/puzzle/schema.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

const shape = shapeOf(9);

function tool(id: string): Tool {
  const found = toolById(id);
  if (!found) throw new Error(id);
  return found;
}

function draw(items: Items, id: string, cells: readonly number[]): Drawn {
  const point = { x: 0, y: 0 };
  const { gesture } = tool(id);
  return withStroke(
    items,
    tool(id),
    { gesture, cells, from: point, to: point, path: cells },
    shape,
  );
}

const read = (text: string): Items => readItems(text) ?? [];
function only(text: string): Item {
  const [item] = read(text);
  if (!item) throw new Error(text);
  return item;
}

describe('a stroke becomes a rule', () => {
  test.each([
    ['Thermo', [0, 10, 20], '.Thermo~R1C1~R2C2~R3C3'],
    ['Cage', [0, 1], '.Cage~~R1C1~R1C2'],
    ['Arrow', [4, 3], '.Arrow~R1C5~R1C4'],
    ['Whisper', [0, 1], '.Whisper~R1C1~R1C2'],
    ['dutch', [0, 1], '.Whisper~4~R1C1~R1C2'],
    ['Modular', [0, 1, 2], '.Modular~3~R1C1~R1C2~R1C3'],
    ['SumLine', [0, 1], '.SumLine~10~R1C1~R1C2'],
    ['WhiteDot', [0, 1], '.WhiteDot~R1C1~R1C2'],
    ['CountingCircles', [4], '.CountingCircles~R1C5'],
    ['odd', [4], '.~R1C5_1_3_5_7_9'],
    ['Indexing', [4], '.Indexing~C~R1C5'],
  ])('%s', (id, cells, text) => {
    expect(writeItems(draw([], id, cells).items)).toBe(text);
  });

  test('that lacks its number is unfinished, and in no text until it has one', () => {
    const { items, id } = draw([], 'LittleKiller', [1, 11, 21, 31, 41, 51, 61, 71]);
    const [item] = items;
    expect(item).toMatchObject({ id, isUnfinished: true });
    expect(writeItems(items)).toBe('');
    if (!item) return;
    expect(missingOf(item)?.name).toBe('sum');
    // Drawn where it was put, though the other end names it.
    expect(previewOf(item, shape)).toMatchObject([
      { form: 'clue', cells: [1, 11, 21, 31, 41, 51, 61, 71] },
    ]);
    expect(writeItems([changedItem(item, { sum: '12' })])).toBe('.LittleKiller~12~R8C9');
    expect(changedItem(changedItem(item, { sum: '12' }), { sum: undefined }).isUnfinished).toBe(
      true,
    );
  });

  test('of a clue at the other end is one of its own', () => {
    const line = lineOf(shape, true, 2, true);
    expect(typedParameter('XSum', line)?.name).toBe('clue from the other end');
    const item = madeItem('XSum', { line: 'R3', 'clue from the other end': '9' });
    expect(item.arguments).toEqual(['R3', '', '9']);
    expect(item.isUnfinished).toBeUndefined();
    expect(madeItem('XSum', { line: 'R3' }).isUnfinished).toBe(true);
  });
});

test('a diagonal is drawn at the end at which its clue was put', () => {
  const rule = {
    item: 1,
    kind: 'LittleKiller',
    numbers: [12],
    cells: [1, 11],
    lists: [],
    text: '',
  };
  const [item] = read('.LittleKiller~12~R1C2');
  const drawn = (items: Items) => drawVariant({ rules: [rule], boxes: [] }, shape, items).figures;
  expect(drawn(item ? [item] : [])).toMatchObject([{ form: 'clue', cells: [1, 11] }]);
  expect(drawn(item ? [{ ...item, isAtOtherEnd: true }] : [])).toMatchObject([{ cells: [11, 1] }]);
});

describe('what is there already', () => {
  test('is found again, and not drawn twice', () => {
    const before = read('.Cage~15~R1C1~R1C2');
    const drawn = draw(before, 'Cage', [1, 0]);
    expect(drawn).toEqual({ items: before, id: '1', outcome: 'there' });
    // Another way along the same cells is another line.
    expect(draw(read('.Thermo~R1C1~R1C2'), 'Thermo', [1, 0]).outcome).toBe('made');
  });

  test('gives way on its edge: a black dot comes in the place of a white one, an X beside it', () => {
    const white = read('.WhiteDot~R1C1~R1C2');
    expect(draw(white, 'BlackDot', [0, 1])).toMatchObject({ outcome: 'replaced', id: '1' });
    expect(draw(white, 'X', [0, 1]).items).toHaveLength(2);
    const sign = draw(read('.GreaterThan~R1C1~R1C2'), 'GreaterThan', [1, 0]);
    expect(writeItems(sign.items)).toBe('.GreaterThan~R1C2~R1C1');
  });

  test('two arrows into one cell stay two', () => {
    const first = draw([], 'Arrow', [0, 1, 2]).items;
    expect(draw(first, 'Arrow', [18, 10, 2]).items).toHaveLength(2);
  });
});

describe('marks', () => {
  test('are one rule, and the first cell says whether they are put or taken', () => {
    const put = draw([], 'CountingCircles', [0, 1]).items;
    const more = draw(put, 'CountingCircles', [2]).items;
    expect(writeItems(more)).toBe('.CountingCircles~R1C1~R1C2~R1C3');
    expect([...marksOf(more, tool('CountingCircles'), shape)]).toEqual([0, 1, 2]);
    expect(writeItems(draw(more, 'CountingCircles', [1, 2, 3]).items)).toBe(
      '.CountingCircles~R1C1',
    );
    expect(draw(put, 'CountingCircles', [0, 1]).items).toEqual([]);
  });

  test('odd and even exclude each other', () => {
    const odd = draw(read('.Cage~9~R5C5'), 'odd', [0, 1]).items;
    const even = draw(odd, 'even', [1]).items;
    expect(writeItems(even)).toBe('.Cage~9~R5C5.~R1C1_1_3_5_7_9.~R1C2_2_4_6_8');
    expect(writeItems(draw(even, 'even', [1]).items)).toBe('.Cage~9~R5C5.~R1C1_1_3_5_7_9');
  });

  test('of rows and of columns are different rules', () => {
    const rows = read('.Indexing~R~R1C1');
    expect(writeItems(draw(rows, 'Indexing', [0]).items)).toBe('.Indexing~R~R1C1.Indexing~C~R1C1');
  });
});

describe('a rule is changed', () => {
  test('by turning it round, where that says something else', () => {
    const turned = reversed(only('.Thermo~R1C1~R1C2~R2C2'), shape);
    expect(turned?.arguments).toEqual(['R2C2', 'R1C2', 'R1C1']);
    expect(turned?.id).toBe('1');
    expect(reversed(only('.Cage~5~R1C1~R1C2'), shape)).toBeUndefined();
  });

  test.each([
    ['.Cage~5~R1C1~R1C2', '.Cage~5~R3C2~R3C3'],
    ['.Sandwich~5~R1', '.Sandwich~5~R3'],
    ['.Sandwich~5~C1', '.Sandwich~5~C2'],
    ['.Quad~R1C1~1~2', '.Quad~R3C2~1~2'],
    ['.~R1C1_1_2', '.~R3C2_1_2'],
    ['.EqualSum~R1C1~-~R1C2', '.EqualSum~R3C2~-~R3C3'],
  ])('by moving it: %s', (text, moved) => {
    const item = shifted(only(text), 2, 1, shape);
    expect(item && writeItems([item])).toBe(moved);
  });

  test.each(['.Cage~5~R1C8~R1C9', '.Quad~R1C8~1', '.Sandwich~5~C9'])(
    'but not off the board: %s',
    (text) => {
      expect(shifted(only(text), 0, 1, shape)).toBeUndefined();
    },
  );
});

describe('a number that is typed', () => {
  const parameter = (kind: string, name: string) => {
    const found = parametersOf(kind).find((each) => each.name === name);
    if (!found) throw new Error(name);
    return found;
  };

  test('is a number, or values of one figure each', () => {
    expect(typedValue(parameter('Cage', 'sum'), '15')).toBe('15');
    expect(typedValue(parameter('Quad', 'values'), '112')).toEqual(['1', '1', '2']);
    expect(typedValue(parameter('ContainExact', 'values'), '12')).toBe('1_2');
    expect(typedValue(parameter('Cage', 'sum'), '')).toBeUndefined();
  });

  test('has to be in its range', () => {
    expect(outOfRange(parameter('PillArrow', 'cells of the pill'), '9')).toEqual({
      least: 2,
      most: 3,
    });
    expect(outOfRange(parameter('Cage', 'sum'), '15')).toBeUndefined();
    expect(outOfRange(parameter('Quad', 'values'), '12345')).toEqual({ least: 1, most: 4 });
  });
});

describe('cells as text', () => {
  test('are short where they stand in a row', () => {
    expect(cellsText(shape, [0, 1, 2, 3, 13])).toBe('r1c1-r1c4 r2c5');
    expect(cellsText(shape, [0, 10, 20])).toBe('r1c1-r3c3');
    expect(cellsText(shape, [0, 1])).toBe('r1c1 r1c2');
  });

  test.each([
    ['r1c1-r1c4 r2c5', [0, 1, 2, 3, 13]],
    ['r1c1 dr dr d', [0, 10, 20, 29]],
    ['R3C3, r3c2', [20, 19]],
    ['r3c3-r1c1', [20, 10, 0]],
    ['', []],
  ])('%s is read', (text, cells) => {
    expect(readCells(shape, text)).toEqual({ cells });
  });

  test.each([
    ['r1c1 r1c10', 'r1c10', 5],
    ['r1c1-r2c4', 'r1c1-r2c4', 0],
    ['dr', 'dr', 0],
    ['r1c1 u', 'u', 5],
    ['r9c1 d', 'd', 5],
    ['r1c1 l', 'l', 5],
    ['r1c9 r', 'r', 5],
    ['r1c1 r10c1', 'r10c1', 5],
    ['r1c1 x9', 'x9', 5],
  ])('%s has a word that is none', (text, wrong, place) => {
    expect(readCells(shape, text)).toEqual({ wrong, at: place });
  });

  test('whatever cells there are, they are read again as they were', () => {
    for (let seed = 1; seed < 60; seed++) {
      const cells = Array.from({ length: 6 }, (_, at) => (seed * (at + 3) * 7 + at * at) % 81);
      expect(readCells(shape, cellsText(shape, cells))).toEqual({ cells });
    }
  });
});

describe('a form', () => {
  const parameterOf = (kind: string, name: string) => {
    const found = parametersOf(kind).find((each) => each.name === name);
    if (!found) throw new Error(name);
    return found;
  };

  test('shows and reads what a rule says', () => {
    const item = only('.EqualSum~R1C1~R1C2~R1C3~-~R2C2');
    const lists = parameterOf('EqualSum', 'cells');
    expect(textOf(item, lists, shape)).toBe('r1c1-r1c3 | r2c2');
    expect(valueOf('r1c1-r1c3 | r2c2', lists, shape)).toEqual({
      value: ['R1C1', 'R1C2', 'R1C3', '-', 'R2C2'],
    });
    expect(valueOf('r4', parameterOf('XSum', 'line'), shape)).toEqual({ value: 'R4' });
    expect(valueOf('1 1 2', parameterOf('Quad', 'values'), shape)).toEqual({
      value: ['1', '1', '2'],
    });
    expect(valueOf('', parameterOf('Cage', 'sum'), shape)).toEqual({ value: undefined });
  });

  test.each([
    ['Thermo', 'cells', 'r1c1 r99c1', 'r99c1'],
    ['WhiteDot', 'cells', 'r1c1', 'At least 2 cells'],
    ['PillArrow', 'cells of the pill', '7', 'from 2 to 3'],
    ['XSum', 'line', 'x', 'R and the number'],
    ['Cage', 'sum', '1.5', 'A number'],
  ])('says what is wrong with %s, %s: %s', (kind, name, text, said) => {
    const read = valueOf(text, parameterOf(kind, name), shape);
    expect('problem' in read && read.problem).toContain(said);
  });
});

describe('what lies under a pointer', () => {
  const thing = (text: string): Thing => {
    const item = only(text);
    const figures = previewOf({ ...item, id: text }, shape);
    return { item: { ...item, id: text }, figures, cells: item.arguments.map(() => 0) };
  };
  const dot = '.WhiteDot~R1C1~R1C2';
  const cage = '.Cage~5~R1C1~R1C2';
  const line = '.Thermo~R1C1~R1C2~R1C3';
  const things = [line, cage, dot].map(thing);
  const hits = (x: number, y: number) => hitsAt(shape, things, { x, y }, 0.15).map(({ id }) => id);

  test('is a cage by its border, a dot by its middle, a line by its width', () => {
    expect(hits(0.1, 0.5)).toEqual([cage]);
    expect(hits(2.2, 0.5)).toEqual([line]);
    expect(hits(1, 0.5)).toEqual([dot, line]);
    expect(hits(5, 5)).toEqual([]);
    // What is nearer comes first, whatever is smaller; at a tie what is smaller.
    expect(hits(1, 0.7)).toEqual([line, dot]);
  });
});

describe('the palette', () => {
  test('has every kind of the core, each tool once, but for givens, which are typed', () => {
    const ids = tools.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const kinds = new Set(tools.map(({ kind }) => kind));
    expect(kindSchemas.map(({ name }) => name).filter((name) => !kinds.has(name))).toEqual([]);
    expect(toolById('Given')).toBeUndefined();
  });

  test.each([
    ['killer', 'Cage'],
    ['little killer', 'LittleKiller'],
    ['kropki', 'WhiteDot'],
    ['german', 'Whisper'],
    ['thermo', 'Thermo'],
    ['sandwhich', 'Sandwich'],
    ['skyscaper', 'Skyscraper'],
    ['negative', 'StrictKropki'],
    ['clone', 'SameValues'],
    ['odd', 'odd'],
  ])('finds by “%s”', (text, id) => {
    expect(foundBy(text)[0]?.id).toBe(id);
  });

  test('finds nothing by what is nothing', () => {
    expect(foundBy('zzzz')).toEqual([]);
    expect([isSlip('arrow', 'arow'), isSlip('arrow', 'worra')]).toEqual([true, false]);
  });

  test('shows what each tool draws', () => {
    for (const each of tools) {
      if (each.gesture === 'none') continue;
      expect(sampleOf(each).figures.length, each.id).toBeGreaterThan(0);
    }
  });
});

test('rules are counted by their kinds, those in blocks too', () => {
  const items = readItems('.X~R1C1~R1C2.Or.X~R2C1~R2C2.And.V~R3C1~R3C2.End.End') ?? [];
  expect([...countsByKind(items)]).toEqual([
    ['X', 2],
    ['Or', 1],
    ['And', 1],
    ['V', 1],
  ]);
});
