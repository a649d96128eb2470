import { deflateSync } from 'node:zlib';

import { describe, expect, test } from 'vitest';

import { binaryKindOf } from '../../../site/src/exchange/payload/binary.ts';
import { readForeign, readForeignLinks } from '../../../site/src/exchange/index.ts';
import { digitsOf } from '../../../site/src/puzzle/digits.ts';
import { looksForeign } from '../../../site/src/exchange/looks-foreign.ts';
import { itemsOf } from '../../../site/src/puzzle/constraints.ts';
import { writeItems } from '../../../site/src/puzzle/items.ts';
import { compressed, described, linkCase, missing, read, textbook } from './foreign.fixture.ts';

const lisudoku = (fields: object) =>
  `https://lisudoku.xyz/solver?import=${compressed({ gridSize: 4, ...fields })}`;
const dot = (dotType: string, one: [number, number], other: [number, number]) => ({
  dotType,
  cell1: cells(one)[0],
  cell2: cells(other)[0],
});
const cells = (...places: [number, number][]) => places.map(([row, col]) => ({ row, col }));

describe('a link of lisudoku', () => {
  test('is read', () => {
    const { opening } = read(linkCase('lisudoku.txt'), 'puzzle');
    expect(opening.puzzle.givens.join('')).toBe(textbook);
  });

  test('with digits alone is read', () => {
    const { about } = read('https://lisudoku.xyz/solver?import=1000003002000004', 'puzzle');
    expect(about.program).toBe('lisudoku');
    expect(described(readForeign('https://lisudoku.xyz/solver?import=1000003002000004'))).toBe(
      '1;;1e3b2e4',
    );
  });

  test.each([
    [{ antiKnight: true }, 'knight'],
    [{ antiKing: true }, 'king'],
    [{ primaryDiagonal: true }, 'diagonals:falling'],
    [{ secondaryDiagonal: true }, 'diagonals:rising'],
    [{ extraRegions: [cells([0, 1], [1, 2], [2, 0], [3, 3])] }, 'house:12.23.31.44'],
    [{ kropkiNegative: true }, 'pairs:12.23.24.34'],
    [
      {
        regions: [
          cells([0, 0], [0, 1], [0, 2], [0, 3]),
          cells([1, 0], [1, 1], [2, 0], [2, 1]),
          cells([1, 2], [1, 3], [2, 2], [2, 3]),
          cells([3, 0], [3, 1], [3, 2], [3, 3]),
        ],
      },
      'jigsaw:1111223322334444',
    ],
  ])('%j has the rule for it', (fields, rule) => {
    expect(described(read(lisudoku(fields), 'puzzle'))).toBe(`1;${rule};p`);
  });

  test.each([
    [{ thermos: [cells([0, 0], [0, 1])] }, '.Thermo~R1C1~R1C2'],
    [{ renbans: [cells([0, 0], [0, 1])] }, '.Renban~R1C1~R1C2'],
    [{ palindromes: [cells([0, 0], [3, 1])] }, '.Palindrome~R1C1~R4C2'],
    [{ oddCells: cells([0, 0], [1, 1]) }, '.~R1C1_1_3.~R2C2_1_3'],
    [{ evenCells: cells([2, 3]) }, '.~R3C4_2_4'],
    [{ killerCages: [{ sum: 5, region: cells([0, 0], [0, 1]) }] }, '.Cage~5~R1C1~R1C2'],
    [{ killerCages: [{ sum: null, region: cells([0, 0], [0, 1]) }] }, '.Cage~0~R1C1~R1C2'],
    [
      { arrows: [{ circleCells: cells([0, 0]), arrowCells: cells([0, 1], [1, 2]) }] },
      '.Arrow~R1C1~R1C2~R2C3',
    ],
    // The circle may be told again as the beginning of the arrow.
    [
      { arrows: [{ circleCells: cells([0, 1], [0, 0]), arrowCells: cells([0, 1], [1, 2]) }] },
      '.PillArrow~2~R1C1~R1C2~R2C3',
    ],
    [
      { kropkiDots: [dot('Double', [0, 0], [0, 1]), dot('Consecutive', [1, 0], [2, 0])] },
      '.BlackDot~R1C1~R1C2.WhiteDot~R2C1~R3C1',
    ],
    [
      { kropkiDots: [dot('Consecutive', [1, 0], [2, 0])], kropkiNegative: true },
      '.WhiteDot~R2C1~R3C1.StrictKropki',
    ],
  ])('%j is said as %s', (fields, items) => {
    const { opening } = read(lisudoku(fields), 'puzzle');
    expect(writeItems(itemsOf(opening.puzzle))).toBe(items);
  });

  test.each([
    [{ topBottom: true }, ['top-bottom']],
    [{ invented: 1 }, ['invented']],
    [{ killerCages: [{ sum: '≥5', region: cells([0, 0], [0, 1]) }] }, ['killer-cages']],
    [{ killerCages: [{ sum: 12.5, region: cells([0, 0], [0, 1]) }] }, ['killer-cages']],
    [
      {
        arrows: [{ circleCells: cells([0, 0], [0, 1], [0, 2], [0, 3]), arrowCells: cells([1, 1]) }],
      },
      ['arrow'],
    ],
  ])('%j is named as missing', (fields, names) => {
    expect(missing(read(lisudoku(fields), 'needs-rules'))).toEqual(names);
  });

  test('of the wrong type says where', () => {
    const fault = (fields: object) => read(lisudoku(fields), 'unreadable').fault;
    expect(fault({ gridSize: 'four' })).toMatchObject({ where: 'gridSize', expected: 'number' });
    expect(fault({ fixedNumbers: [{ value: 1 }] })).toMatchObject({
      where: 'fixedNumbers, 1',
      expected: 'record',
    });
    const first = (value: number) => ({ position: { row: 0, col: 0 }, value });
    expect(fault({ fixedNumbers: [first(1), first(2)] })).toMatchObject({
      where: 'fixedNumbers, 2',
      found: '2',
      expected: 'one-given',
    });
    expect(read(lisudoku({ fixedNumbers: [first(1), first(1)] }), 'puzzle').opening).toBeDefined();
    const outside = { position: { row: 0, col: 4 }, value: 1 };
    expect(fault({ fixedNumbers: [outside] })).toMatchObject({ expected: 'cell' });
    expect(readForeign(lisudoku({ gridSize: 17 }))).toMatchObject({
      kind: 'other-board',
      rows: 17,
    });
  });
});

