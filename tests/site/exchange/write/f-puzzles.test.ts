import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';

import { pairTable } from '../../../../site/src/exchange/clues.ts';
import { forms } from '../../../../site/src/exchange/write/index.ts';
import type { Outgoing } from '../../../../site/src/exchange/write/outgoing.ts';
import type { Drawn } from '../../../../site/src/puzzle/drawing.ts';
import type { Puzzle, Rule } from '../../../../site/src/puzzle/puzzle.ts';
import { fPuzzles, solved, textbook } from '../foreign.fixture.ts';
import { opened, outgoing, told, variant } from './outgoing.fixture.ts';

const form = forms['f-puzzles'];

/** What stands in the link. */
function dataOf(own: Outgoing): Record<string, unknown> {
  const packed = decodeURIComponent(form.write(own).split('load=')[1] ?? '');
  return JSON.parse(LZString.decompressFromBase64(packed)) as Record<string, unknown>;
}

function back(own: Outgoing): string | undefined {
  const found = opened(form.write(own));
  return found && told(found.outgoing);
}

test('a killer with a thermometer goes out to f-puzzles and comes back the same', () => {
  const puzzle = variant('.Cage~10~R1C1~R1C2~R2C1.Thermo~R9C9~R8C8~R7C7', 9, '0005');
  const own = outgoing(puzzle, { title: 'Mine', author: 'Me', told: 'Normal sudoku rules apply.' });
  for (const each of [forms['f-puzzles'], forms.sudokupad]) {
    expect(each.losses(own)).toEqual([]);
    const found = opened(each.write(own));
    expect(found?.outcome.kind).toBe('puzzle');
    expect(found && told(found.outgoing)).toBe(told(own));
  }
  expect(dataOf(own)).toMatchObject({
    killercage: [{ cells: ['R1C1', 'R1C2', 'R2C1'], value: '10' }],
    thermometer: [{ lines: [['R9C9', 'R8C8', 'R7C7']] }],
  });
});

