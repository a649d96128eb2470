import type { Game } from '../../game/game.svelte.ts';
import type { AppState } from '../../page/app-state.ts';
import type { Notices } from '../../page/notices.svelte.ts';
import { countGivens, emptyPuzzle, isVariant, type Puzzle } from '../../puzzle/puzzle.ts';
import { failureText } from '../../solver/failure-text.ts';
import type { Level, Made, Maker, Making, Wish } from '../../solver/maker.ts';
import { words } from '../../words/index.ts';
import { dailyWish, rulesOfKind, wishOf, type Kind } from './wishes.ts';

/** What the components of this feature use of the page. */
export interface GeneratingApp extends AppState {
  readonly generating: Generating;
}

/** What was asked for last, for another of its kind. */
interface Asked {
  readonly rules: Puzzle;
  readonly level: Level | undefined;
  /** The puzzle it led to, by its id. */
  readonly id: string;
}

/** Makes puzzles and puts them on the board. */
export class Generating {
  kind = $state<Kind>('board');
  running = $state(false);
  /** How many puzzles were tried for the wish under way. */
  tried = $state(0);
  /** Why there is no puzzle, in a sentence. */
  failure = $state('');

  #maker: Maker;
  #game: Game;
  #notices: Notices;
  #making: Making | undefined;
  #asked = $state.raw<Asked | undefined>();
  /** Nobody else has this page's puzzles; the day's puzzle is everybody's. */
  #seed = Math.floor(Math.random() * 2 ** 32);
  #number = 0;

  constructor(maker: Maker, game: Game, notices: Notices) {
    this.#maker = maker;
    this.#game = game;
    this.#notices = notices;
  }

  /** Whether the puzzle on the board was made here, so that another like it can be. */
  get hasAnother(): boolean {
    return this.#asked !== undefined && this.#asked.id === this.#game.position.id;
  }

  /** Puts the puzzle of a day on the board. True when it is there. */
  daily(day: Date = new Date()): Promise<boolean> {
    const wish = dailyWish(day);
    return this.#make(emptyPuzzle(), wish, words.generating.dailyTitle(day));
  }

  /** Puts a new puzzle of the chosen kind on the board. True when it is there. */
  fresh(level: Level | undefined): Promise<boolean> {
    return this.#fresh(rulesOfKind(this.kind, this.#game.position.puzzle), level);
  }

  /** Another puzzle like the last. */
  async another(): Promise<void> {
    if (!this.#asked) return;
    const wrong = !(await this.#fresh(this.#asked.rules, this.#asked.level));
    if (wrong && this.failure) this.#notices.warn(this.failure, () => this.#game.position.id);
  }

  stop(): void {
    this.#making?.stop();
  }

  #fresh(rules: Puzzle, level: Level | undefined): Promise<boolean> {
    if (isVariant(rules)) {
      // Made without some of its rules it would be another kind of puzzle.
      this.stop();
      this.failure = words.generating.variant;
      return Promise.resolve(false);
    }
    const wish = { seed: this.#seed, number: this.#number++, ...wishOf(rules, level) };
    return this.#make(rules, wish, '');
  }

  /** One puzzle at a time; who asks for another gives up the one before. */
  async #make(rules: Puzzle, wish: Wish, title: string): Promise<boolean> {
    this.stop();
    this.running = true;
    this.tried = 0;
    this.failure = '';
    const making = this.#maker.make(rules, wish, (tried) => {
      if (this.#making === making) this.tried = tried;
    });
    this.#making = making;
    let made: Made | undefined;
    try {
      made = await making.made;
    } catch (error) {
      if (this.#making === making) this.failure = failureText(error);
    }
    // Whoever has asked for another since then hears of that one.
    if (this.#making !== making) return false;
    this.#making = undefined;
    this.running = false;
    if (made?.kind === 'none') this.failure = words.generating.none(made.tried);
    if (made?.kind === 'contradictory') this.failure = words.generating.contradictory;
    if (made?.kind !== 'made') return false;
    this.#bring(made.puzzle, made.level, title);
    this.#asked = { rules, level: wish.level, id: this.#game.position.id };
    return true;
  }

  #bring(puzzle: Puzzle, level: Level, title: string): void {
    const { generating } = words;
    this.#game.bring(puzzle, title || generating.title(level));
    this.#notices.say(
      generating.made(generating.levels[level], countGivens(puzzle)),
      () => this.#game.position.id,
    );
  }
}
