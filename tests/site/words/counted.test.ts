import { expect, test } from 'vitest';

import { exchangeWords } from '../../../site/src/words/exchange.ts';
import { editorWords } from '../../../site/src/words/rule-editors.ts';
import { lessonWords } from '../../../site/src/words/lessons.ts';
import { settingWords } from '../../../site/src/words/setting.ts';
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
  const { answer, know } = settingWords;
  expect([1, 2].map(answer.differ)).toEqual(['1 cell differs', '2 cells differ']);
  expect([1, 2].map(answer.differAtLeast)).toEqual([
    'at least 1 cell differs',
    'at least 2 cells differ',
  ]);
  expect([1, 2].map(know.unknown)).toEqual([
    'One could not be checked in time.',
    '2 could not be checked in time.',
  ]);
});

test('a painted cell is called by its own row and column', () => {
  expect(words.rules.paintedCell(2, 7, 3, 5)).toMatch(/row 2 column 7/);
});