describe('a rule goes out and comes back:', () => {
  const equal = pairTable(9, (a, b) => a === b);
  test.each([
    ['Cage~10~R1C1~R1C2', 'killercage'],
    ['Cage~0~R1C1~R1C2', 'killercage'],
    ['AllDifferent~R1C1~R5C5', 'extraregion'],
    ['Arrow~R1C1~R1C2~R1C3', 'arrow'],
    ['PillArrow~2~R5C1~R5C2~R5C3~R5C4', 'arrow'],
    ['PillArrow~3~R1C5~R2C5~R3C5~R3C6', 'arrow'],
    ['DoubleArrow~R1C1~R1C2~R1C3', 'doublearrow'],
    ['SlowThermometer~R1C1~R1C2', 'slowthermometer'],
    ['Palindrome~R1C1~R2C2~R3C3', 'palindrome'],
    ['Renban~R1C1~R2C2', 'renban'],
    ['RegionSumLine~R1C3~R1C4', 'regionsumline'],
    ['Between~R1C1~R1C2~R1C3', 'betweenline'],
    ['Entropic~R1C1~R1C2~R1C3', 'entropicline'],
    ['Zipper~R1C1~R1C2~R1C3', 'zipperline'],
    ['Whisper~5~R1C1~R1C2', 'whispers'],
    ['Whisper~4~R1C1~R1C2', 'whispers'],
    ['Lockout~4~R1C1~R1C2~R1C3', 'lockout'],
    ['Lockout~5~R1C1~R1C2~R1C3', 'lockout'],
    ['Modular~3~R1C1~R1C2~R1C3', 'modularline'],
    ['Modular~2~R1C1~R1C2~R1C3', 'modularline'],
    ['WhiteDot~R1C1~R1C2', 'difference'],
    ['BlackDot~R1C1~R2C1', 'ratio'],
    ['X~R1C1~R2C1', 'xv'],
    ['V~R1C1~R2C1', 'xv'],
    ['Indexing~C~R1C1~R2C1', 'columnindexer'],
    ['Indexing~R~R1C1~R1C5', 'rowindexer'],
    ['Quad~R1C1~1~2~3', 'quadruple'],
    ['LittleKiller~20~R1C5', 'littlekillersum'],
    ['LittleKiller~20~R5C1', 'littlekillersum'],
    ['LittleKiller~20~R5C9', 'littlekillersum'],
    ['LittleKiller~20~R9C5', 'littlekillersum'],
    ['LittleKiller~45~R1C1', 'littlekillersum'],
    ['LittleKiller~45~R1C9', 'littlekillersum'],
    ['Sandwich~10~R5', 'sandwichsum'],
    ['Sandwich~0~C3', 'sandwichsum'],
    ['XSum~C1~25~23', 'xsum'],
    ['Skyscraper~R2~~4', 'skyscraper'],
    [`PairX~${pairTable(9, (a, b) => Math.abs(a - b) > 1)}~R1C1~R1C2~R1C3`, 'nabner'],
    [`Pair~${pairTable(9, (a, b) => Math.abs(a - b) === 3)}~R1C1~R1C2`, 'difference'],
    [`Pair~${pairTable(9, (a, b) => a === 3 * b || b === 3 * a)}~R1C1~R1C2`, 'ratio'],
    [`Pair~${equal}~R1C1~R5C5.Pair~${equal}~R1C2~R5C6`, 'clone'],
    ['~R1C1_1_3_5_7_9', 'odd'],
    ['~R1C1_2_4_6_8', 'even'],
    ['GreaterThan~R1C2~R1C1.GreaterThan~R2C1~R1C1', 'minimum'],
    ['GreaterThan~R5C5~R4C5~R6C5~R5C4~R5C6', 'maximum'],
    ['AntiKnight', 'antiknight'],
    ['AntiKing', 'antiking'],
    ['DisjointSets', 'disjointgroups'],
    ['Diagonal~1', 'diagonal+'],
    ['Diagonal~-1', 'diagonal-'],
    ['AntiConsecutive', 'nonconsecutive'],
    ['StrictXV', 'negative'],
    ['StrictXV.X~R1C1~R1C2', 'negative'],
    ['Windoku', 'extraregion'],
  ])('.%s', (items, field) => {
    const own = outgoing(variant(`.${items}`));
    expect(form.losses(own)).toEqual([]);
    expect(dataOf(own)).toHaveProperty([field]);
    expect(back(own)).toBe(told(own));
  });

  test('.Windoku of 6x6 by its one window', () => {
    const own = outgoing(variant('.Windoku', 6));
    expect(form.losses(own)).toEqual([]);
    const cells = ['R2C2', 'R2C3', 'R2C4', 'R3C2', 'R3C3', 'R3C4'];
    expect(dataOf(own)['extraregion']).toEqual([{ cells }]);
  });

  const nine = (corner: number) => [0, 1, 2, 9, 10, 11, 18, 19, 20].map((at) => corner + at);
  test.each<readonly [string, readonly Rule[]]>([
    ['extraregion', [{ name: 'classic' }, { name: 'house', cells: nine(0).map((at) => at + 10) }]],
    ['extraregion', [{ name: 'classic' }, { name: 'asterisk' }]],
    ['antiknight', [{ name: 'classic' }, { name: 'knight' }]],
    ['diagonal+', [{ name: 'classic' }, { name: 'diagonals', which: 'both' }]],
    ['nonconsecutive', [{ name: 'latin' }, { name: 'non-consecutive', edges: 'plain' }]],
    [
      'negative',
      [
        { name: 'classic' },
        {
          name: 'pairs',
          pairs: [
            [1, 2],
            [2, 4],
            [3, 6],
            [4, 8],
          ],
        },
      ],
    ],
    ['grid', [{ name: 'jigsaw', regions: Array.from({ length: 81 }, (_, cell) => cell % 9) }]],
  ])('%s by rules with a switch', (field, rules) => {
    const own = outgoing({ ...variant(''), rules });
    expect(form.losses(own)).toEqual([]);
    expect(dataOf(own)).toHaveProperty([field]);
    expect(back(own)).toBe(told(own));
  });

  test('clues of lines with two figures stand beside those lines', () => {
    const own = outgoing(variant('.XSum~R10~30~31.Sandwich~10~C16', 16));
    expect(form.losses(own)).toEqual([]);
    expect(dataOf(own)).toMatchObject({
      xsum: [
        { cell: 'R10C0', value: '30' },
        { cell: 'R10C17', value: '31' },
      ],
      sandwichsum: [{ cell: 'R0C16', value: '10' }],
    });
    expect(back(own)).toBe(told(own));
  });

  test('a pill that is not read from left to right cannot go', () => {
    expect(form.losses(outgoing(variant('.PillArrow~2~R5C2~R5C1~R4C1')))).toEqual([
      { what: 'rule', kind: 'PillArrow', count: 1, drawn: false },
    ]);
  });

  test('two clues on one diagonal both go', () => {
    const own = outgoing(variant('.LittleKiller~20~R1C5.LittleKiller~21~R1C5'));
    expect(back(own)).toBe(told(own));
    expect((dataOf(own)['littlekillersum'] as unknown[]).length).toBe(2);
  });

  test('a clue that is drawn at the other end of its diagonal stands there', () => {
    const puzzle = variant('.LittleKiller~20~R1C5');
    const rules = puzzle.rules.map((rule) => ({
      ...rule,
      ...(rule.items && {
        items: rule.items.map((each) => ({ ...each, isAtOtherEnd: true as const })),
      }),
    }));
    const data = dataOf(outgoing({ ...puzzle, rules }));
    expect(data['littlekillersum']).toEqual([{ cell: 'R6C0', direction: 'UR', value: '20' }]);
  });
});

