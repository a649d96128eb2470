import { beforeEach, describe, expect, test, vi } from 'vitest';

import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type { SolverAnswer } from '../../../../site/src/solver/solver.ts';
import { digitAt } from '../../../../site/src/game/position.ts';
import { answered, appWithout, type FakeSolver } from '../../support/app.fixture.ts';
import { mystic, positionOf } from '../../support/position.fixture.ts';

const ones = new Array<number>(81).fill(1);
const twos = new Array<number>(81).fill(2);

let app: App;
let solver: FakeSolver;

beforeEach(() => {
  ({ app, solver } = appWithout());
  app.game.bring(positionOf(mystic).puzzle, 'Sample');
  app.game.select({ cells: [2], cursor: 2 });
});

describe('a question', () => {
  test('is about the givens, or about the digits of the person too', async () => {
    app.enter(4);
    const plain = app.asking.ask('count');
    expect(solver.last.puzzle.givens[2]).toBe(0);
    solver.last.answer(answered({}));
    await plain;
    expect(app.asking.answered).toMatchObject({ question: 'count', mine: 0 });
    app.asking.withMine = true;
    const withMine = app.asking.ask('count');
    expect(solver.last.puzzle.givens[2]).toBe(4);
    solver.last.answer(answered({}));
    await withMine;
    expect(app.asking.answered).toMatchObject({ mine: 1 });
  });

  test('runs until its answer, and tells how far it is', async () => {
    const asking = app.asking.ask('count');
    expect(app.asking.running).toBe(true);
    solver.last.onprogress({ count: '5', nodes: 10, fraction: 0.5, stage: 'searching' });
    expect(app.asking.progress?.count).toBe('5');
    solver.last.answer(answered({ count: '7' }));
    await asking;
    expect(app.asking.running).toBe(false);
    expect(app.asking.answered?.answer.count).toBe('7');
  });

  test('begins anew, whatever was told of the one before', async () => {
    const before = app.asking.ask('count');
    solver.last.onprogress({ count: '5', nodes: 10, fraction: 0.5, stage: 'searching' });
    solver.last.answer(answered({ count: '7' }));
    await before;
    const after = app.asking.ask('first');
    expect(app.asking.progress).toBeUndefined();
    solver.last.answer(answered({ solution: ones }));
    await after;
  });

  test('is timed until its answer, and no longer', async () => {
    vi.useFakeTimers();
    try {
      const asking = app.asking.ask('count');
      await vi.advanceTimersByTimeAsync(250);
      expect(app.asking.elapsed).toBeGreaterThan(0);
      solver.last.answer(answered({}));
      await asking;
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('that is replaced by another is stopped, and neither its answer nor its end is heard', async () => {
    const before = app.asking.ask('count');
    const { onprogress } = solver.last;
    const after = app.asking.ask('first');
    expect(solver.asked[0]?.stopped).toBe(true);
    onprogress({ count: '5', nodes: 10, fraction: 0.5, stage: 'searching' });
    expect(app.asking.progress).toBeUndefined();
    await before;
    expect(app.asking.question).toBe('first');
    expect(app.asking.answered).toBeUndefined();
    solver.last.answer(answered({ solution: ones }));
    await after;
    expect(app.asking.answered?.question).toBe('first');
  });

  test('tells that the board has changed since', async () => {
    const asking = app.asking.ask('count');
    app.enter(4);
    expect(app.asking.overtaken, 'by a digit it is not about').toBe(false);
    app.game.setRules([{ name: 'classic' }]);
    expect(app.asking.overtaken).toBe(true);
    solver.last.answer(answered({}));
    await asking;
    const again = app.asking.ask('count');
    expect(app.asking.overtaken).toBe(false);
    solver.last.answer(answered({}));
    await again;
  });

  test('without an answer says why, until the next one', async () => {
    const broken = app.asking.ask('count');
    solver.last.fail(new Error('lost'));
    await broken;
    expect(app.asking.failure).toContain('stopped unexpectedly');
    expect(app.asking.running).toBe(false);
    const again = app.asking.ask('count');
    expect(app.asking.failure).toBe('');
    solver.last.answer(answered({}));
    await again;
  });

  test('with no solution names a conflict that is there already', async () => {
    solver.inspection = { conflicts: [{ cells: [0, 1], rule: 'pairs' }], open: [] };
    for (const [count, conflict] of [
      ['0', solver.inspection.conflicts[0]],
      ['1', undefined],
    ] as const) {
      const asking = app.asking.ask('solve');
      solver.last.answer(answered({ count }));
      await asking;
      expect(app.asking.answered?.conflict).toEqual(conflict);
    }
  });
});

describe('an answer', () => {
  async function ask(solutions: readonly (readonly number[])[]): Promise<void> {
    const asking = app.asking.ask('all');
    solver.last.answer(answered({ count: String(solutions.length), solutions }));
    await asking;
  }

  test('of several is leafed through in a circle, and tells the cells that differ', async () => {
    await ask([ones, twos, [2, ...ones.slice(1)]]);
    expect(app.asking.solution).toBe(ones);
    app.asking.turn(-1);
    expect(app.asking.solution?.[0]).toBe(2);
    app.asking.turn(1);
    expect(app.asking.solution).toBe(ones);
    expect(app.asking.differing).toHaveLength(81);
    app.asking.turn(1);
    await ask([ones, [2, ...ones.slice(1)]]);
    expect(app.asking.solution, 'the first one of another answer').toBe(ones);
    expect(app.asking.differing).toEqual([0]);
  });

  test('of none cannot be leafed through', async () => {
    app.asking.turn(1);
    expect(app.asking.at).toBe(0);
    expect(app.asking.differing).toEqual([]);
    await ask([]);
    app.asking.turn(1);
    expect([app.asking.at, app.asking.solution, app.asking.canKeep]).toEqual([0, undefined, false]);
  });

  test('goes when its puzzle changes, or a digit that it took along', async () => {
    await ask([ones]);
    app.enter(4);
    expect(app.asking.outdated).toBe(false);
    app.asking.withMine = true;
    await ask([ones]);
    expect(app.asking.outdated).toBe(false);
    app.enter(5);
    expect([app.asking.outdated, app.asking.solution]).toEqual([true, undefined]);
    await ask([ones]);
    app.game.setRules([{ name: 'classic' }]);
    expect(app.asking.outdated).toBe(true);
  });

  test('has candidates to keep as marks while they are shown, unless there are none', async () => {
    const ask = async (candidates: number[]) => {
      const asking = app.asking.ask('candidates');
      solver.last.answer(answered({ candidates }));
      await asking;
      return app.asking.marksToKeep;
    };
    expect(await ask([1, 4])).toEqual([1, 4]);
    app.asking.hide();
    expect(app.asking.marksToKeep).toBeUndefined();
    expect(await ask([0, 0])).toBeUndefined();
  });

  test('of several candidates can be asked for their counts, about the same digits', async () => {
    const ask = async (question: 'candidates' | 'howMany', answer: Partial<SolverAnswer>) => {
      const asking = app.asking.ask(question);
      solver.last.answer(answered({ count: '', ...answer }));
      await asking;
    };
    await ask('candidates', { candidates: [1, 4] });
    expect(app.asking.canAskHowMany).toBe(false);
    await ask('candidates', { candidates: [1, 5], stopped: 'cancelled' });
    expect(app.asking.canAskHowMany).toBe(false);
    await ask('candidates', { candidates: [1, 5] });
    expect(app.asking.canAskHowMany).toBe(true);
    app.enter(4);
    app.asking.withMine = true;

    const stopped = app.asking.ask('howMany');
    app.asking.stop();
    await stopped;
    expect(app.asking.answered?.question).toBe('candidates');
    expect([app.asking.running, app.asking.canAskHowMany]).toEqual([false, true]);

    await ask('howMany', { candidates: [1, 5], occurrences: [2, 0, 1, 1] });
    expect(solver.last.puzzle.givens[2]).toBe(0);
    expect(app.asking.answered).toMatchObject({ question: 'howMany', mine: 0 });
    expect(app.asking.canAskHowMany).toBe(false);
  });

  test('is compared with the digits on the board, and kept once', async () => {
    const solution = app.game.position.puzzle.givens.map((digit) => digit || 1);
    app.enter(4);
    await ask([solution]);
    expect(app.asking.differingFromMine).toBe(1);
    expect(app.asking.canKeep).toBe(true);
    app.game.fillIn(solution);
    expect(digitAt(app.game.position, 2)).toBe(1);
    expect([app.asking.differingFromMine, app.asking.canKeep]).toEqual([0, false]);
    app.asking.hide();
    expect([app.asking.solution, app.asking.differingFromMine]).toEqual([undefined, 0]);
  });
});

describe('another puzzle', () => {
  const other = positionOf('1;;12zzza').puzzle;

  test('takes the answer of the one before away, and its undo does not bring it back', async () => {
    const asking = app.asking.ask('solve');
    solver.last.answer(answered({ solution: ones }));
    await asking;
    expect(app.asking.answered).toBeDefined();
    app.asking.withMine = true;
    app.game.bring(other, 'Another');
    expect(app.asking.answered).toBeUndefined();
    expect(app.asking.withMine).toBe(false);
    app.game.undo();
    expect(app.asking.answered).toBeUndefined();
  });

  test('ends the question that is under way, whose answer comes to nothing', async () => {
    const asking = app.asking.ask('count');
    const { last } = solver;
    app.game.bring(other, 'Another');
    expect([app.asking.running, last.stopped]).toEqual([false, true]);
    await asking;
    expect(app.asking.answered).toBeUndefined();
  });

  test('a hint hides the solution that stands on the board', async () => {
    const asking = app.asking.ask('solve');
    solver.last.answer(answered({ solution: ones }));
    await asking;
    expect(app.asking.solution).toBe(ones);
    app.hint();
    expect(app.asking.solution).toBeUndefined();
  });
});

describe('a count after Solve', () => {
  async function solved(changes: Partial<SolverAnswer>): Promise<number> {
    const asking = app.asking.ask('solve');
    solver.last.answer(answered(changes));
    await asking;
    return solver.asked.length;
  }

  test.each(['0', '1'])('says at once what is proved: %s', async (count) => {
    const asked = await solved({ count, ...(count === '1' && { solution: ones }) });
    await app.asking.ask('count');
    expect(solver.asked).toHaveLength(asked);
    expect(app.asking.answered).toMatchObject({ question: 'count', answer: { count } });
  });

  test.each([
    { count: '2', stopped: 'solution_limit' },
    { count: '1', stopped: 'cancelled' },
  ] as const)('asks where nothing is proved: %j', async (changes) => {
    const asked = await solved(changes);
    void app.asking.ask('count');
    expect(solver.asked).toHaveLength(asked + 1);
    app.asking.stop();
  });

  test('asks about other digits', async () => {
    const asked = await solved({ count: '1', solution: ones });
    app.enter(4);
    app.asking.withMine = true;
    void app.asking.ask('count');
    expect(solver.asked).toHaveLength(asked + 1);
    app.asking.stop();
  });
});
