import { describe, expect, test } from 'vitest';

import { readForeign } from '../../../site/src/exchange/index.ts';
import {
  boxes4,
  compressed,
  described,
  linkCase,
  missing,
  read,
  scl,
  textbook,
} from './foreign.fixture.ts';

const plainRules = { metadata: { rules: 'Normal sudoku rules apply.' } };

describe('a link of SudokuPad', () => {
  test('with the JSON of f-puzzles is read as that', () => {
    const { about, opening } = read(linkCase('sudokupad-fpuz.txt'), 'puzzle');
    expect(about).toMatchObject({ program: 'sudokupad', title: 'Knights' });
    expect(opening.puzzle.rules).toEqual([{ name: 'classic' }, { name: 'knight' }]);
  });

  test('with its own JSON is read with what its cages say of it', () => {
    const { about, opening } = read(linkCase('sudokupad-scl.txt'), 'puzzle');
    expect(about).toEqual({
      program: 'sudokupad',
      title: 'A plain one',
      author: 'Nobody',
      told: 'Normal sudoku rules apply.',
    });
    expect(opening.puzzle.givens.join('')).toBe(textbook);
    expect(opening.work).toBeUndefined();
  });

  test('keeps titles of up to 200 characters whole', () => {
    const titled = (length: number) =>
      read(scl({ ...plainRules, metadata: { title: 'x'.repeat(length) } }), 'puzzle').about.title;
    expect(titled(200)).toBe('x'.repeat(200));
    expect(titled(201)).toBe(`${'x'.repeat(200)}…`);
  });

  test('with lines and words of a rule is asked about, and its words are kept as text', () => {
    const outcome = read(linkCase('sudokupad-words.txt'), 'told-in-words');
    expect(outcome.drawn).toBe(true);
    expect(outcome.about).toMatchObject({ title: 'Whispers', author: "Nobody's friend" });
    expect(outcome.about.told).toContain('\n\nAlong a green line');
    expect(outcome.opening?.puzzle.givens.join('')).toBe(textbook);
  });

  test('that is only a name says that its server has it', () => {
    const id = (text: string) => {
      const outcome = read(text, 'needs-network');
      return [outcome.program, outcome.id];
    };
    expect(id(linkCase('sudokupad-id.txt'))).toEqual(['sudokupad', 'abc123def4']);
    expect(id('https://sudokupad.app/somebody/some-puzzle?setting-nogrid=1')).toEqual([
      'sudokupad',
      'somebody/some-puzzle',
    ]);
    expect(id('https://app.crackingthecryptic.com/sudoku/NBPTrGPN9L')).toEqual([
      'sudokupad',
      'NBPTrGPN9L',
    ]);
    expect(id('https://app.crackingthecryptic.com/sudoku/?puzzleid=scl9qr2')[1]).toBe('scl9qr2');
    expect(id('sudokupad://puzzle/q1w2e3')[1]).toBe('q1w2e3');
  });

  test('is found in whatever link carries it, and without any', () => {
    const data = compressed(scl(plainRules));
    for (const text of [
      `https://sudokupad.app/scl${data}`,
      `https://beta.sudokupad.app/ctc${data}?setting-nogrid=1`,
      `https://app.crackingthecryptic.com/sudoku/?puzzleid=scl${data}`,
      `https://sudokupad.app/sudoku/?a=b&puzzleid=scl${data}&c=d`,
      `https://example.org/show?puzzleid=scl${data}`,
      `sudokupad://puzzle/scl${data}`,
      `  scl${data}\n`,
      `Try this: https://sudokupad.app/scl${data} (easy!)`,
    ])
      expect(described(readForeign(text))).toBe('1;;1o');
  });

  test('with a grid and nothing else is that grid', () => {
    expect(described(readForeign(`https://sudokupad.app/${textbook}`))).toMatch(/^1;;53b7/);
  });
});

