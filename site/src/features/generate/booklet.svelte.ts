import type { Game } from '../../game/game.svelte.ts';
import type { AppState } from '../../page/app-state.ts';
import { isVariant, type Puzzle } from '../../puzzle/puzzle.ts';
import { failureText } from '../../solver/failure-text.ts';
import { levels, type Level, type Made, type Maker, type Making } from '../../solver/maker.ts';
import { words } from '../../words/index.ts';
import { wishingWords } from '../../words/wishing.ts';
import { rulesOfKind, usualKind, wishOf, type GradedKind } from './wishes.ts';

/** What the components of the booklet use of the page. */
export interface BookletApp extends AppState {
  readonly maker: Maker;
  booklet: Booklet | undefined;
}

/** A puzzle of a booklet. */
export interface BookletPuzzle {
  readonly puzzle: Puzzle;
  readonly solution: Puzzle;
  readonly level: Level;
}

/** The most puzzles of one grade. */
export const mostOfGrade = 50;

/** How many puzzles go on a page of paper. */
export const perPageChoices = [1, 2, 4, 6] as const;

/** Puzzles of some grades, made to be printed together with their solutions. */
export class Booklet {
  kind = $state<GradedKind>(usualKind);
  /** How many puzzles of each grade are wanted, from 0 to `mostOfGrade`. */
  numbers = $state.raw<Readonly<Record<Level, number>>>({
    easy: 4,
    medium: 4,
    hard: 4,
    unfair: 0,
    extreme: 0,
  });
  perPage = $state<(typeof perPageChoices)[number]>(4);
  running = $state(false);
  /** The easiest first. */
  puzzles = $state.raw<readonly BookletPuzzle[]>([]);
  /** What the puzzles are, for the head of the first page. */
  kindMade = $state<GradedKind>(usualKind);
  /** How the making ended, in a sentence. */
  outcome = $state('');

  readonly #maker: Maker;
  readonly #game: Game;
  #making: Making | undefined;
  #stopped = false;
  /** Another page makes other puzzles, and so does this one when it is asked again. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32);
  #number = 0;

  constructor(maker: Maker, game: Game) {
    this.#maker = maker;
    this.#game = game;
  }

  /** How many puzzles are wanted in all. */
  get wanted(): number {
    return levels.reduce((sum, level) => sum + this.numbers[level], 0);
  }

  /** Asks for that many of a grade; any other number counts as the nearest that is possible. */
  want(level: Level, number: number): void {
    const whole = Math.trunc(number) || 0;
    this.numbers = { ...this.numbers, [level]: Math.min(Math.max(whole, 0), mostOfGrade) };
  }

  /**
   * Makes the puzzles, in place of those there. True when there is any. A grade that takes too long is
   * left with the puzzles that were found, and the outcome names it.
   */
  async make(): Promise<boolean> {
    if (this.running) return false;
    const { wanted, numbers } = this;
    const rules = rulesOfKind(this.kind, this.#game.position.puzzle);
    if (isVariant(rules)) {
      this.outcome = words.generating.variant;
      return false;
    }
    this.running = true;
    this.#stopped = false;
    this.puzzles = [];
    this.kindMade = this.kind;
    this.outcome = '';
    try {
      const short: Level[] = [];
      for (const level of levels) {
        if (!(await this.#makeGrade(rules, level, numbers[level]))) short.push(level);
        if (this.#stopped || this.outcome) break;
      }
      this.outcome ||= this.#outcome(short, wanted);
    } catch (error) {
      this.outcome = failureText(error);
    } finally {
      this.running = false;
    }
    return this.puzzles.length > 0;
  }

  stop(): void {
    this.#stopped = true;
    this.#making?.stop();
  }

  #outcome(short: readonly Level[], wanted: number): string {
    const { generating } = words;
    const { length } = this.puzzles;
    if (this.#stopped) return wishingWords.bookletStopped(length, wanted);
    if (short.length === 0) return wishingWords.bookletReady(length);
    return wishingWords.bookletShort(short.map((level) => generating.levels[level]).join(', '));
  }

  /** Whether that many puzzles of a grade were found. */
  async #makeGrade(rules: Puzzle, level: Level, number: number): Promise<boolean> {
    for (let done = 0; done < number; done++) {
      const wish = { seed: this.#seed, number: this.#number++, ...wishOf(rules, level) };
      this.#making = this.#maker.make(rules, wish, () => undefined);
      const made: Made = await this.#making.made;
      if (made.kind === 'contradictory') this.outcome = words.generating.contradictory;
      // One that was made as Stop was pressed is not taken along.
      if (made.kind !== 'made' || this.#stopped) return false;
      const { puzzle, solution } = made;
      const added = { puzzle, solution: { ...puzzle, givens: solution }, level };
      this.puzzles = [...this.puzzles, added];
    }
    return true;
  }
}
