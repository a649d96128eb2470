import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { withGivens, withLit } from '../../../../site/src/features/improve/improve-board.ts';
import { Improving } from '../../../../site/src/features/improve/improving.svelte.ts';
import { constraintsOf } from '../../../../site/src/puzzle/constraints.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type {
  Improved,
  Improvement,
  Improver,
  MinimalForms,
  SetClues,
} from '../../../../site/src/solver/improver.ts';
import { appWithout } from '../../support/app.fixture.ts';

const shape = shapeOf(4);
const givens = [...'1234341221434320'].map(Number);
const puzzle = { ...emptyPuzzle(shape), givens };
const variantRule = constraintsOf(['.Thermo~R1C1~R1C2']);
const one = { solutions: 1, stopped: 'complete', milliseconds: 1 } as const;

let app: App;
let improver: Partial<Improver>;
let improving: Improving;

beforeEach(() => {
  ({ app } = appWithout());
  improver = {};
  app.game.bring(puzzle, 'mine');
  improving = new Improving(improver as Improver, app.game);
});
afterEach(() => app.notices.close());

const tells = (told: Partial<Improver>) => Object.assign(improver, told);
const board = () => ({
  ...shape,
  hasBoxes: true,
  cells: givens.map((digit, cell) => ({
    digit,
    kind: 'given' as const,
    name: `row 1 column ${cell}, box 1, ${digit}`,
  })),
});

describe('what is told of the givens', () => {
  test('is shown on the board until that is changed', async () => {
    const clues: SetClues = { ...one, cells: [0, 5], digits: [], rules: [] };
    tells({ redundant: () => Promise.resolve(clues) });
    await improving.ask('redundant');
    expect(improving.told).toMatchObject({ kind: 'redundant', clues });
    const shown = improving.decorate?.(board());
    expect(shown?.outlines?.map(({ cells }) => cells)).toEqual([[0], [5]]);
    expect(shown?.cells[5]?.name).toContain('not needed');
    expect(shown?.cells[1]?.name).not.toContain('not needed');
    improving.change(5, 0);
    expect(improving.outdated).toBe(true);
    expect(improving.decorate).toBeUndefined();
  });

  test('is about the board as it was: a digit written since then is a change', async () => {
    const clues: SetClues = { ...one, cells: [0], digits: [], rules: [] };
    tells({ redundant: () => Promise.resolve(clues) });
    await improving.ask('redundant');
    expect(improving.outdated).toBe(false);
    const empty = givens.indexOf(0);
    app.game.select({ cells: [empty], cursor: empty });
    app.game.enter(1, 'digit', () => [], false);
    expect(app.game.position.cells[empty]?.digit).toBe(1);
    expect(improving.outdated).toBe(true);
  });

  test('can be changed by a press, which can be undone', async () => {
    const clues: SetClues = { ...one, cells: [3], digits: [0b0010], rules: [] };
    tells({ changeable: () => Promise.resolve(clues) });
    await improving.ask('changeable');
    improving.change(3, 2);
    expect(app.game.position.puzzle.givens[3]).toBe(2);
    expect(app.game.position.title).toBe('mine');
    app.game.undo();
    expect(app.game.position.puzzle.givens).toEqual(givens);
  });

  test('is a minimal form, and others before and after it', async () => {
    const stays = givens.map((_, cell) => cell < 4);
    const fewer = givens.map((_, cell) => cell < 3);
    const forms: MinimalForms = { ...one, found: 2, forms: [fewer, stays] };
    tells({ minimalForms: () => Promise.resolve(forms) });
    await improving.ask('forms');
    expect(improving.offered?.filter(Boolean)).toEqual([1, 2, 3]);
    improving.turn(-1);
    expect(improving.offered?.filter(Boolean)).toEqual([1, 2, 3, 4]);
    improving.apply();
    expect(app.game.position.puzzle.givens.filter(Boolean)).toEqual([1, 2, 3, 4]);
    expect(improving.offered).toBeUndefined();
  });

  test.each([
    [{ ...one, solutions: 0 }, 'none'],
    [{ ...one, solutions: 2, stopped: 'solution_limit' }, 'several'],
    [{ ...one, stopped: 'time_limit' }, 'tooLong'],
  ] as const)('is nothing where it cannot be told: %o', async (ends, trouble) => {
    tells({ redundant: () => Promise.resolve({ ...ends, cells: [], digits: [], rules: [] }) });
    await improving.ask('redundant');
    expect(improving.trouble).toBe(trouble);
    expect(improving.told).toBeUndefined();
    expect(improving.running).toBeUndefined();
  });

  test('is nothing on an empty board', async () => {
    app.game.bring(emptyPuzzle(), '');
    await improving.ask('forms');
    expect(improving.trouble).toBe('blank');
  });

  test('is about rules alone where a variant has no givens', async () => {
    app.game.bring({ ...emptyPuzzle(shape), rules: [variantRule] }, '');
    for (const question of ['changeable', 'forms'] as const) {
      await improving.ask(question);
      expect(improving.trouble).toBe('noGivens');
    }
    await improving.improve('harder');
    expect(improving.trouble).toBe('noGivens');
    tells({ redundant: () => Promise.resolve({ ...one, cells: [], digits: [], rules: [2] }) });
    await improving.ask('redundant');
    expect(improving.told).toMatchObject({ kind: 'redundant', clues: { rules: [2] } });
  });
});

