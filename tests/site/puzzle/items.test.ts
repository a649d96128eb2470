import { describe, expect, test } from 'vitest';

import { constraintsOf, itemsOf, withItems } from '../../../site/src/puzzle/constraints.ts';
import { readDescription, writeDescription } from '../../../site/src/puzzle/description.ts';
import { itemsByNumber, newItemId } from '../../../site/src/puzzle/item-ids.ts';
import {
  escapedItems,
  readItems,
  unescapedItems,
  writeItems,
  type Item,
} from '../../../site/src/puzzle/items.ts';

function read(text: string): readonly Item[] {
  const items = readItems(text);
  if (!items) throw new Error(`not read: ${text}`);
  return items;
}

/** A text in which every form of an item occurs: blocks in blocks, empty arguments, a cell with candidates. */
const everyForm =
  '.Cage~~R1C1~R1C2.~R3C3_1_2.AntiKnight.Or.X~R1C1~R1C2.And.V~R2C1~R2C2.Thermo~R1C1~R2C1.End.End' +
  '.XSum~R1~12~.Replicate~AQ~R1C1.WhiteDot~R1C1~R1C2.End.EqualSum~R1C1~-~R1C2';

describe('the items of a text', () => {
  test('are read and written again as they were', () => {
    expect(writeItems(read(everyForm))).toBe(everyForm);
  });

  test('have their kinds, arguments and parts', () => {
    const [cage, given, knight, either] = read(everyForm);
    expect(cage).toEqual({ id: '1', kind: 'Cage', arguments: ['', 'R1C1', 'R1C2'] });
    expect(given).toEqual({ id: '2', kind: 'Given', arguments: ['R3C3_1_2'] });
    expect(knight).toEqual({ id: '3', kind: 'AntiKnight', arguments: [] });
    expect(either?.parts?.map(({ kind }) => kind)).toEqual(['X', 'And']);
    expect(either?.parts?.[1]?.parts?.map(({ kind }) => kind)).toEqual(['V', 'Thermo']);
  });

  test('have ids of their own, which are their numbers', () => {
    const numbered = itemsByNumber(read(everyForm));
    expect([...numbered.values()].map(({ id }) => id)).toEqual([...numbered.keys()].map(String));
    // The ends of the two blocks are counted.
    expect([6, 11].map((number) => numbered.get(number)?.kind)).toEqual(['And', 'XSum']);
    expect(newItemId()).not.toBe(newItemId());
  });

  test.each(['Cage', '.Or.X~R1C1~R1C2', '.End', '.Or.End.End'])('are none in %s', (text) => {
    expect(readItems(text)).toBeUndefined();
  });

  test('that are unfinished are in no text, and have no numbers', () => {
    const [first, ...rest] = read('.Sandwich~~R1.Cage~5~R1C1~R1C2');
    const items = [{ ...first, isUnfinished: true } as Item, ...rest];
    expect(writeItems(items)).toBe('.Cage~5~R1C1~R1C2');
    expect(itemsByNumber(items).get(1)?.kind).toBe('Cage');
  });
});

describe('in a description', () => {
  test('every character that a link cannot have is written by its code', () => {
    const text = '.Regex~(1|2)[^3]* ~R1C1.Var~V~é';
    expect(escapedItems(text)).toBe('.Regex!*281*7C2*29*5B*5E3*5D*2A*20!R1C1.Var!V!*E9');
    expect(unescapedItems(escapedItems(text))).toBe(text);
  });

  test.each(['.Cage~5', '.Regex!*2', '.Regex!*GG', '.Cage!<b>'])('%s is refused', (text) => {
    expect(unescapedItems(text)).toBeUndefined();
  });

  test('a puzzle keeps its items', () => {
    const description = `1;knight,constraints:${escapedItems(everyForm)};zzzc`;
    const puzzle = readDescription(description);
    expect(puzzle && itemsOf(puzzle)).toEqual(read(everyForm));
    expect(puzzle && writeDescription(puzzle)).toBe(description);
  });
});

test('a puzzle without items is no variant', () => {
  const rules = [{ name: 'classic' }, constraintsOf(['.AntiKnight'])];
  const [, constraints] = withItems(rules, read('.AntiKing.Windoku'));
  expect(constraints?.items?.map(({ kind }) => kind)).toEqual(['AntiKing', 'Windoku']);
  expect(withItems(rules, [])).toEqual([{ name: 'classic' }]);
  expect(withItems([{ name: 'classic' }], [])).toEqual([{ name: 'classic' }]);
  expect(withItems([{ name: 'classic' }], read('.Windoku'))).toHaveLength(2);
});