describe('other links', () => {
  test.each([
    ['https://sudokumaker.app/?puzzle=', 'sudokumaker'],
    ['https://swaroopg92.github.io/penpa-edit/#m=edit&p=https://tinyurl.com/x', 'penpa'],
    ['https://sigh.github.io/Interactive-Sudoku-Solver/', 'iss'],
    ['https://sudoku.coach/en/play/', 'sudoku-coach'],
  ])('%s is known by its program, though it says no puzzle', (link, program) => {
    expect(readForeign(link)).toEqual({ kind: 'other-program', program });
  });

  test.each([
    [
      'https://sigh.github.io/Interactive-Sudoku-Solver/?mode=x&q=.Thermo%7ER1C2~R2C2',
      '.Thermo~R1C2~R2C2',
    ],
    [
      'https://www.chiark.greenend.org.uk/~sgtatham/puzzles/js/solo.html#2x2:1a2_3c4',
      '2x2:1a2_3c4',
    ],
  ])('%s holds a text', (link, text) => {
    expect(readForeign(link)).toMatchObject({ kind: 'text', text });
  });

  test('of sudoku.coach are read', () => {
    const grid = '0'.repeat(15);
    const { opening } = read(
      JSON.stringify({
        gridSize: 4,
        givenDigits: `1${grid}`,
        userDigits: `00${'2'}${grid.slice(2)}`,
        userCellCandidates: ['0', '24', '0', '63', ...new Array(12).fill('0')].join('-'),
        userColours: 'x',
      }),
      'puzzle',
    );
    expect(opening.puzzle.givens.join('')).toBe(`1${grid}`);
    expect(opening.work?.entered[2]).toBe(2);
    // Bits 3 and 4.
    expect(digitsOf(opening.work?.centre[1] ?? 0)).toEqual([3, 4]);
    // Bits 0 and 5 are those of no digit.
    expect(digitsOf(opening.work?.centre[3] ?? 0)).toEqual([1, 2, 3, 4]);
  });

  test('of sudoku.coach are unpacked', () => {
    const json = JSON.stringify({ gridSize: 4, givenDigits: '1000000000000002' });
    let bits = '';
    for (const byte of deflateSync(json)) bits += byte.toString(2).padStart(8, '0');
    const code = (bits.match(/.{1,5}/g) ?? [])
      .map((five) => parseInt(five.padEnd(5, '0'), 2).toString(32))
      .join('');
    for (const link of [`SCv7_32_${code}`, `https://sudoku.coach/en/play/SCv7_32_${code}`])
      expect(described(readForeign(link)), link).toBe('1;;1n2');
    expect(readForeign(`SCv7_32_${code.slice(0, 30)}`)).toMatchObject({
      kind: 'unreadable',
      program: 'sudoku-coach',
      fault: { expected: 'whole-text' },
    });
  });

  test('of SudokuWiki with two digits of base 36 a cell are read', () => {
    const given = '05';
    const entered = '0c';
    const candidates = (18 + 0b101).toString(36).padStart(2, '0');
    const cells = `${given}${entered}${candidates}${'00'.repeat(78)}`;
    const { opening } = read(`https://www.sudokuwiki.org/sudoku.htm?bd=S9B${cells}`, 'puzzle');
    expect(opening.puzzle.givens.slice(0, 3)).toEqual([5, 0, 0]);
    expect(opening.work?.entered.slice(0, 3)).toEqual([0, 3, 0]);
    expect(digitsOf(opening.work?.centre[2] ?? 0)).toEqual([1, 3]);
  });

  test('one after another are all read', () => {
    const one = `https://sudokupad.app/${textbook}`;
    const other = 'https://lisudoku.xyz/solver?import=1000003002000004';
    const outcomes = readForeignLinks(`See ${one}\nand (${other}), https://example.org/`);
    expect(outcomes.map(described)).toEqual([expect.stringMatching(/^1;;53b7/), '1;;1e3b2e4']);
    // A link within a link is no other one.
    expect(
      readForeignLinks(`https://sudokupad.app/${textbook}?next=https://tinyurl.com/x`),
    ).toHaveLength(1);
    expect(readForeignLinks(`${one} 1`)).toHaveLength(1);
  });

  test('with a grid of digits are that grid', () => {
    for (const link of [
      `https://www.sudokuwiki.org/sudoku.htm?bd=${textbook}`,
      `https://sudoku.coach/en/solver/${textbook}`,
      `https://sudokuexchange.com/play/?s=${textbook.replaceAll('0', '.')}&x=1`,
    ])
      expect(described(readForeign(link))).toMatch(/^1;;53b7/);
    expect(readForeign(`https://example.org/?s=${textbook}1`)).toBeUndefined();
  });

  test('made short need the network', () => {
    expect(readForeign('see https://tinyurl.com/ab12cd')).toEqual({
      kind: 'needs-network',
      program: 'short-link',
      id: 'ab12cd',
    });
  });

  test('of pages that have nothing to do with it are left to others', () => {
    expect(readForeign('https://example.org/')).toBeUndefined();
    expect(readForeign('https://sudokupad.app/')).toBeUndefined();
  });
});

