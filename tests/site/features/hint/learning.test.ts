import { beforeEach, describe, expect, test } from 'vitest';

import { Practising } from '../../../../site/src/features/hint/practising.svelte.ts';
import type { LogicStep } from '../../../../site/src/engine/messages/logic-types.ts';
import { techniques } from '../../../../site/src/engine/messages/names.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type { Hints, Logic, Path, Technique } from '../../../../site/src/solver/hints.ts';
import { placedKinds, type Made } from '../../../../site/src/solver/maker.ts';
import { hintWords } from '../../../../site/src/words/hints.ts';
import { learningWords } from '../../../../site/src/words/learning.ts';
import { appWithout, type FakeMaker } from '../../support/app.fixture.ts';
import { hintsOf, pair, stepWith } from './steps.fixture.ts';

let app: App;
let path: Path;
let maker: FakeMaker;
let answer: Hints;
let only: (Technique | undefined)[];
let preferred: readonly Technique[];

const single = stepWith({ technique: 'Naked Single' });
const puzzle = { ...emptyPuzzle(), givens: emptyPuzzle().givens.map((_, cell) => +(cell === 0)) };
const made: Made = { kind: 'made', puzzle, solution: puzzle.givens.map(() => 1), level: 'easy' };
const candidates = puzzle.givens.map((_, cell) => (cell < 2 ? 0 : 0b101));
const plainPath: Path = {
  state: { kind: 'sound' },
  houses: [],
  steps: [
    { step: single, grid: `1${'0'.repeat(80)}`, candidates: candidates.map(() => 511) },
    { step: pair, grid: `12${'0'.repeat(79)}`, candidates },
    { step: pair, grid: '1'.repeat(81), candidates },
  ],
};

beforeEach(() => {
  only = [];
  preferred = [];
  path = plainPath;
  answer = hintsOf(pair);
  const logic = {
    hint: (_: unknown, __: unknown, ___: unknown, technique?: Technique) => {
      only.push(technique);
      return Promise.resolve(answer);
    },
    path: (_: unknown, __: unknown, ___: unknown, techniques: readonly Technique[]) => {
      preferred = techniques;
      return Promise.resolve(path);
    },
  } as unknown as Logic;
  ({ app, maker } = appWithout({}, logic));
  app.game.bring(puzzle, 'mine');
});

test('every technique has a lesson, and no two fish of a size and kind the same', () => {
  for (const technique of techniques) {
    const { idea, search } = learningWords.lessonOn(technique);
    expect(idea.length, technique).toBeGreaterThan(60);
    expect(search.length, technique).toBeGreaterThan(30);
  }
  const idea = (technique: Technique) => learningWords.lessonOn(technique).idea;
  expect(idea('X-Wing')).not.toContain('fins');
  expect(idea('Sashimi X-Wing')).toContain('sashimi');
  expect(idea('Mutant Whale')).toContain('six a whale');
  expect(idea('Finned Mutant Whale')).toContain('fins');
  expect(idea('Naked Single')).not.toBe(idea('Hidden Single'));
});

describe('finding one on the board', () => {
  test('shows its step with the reason, in Play', async () => {
    app.view = 'step';
    expect(await app.findTechnique('Naked Pair')).toBe(true);
    expect(app.view).toBe('solve');
    expect(only).toEqual(['Naked Pair']);
    expect(app.hinting.open).toBe('hint');
    expect(app.hinting.degree).toBe('why');
    expect(app.hinting.hints).toBe(answer);
    expect(app.sheet).toBe('tools');
  });

  test('stays with that technique as candidates are filled in', async () => {
    await app.findTechnique('Naked Pair');
    await app.hinting.fillIn();
    expect(only).toEqual(['Naked Pair', 'Naked Pair']);
    expect(app.hinting.degree).toBe('why');
    await app.hinting.ask('look');
    await app.hinting.fillIn();
    expect(only.slice(2)).toEqual([undefined, undefined]);
  });

  test('shows nothing where it is stopped', async () => {
    const found = app.findTechnique('Naked Pair');
    app.hinting.stop();
    expect(await found).toBe(false);
    expect(app.hinting.open).toBeUndefined();
  });

  test('says that there is none, and leaves what was open', async () => {
    await app.hinting.press();
    const before = app.hinting.hints;
    answer = { ...hintsOf(pair), steps: [] };
    expect(await app.findTechnique('X-Wing')).toBe(false);
    expect(app.hinting.hints).toBe(before);
    expect(app.hinting.degree).toBe('look');
  });

  test('tells a mistake on the board before anything else', async () => {
    answer = { ...hintsOf(pair), steps: [], state: { kind: 'wrong-digit', cell: 3, digit: 5 } };
    expect(await app.findTechnique('X-Wing')).toBe(true);
    expect(app.hinting.hints?.state.kind).toBe('wrong-digit');
  });
});