describe('the shortest link of SudokuPad', () => {
  test('holds the cells of a plain board', () => {
    const { opening } = read(linkCase('sudokupad-scf.txt'), 'puzzle');
    expect(opening.puzzle.givens.join('')).toBe(textbook);
    expect(opening.puzzle.rules).toEqual([{ name: 'classic' }]);
  });

  test('holds a title, an author, windows and diagonals', () => {
    const link = linkCase('sudokupad-scf.txt').trim();
    const outcome = read(`${link}*xwtA **star**, mine*aNobody*`.replaceAll(' ', '%20'), 'puzzle');
    expect(outcome.about).toMatchObject({ title: 'A *star*, mine', author: 'Nobody' });
    expect(described(outcome)).toContain(
      '1;house:22.23.24.32.33.34.42.43.44,' +
        'house:26.27.28.36.37.38.46.47.48,house:62.63.64.72.73.74.82.83.84,' +
        'house:66.67.68.76.77.78.86.87.88,diagonals;',
    );
    expect(missing(readForeign(`${link}*q`))).toEqual(['q']);
  });

  test('with too few or too many cells says so', () => {
    expect(
      read('https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS7', 'unreadable').fault,
    ).toEqual({
      where: '',
      found: '“80 cells”',
      expected: 'cells-of-board',
    });
    const { fault } = read(
      'https://sudokupad.app/scf5NlQ19j9mGca3OIN1bWGk2m41TjS791',
      'unreadable',
    );
    expect(fault).toMatchObject({ where: 'character 31', expected: 'cells-of-board' });
  });
});

