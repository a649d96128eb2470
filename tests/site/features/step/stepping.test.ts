import { describe, expect, test } from 'vitest';

import { saidOf } from '../../../../site/src/features/step/said.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import type { Lessons, Steps } from '../../../../site/src/solver/lessons.ts';
import { viewOfSteps } from '../../../../site/src/features/step/step-view.ts';
import { Stepping } from '../../../../site/src/features/step/stepping.svelte.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

const puzzle = emptyPuzzle(shapeOf(4));
const moves = [0, 1, 2].map((column) => ({ row: 1, column, digit: column + 1 }));

/** Three steps can be made. */
function stepsAfter(after: number, status: Steps['status'] = 'stuck'): Steps {
  const nothing = new Array<number>(16).fill(0);
  const grid = nothing.map((_, cell) => (cell >= 4 && cell < 4 + after ? cell - 3 : 0));
  // Whatever is not filled can only be a 4.
  const constraints = nothing.map(() => 0b0111);
  return { moves, status, after, grid, file: '', constraints, culprits: [] };
}

async function stepping(status?: Steps['status']): Promise<Stepping> {
  const lessons: Partial<Lessons> = { steps: async (_, after) => stepsAfter(after, status) };
  const made = new Stepping(lessons as Lessons);
  await made.begin(puzzle);
  return made;
}

/** What the view says, without its cells. */
const said = ({ status, steps }: Stepping) =>
  steps
    ? saidOf(status, steps, shapeOf(4))
        .filter((part) => typeof part === 'string')
        .join('')
    : '';

describe('stepping', () => {
  test('goes on until nothing can be filled, and says so', async () => {
    const made = await stepping();
    expect([made.status, said(made)]).toEqual([
      'ready',
      'Each step fills the first square, row by row, that has exactly one candidate.',
    ]);
    for (const after of [1, 2, 3]) {
      await made.step();
      expect([made.status, made.steps?.after]).toEqual(['success', after]);
    }
    expect(said(made)).toBe(' can hold only 3. Success: one square was filled.');
    await made.step();
    expect([made.status, made.steps?.after]).toEqual(['failure', 3]);
    expect(said(made)).toBe('Failure: no square has exactly one candidate left.');
    await made.back();
    expect([made.status, made.steps?.after]).toEqual(['success', 2]);
  });

  test('ends with a solved board, or with a failure', async () => {
    const solved = await stepping('solved');
    await solved.toEnd();
    expect([solved.status, solved.steps?.after]).toEqual(['solved', 3]);
    expect(said(solved)).toMatch(/Solved: that was the last square\.$/);
    const stuck = await stepping('stuck');
    await stuck.toEnd();
    expect([stuck.status, stuck.steps?.after]).toEqual(['failure', 3]);
    await stuck.goTo(0);
    expect(stuck.status).toBe('ready');
    await stuck.back();
    expect(stuck.steps?.after).toBe(0);
  });

  test('without any step fails at once', async () => {
    const lessons: Partial<Lessons> = { steps: async () => ({ ...stepsAfter(0), moves: [] }) };
    const made = new Stepping(lessons as Lessons);
    await made.begin(puzzle);
    await made.step();
    expect([made.status, said(made)]).toEqual([
      'failure',
      'Failure: no square has exactly one candidate left.',
    ]);
  });

  test('does nothing before a puzzle, and tells when the engine breaks down', async () => {
    let broken = true;
    const lessons: Partial<Lessons> = {
      steps: (_, after) =>
        broken ? Promise.reject(new Error('lost')) : Promise.resolve(stepsAfter(after)),
    };
    const made = new Stepping(lessons as Lessons);
    await made.step();
    await made.goTo(1);
    expect([made.puzzle, made.steps, made.broken]).toEqual([undefined, undefined, false]);
    await made.begin(puzzle);
    expect([made.puzzle, made.broken]).toEqual([puzzle, true]);
    broken = false;
    await made.begin(puzzle);
    expect([made.steps?.after, made.broken]).toEqual([0, false]);
  });

  test('an answer about the puzzle before is not shown', async () => {
    const late: ((steps: Steps) => void)[] = [];
    const lessons: Partial<Lessons> = { steps: () => new Promise((resolve) => late.push(resolve)) };
    const made = new Stepping(lessons as Lessons);
    const before = made.begin(puzzle);
    const after = made.begin(emptyPuzzle(shapeOf(4)));
    late[1]?.(stepsAfter(1));
    late[0]?.(stepsAfter(3));
    await Promise.all([before, after]);
    expect(made.steps?.after).toBe(1);
  });
});

describe('the board of the steps', () => {
  test('marks the square filled last, the singles, and the cells of houses', () => {
    const house = [0, 1, 4, 5];
    const rules = [{ name: 'latin' }, { name: 'house', cells: house }] as const;
    const { cells, outlines, hasBoxes } = viewOfSteps(
      emptyPuzzle(shapeOf(4), rules),
      stepsAfter(1),
      true,
    );
    expect(cells[4]).toMatchObject({ digit: 1, tints: ['house', 'good'], candidates: 0 });
    expect(cells[5]).toMatchObject({ digit: 0, tints: ['house', 'changed'], strong: 8 });
    expect(cells[6]).toMatchObject({ tints: ['changed'], candidates: 8 });
    expect(outlines?.map(({ stroke }) => stroke)).toEqual(['house', 'good']);
    const further = viewOfSteps(puzzle, stepsAfter(3), true);
    expect(further.outlines).toEqual([{ cells: [6], stroke: 'good' }]);
    expect(further.cells.map(({ tints }) => tints?.includes('good')).indexOf(true)).toBe(6);
    expect(hasBoxes).toBe(false);
    expect(cells[6]?.name).not.toContain('box');
    const hidden = viewOfSteps(puzzle, stepsAfter(0), false);
    expect(hidden.cells[6]).toMatchObject({ tints: [] });
    expect(hidden.cells[6]).not.toHaveProperty('candidates');
    expect(hidden.cells[6]?.name).toBe('row 2 column 3, box 2, empty, candidates 4');
    expect(hidden.cells[12]?.name).toBe('row 4 column 1, box 3, empty, candidates 4');
    expect(cells[4]?.name).toBe('row 2 column 1, 1, in an extra house');
  });
});
