import { describe, expect, test } from 'vitest';

import {
  firstDifference,
  visible,
} from '../../../../site/src/features/assignment/first-difference.ts';
import { algorithms, type Algorithm } from '../../../../site/src/puzzle/algorithms.ts';
import { activeLine, pseudocode } from '../../../../site/src/features/watch/pseudocode.ts';
import { bitsOf } from '../../../../site/src/features/step/step-view.ts';
import { neighbourhood, wholeTree } from '../../../../site/src/features/watch/tree-layout.ts';
import { splitMoment, writeWatchLink } from '../../../../site/src/features/watch/watch-link.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { samples } from '../../../../site/src/features/watch/watch-samples.ts';
import { at, frame } from '../../support/trace.fixture.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

describe('pseudocode', () => {
  test.each(algorithms)('every event of %s has its line', (algorithm) => {
    const ids = pseudocode(algorithm, shapeOf(9)).map(({ id }) => id);
    for (const kind of [
      'visit',
      'try',
      'conflict',
      'place',
      'remove',
      'backtrack',
      'solution',
    ] as const) {
      const view = at({ kind, depth: 1, cell: 3, digit: 2 }, {}, { frames: [frame(3, 2, true)] });
      expect(ids).toContain(activeLine(view, algorithm));
    }
  });

  test('is indented as the calls and loops are', () => {
    const levels = (algorithm: Algorithm) =>
      pseudocode(algorithm, shapeOf(9)).map(({ id, level }) => `${'  '.repeat(level)}${id}`);
    expect(levels('recursion')).toEqual([
      'call',
      '  visit',
      '  solution',
      '  try',
      '    conflict',
      '    place',
      '    enter',
      '    remove',
      '  backtrack',
    ]);
    expect(levels('singles').filter((each) => each.includes('single'))).toEqual([
      '  single',
      '  remove-single',
    ]);
    expect(levels('stack')).toEqual([
      'visit',
      'try',
      '  place',
      '  conflict',
      '    pop',
      '  solution',
      'backtrack',
      '  remove',
      'done',
    ]);
  });

  test('singles and bad moves have lines of their own', () => {
    const single = at({ kind: 'place', depth: 1, cell: 3, digit: 2 }, {}, { singles: [3] });
    expect(activeLine(single, 'singles')).toBe('single');
    const bad = at(
      { kind: 'remove', depth: 1, cell: 3, digit: 2 },
      {},
      { frames: [frame(3, 2, false, 2)] },
    );
    expect(activeLine(bad, 'stack')).toBe('pop');
    expect(activeLine(bad, 'recursion')).toBe('remove');
    const back = at({ kind: 'remove', depth: 1, cell: 3, digit: 2 }, {}, { singles: [3] });
    expect(activeLine(back, 'singles')).toBe('remove-single');
    expect([activeLine(at({}, {}), 'stack'), activeLine(at({}, {}), 'recursion')]).toEqual([
      '',
      'call',
    ]);
  });
});

