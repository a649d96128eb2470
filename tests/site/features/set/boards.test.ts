import { describe, expect, test } from 'vitest';

import {
  readTable,
  toggled,
  usualTable,
  writeTable,
} from '../../../../site/src/features/set/list/pair-table.ts';
import { textOf, valueOf } from '../../../../site/src/features/set/list/form.ts';
import { boardOf, isBoard, onBoard } from '../../../../site/src/features/set/things/board.ts';
import { madeItem } from '../../../../site/src/features/set/things/making.ts';
import { readSixBits, writeSixBits } from '../../../../site/src/features/set/things/six-bits.ts';
import { newPosition, type Position } from '../../../../site/src/game/position.ts';
import { readDescription, writeDescription } from '../../../../site/src/puzzle/description.ts';
import { parametersOf } from '../../../../site/src/puzzle/schema.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

function positionOf(description: string): Position {
  const puzzle = readDescription(description);
  if (!puzzle) throw new Error(`not read: ${description}`);
  return newPosition(puzzle);
}

const on = (description: string, changes: Partial<ReturnType<typeof boardOf>>) => {
  const position = positionOf(description);
  const after = onBoard(position, { ...boardOf(position.puzzle.shape), ...changes });
  return { text: writeDescription(after.position.puzzle), lost: after.lost };
};

describe('another board', () => {
  const nine =
    '1;constraints:.Cage!5!R1C1!R1C2.Thermo!R8C8!R9C9.Sandwich!9!C9.Or.X!R1C1!R1C2.V!R9C1!R9C2.End;1zzzb';

  test('keeps what fits, by row and column, and says how much does not', () => {
    expect(on(nine, { rows: 6, columns: 8, highest: 8 })).toEqual({
      text: '1;constraints:.Shape!6x8!1-8.Cage!5!R1C1!R1C2.Or.X!R1C1!R1C2.End;1zu',
      lost: 2,
    });
  });

  test.each([
    [{ rows: 6, columns: 6, highest: 6 }, /^1;constraints:\.Cage/],
    [{ rows: 16, columns: 16, highest: 16 }, /\.Shape!16x16!1-16\.Cage/],
    [{ lowest: 0, highest: 9 }, /\.Shape!9x9!0-9\.Cage/],
    [{ isRaw: true }, /\.Shape!9x9!1-9!Raw\.Cage/],
  ])('%j is written as the core reads it', (changes, expected) => {
    const { text } = on(nine, changes);
    expect(text).toMatch(expected);
    const again = readDescription(text);
    expect(again && writeDescription(again)).toBe(text);
  });

  test('and back again is as before, but for what was lost', () => {
    const there = on('1;constraints:.Cage!5!R1C1!R1C2;1zzzb', { rows: 7, columns: 9, highest: 9 });
    const size = { rows: 9, columns: 9, lowest: 1, highest: 9 };
    expect(on(there.text, size).text).toBe('1;constraints:.Cage!5!R1C1!R1C2;1zzzb');
  });

  test('has no boxes where it had none', () => {
    expect(on('1;latin;zzzc', { rows: 8, columns: 8, highest: 8 }).text).toContain('.NoBoxes');
  });

  test('keeps givens by what they are called', () => {
    expect(on('1;;1zzzb', { lowest: 0, highest: 8 }).text).toMatch(/;1z/);
  });

  test.each([
    [{ rows: 1 }, false],
    [{ rows: 17 }, false],
    [{ columns: 2.5 }, false],
    [{ highest: 17 }, false],
    [{ lowest: 2 }, false],
    [{ rows: 16, columns: 2 }, true],
  ])('%j is one: %s', (changes, is) => {
    expect(isBoard({ ...boardOf(shapeOf(9)), ...changes })).toBe(is);
  });
});

describe('a table of pairs', () => {
  const shape = shapeOf(4);

  test('is what its text says, in each kind', () => {
    for (const kind of ['Pair', 'PairX', 'Binary', 'BinaryX']) {
      const table = usualTable('consecutive', shape);
      const text = writeTable(kind, table);
      expect(readTable(kind, text, shape)).toEqual(table);
    }
    // 62 and 63 are exchanged in the older kinds.
    const full = usualTable('none', shape).map((row) => row.map(() => true));
    expect(writeTable('Pair', full)).toBe('__P');
    expect(writeTable('Binary', full)).toBe('--P');
  });

  test('is changed pair by pair, of a set in both orders', () => {
    const none = usualTable('none', shape);
    const pairs = (kind: string) =>
      toggled(kind, none, 0, 1).flatMap((row, a) => row.flatMap((is, b) => (is ? [[a, b]] : [])));
    expect(pairs('Pair')).toEqual([[0, 1]]);
    expect(pairs('PairX')).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('has six numbers a character', () => {
    expect(writeSixBits([0, 5, 6, 17])).toBe('hBg');
    expect(readSixBits('hBg')).toEqual([0, 5, 6, 17]);
    expect(readSixBits('')).toEqual([]);
  });
});

describe('a text in a form', () => {
  const [expression] = parametersOf('Regex');
  const [automaton] = parametersOf('NFA');
  if (!expression || !automaton) throw new Error('no such kinds');

  test('of a pattern is written in its code, and read again', () => {
    const read = valueOf('[12]+.(3|4)~é', expression, shapeOf(9));
    const value = 'value' in read ? String(read.value) : '';
    expect(value).toMatch(/^[\w-]+$/);
    const item = madeItem('Regex', { expression: value, cells: ['R1C1'] });
    expect(textOf(item, expression, shapeOf(9))).toBe('[12]+.(3|4)~é');
  });

  test.each(['a.b', 'a~b'])('%s would part the rule, and is refused', (text) => {
    expect(valueOf(text, automaton, shapeOf(9))).toHaveProperty('problem');
  });
});
