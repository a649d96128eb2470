import { beforeEach, expect, test } from 'vitest';

import { positionOf } from '../../support/position.fixture.ts';
import { appWithout } from '../../support/app.fixture.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type { ExplainerRating, Grading, Logic } from '../../../../site/src/solver/hints.ts';
import { emptyPuzzle, isClassicNine } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

let app: App;
/** The signals of the ratings that were asked for. */
let signals: AbortSignal[];
let answer: (rating: ExplainerRating) => void;
let fail: (failure: Error) => void;

const grading: Grading = {
  state: { kind: 'sound' },
  grade: { level: 'unfair', score: 7210, hardest: 'AIC', steps: 62, singles: false },
};

beforeEach(() => {
  signals = [];
  const logic = {
    grade: () => Promise.resolve(grading),
    rate: (_: unknown, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<ExplainerRating>((resolve, reject) => {
        answer = resolve;
        fail = reject;
      });
    },
  } as unknown as Logic;
  ({ app } = appWithout({}, logic));
  app.game.reopen(positionOf('1;;zzzb3'));
});

const told = () => app.hinting.rating?.told;

test('a rating comes after the grade, which does not wait for it', async () => {
  await app.hinting.findGrade();
  expect(app.hinting.gradeLines[0]).toContain('7,210 points');
  expect(told()).toBeUndefined();
  answer({ tenths: 84, isEstimate: false });
  await expect.poll(told).toBe('about ER 8.4 (Sudoku Explainer)');
  expect(app.hinting.rating?.meaning).toContain('hardest step');
});

test('where it is not found in time, the score says about as much', async () => {
  await app.hinting.findGrade();
  answer({ tenths: null, isEstimate: false });
  await expect.poll(told).toBe('about ER 7.2 (Sudoku Explainer)');
});

test('where the engine fails, too', async () => {
  await app.hinting.findGrade();
  fail(new Error('broken'));
  await expect.poll(told).toBe('about ER 7.2 (Sudoku Explainer)');
});

test('it is given up with its puzzle', async () => {
  await app.hinting.findGrade();
  expect(signals[0]?.aborted).toBe(false);
  app.game.bring(positionOf('1;;zzzb2').puzzle, '');
  expect(signals[0]?.aborted).toBe(true);
  answer({ tenths: 84, isEstimate: false });
  await app.hinting.findGrade();
  expect(signals).toHaveLength(2);
  expect(told()).toBeUndefined();
});

test('only classic puzzles of nine digits have one', async () => {
  app.game.bring({ ...positionOf('1;;zzzb3').puzzle, rules: [{ name: 'constraints' }] }, '');
  await app.hinting.findGrade();
  expect(signals).toHaveLength(0);
  expect(isClassicNine(positionOf('1;;zzzb3').puzzle)).toBe(true);
  expect(isClassicNine(positionOf('1;classic,diagonals;zzzb3').puzzle)).toBe(false);
  expect(isClassicNine(positionOf('1;latin;zzzb3').puzzle)).toBe(false);
  expect(isClassicNine(emptyPuzzle(shapeOf(6)))).toBe(false);
});