describe('swapping givens', () => {
  const graded = (score: number, changed: readonly number[] = givens): Improved => ({
    ...one,
    tried: 400,
    puzzle: { givens: changed, level: 'hard', score, hardest: 'X-Wing' },
  });
  const other = givens.map((digit, cell) => (cell === 0 ? 0 : digit));

  test('goes on from the best so far, until enough was tried', async () => {
    const asked: [readonly number[], Improvement][] = [];
    tells({
      improve: (from, wish) => {
        asked.push([from.givens, wish]);
        if (wish.tries === 0) return Promise.resolve({ ...graded(1000), tried: 0 });
        return Promise.resolve(graded(2000, other));
      },
    });
    await improving.improve('harder');
    expect(asked.map(([from]) => from)).toEqual([givens, givens, other, other]);
    expect(asked.map(([, { tries }]) => tries)).toEqual([0, 1000, 600, 200]);
    expect(new Set(asked.map(([, { number }]) => number)).size).toBe(4);
    expect(asked.at(-1)?.[1]).toMatchObject({ aim: 'harder', symmetry: 'none', level: 'hard' });
    expect(improving.told).toMatchObject({
      kind: 'improved',
      before: { score: 1000 },
      best: { score: 2000 },
    });
    expect(improving.offered).toEqual(other);
    improving.apply();
    expect(app.game.position.puzzle.givens).toEqual(other);
  });

  test('takes fewer tries where there are rules of any kind, and counts them on the way', async () => {
    app.game.bring({ ...puzzle, rules: [variantRule] }, '');
    const counted: number[] = [];
    tells({
      improve: (_, { tries }, _signal, ontried) => {
        if (tries > 0) ontried(30);
        counted.push(improving.tried);
        return Promise.resolve({ ...graded(1000), tried: tries > 0 ? 80 : 0 });
      },
    });
    await improving.improve('easier');
    expect(improving.tries).toBe(200);
    expect(counted).toEqual([0, 30, 110, 190]);
    expect(improving.tried).toBe(240);
  });

  test('keeps the best found when it is stopped', async () => {
    let parts = 0;
    tells({
      improve: (_, { tries }, signal) => {
        if (tries === 0) return Promise.resolve({ ...graded(1000), tried: 0 });
        parts += 1;
        if (parts === 1) return Promise.resolve(graded(3000, other));
        return new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(new Error('stopped')));
        });
      },
    });
    const swapping = improving.improve('harder');
    await expect.poll(() => improving.tried).toBe(400);
    expect(improving.running).toBe('harder');
    improving.stop();
    await swapping;
    expect(improving.running).toBeUndefined();
    expect(improving.trouble).toBeUndefined();
    expect(improving.offered).toEqual(other);
  });

  test('asks for a pattern where the puzzle is to be nicer', async () => {
    const wishes: Improvement[] = [];
    tells({
      improve: (_, wish) => {
        wishes.push(wish);
        return Promise.resolve({ ...graded(1000), tried: 1000 });
      },
    });
    improving.symmetry = 'diagonal';
    improving.keepsSolution = true;
    await improving.improve('nicer');
    expect(wishes.at(-1)).toMatchObject({ symmetry: 'diagonal', keepsSolution: true });
    expect(improving.offered).toBeUndefined();
  });
});

describe('a board with other givens', () => {
  test('says of each cell what became of it', () => {
    const others = givens.map((digit, cell) => (cell === 0 ? 0 : cell === 15 ? 1 : digit));
    const view = withGivens(board(), puzzle, others);
    expect(view.cells[0]).toMatchObject({ candidates: 1, struck: 1 });
    expect(view.cells[0]?.name).toBe('row 1 column 0, given 1, would go');
    expect(view.cells[15]).toMatchObject({ digit: 1, kind: 'given' });
    expect(view.cells[15]?.name).toBe('row 1 column 15, new given 1');
    expect(view.cells[1]?.name).toBe(board().cells[1]?.name);
    expect(view.outlines).toEqual([{ cells: [15], stroke: 'good' }]);
  });

  test('has nothing to frame where givens only go', () => {
    expect(
      withGivens(
        board(),
        puzzle,
        givens.map(() => 0),
      ).outlines,
    ).toEqual([]);
    expect(withLit(board(), 'changeable', []).outlines).toEqual([]);
  });
});
