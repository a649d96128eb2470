import { describe, expect, test } from 'vitest';

import { readForeign, readForeignLinks, unforeseen } from '../../../site/src/exchange/index.ts';
import { constraintTextOf } from '../../../site/src/features/open/constraint-text.ts';
import { fPuzzles, maker, makerBoxes, penpaLink, penpaParts, scl } from './foreign.fixture.ts';

const cells = ['R1C1', 'R1C2'];
const places = cells.map((_, col) => ({ row: 0, col }));

/** A puzzle of each format with each of its fields, at least once. */
const wholes: Readonly<Record<string, unknown>> = {
  'f-puzzles': JSON.parse(
    fPuzzles({
      title: 'A',
      author: 'B',
      ruleset: 'C',
      solution: '1234341221434321',
      negative: ['xv'],
      nonconsecutive: true,
      antiknight: true,
      extraregion: [{ cells }],
      killercage: [{ cells, value: '3' }],
      cage: [{ cells, value: 'a', outlineC: '#123456', fontC: '#123' }],
      arrow: [{ cells: ['R1C1'], lines: [cells] }],
      thermometer: [{ lines: [cells] }],
      whispers: [{ lines: [cells], value: '2' }],
      difference: [{ cells, value: '1' }],
      ratio: [{ cells }],
      xv: [{ cells, value: 'X' }],
      clone: [{ cells, cloneCells: cells }],
      quadruple: [{ cells: ['R1C1', 'R1C2', 'R2C1', 'R2C2'], values: [1] }],
      odd: [{ cell: 'R1C1' }],
      minimum: [{ cell: 'R1C1' }],
      rowindexer: [{ cells }],
      littlekillersum: [{ cell: 'R0C1', direction: 'DR', value: '9' }],
      sandwichsum: [{ cell: 'R0C1', value: '1' }],
      xsum: [{ cell: 'R1C0', value: '1' }],
      line: [{ lines: [cells], outlineC: '#000000', width: 0.3 }],
      circle: [
        { cells, baseC: '#000', outlineC: '#fff', width: 1, height: 1, angle: 3, value: 'x' },
      ],
      text: [{ cells, value: 'x', size: 1, fontC: '#000' }],
      foglight: ['R1C1'],
      triggereffect: [
        { trigger: { type: 'cellvalue', cell: 'R1C1' }, effect: { type: 'foglight', cells } },
      ],
    }),
  ),
  scl: JSON.parse(
    scl({
      cages: [
        { cells: [[0, 0]], value: '1', sum: 1, unique: true, style: 'box', outlineC: '#000' },
      ],
      lines: [
        {
          wayPoints: [
            [0.5, 0.5],
            [1.5, 1.5],
          ],
          color: '#000',
          thickness: 3,
          target: 'over',
        },
      ],
      arrows: [
        {
          wayPoints: [
            [0.5, 0.5],
            [1.5, 1.5],
          ],
          color: '#000',
          thickness: 3,
          headLength: 0.3,
        },
      ],
      underlays: [
        {
          ...{ center: [0.5, 0.5], width: 1, height: 1, rounded: true, backgroundColor: '#fff' },
          ...{ borderColor: '#000', text: 'a', fontSize: 12, angle: 3, target: 'x' },
        },
      ],
      overlays: [{ center: [0, 0], width: 1, height: 1 }],
      metadata: { title: 'A', author: 'B', rules: 'C', solution: '1', antiknight: true },
      global: ['antiking'],
      foglight: [[0, 0]],
      settings: { nogrid: true },
    }),
  ),
  lisudoku: {
    gridSize: 4,
    fixedNumbers: [{ position: { row: 0, col: 0 }, value: 1 }],
    regions: [places],
    extraRegions: [places],
    thermos: [places],
    arrows: [{ circleCells: places.slice(0, 1), arrowCells: places }],
    killerCages: [{ sum: 3, region: places }],
    kropkiDots: [{ dotType: 'Double', cell1: places[0], cell2: places[1] }],
    kropkiNegative: true,
    oddCells: places,
    renbans: [places],
    antiKnight: true,
    topBottom: false,
  },
  sudokumaker: maker(
    {
      name: 'A',
      author: 'B',
      comment: 'C',
      messages: { completion: 'D' },
      export: { sudokuPad: { useIncompleteGridAsSolution: true } },
      minDigit: 1,
      maxDigit: 4,
      type: 'custom',
    },
    [
      { type: 1, regions: makerBoxes },
      ...[10, 12, 13, 14, 15, 2003].map((type) => ({ type })),
      { type: 16, groups: [6, 24] },
      ...[100, 102, 103, 305, 600].map((type) => ({
        type,
        cells: [0, 1],
        style: { color: '#000' },
      })),
      { type: 200, clues: [{ value: 1, edge: 1 }], negative: [1], overrideNegativeRatios: true },
      { type: 201, clues: [{ value: 2, edge: 2 }], negative: [2] },
      { type: 202, clues: [{ value: 5, edge: 6 }], negative: [5] },
      { type: 300, thermometers: [[0, 1]], slow: false },
      { type: 301, cages: [{ cells: [0, 1], value: 3 }] },
      { type: 302, groups: [[0], [5]] },
      { type: 303, clues: [{ corner: 6, digits: [1] }] },
      ...[400, 402, 403, 405, 407, 409].map((type) => ({ type, lines: [[0, 1, 2]] })),
      { type: 401, lines: [[0, 1]], minDifference: 2 },
      { type: 404, lines: [[0, 1, 2]], singleRegionTotals: false },
      { type: 406, lines: [[0, 1, 2]], groups: [6, 24] },
      { type: 408, bulbsWithArrows: [{ bulbCells: [0], arrows: [[0, 1]] }] },
      { type: 500, clues: [{ value: 5, outerCell: 0, diagonal: -1 }] },
      ...[501, 502, 504].map((type) => ({ type, clues: [{ value: 3, outerCell: 1 }] })),
      { type: 1000, definition: { name: 'code', backend: { code: 'throw 1' } } },
      {
        type: 2000,
        lines: [
          [
            { x: 0, y: 0 },
            { x: 1, y: 1 },
          ],
        ],
        style: { color: '#000', thickness: 0.1, layer: 'default' },
      },
      { type: 2001, cages: [{ value: 'x', cells: [0] }], style: { cage: { color: '#000' } } },
      {
        type: 2002,
        params: [{ type: 'text', text: 'x', size: 1, angle: 3, fill: '#000' }],
        symbols: [[0.5, 0.5, 0]],
      },
      { type: 4000, cells: [0] },
      {
        type: 4001,
        triggers: [{ label: 'A', cells: [0] }],
        effects: [{ label: 'A', cells: [1] }],
      },
    ],
  ),
  coach: {
    gridSize: 4,
    givenDigits: '1'.padEnd(16, '0'),
    userDigits: '0'.repeat(16),
    userCellCandidates: new Array(16).fill(0).join('-'),
  },
};

