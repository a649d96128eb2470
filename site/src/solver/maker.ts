/** What the page asks of who makes puzzles. */
import type { Engine } from '../engine/engine.ts';
import type {
  Level,
  PlacedKind,
  StopReason,
  Symmetry,
  Technique,
} from '../engine/messages/names.ts';
import { readDescription, writeDescription } from '../puzzle/description.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';

export {
  levels,
  placedKinds,
  plainKinds,
  symmetries,
  type Level,
  type PlacedKind,
  type PlainKind,
  type Symmetry,
  type Technique,
} from '../engine/messages/names.ts';

/** Which puzzle: whole numbers from 0. The same two give the same puzzle, on every device. */
export interface Numbered {
  readonly seed: number;
  readonly number: number;
}

/** What a puzzle is to be like; what is left out may be anything. */
export interface Wish extends Numbered {
  readonly level?: Level;
  readonly symmetry?: Symmetry;
  /** Techniques on the way to the solution. */
  readonly needs?: readonly Technique[];
  readonly leastGivens?: number;
  readonly mostGivens?: number;
}

/** The same of a puzzle whose rules are placed; without a level, it takes no guess all the same. */
export type PlacedWish = Pick<Wish, 'seed' | 'number' | 'level'>;

/** How the making of a puzzle ended. */
export type Made =
  | {
      readonly kind: 'made';
      readonly puzzle: Puzzle;
      /** A digit for every cell. */
      readonly solution: readonly number[];
      /** Missing where there are more rules than classic, the same in each puzzle, and no grade is wished. */
      readonly level?: Level;
    }
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
  /** A puzzle of a kind whose rules are placed. */
  place(kind: PlacedKind, wish: PlacedWish, ontried: (tried: number) => void): Making;
  /** Who answers, for what is loaded later. */
  readonly engine: Engine;
}

/** After this many milliseconds a wish is given up. */
const patience = 20_000;

export class EngineMaker implements Maker {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  make(rules: Puzzle, wish: Wish, ontried: (tried: number) => void): Making {
    return stoppable((signal) => this.#make(rules, wish, ontried, signal));
  }

  place(kind: PlacedKind, wish: PlacedWish, ontried: (tried: number) => void): Making {
    return stoppable((signal) => this.#place(kind, wish, ontried, signal));
  }

  async #make(
    rules: Puzzle,
    wish: Wish,
    ontried: (tried: number) => void,
    signal: AbortSignal,
  ): Promise<Made> {
    const reply = await this.engine.ask(
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
      const solution = [...puzzle.solution].map(Number);
      const { level } = puzzle;
      return { kind: 'made', puzzle: { ...rules, givens }, solution, ...(level && { level }) };
    }
    const complete: StopReason = 'complete';
    return stopped === complete ? { kind: 'contradictory' } : { kind: 'none', tried };
  }

  async #place(
    placed: PlacedKind,
    wish: PlacedWish,
    ontried: (tried: number) => void,
    signal: AbortSignal,
  ): Promise<Made> {
    const reply = await this.engine.ask(
      { kind: 'place', placed, ...wish, limits: { milliseconds: patience } },
      { signal, onProgress: ({ count }) => ontried(Number(count)) },
    );
    if (!reply.ok) throw new Error(reply.problem.code);
    const { puzzle, tried } = reply.value;
    if (!puzzle) return { kind: 'none', tried };
    const read = readDescription(puzzle.description);
    if (!read) throw new Error('a description that the page cannot read');
    const solution = [...puzzle.solution].map(Number);
    return { kind: 'made', puzzle: read, solution, level: puzzle.level };
  }
}

function stoppable(begin: (signal: AbortSignal) => Promise<Made>): Making {
  const aborter = new AbortController();
  const { signal } = aborter;
  const made = begin(signal).catch((failure: unknown) => {
    if (signal.aborted) return { kind: 'stopped' } as const;
    throw failure;
  });
  return { made, stop: () => aborter.abort() };
}
