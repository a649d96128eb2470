import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { Dailies } from '../../../../site/src/features/generate/dailies.svelte.ts';
import { dailyVariant } from '../../../../site/src/features/generate/wishes.ts';
import { Keeper } from '../../../../site/src/page/storage.ts';
import { constraintsOf } from '../../../../site/src/puzzle/constraints.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { placedKinds, type Made } from '../../../../site/src/solver/maker.ts';
import { appWithout, type FakeMaker } from '../../support/app.fixture.ts';

const monday = new Date(2026, 10, 23);

function madeWith(item: string): Made {
  const rules = [{ name: 'classic' }, constraintsOf([item])];
  return { kind: 'made', puzzle: emptyPuzzle(shapeOf(9), rules), solution: [], level: 'medium' };
}

describe('the variant of a day', () => {
  let app: App;
  let maker: FakeMaker;

  beforeEach(() => {
    ({ app, maker } = appWithout());
  });
  afterEach(() => app.notices.close());

  test('is of each kind in its turn, across months and years, and harder on Sunday', () => {
    const days = [...Array(30).keys()].map((at) => new Date(2026, 11, 15 + at, 23, 59));
    const kinds = days.map((day) => dailyVariant(day).kind);
    expect(new Set(kinds.slice(0, 10))).toEqual(new Set(placedKinds));
    expect(kinds.slice(10)).toEqual(kinds.slice(0, 20));
    for (const day of days)
      expect(dailyVariant(day).level).toBe(day.getDay() === 0 ? 'hard' : 'medium');
  });

  test('is made from the day, and another one from the page’s own numbers', async () => {
    const asked = app.generating.daily('medium', monday, 'killer');
    expect(maker.last.rules).toBe('killer');
    expect(maker.last.wish).toEqual({ seed: 20261123, number: 0, level: 'medium' });
    maker.last.answer(madeWith('.Cage~10~R1C1~R1C2'));
    expect(await asked).toBe(true);
    expect(app.game.position.title).toBe('Today’s puzzle, 23 Nov 2026, killer, medium');
    expect(app.notices.current?.text).toMatch(/^Killer, medium, no givens\./);
    void app.generating.another();
    expect(maker.last.rules).toBe('killer');
    expect(maker.last.wish.seed).not.toBe(20261123);
  });

  test('is not the classic puzzle of the same grade, nor of another kind', async () => {
    const asked = app.generating.daily('medium', monday, 'killer');
    maker.last.answer(madeWith('.Cage~10~R1C1~R1C2'));
    await asked;
    app.generating.noteSolved(90);
    const { dailies, onBoard } = app.generating;
    expect(onBoard).toMatchObject({ kind: 'killer', level: 'medium', seconds: 90 });
    expect(dailies.of(monday, 'medium', 'killer')).toBe(onBoard);
    expect(dailies.of(monday, 'medium')).toBeUndefined();
    expect(dailies.of(monday, 'medium', 'arrows')).toBeUndefined();
    // Opened again it is the one on the board.
    const { length } = maker.wished;
    expect(await app.generating.daily('medium', monday, 'killer')).toBe(true);
    expect(maker.wished).toHaveLength(length);
  });

  test('is kept with its kind; one of a kind that is not known is not taken for a classic one', () => {
    const kept = new Map<string, string>();
    const keeper = () =>
      new Keeper(() => ({
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      }));
    const dailies = new Dailies(keeper());
    dailies.begin(monday, 'medium', 'text', 'renban');
    dailies.solve('text', 7);
    dailies.begin(monday, 'medium', 'classic');
    const again = new Dailies(keeper());
    expect(again.of(monday, 'medium', 'renban')).toMatchObject({ puzzle: 'text', seconds: 7 });
    expect(again.of(monday, 'medium')).not.toHaveProperty('seconds');
    kept.set(
      'ninefold/1/dailies',
      JSON.stringify([{ day: 20261123, level: 'medium', kind: 'another', puzzle: 'text' }]),
    );
    expect(new Dailies(keeper()).named('text')).toBeUndefined();
  });
});
