import { beforeEach, describe, expect, test } from 'vitest';

import type { Hints, LeftOut, Logic, Work } from '../../../../site/src/solver/hints.ts';
import { workOf } from '../../../../site/src/features/hint/work.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { appWithout } from '../../support/app.fixture.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { positionOf } from '../../support/position.fixture.ts';
import { hintsOf, pair, stepWith } from './steps.fixture.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

let app: App;
let asked: Work[];
let answer: Hints;
let failing: unknown;
/** What each hint was to do without. */
let without: (readonly LeftOut[])[];

beforeEach(() => {
  asked = [];
  without = [];
  answer = hintsOf(pair);
  failing = undefined;
  const logic = {
    hint: (_: unknown, work: Work, __: unknown, ___: unknown, leftOut: readonly LeftOut[]) => {
      asked.push(work);
      without.push(leftOut);
      return failing ? Promise.reject(failing as Error) : Promise.resolve(answer);
    },
  } as unknown as Logic;
  ({ app } = appWithout({}, logic));
  app.game.reopen(positionOf('1;;zzzb3'));
});

describe('a hint', () => {
  test('shows one more with every press, and does it with the last', async () => {
    app.game.select({ cells: [2], cursor: 2 });
    app.enter(1, 'corner');
    const before = app.game.history.past.length;
    const degrees = [];
    for (let press = 0; press < 5; press++) {
      await app.hinting.press();
      degrees.push(app.hinting.degree);
    }
    expect(degrees).toEqual(['look', 'technique', 'where', 'why', 'done']);
    expect(asked).toHaveLength(1);
    expect(app.game.history.past).toHaveLength(before + 1);
    // r1c3 had no marks: it gets its candidates without the one that goes.
    expect(app.game.position.cells[2]).toMatchObject({ corner: 0, centre: 0b100 });
    app.game.undo();
    expect(app.game.position.cells[2]?.centre).toBe(0);
    expect(app.hinting.outdated).toBe(true);
  });

  test('is asked for anew when the board has changed, and after it was done', async () => {
    await app.hinting.press();
    await app.hinting.press();
    app.game.select({ cells: [5], cursor: 5 });
    app.game.mode = 'corner';
    app.enter(4, 'corner');
    await app.hinting.press();
    expect(app.hinting.degree).toBe('look');
    expect(asked).toHaveLength(2);
    for (let press = 0; press < 5; press++) await app.hinting.press();
    expect(app.hinting.degree).toBe('look');
    expect(asked).toHaveLength(3);
  });

  test('does without a technique that was left out, until all are taken in again', async () => {
    await app.hinting.press();
    await app.hinting.press();
    await app.hinting.leaveOut('X-Wing');
    expect(app.hinting.degree).toBe('technique');
    await app.hinting.leaveOut('Naked Pair');
    app.settings.leaveOut('X-Wing', false);
    await app.hinting.ask('look');
    app.settings.set('assumesOneSolution', false);
    await app.hinting.ask('look');
    await app.hinting.takeAllIn();
    expect(without).toEqual([
      [],
      ['X-Wing'],
      ['Naked Pair', 'X-Wing'],
      ['Naked Pair'],
      ['Naked Pair', 'uniqueness'],
      ['uniqueness'],
    ]);
    expect(app.hinting.leftOut).toEqual([]);
  });

  test('knows nothing of names that are no techniques', async () => {
    app.settings.set('leftOut', 'X-Wing,Magic,,X-Wing');
    expect(app.hinting.leftOut).toEqual(['X-Wing']);
    await app.hinting.press();
    expect(without).toEqual([['X-Wing']]);
  });

  test('with automatic candidates rules out by hand', async () => {
    app.settings.set('autoCandidates', true);
    for (let press = 0; press < 5; press++) await app.hinting.press();
    expect(app.game.position.cells[2]).toMatchObject({ centre: 0, ruledOut: 0b1 });
  });

  test('that places a digit takes its marks from the cells that see it', async () => {
    app.game.fillCentreMarks(new Array<number>(81).fill(511));
    app.facts.reach = {
      seen: [],
      far: [],
      different: new Array<number[]>(81).fill([]).map((_, cell) => (cell === 0 ? [1, 9] : [])),
    };
    answer = hintsOf(
      stepWith({ technique: 'Naked Single', cells: [0], placements: [{ cell: 0, digit: 7 }] }),
    );
    for (let press = 0; press < 5; press++) await app.hinting.press();
    const { cells } = app.game.position;
    expect(cells[0]?.digit).toBe(7);
    expect([1, 9, 2].map((cell) => cells[cell]?.centre)).toEqual([0b110111111, 0b110111111, 511]);
  });

  test('that leaves one digit in its cell, as its point, puts it there', async () => {
    answer = hintsOf(
      stepWith({
        technique: 'Bivalue Universal Grave + 1',
        cells: [2],
        eliminations: [{ cell: 2, digit: 1 }],
      }),
    );
    for (let press = 0; press < 5; press++) await app.hinting.press();
    expect(app.game.position.cells[2]).toMatchObject({ digit: 3 });
  });

  test('fills in candidates where there are none, and stays as it was', async () => {
    await app.hinting.press();
    await app.hinting.press();
    app.game.select({ cells: [0], cursor: 0 });
    await app.hinting.fillIn();
    expect(app.game.position.cells.slice(0, 3).map(({ centre }) => centre)).toEqual([
      0b11, 0b11, 0b101,
    ]);
    expect(app.hinting.degree).toBe('technique');
    expect(app.hinting.outdated).toBe(false);
  });

  test('that fails or takes too long says so, and is over', async () => {
    failing = new DOMException('', 'TimeoutError');
    await app.hinting.press();
    expect(app.hinting.trouble).toBe('tooLong');
    failing = new Error('broken');
    await app.hinting.press();
    expect(app.hinting.trouble).toMatchObject({ failure: expect.stringMatching(/\w/) as string });
    expect(app.hinting.running).toBe(false);
    app.closeHint();
    expect(app.hinting.open).toBeUndefined();
  });

  test('goes with its puzzle; the tools for setters are about any', async () => {
    await app.hinting.press();
    expect(app.hinting.open).toBe('hint');
    app.game.newBoard(shapeOf(9));
    expect(app.hinting.open).toBeUndefined();
    app.showImprove();
    app.game.undo();
    expect(app.hinting.open).toBe('improve');
  });

  test('of a board without givens is refused, unless its rules may leave one solution', async () => {
    app.game.newBoard(shapeOf(9));
    await app.hinting.press();
    expect(app.hinting.trouble).toBe('blank');
    expect(asked).toHaveLength(0);
    app.game.bring({ ...emptyPuzzle(shapeOf(9)), rules: [{ name: 'constraints' }] }, '');
    await app.hinting.press();
    expect(app.hinting.trouble).toBeUndefined();
    expect(asked).toHaveLength(1);
  });
});

describe('what a person has written', () => {
  const position = positionOf('1;;zzzb3');
  const cells = position.cells.map((cell, at) =>
    at === 0
      ? { ...cell, centre: 0b110 }
      : at === 1
        ? { ...cell, ruledOut: 0b1 }
        : at === 2
          ? { ...cell, digit: 5 }
          : at === 3
            ? { ...cell, corner: 0b1 }
            : cell,
  );

  test('is centre marks, or the automatic candidates that are left; corner marks say nothing', () => {
    const own = workOf({ ...position, cells }, false);
    expect(own.open.slice(0, 5)).toEqual([0b110, null, null, null, null]);
    expect(own.entered.slice(0, 4)).toEqual([0, 0, 5, 0]);
    const auto = workOf({ ...position, cells }, true);
    // All are written down, which lets naked singles be seen first.
    const all = 0b111111111;
    expect(auto.open.slice(0, 5)).toEqual([all, 0b111111110, null, all, all]);
  });
});
