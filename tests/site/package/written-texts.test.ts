import { expect, test } from 'vitest';

import { outerPuzzle } from '../../../site/src/package/puzzles.ts';
import { writeText } from '../../../site/src/package/texts.ts';
import { readDescription } from '../../../site/src/puzzle/description.ts';

function puzzleOf(description: string) {
  const puzzle = readDescription(description);
  if (!puzzle) throw new Error(`not read: ${description}`);
  return outerPuzzle(puzzle);
}

test.each([
  ['1;;zzzc', ''],
  ['1;;1zzz7a', '.~R1C1_1~R9C8_7'],
  ['1;;1zh6', '.Shape~6x6.~R1C1_1~R6C6_6'],
  ['1;;p', '.Shape~4x4'],
])(
  '%s as constraints has its board, unless it is of 9x9, and its givens',
  async (description, text) => {
    expect(await writeText(puzzleOf(description), 'constraints')).toBe(text);
  },
);

test('rules that no constraint text has are told', async () => {
  await expect(writeText(puzzleOf('1;knight;zzzc'), 'constraints')).rejects.toThrow('knight');
});
