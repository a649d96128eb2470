import { describe, expect, test } from 'vitest';

import { firstDifference, visible } from '../../site/src/state/first-difference.ts';
import { explain } from '../../site/src/state/lesson-sentence.ts';
import type { Algorithm } from '../../site/src/puzzle/algorithms.ts';
import type { TraceEvent, TraceFrame, TraceView } from '../../site/src/state/lessons.ts';
import { algorithms } from '../../site/src/puzzle/algorithms.ts';
import { activeLine, pseudocode } from '../../site/src/state/pseudocode.ts';
import { bitsOf } from '../../site/src/state/step-view.ts';
import { neighbourhood, wholeTree } from '../../site/src/state/tree-layout.ts';
import { splitMoment, writeWatchLink } from '../../site/src/state/watch-link.ts';
import { emptyPuzzle } from '../../site/src/puzzle/puzzle.ts';
import { samples } from '../../site/src/state/watch-samples.ts';

const noCounters = {
  visits: 0,
  tries: 0,
  singles: 0,
  conflicts: 0,
  placements: 0,
  removals: 0,
  backtracks: 0,
  solutions: 0,
  deepest: 0,
};

const nothing: TraceEvent = {
  kind: 'start',
  depth: 0,
  cell: null,
  digit: null,
  other: null,
  reason: null,
  candidates: 0,
};

function frame(cell: number, digit: number, placed: boolean, refused = 0, solved = 0): TraceFrame {
  return { cell, digit, placed, refused, solved };
}

/** A 4x4 search at some event. */
function at(event: Partial<TraceEvent>, upcoming: Partial<TraceEvent>, rest: Partial<TraceView> = {}): TraceView {
  return {
    arrived: true,
    position: 1,
    seen: 1,
    complete: false,
    event: { ...nothing, ...event },
    upcoming: { ...nothing, ...upcoming },
    counters: noCounters,
    seenCounters: noCounters,
    grid: new Array<number>(16).fill(0),
    depths: [],
    singles: [],
    frames: [],
    ...rest,
  };
}

function said(view: TraceView, algorithm: Algorithm = 'recursion'): string {
  return explain(view, algorithm, 4)
    .map((part) => (typeof part === 'string' ? part : `<${part.cell}>`))
    .join('');
}

describe('what is said of a search', () => {
  test('why a digit is refused, and where the search goes should the last one fail', () => {
    const grid = [2, 1, ...new Array<number>(14).fill(0)];
    const view = at(
      { kind: 'conflict', depth: 2, cell: 2, digit: 1, other: 1, reason: 'row' },
      { kind: 'try', depth: 2, cell: 2, digit: 4 },
      { grid, frames: [frame(0, 2, true), frame(2, 1, false, 1)] },
    );
    expect(said(view)).toBe(
      '1 cannot go in <2>: the 1 in <1> is in the same row. Next it tries 4. ' +
        'If 4 fails too, <2> has nothing left, and the search goes back to <0> and takes its 2 away.',
    );
  });

  test('what became of every digit of a cell that is given up', () => {
    const view = at(
      { kind: 'backtrack', depth: 1, cell: 2 },
      { kind: 'done' },
      { frames: [frame(2, 4, false, 0b0011, 0b0100)] },
    );
    expect(said(view)).toBe(
      '<2> has no digit left: 1 and 2 each break a rule; 4 led nowhere; 3 led to solutions and is used up. ' +
        'Nothing is left to go back to: the search ends.',
    );
  });

  test('taking back: after a dead end, after solutions, a single, a bad move', () => {
    const remove = { kind: 'remove', depth: 1, cell: 2, digit: 3 } as const;
    const next = { kind: 'try', depth: 1, cell: 2, digit: 2 } as const;
    expect(said(at(remove, next, { frames: [frame(2, 3, false)] }))).toContain('nothing worked');
    expect(said(at(remove, next, { frames: [frame(2, 3, false, 0, 4)] }))).toContain('to look for more solutions');
    expect(said(at(remove, next, { frames: [frame(5, 3, false)] }), 'singles')).toContain('the single 3');
    expect(said(at(remove, next, { frames: [frame(2, 3, false, 4)] }), 'stack')).toContain('bad move');
    expect(said(at(remove, next, { frames: [frame(2, 3, false)] }), 'stack')).toContain('nothing worked below it');
  });

  test('how it ends', () => {
    const done = (solutions: number) =>
      at({ kind: 'done' }, { kind: 'done' }, { counters: { ...noCounters, solutions } });
    expect(said(done(0))).toBe('The search is over: there is no solution.');
    expect(said(done(1))).toBe('The search is over: there is exactly one solution.');
    expect(said(done(7))).toBe('The search is over: there are 7 solutions.');
    expect(said(done(0), 'stack')).toBe('Done: this puzzle has no solution.');
  });
});