describe('what cannot be held is said:', () => {
  const lost = (puzzle: Puzzle) => form.losses(outgoing(puzzle));
  test('rules, by their kind and how often', () => {
    expect(lost(variant('.NumberedRoom~C1~3~4.Lunchbox~5~R1C1~R1C2~R1C3'))).toEqual([
      { what: 'rule', kind: 'NumberedRoom', count: 2, drawn: false },
      { what: 'rule', kind: 'Lunchbox', count: 1, drawn: false },
    ]);
    expect(
      lost({ ...variant(''), rules: [{ name: 'classic' }, { name: 'torus-knight' }] }),
    ).toEqual([{ what: 'rule', kind: 'torus-knight', count: 1, drawn: false }]);
    const torus: Rule = { name: 'non-consecutive', edges: 'torus' };
    expect(lost({ ...variant(''), rules: [{ name: 'classic' }, torus] })).toHaveLength(1);
  });

  test('values of a cell that has a given, unless it is one of them', () => {
    const limits = (items: string) => variant(items, 9, '3');
    expect(lost(limits('.~R1C1_1_2'))).toEqual([
      { what: 'rule', kind: 'Given', count: 1, drawn: false },
    ]);
    expect(lost(limits('.~R1C1_1_2_3'))).toEqual([]);
    expect(lost(limits('.~R1C2_1_2'))).toEqual([]);
  });

  test('values of a cell that leave none together, and of no other cell', () => {
    expect(lost(variant('.~R1C1_1_2.~R1C1_3_4.~R1C2_1_2'))).toEqual([
      { what: 'rule', kind: 'Given', count: 1, drawn: false },
    ]);
  });

  test('non-consecutive where marks would be exempt from it', () => {
    const marked = `Pair~${pairTable(9, (a, b) => Math.abs(a - b) === 3)}~R1C1~R1C2`;
    expect(lost(variant(`.AntiConsecutive.${marked}`))).toEqual([
      { what: 'rule', kind: 'pairs', count: 1, drawn: false },
    ]);
  });

  test('boards that are not square, or have other values', () => {
    const { shape, ...puzzle } = variant('');
    for (const other of [{ rows: 8 }, { digits: 8 }, { lowest: 0 }, { isRaw: true }]) {
      const own = outgoing({ ...puzzle, shape: { ...shape, ...other } });
      expect(form.losses(own)).toEqual([{ what: 'board' }]);
      expect(form.write(own)).toBe('');
    }
  });

  test('drawings that f-puzzles has no place for', () => {
    const path: Drawn = { kind: 'path', layer: 'under', path: 'M0 0L100 100', stroke: '#000000' };
    expect(form.losses(outgoing(variant(''), { drawings: [path] }))).toEqual([
      { what: 'drawings' },
    ]);
  });
});

