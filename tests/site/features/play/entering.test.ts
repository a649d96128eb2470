import { beforeEach, describe, expect, test, vi } from 'vitest';

import { afterPress } from '../../../../site/src/board/selecting.ts';
import { digitAt } from '../../../../site/src/game/position.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { appWithout } from '../../support/app.fixture.ts';
import { mystic } from '../../support/position.fixture.ts';

let app: App;
const select = (...cells: number[]) => app.game.select({ cells, cursor: cells[0] ?? 0 });
const givens = () => app.game.position.puzzle.givens;

beforeEach(() => {
  ({ app } = appWithout());
});

describe('typing givens', () => {
  test('moves on by itself, leaves cells empty by 0, and stays in the last cell', () => {
    select(0);
    for (const digit of [5, 3, 0, 7]) app.enter(digit);
    expect(givens().slice(0, 5)).toEqual([5, 3, 0, 7, 0]);
    expect(app.game.selection).toEqual({ cells: [4], cursor: 4 });
    select(80);
    app.enter(2);
    expect([givens()[80], app.game.selection.cursor]).toEqual([2, 80]);
  });

  test('writes over what is there, the same digit too', () => {
    select(0);
    app.enter(5);
    select(0);
    app.enter(5);
    expect([givens()[0], app.game.selection.cursor]).toEqual([5, 1]);
    select(0);
    app.enter(0);
    expect([givens()[0], app.game.selection.cursor]).toEqual([0, 1]);
  });

  test('stays where it is switched off, with several cells, with marks, and while playing', () => {
    select(0, 1);
    app.enter(4);
    expect(app.game.selection.cells).toEqual([0, 1]);
    select(2);
    app.enter(4, 'corner');
    app.enter(0, 'corner');
    expect(app.game.selection.cursor).toBe(2);
    app.settings.set('moveOn', false);
    app.enter(6);
    app.enter(0);
    expect([givens()[2], app.game.selection.cursor]).toEqual([0, 2]);
    app.settings.set('moveOn', true);
    app.game.settingGivens = false;
    app.enter(6);
    app.enter(0);
    expect(app.game.selection.cursor).toBe(2);
  });
});

describe('the digit first', () => {
  beforeEach(() => {
    const puzzle = readDescription(mystic);
    if (puzzle) app.game.bring(puzzle, '');
    app.settings.set('digitFirst', true);
    select(2);
  });

  test('a key picks a digit, and pressed cells take it', () => {
    app.pressKey(4);
    expect(digitAt(app.game.position, 2)).toBe(0);
    select(4);
    expect(app.pressCell()).toBe(true);
    expect(digitAt(app.game.position, 4)).toBe(4);
    app.game.mode = 'corner';
    select(7);
    app.pressCell();
    expect(app.game.position.cells[7]?.corner).toBe(8);
  });

  test('the same key lets it go, and pressed cells are selected and nothing more', () => {
    app.pressKey(4);
    app.pressKey(4);
    expect(app.pressCell()).toBe(false);
    app.pressKey(5);
    app.game.selectingSeveral = true;
    expect(app.pressCell()).toBe(false);
    app.game.selectingSeveral = false;
    app.settings.set('digitFirst', false);
    expect(app.pressCell()).toBe(false);
    app.pressKey(4);
    expect(digitAt(app.game.position, 2), 'as ever').toBe(4);
  });
});

test('cells that no drag joins are selected press by press', () => {
  let selection = afterPress({ cells: [], cursor: 0 }, 10, true);
  selection = afterPress(selection, 80, true);
  selection = afterPress(selection, 40, true);
  expect(afterPress(selection, 80, true)).toEqual({ cells: [10, 40], cursor: 80 });
});

describe('values of two figures', () => {
  /** What stands in the first cell, as a person reads it, after figures soon after each other. */
  function typed(lowest: number, ...figures: readonly number[]): number {
    const shape = { rows: 12, columns: 12, digits: 12, lowest, boxRows: 3, boxColumns: 4 };
    const puzzle = emptyPuzzle(shape);
    app.game.bring({ ...puzzle, givens: puzzle.givens.map((_, cell) => Number(cell === 143)) }, '');
    select(0);
    for (const figure of figures) app.type(figure, 'digit');
    return digitAt(app.game.position, 0) + lowest - 1;
  }

  test.each([
    [1, [1], 1],
    [1, [1, 2], 12],
    [1, [1, 0], 10],
    [1, [1, 3], 3],
    [1, [2, 1], 1],
    [1, [1, 2, 1], 1],
    [0, [1, 1], 11],
    [0, [1, 2], 2],
    [0, [1, 0], 10],
    [0, [0], 0],
  ])('from %i: %j is %i', (lowest, figures, value) => {
    expect(typed(lowest, ...figures)).toBe(value);
  });

  test('are one step of the history', () => {
    typed(1, 1, 2);
    app.game.undo();
    expect(digitAt(app.game.position, 0)).toBe(0);
  });

  test('are two values where something is done between them, or a moment passes', () => {
    typed(1, 1);
    select(1);
    select(0);
    app.type(2, 'digit');
    expect(digitAt(app.game.position, 0)).toBe(2);
    typed(1, 1);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 10_000);
    app.type(2, 'digit');
    vi.restoreAllMocks();
    expect(digitAt(app.game.position, 0)).toBe(2);
  });
});
