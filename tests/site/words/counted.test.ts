import { expect, test } from 'vitest';

import { exchangeWords } from '../../../site/src/words/exchange.ts';
import { editorWords } from '../../../site/src/words/rule-editors.ts';
import { lessonWords } from '../../../site/src/words/lessons.ts';
import { words } from '../../../site/src/words/index.ts';

test('one is not said as many', () => {
  const { levelsAbove } = lessonWords.watch;
  expect([1, 2].map(levelsAbove)).toEqual(['1 level above', '2 levels above']);
  const houses = (count: number) => exchangeWords.known('house', 'Extra house', count);
  expect([1, 2].map(houses)).toEqual(['1 extra house', '2 extra houses']);
  expect([1, 2].map(editorWords.cellCount)).toEqual(['1 cell', '2 cells']);
  const { moves, finished } = lessonWords.assignment;
  expect([1, 2].map(moves)).toEqual(['1 step', '2 steps']);
  expect([1, 2].map((count) => finished(count, 'no time'))).toEqual([
    '1 puzzle answered in no time',
    '2 puzzles answered in no time',
  ]);
});

test('a painted cell is called by its own row and column', () => {
  expect(words.rules.paintedCell(2, 7, 3, 5)).toMatch(/row 2 column 7/);
});