test('title, words, message, solution, work and drawings go along', () => {
  const text = fPuzzles(
    {
      title: 'Textbook',
      author: 'Nobody',
      ruleset: 'Normal sudoku rules apply.\nLines are lines.',
      successMessage: 'Well done',
      solution: solved,
      line: [{ lines: [['R1C1', 'R2C2', 'R2C3']], outlineC: '#cccccc', width: 0.5 }],
      circle: [
        { cells: ['R1C1', 'R1C2'], baseC: '#fff', outlineC: '#000', width: 0.3, height: 0.3 },
      ],
      rectangle: [{ cells: ['R5C5'], baseC: '#abcdef80', width: 1, height: 1 }],
      text: [{ cells: ['R0C1'], value: '12', fontC: '#ff0000', size: 0.5, angle: 45 }],
      cage: [{ cells: ['R1C1', 'R2C1'], value: 'a', outlineC: '#000', fontC: '#000' }],
    },
    textbook,
  );
  const own = opened(text)?.outgoing;
  expect(own?.supplement?.drawings).toHaveLength(5);
  expect(own && form.losses(own)).toEqual([]);
  expect(own && back(own)).toBe(own && told(own));
});

test('fog goes along as cells that are clear, and no switch that SudokuPad takes for a list', () => {
  const solution = [...solved].map(Number);
  const own = outgoing(variant(''), {
    solution,
    told: 'Fog',
    fog: { lit: [0, 40], triggers: [{ needs: [1], clears: [9, 10] }] },
  });
  expect(dataOf(own)).toMatchObject({
    foglight: ['R1C1', 'R5C5'],
    triggereffect: [
      {
        trigger: { type: 'cellvalue', cell: 'r1c2' },
        effect: { type: 'foglight', cells: 'r2c1r2c2' },
      },
    ],
  });
  expect(dataOf(own)).not.toHaveProperty('fogofwar');
  expect(back(own)).toBe(told(own));
});

test('fog that no solution clears stays here, and that is said', () => {
  const own = outgoing(variant(''), { told: 'Fog', fog: { lit: [0], triggers: [] } });
  for (const each of [form, forms.sudokupad]) expect(each.losses(own)).toEqual([{ what: 'fog' }]);
  expect(dataOf(own)).not.toHaveProperty('foglight');
  expect(form.losses(outgoing(variant('')))).toEqual([]);
});

test('rules that the programs do not draw are drawn, each saying which rule it shows', () => {
  const own = outgoing(variant('.Renban~R1C1~R1C2.XSum~C1~25.Indexing~C~R1C1.Whisper~4~R1C1~R2C1'));
  const drawn = dataOf(own) as Record<string, Record<string, unknown>[]>;
  expect(drawn['line']).toMatchObject([
    { lines: [['R1C1', 'R1C2']], fromConstraint: 'Renban' },
    { lines: [['R1C1', 'R2C1']], fromConstraint: 'Dutch Whispers' },
  ]);
  expect(drawn['text']?.map(({ value, fromConstraint }) => [value, fromConstraint])).toEqual([
    ['\u25EF', 'X Sum'],
    ['25', 'X Sum'],
  ]);
  expect(drawn['cage']).toMatchObject([{ cells: ['R1C1'], fromConstraint: 'Column Indexer' }]);
});

test('a cell of no region has null for it, and boxes go without saying', () => {
  const first = (own: Outgoing) => (dataOf(own)['grid'] as object[][])[0]?.[0];
  expect(first(outgoing({ ...variant(''), rules: [{ name: 'latin' }] }))).toEqual({ region: null });
  expect(first(outgoing(variant('')))).toEqual({});
});

test('a drawing of a rule that is not there is a drawing', () => {
  const line = { lines: [['R1C1', 'R1C2']], outlineC: '#F067F0', width: 0.25 };
  const drawn = [{ ...line, fromConstraint: 'Renban' }];
  const drawings = (fields: object) => opened(fPuzzles(fields))?.outgoing.supplement?.drawings;
  expect(drawings({ line: drawn })).toHaveLength(1);
  const renban = [{ lines: line.lines }];
  expect(drawings({ line: drawn, renban })).toBeUndefined();
  expect(drawings({ line: drawn, renban: [] })).toHaveLength(1);
  expect(drawings({ line: [...drawn, line], renban })).toHaveLength(1);
});