describe('practising', () => {
  let practising: Practising;

  beforeEach(() => {
    practising = new Practising(maker, app.logic, app.game);
  });

  test('puts a puzzle on the board, solved up to the first such step', async () => {
    expect(practising.running).toBe(false);
    const begun = practising.begin('Naked Pair');
    expect(practising.running).toBe(true);
    expect(maker.last.wish.needs).toEqual(['Naked Pair']);
    maker.last.ontried(7);
    expect(practising.tried).toBe(7);
    maker.last.answer(made);
    expect(await begun).toBe(true);
    // Paths have other techniques first, which may leave nothing to it.
    expect(preferred).toEqual(['Naked Pair']);
    expect(practising.running).toBe(false);
    const { cells, puzzle: brought, title } = app.game.position;
    expect(brought).toEqual(puzzle);
    expect(title).toBe('Practise: Naked pair');
    expect(cells.slice(0, 3)).toMatchObject([
      { digit: 0, centre: 0 },
      { digit: 2, centre: 0 },
      // Automatic candidates are the same.
      { digit: 0, centre: 0b101, ruledOut: 511 & ~0b101 },
    ]);
    expect(app.game.settingGivens).toBe(false);
    void practising.begin('Naked Pair');
    expect(maker.wished[1]?.wish).not.toEqual(maker.wished[0]?.wish);
  });

  test('says how many were tried where none needs the technique', async () => {
    const before = app.game.position;
    const begun = practising.begin('X-Wing');
    maker.last.answer({ kind: 'none', tried: 4321 });
    expect(await begun).toBe(false);
    expect(practising.failure).toContain('X-wing: none of the 4,321 puzzles');
    expect(practising.running).toBe(false);
    expect(app.game.position).toBe(before);
  });

  test('is stopped at once, and changes nothing then', async () => {
    const before = app.game.position;
    const begun = practising.begin('Naked Pair');
    practising.stop();
    expect(practising.running).toBe(false);
    expect(maker.last.stopped).toBe(true);
    expect(await begun).toBe(false);
    expect(practising.failure).toBe('');
    expect(app.game.position).toBe(before);
  });

  test('gives way to another', async () => {
    const first = practising.begin('X-Wing');
    const second = practising.begin('Naked Pair');
    expect(await first).toBe(false);
    expect(practising.running).toBe(true);
    maker.last.answer(made);
    expect(await second).toBe(true);
    expect(app.game.position.title).toContain('Naked pair');
  });
});

describe('practising a rule', () => {
  const rule = { kind: 'Cage', count: 0, shown: '', cells: [0, 1], line: false };
  const ofRule = (count: number) =>
    stepWith({ technique: 'Cage Combinations', rules: Array(count).fill(rule) });
  let practising: Practising;

  beforeEach(() => {
    practising = new Practising(maker, app.logic, app.game);
  });

  async function practise(steps: readonly LogicStep[]) {
    const digit = (at: number) => `1${String(at + 2).repeat(80)}`;
    path = {
      ...plainPath,
      steps: steps.map((step, at) => ({ step, grid: digit(at), candidates })),
    };
    const begun = practising.beginRule('killer');
    maker.last.answer(made);
    return begun;
  }

  test('puts a puzzle of that kind on the board, where one of its rules says something', async () => {
    expect(await practise([single, ofRule(7), pair, ofRule(1), ofRule(1)])).toBe(
      'Cage Combinations',
    );
    expect(maker.last.rules).toBe('killer');
    expect(maker.last.wish.level).toBe('medium');
    // No technique is taken before the others.
    expect(preferred).toEqual([]);
    expect(app.game.position.title).toBe('Practise: Killer');
    expect(app.game.position.cells[5]?.digit).toBe(5);
    // Where there are only steps about several rules, one of these.
    await practise([single, ofRule(2), pair]);
    expect(app.game.position.cells[5]?.digit).toBe(3);
  });

  test('says so where no rule says anything, and leaves the board', async () => {
    const before = app.game.position;
    expect(await practise([single, pair])).toBeUndefined();
    expect(practising.failure).toContain('Killer: ');
    expect(practising.running).toBe(false);
    expect(app.game.position).toBe(before);
  });

  test('has a lesson for each kind, and none for mixtures', () => {
    const { ruleLessons } = learningWords;
    expect([...Object.keys(ruleLessons), 'mixed'].sort()).toEqual([...placedKinds].sort());
  });
});

describe('a hint on a puzzle to practise on', () => {
  const asked = async () => {
    only = [];
    await app.hinting.ask('look');
    return only;
  };

  beforeEach(() => app.hinting.seek('Naked Pair'));

  test('shows that technique, also where others are as simple, until its step is taken', async () => {
    expect(await asked()).toEqual(['Naked Pair']);
    expect(app.hinting.hints).toBe(answer);
    await app.hinting.fillIn();
    expect(await asked()).toEqual(['Naked Pair']);
    app.hinting.apply();
    expect(await asked()).toEqual([undefined]);
  });

  test('shows the simplest step where there is none of it', async () => {
    answer = { ...hintsOf(pair), steps: [] };
    expect(await asked()).toEqual(['Naked Pair', undefined]);
    // Other steps leave it to be found later.
    answer = hintsOf(single);
    await asked();
    app.hinting.apply();
    expect(await asked()).toEqual(['Naked Pair']);
  });

  test('is an ordinary one on another puzzle', async () => {
    app.game.bring({ ...puzzle, givens: [...puzzle.givens] }, 'another');
    expect(await asked()).toEqual([undefined]);
  });
});

test('a hint names the way to its lesson', () => {
  app.learn('X-Wing');
  expect([app.dialog, app.hinting.lesson]).toEqual(['learn', 'X-Wing']);
  app.learn();
  expect(app.hinting.lesson).toBe('X-Wing');
  expect(hintWords.nameOf(app.hinting.lesson)).toBe('X-wing');
});
