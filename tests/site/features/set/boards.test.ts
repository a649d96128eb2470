import { beforeEach, describe, expect, test } from 'vitest';

import {
  readTable,
  toggled,
  usualTable,
  writeTable,
} from '../../../../site/src/features/set/list/pair-table.ts';
import { textOf, valueOf } from '../../../../site/src/features/set/list/form.ts';
import {
  boardOf,
  isBoard,
  losesFogOn,
  onBoard,
  type Board,
} from '../../../../site/src/features/set/things/board.ts';
import { madeItem } from '../../../../site/src/features/set/things/making.ts';
import { readSixBits, writeSixBits } from '../../../../site/src/features/set/things/six-bits.ts';
import { enter, replacePuzzle } from '../../../../site/src/game/edits.ts';
import { cleared, fogCells, wholePuzzle } from '../../../../site/src/game/fog.ts';
import { Game } from '../../../../site/src/game/game.svelte.ts';
import { newPosition, type Position } from '../../../../site/src/game/position.ts';
import { readDescription, writeDescription } from '../../../../site/src/puzzle/description.ts';
import { parametersOf } from '../../../../site/src/puzzle/schema.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { emptySupplement } from '../../../../site/src/puzzle/supplement.ts';

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

describe('another board of a puzzle in fog', () => {
  const hidden = '.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4';
  const { puzzle } = positionOf(`1;constraints:${hidden};o1`);
  const circle = (x: number) =>
    ({
      ...({ kind: 'shape', layer: 'under', centre: [x, 0.5], round: true } as const),
      ...{ width: 0.5, height: 0.5 },
    }) as const;
  let game: Game;
  const is = (changes: Partial<Board>) => ({
    ...boardOf(game.position.puzzle.shape),
    ...changes,
  });
  /** What is played, and all there is, after the board has changed. */
  const after = (changes: Partial<Board>) => {
    const { position, lost } = onBoard(game.position, is(changes));
    game.reopen(position);
    const [played, all] = [game.position.puzzle, wholePuzzle(game.position)];
    return { played: writeDescription(played), all: writeDescription(all), lost };
  };

  beforeEach(() => {
    game = new Game();
    const begun = replacePuzzle(puzzle, 'Foggy', undefined, {
      ...emptySupplement,
      author: 'Somebody',
      drawings: [circle(0.5), circle(3.5)],
      solution: [...'1234341221434321'].map(Number),
      fog: { lit: [0], triggers: [] },
    });
    // A right digit, and a wrong one where a given lies in fog.
    const right = cleared(enter(begun, [0], 'digit', 1));
    game.reopen(cleared(enter(right, [15], 'digit', 2)));
  });

  test('has all that lay in it where the fog goes, and undo brings that back', () => {
    const before = game.position;
    expect(writeDescription(before.puzzle)).not.toContain('R4C3');
    expect(losesFogOn(before, is({ rows: 6, columns: 6, highest: 6 }))).toBe(true);
    const { played, lost } = after({ rows: 6, columns: 6, highest: 6 });
    expect(played).toMatch(/^1;constraints:\.Cage!3!R1C1!R1C2\.Cage!3!R4C3!R4C4;u1/);
    expect(lost).toBe(0);
    const { supplement, cells } = game.position;
    expect(fogCells(game.position)).toEqual([]);
    expect(supplement).toMatchObject({ author: 'Somebody', drawings: [{}, {}] });
    expect(supplement).not.toHaveProperty('solution');
    expect([cells[0]?.digit, cells[21]?.digit]).toEqual([1, 0]);
    game.undo();
    expect(game.position).toBe(before);
  });

  test('is told of all that does not fit there, in fog or not, and of drawings', () => {
    const { lost, played } = after({ rows: 3, columns: 3, highest: 4 });
    expect(played).toBe('1;constraints:.Shape!3x3!1-4.Cage!3!R1C1!R1C2;i');
    expect(lost).toBe(3);
    expect(game.position.supplement?.drawings).toEqual([circle(0.5)]);
  });

  test('has its fog where the solution still is one, and nothing is seen of what it hides', () => {
    const cellsBefore = fogCells(game.position);
    expect(losesFogOn(game.position, is({ lowest: 0 }))).toBe(false);
    const { played, all } = after({ lowest: 0 });
    expect(played).not.toContain('R4C3');
    expect(all).toContain('.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4');
    expect(game.position.supplement?.solution?.slice(0, 4)).toEqual([2, 3, 4, 5]);
    expect(fogCells(game.position).length).toBeGreaterThanOrEqual(cellsBefore.length);
    expect(fogCells(game.position)).toContain(15);
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
