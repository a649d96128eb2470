import type { BoardView } from '../../board/view.ts';
import type { AppState } from '../../page/app-state.ts';
import { changeGivens } from '../../game/edits.ts';
import type { Game } from '../../game/game.svelte.ts';
import type { Position } from '../../game/position.ts';
import { countGivens, isBlank, isVariant, type Puzzle } from '../../puzzle/puzzle.ts';
import { failureText } from '../../solver/failure-text.ts';
import type { Aim, Improved, Improver, MinimalForms, SetClues } from '../../solver/improver.ts';
import type { Maker, Symmetry } from '../../solver/maker.ts';
import { withGivens, withLit } from './improve-board.ts';

/** What the components of this feature use of the page. */
export interface ImprovingApp extends AppState {
  readonly maker: Maker;
  readonly hinting: AppState['hinting'] & {
    /** What the open part draws on the board. */
    decorate: ((view: BoardView) => BoardView) | undefined;
  };
}

/** What can be asked that is no improvement. */
export const questions = ['redundant', 'changeable', 'forms'] as const;
export type Question = (typeof questions)[number];

type Grade = Omit<NonNullable<Improved['puzzle']>, 'givens'>;

/** An answer, and the board that it is about. */
export type Told = { readonly position: Position } & (
  | { readonly kind: 'redundant'; readonly clues: SetClues }
  | { readonly kind: 'changeable'; readonly clues: SetClues }
  | { readonly kind: 'forms'; readonly forms: MinimalForms }
  | {
      readonly kind: 'improved';
      readonly aim: Aim;
      readonly before: Grade;
      readonly best: NonNullable<Improved['puzzle']>;
      readonly tried: number;
    }
);

/** Why there is no answer. */
export type Trouble =
  'blank' | 'noGivens' | 'none' | 'several' | 'tooLong' | { readonly failure: string };

/** How often givens are swapped for one press; it takes longer where there are rules of any kind. */
export const triesOfPress = 1000;
export const variantTriesOfPress = 200;

/** Ends a question whose puzzle has not exactly one solution, or is too hard to tell. */
class NotSound extends Error {
  constructor(readonly trouble: Trouble) {
    super();
  }
}

/** What a setter asks about the puzzle on the board, and what is told. */
export class Improving {
  running = $state.raw<Question | Aim | undefined>();
  tried = $state(0);
  /** How often givens are to be swapped. */
  tries = $state(triesOfPress);
  told = $state.raw<Told | undefined>();
  trouble = $state.raw<Trouble | undefined>();
  /** Which of the minimal forms is shown, from 0. */
  at = $state(0);
  keepsSolution = $state(false);
  /** For "nicer". */
  symmetry = $state<Symmetry>('half-turn');

  #improver: Improver;
  #game: Game;
  #aborter = new AbortController();
  /** Parts of the work that were begun: each has random numbers of its own. */
  #parts = 0;
  readonly #seed = Math.floor(Math.random() * 2 ** 32);

  constructor(improver: Improver, game: Game) {
    this.#improver = improver;
    this.#game = game;
  }

  /** The board was changed since. */
  get outdated(): boolean {
    if (!this.told) return false;
    const { puzzle, cells } = this.told.position;
    const now = this.#game.position;
    return puzzle !== now.puzzle || cells !== now.cells;
  }

  /** The givens that the board shows in place of its own. */
  get offered(): readonly number[] | undefined {
    const { told } = this;
    if (!told || this.outdated) return undefined;
    const { givens } = told.position.puzzle;
    if (told.kind === 'improved') {
      const { best } = told;
      return best.givens.some((digit, cell) => digit !== givens[cell]) ? best.givens : undefined;
    }
    const form = told.kind === 'forms' ? told.forms.forms[this.at] : undefined;
    if (!form?.some((stays, cell) => !stays && givens[cell])) return undefined;
    return givens.map((digit, cell) => (form[cell] ? digit : 0));
  }

  /** What the board shows of the answer, if anything. */
  get decorate(): ((view: BoardView) => BoardView) | undefined {
    const { told, offered } = this;
    if (!told || this.outdated) return undefined;
    if (offered) return (view) => withGivens(view, told.position.puzzle, offered);
    if (told.kind !== 'redundant' && told.kind !== 'changeable') return undefined;
    return (view) => withLit(view, told.kind, told.clues.cells);
  }

