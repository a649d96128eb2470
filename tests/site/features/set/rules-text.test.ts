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

test('every kind has a sentence, those in blocks too, and unfinished rules none', () => {
  for (const { name } of kindSchemas)
    expect(variantFaces[name]?.meaning ?? (name === 'Given' ? 'given' : ''), name).not.toBe('');
  expect(text('.Or.X~R1C1~R1C2.End')).toHaveLength(3);
  const [cage] = readItems('.Cage~5~R1C1~R1C2') ?? [];
  if (!cage) throw new Error('no cage');
  expect(rulesText([{ ...cage, isUnfinished: true }], shapeOf(9), true).split('\n')).toHaveLength(
    1,
  );
});