describe('the JSON of SudokuPad', () => {
  test('is read as it is pasted', () => {
    expect(described(readForeign(scl(plainRules)))).toBe('1;;1o');
  });

  test.each([
    [{ metadata: { antiknight: true } }, 'knight'],
    [{ metadata: { antiking: true } }, 'king'],
    [{ global: ['antiknight'], metadata: { antiknight: true } }, 'knight'],
    [{ global: ['nonconsecutive'] }, 'non-consecutive'],
    [
      {
        cages: [
          {
            unique: true,
            cells: [
              [0, 1],
              [1, 2],
              [2, 0],
              [3, 3],
            ],
            value: '',
          },
        ],
      },
      'house:12.23.31.44',
    ],
  ])('%j has the rule for it', (fields, rule) => {
    expect(described(read(scl(fields), 'puzzle'))).toBe(`1;${rule};1o`);
  });

  test.each([
    [{ cages: [{ cells: [[0, 0]], value: 'FOGLIGHT' }] }, ['fog']],
    [{ foglight: [[1, 1]] }, ['fog']],
    [{ triggereffect: [{}] }, ['trigger']],
    [{ global: ['invented'] }, ['invented']],
  ])('%j is named as missing', (fields, names) => {
    expect(missing(read(scl(fields), 'needs-rules'))).toEqual(names);
  });

  test('a cage that says its cells differ has the rule, and one that does not is a guess', () => {
    const cells = [
      [0, 0],
      [0, 1],
    ];
    const cage = (fields: object) => scl({ cages: [{ cells, ...fields }] });
    expect(described(read(cage({ value: 5, unique: true }), 'puzzle'))).toBe(
      '1;constraints:.Cage!5!R1C1!R1C2;1o',
    );
    expect(described(read(cage({ unique: true }), 'puzzle'))).toBe(
      '1;constraints:.AllDifferent!R1C1!R1C2;1o',
    );
    for (const sum of [1440, 0.5, '0']) read(cage({ sum, unique: true }), 'told-in-words');
    for (const sum of [{ value: 5 }, { sum: 5 }]) {
      const outcome = read(cage(sum), 'told-in-words');
      expect(described(outcome)).toBe('1;;1o');
      expect(outcome.opening?.meaning?.guesses).toMatchObject([
        {
          rule: 'killer-cages',
          parts: [{ cells: [0, 1], choices: [['.Cage~5~R1C1~R1C2'], ['.Sum~5~R1C1~R1C2']] }],
        },
      ]);
    }
    const bare = read(cage({}), 'told-in-words');
    expect(described(bare)).toBe('1;;1o');
    expect(bare.opening?.meaning).toBeUndefined();
    const told = scl({ cages: [{ cells }], metadata: { rules: 'Digits do not repeat in cages.' } });
    expect(read(told, 'told-in-words').opening?.meaning?.guesses).toMatchObject([
      { rule: 'distinct-cages', isSaid: true },
    ]);
  });

  test('a cage that reaches off the board is missing by itself, and a hidden frame is nothing', () => {
    const cage = (to: number[], fields: object) =>
      scl({ cages: [{ cells: [[0, 0], to], ...fields }] });
    expect(described(read(cage([4, 4], { unique: false, hidden: true }), 'puzzle'))).toBe('1;;1o');
    const outcome = read(cage([0, 4], { unique: true, value: 5 }), 'needs-rules');
    expect(missing(outcome)).toEqual(['killer-cages']);
    expect(described(outcome)).toBe('1;;1o');
  });

  test('where rows may repeat digits has its regions alone', () => {
    const outcome = read(scl({ metadata: { norowcol: true } }), 'puzzle');
    expect(described(outcome)).toBe(
      '1;constraints:.Shape!4x4!1-4!Raw.AllDifferent!R1C1!R1C2!R2C1!R2C2' +
        '.AllDifferent!R1C3!R1C4!R2C3!R2C4.AllDifferent!R3C1!R3C2!R4C1!R4C2' +
        '.AllDifferent!R3C3!R3C4!R4C3!R4C4;1o',
    );
  });

  test('without regions has boxes if its words say so, and is asked about otherwise', () => {
    expect(described(read(scl({ regions: [], ...plainRules }), 'puzzle'))).toBe('1;;1o');
    expect(described(read(scl({ regions: [] }), 'puzzle'))).toBe('1;latin;1o');
    const told = scl({
      regions: [],
      metadata: { rules: 'Place 1-4 in every row, column and box.' },
    });
    expect(described(read(told, 'told-in-words'))).toBe('1;latin;1o');
  });

  test('with regions of its own has those', () => {
    const rows = [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map((column) => [row, column]));
    expect(described(readForeign(scl({ regions: rows })))).toBe('1;jigsaw:1111222233334444;1o');
    const uneven = [...boxes4.slice(0, 3), boxes4[3]?.slice(1) ?? []];
    expect(described(read(scl({ regions: uneven }), 'puzzle'))).toBe(
      '1;latin,house:11.12.21.22,house:13.14.23.24,house:31.32.41.42,' +
        'constraints:.AllDifferent!R3C4!R4C3!R4C4;1o',
    );
    const large = [[...(boxes4[0] ?? []), [0, 2]], ...boxes4.slice(1)];
    expect(missing(readForeign(scl({ regions: large })))).toEqual(['uneven-regions']);
  });

  test.each(['lines', 'arrows', 'overlays', 'underlays', 'l', 'a', 'o', 'u'])(
    'with %s is asked about',
    (name) => {
      const outcome = read(scl({ [name]: [{ color: '#f00' }], ...plainRules }), 'told-in-words');
      expect(outcome.drawn).toBe(true);
    },
  );

  test('with what cannot be seen, or only says where the board is, is not', () => {
    const clear = { backgroundColor: '#FFFFFF00', width: 4 };
    const fields = {
      underlays: [clear, { class: 'board-position', c2: '#F' }],
      cages: [
        {
          unique: false,
          hidden: true,
          cells: [
            [0, 0],
            [3, 3],
          ],
        },
        { value: 0 },
      ],
    };
    read(scl({ ...fields, ...plainRules }), 'puzzle');
    read(scl({ underlays: [{ ...clear, text: '3' }], ...plainRules }), 'told-in-words');
    read(scl({ underlays: [{ ...clear, borderColor: '#000' }], ...plainRules }), 'told-in-words');
  });

  test('brings marks, and digits that are said not to be givens', () => {
    const cells = [0, 1, 2, 3].map(() => [{}, {}, {}, {}] as object[]);
    cells[0] = [
      { value: '1' },
      { value: 2, given: false },
      { centremarks: [3, 4] },
      { pencilMarks: [3, ' '] },
    ];
    const { opening } = read(JSON.stringify({ cells, regions: boxes4 }), 'puzzle');
    expect(opening.puzzle.givens.slice(0, 4)).toEqual([1, 0, 0, 0]);
    expect(opening.work?.entered.slice(0, 4)).toEqual([0, 2, 0, 0]);
    expect(opening.work?.centre[2]).toBe(0b1100);
    expect(opening.work?.corner[3]).toBe(0b100);
  });

  test('with other rules keeps them where rows may repeat digits', () => {
    expect(described(readForeign(scl({ metadata: { norowcol: true, antiknight: true } })))).toBe(
      '1;constraints:.Shape!4x4!1-4!Raw' +
        ['R1C1!R1C2!R2C1!R2C2', 'R1C3!R1C4!R2C3!R2C4', 'R3C1!R3C2!R4C1!R4C2', 'R3C3!R3C4!R4C3!R4C4']
          .map((cells) => `.AllDifferent!${cells}`)
          .join('') +
        '.AntiKnight;1o',
    );
  });

  test('on a board of other sides has rows, columns and regions of its own', () => {
    const board = (fields: object) =>
      described(
        readForeign(
          JSON.stringify({
            cells: [0, 1].map((row) => [0, 1, 2].map((column) => (row + column ? {} : { v: 2 }))),
            ...fields,
          }),
        ),
      );
    expect(board({})).toBe('1;constraints:.Shape!2x3!1-3.NoBoxes;2e');
    const rows = [0, 1].map((row) => [0, 1, 2].map((column) => [row, column]));
    expect(board({ regions: rows })).toBe('1;constraints:.Shape!2x3!1-3.NoBoxes.Jigsaw!000111;2e');
    const uneven = [
      [[0, 0]],
      [
        [0, 1],
        [0, 2],
      ],
      rows[1],
    ];
    expect(board({ regions: uneven })).toBe(
      '1;constraints:.Shape!2x3!1-3.NoBoxes.AllDifferent!R1C2!R1C3' +
        '.AllDifferent!R2C1!R2C2!R2C3;2e',
    );
    expect(board({ regions: [[]] })).toBe('1;constraints:.Shape!2x3!1-3.NoBoxes;2e');
    // Boxes of three rows by two columns are the usual ones on a high board.
    const high = Array.from({ length: 6 }, () => Array.from({ length: 4 }, () => ({})));
    const boxes = [0, 1, 2, 3].map((box) =>
      [0, 1, 2, 3, 4, 5].map((at) => [
        Math.floor(box / 2) * 3 + Math.floor(at / 2),
        (box % 2) * 2 + (at % 2),
      ]),
    );
    expect(board({ cells: high, regions: boxes })).toBe('1;constraints:.Shape!6x4!1-6;x');
    // A solution with repeats, and one with more digits.
    expect(board({ metadata: { solution: '221122' } })).toContain('.Shape!2x3!1-3!Raw');
    expect(board({ metadata: { solution: '2819.7' } })).toContain('.Shape!2x3!1-9.');
    // A 0 in the author's solution is the first of its digits.
    expect(board({ metadata: { solution: '201 120' } })).toContain('.Shape!2x3!0-2');
    const { opening } = read(
      scl({ metadata: { solution: '1234341221434320' } }, '.'.repeat(16)),
      'puzzle',
    );
    expect(opening.supplement?.solution).toEqual([2, 3, 4, 5, 4, 5, 2, 3, 3, 2, 5, 4, 5, 4, 3, 1]);
  });

  test.each([
    [[0, 1, 2, 3].map((row) => (row === 2 ? [{}] : [{}, {}]))],
    [new Array(4).fill(new Array(17).fill({}))],
  ])('on a board that nobody has says which', (cells) => {
    expect(readForeign(JSON.stringify({ cells }))).toMatchObject({ kind: 'other-board', rows: 4 });
  });

  test.each([
    [{ regions: 7 }, { where: 'regions', expected: 'list' }],
    [{ regions: [[[0, 4]]] }, { where: 'regions, 1', found: '“[0, 4]”', expected: 'cell' }],
    [{ regions: [[7]] }, { where: 'regions, 1', expected: 'cell' }],
    [{ cages: [7] }, { where: 'cages, 1', expected: 'record' }],
    [{ cages: [{ cells: 7 }] }, { where: 'cages, 1, cells', expected: 'list' }],
    [{ global: 'antiknight' }, { where: 'global', expected: 'list' }],
  ])('of the wrong type %j says where', (fields, fault) => {
    expect(read(scl(fields), 'unreadable').fault).toMatchObject(fault);
  });
});
