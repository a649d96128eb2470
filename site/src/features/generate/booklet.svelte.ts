import type { Facts } from '../../game/facts.svelte.ts';
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
  type Numbered,
} from '../../solver/maker.ts';
import { words } from '../../words/index.ts';
import { wishingWords } from '../../words/wishing.ts';
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
  readonly level: Level;
  /** What its rules draw, where they were placed. */
  readonly drawing?: VariantDrawing;
}

/** The most puzzles of one grade. */
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
  readonly #facts: Pick<Facts, 'drawingOf'>;
  #making: Making | undefined;
  #stopped = false;
  /** Another page makes other puzzles, and so does this one when it is asked again. */
  readonly #seed = Math.floor(Math.random() * 2 ** 32);
  #number = 0;

  constructor(maker: Maker, game: Game, facts: Pick<Facts, 'drawingOf'>) {
    this.#maker = maker;
    this.#game = game;
    this.#facts = facts;
  }

  /** How many puzzles are wanted in all. */
  get wanted(): number {
    return levels.reduce((sum, level) => sum + this.numbers[level], 0);
  }

  /** Asks for that many of a grade; any other number counts as the nearest that is possible. */
  want(level: Level, number: number): void {
    this.numbers = { ...this.numbers, [level]: possible(number) };
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
    this.#stopped = false;
    this.puzzles = [];
    this.kindMade = kind;
    this.outcome = '';
    try {
      const short = await this.#makeGrades(makingOf(this.#maker, kind, board), numbers);
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

  #outcome(short: readonly string[], wanted: number): string {
    const { length } = this.puzzles;
    if (this.#stopped) return wishingWords.bookletStopped(length, wanted);
    if (short.length === 0) return wishingWords.bookletReady(length);
    return wishingWords.bookletShort(short.join(', '));
  }

  /** The grades of which there are fewer puzzles than wished. */
  async #makeGrades(
    begin: Begin,
    numbers: Readonly<Record<Level, number>>,
  ): Promise<readonly string[]> {
    const short: string[] = [];
    for (const level of levels) {
      if (!(await this.#makeGrade(begin, level, numbers[level])))
        short.push(words.generating.levels[level]);
      if (this.#stopped || this.outcome) break;
    }
    return short;
  }

  /** Whether that many puzzles of a grade were found. */
  async #makeGrade(begin: Begin, level: Level, number: number): Promise<boolean> {
    for (let done = 0; done < number; done++) {
      this.#making = begin({ seed: this.#seed, number: this.#number++ }, level);
      const made: Made = await this.#making.made;
      if (made.kind === 'contradictory') this.outcome = words.generating.contradictory;
      // One that was made as Stop was pressed is not taken along.
      if (made.kind !== 'made' || this.#stopped) return false;
      const { puzzle, solution } = made;
      const drawing = isVariant(puzzle) ? await this.#facts.drawingOf(puzzle) : undefined;
      if (this.#stopped) return false;
      const added = { puzzle, solution: { ...puzzle, givens: solution }, level };
      this.puzzles = [...this.puzzles, drawing ? { ...added, drawing } : added];
    }
    return true;
  }
}

/** Begins a puzzle of a grade. */
type Begin = (which: Numbered, level: Level) => Making;

function makingOf(maker: Maker, kind: Kind, board: Puzzle): Begin {
  const nobody = () => undefined;
  if (isPlaced(kind)) return (which, level) => maker.place(kind, { ...which, level }, nobody);
  const rules = rulesOfKind(kind, board);
  return (which, level) => maker.make(rules, { ...which, ...wishOf(rules, level) }, nobody);
}

/** The nearest number of puzzles that can be asked for. */
function possible(number: number): number {
  return Math.min(Math.max(Math.trunc(number) || 0, 0), mostOfGrade);
}