/** JSON has no other types; some of these look like another. */
const others: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1e308, 0.5, '', 'x', '__proto__', 'R1C1', '7'],
  ...[[], {}, [[]], [{}], [null], [[1, 2]], { value: {} }, { constructor: 1 }],
];

/** Every copy of data in which one value is another. */
function* changed(data: unknown): Generator<unknown> {
  yield* others;
  if (Array.isArray(data)) {
    // What holds of one cell of a row holds of the next.
    for (const [at, each] of data.slice(0, 2).entries())
      for (const other of changed(each)) yield [...data.slice(0, at), other, ...data.slice(at + 1)];
  } else if (typeof data === 'object' && data !== null) {
    for (const [name, each] of Object.entries(data))
      for (const other of changed(each)) yield { ...data, [name]: other };
  }
}

describe('fields of the wrong type', { timeout: 60_000 }, () => {
  test.each(Object.keys(wholes))('of %s are read or refused, and never more', (format) => {
    let count = 0;
    for (const data of changed(wholes[format])) {
      const text = JSON.stringify(data);
      const outcome = text.startsWith('{') ? readForeign(text) : undefined;
      if (outcome?.kind === 'unreadable')
        expect(outcome.fault.found, text).not.toBe(unforeseen.found);
      count++;
    }
    expect(count).toBeGreaterThan(50);
  });

  test('of a link of Penpa+ are read or refused, and never more', () => {
    const whole = penpaParts(
      {
        number: { 18: ['1', 1, '1'], 19: [[1, 0, 0, 0], 1, '7'] },
        numberS: { 328: ['5', 1] },
        symbol: { 150: [1, 'circle_SS', 2], 18: [1, 'inequality', 1] },
        surface: { 18: 3 },
        thermo: [[18, 19]],
        arrows: [[26, 27, 28]],
        killercages: [[34, 35]],
        squareframe: [[18, 19]],
        direction: [[18, 19]],
        lineE: { '90,98': 2, '91,99': 3 },
        line: { '18,19': 3 },
        cage: { '256,257': 10 },
      },
      { answer: { number: { 19: ['2', 2, '1'] } }, genres: ['killer'] },
    );
    let count = 0;
    for (const data of changed(whole)) {
      const parts = data as typeof whole | null;
      if (!Array.isArray(parts?.header)) continue;
      const outcome = readForeign(penpaLink(parts, '[[],[],[],[],["19,2"],[]]'));
      expect(outcome).toBeDefined();
      if (outcome?.kind === 'unreadable')
        expect(outcome.fault.found, JSON.stringify(data)).not.toBe(unforeseen.found);
      count++;
    }
    expect(count).toBeGreaterThan(500);
  });

  test('in great numbers neither overflow nor are compared with one another', () => {
    const line = new Array<string>(200_000).fill('R1C1');
    const marks = new Array(200_000).fill({ cell: 'R1C1' });
    for (const fields of [
      { quadruple: [{ cells: line, values: [1] }] },
      { thermometer: [{ lines: [line] }] },
      { thermometer: [{ lines: line.map(() => ['R1C1']) }] },
      { minimum: marks, maximum: marks },
      { odd: marks },
    ]) {
      const outcome = readForeign(fPuzzles(fields));
      if (outcome?.kind === 'unreadable') expect(outcome.fault.found).not.toBe(unforeseen.found);
      expect(outcome).toBeDefined();
    }
    const cells = new Array<number>(200_000).fill(1);
    const edges = new Array(50_000).fill({ value: 1, edge: 1 });
    for (const constraint of [
      { type: 301, cages: [{ cells, value: 3 }] },
      { type: 400, lines: cells.map((cell) => [cell]) },
      { type: 302, groups: cells.map((cell) => [cell]) },
      { type: 100, cells },
      { type: 305, cells },
      { type: 202, clues: edges, negative: cells },
      { type: 406, lines: [cells], groups: cells },
      { type: 2000, lines: cells.map(() => [{ x: 0, y: 0 }]), style: { color: '#000' } },
      { type: 2002, params: [{ type: 'text', text: 'x' }], symbols: cells.map(() => [1, 1]) },
      { type: 4001, triggers: cells.map(() => ({ label: 'x', cells: [0] })) },
    ]) {
      const outcome = readForeign(JSON.stringify(maker({}, [constraint])));
      if (outcome?.kind === 'unreadable') expect(outcome.fault.found).not.toBe(unforeseen.found);
      expect(outcome).toBeDefined();
    }
    const numbers = (value: unknown) =>
      Object.fromEntries(cells.slice(0, 20_000).map((_, at) => [at, value]));
    const steps = Object.fromEntries(cells.slice(0, 20_000).map((_, at) => [`${at},${at + 1}`, 3]));
    for (const question of [
      { thermo: [cells] },
      { thermo: cells.map((cell) => [cell, 19]) },
      { killercages: cells.map(() => [18]) },
      { number: numbers(['x'.repeat(50), 1, '1']) },
      { symbol: numbers([1, 'x'.repeat(50), 1]) },
      { line: steps, lineE: steps, cage: steps },
    ]) {
      const outcome = readForeign(penpaLink(penpaParts(question)));
      if (outcome?.kind === 'unreadable') expect(outcome.fault.found).not.toBe(unforeseen.found);
      expect(outcome).toBeDefined();
    }
    // Sides that would take longer to count than any board has cells.
    const large = penpaParts({}, { header: ['sudoku', 9999, 9999] });
    expect(readForeign(penpaLink(large))).toMatchObject({ fault: { expected: 'smaller' } });
    const many = penpaParts({}, { steps: cells });
    expect(readForeign(penpaLink(many))).toMatchObject({ fault: { expected: 'smaller' } });
  });
});

