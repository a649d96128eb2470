import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';

import { readForeign } from '../../../site/src/exchange/index.ts';
import type { Drawn } from '../../../site/src/puzzle/drawing.ts';
import { described, maker, makerBoxes, missing, read } from './foreign.fixture.ts';

function linkOf(data: object): string {
  const payload = LZString.compressToEncodedURIComponent(JSON.stringify(data));
  return `https://sudokumaker.app/?puzzle=${payload}`;
}

/** The rules of a puzzle with those constraints. */
function rulesOf(constraints: readonly object[], fields: object = {}): string {
  const outcome = readForeign(linkOf(maker(fields, constraints)));
  return described(outcome).split(';')[1] ?? '';
}

function itemsOf(...constraints: readonly object[]): string {
  return rulesOf(constraints).replace('constraints:', '').replaceAll('!', '~');
}

describe('a link of SudokuMaker', () => {
  test('is read', () => {
    const data = maker({ name: 'Name', author: 'Author', messages: { completion: 'Well done' } });
    const { about, opening } = read(linkOf(data), 'puzzle');
    expect(about).toEqual({
      ...{ program: 'sudokumaker', title: 'Name', author: 'Author', told: '' },
      message: 'Well done',
    });
    expect(described({ kind: 'puzzle', about, opening })).toBe('1;;1o');
    expect(described(readForeign(JSON.stringify(data)))).toBe('1;;1o');
  });

  test('has a board of 9 by 9 where it says no other', () => {
    const { puzzle } = maker({
      cells: new Array(81).fill({}),
      constraints: [],
      size: undefined,
    }) as {
      puzzle: object;
    };
    expect(described(readForeign(linkOf({ formatVersion: '1', puzzle })))).toBe('1;latin;zzzc');
  });

  test.each([
    [10, 'diagonals:falling'],
    [11, 'diagonals:rising'],
    [12, 'king'],
    [13, 'knight'],
    [14, 'house:11.13.31.33,house:12.14.32.34,house:21.23.41.43,house:22.24.42.44'],
    [15, 'non-consecutive'],
  ])('with type %i has the rule for it', (type, rule) => {
    expect(rulesOf([{ type }])).toBe(rule);
    expect(rulesOf([{ type, disabled: true }])).toBe('');
  });

  const clue = (value: number, outerCell: number, more = {}) => [{ value, outerCell, ...more }];
  test.each([
    [{ type: 100, cells: [1] }, '.~R1C2_2_4'],
    [{ type: 101, cells: [1, 4] }, '.~R1C2_1_3.~R2C1_1_3'],
    [{ type: 102, cells: [0] }, '.GreaterThan~R1C1~R1C2.GreaterThan~R1C1~R2C1'],
    [
      { type: 103, cells: [0, 1] },
      '.GreaterThan~R1C3~R1C2.GreaterThan~R2C1~R1C1.GreaterThan~R2C2~R1C2',
    ],
    // Edges are the left sides of a row of cells, and then the bottom sides.
    [{ type: 200, clues: [{ value: 1, edge: 1 }] }, '.WhiteDot~R1C1~R1C2'],
    [{ type: 201, clues: [{ value: 2, edge: 14 }] }, '.BlackDot~R2C3~R3C3'],
    [
      {
        type: 202,
        clues: [
          { value: 5, edge: 4 },
          { value: 10, edge: 27 },
        ],
      },
      '.V~R1C1~R2C1.X~R4C3~R4C4',
    ],
    [{ type: 300, thermometers: [[0, 1, 5]], slow: false }, '.Thermo~R1C1~R1C2~R2C2'],
    [{ type: 300, thermometers: [[0, 1]], slow: true }, '.SlowThermometer~R1C1~R1C2'],
    [
      {
        type: 301,
        cages: [
          { cells: [0, 1], value: 5 },
          { cells: [4, 5], value: 0 },
        ],
      },
      '.Cage~5~R1C1~R1C2.Cage~0~R2C1~R2C2',
    ],
    // Corners are counted with those of the border.
    [{ type: 303, clues: [{ corner: 6, digits: [1, 2] }] }, '.Quad~R1C1~1~2'],
    [{ type: 400, lines: [[0, 1]] }, '.Renban~R1C1~R1C2'],
    [{ type: 401, lines: [[0, 1]], minDifference: 2 }, '.Whisper~2~R1C1~R1C2'],
    [{ type: 402, lines: [[0, 1]] }, '.Palindrome~R1C1~R1C2'],
    [{ type: 403, lines: [[0, 1, 2]] }, '.Between~R1C1~R1C2~R1C3'],
    [{ type: 404, lines: [[0, 1, 2]] }, '.RegionSumLine~R1C1~R1C2~R1C3'],
    [{ type: 404, lines: [[1, 2, 5]], singleRegionTotals: true }, '.EqualSum~R1C2~R2C2~-~R1C3'],
    [{ type: 407, lines: [[0, 1, 2]] }, '.Lockout~4~R1C1~R1C2~R1C3'],
    [
      { type: 408, bulbsWithArrows: [{ bulbCells: [0], arrows: [[0, 1, 2]] }] },
      '.Arrow~R1C1~R1C2~R1C3',
    ],
    // The units of a pill come first there, and last here.
    [
      { type: 408, bulbsWithArrows: [{ bulbCells: [0, 1], arrows: [[1, 2]] }] },
      '.PillArrow~2~R1C2~R1C1~R1C3',
    ],
    [{ type: 408, bulbsWithArrows: [{ bulbCells: [0], arrows: [[0]] }] }, ''],
    [{ type: 409, lines: [[0, 1, 2]] }, '.DoubleArrow~R1C1~R1C2~R1C3'],
    // Cells around the board are counted with those on it.
    [{ type: 500, clues: clue(5, 0, { diagonal: -1 }) }, '.LittleKiller~5~R1C1'],
    [{ type: 500, clues: clue(5, 4, { diagonal: 1 }) }, '.LittleKiller~5~R1C3'],
    [{ type: 500, clues: clue(5, 23, { diagonal: 1 }) }, '.Sum~5~R4C4'],
    [{ type: 500, clues: clue(5, 18, { diagonal: 1 }) }, '.LittleKiller~5~R1C2'],
    [{ type: 501, clues: clue(3, 6) }, '.Sandwich~3~R1'],
    [{ type: 501, clues: clue(3, 2) }, '.Sandwich~3~C2'],
    [{ type: 502, clues: clue(3, 11) }, '.XSum~R1~~3'],
    [{ type: 503, clues: clue(3, 31) }, '.Skyscraper~C1~~3'],
    [{ type: 504, clues: clue(3, 1) }, '.NumberedRoom~C1~3'],
    [{ type: 600, cells: [0, 5] }, '.Indexing~R~R1C1~R2C2'],
    [{ type: 601, cells: [0] }, '.Indexing~C~R1C1'],
    [{ type: 305, cells: [0, 5, 10] }, '.AllDifferent~R1C1~R2C2~R3C3'],
  ])('%j is said as %s', (constraint, items) => {
    expect(itemsOf(constraint)).toBe(items);
  });

  test.each(['≥5', 12.5])('with a cage of %j is not understood', (value) => {
    const cage = { type: 301, cages: [{ cells: [0, 1], value }] };
    expect(missing(readForeign(JSON.stringify(maker({}, [cage]))))).toEqual(['killer-cages']);
  });

  test('with a given that is no number has other symbols', () => {
    const cells = Array.from({ length: 16 }, (_, at) =>
      at === 0 ? { given: true, value: 'A' } : {},
    );
    expect(missing(readForeign(JSON.stringify(maker({ cells }))))).toEqual(['other-symbols']);
  });

  test('with a house of its own, or another number in a dot, says so', () => {
    expect(rulesOf([{ type: 305, cells: [10, 5, 0, 15] }])).toBe('house:11.22.33.44');
    expect(itemsOf({ type: 200, clues: [{ value: 2, edge: 1 }] })).toMatch(
      /^\.Pair~\w+~R1C1~R1C2$/,
    );
    expect(
      itemsOf({
        type: 302,
        groups: [
          [0, 1],
          [6, 7],
        ],
      }),
    ).toMatch(/^\.Pair~(\w+)~R1C1~R2C3\.Pair~\1~R1C2~R2C4$/);
  });

  test('says what neighbours without a mark must not be, line by line', () => {
    const text = itemsOf({ type: 202, clues: [{ value: 5, edge: 1 }], negative: [5, 10] });
    const [mark, ...others] = text.split('.').slice(1);
    expect(mark).toBe('V~R1C1~R1C2');
    expect(others).toHaveLength(8);
    expect(others[0]).toMatch(/^Pair~\w+~R1C2~R1C3~R1C4$/);
    // A mark of the other kind exempts, where that kind says it.
    const dots = (overrideNegativeDifferences: boolean) =>
      itemsOf(
        { type: 200, clues: [], negative: [1] },
        { type: 201, clues: [{ value: 2, edge: 1 }], overrideNegativeDifferences },
      );
    expect(dots(true)).not.toContain('~R1C1~R1C2~R1C3');
    expect(dots(false)).toContain('~R1C1~R1C2~R1C3');
  });

  test('knows sets of digits by their bits', () => {
    const nine = (constraint: object) => {
      const cells = new Array(81).fill({});
      return rulesOf([constraint], { size: 9, cells, constraints: [constraint] }).replaceAll(
        '!',
        '~',
      );
    };
    const lines = [[0, 1, 2, 3]];
    const line = 'R1C1~R1C2~R1C3~R1C4';
    expect(nine({ type: 406, lines, groups: [14, 112, 896] })).toBe(
      `latin,constraints:.Entropic~${line}`,
    );
    expect(nine({ type: 406, lines, groups: [146, 292, 584] })).toBe(
      `latin,constraints:.Modular~3~${line}`,
    );
    expect(nine({ type: 406, lines, groups: [340, 682] })).toBe(
      `latin,constraints:.Modular~2~${line}`,
    );
    expect(nine({ type: 406, lines, groups: [6, 24, 96] })).toMatch(
      /\.PairX~(\w+)~R1C1~R1C2~R1C3\.PairX~\1~R1C2~R1C3~R1C4$/,
    );
    expect(nine({ type: 16, groups: [14, 112, 896] })).toBe('latin,constraints:.GlobalEntropy');
    expect(nine({ type: 16, groups: [146, 292, 584] })).toBe('latin,constraints:.GlobalMod');
    // ".*[2468].*" for every square of four.
    expect(nine({ type: 16, groups: [340, 682] })).toContain(
      `.Regex~${btoa('.*[2468].*').replaceAll('=', '')}~R1C1~R1C2~R2C1~R2C2`,
    );
  });

  test('on a board of its own has what it says, and nothing else', () => {
    const custom = (fields: object, ...constraints: object[]) =>
      described(
        readForeign(
          linkOf(
            maker(
              { type: 'custom', width: 3, height: 2, maxDigit: 3, constraints, ...fields },
              [],
              '..2...',
            ),
          ),
        ),
      );
    expect(custom({})).toBe('1;constraints:.Shape!2x3!1-3!Raw;b2c');
    expect(custom({}, { type: 2003 })).toBe('1;constraints:.Shape!2x3!1-3.NoBoxes;b2c');
    expect(custom({ minDigit: 0 }, { type: 2003 })).toBe(
      '1;constraints:.Shape!2x3!0-3.NoBoxes;b2c',
    );
    expect(custom({ maxDigit: undefined })).toContain('!1-9');
    const regions = [0, 0, -1, 1, 1, -1];
    expect(custom({}, { type: 1, regions })).toBe(
      '1;constraints:.Shape!2x3!1-3!Raw.AllDifferent!R1C1!R1C2.AllDifferent!R2C1!R2C2;b2c',
    );
    expect(readForeign(linkOf(maker({ width: 40, height: 2 })))).toMatchObject({
      kind: 'other-board',
      rows: 2,
      columns: 40,
    });
  });

  test('that is filled has its author’s solution, and one in part what somebody entered', () => {
    const cells = (count: number) =>
      Array.from({ length: 16 }, (_, at) => (at < count ? { value: 1 + (at % 4) } : {}));
    const whole = read(linkOf(maker({ cells: cells(16) })), 'puzzle').opening;
    expect(whole.supplement?.solution).toHaveLength(16);
    expect(whole.work).toBeUndefined();
    const part = read(linkOf(maker({ cells: cells(3) })), 'puzzle').opening;
    expect(part.supplement).toBeUndefined();
    expect(part.work?.entered.slice(0, 4)).toEqual([1, 2, 3, 0]);
    const exported = { sudokuPad: { useIncompleteGridAsSolution: true } };
    const told = read(linkOf(maker({ cells: cells(3), export: exported })), 'puzzle').opening;
    expect(told.supplement?.solution?.slice(0, 4)).toEqual([1, 2, 3, 0]);
    const marked = maker({ cells: cells(0).map(() => ({ candidates: 6, cornerPencilMarks: 16 })) });
    expect(read(linkOf(marked), 'puzzle').opening.work).toMatchObject({
      centre: new Array(16).fill(0b11),
      corner: new Array(16).fill(0b1000),
    });
  });

  test('with an X-sum of nothing has a first digit of 0, and its number is drawn', () => {
    const constraints = [{ type: 2003 }, { type: 502, clues: clue(0, 6) }];
    const solution = [...'0123230110323210'].map((digit) => ({ value: Number(digit) }));
    const fog = { type: 4000, cells: [1] };
    const data = maker({ type: 'custom', size: 4, minDigit: 0, maxDigit: 3, cells: solution }, [
      ...constraints,
      fog,
    ]);
    const { opening } = read(linkOf(data), 'puzzle');
    expect(described(readForeign(linkOf(data)))).toContain('.!R1C1_0');
    expect(opening.supplement?.fog?.lit).toEqual([1]);
    expect(opening.supplement?.drawings).toMatchObject([{ text: '0', centre: [-0.5, 0.5] }]);
    // Where no digit is 0, it says nothing that could be.
    expect(missing(readForeign(linkOf(maker({}, [{ type: 502, clues: clue(0, 6) }]))))).toEqual([
      'x-sums',
    ]);
  });

  test('with code names it and never runs it', () => {
    const code = (fields: object) =>
      missing(readForeign(linkOf(maker({}, [{ type: 1000, ...fields }]))));
    const backend = { type: 'full', code: 'globalThis.wasRun = true' };
    expect(code({ definition: { name: 'Ropes', backend } })).toEqual(['Ropes']);
    expect(code({ name: 'Mine', definition: { name: 'Ropes', backend } })).toEqual(['Mine']);
    expect(code({ definition: 7 })).toEqual(['custom code']);
    expect(globalThis).not.toHaveProperty('wasRun');
  });

  test('with something it cannot say keeps all else', () => {
    const outcome = readForeign(
      linkOf(
        maker({}, [
          {
            type: 200,
            clues: [
              { value: 1, edge: 0 },
              { value: 1, edge: 1 },
            ],
          },
          { type: 303, clues: [{ corner: 0, digits: [1] }] },
          { type: 777, name: 'New' },
          { type: 304, cages: [] },
        ]),
      ),
    );
    expect(missing(outcome)).toEqual(['New', 'difference', 'look-and-say-cages', 'quadruple']);
    expect(described(outcome)).toBe('1;constraints:.WhiteDot!R1C1!R1C2;1o');
  });

  test('keeps its cosmetics', () => {
    const drawings = (constraint: object): readonly Drawn[] =>
      read(linkOf(maker({}, [constraint])), 'told-in-words').opening?.supplement?.drawings ?? [];
    const style = { color: '#FF0000', thickness: 0.2 };
    expect(
      drawings({
        type: 2000,
        lines: [
          [
            { x: 0.5, y: 0.5 },
            { x: 1.5, y: 0.5 },
          ],
        ],
        style,
      }),
    ).toEqual([
      {
        ...{ kind: 'line', layer: 'under', stroke: '#ff0000', thickness: 0.2 },
        points: [
          [0.5, 0.5],
          [1.5, 0.5],
        ],
      },
    ]);
    expect(drawings({ type: 2001, cages: [{ cells: [0], value: 'x' }] })).toMatchObject([
      { kind: 'cage', cells: [0], text: 'x' },
    ]);
    const params = [
      { type: 'ellipse', rx: 0.4, ry: 0.3, angle: 0, fill: '#ffffff', stroke: '#000000' },
      { type: 'text', text: 'A', size: 0.5, fill: '#000000' },
      { type: 'arrow', length: 1, headSize: 0.3, angle: 90, stroke: '#000000', strokeWidth: 0.1 },
    ];
    const symbols = [
      [1, 1],
      [2, 1, 1],
      [0.5, 0.5, 2],
      [0, 0, 9],
    ];
    expect(drawings({ type: 2002, params, symbols })).toMatchObject([
      { kind: 'shape', round: true, width: 0.8, height: 0.6, centre: [1, 1], layer: 'over' },
      { kind: 'shape', text: 'A', textSize: 0.5, centre: [2, 1] },
      {
        kind: 'line',
        head: 0.3,
        points: [
          [0.5, 0],
          [0.5, 1],
        ],
      },
    ]);
    const coloured = maker({
      cells: new Array(16).fill({}).map((_, at) => (at ? {} : { colors: 6 })),
    });
    const { opening } = read(linkOf(coloured), 'told-in-words');
    expect(opening?.supplement?.drawings).toMatchObject([
      { kind: 'shape', centre: [0.25, 0.5], width: 0.5, height: 1, round: false },
      { kind: 'shape', centre: [0.75, 0.5], width: 0.5, height: 1, round: false },
    ]);
  });

  test('has its fog, and what clears it', () => {
    const solved = [...'1234341221434321'].map((digit) => ({ value: Number(digit) }));
    const outcome = readForeign(
      linkOf(
        maker({ cells: solved }, [
          { type: 4000, cells: [0, 5] },
          {
            type: 4001,
            triggers: [
              { label: 'A', cells: [0] },
              { label: 'B', cells: [2] },
              { label: 'A', cells: [1] },
            ],
            effects: [{ label: 'A', cells: [15] }],
          },
        ]),
      ),
    );
    expect(outcome).toMatchObject({
      opening: {
        supplement: { fog: { lit: [0, 5], triggers: [{ needs: [0, 1], clears: [15] }] } },
      },
    });
  });

  test.each([
    [{ cells: [] }, [], 'cells'],
    [{ cells: 7 }, [], 'cells'],
    [{}, [7], 'constraints, 3'],
    [{}, [{ type: 'x' }], 'constraints, 3'],
    [{}, [{ type: 1, regions: ['x'] }], 'constraints, 3, regions, 1'],
  ])('with %j and %j says where that is wrong', (fields, constraints, where) => {
    expect(readForeign(linkOf(maker(fields, constraints as object[])))).toMatchObject({
      kind: 'unreadable',
      program: 'sudokumaker',
      fault: { where },
    });
  });
});

test('boxes are numbered as cells are read', () => {
  expect(makerBoxes).toHaveLength(16);
});
