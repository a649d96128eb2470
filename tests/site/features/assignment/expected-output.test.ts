import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { compare } from '../../../../site/src/features/assignment/compare.ts';
import { isOutput, outputLooks } from '../../../../site/src/features/assignment/expected-output.ts';

/** The courses' own files, where they are. */
const folder = join(import.meta.dirname, '../../../../../shared/cases');
const course = (path: string) => readFileSync(join(folder, path), 'latin1');

describe('an expected output', () => {
  const row = '9 8 4 2 1 3 7 6 5 ';
  const frame = `${`+-----------------+\n${'|1 9 5|7>3 8|4<6 2|\n'.repeat(3)}`.repeat(3)}+-----------------+\n`;

  test.each([
    ['ucf', `Puzzle 1:\n${`${row}\n`.repeat(9)}\n`],
    ['ucf', 'Puzzle 12:\r\n\r\n3 solutions found.\r\n'],
    ['ucf', '\uFEFFPuzzle 1:\nNo solution possible.\n'],
    ['csu', 'Filled in 7 at row 0, column 2\n'],
    ['umass', 'This puzzle has no solution.'],
  ])('of %s is known from its text', (name, text) => {
    expect(outputLooks(text)).toEqual({ course: name, sure: true });
    expect(isOutput(text, 'any.txt')).toBe(true);
  });

  test.each([
    ['umass', `${row}\n`.repeat(9).trimEnd()],
    ['tue', frame],
    ['tue', frame.replaceAll('\n', '\r\n')],
    ['tue', '460\n'],
  ])('of %s that is a full grid or a number is one by its name alone', (name, text) => {
    expect(outputLooks(text)).toEqual({ course: name, sure: false });
    expect([isOutput(text, 'a.txt'), isOutput(text, 'a.out')]).toEqual([false, true]);
  });

  test.each([
    ['puzzles under headings', 'Puzzle 1:\n000030010\n000000000\n'],
    ['rows with open cells', 'Puzzle 1:\n9 8 4 2 1 0 7 6 5\n'],
    ['a puzzle in a line', '1'.repeat(81)],
    ['a puzzle with open cells', `${row}\n`.repeat(8) + '0 0 0 0 0 0 0 0 1'],
    ['what says so in the middle', 'x\nPuzzle 1:\nNo solution possible.\n'],
  ])('is not %s', (_, text) => {
    expect(outputLooks(text)).toBeUndefined();
  });

  test.skipIf(!existsSync(folder))(
    'is each of the courses’ expected files, and none of their inputs',
    () => {
      const outputs = [
        'ucf/tc1.txt',
        'ucf/tc4.txt',
        'csu/Hard.moves',
        'umass/assignment_NYT_23Sep2012.out',
        'tue/given_grid_of_the_template.out',
      ];
      const inputs = [
        'ucf/inputset1.in',
        'csu/Normal.txt',
        'umass/puzzles.txt',
        'tue/puzzles.txt',
        'tue/print_unsolved_given_grid.out',
      ];
      expect(outputs.map((path) => isOutput(course(path), path))).toEqual(outputs.map(() => true));
      expect(inputs.map((path) => outputLooks(course(path)))).toEqual(inputs.map(() => undefined));
    },
  );
});

describe('a comparison', () => {
  test.each([
    ['a\nb\n', 'a\r\nb\r\n', { verdict: 'lineEnds', expected: 'CRLF', printed: 'LF' }],
    ['a\nb\n', 'a\rb\r', { verdict: 'lineEnds', expected: 'CR', printed: 'LF' }],
    ['a\nb\n', 'a\r\nb\n', { verdict: 'lineEnds', expected: 'mixed', printed: 'LF' }],
    ['a\nb\n\n', 'a\nb', { verdict: 'lastLineEnds', expected: 0, printed: 2 }],
    ['a', 'a\r\n', { verdict: 'lastLineEnds', expected: 1, printed: 0 }],
    ['a\n', 'a\n', { verdict: 'same' }],
  ])('of %j with %j names line ends alone', (printed, expected, found) => {
    expect(compare(printed, expected, true)).toEqual(found);
  });

  test('finds the first difference of the text past other line ends, and names both', () => {
    expect(compare('a\nb\n', 'a\r\nc\r\n', true)).toEqual({
      verdict: 'differs',
      difference: { line: 2, column: 1, printed: 'b\n', expected: 'c\n' },
      lineEnds: 'CRLF',
    });
    expect(compare('a\nb \n', 'a\nb\n', true)).toMatchObject({
      verdict: 'differs',
      difference: { line: 2, column: 2 },
      lineEnds: undefined,
    });
  });

  test('counts an empty line at the start', () => {
    expect(compare('\na\n', '\nb\n', true)).toMatchObject({ difference: { line: 2, column: 1 } });
    expect(compare('\n\n\na\n', '\n\n\nb\n', true)).toMatchObject({ difference: { line: 4 } });
  });

  test('goes as far as both are known while puzzles are answered', () => {
    expect(compare('a\n', 'a\r\nb\r\n', false)).toEqual({ verdict: 'sameSoFar' });
    expect(compare('a\n', 'b\nb\n', false).verdict).toBe('differs');
  });
});
