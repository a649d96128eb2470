import { describe, expect, test } from 'vitest';

import { pairTable } from '../../../site/src/exchange/clues.ts';

import {
  compressed,
  described,
  fPuzzles,
  gridOf,
  linkCase,
  missing,
  read,
  solved,
  textbook,
} from './foreign.fixture.ts';
import { readForeign } from '../../../site/src/exchange/index.ts';
import { writeItems } from '../../../site/src/puzzle/items.ts';

describe('a link of f-puzzles', () => {
  test('with plain rules is read whole, with its title and author', () => {
    const { about, opening } = read(linkCase('f-puzzles-classic.txt'), 'puzzle');
    expect(about).toEqual({
      program: 'f-puzzles',
      title: 'Textbook',
      author: 'Nobody',
      told: 'Normal sudoku rules apply.',
    });
    expect(opening.puzzle.givens.join('')).toBe(textbook);
    expect(opening.puzzle.rules).toEqual([{ name: 'classic' }]);
    expect(opening.work).toBeUndefined();
  });

  test('with anti-knight is read with it', () => {
    const { opening } = read(linkCase('f-puzzles-knight.txt'), 'puzzle');
    expect(opening.puzzle.rules).toEqual([{ name: 'classic' }, { name: 'knight' }]);
  });

  test('with cages has them, and knows the words that tell of them', () => {
    const outcome = read(linkCase('f-puzzles-killer.txt'), 'puzzle');
    expect(outcome.opening.puzzle.givens.join('')).toBe(textbook);
    const { rules } = outcome.opening.puzzle;
    expect(rules.map(({ name }) => name)).toEqual(['classic', 'constraints']);
    expect(writeItems(rules[1]?.items ?? [])).toMatch(/^\.Cage~\d+(~R\dC\d)+$/);
  });

  test('with fog names it and keeps the givens', () => {
    const outcome = read(linkCase('f-puzzles-fog.txt'), 'needs-rules');
    expect(missing(outcome)).toEqual(['fog']);
    expect(outcome.opening?.puzzle.givens.join('')).toBe(textbook);
    expect(outcome.opening?.puzzle.rules).toEqual([{ name: 'classic' }]);
  });

  test('that is a number of its server says so', () => {
    expect(readForeign('https://f-puzzles.com/?id=y2ab3cd')).toEqual({
      kind: 'needs-network',
      program: 'f-puzzles',
      id: 'y2ab3cd',
    });
  });

  test('that is cut off says where', () => {
    const { program, fault } = read(linkCase('f-puzzles-classic.txt').slice(0, 200), 'unreadable');
    expect(program).toBe('f-puzzles');
    expect(fault).toMatchObject({ where: 'character 169', expected: 'whole-text' });
  });
});

