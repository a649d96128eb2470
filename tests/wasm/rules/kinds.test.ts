import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { kindsFile, kindsPath } from '../../../scripts/names.mjs';
import { constraintsOf, itemsOf } from '../../../site/src/puzzle/constraints.ts';
import { readDescription, writeDescription } from '../../../site/src/puzzle/description.ts';
import { itemsByNumber } from '../../../site/src/puzzle/item-ids.ts';
import { readItems, type Item } from '../../../site/src/puzzle/items.ts';
import { emptyPuzzle } from '../../../site/src/puzzle/puzzle.ts';
import { kindSchemas, named, schemaOf, written } from '../../../site/src/puzzle/schema.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { loadVariantModule } from '../module.ts';

const module = await loadVariantModule();

/** Every item of a list and within its blocks. */
function allItems(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => [item, ...allItems(item.parts ?? [])]);
}

test('the file of kinds is what the module lists', async () => {
  expect(readFileSync(kindsPath, 'utf8')).toBe(await kindsFile(module.kinds()));
});

describe('a kind says how it is drawn', () => {
  test.each([
    ['Thermo', 'line'],
    ['Cage', 'set'],
    ['WhiteDot', 'edge'],
    ['Quad', 'corner'],
    ['XSum', 'line_clue'],
    ['LittleKiller', 'diagonal'],
    ['AntiKnight', 'none'],
    ['EqualityCage', 'set'],
  ])('%s: %s', (kind, gesture) => {
    expect(schemaOf(kind)?.gesture).toBe(gesture);
  });

  test('and a line that may not come back to a cell does not', () => {
    expect(schemaOf('Thermo')?.revisits).toBeUndefined();
    expect(schemaOf('Whisper')?.revisits).toBe(true);
  });
});

describe('arguments by name', () => {
  const item = (text: string): Item => {
    const [only] = readItems(text) ?? [];
    if (!only) throw new Error(text);
    return only;
  };

  test.each([
    ['.Cage~~R1C1~R1C2', { sum: '', cells: ['R1C1', 'R1C2'] }],
    ['.Whisper~R1C1~R1C2', { cells: ['R1C1', 'R1C2'] }],
    ['.Whisper~4~R1C1~R1C2', { difference: '4', cells: ['R1C1', 'R1C2'] }],
    ['.SumLine~10~R1C1~R1C2~LOOP', { sum: '10', cells: ['R1C1', 'R1C2'], loop: 'LOOP' }],
    ['.SumLine~10~R1C1~R1C2', { sum: '10', cells: ['R1C1', 'R1C2'] }],
    ['.XSum~R1~~9', { line: 'R1', clue: '', 'clue from the other end': '9' }],
    ['.Quad~R1C1~1~1~2', { 'upper left cell': 'R1C1', values: ['1', '1', '2'] }],
    ['.Jigsaw~112233', { layout: '112233' }],
    ['.AntiKnight', {}],
  ])('%s', (text, values) => {
    expect(named(item(text))).toEqual(values);
    expect(written(item(text).kind, values)).toEqual(item(text).arguments);
  });

  test('more of them than the kind has are not understood', () => {
    expect(named(item('.AntiKnight~5'))).toBeUndefined();
  });

  test('what is left out keeps the places of what follows', () => {
    expect(written('Cage', { cells: ['R1C1'] })).toEqual(['', 'R1C1']);
    expect(written('Whisper', { cells: ['R1C1'] })).toEqual(['R1C1']);
    expect(written('XSum', { line: 'R1', 'clue from the other end': '9' })).toEqual([
      'R1',
      '',
      '9',
    ]);
  });
});

/** Texts of published puzzles, where they are. */
const list = new URL('../../../../shared/cases/variants/puzzles.tsv', import.meta.url);
const texts = existsSync(list)
  ? readFileSync(list, 'utf8')
      .split('\n')
      .flatMap((line) => line.split('\t').find((field) => field.startsWith('.')) ?? [])
  : [];
/** Some of our own, with what is rare. */
const own = [
  '.Or.X~R1C1~R1C2.And.V~R2C1~R2C2.Thermo~R1C1~R2C1.End.End.Sandwich~12~R1',
  '.Shape~6x8~0-7.Cage~10~R1C1~R1C2.EqualSum~R1C1~-~R2C2~R2C3.Windoku',
  '.SumLine~10~R1C1~R1C2~R2C2~LOOP.SameValues~2~R1C1~R1C2~R2C1~R2C2.Lunchbox~~R5C5~R5C6~R5C7',
];

test.each([...own, ...texts].map((text, at) => [at, text] as const))(
  'the items of text %i are the same in the page and in the core',
  (_, text) => {
    const { puzzle: description } = module.read_variant(text);
    // Some of the texts are no puzzles.
    if (description === '') return;
    const puzzle = readDescription(description);
    if (!puzzle) throw new Error(description);
    expect(writeDescription(puzzle)).toBe(description);
    const items = itemsOf(puzzle);
    const numbered = itemsByNumber(items);
    for (const { item, kind } of module.variant_rules(description).rules)
      expect(numbered.get(item)?.kind).toBe(kind);
    for (const item of allItems(items)) {
      const values = named(item);
      expect(values, item.kind).toBeDefined();
      expect(written(item.kind, values ?? {})).toEqual(item.arguments);
    }
  },
);

test('every kind can be written by its names', () => {
  for (const { name } of kindSchemas) expect(schemaOf(name)?.name).toBe(name);
  const puzzle = emptyPuzzle(shapeOf(9), [{ name: 'classic' }, constraintsOf(['.AntiKing'])]);
  expect(module.variant_rules(writeDescription(puzzle)).rules).toHaveLength(1);
});
