import { describe, expect, test } from 'vitest';

import type { Algorithm } from '../../../../site/src/puzzle/algorithms.ts';
import { explain } from '../../../../site/src/features/watch/lesson-sentence.ts';
import type { TraceView } from '../../../../site/src/solver/lessons.ts';
import { shapeOf, type Shape } from '../../../../site/src/puzzle/shape.ts';
import type { VariantListed } from '../../../../site/src/rules/index.ts';
import { at, frame, noCounters } from '../../support/trace.fixture.ts';

function said(view: TraceView, algorithm: Algorithm = 'recursion'): string {
  return explain(view, algorithm, shapeOf(4))
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
        'If 4 fails too, <2> has no digits left, and the search goes back to <0> and removes its 2.',
    );
  });

  test('which rule of a variant refuses a digit, in the values of its board', () => {
    const list = [{ items: [2], broken: 'cells with the wrong sum' }] as unknown as VariantListed[];
    const shape = { ...shapeOf(4), size: undefined, lowest: 0 } as unknown as Shape;
    const grid = [1, 2, ...new Array<number>(14).fill(0)];
    const saidOf = (other: number, depth: number, algorithm: Algorithm = 'recursion') =>
      explain(
        at(
          { kind: 'conflict', depth, cell: 2, digit: 4, other, reason: '2 Cage' },
          { kind: 'backtrack', depth, cell: 2 },
          { grid, frames: [frame(2, 4, false, 0b1111)] },
        ),
        algorithm,
        shape,
        list,
      )
        .map((part) => (typeof part === 'string' ? part : `<${part.cell}>`))
        .join('');
    expect(saidOf(1, 2)).toBe(
      '3 cannot go in <2>, beside the 1 in <1>: cells with the wrong sum. <2> has no digits left.',
    );
    expect(saidOf(2, 2)).toContain('3 cannot go in <2>: cells with the wrong sum.');
    expect(saidOf(1, 2, 'stack')).toContain(
      'The board is bad with the new 3 in <2>, beside the 1 in <1>: cells with the wrong sum.',
    );
    expect(saidOf(1, 0)).toContain(
      'The givens already break a rule, with the 3 in <2>, beside the 1 in <1>: cells with the wrong sum.',
    );
    const gaveUp = at(
      { kind: 'backtrack', depth: 1, cell: 2 },
      { kind: 'done' },
      { frames: [frame(2, 4, false, 0b0011, 0b0100)] },
    );
    expect(explain(gaveUp, 'recursion', shape, list).join('')).toContain(
      '0 and 1 each break a rule; 3 led to no solution; 2 led to solutions',
    );
  });

  test('what became of every digit of a cell that is given up', () => {
    const view = at(
      { kind: 'backtrack', depth: 1, cell: 2 },
      { kind: 'done' },
      { frames: [frame(2, 4, false, 0b0011, 0b0100)] },
    );
    expect(said(view)).toBe(
      '<2> has no digits left: 1 and 2 each break a rule; 4 led to no solution; 3 led to solutions, all of them found. ' +
        'Nothing is left to go back to: the search ends.',
    );
  });

  test('taking back: after a dead end, after solutions, a single, a bad move', () => {
    const remove = { kind: 'remove', depth: 1, cell: 2, digit: 3 } as const;
    const next = { kind: 'try', depth: 1, cell: 2, digit: 2 } as const;
    expect(said(at(remove, next, { frames: [frame(2, 3, false)] }))).toContain('nothing worked');
    expect(said(at(remove, next, { frames: [frame(2, 3, false, 0, 4)] }))).toContain(
      'to look for more solutions',
    );
    expect(said(at(remove, next, { frames: [frame(5, 3, false)] }), 'singles')).toContain(
      'the single 3',
    );
    expect(said(at(remove, next, { frames: [frame(2, 3, false, 4)] }), 'stack')).toContain(
      'bad move',
    );
    expect(said(at(remove, next, { frames: [frame(2, 3, false)] }), 'stack')).toContain(
      'nothing that followed from it worked',
    );
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

describe('what is said of other algorithms', () => {
  const visit = { kind: 'visit', depth: 1, cell: 2 } as const;
  const attempt = { kind: 'try', depth: 1, cell: 2, digit: 3 } as const;
  const conflict = {
    kind: 'conflict',
    depth: 1,
    cell: 2,
    digit: 3,
    other: 1,
    reason: 'knight',
  } as const;
  const place = { kind: 'place', depth: 1, cell: 2, digit: 3 } as const;
  const grid = [2, 3, 3, ...new Array<number>(13).fill(0)];

  test('givens that break a rule end every search before it begins', () => {
    const event = { ...conflict, depth: 0 };
    expect(said(at(event, { kind: 'done' }, { grid }))).toBe(
      "The givens already break a rule: with the 3 in <2>, the 3 in <1> is a knight's move away. " +
        'There is no solution. Nothing is left to go back to: the search ends.',
    );
  });

  test('the stack makes a move first and judges after', () => {
    expect(said(at(attempt, place), 'stack')).toBe(
      'Tries 3 in <2>. The move is made first and checked afterwards.',
    );
    expect(said(at(place, conflict), 'stack')).toBe(
      'The move “3 into <2>” is made and pushed onto the stack. Is the board bad now?',
    );
    expect(said(at(conflict, { ...place, kind: 'remove' }, { grid }), 'stack')).toBe(
      "The board is bad: with the new 3 in <2>, the 3 in <1> is a knight's move away. So the move is popped and undone.",
    );
    expect(said(at(place, visit), 'stack')).toMatch(/Next it moves on to the next empty cell\.$/);
    expect(said(at({ kind: 'solution' }, { kind: 'done' }), 'stack')).toMatch(
      /and the search stops\.$/,
    );
    const counters = { ...noCounters, solutions: 1 };
    expect(said(at({ kind: 'done' }, { kind: 'done' }, { counters }), 'stack')).toBe(
      'Done: the solution is on the board.',
    );
  });

  test('recursion judges first', () => {
    expect(said(at(attempt, place))).toBe('Tries 3 in <2>. Does it break a rule?');
    expect(said(at(place, visit))).toBe(
      '3 breaks no rule: it goes into <2>. Next, a new call solves the rest of the board.',
    );
    expect(said(at({ kind: 'start' }, visit))).toBe(
      'Nothing has happened yet. First it looks for an empty cell.',
    );
    expect(said(at(visit, attempt))).toBe('The next empty cell is <2>. Next it tries 3.');
    expect(said(at(place, { kind: 'solution' }))).toMatch(/No empty cell is left\.$/);
  });

  test('a single is filled without a guess, and one that is impossible is told', () => {
    const single = { kind: 'single', depth: 1, cell: 2, digit: 3 } as const;
    expect(said(at(visit, single), 'singles')).toBe(
      '<2> has no candidates left. Next it fills a cell that has only one candidate.',
    );
    expect(said(at(single, place), 'singles')).toBe(
      '3 is the only candidate of <2>: no guess is needed.',
    );
    expect(said(at(place, visit, { singles: [2] }), 'singles')).toMatch(/^3 goes into <2>\./);
  });

  test('the cell with the fewest candidates is told with their number', () => {
    const fewest = (candidates: number) => said(at({ ...visit, candidates }, attempt), 'fewest');
    expect(fewest(0b101)).toMatch(/^<2> has the fewest candidates: 2\./);
    expect(fewest(0)).toMatch(/^<2> has no candidates left, so it is visited first\./);
  });

  test('the last digit of the first cell has nothing to go back to', () => {
    const last = { ...attempt, digit: 4 };
    expect(said(at(visit, last))).toBe(
      'The next empty cell is <2>. Next it tries 4. If 4 fails too, <2> has no digits left, and the search is over.',
    );
  });

  test('a cell is given up: every digit refused, or some led to solutions', () => {
    const event = { kind: 'backtrack', depth: 1, cell: 2 } as const;
    const upcoming = { kind: 'remove', depth: 1, cell: 1, digit: 2 } as const;
    expect(said(at(event, upcoming, { frames: [frame(2, 4, false, 0b1111)] }))).toBe(
      '<2> has no digits left: 1, 2, 3 and 4 each break a rule. So the search goes back to <1> and removes its 2.',
    );
    expect(said(at(event, upcoming, { frames: [frame(2, 4, false, 0b1000, 0b11)] }))).toMatch(
      /^<2> has no digits left: 4 breaks a rule; 3 led to no solution; 1 and 2 led to solutions, all of them found\./,
    );
  });
});
