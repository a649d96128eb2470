import { expect, test } from 'vitest';

import {
  constraintTextOf,
  looksLikeKiller,
} from '../../../../site/src/features/open/constraint-text.ts';

test.each([
  '.~R1C1_5~R1C2_3',
  '.Thermo~R1C1~R1C2',
  ' \n.Cage~10~R1C1',
  '# a comment\n# another\n.AntiKnight.Shape~6x6',
  '.X~R1C1~R1C2',
  '.Windoku',
])('%j is a constraint text', (text) => {
  expect(constraintTextOf(text)).toBe(text);
});

test.each([
  '....5..3.',
  '.',
  '..5.\n3...\n.4..\n...1',
  '. . 3 |',
  '.5.',
  '1;;p',
  '{"size":9}',
  'https://f-puzzles.com/?load=N4Ig',
])('%j is none', (text) => {
  expect(constraintTextOf(text)).toBeUndefined();
});

test('a link holds one', () => {
  const link = 'https://sigh.github.io/Interactive-Sudoku-Solver/?mode=all&q=.Cage%7E10%7ER1C1#x';
  expect(constraintTextOf(link)).toBe('.Cage~10~R1C1');
  expect(constraintTextOf('https://sigh.github.io/Interactive-Sudoku-Solver/')).toBeUndefined();
});

const rowOfCages = 'A<<B^^C>v';

test.each([
  ['as long as a board', rowOfCages.repeat(9)],
  ['in rows', `${rowOfCages}\n`.repeat(9)],
  ['a character short', rowOfCages.repeat(9).slice(1)],
  ['with a strange character', rowOfCages.repeat(9).replace('B', '?')],
  ['in numbers', '3x3::k:2561:2561:'],
])('killer cages %s look like some', (_name, text) => {
  expect(looksLikeKiller(text)).toBe(true);
});

test.each([
  ['a grid', '1'.repeat(81)],
  ['a grid with a comma at its end', `${'.'.repeat(80)},`],
  ['a part of them', rowOfCages],
  ['far more of them', rowOfCages.repeat(20)],
  ['other signs', '<?!'.repeat(27)],
  [
    'prose',
    'the quick brown fox, and the lazy dog, and what else there is on a page like this one',
  ],
])('%s does not look like killer cages', (_name, text) => {
  expect(looksLikeKiller(text)).toBe(false);
});
