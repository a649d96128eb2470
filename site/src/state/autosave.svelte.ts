import type { Game } from './game.svelte.ts';
import { restoreHistory, storeHistory } from './history-text.ts';
import { drop, remember, restoreLibrary, storeLibrary, type Library } from './library.ts';
import { countGivens } from './puzzle.ts';
import type { Keeper, StorageTrouble } from './storage.ts';

/** How long the page waits for more changes before it writes. */
const calm = 250;

/** Keeps the game and the library in the browser, and brings them back. */
export class Autosave {
  library = $state.raw<Library>([]);
  /** What is wrong with the storage, if anything. */
  trouble = $state<StorageTrouble | undefined>();

  #keeper: Keeper;
  #game: Game;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pending = false;

  constructor(keeper: Keeper, game: Game) {
    this.#keeper = keeper;
    this.#game = game;
    const kept = this.#read('history', restoreHistory);
    if (kept) game.restore(kept);
    this.library = this.#read('library', restoreLibrary) ?? [];
    const setting = keeper.read('setting').value;
    game.settingGivens =
      typeof setting === 'boolean' ? setting : countGivens(game.position.puzzle) === 0;
  }

  /** Writes after every change, and at once when the page goes away. */
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
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.write(), calm);
    });
    const flush = () => this.write();
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', flush);
  }

  write(): void {
    clearTimeout(this.#timer);
    if (!this.#pending) return;
    this.#pending = false;
    // Another tab may have added puzzles: theirs stay.
    const others = restoreLibrary(this.#keeper.read('library').value) ?? this.library;
    this.library = remember(others, this.#game.position, Date.now());
    this.trouble =
      this.#keeper.write('history', storeHistory(this.#game.history)) ??
      this.#keeper.write('library', storeLibrary(this.library)) ??
      this.#keeper.write('setting', this.#game.settingGivens);
  }

  drop(id: string): void {
    this.library = drop(this.library, id);
    this.trouble = this.#keeper.write('library', storeLibrary(this.library));
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
