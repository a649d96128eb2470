import { provedBy } from '../../words/step-facts.ts';
import type { BoardView } from '../../board/view.ts';
import type { Facts } from '../../game/facts.svelte.ts';
import type { Game } from '../../game/game.svelte.ts';
import type { Position } from '../../game/position.ts';
import type { AppState } from '../../page/app-state.ts';
import type { Settings } from '../../page/settings.svelte.ts';
import { isBlank, type Puzzle } from '../../puzzle/puzzle.ts';
import { failureText } from '../../solver/failure-text.ts';
import {
  techniques,
  type Grading,
  type Hints,
  type LeftOut,
  type Logic,
  type Path,
  type Technique,
} from '../../solver/hints.ts';
import type { Level, Maker } from '../../solver/maker.ts';
import type { RatingWords } from './grade-text.ts';
import { Rated } from './rated.svelte.ts';
import { workOf } from './work.ts';

/** What the components of this feature use of the page. */
export interface HintingApp extends AppState {
  readonly hinting: Hinting;
  readonly maker: Maker;
  readonly logic: Logic;
  /** Opens the lesson on a technique. */
  learn(technique: Technique): void;
  /** Shows a step of a technique on the board; false where there is none. */
  findTechnique(technique: Technique): Promise<boolean>;
}

/** How much of a hint is shown; each press shows one more. */
export type Degree = 'look' | 'technique' | 'where' | 'why' | 'done';
const degrees: readonly Degree[] = ['look', 'technique', 'where', 'why', 'done'];

/** Why there is nothing to show: the puzzle cannot be explained, or a search was given up. */
export type Trouble = 'blank' | 'tooLong' | { readonly failure: string };

/** A hint and the board it is about. */
interface Told {
  readonly position: Position;
  readonly hints: Hints;
  /** The technique that was asked for; without one it is the simplest step. */
  readonly technique?: Technique | undefined;
}

/** The hint that is open, the path, and the grade of the puzzle. */
export class Hinting {
  open = $state<AppState['hinting']['open']>();
  degree = $state<Degree>('look');
  running = $state(false);
  trouble = $state.raw<Trouble | undefined>();
  path = $state.raw<Path | undefined>();
  /** The technique whose lesson is open. */
  lesson = $state<Technique>('Full House');
  /** Paper gets the path in place of the board. */
  printing = $state(false);
  /** What the open part draws on the board; it sets this itself. */
  decorate = $state.raw<((view: BoardView) => BoardView) | undefined>();

  #told = $state.raw<Told | undefined>();
  /** What is practised, until its step is taken. */
  #sought: { readonly puzzle: Puzzle; readonly technique: Technique } | undefined;
  #graded = $state.raw<{ readonly puzzle: Puzzle; readonly grading: Grading } | undefined>();
  /** The puzzle whose grade is being found out. */
  grading = $state.raw<Puzzle | undefined>();

  readonly #rated: Rated;
  /** Comes with the first grade. */
  #gradeText: (grading: Grading) => readonly string[] = () => [];
  #logic: Logic;
  #game: Game;
  #settings: Settings;
  #facts: Facts;
  #aborter = new AbortController();

  constructor(logic: Logic, game: Game, facts: Facts, settings: Settings) {
    this.#facts = facts;
    this.#logic = logic;
    this.#game = game;
    this.#rated = new Rated(logic, game);
    this.#settings = settings;
    // Hint and path are about a puzzle; the tools for setters are about whichever is on the board.
    game.whenLeft(() => {
      if (this.open !== 'improve') this.close();
    });
  }

  get hints(): Hints | undefined {
    return this.#told?.hints;
  }

  /** The board was changed after the hint was given. */
  get outdated(): boolean {
    if (!this.#told) return false;
    const { puzzle, cells } = this.#told.position;
    const now = this.#game.position;
    // What the pen draws changes nothing.
    return puzzle !== now.puzzle || cells !== now.cells;
  }

  /** The grade of the puzzle on the board, if it was asked for. */
  get grade(): Grading | undefined {
    return this.#graded?.puzzle === this.#game.position.puzzle ? this.#graded.grading : undefined;
  }

  get level(): Level | undefined {
    return this.grade?.grade?.level;
  }

  get gradeLines(): readonly string[] {
    return this.grade ? this.#gradeText(this.grade) : [];
  }

  get rating(): RatingWords | undefined {
    return this.grade && this.#rated.words;
  }

  /** One press of Hint: a new hint, or one degree more of the one that is shown. */
  async press(): Promise<void> {
    if (this.running) return;
    if (this.open !== 'hint' || this.outdated || this.degree === 'done' || !this.#told) {
      await this.ask('look');
      return;
    }
    const next = degrees[degrees.indexOf(this.degree) + 1];
    if (this.#told.hints.steps.length === 0 || next === undefined) return;
    if (next === 'done') this.apply();
    else this.degree = next;
  }

  /** The next hint on the puzzle that has come onto the board shows that technique. */
  seek(technique: Technique): void {
    this.#sought = { puzzle: this.#game.position.puzzle, technique };
  }

  /** Asks about the board as it is, and shows that much of the answer. */
  async ask(degree: Degree, technique?: Technique): Promise<void> {
    this.open = 'hint';
    this.path = undefined;
    this.#told = undefined;
    await this.#run(async (signal) => {
      this.#told = await this.#hint(signal, technique);
      this.degree = degree;
    });
  }

