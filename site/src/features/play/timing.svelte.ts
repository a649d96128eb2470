import type { Game } from '../../game/game.svelte.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { Keeper } from '../../page/storage.ts';
import { timesKept } from '../../page/times.ts';

/** How many puzzles have a time of their own; those played longest ago make room. */
const mostTimes = 300;
/** Milliseconds between two writes of a running clock. */
const pace = 10_000;

/**
 * The time spent on each puzzle, kept in the browser. The clock runs while `isRunning` says so, the
 * page is seen and nobody has paused it.
 */
export class Timing {
  /** The person has paused the clock; the board is covered. */
  paused = $state(false);
  /** Whole seconds on the puzzle on the board. */
  seconds = $state(0);

  #keeper: Keeper;
  #game: Game;
  #isRunning: () => boolean;
  #seen = $state(true);
  #id = '';
  #puzzle: Puzzle | undefined;
  #spent = 0;
  #since: number | undefined;

  constructor(keeper: Keeper, game: Game, isRunning: () => boolean) {
    this.#keeper = keeper;
    this.#game = game;
    this.#isRunning = isRunning;
  }

  /** Pauses a clock that runs, or lets it go on. */
  turn(): void {
    this.paused = !this.paused && this.#isRunning();
  }

  /** Begins to follow the board; call where effects may be made. */
  follow(): void {
    const look = () => {
      this.#seen = document.visibilityState !== 'hidden';
      if (!this.#seen) this.#keep();
    };
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pagehide', () => this.#keep());
    $effect.pre(() => this.#turnTo(this.#game.position.id, this.#game.position.puzzle));
    const running = $derived(!this.paused && this.#seen && this.#isRunning());
    $effect(() => {
      void this.#game.position.id;
      if (!running) return;
      this.#since = performance.now();
      const clock = setInterval(() => this.#tick(), 250);
      const writing = setInterval(() => this.#keep(), pace);
      return () => {
        clearInterval(clock);
        clearInterval(writing);
        this.#keep();
        this.#since = undefined;
      };
    });
  }

  /** Another puzzle has its own time; a copy of the same continues with what was spent. */
  #turnTo(id: string, puzzle: Puzzle): void {
    if (id === this.#id) {
      this.#puzzle = puzzle;
      return;
    }
    this.#keep();
    const isCopy = puzzle === this.#puzzle;
    this.#id = id;
    this.#puzzle = puzzle;
    if (this.#since !== undefined) this.#since = performance.now();
    if (!isCopy) {
      this.#spent = this.#times()[id] ?? 0;
      this.paused = false;
    }
    this.seconds = Math.floor(this.#spent / 1000);
  }

  #tick(): void {
    if (this.#since === undefined) return;
    const now = performance.now();
    this.#spent += now - this.#since;
    this.#since = now;
    this.seconds = Math.floor(this.#spent / 1000);
  }

  #keep(): void {
    if (this.#since === undefined) return;
    this.#tick();
    const others = Object.entries(this.#times()).filter(([id]) => id !== this.#id);
    const spent: [string, number] = [this.#id, Math.round(this.#spent)];
    this.#keeper.write('times', Object.fromEntries([...others, spent].slice(-mostTimes)));
  }

  #times() {
    return timesKept(this.#keeper);
  }
}
