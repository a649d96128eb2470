import { fillIn } from '../../game/edits.ts';
import { failureText } from '../../solver/failure-text.ts';
import type { Game } from '../../game/game.svelte.ts';
import { allDigitsOn, countEntered, digitAt, type Position } from '../../game/position.ts';
import { countGivens, type Puzzle } from '../../puzzle/puzzle.ts';
import type {
  SolverAnswer,
  Conflict,
  Job,
  Progress,
  Question,
  Solver,
} from '../../solver/solver.ts';
import type { AppState } from '../../page/app-state.ts';

/** An answer with everything needed to say what it is about. */
export interface Answered {
  readonly question: Question;
  /** The board when it was asked. */
  readonly position: Position;
  readonly givens: number;
  /** How many of the person's digits were taken along. */
  readonly mine: number;
  readonly answer: SolverAnswer;
  /** Two digits that already break a rule, when there is no solution. */
  readonly conflict?: Conflict;
}

/** What the components of this feature use of the page. */
export interface AskingApp extends AppState {
  readonly asking: Asking;
}

/** Questions to the engine: the one under way, the last answer, and what of it the board shows. */
export class Asking {
  question = $state<Question | undefined>();
  progress = $state.raw<Progress | undefined>();
  /** Milliseconds the running question has taken. */
  elapsed = $state(0);
  answered = $state.raw<Answered | undefined>();
  /** Whether the board shows the answer. */
  shown = $state(true);
  /** Which solution of several, from 0. */
  at = $state(0);
  differences = $state(false);
  /** Ask about the person's digits too. */
  withMine = $state(false);
  /** Why there is no answer, in a sentence; empty when nothing is wrong. */
  failure = $state('');

  #solver: Solver;
  #game: Game;
  #job: Job | undefined;
  /** What the question under way is about. */
  #asked = $state.raw<Pick<Answered, 'position' | 'mine'> | undefined>();

  constructor(solver: Solver, game: Game) {
    this.#solver = solver;
    this.#game = game;
    game.whenLeft(() => this.#leave());
  }

  /** An answer belongs to its puzzle, and so does a question. */
  #leave(): void {
    this.#job?.stop();
    this.#job = undefined;
    this.question = undefined;
    this.answered = undefined;
    this.failure = '';
    this.withMine = false;
  }

  get running(): boolean {
    return this.question !== undefined;
  }

  /** The board was changed after the answer. */
  get outdated(): boolean {
    return this.#hasChangedSince(this.answered);
  }

  /** The board was changed after the question under way. */
  get overtaken(): boolean {
    return this.#hasChangedSince(this.#asked);
  }

  #hasChangedSince(before: Pick<Answered, 'position' | 'mine'> | undefined): boolean {
    if (!before) return false;
    const now = this.#game.position;
    if (now.puzzle !== before.position.puzzle) return true;
    return before.mine > 0 && String(allDigitsOn(now)) !== String(allDigitsOn(before.position));
  }

  /** The solution the board shows, if any. */
  get solution(): readonly number[] | undefined {
    const { answer } = this.answered ?? {};
    if (!this.shown || this.outdated || !answer) return undefined;
    return answer.solutions?.[this.at] ?? answer.solution;
  }

  /** The cells that differ among the solutions there are. */
  get differing(): readonly number[] {
    const [one, ...others] = this.answered?.answer.solutions ?? [];
    if (!one) return [];
    return one.flatMap((digit, cell) =>
      others.some((grid) => grid[cell] !== digit) ? [cell] : [],
    );
  }

  /** Whether in how many solutions each candidate occurs can be asked next. */
  get canAskHowMany(): boolean {
    const { candidates, occurrences, stopped } = this.answered?.answer ?? {};
    const several = candidates?.some((digits) => (digits & (digits - 1)) !== 0) ?? false;
    return several && stopped === 'complete' && !occurrences;
  }

  async ask(question: Question): Promise<void> {
    this.stop();
    // Goes on from the candidates there are, so it is about what they are about.
    const before = question === 'howMany' ? this.answered : undefined;
    const position = before?.position ?? this.#game.position;
    const mine = before?.mine ?? (this.withMine ? countEntered(position) : 0);
    const puzzle: Puzzle =
      mine > 0 ? { ...position.puzzle, givens: allDigitsOn(position) } : position.puzzle;
    const givens = countGivens(position.puzzle);
    const known = question === 'count' ? this.#proved(position, mine) : undefined;
    if (known) {
      this.failure = '';
      this.answered = { ...known, question };
      return;
    }
    this.question = question;
    this.#asked = { position, mine };
    this.progress = undefined;
    this.failure = '';
    const began = performance.now();
    this.elapsed = 0;
    const clock = setInterval(() => (this.elapsed = performance.now() - began), 100);
    const job = this.#solver.ask(question, puzzle, (progress) => {
      if (this.#job === job) this.progress = progress;
    });
    this.#job = job;
    try {
      const answer = await job.answer;
      const conflict =
        answer.count === '0' ? (await this.#solver.inspect(puzzle)).conflicts[0] : undefined;
      // Counts that were stopped are worth less than the candidates that are there.
      if (this.#job === job && !(before && answer.stopped !== 'complete')) {
        this.answered = { question, position, givens, mine, answer, ...(conflict && { conflict }) };
        this.shown = true;
        this.at = 0;
        this.differences = question === 'all';
      }
    } catch (error) {
      if (this.#job === job) this.failure = failureText(error);
    } finally {
      clearInterval(clock);
      if (this.#job === job) {
        this.#job = undefined;
        this.question = undefined;
      }
    }
  }

  /** The answer to Solve on the same digits, where it has found out how many solutions there are. */
  #proved(position: Position, mine: number): Answered | undefined {
    const { answered } = this;
    if (answered?.question !== 'solve' || answered.answer.stopped !== 'complete') return undefined;
    if (this.outdated || answered.position.puzzle !== position.puzzle || answered.mine !== mine)
      return undefined;
    return Number(answered.answer.count) <= 1 ? answered : undefined;
  }

  stop(): void {
    this.#job?.stop();
  }

  /** Turns to another solution. */
  turn(by: number): void {
    const count = this.answered?.answer.solutions?.length ?? 0;
    if (count > 0) this.at = (this.at + by + count) % count;
  }

  hide(): void {
    this.shown = false;
  }

  /** How many of the person's digits differ from the shown solution. */
  get differingFromMine(): number {
    const { solution } = this;
    if (!solution) return 0;
    const { position } = this.#game;
    return solution.filter(
      (digit, cell) => digitAt(position, cell) !== 0 && digitAt(position, cell) !== digit,
    ).length;
  }

  /** The candidates that are shown, unless there are none at all: these would only erase marks. */
  get marksToKeep(): readonly number[] | undefined {
    const candidates = this.answered?.answer.candidates;
    return this.shown && candidates?.some((digits) => digits > 0) ? candidates : undefined;
  }

  /** Whether writing the solution on the board would change it. */
  get canKeep(): boolean {
    const { solution } = this;
    return solution !== undefined && fillIn(this.#game.position, solution) !== this.#game.position;
  }
}