  /**
   * Shows a step of one technique, or why the board cannot be explained. False where it has no such
   * step; then what was open stays as it was.
   */
  async find(technique: Technique): Promise<boolean> {
    let told: Told | undefined;
    await this.#run(async (signal) => {
      const answer = await this.#hint(signal, technique);
      if (!signal.aborted) told = answer;
    });
    // Somebody has stopped it, or asked for something else.
    if (!told && !this.trouble) return false;
    if (told && told.hints.state.kind === 'sound' && told.hints.steps.length === 0) return false;
    this.open = 'hint';
    this.path = undefined;
    this.#told = told;
    this.degree = 'why';
    return true;
  }

  async #hint(signal: AbortSignal, technique?: Technique): Promise<Told> {
    const { position } = this.#game;
    const auto = this.#settings.choices.autoCandidates;
    const work = workOf(position, auto);
    const ask = (wanted?: Technique) =>
      this.#logic.hint(position.puzzle, work, signal, wanted, this.#without);
    const sought = this.#sought?.puzzle === position.puzzle ? this.#sought.technique : undefined;
    if (!technique && sought) {
      const hints = await ask(sought);
      if (hints.steps.length > 0) return { position, hints };
    }
    return { position, hints: await ask(technique), technique };
  }

  /** Every step to the solution; by the preferred techniques wherever others are no simpler. */
  async openPath(preferred: readonly Technique[] = []): Promise<void> {
    this.open = 'path';
    this.path = undefined;
    const { puzzle } = this.#game.position;
    await this.#run(async (signal) => {
      const work = { entered: [], open: [] };
      this.path = await this.#logic.path(puzzle, work, signal, preferred, this.#without);
    });
  }

  /** The techniques that are left out, of those there are. */
  get leftOut(): readonly Technique[] {
    return techniques.filter((each) => this.#settings.leftOut.includes(each));
  }

  get #without(): readonly LeftOut[] {
    const { assumesOneSolution } = this.#settings.choices;
    return [...this.leftOut, ...(assumesOneSolution ? [] : (['uniqueness'] as const))];
  }

  /** Does without the technique of the hint from now on, and shows what else leads on. */
  async leaveOut(technique: Technique): Promise<void> {
    this.#settings.leaveOut(technique);
    if (this.#sought?.technique === technique) this.#sought = undefined;
    await this.ask('technique');
  }

  /** Takes in all techniques again, and asks anew. */
  async takeAllIn(): Promise<void> {
    this.#settings.set('leftOut', '');
    await this.ask('technique');
  }

  /** Does what the hint says. */
  apply(): void {
    const [step] = this.#told?.hints.steps ?? [];
    if (!step || !this.#told || this.outdated) return;
    const { hints } = this.#told;
    const { autoCandidates, removeMarks } = this.#settings.choices;
    const seen = removeMarks ? (cell: number) => this.#facts.different(cell) : () => [];
    if (step.technique === this.#sought?.technique) this.#sought = undefined;
    const proved = provedBy(hints.candidates, step);
    const effects = proved ? { ...step, placements: [proved] } : step;
    this.#game.applyStep(effects, hints.candidates, autoCandidates, seen);
    this.#told = { position: this.#game.position, hints };
    this.degree = 'done';
  }

  /** Writes the candidates into the cells without any, and shows the hint as it was. */
  async fillIn(): Promise<void> {
    const { hints } = this;
    if (!hints) return;
    const { cells } = this.#game.position;
    this.#game.fillCentreMarks(hints.candidates.map((open, cell) => cells[cell]?.centre || open));
    await this.ask(this.degree, this.#told?.technique);
  }

  /** Finds out how hard the puzzle is. */
  async findGrade(): Promise<void> {
    const { puzzle } = this.#game.position;
    if (this.grading === puzzle || this.grade) return;
    this.grading = puzzle;
    try {
      const [grading, { gradeLines }] = await Promise.all([
        this.#logic.grade(puzzle, new AbortController().signal),
        import('./grade-text.ts'),
      ]);
      this.#gradeText = gradeLines;
      if (this.grading !== puzzle) return;
      this.#graded = { puzzle, grading };
      if (grading.grade) void this.#rated.find(puzzle, grading.grade.score);
    } catch {
      // The puzzle stays without a grade; it can be asked for again.
    } finally {
      if (this.grading === puzzle) this.grading = undefined;
    }
  }

  stop(): void {
    this.#aborter.abort();
  }

  /** The board is as it was before. */
  close(): void {
    this.stop();
    this.open = undefined;
    this.path = undefined;
    this.printing = false;
    this.#told = undefined;
    this.trouble = undefined;
  }

  async #run(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    this.#aborter.abort();
    this.#aborter = new AbortController();
    const { signal } = this.#aborter;
    const { puzzle } = this.#game.position;
    this.trouble = undefined;
    if (isBlank(puzzle)) this.trouble = 'blank';
    if (this.trouble) return;
    this.running = true;
    try {
      await work(signal);
    } catch (failure) {
      if (signal !== this.#aborter.signal) return;
      if (failure instanceof DOMException && failure.name === 'TimeoutError')
        this.trouble = 'tooLong';
      else if (signal.aborted) this.open = undefined;
      else this.trouble = { failure: failureText(failure) };
    } finally {
      if (signal === this.#aborter.signal) this.running = false;
    }
  }
}
