import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { constraintsOf } from '../../../../site/src/puzzle/constraints.ts';
import { writeDescription } from '../../../../site/src/puzzle/description.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { Dailies, numberOf } from '../../../../site/src/features/generate/dailies.svelte.ts';
import { dailyLevels, dailyWish } from '../../../../site/src/features/generate/wishes.ts';
import { Keeper } from '../../../../site/src/page/storage.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import type { Made } from '../../../../site/src/solver/maker.ts';
import { words } from '../../../../site/src/words/index.ts';
import { appWithout, type FakeMaker } from '../../support/app.fixture.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

const givens = [
  ...'530070000600195000098000060800060003400803001700020006060000280000419005000080079',
];
const made: Made = {
  kind: 'made',
  puzzle: { ...emptyPuzzle(), givens: givens.map(Number) },
  solution: givens.map(() => 1),
  level: 'hard',
};

let app: App;
let maker: FakeMaker;

beforeEach(() => {
  ({ app, maker } = appWithout());
});
afterEach(() => app.notices.close());

describe('a puzzle that is made', () => {
  test('comes on the board to be played, with its grade, and is one undo away', async () => {
    const asked = app.generating.fresh('hard');
    expect(app.generating.running).toBe(true);
    expect(maker.last.wish).toMatchObject({ level: 'hard', symmetry: 'half-turn', number: 0 });
    maker.last.answer(made);
    expect(await asked).toBe(true);
    expect(app.generating.running).toBe(false);
    expect(app.game.position.puzzle).toEqual(made.puzzle);
    expect(app.game.position.title).toBe('Hard puzzle');
    expect(app.game.settingGivens).toBe(false);
    expect(app.notices.current?.text).toBe('Hard, 30 givens. Undo restores the previous board.');
    app.game.undo();
    expect(app.game.position.puzzle).toEqual(emptyPuzzle());
  });

  test('has another like it, which is another puzzle', async () => {
    expect(app.generating.hasAnother).toBe(false);
    app.game.setRules([{ name: 'classic' }, { name: 'knight' }]);
    const first = app.generating.fresh('medium');
    const { wish, rules } = maker.last;
    maker.last.answer(made);
    await first;
    expect(app.generating.hasAnother).toBe(true);
    const second = app.generating.another();
    expect(maker.last.rules).toEqual(rules);
    expect(maker.last.wish).toEqual({ ...wish, number: wish.number + 1 });
    maker.last.answer(made);
    await second;
    expect(app.generating.hasAnother).toBe(true);
    app.game.bring(emptyPuzzle(), 'mine');
    expect(app.generating.hasAnother).toBe(false);
  });

  test('has the rules that were chosen', async () => {
    app.game.setRules([{ name: 'classic' }, { name: 'diagonals' }]);
    void app.generating.fresh(undefined);
    expect(maker.last.rules).toEqual(
      emptyPuzzle(shapeOf(9), [{ name: 'classic' }, { name: 'diagonals' }]),
    );
    expect(maker.last.wish.level).toBeUndefined();
    app.generating.kind = 'six';
    void app.generating.fresh('easy');
    expect(maker.last.rules).toEqual(emptyPuzzle(shapeOf(6)));
    expect(maker.last.wish.mostGivens).toBeUndefined();
    app.generating.kind = 'classic';
    void app.generating.fresh('easy');
    expect(maker.last.wish).toMatchObject({ leastGivens: 30, mostGivens: 38 });
    await Promise.resolve();
  });
});

describe('what is wished of a puzzle', () => {
  test('is a symmetry and a technique, for the next of its kind too', async () => {
    app.generating.kind = 'classic';
    app.generating.symmetry = 'full';
    app.generating.technique = 'X-Wing';
    const asked = app.generating.fresh(undefined);
    const wished = { symmetry: 'full', needs: ['X-Wing'] };
    expect(maker.last.wish).toMatchObject(wished);
    expect(app.generating.techniques).toEqual([]);
    maker.last.answer(made);
    await asked;
    // Its path is to show it.
    expect(app.generating.techniques).toEqual(['X-Wing']);
    app.generating.symmetry = 'none';
    app.generating.technique = undefined;
    void app.generating.another();
    expect(maker.last.wish).toMatchObject(wished);
    void app.generating.fresh('hard');
    expect(maker.last.wish).toMatchObject({ symmetry: 'none', level: 'hard' });
    expect(maker.last.wish).not.toHaveProperty('needs');
    app.game.bring(emptyPuzzle(), 'mine');
    expect(app.generating.techniques).toEqual([]);
  });

  test('is nothing of that for today’s puzzle', () => {
    app.generating.symmetry = 'full';
    app.generating.technique = 'X-Wing';
    void app.generating.daily('easy', new Date(2026, 10, 23));
    expect(maker.last.wish).toMatchObject({ symmetry: 'half-turn', level: 'easy' });
    expect(maker.last.wish).not.toHaveProperty('needs');
  });
});

