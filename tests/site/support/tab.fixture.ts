import { vi } from 'vitest';

import { Autosave } from '../../../site/src/features/library/autosave.svelte.ts';
import { Game } from '../../../site/src/game/game.svelte.ts';
import { Notices } from '../../../site/src/page/notices.svelte.ts';
import { Keeper, type TextStore } from '../../../site/src/page/storage.ts';
import { whileShown } from './effects.svelte.ts';

/** A browser's storage with so much room, which tells other tabs what changes. */
export class Store implements TextStore {
  readonly content = new Map<string, string>();
  room = Infinity;
  readonly windows: EventTarget[] = [];

  getItem(key: string): string | null {
    return this.content.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.content].filter(([name]) => name !== key);
    const used = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (used + key.length + value.length > this.room)
      throw new DOMException('no room', 'QuotaExceededError');
    if (this.content.get(key) === value) return;
    this.content.set(key, value);
    const { window } = globalThis;
    for (const other of this.windows.filter((each) => each !== window)) {
      vi.stubGlobal('window', other);
      other.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: value }));
    }
    vi.stubGlobal('window', window);
  }

  removeItem(key: string): void {
    this.content.delete(key);
  }

  names(start: string): string[] {
    const whole = `ninefold/1/${start}`;
    return [...this.content.keys()].filter((key) => key.startsWith(whole));
  }
}

/** A tab of a browser, with the page in it. */
export interface Tab {
  readonly game: Game;
  readonly autosave: Autosave;
  readonly notices: Notices;
  /** Does something in this tab, and lets everything follow from it that follows at once. */
  act(work: () => void): Promise<void>;
  /** The same, and then waits until it is written. */
  work(work: () => void): Promise<void>;
  /** The browser takes the page away, or shows it again as it was. */
  turn(event: 'pagehide' | 'visibilitychange' | 'pageshow'): void;
}

const ends: (() => void)[] = [];

/** Closes all tabs, and the window they had is gone. */
export function closeTabs(): void {
  for (const end of ends.splice(0)) end();
  vi.unstubAllGlobals();
}

/** Opens a tab on a storage that it shares, and one of its own, or that of a tab before. */
export function openTabOn(local: Store, session: TextStore): Tab {
  const window = Object.assign(new EventTarget(), { localStorage: local, sessionStorage: session });
  const document = new EventTarget();
  const enter = () => {
    vi.stubGlobal('window', window);
    vi.stubGlobal('document', document);
  };
  enter();
  local.windows.push(window);
  const game = new Game();
  const notices = new Notices();
  const autosave = new Autosave(new Keeper(), game, notices);
  ends.push(whileShown(() => autosave.start()));
  const act = async (work: () => void) => {
    enter();
    await Promise.resolve();
    work();
    await Promise.resolve();
  };
  return {
    game,
    autosave,
    notices,
    act,
    work: async (work) => {
      await act(work);
      vi.advanceTimersByTime(300);
    },
    turn: (event) => {
      enter();
      (event === 'visibilitychange' ? document : window).dispatchEvent(new Event(event));
    },
  };
}
