import { describe, expect, test } from 'vitest';

import { readForeign } from '../../../site/src/exchange/index.ts';
import { itemsOf } from '../../../site/src/puzzle/constraints.ts';
import { writeItems } from '../../../site/src/puzzle/items.ts';
import { described, missing, penpaLink, penpaParts, read } from './foreign.fixture.ts';

/** Cells are counted with two around the board: r1c1 is 18, and a row has 8. */
const link = (question: object, more: object = {}, check?: string) =>
  penpaLink(penpaParts(question, more), check);

/** Thick lines of a board of four by four with boxes. */
const boxes = {
  lineE: {
    ...Object.fromEntries([75, 83, 91, 99].map((corner) => [`${corner},${corner + 8}`, 2])),
    ...Object.fromEntries([89, 90, 91, 92].map((corner) => [`${corner},${corner + 1}`, 2])),
  },
};

const header = (grid: string, rules = '', rows = 4, columns = 4) => [
  ...[grid, columns, rows, 38, 0, 1, 1, 190, 190, 0, 0, 0, 0, 0, 0],
  ...['Title: A title', 'Author: Somebody', '', rules],
];

describe('a link of Penpa+', () => {
  test('is read', () => {
    const text = 'Normal sudoku%2C of course%2Dapplies';
    const { about, opening } = read(
      link(
        { ...boxes, number: { 18: ['1', 1, '1'], 45: ['4', 1, '10'] } },
        { header: header('sudoku', text) },
      ),
      'told-in-words',
    );
    expect(about).toEqual({
      ...{ program: 'penpa', title: 'A title', author: 'Somebody' },
      told: 'Normal sudoku, of course\napplies',
    });
    expect(opening && described({ kind: 'puzzle', about, opening })).toBe('1;;1n4');
  });

  test('has regions where thick lines part them', () => {
    const rows = Object.fromEntries(
      [81, 89, 97].flatMap((row) => [0, 1, 2, 3].map((at) => [`${row + at},${row + at + 1}`, 2])),
    );
    expect(described(readForeign(link({ lineE: rows })))).toBe('1;jigsaw:1111222233334444;p');
    expect(described(readForeign(link({ number: { 18: ['1', 1, '1'] } })))).toBe('1;latin;1o');
  });

  test('has margins, and numbers in them', () => {
    // The first row and column are beside the board.
    const steps = [28, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1, 6, 1, 1, 1];
    const question = { number: { 28: ['1', 1, '1'], 19: ['7', 1, '1'] } };
    const outcome = read(link(question, { steps, header: ['sudoku', 5, 5, 38] }), 'told-in-words');
    expect(outcome.opening?.puzzle.givens.slice(0, 2)).toEqual([1, 0]);
    expect(outcome.opening?.supplement?.drawings).toMatchObject([
      { kind: 'shape', text: '7', centre: [0.5, -0.5] },
    ]);
  });

  test.each([
    [{ thermo: [[18, 19, 27]] }, '.Thermo~R1C1~R1C2~R2C2'],
    [{ arrows: [[18, 19, 27]] }, '.Arrow~R1C1~R1C2~R2C2'],
    // A quarter of the cell in which the cage begins holds its sum.
    [{ killercages: [[18, 19]], numberS: { 328: [' 5', 1] } }, '.Cage~5~R1C1~R1C2'],
    [{ cage: { '328,332': 10, '330,334': 10 }, numberS: { 328: ['5', 1] } }, '.Cage~5~R1C1~R1C2'],
  ])('with %j says %s', (question, items) => {
    const { opening } = read(link({ ...boxes, ...question }), 'puzzle');
    expect(writeItems(itemsOf(opening.puzzle))).toBe(items);
  });

  test('leaves out clues of no cells, and of more than any board has', () => {
    const thermo = (...lists: readonly (readonly number[])[]) => {
      const { opening } = read(link({ ...boxes, thermo: [...lists, [18, 19, 27]] }), 'puzzle');
      return writeItems(itemsOf(opening.puzzle));
    };
    expect(thermo([], new Array<number>(2001).fill(18))).toBe('.Thermo~R1C1~R1C2~R2C2');
    expect(thermo(new Array<number>(2000).fill(18)).length).toBeGreaterThan(2000);
  });

  test('draws small numbers that are the sum of no cage, and asks', () => {
    const drawn = (question: object) =>
      read(link({ ...boxes, ...question }), 'told-in-words').opening?.supplement?.drawings;
    expect(drawn({ numberS: { 328: ['5', 1] } })).toMatchObject([{ kind: 'shape', text: '5' }]);
    // The second number in one cell.
    expect(
      drawn({ killercages: [[18, 19]], numberS: { 328: ['5', 1], 329: ['6', 1] } }),
    ).toMatchObject([
      { kind: 'cage', text: '5' },
      { kind: 'shape', text: '6', centre: [0.75, 0.25] },
    ]);
  });

  test.each([
    ['an arrow from beside the board', { arrows: [[17, 18]] }, { kind: 'line', head: 0.3 }],
    ['a direction', { direction: [[18, 19]] }, { kind: 'line', head: 0.3 }],
    ['a thermometer without a bulb', { nobulbthermo: [[18, 19]] }, { kind: 'line' }],
    ['a word in a cell', { number: { 18: ['x', 1, '1'] } }, { kind: 'shape', text: 'x' }],
    ['a small word', { numberS: { 328: ['x', 1] } }, { kind: 'shape', text: 'x' }],
    ['a line', { line: { '18,19': 3 } }, { kind: 'line' }],
  ])('draws %s, and asks', (_, question, drawing) => {
    const { opening } = read(link({ ...boxes, ...question }), 'told-in-words');
    expect(opening?.supplement?.drawings).toMatchObject([drawing]);
  });

  test('has the diagonals of its own boards', () => {
    const diagonals = (falling: number, rising: number) => {
      const own = ['sudoku', 4, 4, 38, 0, 1, 1, 190, 190, 0, 0, falling, 0, 0, rising];
      return described(readForeign(link(boxes, { header: own })));
    };
    expect(diagonals(1, 0)).toContain('diagonals:falling');
    expect(diagonals(0, 1)).toContain('diagonals:rising');
    expect(diagonals(1, 1)).toContain('1;diagonals;');
  });

  test('keeps lines, colours, circles and signs as they are drawn', () => {
    const { opening } = read(
      link({
        ...boxes,
        surface: { 18: 3 },
        line: { '18,19': 5, '19,20': 5, '20,28': 5 },
        // The middle of the lower side of r1c1, and of the right side.
        // Quarters of r1c1, at the upper right and the lower left.
        numberS: { 329: ['y', 1], 330: ['x', 1] },
        symbol: { 146: [8, 'circle_SS', 2], 210: [2, 'circle_SS', 2], 27: [1, 'square_L', 1] },
      }),
      'told-in-words',
    );
    expect(opening?.supplement?.drawings).toMatchObject([
      { kind: 'shape', centre: [0.75, 0.25], text: 'y' },
      { kind: 'shape', centre: [0.25, 0.75], text: 'x' },
      { kind: 'shape', centre: [0.5, 0.5], width: 1, fill: '#cccccc', layer: 'under' },
      {
        ...{ kind: 'line', stroke: '#999999' },
        points: [
          [0.5, 0.5],
          [1.5, 0.5],
          [2.5, 0.5],
          [2.5, 1.5],
        ],
      },
      { kind: 'shape', round: false, width: 0.8, centre: [1.5, 1.5], layer: 'under' },
      { kind: 'shape', round: true, fill: '#ffffff', centre: [0.5, 1], layer: 'over' },
      { kind: 'shape', round: true, fill: '#000000', centre: [1, 0.5] },
    ]);
  });

  test('names symbols that it does not draw', () => {
    const outcome = readForeign(link({ ...boxes, symbol: { 18: [1, 'battleship_B', 1] } }));
    expect(missing(outcome)).toEqual(['battleship_B']);
  });

  test('has the solution that fills the board, or that it checks', () => {
    const digits = [...'1234341221434321'].map(Number);
    const cell = (at: number) => 18 + Math.floor(at / 4) * 8 + (at % 4);
    const number = { 18: ['1', 1, '1'] };
    const whole = Object.fromEntries(
      digits.slice(1).map((digit, at) => [cell(at + 1), [`${digit}`, 2, '1']]),
    );
    const filled = read(
      link({ ...boxes, number }, { answer: { number: whole } }),
      'puzzle',
    ).opening;
    expect(filled.supplement?.solution).toEqual(digits);
    expect(filled.work).toBeUndefined();
    const check = JSON.stringify([
      [],
      [],
      [],
      [],
      digits.map((digit, at) => `${cell(at)},${digit}`),
      [],
    ]);
    const checked = read(link({ ...boxes, number }, {}, check), 'puzzle').opening;
    expect(checked.supplement?.solution).toEqual(digits);
    const part = { number: { 19: ['2', 2, '1'], 20: [[1, 0, 1, 0], 2, '7'] } };
    const { opening } = read(link({ ...boxes, number }, { answer: part }), 'puzzle');
    expect(opening.supplement).toBeUndefined();
    expect(opening.work?.entered.slice(0, 3)).toEqual([0, 2, 0]);
    expect(opening.work?.centre[2]).toBe(0b101);
  });

  test('of another kind is refused by its name', () => {
    const genre = (more: object, question: object = {}) => {
      const outcome = readForeign(link(question, more));
      return outcome?.kind === 'other-genre' ? outcome.genre : outcome?.kind;
    };
    expect(genre({ genres: ['yajilin'] })).toBe('yajilin');
    expect(genre({ header: header('square') })).toBe('');
    expect(genre({ header: header('hex') })).toBe('hex');
    expect(genre({ header: header('square'), genres: ['killer'] })).toBe('puzzle');
    expect(genre({ header: header('square', 'Windoku') })).toBe('told-in-words');
    expect(genre({ header: header('square') }, { thermo: [[18, 19]] })).toBe('puzzle');
    const plain = header('square').map((field) => (/A title/.test(`${field}`) ? 'Title: ' : field));
    expect(genre({ header: plain }, boxes)).toBe('puzzle');
  });

  test('with cells left out says so', () => {
    const outcome = readForeign(
      link({ number: { 18: ['1', 1, '1'] } }, { steps: [18, 1, 1, 1, 5] }),
    );
    expect(missing(outcome)).toEqual(['gaps']);
    expect(outcome).toMatchObject({ opening: { puzzle: { shape: { rows: 2, columns: 4 } } } });
  });

  test('that is damaged says where', () => {
    expect(readForeign(link({}, { header: ['sudoku', 'x', 4] }))).toMatchObject({
      fault: { where: 'line 1', expected: 'number' },
    });
    expect(readForeign(link({}, { steps: ['x'] }))).toMatchObject({ fault: { where: 'line 6' } });
    expect(readForeign(link({}, { header: ['sudoku', 20, 20], steps: [50, 500] }))).toMatchObject({
      kind: 'other-board',
    });
  });
});