describe('a puzzle whose rules are placed', () => {
  const rules = [{ name: 'classic' }, constraintsOf(['.Cage~10~R1C1~R1C2'])];
  const puzzle = emptyPuzzle(shapeOf(9), rules);
  const killer: Made = { kind: 'made', puzzle, solution: [], level: 'medium' };

  test('comes on the board with its rules and of its grade, and so does another one', async () => {
    app.generating.kind = 'killer';
    const asked = app.generating.fresh('medium');
    expect(maker.last.rules).toBe('killer');
    const first = maker.last.wish;
    expect(first.level).toBe('medium');
    maker.last.answer(killer);
    expect(await asked).toBe(true);
    expect(app.game.position.puzzle.rules).toEqual(rules);
    expect(app.game.position.title).toBe('Killer');
    expect(app.notices.current?.text).toBe(
      'Killer, medium, no givens. Undo restores the previous board.',
    );
    // Whatever is chosen meanwhile.
    app.generating.kind = 'arrows';
    expect(app.generating.hasAnother).toBe(true);
    const another = app.generating.another();
    expect(maker.last.rules).toBe('killer');
    expect(maker.last.wish).toEqual({ ...first, number: first.number + 1 });
    maker.last.answer({ kind: 'none', tried: 9 });
    await another;
    expect(app.notices.current?.text).toContain('None of the 9 puzzles tried');
  });

  test('is stopped as every other, and tells how many were tried', async () => {
    app.generating.kind = 'renban';
    const asked = app.generating.fresh(undefined);
    maker.last.ontried(4);
    expect(app.generating.tried).toBe(4);
    app.generating.stop();
    expect(await asked).toBe(false);
    expect(app.generating.running).toBe(false);
    expect(app.game.position.puzzle).toEqual(emptyPuzzle());
  });
});

