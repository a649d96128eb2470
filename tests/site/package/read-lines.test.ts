import { expect, test } from 'vitest';

import { isSkipped } from '../../../site/src/package/command/read-lines.ts';

test.each([
  ['', true],
  ['  \r', true],
  ['# a comment', true],
  ['#3 in the list', true],
  ['#1;;53..7', false],
  ['#2;eJwDAAAAAAE', false],
  ['  #2;eJwDAAAAAAE', false],
  ['53..7', false],
])('a line is left out: %j', (line, isLeftOut) => {
  expect(isSkipped(line)).toBe(isLeftOut);
});