describe('pseudocode', () => {
  test.each(algorithms)('every event of %s has its line', (algorithm) => {
    const ids = pseudocode(algorithm, 9).map(({ id }) => id);
    for (const kind of ['visit', 'try', 'conflict', 'place', 'remove', 'backtrack', 'solution'] as const) {
      const view = at({ kind, depth: 1, cell: 3, digit: 2 }, {}, { frames: [frame(3, 2, true)] });
      expect(ids).toContain(activeLine(view, algorithm));
    }
  });

  test('singles and bad moves have lines of their own', () => {
    const single = at({ kind: 'place', depth: 1, cell: 3, digit: 2 }, {}, { singles: [3] });
    expect(activeLine(single, 'singles')).toBe('single');
    const bad = at({ kind: 'remove', depth: 1, cell: 3, digit: 2 }, {}, { frames: [frame(3, 2, false, 2)] });
    expect(activeLine(bad, 'stack')).toBe('pop');
    expect(activeLine(bad, 'recursion')).toBe('remove');
  });
});

describe('the search tree', () => {
  test('around here: the fate of every digit of the last cells', () => {
    const frames = [frame(0, 2, true, 1), frame(1, 3, false, 0b110, 0)];
    const levels = neighbourhood(frames, 4, 8, true);
    expect(levels.map(({ cell }) => cell)).toEqual([0, 1]);
    expect(levels[0]?.nodes.map(({ state }) => state)).toEqual(['refused', 'current', 'open', 'open']);
    expect(levels[1]?.nodes.map(({ state }) => state)).toEqual(['failed', 'refused', 'trying', 'open']);
    expect(levels[1]?.nodes[0]?.from).toEqual({ x: 1, y: 0 });
    expect(neighbourhood(frames, 4, 1, false)).toHaveLength(1);
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
    expect(wholeTree(nodes, 12).nodes.map(({ state }) => state)).toEqual(['failed', 'refused', 'solved', 'failed']);
  });
});

describe('links to a moment', () => {
  test('are read as they are written', () => {
    const link = writeWatchLink(emptyPuzzle(4), 'fewest-singles', 1284);
    expect(link).toBe('#1;;p!fewest-singles.1284');
    expect(splitMoment(link.slice(1))).toEqual({
      fragment: '1;;p',
      moment: { algorithm: 'fewest-singles', position: 1284 },
    });
  });

  test.each(['1;;p!bogosort.3', '1;;p!stack', '1;;p!stack.-1', '1;;p!stack.1e9', '1;;p!stack.9999999999999'])(
    'that are wrong open the puzzle alone: %s',
    (fragment) => expect(splitMoment(fragment)).toEqual({ fragment: '1;;p' }),
  );

  test('the samples are puzzles', () => {
    expect(samples.map(({ puzzle }) => puzzle.size).sort()).toEqual([4, 6, 9]);
  });
});

describe('files', () => {
  test('constraint bits are written as the assignment writes them', () => {
    expect(bitsOf(0b110101111, 9)).toBe('0b110101111');
    expect(bitsOf(1, 4)).toBe('0b0001');
  });

  test('the first difference', () => {
    expect(firstDifference('a\nb\n', 'a\nb\n')).toBeUndefined();
    expect(firstDifference('a\nbc\n', 'a\nbd\n')).toEqual({ line: 2, column: 2, printed: 'bc\n', expected: 'bd\n' });
    expect(firstDifference('a\n', 'a\nb\n')).toEqual({ line: 2, column: 1, printed: undefined, expected: 'b\n' });
    expect(firstDifference('a\n', 'a\r\n')).toEqual({ line: 1, column: 2, printed: 'a\n', expected: 'a\r\n' });
    expect(firstDifference('a', 'a\n')?.column).toBe(2);
    expect(visible('1 2\t\r\n')).toBe('1·2→␍⏎');
  });
});
