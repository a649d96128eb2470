import LZString from 'lz-string';
import { describe, expect, test } from 'vitest';

import { forms } from '../../../../site/src/exchange/write/index.ts';
import type { Outgoing } from '../../../../site/src/exchange/write/outgoing.ts';
import { scl } from '../../../../site/src/exchange/write/scl.ts';
import type { Drawn } from '../../../../site/src/puzzle/drawing.ts';
import { emptyPuzzle, type Puzzle } from '../../../../site/src/puzzle/puzzle.ts';
import type { ReadRule } from '../../../../site/src/puzzle/supplement.ts';
import { solved, textbook } from '../foreign.fixture.ts';
import { opened, outgoing, told, variant, withoutRuleCages } from './outgoing.fixture.ts';

/** The JSON of a link, as SudokuPad unpacks it. */
function dataOf(link: string): Record<string, unknown> {
  const packed = /^https:\/\/sudokupad\.app\/scl(.+)$/.exec(link)?.[1] ?? '';
  const text = LZString.decompressFromBase64(decodeURIComponent(packed));
  return JSON.parse(text) as Record<string, unknown>;
}

function comesBack(own: Outgoing): void {
  expect(scl.losses(own)).toEqual([]);
  const back = opened(scl.write(own))?.outgoing;
  expect(back && told(withoutRuleCages(back))).toBe(told(withoutRuleCages(own)));
}

const solution = [...solved].map(Number);
const plain: Puzzle = { ...emptyPuzzle(), givens: [...textbook].map(Number) };
const swirl: Drawn = {
  kind: 'path',
  layer: 'over',
  stroke: '#336699',
  thickness: 0.125,
  path: 'M 50 50 A 33.333 20 0 1 0 150 250.5 Z',
};
const drawings: readonly Drawn[] = [
  { kind: 'cage', layer: 'over', cells: [0, 1, 10], text: 'A', stroke: '#aa0000' },
  { kind: 'cage', layer: 'over', cells: [80], text: '7', textColour: '#00aa00' },
  {
    ...{ kind: 'shape', layer: 'under', centre: [0.5, 3.25], width: 1, height: 0.5, round: true },
    ...{ fill: '#cccccc80', stroke: '#000000', thickness: 0.03, angle: 45, dashes: [0.25, 0.125] },
  },
  {
    ...{ kind: 'line', layer: 'under', stroke: '#67f067', thickness: 0.25 },
    points: [
      [0.5, 1.5],
      [2.333, 8.5],
    ],
  },
  swirl,
  {
    ...{ kind: 'line', layer: 'over', stroke: '#000000', thickness: 0.05, head: 0.3 },
    points: [
      [-0.5, 1.5],
      [0.5, 2.5],
    ],
  },
  {
    ...{ kind: 'shape', layer: 'over', centre: [9.5, 4], width: 0, height: 0, round: false },
    ...{ text: '<12>', textSize: 0.35, textColour: '#112233' },
  },
];

test.each([
  ['givens', outgoing(plain)],
  [
    'its author’s words',
    outgoing(plain, { title: 'One', author: 'N.', told: 'Nothing more.', message: 'Well done' }),
  ],
  ['cages', outgoing(variant('.Cage~10~R1C1~R1C2.AllDifferent~R1C1~R5C5.Cage~7~R9C9~R9C8'))],
  ['houses', outgoing(variant('.Windoku'))],
  ['moves of chess', outgoing(variant('.AntiKnight.AntiKing'))],
  ['neighbours', outgoing(variant('.AntiConsecutive'))],
  ['drawings', outgoing(plain, { drawings, solution })],
  [
    'a solution that is not told whole',
    outgoing(plain, { solution: solution.map((digit, cell) => (cell % 2 ? digit : 0)) }),
  ],
  [
    'fog',
    outgoing(plain, {
      solution,
      fog: { lit: [0, 40], triggers: [{ needs: [4], clears: [77, 78] }] },
    }),
  ],
  [
    'regions',
    outgoing({
      ...plain,
      rules: [{ name: 'jigsaw', regions: solution.map((digit) => digit - 1) }],
      givens: solution.map(() => 0),
    }),
  ],
])('%s come back', (_, own) => comesBack(own));

test('work comes back', () => {
  const work = {
    entered: plain.givens.map((_, cell) => (cell === 2 ? 4 : 0)),
    centre: plain.givens.map((_, cell) => (cell === 3 ? 0b110 : 0)),
    corner: plain.givens.map((_, cell) => (cell === 5 ? 0b1000 : 0)),
  };
  comesBack({ ...outgoing(plain), work });
});

test.each([
  [8, 10],
  [16, 16],
])('a board of %i rows by %i columns comes back', (rows, columns) => {
  const cells = Array.from({ length: rows }, (_row, row) =>
    Array.from({ length: columns }, (_column, column) =>
      row + column === 0 ? { value: columns } : {},
    ),
  );
  const first = opened(JSON.stringify({ cells, regions: [], cages: [] }))?.outgoing;
  if (!first) throw new Error('not opened');
  expect(first.puzzle.shape).toMatchObject({ rows, columns });
  comesBack(first);
});

