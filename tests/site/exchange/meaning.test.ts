import { describe, expect, test } from 'vitest';

import { readForeign } from '../../../site/src/exchange/index.ts';
import { settle, type Guess } from '../../../site/src/exchange/meaning/guess.ts';
import { Places } from '../../../site/src/exchange/meaning/places.ts';
import { prove } from '../../../site/src/exchange/meaning/proving.ts';
import { colourNames, Words } from '../../../site/src/exchange/meaning/words.ts';
import { itemsOf } from '../../../site/src/puzzle/constraints.ts';
import { writeItems } from '../../../site/src/puzzle/items.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { boxes4 } from './foreign.fixture.ts';

const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));

/** The likeliest items about each subject of a drawing on an empty board of 4 by 4. */
function guessed(fields: object, rules = ''): Record<string, string> {
  const outcome = readForeign(
    JSON.stringify({ cells, regions: boxes4, metadata: { rules }, ...fields }),
  );
  const opening = outcome && 'opening' in outcome ? outcome.opening : undefined;
  const settled = settle(opening?.meaning?.guesses ?? [], () => false);
  return Object.fromEntries(
    settled.map(({ rule, parts }) => [rule, parts.flatMap(({ items }) => items).join('')]),
  );
}

const line = (color: string, ...wayPoints: number[][]) => ({ color, thickness: 10, wayPoints });
const circle = (center: number[], size: number, backgroundColor: string, text = '') => ({
  center,
  width: size,
  height: size,
  rounded: true,
  backgroundColor,
  text,
});

