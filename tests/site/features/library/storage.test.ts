import { describe, expect, it } from 'vitest';

import {
  remember,
  restoreLibrary,
  shareFilled,
  storeLibrary,
} from '../../../../site/src/features/library/library.ts';
import { enter } from '../../../../site/src/game/edits.ts';
import { Keeper, type TextStore } from '../../../../site/src/page/storage.ts';
import { emptySupplement } from '../../../../site/src/puzzle/supplement.ts';
import { mystic, positionOf } from '../../support/position.fixture.ts';

function memory(
  content: Record<string, string> = {},
): TextStore & { content: Record<string, string> } {
  return {
    content,
    getItem: (key) => content[key] ?? null,
    setItem: (key, value) => {
      content[key] = value;
    },
    removeItem: (key) => {
      delete content[key];
    },
  };
}

describe('a keeper', () => {
  it('keeps and reads', () => {
    const keeper = new Keeper(() => memory());
    expect(keeper.read('a')).toEqual({});
    expect(keeper.write('a', [1])).toBeUndefined();
    expect(keeper.read('a')).toEqual({ value: [1] });
  });

  it('tells a forbidden, a full and a damaged storage apart, and throws never', () => {
    const forbidden = new Keeper(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect(forbidden.read('a')).toEqual({ trouble: 'forbidden' });
    expect(forbidden.write('a', 1)).toBe('forbidden');
    const full = new Keeper(() => ({
      ...memory(),
      setItem: () => {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    }));
    expect(full.write('a', 1)).toBe('full');
    const store = memory({ 'ninefold/1/a': '{oops' });
    const damaged = new Keeper(() => store);
    expect(damaged.read('a')).toEqual({ trouble: 'damaged' });
    damaged.setAside('a');
    expect(damaged.read('a')).toEqual({});
    expect(store.content['ninefold/1/damaged/a']).toBe('{oops');
  });
});

describe('puzzles that only their authors tell apart', () => {
  const drawn = (told: string) => ({
    ...positionOf('1;;p'),
    id: told,
    supplement: { ...emptySupplement, told },
  });

  it('are both kept, though neither has a given or a rule', () => {
    const library = remember(remember([], drawn('a'), 1), drawn('b'), 2);
    expect(library.map(({ position }) => position.id)).toEqual(['b', 'a']);
    // The same one again takes its own place.
    expect(remember(library, { ...drawn('a'), id: 'c' }, 3)).toHaveLength(2);
    expect(restoreLibrary(JSON.parse(JSON.stringify(storeLibrary(library))))).toEqual(library);
  });
});

describe('the library', () => {
  it('has the newest first and each puzzle once', () => {
    const first = positionOf(mystic);
    const second = { ...positionOf('1;;1.3d4.34e'), id: 'other' };
    let library = remember(remember([], first, 1), second, 2);
    library = remember(library, enter(first, [2], 'digit', 4), 3);
    expect(library.map(({ position }) => position.id)).toEqual(['test', 'other']);
    expect(shareFilled(library[0]?.position ?? first)).toBeCloseTo(1 / 51);
    expect(restoreLibrary(JSON.parse(JSON.stringify(storeLibrary(library))))).toEqual(library);
  });

  it('has a puzzle that nobody worked on once only', () => {
    const again = { ...positionOf(mystic), id: 'again' };
    expect(
      remember(remember([], positionOf(mystic), 1), again, 2).map(({ position }) => position.id),
    ).toEqual(['again']);
    const worked = enter(positionOf(mystic), [2], 'digit', 4);
    expect(remember(remember([], worked, 1), again, 2)).toHaveLength(2);
  });

  it('leaves out empty boards and what it cannot read', () => {
    expect(remember([], positionOf('1;;zzzc'), 1)).toEqual([]);
    const killer = positionOf('1;constraints:.Cage!10!R1C1!R1C2;zzzc');
    expect(remember([], killer, 1), 'no given, but a cage').toHaveLength(1);
    expect(restoreLibrary('nonsense')).toBeUndefined();
    expect(restoreLibrary([{ line: '=', changed: 1 }, 3])).toEqual([]);
    const [entry] = storeLibrary(remember([], positionOf(mystic), 1)) as [{ line: string }];
    const stored = [entry, entry, { ...entry, changed: 1e300 }, { ...entry, changed: '1' }, null];
    expect(restoreLibrary(stored)).toHaveLength(1);
    expect(restoreLibrary(stored.slice(2))).toEqual([]);
  });
});
