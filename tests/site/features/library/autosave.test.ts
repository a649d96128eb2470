import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { readDescription } from '../../../../site/src/puzzle/description.ts';
import { isLifted } from '../../../../site/src/game/fog.ts';
import { digitAt } from '../../../../site/src/game/position.ts';
import type { TextStore } from '../../../../site/src/page/storage.ts';
import { emptySupplement } from '../../../../site/src/puzzle/supplement.ts';
import { mystic } from '../../support/position.fixture.ts';
import { closeTabs, openTabOn, Store, type Tab } from '../../support/tab.fixture.ts';

let local: Store;

/** Opens a tab with storage of its own, or with that of a tab before. */
const openTab = (session: TextStore = new Store()) => openTabOn(local, session);

const puzzle = readDescription(mystic);

/** Brings the Mystic sample. */
const bring = ({ game }: Tab) => {
  if (puzzle) game.bring(puzzle, 'Sample');
};

/** Writes a digit into the third cell. */
const write = ({ game }: Tab, digit: number) => {
  game.select({ cells: [2], cursor: 2 });
  game.enter(digit, 'digit', () => [], false);
};

const third = ({ game }: Tab) => digitAt(game.position, 2);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  local = new Store();
});

afterEach(() => {
  closeTabs();
  vi.useRealTimers();
});

describe('fog', () => {
  const fog = { lit: [0], triggers: [] };
  const solution = Array.from({ length: 81 }, (_, cell) => (cell % 9) + 1);
  const bringFoggy = ({ game }: Tab) => {
    if (puzzle) game.bring(puzzle, 'Sample', undefined, { ...emptySupplement, solution, fog });
  };
  const isSetLifted = ({ game }: Tab) => {
    game.beSet(true);
    return isLifted(game.position);
  };

  test('that was lifted is lifted for whoever sets the puzzle in another tab or tomorrow', async () => {
    const tab = openTab();
    await tab.act(() => bringFoggy(tab));
    expect(isSetLifted(tab)).toBe(false);
    await tab.act(() => tab.game.liftFog());
    vi.advanceTimersByTime(1000);
    const again = openTab();
    expect(isLifted(again.game.position)).toBe(false);
    expect(isSetLifted(again)).toBe(true);

    await again.act(() => bringFoggy(again));
    expect(isSetLifted(again)).toBe(false);
  });

  test('is known in each tab as it was lifted in any', async () => {
    const [one, other] = [openTab(), openTab()];
    for (const tab of [one, other]) {
      await tab.act(() => bringFoggy(tab));
      await tab.act(() => tab.game.liftFog());
    }
    const { id } = one.game.position;
    expect(JSON.parse(local.content.get('ninefold/1/known-fog') ?? '')).toEqual([
      id,
      other.game.position.id,
    ]);
  });

  test('of a copy is known as that of the puzzle is', async () => {
    const tab = openTab();
    await tab.act(() => bringFoggy(tab));
    await tab.act(() => tab.game.liftFog());
    await tab.act(() => tab.game.copy());
    vi.advanceTimersByTime(1000);
    expect(isSetLifted(openTab())).toBe(true);
  });

  test('may have anything kept about it', () => {
    local.content.set('ninefold/1/known-fog', '{"length":2}');
    expect(openTab().autosave.trouble).toBeUndefined();
  });
});