describe('what is no text', () => {
  const file = (...bytes: number[]) =>
    new TextDecoder().decode(new Uint8Array([...bytes, ...new Array<number>(64).fill(0)]));
  const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

  test.each([
    ['PNG', file(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'picture'],
    ['JPEG', file(0xff, 0xd8, 0xff, 0xe0, 0, 16, ...ascii('JFIF')), 'picture'],
    ['GIF', 'GIF89a', 'picture'],
    ['WebP', file(...ascii('RIFF'), 0x10, 0x20, 0, 0, ...ascii('WEBP')), 'picture'],
    ['HEIC', file(0, 0, 0, 0x18, ...ascii('ftypheic')), 'picture'],
    ['SVG', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg">', 'picture'],
    ['PDF', '%PDF-1.7\n%\uFFFD\uFFFD', 'pdf'],
    ['ZIP', file(...ascii('PK'), 3, 4), 'archive'],
    ['GZIP', file(0x1f, 0x8b, 8), 'archive'],
    ['a program', file(0x7f, ...ascii('ELF'), 1, 2, 3), 'binary'],
  ])('is named: %s', (_, text, what) => {
    expect(looksForeign(text)).toBe(true);
    expect(readForeign(text)).toEqual({ kind: 'not-text', what });
  });

  test('is not seen in text with a slip', () => {
    expect(binaryKindOf(`${textbook.slice(1)}\uFFFD`)).toBeUndefined();
    expect(binaryKindOf('')).toBeUndefined();
    expect(binaryKindOf('Größe, naïve: 数独\t\r\n')).toBeUndefined();
  });
});

describe('plain puzzles', () => {
  test.each([
    textbook,
    '53..7....\n6..195...\n',
    '+---+\n|1 2|\n',
    '4 1\n0 0 0 0\n',
    '1;knight;53b7',
    'Puzzle 1:\n1 2 3',
    ';; a comment',
    '  *-----------*',
  ])('are not looked at: %j', (text) => {
    expect(looksForeign(text)).toBe(false);
    expect(readForeign(text)).toBeUndefined();
  });

  test('are told from what may be from elsewhere by its first characters', () => {
    for (const name of ['f-puzzles-classic.txt', 'f-puzzles.json', 'sudokupad-scf.txt'])
      expect(looksForeign(linkCase(name))).toBe(true);
    expect(looksForeign('  N4IgzglgXgpiBcBOANCALhNAbO8Q')).toBe(true);
    expect(looksForeign('scf5NlQ19j9mGca3OIN1bWGk2m41TjS79')).toBe(true);
  });
});

describe('JSON', () => {
  test('that is no puzzle says so', () => {
    expect(readForeign('{"name":"x","version":1}')).toEqual({
      kind: 'unreadable',
      fault: { where: '', found: '“name, version”', expected: 'known-data' },
    });
    expect(readForeign('{}')).toMatchObject({ fault: { found: '“an empty record”' } });
    expect(readForeign('{"grid":[')).toMatchObject({ fault: { where: 'character 10' } });
  });

  test('longer than any puzzle is not read', () => {
    expect(readForeign(`{"a":"${'x'.repeat(4 * 1024 * 1024)}"}`)).toMatchObject({
      fault: { expected: 'smaller' },
    });
  });
});