describe('the puzzle of a day', () => {
  test('is that of the day, whatever is on the board', async () => {
    app.game.setRules([{ name: 'classic' }, { name: 'knight' }]);
    const asked = app.generating.daily('unfair', new Date(2026, 10, 22, 23, 59));
    expect(maker.last.rules).toEqual(emptyPuzzle());
    expect(maker.last.wish).toMatchObject({ seed: 20261122, number: 0, level: 'unfair' });
    maker.last.answer(made);
    expect(await asked).toBe(true);
    expect(app.game.position.title).toBe('Today’s puzzle, 22 Nov 2026, very hard');
  });

  test('is that of the day where the person is, whichever day it is in Greenwich', () => {
    const sunday = Object.assign(new Date(2026, 10, 22), {
      getUTCDay: () => 1,
      getUTCDate: () => 23,
    });
    void app.generating.daily('unfair', sunday);
    expect(maker.last.wish).toMatchObject({ seed: 20261122, level: 'unfair' });
  });

  test('is another one every day and of every grade, and hardest on Sunday', () => {
    const grades = [...Array(7).keys()].map((at) => {
      const day = new Date(2026, 1, 23 + at);
      const wishes = dailyLevels(day).map((level) => dailyWish(day, level));
      expect(new Set(wishes.map(({ seed }) => seed))).toEqual(new Set([numberOf(day)]));
      return wishes.map(({ level }) => level);
    });
    expect(grades.slice(0, 6)).toEqual(Array(6).fill(['easy', 'medium', 'hard']));
    expect(grades[6]).toEqual(['easy', 'medium', 'unfair']);
    expect(numberOf(new Date(2026, 1, 1))).toBe(20260201);
  });

  const monday = new Date(2026, 10, 23);

  test('opened twice is the one that was begun, whatever came between', async () => {
    const asked = app.generating.daily('easy', monday);
    maker.last.answer(made);
    await asked;
    const begun = app.game.position;
    const { length } = maker.wished;
    expect(await app.generating.daily('easy', monday)).toBe(true);
    expect(maker.wished).toHaveLength(length);
    expect(app.game.position).toBe(begun);
    app.game.newBoard(app.game.shape);
    // Nothing is kept where there is no browser.
    const resume = vi.spyOn(app.autosave, 'resume').mockImplementation(({ description }) => {
      expect(description).toBe(writeDescription(made.puzzle));
      app.game.reopen(begun);
      return true;
    });
    expect(await app.generating.daily('easy', monday)).toBe(true);
    expect(maker.wished).toHaveLength(length);
    expect(app.game.position).toBe(begun);
    resume.mockRestore();
    // Of another grade it is another.
    void app.generating.daily('hard', monday);
    expect(maker.wished).toHaveLength(length + 1);
  });

  test('is known while it is on the board, with the first time that it took', async () => {
    expect(app.generating.onBoard).toBeUndefined();
    const asked = app.generating.daily('easy', monday);
    maker.last.answer(made);
    await asked;
    expect(app.generating.onBoard).toMatchObject({ level: 'easy', day: monday });
    app.generating.noteSolved(75);
    app.generating.noteSolved(12);
    expect(app.generating.dailies.of(monday, 'easy')?.seconds).toBe(75);
    expect(app.generating.dailies.of(monday, 'medium')).toBeUndefined();
    app.game.newBoard(app.game.shape);
    expect(app.generating.onBoard).toBeUndefined();
    app.generating.noteSolved(5);
  });

  test('of another day says that there are new ones', async () => {
    const asked = app.generating.daily('easy', monday);
    maker.last.answer(made);
    await asked;
    let opened = 0;
    app.generating.offerToday(() => opened++);
    expect(app.notices.current?.text).toBe('There are new puzzles today.');
    app.notices.current?.action?.run();
    expect(opened).toBe(1);
    app.notices.close();
    app.game.newBoard(app.game.shape);
    app.generating.offerToday(() => opened++);
    expect(app.notices.current).toBeUndefined();
    const today = app.generating.daily('hard');
    maker.last.answer({
      ...made,
      puzzle: {
        ...made.puzzle,
        givens: made.puzzle.givens.map((_, at) => (at < 17 ? (at % 9) + 1 : 0)),
      },
    });
    await today;
    app.notices.close();
    app.generating.offerToday(() => opened++);
    expect(app.notices.current).toBeUndefined();
  });

  test('that is another one by now is timed as it is, but for one that was solved', () => {
    const dailies = new Dailies(new Keeper());
    dailies.begin(monday, 'easy', 'before');
    dailies.begin(monday, 'easy', 'now');
    dailies.solve('now', 61);
    expect(dailies.of(monday, 'easy')).toMatchObject({ puzzle: 'now', seconds: 61 });
    dailies.begin(monday, 'easy', 'later');
    expect(dailies.of(monday, 'easy')).toMatchObject({ puzzle: 'now', seconds: 61 });
  });

  test('is read from what was kept, and nothing that is none', () => {
    const kept = new Map([
      [
        'ninefold/1/dailies',
        JSON.stringify([
          { day: 20261123, level: 'easy', puzzle: '1;;zzzc', seconds: 61 },
          { day: 20261124, level: 'hard', puzzle: '1;;1zzzb' },
          { day: 20261324, level: 'hard', puzzle: '1;;1zzzb' },
          { day: 20261125, level: 'harder', puzzle: '1;;1zzzb' },
          { day: 20261126, level: 'easy', puzzle: 5 },
          { day: 20261127, level: 'easy', puzzle: '', seconds: -1 },
          null,
          7,
        ]),
      ],
    ]);
    const dailies = new Dailies(
      new Keeper(() => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      })),
    );
    const of = (day: number) =>
      (['easy', 'hard'] as const).map((level) => dailies.of(new Date(2026, 10, day), level));
    expect(of(23)[0]).toMatchObject({ seconds: 61 });
    expect(of(24)[1]).toMatchObject({ puzzle: '1;;1zzzb' });
    expect([...of(25), of(26)[0]]).toEqual([undefined, undefined, undefined]);
    expect(of(27)[0]).not.toHaveProperty('seconds');
    dailies.solve('1;;1zzzb', 9);
    expect(JSON.parse(kept.get('ninefold/1/dailies') ?? '')).toContainEqual({
      day: 20261124,
      level: 'hard',
      puzzle: '1;;1zzzb',
      seconds: 9,
    });
  });
});

