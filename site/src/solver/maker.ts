/** What the page asks of who makes puzzles. */
import type { Engine } from '../engine/engine.ts';
import type { Level, StopReason, Symmetry } from '../engine/names.ts';
import { writeDescription } from '../puzzle/description.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

export { levels, type Level, type Symmetry } from '../engine/names.ts';

/** What a puzzle is to be like; what is left out may be anything. */
export interface Wish {
  /** Whole numbers from 0: the same two give the same puzzle, on every device. */
  readonly seed: number;
  readonly number: number;
  readonly level?: Level;
  readonly symmetry?: Symmetry;
  readonly leastGivens?: number;
  readonly mostGivens?: number;
}

/** How the making of a puzzle ended. */
export type Made =
  | { readonly kind: 'made'; readonly puzzle: Puzzle; readonly level: Level }
  /** None of the puzzles tried was as wished when the time was over. */
  | { readonly kind: 'none'; readonly tried: number }
  /** No full grid keeps the rules. */
  | { readonly kind: 'contradictory' }
  | { readonly kind: 'stopped' };

/** A puzzle in the making. */
export interface Making {
  /** Rejects only when the engine broke down. */
  readonly made: Promise<Made>;
  readonly stop: () => void;
}

export interface Maker {
  /** A puzzle with these rules; `ontried` hears how many were tried. */
  make(rules: Puzzle, wish: Wish, ontried: (tried: number) => void): Making;
}

/** After so many milliseconds a wish is given up. */
const patience = 20_000;

export class EngineMaker implements Maker {
  #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  make(rules: Puzzle, wish: Wish, ontried: (tried: number) => void): Making {
    const aborter = new AbortController();
    const made = this.#make(rules, wish, ontried, aborter.signal).catch((failure: unknown) => {
      if (aborter.signal.aborted) return { kind: 'stopped' } as const;
      throw failure;
    });
    return { made, stop: () => aborter.abort() };
  }

  async #make(
    rules: Puzzle,
    wish: Wish,
    ontried: (tried: number) => void,
    signal: AbortSignal,
  ): Promise<Made> {
    const reply = await this.#engine.ask(
      {
        kind: 'generate',
        puzzle: writeDescription({ ...rules, givens: rules.givens.map(() => 0) }),
        wish,
        limits: { milliseconds: patience },
      },
      { signal, onProgress: ({ count }) => ontried(Number(count)) },
    );
    if (!reply.ok) throw new Error(reply.problem.code);
    const { puzzle, stopped, tried } = reply.value;
    if (puzzle) {
      const givens = [...puzzle.givens].map(Number);
      return { kind: 'made', puzzle: { ...rules, givens }, level: puzzle.level };
    }
    const complete: StopReason = 'complete';
    return stopped === complete ? { kind: 'contradictory' } : { kind: 'none', tried };
  }
}
