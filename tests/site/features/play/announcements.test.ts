import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { announcementOf } from '../../../../site/src/features/play/change-text.ts';
import { settled } from '../../../../site/src/page/settled.svelte.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import type { App } from '../../../../site/src/shell/app.svelte.ts';
import { appWithout } from '../../support/app.fixture.ts';
import { box, whileShown } from '../../support/effects.svelte.ts';
import { mystic } from '../../support/position.fixture.ts';

let app: App;

/** What is told of that. */
function told(work: () => void): string {
  const before = app.game.history;
  work();
  return announcementOf(before, app.game.history);
}

const select = (...cells: number[]) => app.game.select({ cells, cursor: cells[0] ?? 0 });

beforeEach(() => {
  ({ app } = appWithout());
  const puzzle = readDescription(mystic);
  if (puzzle === undefined) throw new Error('no puzzle');
  app.game.bring(puzzle, 'Sample');
  select(2);
});

describe('what is told of a change', () => {
  test('is the digit and its place, or that it is gone', () => {
    expect(told(() => app.enter(4))).toBe('4 in r1c3');
    expect(told(() => app.enter(4))).toBe('4 removed from r1c3');
    select(2, 4);
    expect(told(() => app.enter(5))).toBe('5 in 2 cells');
    expect(told(() => app.clear())).toBe('2 cells cleared');
  });

  test('is the kind of a mark, and a colour by its name', () => {
    expect(told(() => app.enter(4, 'corner'))).toBe('corner mark 4 in r1c3');
    expect(told(() => app.enter(4, 'corner'))).toBe('corner mark 4 removed from r1c3');
    app.enter(4, 'centre');
    app.enter(5, 'centre');
    expect(told(() => app.clear())).toBe('centre marks 4 5 removed from r1c3');
    expect(told(() => app.enter(3, 'colour'))).toBe('yellow in r1c3');
    app.settings.set('autoCandidates', true);
    expect(told(() => app.enter(4, 'centre'))).toBe('ruled-out candidate 4 in r1c3');
  });

  test('is in the values of a board that begins at 0', () => {
    const { size: _, ...sides } = shapeOf(9);
    app.game.bring(emptyPuzzle({ ...sides, lowest: 0 }, [{ name: 'classic' }]), 'From 0');
    select(2);
    expect(told(() => app.enter(4, 'corner'))).toBe('corner mark 3 in r1c3');
    expect(
      told(() => app.enter(3, 'colour')),
      'colours begin at 1',
    ).toBe('yellow in r1c3');
    expect(told(() => app.enter(4))).toBe('3 in r1c3');
  });

  test('of several cells that differ is how many', () => {
    app.enter(4, 'corner');
    select(2, 4);
    app.enter(5, 'corner');
    expect(told(() => app.clear())).toBe('corner marks changed in 2 cells');
    expect(
      told(() => app.game.fillIn(app.game.position.cells.map((_, cell) => (cell % 9) + 1))),
    ).toMatch(/^\d\d digits changed$/);
  });

  test('says what was undone and what was done again', () => {
    app.enter(4);
    app.enter(3, 'colour');
    expect(told(() => app.game.undo())).toBe('Undone: yellow in r1c3');
    expect(told(() => app.game.undo())).toBe('Undone: 4 in r1c3');
    expect(told(() => app.game.redo())).toBe('Redone: 4 in r1c3');
    expect(told(() => app.game.keepPoint('x'))).toBe('');
    app.game.undo();
    expect(told(() => app.game.undo())).toBe('Undone: Puzzle: Sample');
  });

  test('is given for a digit that would go over a given', () => {
    select(0);
    app.enter(4);
    expect(app.announcer.text).toBe('r1c1 is a given');
    app.enter(4);
    expect(app.announcer.text, 'told again').toMatch(/^r1c1 is a given\s$/);
    select(0, 1);
    app.enter(4);
    expect(app.announcer.text).toBe('These cells are givens');
    select(0, 2);
    app.announcer.say('');
    app.enter(4);
    expect(app.announcer.text).toBe('');
  });
});

describe('a text that is told once it stands', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is not told when it is gone after 20 ms, and goes at once when it ends', async () => {
    const text = box('');
    let spoken = { text: '' };
    const end = whileShown(() => (spoken = settled(() => text.value, 400)));
    const set = async (value: string, wait: number) => {
      text.value = value;
      await Promise.resolve();
      vi.advanceTimersByTime(wait);
    };
    await set('conflict', 20);
    await set('', 1000);
    expect(spoken.text).toBe('');
    await set('conflict', 399);
    expect(spoken.text).toBe('');
    vi.advanceTimersByTime(1);
    expect(spoken.text).toBe('conflict');
    await set('', 0);
    expect(spoken.text).toBe('');
    end();
  });
});
