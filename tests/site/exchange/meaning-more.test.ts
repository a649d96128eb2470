import { describe, expect, test } from 'vitest';

import { readForeign } from '../../../site/src/exchange/index.ts';
import { pairTable } from '../../../site/src/exchange/clues.ts';
import { settle } from '../../../site/src/exchange/meaning/guess.ts';
import { boxes4 } from './foreign.fixture.ts';

const cells = Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => ({})));

/** The likeliest items by their rule; `breaks` is what the author's solution breaks. */
function guessed(
  fields: object,
  rules: string,
  breaks: (item: string) => boolean = () => false,
): Record<string, string> {
  const outcome = readForeign(
    JSON.stringify({ cells, regions: boxes4, metadata: { rules }, ...fields }),
  );
  const opening = outcome && 'opening' in outcome ? outcome.opening : undefined;
  const settled = settle(opening?.meaning?.guesses ?? [], breaks);
  return Object.fromEntries(
    settled.map(({ rule, parts }) => [rule, parts.flatMap(({ items }) => items).join('')]),
  );
}

const line = (color: string, ...wayPoints: number[][]) => ({ color, thickness: 10, wayPoints });
const mark = (center: number[], size: number, backgroundColor: string, text = '') => ({
  ...{ center, width: size, height: size, rounded: true, backgroundColor, text },
});
const table = (allowed: (a: number, b: number) => boolean) => pairTable(4, allowed);
const row = (of: string, number: number) =>
  `.Pair~${of}~R${number}C1~R${number}C2~R${number}C3~R${number}C4`;

describe('a line', () => {
  test('with its bulb on the way is two thermometers', () => {
    const fields = {
      lines: [line('#CFCFCF', [1.5, 0.5], [1.5, 3.5])],
      underlays: [mark([1.5, 1.5], 0.8, '#CFCFCF')],
    };
    expect(guessed(fields, 'Digits on thermometers increase from the bulb end.')).toEqual({
      thermometer: '.Thermo~R2C2~R2C1.Thermo~R2C2~R2C3~R2C4',
    });
  });

  test('has neighbours with the sums, or within the difference, that the words tell', () => {
    const lines = [line('#888888', [0.5, 0.5], [0.5, 2.5])];
    const names = '~R1C1~R1C2~R1C3';
    const sums = (words: string) => guessed({ lines }, words)['pair-sums'];
    expect(sums('Adjacent digits on a grey line must sum to 4, 5 or 6.')).toBe(
      `.Pair~${table((a, b) => [4, 5, 6].includes(a + b))}${names}`,
    );
    expect(sums('Adjacent digits along a line sum to a prime number.')).toBe(
      `.Pair~${table((a, b) => [2, 3, 5, 7].includes(a + b))}${names}`,
    );
    expect(sums('Adjacent digits along a line sum to the number beside it.')).toBeUndefined();
    expect(
      guessed({ lines }, 'Adjacent digits on the line have a difference of at most 2.'),
    ).toEqual({
      'most-difference': `.Pair~${table((a, b) => Math.abs(a - b) <= 2)}${names}`,
    });
  });

  test('is an index from either end, or has low and high digits in turns', () => {
    const lines = [line('#00FFFF', [0.5, 0.5], [0.5, 2.5])];
    const found = guessed(
      { lines },
      'Index lines: the digit in the nth cell indicates the position of n.',
    );
    const agree = (i: number, j: number) => table((a, b) => (a === j) === (b === i));
    const there =
      '.~R1C1_1_2_3.~R1C2_1_2_3.~R1C3_1_2_3' +
      `.Pair~${agree(1, 2)}~R1C1~R1C2.Pair~${agree(1, 3)}~R1C1~R1C3.Pair~${agree(2, 3)}~R1C2~R1C3`;
    expect(found['index-line']).toBe(there);
    const back = guessed({ lines }, 'Index lines are blue.', (item) =>
      item.includes(`${agree(1, 2)}~R1C1~R1C2`),
    );
    expect(back['index-line']).toContain(`.Pair~${agree(1, 2)}~R1C3~R1C2`);
    expect(
      guessed({ lines }, 'Digits along lines alternate between low (12) and high (34).'),
    ).toEqual({
      'low-high': `.Pair~${table((a, b) => a > 2 !== b > 2)}~R1C1~R1C2~R1C3`,
    });
  });

  test('has the sum of all others, where the words say so', () => {
    const lines = [
      line('#FF0000', [0.5, 0.5], [0.5, 1.5]),
      line('#FF0000', [2.5, 0.5], [2.5, 1.5]),
    ];
    expect(guessed({ lines }, 'All lines have the same sum.')).toEqual({
      'equal-sums': '.EqualSum~R1C1~R1C2~-~R3C1~R3C2',
    });
    expect(guessed({ lines }, 'Every line has the same sum in each box.')).not.toHaveProperty(
      'equal-sums',
    );
    const cages = [
      [
        [0, 0],
        [0, 1],
      ],
      [
        [2, 0],
        [2, 1],
      ],
    ].map((places) => ({ cells: places }));
    expect(guessed({ cages }, 'All cages have the same sum.')).toEqual({
      'equal-sums': '.EqualSum~R1C1~R1C2~-~R3C1~R3C2',
    });
  });
});

