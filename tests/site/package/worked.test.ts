// What of a person's progress the package tells the engine.
import { beforeEach, expect, test } from 'vitest';

import type { Engine } from '../../../site/src/engine/engine.ts';
import { close, open } from '../../../site/src/package/current.ts';
import { hint, path } from '../../../site/src/package/logic.ts';
import { outerPuzzle } from '../../../site/src/package/puzzles.ts';
import { readDescription } from '../../../site/src/puzzle/description.ts';

let asked: unknown[];
const reached = new Error('asked');

beforeEach(() => {
  asked = [];
  const ask = (request: unknown) => {
    asked.push(request);
    return Promise.reject(reached);
  };
  const never = () => new Promise<never>(() => undefined);
  close();
  open({
    makeEngine: () => ({ ask, start: never, close: () => undefined }) satisfies Engine,
    readForeign: never,
  });
});

test.each([
  ['from 1', '1;constraints:.Shape!4x4!1-4;1o', [1, 2, 4]],
  ['from 0', '1;constraints:.Shape!4x4!0-3;0o', [0, 1, 3]],
])('the engine is told digits %s as the first, the second and so on', async (_, text, digits) => {
  const [one = 0, two = 0, four = 0] = digits;
  const inner = readDescription(text);
  if (!inner) throw new Error(text);
  const puzzle = outerPuzzle(inner);
  expect(puzzle.givens.slice(0, 2)).toEqual([one, null]);
  // In a cell with a given nothing can be entered; an empty list leaves no candidate.
  const work = { entered: [two, null, four], left: [null, [one, four], [two], []] };
  await expect(hint(puzzle, { work })).rejects.toBe(reached);
  await expect(path(puzzle, { work })).rejects.toBe(reached);
  const open = [null, 0b1001, 0b10, 0, ...new Array<null>(12).fill(null)];
  const entered = [0, 0, 4, ...new Array<number>(13).fill(0)];
  expect(asked).toMatchObject([
    { kind: 'hint', work: { entered, open } },
    { kind: 'path', work: { entered, open } },
  ]);
});