describe('the JSON', () => {
  const data = dataOf(
    scl.write(outgoing(plain, { title: 'One', told: 'All', drawings, solution })),
  );

  test('has its places as [row, column], its lengths of a cell of 64', () => {
    expect(data['lines']).toEqual([
      {
        ...{ color: '#67f067', thickness: 16 },
        wayPoints: [
          [1.5, 0.5],
          [8.5, 2.333],
        ],
      },
      {
        ...{ color: '#336699', thickness: 8, target: 'overlay' },
        d: 'M 32 32 A 21.33312 12.8 0 1 0 96 160.32 Z',
      },
    ]);
    expect(data['arrows']).toMatchObject([{ headLength: 0.3, target: 'overlay' }]);
    expect(data['underlays']).toMatchObject([
      { center: [3.25, 0.5], rounded: true, 'stroke-dasharray': '16,8', thickness: 1.92 },
    ]);
    expect(data['overlays']).toMatchObject([{ center: [4, 9.5], text: '<12>', fontSize: 22.4 }]);
  });

  test('has what SudokuPad keeps and checks', () => {
    expect(data).toMatchObject({
      id: expect.stringMatching(/^ninefold-[\da-z]+$/) as string,
      metadata: { title: 'One', rules: 'All', solution: solved },
      cages: [
        { value: 'A', outlineC: '#aa0000' },
        { value: '7', outlineC: '#00000000', fontC: '#00aa00' },
      ],
    });
    expect((data['regions'] as unknown[]).length).toBe(9);
    const other = dataOf(scl.write(outgoing({ ...plain, givens: solution })));
    expect(other['id']).not.toBe(data['id']);
  });

  test('draws a cage that is a rule once, as its author did', () => {
    const cage: Drawn = {
      kind: 'cage',
      layer: 'over',
      cells: [1, 0],
      text: '10',
      stroke: '#ff0000',
    };
    const own = outgoing(variant('.Cage~10~R1C1~R1C2.Cage~5~R3C1~R3C2'), { drawings: [cage] });
    expect(dataOf(scl.write(own))['cages']).toEqual([
      {
        ...{ value: '10', unique: true, outlineC: '#ff0000' },
        cells: [
          [0, 1],
          [0, 0],
        ],
      },
      {
        ...{ value: '5', unique: true },
        cells: [
          [2, 0],
          [2, 1],
        ],
      },
    ]);
  });
});

describe('what it cannot hold is said', () => {
  const thermo = '.Thermo~R1C1~R1C2';
  const rule: ReadRule = {
    ...{ name: 'thermometer', items: [thermo], cells: [0, 1], covers: [0], dropped: 0 },
    ...{ isTaken: true, isLikely: true },
  };
  const reading = { isProved: true, rules: [rule], missing: [] };
  const long: Drawn = { ...swirl, kind: 'path', path: `M ${'1.234 '.repeat(5000)}Z` };
  const saying: Drawn = { kind: 'cage', layer: 'over', cells: [0], text: 'rules: none' };
  const noBoxes: Puzzle = { ...plain, rules: [{ name: 'latin' }] };

  test.each<[string, Outgoing, unknown[]]>([
    [
      'a rule',
      outgoing(variant(thermo)),
      [{ what: 'rule', kind: 'Thermo', count: 1, drawn: false }],
    ],
    [
      'a rule that is drawn',
      outgoing(variant(thermo), { drawings: [swirl], reading }),
      [{ what: 'rule', kind: 'Thermo', count: 1, drawn: true }],
    ],
    ['a path that is too long', outgoing(plain, { drawings: [long] }), [{ what: 'drawings' }]],
    ['a cage that seems to speak', outgoing(plain, { drawings: [saying] }), [{ what: 'drawings' }]],
    [
      'a sum that is too large',
      outgoing(variant('.Cage~1000~R1C1~R1C2')),
      [{ what: 'rule', kind: 'Cage', count: 1, drawn: false }],
    ],
    [
      'a board without boxes that seems to have them',
      outgoing(noBoxes, { told: 'Normal sudoku rules apply.' }),
      [{ what: 'regions' }],
    ],
    [
      'pairs of digits',
      outgoing({ ...plain, rules: [...plain.rules, { name: 'pairs', pairs: [[1, 3]] }] }),
      [{ what: 'rule', kind: 'pairs', count: 1, drawn: false }],
    ],
  ])('%s', (_, own, losses) => expect(scl.losses(own)).toEqual(losses));

  test('a board with other digits is none of its boards', () => {
    const own = outgoing({ ...plain, shape: { ...plain.shape, lowest: 0, isRaw: false } });
    expect(scl.losses(own)).toEqual([{ what: 'board' }]);
    expect(scl.write(own)).toBe('');
  });
});

test.each<[string, string, Outgoing]>([
  ['fpuz', 'rules', outgoing(variant('.Thermo~R1C1~R1C2'))],
  ['fpuz', 'givens', outgoing(plain)],
  [
    'fpuz',
    'rules that nothing draws, beside a drawing',
    outgoing(variant('.Thermo~R1C1~R1C2'), { drawings: [swirl] }),
  ],
  ['scl', 'drawings', outgoing(plain, { drawings })],
])('SudokuPad is sent %s for %s', (form, what, own) => {
  expect(forms.sudokupad.write(own).startsWith(`https://sudokupad.app/${form}`)).toBe(true);
  const losses = forms.sudokupad.losses(own).map(({ what }) => what);
  expect(losses).toEqual(what.includes('beside') ? ['drawings'] : []);
});