test('an arrow that begins on another goes on from there', () => {
  const arrow = (...wayPoints: number[][]) => ({
    ...line('#000000', ...wayPoints),
    headLength: 0.3,
  });
  const fields = {
    // The branch is drawn first.
    arrows: [arrow([0.5, 2.5], [1.5, 3.5]), arrow([0.5, 0.5], [0.5, 3.5])],
    underlays: [mark([0.5, 0.5], 0.8, '#FFFFFF')],
  };
  expect(guessed(fields, 'Arrows sum to their circle.')).toEqual({
    arrow: '.Arrow~R1C1~R1C2~R1C3~R1C4.Arrow~R1C1~R1C2~R1C3~R2C4',
  });
});

test('a number outside from which an arrow goes is of a diagonal, and of no row or column', () => {
  const overlays = [
    { center: [-0.5, 1.5], width: 0, height: 0, text: '7' },
    { center: [2.5, 4.5], width: 0, height: 0, text: '3' },
  ];
  const arrow = { ...line('#000000', [-0.2, 1.8], [0.2, 2.2]), headLength: 0.2 };
  expect(guessed({ overlays, arrows: [arrow] }, 'Sandwich')).toEqual({
    sandwich: '.Sandwich~3~R3',
  });
});

test('coloured cells side by side are a house, where the words say so', () => {
  const places = [
    [0, 1],
    [1, 1],
    [1, 2],
    [2, 2],
    [3, 0],
  ];
  const underlays = places.map(([y = 0, x = 0]) => ({
    ...{ center: [y + 0.5, x + 0.5], width: 1, height: 1, backgroundColor: '#CFCFCF' },
  }));
  expect(guessed({ underlays }, 'Each grey region must contain the digits 1 to 4 once.')).toEqual({
    'extra-house': '.AllDifferent~R1C2~R2C2~R2C3~R3C3',
  });
  for (const words of ['1-9', '1 to 9', '1 through 9', 'different digits', 'no repeats'])
    expect(guessed({ underlays }, `Shaded areas hold ${words}.`), words).toHaveProperty(
      'extra-house',
    );
  expect(guessed({ underlays }, 'Shade some cells grey.')).toEqual({});
});

describe('neighbours', () => {
  test('may not have sums, or differ by so much, on the whole board', () => {
    expect(guessed({}, 'No two cells sharing an edge sum to 4 or 6.')['negative-sum']).toContain(
      row(
        table((a, b) => a + b !== 4 && a + b !== 6),
        1,
      ),
    );
    expect(
      guessed({}, 'Orthogonally adjacent cells must differ by at least 2.')['least-difference'],
    ).toContain(
      row(
        table((a, b) => Math.abs(a - b) >= 2),
        4,
      ),
    );
    expect(guessed({}, 'Adjacent digits on the line must differ by at least 2.')).toEqual({});
    expect(guessed({}, 'Adjacent digits may not sum to 4 along the path.')).toEqual({});
    // Which sums these are is said of no number.
    expect(guessed({}, 'Adjacent digits may not sum to a prime number.')).toEqual({});
  });

  test('without a dot are exempt from what dots of one colour say, if those are all there', () => {
    const overlays = [mark([0.5, 1], 0.3, '#000000'), mark([2.5, 1], 0.3, '#000000')];
    const ratio = table((a, b) => a !== 2 * b && b !== 2 * a);
    const all = 'Black dots separate digits in a ratio of 1:2.\nAll black dots are given.';
    const found = guessed({ overlays }, all)['negative-kropki'] ?? '';
    expect(found).toContain(row(ratio, 2));
    expect(found).toContain(`.Pair~${ratio}~R1C2~R1C3~R1C4`);
    expect(found).not.toContain(row(ratio, 1));
    const both = 'Dots are kropki dots.\nAll possible dots are given.';
    expect(guessed({ overlays }, both)['negative-kropki']).toBe('.StrictKropki');
    // Where the solution has a pair without a dot, it is one colour.
    const broken = (item: string) => item === '.StrictKropki';
    expect(guessed({ overlays }, both, broken)['negative-kropki']).toContain(row(ratio, 2));
    expect(guessed({ overlays }, 'Dots are kropki. Not all dots are given.')).not.toHaveProperty(
      'negative-kropki',
    );
  });

  test('without a sign may be exempt for one of them alone', () => {
    const overlays = [mark([0.5, 1], 0.3, '#FFFFFF', 'X')];
    const told =
      'X means 10, V means 5.\nAll Xs and Vs are given: negative constraint for X and V.';
    expect(guessed({ overlays }, told)['negative-xv']).toBe('.StrictXV');
    const one = guessed({ overlays }, told, (item) => item === '.StrictXV')['negative-xv'] ?? '';
    expect(one).toContain(
      row(
        table((a, b) => a + b !== 10),
        2,
      ),
    );
    expect(one).toContain(`~R1C2~R1C3~R1C4`);
  });
});

test('columns 1, 5 and 9 tell where their digits stand', () => {
  const nine = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => ({})));
  const found = guessed(
    { cells: nine, regions: [] },
    '159: digits in column 1 indicate the column of the 1.',
  );
  expect(found['column-indexer']).toMatch(/^\.Indexing~C~R1C1~R2C1.*~R9C5~R1C9.*~R9C9$/);
});