  async ask(question: Question): Promise<void> {
    await this.#run(question, async (improver, position, signal) => {
      const { puzzle } = position;
      if (question === 'forms') {
        const forms = sound(await improver.minimalForms(puzzle, signal));
        if (forms.forms.length === 0) throw new NotSound('tooLong');
        this.at = 0;
        return { kind: 'forms', position, forms };
      }
      const clues = sound(await improver[question](puzzle, signal));
      if (clues.stopped !== 'complete') throw new NotSound('tooLong');
      return { kind: question, position, clues };
    });
  }

  /** Swaps givens for a while, and shows the best puzzle so far all the time. */
  async improve(aim: Aim): Promise<void> {
    await this.#run(aim, async (improver, position, signal) => {
      const { puzzle } = position;
      const { keepsSolution } = this;
      const symmetry = aim === 'nicer' ? this.symmetry : 'none';
      const wish = { aim, seed: this.#seed, keepsSolution, symmetry } as const;
      this.tries = isVariant(puzzle) ? variantTriesOfPress : triesOfPress;
      const part = async (givens: readonly number[], changes: object) => {
        const before = this.tried;
        const found = sound(
          await improver.improve(
            { ...puzzle, givens },
            { ...wish, number: this.#parts++, tries: this.tries - before, ...changes },
            signal,
            (tried) => {
              if (!signal.aborted) this.tried = before + tried;
            },
          ),
        );
        if (!found.puzzle) throw new NotSound('tooLong');
        return { best: found.puzzle, tried: found.tried };
      };
      // No givens are swapped yet: this says how hard the puzzle is as it is.
      const asIs = { aim: 'easier', symmetry: 'none', tries: 0 } as const;
      const { best: before } = await part(puzzle.givens, asIs);
      const told: Told = { kind: 'improved', position, aim, before, best: before, tried: 0 };
      this.told = told;
      let { best } = told;
      while (this.tried < this.tries && !signal.aborted) {
        const begun = this.tried;
        const found = await part(best.givens, { level: before.level });
        if (signal.aborted) break;
        ({ best } = found);
        this.tried = begun + Math.max(found.tried, 1);
        this.told = { ...told, best, tried: this.tried };
      }
      return this.told;
    });
  }

  /** The shown puzzle takes the place of the one on the board. */
  apply(): void {
    if (this.offered) this.#game.reopen(changed(this.#game.position, this.offered));
  }

  /** A given of another digit. */
  change(cell: number, digit: number): void {
    const { position } = this.#game;
    const givens = position.puzzle.givens.map((given, at) => (at === cell ? digit : given));
    this.#game.reopen(changed(position, givens));
  }

  turn(by: number): void {
    const count = this.told?.kind === 'forms' ? this.told.forms.forms.length : 0;
    if (count > 0) this.at = (this.at + by + count) % count;
  }

  /** The best puzzle found so far stays. */
  stop(): void {
    this.#aborter.abort();
  }

  async #run(
    what: Question | Aim,
    work: (improver: Improver, position: Position, signal: AbortSignal) => Promise<Told>,
  ): Promise<void> {
    this.stop();
    this.#aborter = new AbortController();
    const { signal } = this.#aborter;
    const { position } = this.#game;
    this.told = undefined;
    this.trouble = troubleOf(what, position.puzzle);
    if (this.trouble) {
      this.running = undefined;
      return;
    }
    this.running = what;
    this.tried = 0;
    const isCurrent = () => signal === this.#aborter.signal;
    try {
      const told = await work(this.#improver, position, signal);
      if (isCurrent()) this.told = told;
    } catch (failure) {
      if (!isCurrent() || signal.aborted) return;
      this.trouble =
        failure instanceof NotSound ? failure.trouble : { failure: failureText(failure) };
    } finally {
      if (isCurrent()) this.running = undefined;
    }
  }
}

/** Why there is nothing to ask. Rules may be redundant where there are no givens. */
function troubleOf(what: Question | Aim, puzzle: Puzzle): Trouble | undefined {
  if (isBlank(puzzle)) return 'blank';
  return what !== 'redundant' && countGivens(puzzle) === 0 ? 'noGivens' : undefined;
}

/** Other givens in place of those there are; what a new one stands on makes room. */
function changed(position: Position, givens: readonly number[]): Position {
  const before = position.puzzle.givens;
  const placed = givens.flatMap((given, cell) => (given && given !== before[cell] ? [cell] : []));
  return changeGivens(position, givens, placed);
}

/** The answer, if it is about a puzzle with one solution. */
function sound<A extends SetClues | MinimalForms | Improved>(answer: A): A {
  if (answer.solutions === 1) return answer;
  if (answer.solutions > 1) throw new NotSound('several');
  throw new NotSound(answer.stopped === 'complete' ? 'none' : 'tooLong');
}

/** How many givens there were and would be. */
export function givensOf(told: Told, offered: readonly number[] | undefined): [number, number] {
  const before = countGivens(told.position.puzzle);
  return [before, offered ? offered.filter(Boolean).length : before];
}
