import { Assigning } from '../features/assignment/assigning.svelte.ts';
import { Asking } from '../features/ask/asking.svelte.ts';
import { Autosave } from '../features/library/autosave.svelte.ts';
import { Bringing } from '../features/open/bringing.svelte.ts';
import { Facts } from '../game/facts.svelte.ts';
import type { EntryMode } from '../game/edits.ts';
import { Game } from '../game/game.svelte.ts';
import { Notices } from '../page/notices.svelte.ts';
import { Settings } from '../page/settings.svelte.ts';
import type { Lessons } from '../solver/lessons.ts';
import { allDigitsOn } from '../game/position.ts';
import type { Solver, TextForm } from '../solver/solver.ts';
import { Stepping } from '../features/step/stepping.svelte.ts';
import type { AppState, DialogName, SheetName } from '../page/app-state.ts';
import { Keeper } from '../page/storage.ts';
import { Watching } from '../features/watch/watching.svelte.ts';

/** Everything the page holds, put together once. */
export class App implements AppState {
  readonly keeper = new Keeper();
  readonly settings = new Settings(this.keeper);
  readonly notices = new Notices();
  readonly game = new Game();
  readonly autosave: Autosave;
  readonly facts: Facts;
  readonly asking: Asking;
  readonly bringing: Bringing;
  readonly lessons: Lessons;
  readonly watching: Watching;
  readonly stepping: Stepping;
  readonly assigning: Assigning;

  dialog = $state<DialogName | undefined>();
  sheet = $state<SheetName | undefined>();
  /** Which of the views is open, by its id. */
  view = $state('solve');

  /** What the print sheet shows: this puzzle, or this and three more; with the person's work. */
  printPerPage = $state<1 | 4>(1);
  printMarks = $state(false);

  readonly #solver: Solver;

  constructor(solver: Solver, lessons: Lessons) {
    this.#solver = solver;
    this.lessons = lessons;
    this.watching = new Watching(lessons);
    this.stepping = new Stepping(lessons);
    this.assigning = new Assigning(lessons);
    this.autosave = new Autosave(this.keeper, this.game, this.notices);
    this.facts = new Facts(solver, this.game);
    this.asking = new Asking(solver, this.game);
    this.bringing = new Bringing(solver, this.game, this.notices);
  }

  /** The puzzle on the board as text; `all` takes the person's digits along. */
  textOf(form: TextForm, all: boolean): Promise<string> {
    const { position } = this.game;
    const { puzzle } = position;
    return this.#solver.write(all ? { ...puzzle, givens: allDigitsOn(position) } : puzzle, form);
  }

  /** A digit from the keyboard or the keypad. */
  enter(digit: number, mode: EntryMode = this.game.mode): void {
    const { choices } = this.settings;
    const seen = choices.removeMarks ? (cell: number) => this.facts.different(cell) : () => [];
    this.game.enter(digit, mode, seen, choices.autoCandidates);
  }

  clear(): void {
    this.game.clear(this.settings.choices.autoCandidates);
  }
}