describe('the puzzle of a first visit', () => {
  const monday = new Date(2026, 10, 23);

  test('is the one that everyone who asks gets on that day', async () => {
    const welcomed = app.generating.welcome(monday);
    const { wish, rules } = maker.last;
    maker.last.answer(made);
    await welcomed;
    expect(app.game.position.puzzle).toEqual(made.puzzle);
    expect(app.game.position.title).toBe('Today’s puzzle, 23 Nov 2026, easy');
    expect(app.notices.current?.text).toMatch(/^Today’s puzzle: \w+, 30 givens\.\nNo guessing/);
    app.game.newBoard(app.game.shape);
    void app.generating.daily('easy', monday);
    expect(maker.last.wish).toEqual(wish);
    expect(maker.last.rules).toEqual(rules);
  });

  test('does not come over what somebody has begun meanwhile', async () => {
    const welcomed = app.generating.welcome(monday);
    app.game.select({ cells: [0], cursor: 0 });
    app.game.settingGivens = true;
    app.enter(7);
    maker.last.answer(made);
    await welcomed;
    expect(app.game.position.puzzle.givens.filter((digit) => digit !== 0)).toEqual([7]);
    expect(app.notices.current).toBeUndefined();
    expect(app.generating.running).toBe(false);
    expect(app.generating.hasAnother).toBe(false);
  });

  test('gives way to one that somebody asks for', async () => {
    const welcomed = app.generating.welcome(monday);
    const asked = app.generating.fresh('hard');
    maker.last.answer(made);
    expect(await asked).toBe(true);
    await welcomed;
    expect(app.game.position.title).toBe('Hard puzzle');
  });

  test('is not missed where there is none', async () => {
    const before = app.game.position;
    const welcomed = app.generating.welcome(monday);
    maker.last.answer({ kind: 'none', tried: 1000 });
    await welcomed;
    expect(app.generating.failure).toBe('');
    expect(app.notices.current).toBeUndefined();
    expect(app.game.position).toBe(before);
  });
});

describe('a wish that is not met', () => {
  test.each([
    [{ kind: 'none', tried: 1234 } as const, 'None of the 1,234 puzzles tried'],
    [{ kind: 'contradictory' } as const, words.generating.contradictory],
  ])('leaves the board as it is and says why: %o', async (answer, sentence) => {
    const before = app.game.position;
    const asked = app.generating.fresh('extreme');
    maker.last.answer(answer);
    expect(await asked).toBe(false);
    expect(app.generating.failure).toContain(sentence);
    expect(app.generating.running).toBe(false);
    expect(app.game.position).toBe(before);
    void app.generating.fresh('easy');
    expect(app.generating.failure).toBe('');
  });

  test('says what became of the engine', async () => {
    const asked = app.generating.fresh('extreme');
    maker.last.fail(new Error('gone'));
    expect(await asked).toBe(false);
    expect(app.generating.failure).not.toBe('');
    expect(app.generating.running).toBe(false);
  });

  test('is stopped, and tells until then how many were tried', async () => {
    const before = app.game.position;
    const asked = app.generating.fresh('extreme');
    maker.last.ontried(17);
    expect(app.generating.tried).toBe(17);
    app.generating.stop();
    expect(await asked).toBe(false);
    expect(maker.last.stopped).toBe(true);
    expect(app.generating.running).toBe(false);
    expect(app.generating.failure).toBe('');
    expect(app.game.position).toBe(before);
  });

  test('gives way to the next, whichever ends first', async () => {
    const first = app.generating.fresh('extreme');
    const { last: abandoned } = maker;
    const second = app.generating.fresh('easy');
    expect(abandoned.stopped).toBe(true);
    abandoned.ontried(99);
    expect(app.generating.tried).toBe(0);
    abandoned.answer(made);
    expect(await first).toBe(false);
    expect(app.generating.running).toBe(true);
    maker.last.answer(made);
    expect(await second).toBe(true);
  });

  test('is told under the board where no dialog is open', async () => {
    const first = app.generating.fresh('hard');
    maker.last.answer(made);
    await first;
    const second = app.generating.another();
    maker.last.answer({ kind: 'none', tried: 3 });
    await second;
    flushSync();
    expect(app.notices.current).toMatchObject({ trouble: true });
    expect(app.notices.current?.text).toContain('None of the 3 puzzles');
  });
});
