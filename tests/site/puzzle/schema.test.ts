import { expect, test } from 'vitest';

import { readItems } from '../../../site/src/puzzle/items.ts';
import { named, withArguments } from '../../../site/src/puzzle/schema.ts';

/** The first item of a text. */
function itemOf(text: string) {
  const [item] = readItems(text) ?? [];
  if (!item) throw new Error(`no item: ${text}`);
  return item;
}

test.each([
  ['.Thermo~R1C1~R1C2', { cells: ['R1C1', 'R1C2'] }],
  ['.Cage~10~R1C1~R1C2', { sum: '10', cells: ['R1C1', 'R1C2'] }],
  ['.Cage~~R1C1~R1C2', { sum: '', cells: ['R1C1', 'R1C2'] }],
  ['.SumLine~10~R1C1~R1C2', { sum: '10', cells: ['R1C1', 'R1C2'] }],
  ['.SumLine~10~R1C1~R1C2~LOOP', { sum: '10', cells: ['R1C1', 'R1C2'], loop: 'LOOP' }],
  ['.Quad~R1C1~3~5', { 'upper left cell': 'R1C1', values: ['3', '5'] }],
  ['.XSum~C3~21', { line: 'C3', clue: '21' }],
  ['.XSum~C3~~21', { line: 'C3', clue: '', 'clue from the other end': '21' }],
  ['.Whisper~R1C1~R1C2', { cells: ['R1C1', 'R1C2'] }],
  ['.Whisper~4~R1C1~R1C2', { difference: '4', cells: ['R1C1', 'R1C2'] }],
  ['.EqualSum~R1C1~-~R1C2', { cells: ['R1C1', '-', 'R1C2'] }],
])('%s by the names of its arguments, and as it was', (text, values) => {
  const item = itemOf(text);
  expect(named(item)).toEqual(values);
  expect(withArguments(item, values).arguments).toEqual(item.arguments);
});

test('more arguments than the kind knows have no names', () => {
  expect(named({ ...itemOf('.XSum~C3'), arguments: ['C3', '1', '2', '3'] })).toBeUndefined();
});