describe('what a drawing means', () => {
  test('a line by its colour and its words', () => {
    const lines = [
      line('#67F067', [0.5, 0.5], [0.5, 2.5]),
      line('#F067F0', [3.5, 0.5], [1.5, 2.5]),
    ];
    expect(
      guessed(
        { lines },
        'Neighbouring digits on a green line differ by at least 2.\nPurple lines are consecutive digits in any order.',
      ),
    ).toEqual({
      whispers: '.Whisper~2~R1C1~R1C2~R1C3',
      renban: '.Renban~R4C1~R3C2~R2C3',
    });
    // Without any words its look alone tells.
    expect(guessed({ lines })).toMatchObject({ whispers: '.Whisper~2~R1C1~R1C2~R1C3' });
    // Words about something else say nothing of it.
    expect(guessed({ lines }, 'Draw a loop along the lines.')).toEqual({});
  });

  test('a closed line is a set of its cells, and its pieces go on where it began', () => {
    const loop = [
      [0.5, 0.5],
      [0.5, 2.5],
      [2.5, 2.5],
      [2.5, 0.5],
      [0.5, 0.5],
    ];
    expect(guessed({ lines: [line('#F067F0', ...loop)] }, 'Renban')).toEqual({
      renban: '.Renban~R1C1~R1C2~R1C3~R2C3~R3C3~R3C2~R3C1~R2C1',
    });
    expect(guessed({ lines: [line('#2ECBFF', ...loop)] }, 'Region sum lines')).toEqual({
      'region-sum': '.EqualSum~R2C1~R1C1~R1C2~-~R1C3~R2C3~-~R3C3~-~R3C2~R3C1',
    });
  });

  test('strokes that meet may be one line, where they do not fit apart', () => {
    const lines = [
      line('#F067F0', [0.5, 0.5], [0.5, 1.5]),
      line('#F067F0', [2.5, 0.5], [1.5, 0.5], [0.5, 0.5]),
    ];
    const outcome = readForeign(
      JSON.stringify({ cells, regions: boxes4, lines, metadata: { rules: 'Renban' } }),
    );
    const guesses = (outcome && 'opening' in outcome && outcome.opening?.meaning?.guesses) || [];
    const kept = (broken: string) =>
      settle(guesses, (item) => item === broken).flatMap(({ parts }) =>
        parts.flatMap(({ items }) => items),
      );
    const apart = ['.Renban~R1C1~R1C2', '.Renban~R3C1~R2C1~R1C1'];
    expect(kept('')).toEqual(apart);
    expect(kept('.Renban~R3C1~R2C1~R1C1')).toEqual(['.Renban~R3C1~R2C1~R1C1~R1C2']);
  });

  test('a thermometer begins at its bulb', () => {
    const thermo = {
      lines: [line('#CFCFCF', [0.5, 2.5], [0.5, 0.5])],
      underlays: [circle([0.5, 0.5], 0.85, '#CFCFCF')],
    };
    expect(guessed(thermo, 'Digits along a thermometer increase from the bulb.')).toEqual({
      thermometer: '.Thermo~R1C1~R1C2~R1C3',
    });
  });

  test('what words name by its colour is likelier than what has that colour often, circles or not', () => {
    const purple = {
      lines: [line('#F067F0', [0.5, 2.5], [0.5, 0.5])],
      underlays: [circle([0.5, 0.5], 0.85, '#F067F0'), circle([0.5, 2.5], 0.85, '#F067F0')],
    };
    expect(
      guessed(purple, 'Digits increase along purple thermometers.\nRenban lines have no order.'),
    ).toEqual({ thermometer: '.Thermo~R1C3~R1C2~R1C1' });
  });

  test('an arrow has its circle, a pill its digits, and one without either is none', () => {
    const arrows = [
      {
        wayPoints: [
          [0.9, 0.5],
          [2.5, 0.5],
        ],
        color: '#000',
        thickness: 3,
        headLength: 0.3,
      },
      {
        wayPoints: [
          [3.5, 1.9],
          [2.5, 2.5],
          [2.5, 3.5],
        ],
        color: '#000',
        thickness: 3,
        headLength: 0.3,
      },
      {
        wayPoints: [
          [0.5, 3.5],
          [1.5, 3.5],
        ],
        color: '#000',
        thickness: 3,
        headLength: 0.3,
      },
    ];
    const pill = { ...circle([3.5, 1], 0.8, '#FFF'), width: 1.8 };
    const overlays = [circle([0.5, 0.5], 0.8, '#FFF'), pill];
    expect(guessed({ arrows, overlays }, 'Digits along an arrow sum to its circle.')).toEqual({
      arrow: '.Arrow~R1C1~R2C1~R3C1.PillArrow~2~R4C1~R4C2~R3C3~R3C4',
    });
  });

  test('dots, signs and quadruples stand between cells', () => {
    const overlays = [
      circle([0.5, 1], 0.3, '#FFF'),
      circle([1, 2.5], 0.3, '#000'),
      circle([2.5, 3], 0.25, '#FFF', 'V'),
      circle([2, 2], 0.6, '#FFF'),
      { center: [2, 1.9], width: 0, height: 0, text: '1' },
      { center: [2, 2.1], width: 0, height: 0, text: '4' },
    ];
    const told =
      'White dots: consecutive. Black dots: ratio 1:2. V: sum 5. Digits in a circle appear in the surrounding cells.';
    expect(guessed({ overlays }, told)).toMatchObject({
      difference: '.WhiteDot~R1C1~R1C2',
      ratio: '.BlackDot~R1C3~R2C3',
      xv: '.V~R3C3~R3C4',
      quadruple: '.Quad~R2C2~1~4',
    });
  });

  test('numbers outside are what the words say, or nothing', () => {
    const overlays = [
      { center: [-0.5, 1.5], width: 0, height: 0, text: '7' },
      { center: [2.5, 4.5], width: 0, height: 0, text: '3' },
    ];
    expect(guessed({ overlays }, 'X-sums')).toEqual({ 'x-sums': '.XSum~C2~7.XSum~R3~~3' });
    expect(guessed({ overlays }, 'Sandwich')).toEqual({ sandwich: '.Sandwich~7~C2.Sandwich~3~R3' });
    expect(guessed({ overlays }, 'Normal sudoku rules apply.')).toEqual({});
  });

  test('shapes are odd or even as the words say', () => {
    const underlays = [
      circle([0.5, 0.5], 0.7, '#CFCFCF'),
      { center: [1.5, 1.5], width: 0.7, height: 0.7, backgroundColor: '#CFCFCF' },
    ];
    expect(guessed({ underlays }, 'A circle is odd. A square is even.')).toEqual({
      odd: '.~R1C1_1_3',
      even: '.~R2C2_2_4',
    });
    expect(guessed({ underlays }, 'Grey circles are even.')).toEqual({ even: '.~R1C1_2_4' });
  });

  test('a circle without any words is odd, and nothing where that does not hold', () => {
    const outcome = readForeign(
      JSON.stringify({ cells, regions: boxes4, underlays: [circle([0.5, 0.5], 0.7, '#CFCFCF')] }),
    );
    const guesses = (outcome && 'opening' in outcome && outcome.opening?.meaning?.guesses) || [];
    const items = (broken: string) =>
      settle(guesses, (item) => item === broken).flatMap(({ parts }) =>
        parts.flatMap((part) => part.items),
      );
    expect(items('')).toEqual(['.~R1C1_1_3']);
    expect(items('.~R1C1_1_3')).toEqual([]);
  });

  test('cages have one sum where a sentence says so of all of them, with few words between', () => {
    const cages = [
      {
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
      {
        cells: [
          [2, 0],
          [2, 1],
        ],
      },
    ];
    const same = { 'equal-sums': '.EqualSum~R1C1~R1C2~-~R3C1~R3C2' };
    expect(guessed({ cages }, 'All of the grey dashed cages have the same sum.')).toEqual(same);
    expect(guessed({ cages }, 'All of the black dashed cages have the same sum.')).toEqual({});
  });

  test('rules of the whole board are told or drawn', () => {
    const told =
      "Identical digits cannot be a knight's move apart. Digits do not repeat on the marked diagonal.";
    expect(guessed({ lines: [line('#34BBE6', [0, 0], [4, 4])] }, told)).toMatchObject({
      knight: '.AntiKnight',
      'falling-diagonal': '.Diagonal~-1',
    });
  });
});

describe('guesses are settled', () => {
  const guess = (rule: Guess['rule'], weight: number, items: readonly string[][]): Guess => ({
    rule,
    subject: 'one',
    weight,
    isSaid: weight > 1,
    parts: items.map((choices) => ({
      cells: [],
      choices: choices.map((item) => [item]),
      covers: [],
    })),
  });
  const kept = (guesses: readonly Guess[], broken: readonly string[], both = false) =>
    settle(guesses, (item) => broken.includes(item), both).map(({ rule, parts, dropped }) => ({
      rule,
      items: parts.flatMap(({ items }) => items),
      dropped: dropped.length,
    }));

  test('by the likelier, and where the solution breaks it by the next', () => {
    const both = [guess('palindrome', 1, [['p']]), guess('thermometer', 4, [['t']])];
    expect(kept(both, [])).toEqual([{ rule: 'thermometer', items: ['t'], dropped: 0 }]);
    expect(kept(both, ['t'])).toEqual([{ rule: 'palindrome', items: ['p'], dropped: 0 }]);
    expect(kept(both, ['t', 'p'])).toEqual([]);
  });

  test('part by part in its own choices', () => {
    expect(kept([guess('killer-cages', 4, [['cage', 'sum'], ['other']])], ['cage'])).toEqual([
      { rule: 'killer-cages', items: ['sum', 'other'], dropped: 0 },
    ]);
  });

  test('partly only where the words name it', () => {
    const parts = [['a'], ['b'], ['c']];
    expect(kept([guess('renban', 4, parts)], ['b'])).toEqual([
      { rule: 'renban', items: ['a', 'c'], dropped: 1 },
    ]);
    expect(kept([guess('renban', 1, parts)], ['b'])).toEqual([]);
    expect(kept([guess('renban', 4, parts)], ['a', 'b'])).toEqual([]);
  });

  test('as several only where the words say so', () => {
    const two = [guess('zipper', 4, [['z']]), guess('region-sum', 5, [['r']])];
    expect(kept(two, []).map(({ rule }) => rule)).toEqual(['region-sum']);
    expect(kept(two, [], true).map(({ rule }) => rule)).toEqual(['region-sum', 'zipper']);
  });
});

describe('places', () => {
  const places = new Places({ rows: 4, columns: 4 });

  test('a line runs through the cells whose middles it passes', () => {
    expect(
      places.cellsAlong([
        [0.5, 0.5],
        [2.5, 2.5],
        [2.5, 0.5],
      ]),
    ).toEqual([0, 5, 10, 6, 2]);
    expect(
      places.cellsAlong([
        [0.9, 0.5],
        [3.5, 0.5],
      ]),
    ).toEqual([0, 1, 2, 3]);
    expect(
      places.cellsAlong([
        [0, 0],
        [4, 0],
      ]),
    ).toBeUndefined();
    expect(
      places.cellsAlong([
        [0.5, 0.5],
        [1e9, 0.5],
      ]),
    ).toBeUndefined();
  });

  test('edges and corners are inside the board', () => {
    expect(places.edgeAt([1, 0.5])).toEqual([0, 1]);
    expect(places.edgeAt([0.5, 1])).toEqual([0, 4]);
    expect(places.edgeAt([0, 0.5])).toBeUndefined();
    expect(places.cornerAt([1, 1])).toBe(0);
    expect(places.cornerAt([0, 1])).toBeUndefined();
    expect(places.cornerAt([1.5, 1])).toBeUndefined();
  });
});

test('colours go by several names', () => {
  expect(colourNames('#67f067')).toContain('green');
  // Where one ends, to the degree.
  expect(colourNames('#ccff00')).toEqual(['yellow', 'green']);
  expect(colourNames('#f067f0')).toEqual(expect.arrayContaining(['purple', 'pink']));
  expect(colourNames('#cfcfcf')).toEqual(['grey']);
  expect(colourNames('#00000033')).toEqual(['grey']);
  expect(colourNames('#ffffff')).toEqual(['white']);
  expect(colourNames('#000000')).toEqual(['black']);
});

test('letters for show are letters, and two sentences may tell one rule', () => {
  expect(new Words('𝗧𝗵𝗲𝗿𝗺𝗼: up').sentences).toEqual(['thermo: up']);
  const words = new Words('Box borders divide lines. Each segment has the same sum.');
  expect(words.about(/box.*same sum/)).toHaveLength(1);
});

test('of two clues on one line the one that the solution breaks is dropped, the other kept', async () => {
  const guesses = [
    { rule: 'sandwich', parts: ['.Sandwich~2~R1', '.Sandwich~0~R1', '.Thermo~R1C1~R1C2'] },
  ].map(({ rule, parts }) => ({
    rule: rule as 'sandwich',
    subject: 'all',
    parts: parts.map((item) => ({ cells: [], choices: [[item]], covers: [] })),
    weight: 9,
    isSaid: true,
  }));
  const base = { shape: shapeOf(4), givens: new Array<number>(16).fill(0), rules: [], items: [] };
  const solution = [1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1];
  // As the core counts: a block, the clue in it, its end.
  const judge = {
    broken: () => Promise.resolve({ items: new Set([3]), others: false }),
    solve: () => Promise.resolve({ count: undefined }),
  };
  const { puzzle } = await prove(base, guesses, solution, judge);
  expect(writeItems(itemsOf(puzzle))).toBe('.Sandwich~2~R1.Thermo~R1C1~R1C2');
});