test(
  'a link in which a slash might be lost in many places is not read again from each',
  {
    timeout: 60_000,
  },
  () => {
    // New characters without end, and only the last of them make slashes.
    const payload = base64OfCharacters([
      ...new Array<number>(62_000).fill(0x2412),
      ...new Array<number>(900).fill(0xffff),
    ]);
    expect(payload.indexOf('/')).toBeGreaterThan(300_000);
    expect(payload.split('/').length).toBeGreaterThan(400);
    const began = performance.now();
    expect(readForeign(`https://sudokupad.app/scl${payload}`)).toMatchObject({
      kind: 'unreadable',
    });
    // A second; forty, when each of four hundred attempts began at the beginning.
    expect(performance.now() - began).toBeLessThan(12_000);
  },
);

/** What lz-string makes of characters that it takes for new, each of them again. */
function base64OfCharacters(characters: readonly number[]): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
  let encoded = '';
  let sextet = 0;
  let count = 0;
  const put = (value: number, width: number) => {
    for (let bit = 0; bit < width; bit++) {
      sextet = sextet * 2 + ((value >> bit) & 1);
      if (++count % 6 > 0) continue;
      encoded += alphabet[sextet];
      sextet = 0;
    }
  };
  // Each is known twice from the second on: by itself, and with the one before.
  characters.forEach((character, at) => {
    put(1, Math.floor(Math.log2(Math.max(3, 2 * at + 2))) + 1);
    put(character, 16);
  });
  put(0, 6);
  return encoded;
}

test.each([
  'f-puzzles.com/',
  'https://f-puzzles.com/?',
  'https://lisudoku.xyz/',
  'https://sudokupad.app/?a=b&',
  'https://sudokumaker.app/?',
  '/penpa-edit/#m=edit&',
  'https://sudoku.coach/',
  '/Interactive-Sudoku-Solver?a&',
  '/solo#3x3',
  'https://',
  'https://tinyurl.com/',
  '/sclN4',
  'fpuz',
  '1'.repeat(80),
])('%j again and again is looked at once', (marker) => {
  const text = marker.repeat(Math.ceil(1_000_000 / marker.length));
  // Looking at it from each of its places would take hours; a minute is the limit of a test.
  readForeign(text);
  readForeignLinks(text);
  constraintTextOf(text);
  expect(readForeignLinks(`${text} `.repeat(2)).length).toBeLessThanOrEqual(2);
});
