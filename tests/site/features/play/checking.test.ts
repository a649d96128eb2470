import { beforeEach, describe, expect, test } from 'vitest';

import { verdictText } from '../../../../site/src/features/play/verdict-text.ts';
import { emptySupplement } from '../../../../site/src/puzzle/supplement.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { viewOfBoard } from '../../../../site/src/features/play/board-view.ts';
import { answered, appWithout, type FakeSolver } from '../../support/app.fixture.ts';
import { mystic } from '../../support/position.fixture.ts';

let app: App;
let solver: FakeSolver;

const solution = [
  ...'984213765572469813361578924436781592257694381198352476619835247725946138843127659',
].map(Number);

const write = (cell: number, digit: number) => {
  app.game.select({ cells: [cell], cursor: cell });
  app.enter(digit);
};

const said = (full = false) =>
  app.checking.verdict ? verdictText(app.checking.verdict, full) : undefined;

const wrong = () => {
  const { game, facts, asking, settings, checking } = app;
  const parts = { game, facts, asking, choices: settings.choices, marked: checking.marked };
  return viewOfBoard(parts).cells.flatMap((cell, at) => (cell.wrong ? [at] : []));
};

/** Checks, and has the engine answer so, one question after another. */
async function check(...answers: Parameters<typeof answered>[0][]): Promise<void> {
  const done = app.checking.check();
  for (const answer of answers) {
    solver.last.answer(answered(answer));
    for (let times = 0; times < 5; times++) await Promise.resolve();
  }
  await done;
}

beforeEach(() => {
  ({ app, solver } = appWithout());
  const puzzle = readDescription(mystic);
  if (puzzle === undefined) throw new Error('no puzzle');
  app.game.bring(puzzle, '');
});

describe('checking', () => {
  test('says that all is right, and shows nothing', async () => {
    write(2, 4);
    await check({ solution });
    expect(said()).toBe('So far so good.');
    expect(solver.asked).toHaveLength(1);
    expect(solver.last.puzzle.givens[2], 'the givens alone are asked about').toBe(0);
    expect(app.asking.solution).toBeUndefined();
    expect(wrong()).toEqual([]);
  });

  test('goes by the author’s solution where one is carried, and asks nobody', async () => {
    const puzzle = readDescription(mystic);
    if (!puzzle) throw new Error('no puzzle');
    app.game.bring(puzzle, '', undefined, { ...emptySupplement, told: 'Odd rules', solution });
    await check();
    expect(said()).toContain('checked against it');
    write(2, 4);
    await check();
    expect(said()).toBe('Right so far.');
    write(4, 7);
    await check();
    expect(said()).toBe('1 digit differs from the author’s solution.');
    expect(wrong()).toEqual([]);
    app.checking.marking = true;
    expect(wrong()).toEqual([4]);
    expect(solver.asked).toEqual([]);
    // Where a cell of it is not told, it proves nothing.
    const partly = solution.map((digit, cell) => (cell === 80 ? 0 : digit));
    app.game.bring(puzzle, '', undefined, { ...emptySupplement, solution: partly });
    await check({ solution });
    expect(solver.asked).toHaveLength(1);
  });

  test('says of a full board that it is solved, or how many digits differ', async () => {
    write(2, 4);
    await check({ solution });
    expect(said(true)).toBe('Solved. Every rule holds.');
    write(2, 1);
    await check({ solution });
    expect(said(true)).toBe('1 digit differs from the solution.');
  });

  test('says how many digits differ, and which only when asked again', async () => {
    write(2, 1);
    write(4, 1);
    write(7, 1);
    await check({ solution });
    expect(said()).toBe('2 digits differ from the solution.');
    expect(wrong()).toEqual([]);
    app.checking.marking = true;
    expect(wrong()).toEqual([2, 7]);
    write(7, 6);
    expect([said(), wrong()], 'the board has changed').toEqual([undefined, []]);
    await check({ solution });
    expect(said()).toBe('1 digit differs from the solution.');
    expect(wrong()).toEqual([]);
  });

  test('stays while marks are written, and goes with a digit or the puzzle', async () => {
    write(2, 4);
    await check({ solution });
    app.enter(3, 'colour');
    expect(said()).toBe('So far so good.');
    app.game.undo();
    app.game.undo();
    expect(said()).toBeUndefined();
  });

  test('goes when the rules change', async () => {
    await check({ solution });
    app.game.setRules([{ name: 'classic' }]);
    expect(said()).toBeUndefined();
  });

  test('says when the puzzle has no solution, or several', async () => {
    await check({ count: '0' });
    expect(said()).toBe('The puzzle has no solution.');
    await check({ solution });
    expect(said()).toBe('The puzzle has exactly one solution.');
    await check({ count: '2', solution });
    expect(said()).toBe('The puzzle has several solutions.');
    write(2, 4);
    await check({ count: '2', solution }, { count: '1', solution });
    expect(said()).toBe('The puzzle has several solutions; your digits fit at least one.');
    expect(solver.last.puzzle.givens[2]).toBe(4);
    await check({ count: '2', solution }, { count: '0' });
    expect(said()).toBe('The puzzle has several solutions; your digits fit none of them.');
  });

  test('that is stopped says nothing, and one that fails says why', async () => {
    const done = app.checking.check();
    expect(app.checking.running).toBe(true);
    app.checking.stop();
    await done;
    expect([app.checking.running, said()]).toEqual([false, undefined]);
    const failing = app.checking.check();
    solver.last.fail(new Error('crashed'));
    await failing;
    expect(app.checking.failure).not.toBe('');
  });
});

describe('candidates', () => {
  test('that are forced stand large, and the others are tinted by how often they occur', async () => {
    const cells = new Array<number>(81).fill(0b111);
    cells[2] = 0b1000;
    cells[4] = 0b11;
    const occurrences = new Array<number>(729).fill(0);
    occurrences[4 * 9] = 30;
    occurrences[4 * 9 + 1] = 10;
    const done = app.asking.ask('candidates');
    solver.last.answer(answered({ count: '', candidates: cells, occurrences }));
    await done;
    const { game, facts, asking, settings } = app;
    const view = viewOfBoard({ game, facts, asking, choices: settings.choices, marked: [] });
    expect(view.cells[2]).toMatchObject({ digit: 4, kind: 'shown' });
    expect(view.cells[2]?.candidates).toBeUndefined();
    expect(view.cells[2]?.name).toContain('4 shown by the solver');
    expect(view.cells[4]).toMatchObject({ digit: 0, candidates: 0b11 });
    expect(view.cells[4]?.shares?.slice(0, 3)).toEqual([0.75, 0.25, 0]);
  });
});
