import { words } from '../../words/index.ts';
import type { Game } from '../../game/game.svelte.ts';
import { restoreHistory, storeHistory } from '../../game/history-text.ts';
import type { History } from '../../game/history.ts';
import { drop, remember, restoreLibrary, storeLibrary } from './library.ts';
import type { Library, LibraryEntry } from './library.ts';
import type { Notices } from '../../page/notices.svelte.ts';
import { isUnset, isWorkedOn, newId } from '../../game/position.ts';
import { writeDescription } from '../../puzzle/description.ts';
import type { Listed, Lists } from '../../solver/solver.ts';
import type { Shelf } from './shelf.svelte.ts';
import { Keeper, type StorageTrouble } from '../../page/storage.ts';
import type { AppState } from '../../page/app-state.ts';

/** What is kept of a tab, beside the stored history. */
interface KeptGame {
  readonly history: History;
  readonly changed: number;
  readonly settingGivens: boolean;
}

/** A puzzle of a list; `kept` is the id of one that is kept here. */
export type KeptListed = Pick<Listed, 'description'> & { readonly kept?: string };

/** How long the page waits after it has written before it writes again, in milliseconds. */
const calm = 250;
/** How many tabs have a history of their own; those changed longest ago make room. */
const mostTabs = 12;

/** Of how many puzzles the page knows that their fog was painted or lifted here. */
const mostOfKnownFog = 200;

/**
 * Where a tab notes that a page is using its name. A page removes the note when it closes, so one
 * that finds it was opened with a copy of another tab's own storage.
 */
const inUse = 'tab-in-use';

/** What the components of this feature use of the page. */
export interface LibraryApp extends AppState {
  readonly autosave: Autosave;
  readonly keeper: Keeper;
  shelf: Shelf | undefined;
  lists(): Promise<Lists>;
}

/**
 * Keeps the game and the library in the browser, and brings them back. All tabs share the library;
 * each has a history of its own. Two tabs on one puzzle never overwrite each other's work: the one
 * that finds it changed continues with a copy.
 */
export class Autosave {
  library = $state.raw<Library>([]);
  /** What is wrong with the storage, if anything. */
  trouble = $state<StorageTrouble | undefined>();
  /** Nothing was kept here before, and something can be. */
  readonly isFirstVisit: boolean;

  #keeper: Keeper;
  #game: Game;
  #notices: Notices;
  /** Where the browser keeps what belongs to this tab alone. */
  #ownKeeper = new Keeper(() => window.sessionStorage);
  #tab: string;
  /** When each puzzle of the library was changed, as far as this tab has taken it in. */
  #seen: Map<string, number>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = false;
  /** What the history is kept of, and the library is not yet. */
  #unwritten: LibraryEntry | undefined;

