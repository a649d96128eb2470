import type { Lessons, Steps } from '../../solver/lessons.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { AppState } from '../../page/app-state.ts';

/** What the last step did. */
export type StepStatus = 'ready' | 'success' | 'failure' | 'solved';

/** What the components of this feature use of the page. */
export interface SteppingApp extends AppState {
  readonly stepping: Stepping;
}

/** The CSU stepper on a puzzle: the board after some of its steps. */
export class Stepping {
  /** The steps, and the board after as many of them as were made. */
  steps = $state.raw<Steps | undefined>();
  status = $state<StepStatus>('ready');
  /** What empty squares show. */
  shows = $state<'candidates' | 'bits' | 'nothing'>('candidates');
  broken = $state(false);

  #lessons: Lessons;
  #puzzle: Puzzle | undefined;

  constructor(lessons: Lessons) {
    this.#lessons = lessons;
  }

  get puzzle(): Puzzle | undefined {
    return this.#puzzle;
  }

  /** Begins with a puzzle, before its first step. */
  async begin(puzzle: Puzzle): Promise<void> {
    this.#puzzle = puzzle;
    this.status = 'ready';
    await this.#show(0);
  }

  /** One step; failure leaves the board as it is. */
  async step(): Promise<void> {
    const { steps } = this;
    if (!steps) return;
    if (steps.after === steps.moves.length) {
      this.status = 'failure';
      return;
    }
    await this.goTo(steps.after + 1);
  }

  async back(): Promise<void> {
    const { steps } = this;
    if (steps && steps.after > 0) await this.goTo(steps.after - 1);
  }

  /** To the board after that many steps. */
  async goTo(after: number): Promise<void> {
    await this.#show(after);
    const { steps } = this;
    if (!steps) return;
    const solved =
      steps.status === 'solved' && steps.after === steps.moves.length && steps.after > 0;
    this.status = steps.after === 0 ? 'ready' : solved ? 'solved' : 'success';
  }

  /** Steps until nothing can be filled. */
  async toEnd(): Promise<void> {
    const count = this.steps?.moves.length ?? 0;
    await this.goTo(count);
    if (this.steps?.status === 'stuck') this.status = 'failure';
  }

  async #show(after: number): Promise<void> {
    const puzzle = this.#puzzle;
    if (!puzzle) return;
    try {
      const steps = await this.#lessons.steps(puzzle, after);
      if (puzzle !== this.#puzzle) return;
      this.steps = steps;
      this.broken = false;
    } catch {
      this.steps = undefined;
      this.broken = true;
    }
  }
}
