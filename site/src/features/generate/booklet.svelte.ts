import type { Game } from '../../game/game.svelte.ts';
import type { AppState } from '../../page/app-state.ts';
import { isVariant, type Puzzle } from '../../puzzle/puzzle.ts';
import { failureText } from '../../solver/failure-text.ts';
import type { VariantDrawing } from '../../rules/index.ts';
import {
  levels,
  type Level,
  type Made,
  type Maker,
  type Making,
  type PlacedKind,
} from '../../solver/maker.ts';
import { words } from '../../words/index.ts';
import { wishingWords } from '../../words/wishing.ts';
import type { AboutVariants } from './about-variants.ts';
import { isPlaced, rulesOfKind, usualKind, wishOf, type Kind } from './wishes.ts';

/** What the components of the booklet use of the page. */
export interface BookletApp extends AppState {
  readonly maker: Maker;
  booklet: Booklet | undefined;
}

/** A puzzle of a booklet. */
export interface BookletPuzzle {
  readonly puzzle: Puzzle;
  readonly solution: Puzzle;
  /** Missing where nobody knows. */
  readonly level?: Level;
  /** What its rules draw, where they were placed. */
  readonly drawing?: VariantDrawing;
}

/** The most puzzles of one grade, and the most whose rules are placed. */
export const mostOfGrade = 50;

/** How many puzzles go on a page of paper. */
export const perPageChoices = [1, 2, 4, 6] as const;

/** Puzzles of some grades, made to be printed together with their solutions. */
export class Booklet {
  kind = $state<Kind>(usualKind);
  /** How many puzzles of each grade are wanted, from 0 to `mostOfGrade`. */
  numbers = $state.raw<Readonly<Record<Level, number>>>({
    easy: 4,
    medium: 4,
    hard: 4,
    unfair: 0,
    extreme: 0,
  });
  /** How many puzzles are wanted of a kind whose rules are placed: nobody knows their grades before. */
  placedNumber = $state(8);
  perPage = $state<(typeof perPageChoices)[number]>(4);
  running = $state(false);
  /** The easiest first. */
  puzzles = $state.raw<readonly BookletPuzzle[]>([]);
  /** What the puzzles are, for the head of the first page. */
  kindMade = $state<Kind>(usualKind);
  /** How the making ended, in a sentence. */
  outcome = $state('');

  readonly #maker: Maker;
  readonly #game: Game;
  readonly #about: AboutVariants;
  #making: Making | undefined;
  #stopped = false;
  #aborter = new AbortController();
  /** Another page makes other puzzles, and so does this one when it is asked again. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32);
  #number = 0;

  constructor(maker: Maker, game: Game, about: AboutVariants) {
    this.#maker = maker;
    this.#game = game;
    this.#about = about;
  }

  /** How many puzzles are wanted in all. */
  get wanted(): number {
    if (isPlaced(this.kind)) return this.placedNumber;
    return levels.reduce((sum, level) => sum + this.numbers[level], 0);
  }

  /** Asks for that many of a grade; any other number counts as the nearest that is possible. */
  want(level: Level, number: number): void {
    this.numbers = { ...this.numbers, [level]: possible(number) };
  }

  /** The same for puzzles whose rules are placed. */
  wantPlaced(number: number): void {
    this.placedNumber = possible(number);
  }

  /**
   * Makes the puzzles, in place of those there. True when there is any. A grade that takes too long is
   * left with the puzzles that were found, and the outcome names it.
   */
  async make(): Promise<boolean> {
    if (this.running) return false;
    const { wanted, numbers, kind } = this;
    const board = this.#game.position.puzzle;
    if (kind === 'board' && isVariant(board)) {
      this.outcome = words.generating.variant;
      return false;
    }
    this.running = true;
    this.#aborter = new AbortController();
    this.#stopped = false;
    this.puzzles = [];
    this.kindMade = kind;
    this.outcome = '';
    try {
      const short = isPlaced(kind)
        ? await this.#makePlaced(kind, wanted)
        : await this.#makeGrades(rulesOfKind(kind, board), numbers);
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
    this.#aborter.abort();
  }

  #outcome(short: readonly string[], wanted: number): string {
    const { length } = this.puzzles;
    if (this.#stopped) return wishingWords.bookletStopped(length, wanted);
    if (short.length === 0) return wishingWords.bookletReady(length);
    return wishingWords.bookletShort(short.join(', '));
  }

  /** The grades of which there are fewer puzzles than wished. */
  async #makeGrades(
    rules: Puzzle,
    numbers: Readonly<Record<Level, number>>,
  ): Promise<readonly string[]> {
    const short: string[] = [];
    for (const level of levels) {
      if (!(await this.#makeGrade(rules, level, numbers[level])))
        short.push(words.generating.levels[level]);
      if (this.#stopped || this.outcome) break;
    }
    return short;
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

  /** The kind, if there are fewer puzzles of it than wished. Those that are easier come first. */
  async #makePlaced(kind: PlacedKind, number: number): Promise<readonly string[]> {
    const short = [words.generating.placedKinds[kind]];
    const scores = new Map<BookletPuzzle, number>();
    for (let done = 0; done < number; done++) {
      const which = { seed: this.#seed, number: this.#number++ };
      this.#making = this.#maker.place(kind, which, () => undefined);
      const made: Made = await this.#making.made;
      if (made.kind !== 'made' || this.#stopped) return short;
      const { puzzle, solution } = made;
      const [drawing, grade] = await Promise.all([
        this.#about.drawing(puzzle),
        this.#about.grade(puzzle, this.#aborter.signal),
      ]);
      if (this.#stopped) return short;
      const added: BookletPuzzle = {
        puzzle,
        solution: { ...puzzle, givens: solution },
        drawing,
        ...(grade && { level: grade.level }),
      };
      scores.set(added, grade ? levels.indexOf(grade.level) * 100_000 + grade.score : Infinity);
      this.puzzles = [...scores.keys()].sort(
        (one, other) => (scores.get(one) ?? 0) - (scores.get(other) ?? 0),
      );
    }
    return [];
  }
}

/** The nearest number of puzzles that can be asked for. */
function possible(number: number): number {
  return Math.min(Math.max(Math.trunc(number) || 0, 0), mostOfGrade);
}
