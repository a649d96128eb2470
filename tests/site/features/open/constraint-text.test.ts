import { expect, test } from 'vitest';

import { constraintTextOf } from '../../../../site/src/features/open/constraint-text.ts';

test.each([
  '.~R1C1_5~R1C2_3',
  '.Thermo~R1C1~R1C2',
  ' \n.Cage~10~R1C1',
  '# a comment\n# another\n.AntiKnight.Shape~6x6',
  '.X~R1C1~R1C2',
  '.Windoku',
  '.~r1c1_5',
  // Wrong, but no text of another kind: the engine says what is wrong with it.
  '.thermo~R1C1~R1C2',
  'Thermo~R1C1~R1C2',
])('%j is a constraint text', (text) => {
  expect(constraintTextOf(text)).toBe(text.trim());
});

test.each([
  '....5..3.',
  '.',
  '..5.\n3...\n.4..\n...1',
  '. . 3 |',
  '.x.x5..x.',
  '.5.',
  '1;;p',
  '{"size":9}',
  'https://f-puzzles.com/?load=N4Ig',
])('%j is none', (text) => {
  expect(constraintTextOf(text)).toBeUndefined();
});

test.each(['"%"', '`%`', '```\n%\n```', ' “%” \n', '«%»'])('one within %j is found', (around) => {
  expect(constraintTextOf(around.replace('%', '.Windoku'))?.trim()).toBe('.Windoku');
});

test('very many quotation marks are no trouble', () => {
  expect(constraintTextOf(`.....${"'".repeat(300_000)}x`)).toBeUndefined();
});

test('a link holds one', () => {
  const link = 'https://sigh.github.io/Interactive-Sudoku-Solver/?mode=all&q=.Cage%7E10%7ER1C1#x';
  expect(constraintTextOf(link)).toBe('.Cage~10~R1C1');
  const blanks = link.replace('.Cage%7E10', '.Cage%7E10+%2B');
  expect(constraintTextOf(blanks), 'a plus is a blank').toBe('.Cage~10 +~R1C1');
  expect(constraintTextOf('https://sigh.github.io/Interactive-Sudoku-Solver/')).toBeUndefined();
});
