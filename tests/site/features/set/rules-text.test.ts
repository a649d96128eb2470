import { expect, test } from 'vitest';

import { rulesText } from '../../../../site/src/features/set/list/rules-text.ts';
import { readItems } from '../../../../site/src/puzzle/items.ts';
import { kindSchemas } from '../../../../site/src/puzzle/schema.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { variantFaces } from '../../../../site/src/rules/variants/index.ts';

const text = (items: string, hasBoxes = true) =>
  rulesText(readItems(items) ?? [], shapeOf(9), hasBoxes).split('\n');

test('the rules in words say each kind once, in their order, and the houses first', () => {
  const said = text(
    '.Cage~5~R1C1~R1C2.Whisper~R5C1~R5C2.Cage~9~R2C1~R2C2.Whisper~4~R6C1~R6C2.~R9C9_1_3_5_7_9',
  );
  expect(said[0]).toBe(
    'Normal sudoku rules apply: every row, column and box contains the digits from 1 to 9 once each.',
  );
  expect(said).toHaveLength(5);
  expect(said[1]).toMatch(/^Killer cage: /);
  expect(said[2]).toMatch(/^Whisper line: /);
  expect(said[3]).toContain('at least 4.');
  expect(said[4]).toBe('Cells with a grey circle hold odd digits.');
  expect(text('', false)[0]).toContain('every row and column contains');
  expect(text('.NoBoxes.Jigsaw~111', false)).toEqual([
    expect.stringContaining('row, column and region') as string,
  ]);
});

test('rules of which one need hold are told as such, each with its place', () => {
  const [, ...choice] = text('.Or.Cage~10~R1C1~R1C2.Cage~5~R2C1~R2C2.Whisper~4~R3C1~R3C2.End');
  expect(choice[0]).toBe('At least one of these holds:');
  expect(choice[1]).toMatch(/^– Killer cage 10, 2 cells, r1c1 r1c2: .+\.$/);
  expect(choice[2]).toMatch(/^– Killer cage 5, 2 cells, r2c1 r2c2: .+\.$/);
  expect(choice[3]).toContain('differ by at least 4.');
  expect(choice).toHaveLength(4);
});

test('blocks within blocks are lists within lists', () => {
  const nested = text('.Or.And.X~R1C1~R1C2.V~R2C1~R2C2.End.Or.X~R3C1~R3C2.End.End.X~R4C1~R4C2');
  expect(nested.map((line) => line.replace(/[,:] .*/, ''))).toEqual([
    'Normal sudoku rules apply',
    'At least one of these holds:',
    '– All of these hold together:',
    '  – X',
    '  – V',
    '– X',
    'X',
  ]);
  const copied = text('.Replicate~R1C1~R4C1.Or.X~R1C1~R1C2.V~R1C1~R1C2.End.End');
  expect(copied.slice(1, 3)).toEqual([
    'The same holds in several places of the grid:',
    '– At least one of these holds:',
  ]);
});

test('blocks of which all holds are no more than their rules', () => {
  const plain = text('.X~R1C1~R1C2');
  expect(text('.And.X~R3C1~R3C2.X~R1C1~R1C2.End')).toEqual(plain);
  expect(text('.Or.X~R1C1~R1C2.Shape~9x9.End')).toEqual(plain);
  expect(text('.And.Or.X~R1C1~R1C2.V~R1C1~R1C2.End.Thermo~R5C1~R5C2.End')).toEqual([
    ...text('.Or.X~R1C1~R1C2.V~R1C1~R1C2.End'),
    ...text('.Thermo~R5C1~R5C2').slice(1),
  ]);
  // A part that is not finished is none.
  const [block] = readItems('.Or.X~R1C1~R1C2.V~R1C1~R1C2.End') ?? [];
  const [first, second] = block?.parts ?? [];
  if (!block || !first || !second) throw new Error('no block');
  const open = { ...block, parts: [first, { ...second, isUnfinished: true } as const] };
  expect(rulesText([open], shapeOf(9), true).split('\n')).toEqual(plain);
});

test('cells that hold some digits only are named in a block', () => {
  expect(text('.Or.~R1C1_1_3.~R2C2_4.X~R3C1~R3C2.End').slice(2, 4)).toEqual([
    '– r1c1 holds one of 1, 3.',
    '– r2c2 holds 4.',
  ]);
});

test('every kind has a sentence, those in blocks too, and unfinished rules none', () => {
  for (const { name } of kindSchemas)
    expect(variantFaces[name]?.meaning ?? (name === 'Given' ? 'given' : ''), name).not.toBe('');
  expect(text('.Or.X~R1C1~R1C2.End')).toHaveLength(2);
  const [cage] = readItems('.Cage~5~R1C1~R1C2') ?? [];
  if (!cage) throw new Error('no cage');
  expect(rulesText([{ ...cage, isUnfinished: true }], shapeOf(9), true).split('\n')).toHaveLength(
    1,
  );
});