describe('the JSON of f-puzzles', () => {
  test('is the same as the link', () => {
    expect(described(read(linkCase('f-puzzles.json'), 'puzzle'))).toBe(
      described(readForeign(linkCase('f-puzzles-classic.txt'))),
    );
  });

  test('brings what somebody filled in', () => {
    const { opening } = read(linkCase('f-puzzles-work.json'), 'puzzle');
    expect(opening.puzzle.givens.join('')).toBe(textbook);
    expect(opening.work?.entered.indexOf(4)).toBe(2);
    expect(opening.work?.entered.filter(Boolean)).toEqual([4]);
    expect([opening.work?.centre[3], opening.work?.corner[3]]).toEqual([0b100010, 0b100000]);
  });

  test('filled to the last cell is a solution, which is not shown', () => {
    const grid = gridOf(textbook).map((row, r) =>
      row.map((cell, c) => ('value' in cell ? cell : { value: Number(solved[r * 9 + c]) })),
    );
    const { opening } = read(JSON.stringify({ size: 9, grid, solution: solved }), 'puzzle');
    expect(opening.work).toBeUndefined();
    expect(opening.puzzle.givens.join('')).toBe(textbook);
  });

  test.each([
    ['antiknight', true, 'knight'],
    ['antiking', true, 'king'],
    ['nonconsecutive', true, 'non-consecutive'],
    ['diagonal+', true, 'diagonals:rising'],
    ['diagonal-', true, 'diagonals:falling'],
    ['negative', ['xv'], 'pairs:14.23'],
    ['negative', ['ratio'], 'pairs:12.24'],
    ['extraregion', [{ cells: ['R1C2', 'R2C3', 'R3C1', 'R4C4'] }], 'house:12.23.31.44'],
  ])('with %s %j has the rule for it', (name, value, rule) => {
    expect(described(readForeign(fPuzzles({ [name]: value })))).toBe(`1;${rule};1o`);
    expect(described(readForeign(fPuzzles({ [name]: false, ruleset: '' })))).toBe('1;;1o');
  });

  test('with an extra region of fewer cells than digits has cells that differ', () => {
    const small = fPuzzles({ extraregion: [{ cells: ['R1C2', 'R2C3', 'R3C1'] }] });
    expect(described(readForeign(small))).toBe('1;constraints:.AllDifferent!R1C2!R2C3!R3C1;1o');
  });

  test('with disjoint groups has one house for each place in a box', () => {
    expect(described(readForeign(fPuzzles({ disjointgroups: true })))).toBe(
      '1;house:11.13.31.33,house:12.14.32.34,house:21.23.41.43,house:22.24.42.44;1o',
    );
  });

  test('with several rules about neighbours has one list of pairs', () => {
    const both = fPuzzles({ nonconsecutive: true, negative: ['xv', 'ratio'] });
    expect(described(readForeign(both))).toBe('1;non-consecutive,pairs:12.14.23.24;1o');
  });

  test('with marks that are exempt from a rule does not guess at it', () => {
    const cells = ['R1C1', 'R1C2'];
    const marked = fPuzzles({ xv: [{ cells, value: 'X' }], negative: ['xv'] });
    expect(described(readForeign(marked))).toBe('1;constraints:.X!R1C1!R1C2.StrictXV;1o');
    const dots = (fields: object) => described(readForeign(fPuzzles(fields)));
    const difference = [{ cells }];
    // Every row and column but the pair with a dot.
    const apart = dots({ difference, nonconsecutive: true });
    expect(apart).toMatch(
      /\.WhiteDot!R1C1!R1C2\.Pair!\w+!R1C2!R1C3!R1C4\.Pair!\w+!R2C1!R2C2!R2C3!R2C4/,
    );
    expect(apart.match(/Pair/g)).toHaveLength(8);
    const middle = dots({ difference: [{ cells: ['R1C2', 'R1C3'] }], nonconsecutive: true });
    expect(middle).toMatch(/\.Pair!\w+!R1C1!R1C2\.Pair!\w+!R1C3!R1C4\./);
    // A dot of either kind exempts a pair from both.
    const ratios = dots({ difference, negative: ['ratio'] });
    expect(ratios).toMatch(/\.Pair!\w+!R1C2!R1C3!R1C4/);
    const [table] = /(?<=Pair!)\w+/.exec(ratios) ?? [];
    expect(table).toBe(pairTable(4, (a, b) => a !== 2 * b && b !== 2 * a));
    const thirds = dots({ ratio: [{ cells, value: '3' }], negative: ['ratio'] });
    expect(thirds).toContain(pairTable(4, (a, b) => a !== 3 * b && b !== 3 * a));
  });

  test('with clues in fog draws them, so that they can be seen a cell at a time', () => {
    const foggy = (fields: object) =>
      fPuzzles({ foglight: ['R1C1'], solution: '1234341221434321', ...fields });
    const { opening } = read(foggy({ thermometer: [{ lines: [['R1C1', 'R1C2']] }] }), 'puzzle');
    expect(opening.supplement?.fog?.lit).toEqual([0]);
    expect(opening.supplement?.drawings).toMatchObject([
      {
        kind: 'line',
        points: [
          [0.5, 0.5],
          [1.5, 0.5],
        ],
      },
      { kind: 'shape', round: true, centre: [0.5, 0.5] },
    ]);
    const guesses = opening.meaning?.guesses ?? [];
    expect(guesses[0]?.parts[0]?.covers).toEqual([0, 1]);
    // What is drawn already is not drawn again.
    const cage = { cells: ['R1C1', 'R1C2'], value: '3' };
    const drawn = { ...cage, outlineC: '#000000', fontC: '#000000' };
    const twice = read(foggy({ killercage: [cage], cage: [drawn] }), 'told-in-words').opening;
    expect(twice?.supplement?.drawings).toHaveLength(1);
    expect(twice?.meaning?.guesses[0]?.parts[0]?.covers).toEqual([0]);
    // Without a solution nothing can clear it.
    expect(missing(readForeign(fPuzzles({ foglight: ['R1C1'] })))).toEqual(['fog']);
  });

  test('names every clue that Ninefold does not have, and what nobody knows', () => {
    const outcome = readForeign(
      fPuzzles({
        fogofwar: ['R1C1'],
        thermometer: [{ lines: [['R1C1', 'R1C2']] }, {}],
        boxindexer: [{ cells: ['R1C1'] }],
        renban: [],
        inventedclue: [{ cell: 'R1C1' }],
        negative: ['invented'],
        constructor: true,
      }),
    );
    expect(missing(outcome)).toEqual([
      'box-indexer',
      'constructor',
      'fog',
      'inventedclue',
      'negative invented',
      'thermometer',
    ]);
  });

  test('with cells limited to some digits has that as a rule, and the digits as marks', () => {
    const grid = gridOf('1...............');
    grid[0]![1] = { givenPencilMarks: [2, 3] };
    grid[3]![3] = { givenPencilMarks: [1, 2, 3, 4] };
    grid[0]![0] = { ...grid[0]![0], givenPencilMarks: [1, 2] };
    const outcome = read(JSON.stringify({ size: 4, grid }), 'puzzle');
    expect(described(outcome)).toBe('1;constraints:.!R1C2_2_3;1o');
    expect(outcome.opening.work?.centre[1]).toBe(0b110);
  });

  test('with a board of its own has its regions', () => {
    const grid = (regions: string) =>
      JSON.stringify({
        size: 4,
        grid: gridOf('1...............').map((row, r) =>
          row.map((cell, c) => {
            const region = regions[r * 4 + c];
            return { ...cell, region: region === '-' ? null : Number(region) };
          }),
        ),
      });
    expect(described(readForeign(grid('2233223344114411')))).toBe('1;;1o');
    expect(described(readForeign(grid('----------------')))).toBe('1;latin;1o');
    expect(described(readForeign(grid('1112132233423444')))).toBe('1;jigsaw:1112132233423444;1o');
    const uneven = readForeign(grid('1111133224422442'));
    expect(missing(uneven)).toEqual(['uneven-regions']);
    expect(described(uneven)).toBe(
      '1;latin,house:32.33.42.43,constraints:.AllDifferent!R2C2!R2C3;1o',
    );
  });

  test('on a board of a size that nobody has says which', () => {
    const size17 = JSON.stringify({ size: 17, title: 'Large', grid: gridOf('.'.repeat(289)) });
    expect(readForeign(size17)).toMatchObject({
      kind: 'other-board',
      rows: 17,
      columns: 17,
      about: { title: 'Large' },
    });
  });

  test('on a board of its own is a constraint text that says the board', () => {
    const onBoard = (size: number, fields: object, cells = '.'.repeat(size * size)) =>
      described(readForeign(JSON.stringify({ size, grid: gridOf(cells), ...fields })));
    expect(onBoard(5, {}, `12${'.'.repeat(23)}`)).toBe('1;constraints:.Shape!5x5!1-5;12w');
    expect(
      onBoard(8, {
        antiknight: true,
        'diagonal-': true,
        nonconsecutive: true,
        killercage: [{ cells: ['R1C1', 'R8C8'], value: '9' }],
        extraregion: [{ cells: ['R1C1', 'R1C3'] }],
      }),
    ).toBe(
      '1;constraints:.Shape!8x8!1-8.AntiKnight.Diagonal!-1.AntiConsecutive' +
        '.Cage!9!R1C1!R8C8.AllDifferent!R1C1!R1C3;zzl',
    );
    // Rows and columns are one character each: a is 10.
    expect(
      onBoard(12, {
        thermometer: [{ lines: [['R9C9', 'R10C10', 'R11C12']] }],
        disjointgroups: true,
      }),
    ).toBe('1;constraints:.Shape!12x12!1-12.DisjointSets.Thermo!R9C9!RaCa!RbCc;zzzzzn');
    // No boxes where the side has none.
    const disjoint = JSON.stringify({
      size: 7,
      grid: gridOf('.'.repeat(49)),
      disjointgroups: true,
    });
    expect(missing(readForeign(disjoint))).toEqual(['disjoint-groups']);
  });

  test('on a board of its own keeps its regions', () => {
    const regions = (of: (row: number, column: number) => number | null) => {
      const grid = Array.from({ length: 5 }, (_, row) =>
        Array.from({ length: 5 }, (_, column) => ({ region: of(row, column) })),
      );
      grid[0]?.splice(0, 1, { region: of(0, 0), value: 1, given: true } as never);
      return described(readForeign(JSON.stringify({ size: 5, grid })));
    };
    expect(regions(() => null)).toBe('1;constraints:.Shape!5x5!1-5.NoBoxes;1x');
    expect(regions((row) => row)).toBe(
      '1;constraints:.Shape!5x5!1-5.NoBoxes.Jigsaw!0000011111222223333344444;1x',
    );
  });

  test('with other digits than the board has names that', () => {
    const grid = gridOf('1...............');
    grid[1]![0] = { value: 7, given: true };
    expect(missing(readForeign(JSON.stringify({ size: 4, grid })))).toEqual(['other-symbols']);
  });

  test.each([
    [
      { size: 9, grid: [] },
      { where: 'grid', expected: 'rows' },
    ],
    [
      { size: 'large', grid: [[]] },
      { where: 'size', found: '“large”', expected: 'number' },
    ],
    [
      { size: 2, grid: [[{}, {}], [{}]] },
      { where: 'grid, row 2', found: 'a list of 1', expected: 'rows' },
    ],
    [
      {
        size: 2,
        grid: [
          [{}, {}, {}],
          [{}, {}],
        ],
      },
      { where: 'grid, row 1', found: 'a list of 3', expected: 'rows' },
    ],
    [
      { size: 1, grid: [7] },
      { where: 'grid, row 1', found: '7', expected: 'list' },
    ],
    [
      { size: 4, extraregion: 7 },
      { where: 'extraregion', found: '7', expected: 'list' },
    ],
    [{ extraregion: [{ cells: ['R1C9'] }] }, { where: 'extraregion, 1', expected: 'cell' }],
    [{ extraregion: [[]] }, { where: 'extraregion, 1', expected: 'record' }],
    [{ negative: 'xv' }, { where: 'negative', expected: 'list' }],
  ])('of the wrong type %j says where', (fields, fault) => {
    expect(read(fPuzzles(fields), 'unreadable').fault).toMatchObject(fault);
  });

  test('with a cell of the wrong type says where', () => {
    const wrong = (cell: unknown) => {
      const grid: unknown[][] = gridOf('1...............');
      grid[2]![3] = cell;
      return read(JSON.stringify({ size: 4, grid }), 'unreadable').fault;
    };
    const where = 'grid, row 3, column 4';
    expect(wrong(7)).toEqual({ where, found: '7', expected: 'record' });
    expect(wrong({ value: [1] })).toMatchObject({ where: `${where}, value`, expected: 'digit' });
    expect(wrong({ region: 'a' })).toMatchObject({ where: `${where}, region`, expected: 'number' });
    expect(wrong({ centerPencilMarks: 1 })).toMatchObject({ expected: 'list' });
  });
});

