import { describe, expect, test } from 'vitest';

import { binaryKindOf } from '../../../site/src/exchange/payload/binary.ts';
import { readForeign } from '../../../site/src/exchange/index.ts';
import { looksForeign } from '../../../site/src/exchange/looks-foreign.ts';
import { compressed, described, linkCase, missing, read, textbook } from './foreign.fixture.ts';

const lisudoku = (fields: object) =>
  `https://lisudoku.xyz/solver?import=${compressed({ gridSize: 4, ...fields })}`;
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
    [{ thermos: [cells([0, 0], [0, 1])] }, ['thermometer']],
    [{ kropkiDots: [{ dotType: 'Double' }] }, ['ratio']],
    [
      { kropkiDots: [{ dotType: 'Consecutive' }], kropkiNegative: true },
      ['difference', 'negative-kropki'],
    ],
    [{ invented: 1 }, ['invented']],
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
    ['https://sudokumaker.app/?puzzle=N4IgZg9gTgtghgFwGoFMoGcCWEB2IBcIAjAHQCs', 'sudokumaker'],
    [
      'https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VRRT9swEH7vr5j87Ac7dkKcN8ZgL8DGYEIoqlBaAlS',
      'penpa',
    ],
    ['https://sigh.github.io/Interactive-Sudoku-Solver/?q=.RegionSumLine~R1C2~R2C2', 'iss'],
    ['https://sudoku.coach/en/play/SCv7_32_f2eaqkebdq1j047s2ufliqfso1fe', 'sudoku-coach'],
    ['SCv7_32_f2eaqkebdq1j047s2ufliqfso1feeinvk33ql1tk41i0i98i14ur9ql', 'sudoku-coach'],
  ])('%s is known by its program', (link, program) => {
    expect(readForeign(link)).toEqual({ kind: 'other-program', program });
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

  test('of programs that are not read is known', () => {
    expect(readForeign('{"formatVersion":"1.5.0","puzzle":{}}')).toMatchObject({
      program: 'sudokumaker',
    });
    expect(readForeign('{"gridSize":9,"givenDigits":""}')).toMatchObject({
      program: 'sudoku-coach',
    });
  });

  test('longer than any puzzle is not read', () => {
    expect(readForeign(`{"a":"${'x'.repeat(4 * 1024 * 1024)}"}`)).toMatchObject({
      fault: { expected: 'smaller' },
    });
  });
});