describe('the search tree', () => {
  test('around here: the fate of every digit of the last cells', () => {
    const frames = [frame(0, 2, true, 1), frame(1, 3, false, 0b110, 0)];
    const levels = neighbourhood(frames, 4, 8, true);
    expect(levels.map(({ cell }) => cell)).toEqual([0, 1]);
    expect(levels[0]?.nodes.map(({ state }) => state)).toEqual([
      'refused',
      'current',
      'open',
      'open',
    ]);
    expect(levels[1]?.nodes.map(({ state }) => state)).toEqual([
      'failed',
      'refused',
      'trying',
      'open',
    ]);
    expect(levels[1]?.nodes[0]?.from).toEqual({ x: 1, y: 0 });
    expect(neighbourhood(frames, 4, 1, false)).toHaveLength(1);
    const solved = neighbourhood([frame(0, 3, false, 1, 2)], 4, 8, false);
    expect(solved[0]?.nodes.map(({ state }) => state)).toEqual([
      'refused',
      'solved',
      'failed',
      'open',
    ]);
  });

  test('all of it: as high as it is deep, one at least', () => {
    const node = { cell: 0, refused: false, solved: false, first: 2, last: 10 };
    const root = { ...node, parent: null, digit: 1 };
    expect(wholeTree([], 0)).toMatchObject({ width: 1, height: 1 });
    expect(wholeTree([root, { ...root, digit: 2 }], 0)).toMatchObject({ width: 2, height: 1 });
    const chain = [root, { ...root, parent: 0 }, { ...root, parent: 1 }];
    const { width, height, nodes } = wholeTree(chain, 0);
    expect([width, height]).toEqual([1, 3]);
    expect(nodes.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
    ]);
  });

  test('all of it: parents over the middle of their children, states by the event', () => {
    const node = { cell: 0, refused: false, solved: false };
    const nodes = [
      { ...node, parent: null, digit: 1, first: 2, last: 10 },
      { ...node, parent: 0, digit: 2, first: 4, last: 5, refused: true },
      { ...node, parent: 0, digit: 3, first: 6, last: 9, solved: true },
      { ...node, parent: null, digit: 4, first: 11, last: 12 },
    ];
    const tree = wholeTree(nodes, 7);
    expect(tree.width).toBe(3);
    expect(tree.height).toBe(2);
    expect(tree.nodes.map(({ x, y }) => [x, y])).toEqual([
      [0.5, 0],
      [0, 1],
      [1, 1],
      [2, 0],
    ]);
    expect(tree.nodes.map(({ state }) => state)).toEqual(['current', 'refused', 'current', 'open']);
    expect(wholeTree(nodes, 12).nodes.map(({ state }) => state)).toEqual([
      'failed',
      'refused',
      'solved',
      'failed',
    ]);
  });
});

describe('links to a moment', () => {
  test('are read as they are written', () => {
    const link = writeWatchLink(emptyPuzzle(shapeOf(4)), 'fewest-singles', 1284);
    expect(link).toBe('#1;;p!fewest-singles.1284');
    expect(splitMoment(link.slice(1))).toEqual({
      fragment: '1;;p',
      moment: { algorithm: 'fewest-singles', position: 1284 },
    });
  });

  test.each([
    '1;;p!bogosort.3',
    '1;;p!stack',
    '1;;p!stack.-1',
    '1;;p!stack.1e9',
    '1;;p!stack.9999999999999',
  ])('that are wrong open the puzzle alone: %s', (fragment) =>
    expect(splitMoment(fragment)).toEqual({ fragment: '1;;p' }),
  );

  test('leave the exclamation marks of rules alone', () => {
    const fragment = '1;constraints:.Shape!6x8!0-7.Cage!9!R2C1!R3C1;07zt';
    expect(splitMoment(fragment)).toEqual({ fragment });
    expect(splitMoment(`${fragment}!stack.3`)).toEqual({
      fragment,
      moment: { algorithm: 'stack', position: 3 },
    });
  });

  test('a moment without a puzzle is no part of the puzzle', () =>
    expect(splitMoment('!stack.3')).toEqual({
      fragment: '',
      moment: { algorithm: 'stack', position: 3 },
    }));

  test('the samples are puzzles', () => {
    expect(samples.map(({ puzzle }) => puzzle.shape.size).sort()).toEqual([4, 6, 9]);
  });
});

describe('files', () => {
  test('constraint bits are written as the assignment writes them', () => {
    expect(bitsOf(0b110101111, 9)).toBe('0b110101111');
    expect(bitsOf(1, 4)).toBe('0b0001');
  });

  test('the first difference', () => {
    expect(firstDifference('a\nb\n', 'a\nb\n')).toBeUndefined();
    expect(firstDifference('a\nbc\n', 'a\nbd\n')).toEqual({
      line: 2,
      column: 2,
      printed: 'bc\n',
      expected: 'bd\n',
    });
    expect(firstDifference('a\n', 'a\nb\n')).toEqual({
      line: 2,
      column: 1,
      printed: undefined,
      expected: 'b\n',
    });
    expect(firstDifference('a\n', 'a\r\n')).toEqual({
      line: 1,
      column: 2,
      printed: 'a\n',
      expected: 'a\r\n',
    });
    expect(firstDifference('a', 'a\n')?.column).toBe(2);
    const parts = visible('1  n\t\r\n');
    expect(parts.map(({ text }) => text)).toEqual(['1', '··', 'n', '\\t', '\\r', '\\n']);
    expect(parts.map(({ isMark }) => isMark)).toEqual([false, true, false, true, true, true]);
  });
});
