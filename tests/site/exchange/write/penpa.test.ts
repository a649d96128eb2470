import { inflateRawSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { itemsOf } from '../../../../site/src/puzzle/constraints.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { forms } from '../../../../site/src/exchange/write/index.ts';
import type { Outgoing } from '../../../../site/src/exchange/write/outgoing.ts';
import { textbook } from '../foreign.fixture.ts';
import { opened, outgoing, told, variant, withoutRuleCages } from './outgoing.fixture.ts';

const { losses, write } = forms.penpa;

const lost = (kind: string, count = 1) => ({ what: 'rule', kind, count, drawn: false });
const drawn = (kind: string, count = 1) => ({ what: 'rule', kind, count, drawn: true });

function comesBack(own: Outgoing): void {
  expect(losses(own)).toEqual([]);
  const back = opened(write(own));
  expect(back && told(withoutRuleCages(back.outgoing))).toBe(told(own));
}

/** The lines of the text in a link. */
function linesOf(link: string): readonly string[] {
  const [, packed = ''] = /[&#]p=([^&]*)/.exec(link) ?? [];
  return inflateRawSync(Buffer.from(packed, 'base64')).toString('utf8').split('\n');
}

const question = (own: Outgoing) =>
  JSON.parse(linesOf(write(own))[3] ?? '') as Record<string, Record<string, unknown>>;

const oneRule = (items: string) => outgoing(variant(items));

describe('a link of Penpa+', () => {
  test.each([
    '',
    '.Cage~10~R1C1~R1C2.Cage~4~R3C3.Cage~20~R5C5~R5C6~R6C5~R6C6',
    '.Thermo~R1C1~R1C2~R2C3.Arrow~R5C5~R6C6~R7C7',
    '.Diagonal~1',
    '.Diagonal~-1',
    '.~R1C3_1_2_3',
  ])('holds %j', (items) => {
    const back = opened(write(outgoing(variant(items, 9, textbook))));
    const { work: _, ...others } = back?.outgoing ?? { work: undefined };
    expect(losses(outgoing(variant(items, 9, textbook)))).toEqual([]);
    expect(told(withoutRuleCages(others as Outgoing))).toBe(
      told(outgoing(variant(items, 9, textbook), { title: '' })),
    );
  });

  test('holds regions of a jigsaw, rows and columns alone, and boards of other sizes', () => {
    const rows = Array.from({ length: 81 }, (_, at) => Math.floor(at / 9));
    // The first two regions change a cell, so that a wall goes around a corner.
    const regions = rows.map((row, cell) => (cell === 8 ? 1 : cell === 17 ? 0 : row));
    expect(losses(outgoing({ ...variant(''), rules: [{ name: 'jigsaw', regions }] }))).toEqual([
      { what: 'regions' },
    ]);
    const columns = Array.from({ length: 81 }, (_, at) => at % 9);
    comesBack(outgoing({ ...variant(''), rules: [{ name: 'jigsaw', regions: columns }] }));
    comesBack(outgoing({ ...variant(''), rules: [{ name: 'latin' }] }));
    comesBack(outgoing(emptyPuzzle(shapeOf(4))));
    comesBack(outgoing(variant('', 16)));
    const six = variant('.Cage~5~R1C1~R1C2', 6, '1');
    comesBack(outgoing(six));
  });

  test('holds title, author, rules in words and the solution', () => {
    const solution = Array.from(
      '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
      Number,
    );
    const beside = {
      ...{ title: 'Puzzle, zZ', author: 'Liz & Co', told: 'Normal rules = all,\nas usual' },
      solution,
    };
    const own = outgoing(variant('', 9, textbook), beside);
    comesBack(own);
    // As the program itself writes what it compares with.
    const [, answer = ''] = /&a=(.*)$/.exec(write(own)) ?? [];
    const lists = JSON.parse(
      inflateRawSync(Buffer.from(answer, 'base64')).toString('utf8'),
    ) as unknown[][];
    expect(lists).toHaveLength(6);
    expect(lists[4]).toHaveLength(81 - textbook.replace(/[^1-9]/g, '').length);
    expect(lists[4]).toContain('30,4');
    expect(linesOf(write(own))[7]).toBe('{"sol_number":true}');
    const part = outgoing(variant(''), { solution: [1, 0] });
    expect(losses(part)).toEqual([{ what: 'solution' }]);
  });

  test('has the board, its middle and its cells by the numbers of the program', () => {
    // As in links that the program has made.
    const middles = [
      [9, 84],
      [8, 209],
      [6, 144],
    ] as const;
    for (const [side, middle] of middles) {
      const { shape } = variant('', side);
      const own = outgoing({ ...emptyPuzzle(shape) });
      const [head = '', space, , , , centres] = linesOf(write(own));
      expect(head.split(',').slice(0, 11).join()).toBe(
        `sudoku,${side},${side},38,0,1,1,${38 * (side + 1)},${38 * (side + 1)},${middle},${middle}`,
      );
      expect(space).toBe('[0,0,0,0]');
      expect(JSON.parse(centres ?? '')).toHaveLength(side * side);
    }
  });

  test('draws cages around their cells, with the sum in the first', () => {
    const { cage, numberS, killercages } = question(oneRule('.Cage~22~R3C1~R3C2~R4C1'));
    expect(killercages).toEqual([[54, 55, 67]]);
    expect(numberS).toEqual({ 892: [' 22', 1] });
    expect(Object.keys(cage ?? {}).sort()).toEqual(
      [
        ...['892,893', '893,896', '896,897', '897,899', '898,899', '895,898'],
        ...['892,894', '894,944', '944,946', '946,947', '945,947', '895,945'],
      ].sort(),
    );
  });

  test('draws nothing inside a cage: its outline is closed and has no branches', () => {
    const shapes = [
      '.Cage~10~R1C1~R1C2~R2C1~R2C2',
      '.Cage~45~R4C4~R4C5~R4C6~R5C4~R5C5~R5C6~R6C4~R6C5~R6C6',
      '.Cage~15~R8C7~R8C8~R8C9~R9C8~R7C8',
      '.Cage~30~R2C2~R2C3~R2C4~R3C2~R3C4~R4C2~R4C3~R4C4',
    ];
    for (const items of shapes) {
      const pieces = Object.keys(question(oneRule(items))['cage'] ?? {});
      const ends = pieces.flatMap((piece) => piece.split(','));
      const met = [...new Set(ends)].map((end) => ends.filter((other) => other === end).length);
      expect(pieces.length, items).toBeGreaterThan(0);
      expect(new Set(met), items).toEqual(new Set([2]));
    }
  });

  test('draws what it has no rule for as people know it, and says so', () => {
    const marks =
      '.WhiteDot~R1C1~R1C2.BlackDot~R1C1~R2C1.X~R5C5~R5C6.V~R5C5~R6C5' +
      '.GreaterThan~R8C8~R8C9.GreaterThan~R9C8~R8C8.~R9C1_1_3_5_7_9.~R9C2_2_4_6_8';
    const own = oneRule(marks);
    expect(losses(own)).toEqual([
      ...[drawn('WhiteDot'), drawn('BlackDot'), drawn('X'), drawn('V')],
      ...[drawn('GreaterThan', 2), drawn('Given', 2)],
    ]);
    const { symbol, number } = question(own);
    expect(symbol).toEqual({
      535: [8, 'circle_SS', 2],
      366: [2, 'circle_SS', 2],
      633: [3, 'inequality', 2],
      464: [2, 'inequality', 2],
      132: [3, 'circle_L', 1],
      133: [3, 'square_L', 1],
    });
    expect(number).toEqual({ 591: ['X', 1, '6'], 422: ['V', 1, '6'] });
    const { outgoing: back } = opened(write(own)) ?? {};
    expect(back?.supplement?.drawings).toHaveLength(8);
  });

  test('draws lines in their colours, windows, and areas of different digits', () => {
    const own = oneRule(
      '.Whisper~5~R1C2~R1C1~R2C1.Palindrome~R5C5~R5C6.Windoku.AllDifferent~R9C9~R8C8',
    );
    expect(losses(own)).toEqual([
      ...[drawn('Whisper'), drawn('Palindrome'), drawn('Windoku'), drawn('AllDifferent')],
    ]);
    const { line, surface } = question(own);
    expect(line).toEqual({ '28,29': 3, '28,41': 3, '84,85': 5 });
    expect(Object.keys(surface ?? {})).toHaveLength(36);
  });

  test('puts clues outside into a margin', () => {
    const own = oneRule('.Sandwich~10~R5.XSum~C1~25~23.Thermo~R1C1~R1C2');
    expect(losses(own)).toEqual([drawn('Sandwich'), drawn('XSum', 2)]);
    const { number, thermo } = question(own);
    // A row has 15 places now, and r1c1 is the fourth of the fourth.
    expect(thermo).toEqual([[48, 49]]);
    expect(number).toEqual({ 107: ['10', 1, '1'], 33: ['25', 1, '1'], 183: ['23', 1, '1'] });
    const [head = '', space] = linesOf(write(own));
    expect(head.startsWith('sudoku,11,11,')).toBe(true);
    expect(space).toBe('[1,1,1,1]');
    const back = opened(write(own))?.outgoing;
    expect(back?.puzzle.shape.rows).toBe(9);
    expect(back && itemsOf(back.puzzle).map(({ kind }) => kind)).toContain('Thermo');
  });

  test('says what it cannot hold, and of two clues in one place the second', () => {
    expect(
      losses(oneRule('.AntiKnight.Renban~R1C1~R1C2.LittleKiller~20~R1C5.AntiConsecutive')),
    ).toEqual([lost('AntiKnight'), lost('Renban'), lost('LittleKiller'), lost('pairs')]);
    expect(losses(oneRule('.Sandwich~10~R5.Skyscraper~R5~3'))).toEqual([
      drawn('Sandwich'),
      lost('Skyscraper'),
    ]);
    // Their sums would be anybody's.
    expect(losses(oneRule('.Cage~10~R1C1~R1C2.Cage~12~R1C2~R1C3'))).toEqual([drawn('Cage')]);
    const raw = { ...variant(''), shape: { ...shapeOf(9), digits: 10 } };
    expect(losses(outgoing(raw))).toEqual([{ what: 'board' }]);
    expect(write(outgoing(raw))).toBe('');
  });
});
