import type { Game } from '../../game/game.svelte.ts';
import { isClassicNine, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Logic } from '../../solver/hints.ts';
import type { RatingWords } from './grade-text.ts';

/**
 * What Sudoku Explainer would call the puzzle. It is found out when the grade is known already, and
 * given up when another puzzle is graded or comes onto the board.
 */
export class Rated {
  #found = $state.raw<{ readonly puzzle: Puzzle; readonly words: RatingWords } | undefined>();
  #logic: Logic;
  #game: Game;
  #aborter = new AbortController();

  constructor(logic: Logic, game: Game) {
    this.#logic = logic;
    this.#game = game;
    game.whenLeft(() => this.#aborter.abort());
  }

  /** Nothing before it is known, and under rules for which there is none. */
  get words(): RatingWords | undefined {
    return this.#found?.puzzle === this.#game.position.puzzle ? this.#found.words : undefined;
  }

  /** Where the rating takes too long, the score of the grade says about as much. */
  async find(puzzle: Puzzle, score: number): Promise<void> {
    this.#aborter.abort();
    this.#aborter = new AbortController();
    const { signal } = this.#aborter;
    if (!isClassicNine(puzzle)) return;
    const [found, { ratingWords }] = await Promise.all([
      this.#logic.rate(puzzle, signal).catch(() => undefined),
      import('./grade-text.ts'),
    ]);
    if (signal.aborted) return;
    this.#found = { puzzle, words: ratingWords(found?.tenths ?? Math.floor(score / 100)) };
  }
}