describe('a tab', () => {
  test('keeps a change at once, the next a moment later, and the next tab begins with them', async () => {
    const session = new Store();
    const tab = openTab(session);
    await tab.work(() => undefined);
    expect(local.content.size).toBe(0);
    await tab.act(() => bring(tab));
    vi.advanceTimersByTime(1);
    expect(local.names('history/')).toHaveLength(1);
    const before = [...local.content];
    vi.advanceTimersByTime(200);
    await tab.act(() => write(tab, 4));
    vi.advanceTimersByTime(40);
    expect([...local.content]).toEqual(before);
    vi.advanceTimersByTime(20);
    expect([...local.content]).not.toEqual(before);
    vi.advanceTimersByTime(1000);
    expect(vi.getTimerCount()).toBe(0);

    for (const again of [openTab(session), openTab()]) {
      expect([third(again), again.game.settingGivens]).toEqual([4, false]);
      again.game.undo();
      expect(third(again)).toBe(0);
    }
  });

  test.each(['pagehide', 'visibilitychange'] as const)('keeps it at once on %s', async (event) => {
    const tab = openTab();
    await tab.act(() => bring(tab));
    tab.turn(event);
    expect(local.names('history/')).toHaveLength(1);
    local.content.clear();
    tab.turn(event);
    expect(local.content.size).toBe(0);
  });

  test('keeps the library after the history, at once where the page goes away between them', async () => {
    const tab = openTab();
    await tab.act(() => bring(tab));
    vi.advanceTimersToNextTimer();
    expect([local.names('history/').length, local.names('library').length]).toEqual([1, 0]);
    tab.turn('pagehide');
    expect(local.names('library')).toHaveLength(1);
    expect(openTab().autosave.library.map(({ position }) => position.title)).toEqual(['Sample']);
  });

  test('keeps out of the library what is taken out of it between the two', async () => {
    const tab = openTab();
    await tab.act(() => bring(tab));
    vi.advanceTimersToNextTimer();
    await tab.act(() => tab.autosave.drop(tab.game.position.id));
    vi.advanceTimersByTime(100);
    expect([tab.autosave.library, openTab().autosave.library]).toEqual([[], []]);
  });

  test('keeps in the library what another tab puts into it between the two', async () => {
    const tab = openTab();
    const other = openTab();
    await tab.act(() => bring(tab));
    vi.advanceTimersToNextTimer();
    await other.act(() => puzzle && other.game.bring(puzzle, 'Other'));
    await other.act(() => write(other, 4));
    other.turn('pagehide');
    vi.advanceTimersByTime(100);
    const titles = openTab().autosave.library.map(({ position }) => position.title);
    expect(titles.sort()).toEqual(['Other', 'Sample']);
  });

  test('that was duplicated takes another name, and both keep their work', async () => {
    const session = new Store();
    const tab = openTab(session);
    await tab.work(() => bring(tab));
    const copied = new Store();
    for (const [key, value] of session.content) copied.content.set(key, value);
    const other = openTab(copied);
    await other.work(() => write(other, 4));
    expect(local.names('history/')).toHaveLength(2);
    await tab.work(() => write(tab, 1));
    tab.turn('pagehide');
    other.turn('pagehide');
    expect([third(openTab(session)), third(openTab(copied))]).toEqual([1, 4]);
  });

  test('keeps its name when it is loaded again, and when it is shown again as it was', async () => {
    const session = new Store();
    const tab = openTab(session);
    await tab.work(() => bring(tab));
    tab.turn('pagehide');
    const again = openTab(session);
    await again.work(() => write(again, 4));
    expect(local.names('history/')).toHaveLength(1);
    again.turn('pagehide');
    again.turn('pageshow');
    const copied = new Store();
    for (const [key, value] of session.content) copied.content.set(key, value);
    const other = openTab(copied);
    await other.work(() => write(other, 1));
    expect(local.names('history/')).toHaveLength(2);
  });

  test('on the puzzle of another goes on with a copy, and says so', async () => {
    const tab = openTab();
    await tab.work(() => bring(tab));
    const other = openTab();
    vi.advanceTimersByTime(10);
    await tab.work(() => write(tab, 4));
    const { id } = other.game.position;
    await other.work(() => write(other, 1));
    expect(other.notices.current?.text).toContain('this tab continues with a copy');
    expect(other.game.position.id).not.toBe(id);
    expect(tab.game.position.id).toBe(id);
    expect(other.autosave.library.map(({ position }) => digitAt(position, 2))).toEqual([1, 4]);
    expect(tab.autosave.library).toHaveLength(2);
    expect(tab.notices.current).toBeUndefined();
  });
});

test('a tab that went on with a copy keeps working on that one, however often it writes', async () => {
  const tab = openTab();
  await tab.work(() => bring(tab));
  const other = openTab();
  vi.advanceTimersByTime(10);
  await tab.work(() => write(tab, 4));
  await other.work(() => write(other, 1));
  const { id } = other.game.position;
  other.notices.close();
  for (const digit of [2, 3]) {
    vi.advanceTimersByTime(10);
    await other.work(() => write(other, digit));
  }
  expect(other.game.position.id).toBe(id);
  expect(other.notices.current).toBeUndefined();
  expect(other.autosave.library.map(({ position }) => digitAt(position, 2))).toEqual([3, 4]);
});

