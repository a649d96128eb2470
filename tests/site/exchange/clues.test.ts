import { describe, expect, test } from 'vitest';

import { extremes, itemsOf } from '../../../site/src/exchange/clues.ts';
import { itemsOf as itemsOfPuzzle } from '../../../site/src/puzzle/constraints.ts';
import { writeItems } from '../../../site/src/puzzle/items.ts';
import { described, fPuzzles, missing, read } from './foreign.fixture.ts';
import { readForeign } from '../../../site/src/exchange/index.ts';

const cells = ['R1C1', 'R1C2'];
const lines = [['R1C1', 'R1C2', 'R2C2']];

describe('a clue of f-puzzles as an item of a constraint text', () => {
  test.each([
    ['killercage', { cells, value: '10' }, '.Cage~10~R1C1~R1C2'],
    ['killercage', { cells }, '.Cage~0~R1C1~R1C2'],
    ['arrow', { cells: ['R1C1'], lines }, '.Arrow~R1C1~R1C2~R2C2'],
    ['arrow', { cells: ['R1C2', 'R1C1'], lines }, '.PillArrow~2~R1C1~R1C2~R1C2~R2C2'],
    ['doublearrow', { lines }, '.DoubleArrow~R1C1~R1C2~R2C2'],
    ['thermometer', { lines }, '.Thermo~R1C1~R1C2~R2C2'],
    ['palindrome', { lines }, '.Palindrome~R1C1~R1C2~R2C2'],
    ['renban', { lines }, '.Renban~R1C1~R1C2~R2C2'],
    ['regionsumline', { lines }, '.RegionSumLine~R1C1~R1C2~R2C2'],
    ['betweenline', { lines }, '.Between~R1C1~R1C2~R2C2'],
    ['entropicline', { lines }, '.Entropic~R1C1~R1C2~R2C2'],
    ['zipperline', { lines }, '.Zipper~R1C1~R1C2~R2C2'],
    ['whispers', { lines }, '.Whisper~5~R1C1~R1C2~R2C2'],
    ['whispers', { lines, value: '4' }, '.Whisper~4~R1C1~R1C2~R2C2'],
    ['lockout', { lines }, '.Lockout~4~R1C1~R1C2~R2C2'],
    ['modularline', { lines }, '.Modular~3~R1C1~R1C2~R2C2'],
    ['difference', { cells }, '.WhiteDot~R1C1~R1C2'],
    ['ratio', { cells, value: '2' }, '.BlackDot~R1C1~R1C2'],
    ['xv', { cells, value: 'V' }, '.V~R1C1~R1C2'],
    ['xv', { cells, value: 'x' }, '.X~R1C1~R1C2'],
    ['odd', { cell: 'R2C3' }, '.~R2C3_1_3_5_7_9'],
    ['even', { cell: 'R2C3' }, '.~R2C3_2_4_6_8'],
    ['quadruple', { cells: ['R2C2', 'R1C1', 'R1C2', 'R2C1'], values: [3, 5] }, '.Quad~R1C1~3~5'],
    ['columnindexer', { cells }, '.Indexing~C~R1C1~R1C2'],
    ['rowindexer', { cells }, '.Indexing~R~R1C1~R1C2'],
    ['sandwichsum', { cell: 'R0C4', value: '7' }, '.Sandwich~7~C4'],
    ['sandwichsum', { cell: 'R4C10', value: 7 }, '.Sandwich~7~R4'],
    ['xsum', { cell: 'R4C0', value: '7' }, '.XSum~R4~7'],
    ['xsum', { cell: 'R10C2', value: '7' }, '.XSum~C2~~7'],
    ['skyscraper', { cell: 'R4C10', value: '7' }, '.Skyscraper~R4~~7'],
    // The same diagonal from the end by which the text names it.
    ['littlekillersum', { cell: 'R0C3', direction: 'DL', value: '9' }, '.LittleKiller~9~R1C2'],
    ['littlekillersum', { cell: 'R0C3', direction: 'DR', value: '9' }, '.LittleKiller~9~R6C9'],
    ['littlekillersum', { cell: 'R0C0', direction: 'DR', value: '9' }, '.LittleKiller~9~R1C1'],
    // From a corner to the other, whichever way, it begins at the upper one.
    ['littlekillersum', { cell: 'R10C10', direction: 'UL', value: '45' }, '.LittleKiller~45~R1C1'],
    ['littlekillersum', { cell: 'R10C0', direction: 'UR', value: '9' }, '.LittleKiller~9~R1C9'],
    ['littlekillersum', { cell: 'R6C10', direction: 'UL', value: '9' }, '.LittleKiller~9~R5C9'],
    ['littlekillersum', { cell: 'R10C6', direction: 'UL', value: '9' }, '.LittleKiller~9~R5C1'],
    ['littlekillersum', { cell: 'R2C0', direction: 'UR', value: '9' }, '.Sum~9~R1C1'],
    ['slowthermometer', { lines: [cells] }, '.SlowThermometer~R1C1~R1C2'],
  ])('%s %j', (field, clue, item) => {
    expect(itemsOf(field, [clue], 9)).toEqual([item]);
  });

  test('with a number that no kind has is a table of pairs', () => {
    const [three = ''] = itemsOf('difference', [{ cells, value: '3' }], 4) ?? [];
    // 1 beside 4 and 4 beside 1 alone: bits 3 and 12 of sixteen.
    expect(three).toBe('.Pair~IAB~R1C1~R1C2');
    const [nabner = ''] = itemsOf('nabner', [{ lines: [cells] }], 4) ?? [];
    // 1 beside 3 and 4, 2 beside 4, and the other way round: bits 2, 3, 7, 8, 12 and 13.
    expect(nabner).toBe('.PairX~MGD~R1C1~R1C2');
    // 1 beside 3 and 3 beside 1: bits 2 and 8.
    expect(itemsOf('ratio', [{ cells, value: '3' }], 4)).toEqual(['.Pair~EEA~R1C1~R1C2']);
  });

  test('of cells that are copies of others makes each equal to its own copy', () => {
    // Bits 0, 5, 10 and 15.
    expect(itemsOf('clone', [{ cells, cloneCells: ['R3C3', 'R3C4'] }], 4)).toEqual([
      '.Pair~hQI~R1C1~R3C3',
      '.Pair~hQI~R1C2~R3C4',
    ]);
    expect(itemsOf('clone', [{ cells, cloneCells: ['R3C3'] }], 4)).toBeUndefined();
  });

  test.each([
    ['killercage', { cells, value: 'DR5' }],
    ['xv', { cells, value: '7' }],
    ['quadruple', { cells, values: [3] }],
    ['quadruple', { cells: ['R2C2', 'R1C1', 'R1C2', 'R2C1'], values: [12] }],
    ['littlekillersum', { cell: 'R0C3', direction: 'D', value: '9' }],
    ['sandwichsum', { cell: 'R0C4', value: '' }],
    ['thermometer', {}],
    ['boxindexer', { cells }],
  ])('%s %j is one that it cannot say', (field, clue) => {
    expect(itemsOf(field, [clue], 9)).toBeUndefined();
  });

  test.each([
    ['cannot be said', { cells, value: 'DR5' }],
    ['lies off the board', { cells: ['R1C1', 'R1C9'], value: '5' }],
  ])('of which one %s is missing by itself', (_, wrong) => {
    const text = fPuzzles({ killercage: [{ cells, value: '5' }, wrong] });
    expect(missing(readForeign(text))).toEqual(['killer-cages']);
    expect(described(readForeign(text))).toBe('1;constraints:.Cage!5!R1C1!R1C2;1o');
  });

  test('a circle without a shaft is a drawing', () => {
    const text = fPuzzles({
      arrow: [{ cells: ['R2C2'] }, { cells: ['R1C1'], lines: [['R1C1', 'R1C2', 'R1C3']] }],
    });
    const outcome = read(text, 'told-in-words');
    expect(described(outcome)).toBe('1;constraints:.Arrow!R1C1!R1C2!R1C3;1o');
    expect(outcome.opening?.supplement?.drawings).toMatchObject([
      { kind: 'shape', round: true, centre: [1.5, 1.5] },
    ]);
  });

  test('minimum and maximum compare a cell with neighbours that are not marked alike', () => {
    expect(extremes([{ cell: 'R1C1' }, { cell: 'R1C2' }], 4, 'minimum', true)).toEqual([
      '.GreaterThan~R2C1~R1C1',
      '.GreaterThan~R2C2~R1C2',
      '.GreaterThan~R1C3~R1C2',
    ]);
    expect(extremes([{ cell: 'R1C1' }], 4, 'maximum', false)).toEqual([
      '.GreaterThan~R1C1~R2C1',
      '.GreaterThan~R1C1~R1C2',
    ]);
  });

  test.each([
    [
      {
        sandwichsum: [
          { cell: 'R1C0', value: '2' },
          { cell: 'R1C5', value: '0' },
          { cell: 'R0C1', value: '2' },
        ],
      },
      '.Sandwich~2~R1.And.Sandwich~0~R1.End.Sandwich~2~C1',
    ],
    [
      {
        littlekillersum: [
          { cell: 'R0C2', direction: 'DR', value: '7' },
          { cell: 'R3C5', direction: 'UL', value: '8' },
        ],
      },
      '.LittleKiller~7~R2C4.And.LittleKiller~8~R2C4.End',
    ],
    [
      {
        quadruple: [1, 2, 1].map((value) => ({
          cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'],
          values: [value],
        })),
      },
      '.Quad~R1C1~1.And.Quad~R1C1~2.End',
    ],
    [
      { xsum: ['3', '4', '4'].map((value) => ({ cell: 'R2C0', value })) },
      '.XSum~R2~3.And.XSum~R2~4.End',
    ],
    [
      { skyscraper: ['R2C0', 'R2C5', 'R2C5'].map((cell, at) => ({ cell, value: at + 1 })) },
      '.Skyscraper~R2~1.Skyscraper~R2~~2.And.Skyscraper~R2~~3.End',
    ],
  ])('that comes twice on one line or corner holds twice: %j', (fields, items) => {
    const { opening } = read(fPuzzles(fields, '.'.repeat(16)), 'puzzle');
    expect(writeItems(itemsOfPuzzle(opening.puzzle))).toBe(items);
  });
});