  constructor(keeper: Keeper, game: Game, notices: Notices) {
    this.#keeper = keeper;
    this.#game = game;
    this.#notices = notices;
    const tabs = this.#tabs();
    const own = this.#ownKeeper.read('tab').value;
    // A tab that was duplicated is still there, with the same name: the copy takes another.
    const isDuplicate = this.#ownKeeper.read(inUse).value === true;
    const before = tabs.find((tab) => tab === own) ?? tabs[0];
    this.#tab = before === undefined || before !== own || isDuplicate ? newId() : before;
    this.#ownKeeper.write('tab', this.#tab);
    this.#ownKeeper.write(inUse, true);
    this.library = this.#read('library', restoreLibrary) ?? [];
    this.#seen = new Map(this.library.map(({ position, changed }) => [position.id, changed]));
    const kept = this.#read(`history/${before ?? ''}`, restoreGame);
    if (kept) {
      game.restore(kept.history);
      this.#seen.set(game.position.id, kept.changed);
    }
    game.settingGivens = kept?.settingGivens ?? true;
    const known = () => idsIn(this.#keeper.read('known-fog').value);
    game.knownFog.begin(known(), (id) => {
      this.#keeper.write('known-fog', [...known(), id].slice(-mostOfKnownFog));
    });
    const hasKept = tabs.length > 0 || this.#keeper.read('library').value !== undefined;
    this.isFirstVisit = !hasKept && !this.trouble;
  }

  /**
   * Writes what was changed, no more often than `calm` has it, and at once when the page goes away.
   * The first change is not kept waiting: a busy browser may end a page without telling it.
   */
  start(): void {
    let first = true;
    $effect(() => {
      void this.#game.history;
      void this.#game.settingGivens;
      if (first) {
        first = false;
        return;
      }
      this.#pending = true;
      if (this.#timer === undefined) this.#writeIn(0);
    });
    window.addEventListener('pagehide', () => {
      this.write();
      this.#ownKeeper.write(inUse, false);
    });
    // The browser may keep the page as it is and show it again later.
    window.addEventListener('pageshow', () => void this.#ownKeeper.write(inUse, true));
    document.addEventListener('visibilitychange', () => this.write());
    this.#keeper.watch((name) => {
      if (name === 'library') this.library = this.#sharedLibrary();
    });
  }

  write(): void {
    this.#writeWork();
    this.#writeUnwritten();
  }

  /** The history at once, and the library when the page has had its turn: each takes a while for a large puzzle. */
  #writeApart(): void {
    this.#writeWork();
    setTimeout(() => this.#writeUnwritten());
  }

  #writeWork(): void {
    if (!this.#pending) return;
    this.#pending = false;
    clearTimeout(this.#timer);
    this.#writeIn(calm);
    const others = this.#sharedLibrary();
    const { id } = this.#game.position;
    const theirs = others.find(({ position }) => position.id === id);
    if (theirs && theirs.changed !== this.#seen.get(id)) {
      this.#game.copy();
      this.#notices.say(words.keeping.otherTab, () => this.#game.position.id);
    }
    const { position, history, settingGivens } = this.#game;
    const changed = Date.now();
    this.library = remember(others, position, changed);
    this.#seen.set(position.id, changed);
    this.trouble = this.#writeHistory({ ...storeHistory(history), changed, settingGivens });
    this.#unwritten = { position, changed };
  }

  #writeUnwritten(): void {
    const own = this.#unwritten;
    if (!own) return;
    this.#unwritten = undefined;
    const { trouble } = this;
    // Another tab may have written meanwhile.
    this.#writeLibrary(remember(this.#sharedLibrary(), own.position, own.changed));
    this.trouble = trouble ?? this.trouble;
  }

  /** Puts a puzzle of the library on the board. */
  reopen({ position, changed }: LibraryEntry): void {
    this.#seen.set(position.id, changed);
    this.#game.reopen(position);
  }

  /**
   * Puts a puzzle of a list back on the board with the work on it: the kept one that the list names,
   * or one with the same rules and givens. False where there is none, or nothing was done on it.
   */
  resume({ kept, description }: KeptListed): boolean {
    this.write();
    const entry =
      this.library.find(({ position }) => position.id === kept) ??
      this.library.find(
        ({ position }) => isWorkedOn(position) && writeDescription(position.puzzle) === description,
      );
    if (entry) this.reopen(entry);
    return entry !== undefined;
  }

  /** Takes a puzzle out of the library, by its id. */
  drop(id: string): void {
    this.#writeUnwritten();
    this.#writeLibrary(drop(this.#sharedLibrary(), id));
  }

  /** Puts one that was taken out back in its place. */
  putBack(entry: LibraryEntry): void {
    this.#writeUnwritten();
    const others = drop(this.#sharedLibrary(), entry.position.id);
    this.#writeLibrary([entry, ...others].sort((a, b) => b.changed - a.changed));
  }

  #writeIn(milliseconds: number): void {
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#writeApart();
    }, milliseconds);
  }

  #writeLibrary(library: Library): void {
    this.library = library;
    this.trouble = this.#keeper.write('library', storeLibrary(library));
  }

  /** This tab's history in front of the others'; the oldest go when there is no room. */
  #writeHistory(stored: unknown): StorageTrouble | undefined {
    const tabs = [this.#tab, ...this.#tabs().filter((tab) => tab !== this.#tab)];
    for (;;) {
      for (const tab of tabs.splice(mostTabs)) this.#keeper.forget(`history/${tab}`);
      const trouble =
        this.#keeper.write(`history/${this.#tab}`, stored) ?? this.#keeper.write('tabs', tabs);
      const last = tabs.length > 1 ? tabs.pop() : undefined;
      if (trouble !== 'full' || last === undefined) return trouble;
      this.#keeper.forget(`history/${last}`);
    }
  }

  /** The names of the tabs that have a history, the last to change first. */
  #tabs(): string[] {
    return idsIn(this.#keeper.read('tabs').value);
  }

  /** The library as the other tabs left it. */
  #sharedLibrary(): Library {
    if (this.#keeper.isAsKnown('library')) return this.library;
    return restoreLibrary(this.#keeper.read('library').value) ?? this.library;
  }

  #read<T>(name: string, restore: (value: unknown) => T | undefined): T | undefined {
    const { value, trouble } = this.#keeper.read(name);
    const restored = value === undefined ? undefined : restore(value);
    if (trouble === 'damaged' || (value !== undefined && restored === undefined)) {
      this.#keeper.setAside(name);
      this.trouble = 'damaged';
    } else if (trouble) {
      this.trouble = trouble;
    }
    return restored;
  }
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
}

function restoreGame(value: unknown): KeptGame | undefined {
  const history = restoreHistory(value);
  if (!history) return undefined;
  const { changed, settingGivens } = value as Partial<KeptGame>;
  return {
    history,
    changed: Number(changed),
    settingGivens: settingGivens ?? isUnset(history.present),
  };
}
