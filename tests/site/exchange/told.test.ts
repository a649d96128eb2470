import { describe, expect, test } from 'vitest';

import { tellsMore, tellsPlainRules, type Has } from '../../../site/src/exchange/told.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';

const nine = shapeOf(9);
type Rule = Has extends ReadonlySet<infer Name> ? Name : never;

function more(told: string, ...rules: Rule[]): boolean {
  return tellsMore(told, nine, new Set<Rule>(['regions', ...rules]));
}

describe('words tell nothing more', () => {
  test.each([
    '',
    'Normal sudoku rules apply',
    'normal Sudoku rules apply.\n',
    'Standard 9x9 sudoku rules apply.',
    "Normal Sudoku rules apply. And that's it!",
    'Place the digits 1-9, once each, into every row, column, and box.',
    'Fill the grid with the digits 1 to 9 so that no digit repeats in any row, column or 3x3 box.',
    'Sudoku: Place the digits 1–9 exactly once in each row, column and 3×3 region.',
  ])('than the plain rules: %s', (told) => expect(more(told)).toBe(false));

  test.each<[string, Rule[]]>([
    [
      'Normal sudoku rules apply. Cells separated by a (chess) knight’s move cannot contain the same digit.',
      ['knight'],
    ],
    ["No digit can appear a chess knight's move away from itself.", ['knight']],
    ["Anti-knight: cells a knight's move apart cannot repeat a digit.", ['knight']],
    ["Cells a king's move apart must not contain the same digit.", ['king']],
    ['Diagonally adjacent cells cannot contain the same digit.', ['king']],
    ['Orthogonally adjacent cells cannot contain consecutive digits.', ['non-consecutive']],
    ['Digits cannot repeat on the marked diagonals.', ['rising-diagonal', 'falling-diagonal']],
    ['Digits may not repeat along the positive diagonal.', ['rising-diagonal']],
    [
      'Each gray shaded region must contain the digits 1 through 9 exactly once each.',
      ['extra-house'],
    ],
    ['Adjacent cells must not sum to 5 or 10.', ['negative-xv']],
    ['Cells in orthogonally adjacent cells cannot be in a 1:2 ratio.', ['negative-ratio']],
  ])('than a rule that is there: %s', (told, rules) => {
    expect(more(told, ...rules)).toBe(false);
    // And without that rule they do.
    expect(more(told)).toBe(true);
  });
});

describe('words may tell more', () => {
  test.each<[string, Rule[]]>([
    ['Normal sudoku rules do not apply.', []],
    ['Normal sudoku rules apply, except in row 3.', []],
    ['Normal sudoku rules apply. Digits may repeat in rows and columns.', []],
    ['Digits do not have to be different in each row and column.', []],
    ['Place the digits 0-8 in every row, column and box.', []],
    ['Place the digits 1-6 in every row, column and box.', []],
    ['Each digit appears twice in each row and column.', []],
    ["Cells a knight's move apart must be the same.", ['knight']],
    ["Cells a knight's move apart cannot be the same, nor can they be consecutive.", ['knight']],
    ["Cells a knight's move apart may contain the same digit.", ['knight']],
    ['Place two thermometers into the grid.', ['knight']],
    ['Digits on each diagonal sum to 45.', ['rising-diagonal', 'falling-diagonal']],
    ['Digits cannot repeat on both diagonals.', ['rising-diagonal']],
    ['Each gray region holds consecutive digits.', ['extra-house']],
    ['Digits along a line must differ by at least 5.', []],
    ['See the video!', []],
    ['Normale Sudoku-Regeln.', []],
  ])('%s', (told, rules) => expect(more(told, ...rules)).toBe(true));

  test('about boxes of a board that has none', () => {
    const has = new Set<Rule>();
    expect(tellsMore('Normal sudoku rules apply.', nine, has)).toBe(true);
    expect(tellsMore('Place 1-9 in every row, column and box.', nine, has)).toBe(true);
    expect(tellsMore('Place 1-9 in every row and column.', nine, has)).toBe(false);
  });

  test('about boxes of another shape', () => {
    const told = 'Place the digits 1-6 once in every row, column and 3x2 box.';
    expect(tellsMore(told, shapeOf(6), new Set<Rule>(['regions']))).toBe(false);
    expect(more(told)).toBe(true);
  });
});

test('the plain rules are found in words that tell more', () => {
  expect(tellsPlainRules('Normal sudoku rules apply. And arrows.', nine)).toBe(true);
  expect(tellsPlainRules('Arrows. Digits do not repeat.', nine)).toBe(false);
});

describe('words about clues', () => {
  test.each([
    ['killer-cages', 'Digits in cages must sum to the number in the top left corner of the cage.'],
    ['killer-cages', 'Digits cannot repeat within a cage.'],
    ['thermometer', 'Digits along a thermometer must increase from bulb to tip.'],
    ['arrow', 'Digits along an arrow must sum to the digit in its circle.'],
    ['arrow', 'Digits may repeat along an arrow.'],
    ['difference', 'Digits separated by a white dot are consecutive. Not all dots are given.'],
    ['ratio', 'Digits separated by a black dot are in a 1:2 ratio.'],
    ['xv', 'Digits separated by an X sum to 10; digits separated by a V sum to 5.'],
    ['palindrome', 'Gray lines are palindromes.'],
    ['little-killer', 'Digits along the indicated diagonal sum to the given total.'],
    ['odd', 'Digits in a grey circle are odd.'],
  ] as const)('%s: %s', (rule, told) => {
    const nine = shapeOf(9);
    expect(tellsMore(told, nine, new Set(['regions', rule]))).toBe(false);
    // Without the rule nobody knows it, nor with another.
    expect(tellsMore(told, nine, new Set(['regions', 'fog']))).toBe(true);
  });

  test.each([
    ['killer-cages', 'Digits may repeat in cages.'],
    ['killer-cages', 'Digits in cages sum to a square number.'],
    ['thermometer', 'Digits along a thermometer increase or decrease from the bulb.'],
    ['arrow', 'Digits along an arrow sum to twice the digit in its circle.'],
    ['difference', 'All white dots are given.'],
    ['difference', 'Digits separated by a white dot are not consecutive modulo 3.'],
    ['little-killer', 'Digits on the diagonal may not repeat.'],
    ['arrow', 'No digits may repeat along an arrow.'],
    ['arrow', "Digits can't repeat along an arrow."],
  ] as const)('%s does not say: %s', (rule, told) => {
    expect(tellsMore(told, shapeOf(9), new Set(['regions', rule]))).toBe(true);
  });
});