describe('room', () => {
  test('is for the histories of twelve tabs', async () => {
    const sessions = Array.from({ length: 14 }, () => new Store());
    for (const [index, session] of sessions.entries()) {
      const tab = openTab(session);
      await tab.work(() => {
        bring(tab);
        write(tab, (index % 9) + 1);
      });
    }
    expect(local.names('history/')).toHaveLength(12);
    const [oldest, , third_] = sessions;
    const nameOf = (session: Store | undefined) =>
      JSON.parse(session?.getItem('ninefold/1/tab') ?? '""') as string;
    expect(local.names(`history/${nameOf(oldest)}`)).toEqual([]);
    expect(local.names(`history/${nameOf(third_)}`)).toHaveLength(1);
  });

  test('is made by the tabs that changed longest ago, and told when there is none left', async () => {
    const tabs: Tab[] = [];
    for (let index = 0; index < 3; index++) {
      const tab = openTab();
      await tab.work(() => {
        bring(tab);
        write(tab, index + 1);
      });
      tabs.push(tab);
    }
    const [, , last] = tabs;
    if (last === undefined) throw new Error('no tab');
    const used = [...local.content].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    local.room = used + 5;
    await last.work(() => {
      for (let digit = 1; digit <= 9; digit++) write(last, digit);
    });
    expect(last.autosave.trouble).toBeUndefined();
    expect(local.names('history/').length).toBeLessThan(3);
    local.room = 10;
    await last.work(() => write(last, 5));
    expect(last.autosave.trouble).toBe('full');
    expect(third(last)).toBe(5);
  });
});

describe('what cannot be read', () => {
  test.each([
    ['no JSON', '{oops'],
    ['no history', '{"version":1,"lines":["+000"],"at":0,"savePoints":[]}'],
  ])('is put aside: %s', async (_, text) => {
    const tab = openTab();
    await tab.work(() => bring(tab));
    const [name = ''] = local.names('history/');
    local.content.set(name, text);
    const next = openTab();
    expect(next.autosave.trouble).toBe('damaged');
    expect(next.game.position.puzzle.givens.every((digit) => digit === 0)).toBe(true);
    expect(local.names('damaged/history/').map((key) => local.getItem(key))).toEqual([text]);
    expect(next.autosave.library).toHaveLength(1);
  });

  test('of a first visit is known, and where nothing can be kept none is', async () => {
    const tab = openTab();
    expect(tab.autosave.isFirstVisit).toBe(true);
    await tab.work(() => bring(tab));
    expect(openTab().autosave.isFirstVisit).toBe(false);
    for (const name of local.names('tabs')) local.content.delete(name);
    expect(openTab().autosave.isFirstVisit).toBe(false);
    local.content.clear();
    local.getItem = () => {
      throw new DOMException('no', 'SecurityError');
    };
    expect(openTab().autosave.isFirstVisit).toBe(false);
  });

  test('because it is forbidden is told, and the page works', async () => {
    const forbidden = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.assign(local, { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    const tab = openTab(local);
    expect(tab.autosave.trouble).toBe('forbidden');
    await tab.work(() => bring(tab));
    expect(tab.autosave.trouble).toBe('forbidden');
    expect(tab.autosave.library).toHaveLength(1);
  });

  test('of a history without what else is kept is found out from the puzzle', async () => {
    const tab = openTab();
    await tab.work(() => bring(tab));
    const [name = ''] = local.names('history/');
    const stored = JSON.parse(local.getItem(name) ?? '') as Record<string, unknown>;
    delete stored['settingGivens'];
    local.content.set(name, JSON.stringify(stored));
    expect(openTab().game.settingGivens).toBe(false);
  });
});

describe('the library', () => {
  test('is shared, gives puzzles back, and puts one that was taken out in its place', async () => {
    const tab = openTab();
    const other = openTab();
    for (const [at, description] of ['1;;1o', '1;;2o', '1;;3o'].entries()) {
      await tab.work(() => {
        const found = readDescription(description);
        if (found) tab.game.bring(found, `Puzzle ${at}`);
        tab.game.select({ cells: [5], cursor: 5 });
        tab.game.enter(4, 'digit', () => [], false);
      });
    }
    const titles = ({ autosave }: Tab) => autosave.library.map(({ position }) => position.title);
    expect(titles(other)).toEqual(['Puzzle 2', 'Puzzle 1', 'Puzzle 0']);
    const [, entry] = tab.autosave.library;
    if (entry === undefined) throw new Error('no entry');
    await tab.act(() => tab.autosave.drop(entry.position.id));
    expect([titles(tab), titles(other)]).toEqual([
      ['Puzzle 2', 'Puzzle 0'],
      ['Puzzle 2', 'Puzzle 0'],
    ]);
    await tab.act(() => tab.autosave.putBack(entry));
    expect(titles(other)).toEqual(['Puzzle 2', 'Puzzle 1', 'Puzzle 0']);
    await other.work(() => other.autosave.reopen(entry));
    expect(other.game.position).toMatchObject({ title: 'Puzzle 1', id: entry.position.id });
    expect(other.notices.current).toBeUndefined();
  });
});
