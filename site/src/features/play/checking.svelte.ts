import { failureText } from '../../solver/failure-text.ts';
import type { Game } from '../../game/game.svelte.ts';
import { allDigitsOn, countEntered, type Position } from '../../game/position.ts';
import type { Job, Solver } from '../../solver/solver.ts';

/** What is said of a board without showing anything of its solution. */
export type Verdict =
  /** Against the author's solution, where the puzzle carries it, whatever rules are known. */
  | {
      readonly solutions: 'authors';
      readonly entered: number;
      readonly differing: readonly number[];
    }
  /** The puzzle has one solution; of the entered digits these differ from it. */
  | { readonly solutions: 'one'; readonly entered: number; readonly differing: readonly number[] }
  | { readonly solutions: 'none' }
  /** `fits`: some solution has all the entered digits. */
  | { readonly solutions: 'several'; readonly entered: number; readonly fits: boolean };

/** Whether the digits are right: the engine is asked, and only its verdict is shown. */
export class Checking {
  running = $state(false);
  /** Why there is no verdict; empty when nothing is wrong. */
  failure = $state('');
  /** The board marks the digits that differ: asked for in a second press. */
  marking = $state(false);

  #solver: Solver;
  #game: Game;
  #job: Job | undefined;
  #told = $state.raw<{ readonly position: Position; readonly verdict: Verdict } | undefined>();

  constructor(solver: Solver, game: Game) {
    this.#solver = solver;
    this.#game = game;
    game.whenLeft(() => {
      this.stop();
      this.failure = '';
    });
  }

  /** The verdict on the board as it is; undefined once a digit or the puzzle has changed. */
  get verdict(): Verdict | undefined {
    const told = this.#told;
    if (!told) return undefined;
    return sameDigits(told.position, this.#game.position) ? told.verdict : undefined;
  }

  /** The digits that the board marks as wrong. */
  get marked(): readonly number[] {
    const { verdict } = this;
    return this.marking && verdict && 'differing' in verdict ? verdict.differing : [];
  }

  async check(): Promise<void> {
    this.stop();
    const { position } = this.#game;
    this.failure = '';
    this.marking = false;
    this.#told = undefined;
    this.running = true;
    try {
      const verdict = await this.#judge(position);
      if (verdict) this.#told = { position, verdict };
    } catch (error) {
      this.failure = failureText(error);
    }
    this.running = false;
  }

  stop(): void {
    this.#job?.stop();
  }

  async #judge(position: Position): Promise<Verdict | undefined> {
    const { puzzle } = position;
    const entered = countEntered(position);
    const { fog, solution, reading } = position.supplement ?? {};
    // What lies in fog is not known to the engine.
    if (solution && !solution.includes(0) && (fog || !reading?.isProved)) {
      const differing = position.cells.flatMap(({ digit }, cell) =>
        digit && digit !== solution[cell] ? [cell] : [],
      );
      return { solutions: 'authors', entered, differing };
    }
    const alone = await this.#solve(puzzle);
    if (alone.stopped === 'cancelled') return undefined;
    if (alone.count === '0') return { solutions: 'none' };
    if (alone.count === '1') {
      const differing = position.cells.flatMap(({ digit }, cell) =>
        digit && digit !== alone.solution?.[cell] ? [cell] : [],
      );
      return { solutions: 'one', entered, differing };
    }
    if (entered === 0) return { solutions: 'several', entered, fits: true };
    const together = await this.#solve({ ...puzzle, givens: allDigitsOn(position) });
    if (together.stopped === 'cancelled') return undefined;
    return { solutions: 'several', entered, fits: together.count !== '0' };
  }

  #solve(puzzle: Position['puzzle']): Job['answer'] {
    this.#job = this.#solver.ask('solve', puzzle, () => undefined);
    return this.#job.answer;
  }
}

function sameDigits(before: Position, now: Position): boolean {
  return (
    before.puzzle === now.puzzle &&
    before.cells.every(({ digit }, cell) => digit === now.cells[cell]?.digit)
  );
}