describe('what may mean anything', () => {
  test.each([
    ['line', [{ lines: [['R1C1', 'R1C2']] }]],
    ['circle', [{ cells: ['R1C1'] }]],
    ['rectangle', [{ cells: ['R1C1'] }]],
    ['text', [{ cells: ['R1C1'], value: 'A' }]],
    ['cage', [{ cells: ['R1C1'], value: '3' }]],
  ])('is asked about: %s', (name, value) => {
    const outcome = read(fPuzzles({ [name]: value, antiking: true }), 'told-in-words');
    expect(outcome.drawn).toBe(true);
    expect(described(outcome)).toBe('1;king;1o');
    expect(readForeign(fPuzzles({ [name]: [] }))).toMatchObject({ kind: 'puzzle' });
  });

  test('is asked about: a colour', () => {
    for (const colour of [{ c: '#ff0000' }, { cArray: ['#ff0000'] }, { highlight: '#ff0000' }]) {
      const grid: unknown[][] = gridOf('1...............');
      grid[2]![3] = colour;
      read(JSON.stringify({ size: 4, grid }), 'told-in-words');
    }
  });

  test('is asked about: words of a rule that nothing else says', () => {
    const ruleset = 'Normal sudoku rules apply. Digits in the corners add up to 10.';
    const outcome = read(fPuzzles({ ruleset }), 'told-in-words');
    expect(outcome).toMatchObject({ drawn: false, about: { told: ruleset } });
  });

  test('is nothing to open when nothing is known of it', () => {
    const empty = fPuzzles({ line: [{}] }, '................');
    expect(read(empty, 'told-in-words').opening).toBeUndefined();
    const clues = fPuzzles({ arrow: [{}] }, '................');
    expect(read(clues, 'needs-rules').opening).toBeUndefined();
    const knight = fPuzzles({ arrow: [{}], antiknight: true }, '................');
    expect(described(read(knight, 'needs-rules'))).toBe('1;knight;p');
  });
});

test('text about a puzzle is as long as it may be, and without characters that play tricks', () => {
  const { about } = read(
    fPuzzles({
      title: `a\u202Eb\u0000${'x'.repeat(500)}`,
      author: 7,
      ruleset: ['Normal sudoku', 'rules apply'],
    }),
    'told-in-words',
  );
  expect(about.title).toBe(`a b ${'x'.repeat(196)}…`);
  expect(about).toMatchObject({ author: '7', told: 'Normal sudoku\nrules apply' });
  expect(described(readForeign(compressed(fPuzzles({}))))).toBe('1;;1o');
});
