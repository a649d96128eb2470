import { readForeign } from '../../../site/src/exchange/index.ts';
import { App } from '../../../site/src/shell/app.svelte.ts';
import type {
  Made,
  Maker,
  Making,
  PlacedKind,
  PlacedWish,
  Wish,
} from '../../../site/src/solver/maker.ts';
import type { Engine } from '../../../site/src/engine/engine.ts';
import type { Logic } from '../../../site/src/solver/hints.ts';
import type { Lessons } from '../../../site/src/solver/lessons.ts';
import type { Puzzle, VariantRules } from '../../../site/src/puzzle/puzzle.ts';
import type {
  SolverAnswer,
  Imported,
  Inspection,
  Job,
  Lists,
  Progress,
  Question,
  Reach,
  Solver,
  TextForm,
  VariantRead,
} from '../../../site/src/solver/solver.ts';

/** An answer that says nothing but how it ended. */
export const answered = (changes: Partial<SolverAnswer>): SolverAnswer => ({
  count: '1',
  stopped: 'complete',
  nodes: 1,
  milliseconds: 1,
  ...changes,
});

interface Asked {
  readonly question: Question;
  readonly puzzle: Puzzle;
  readonly onprogress: (progress: Progress) => void;
  readonly answer: (answer: SolverAnswer) => void;
  readonly fail: (reason: unknown) => void;
  stopped: boolean;
}

/** A solver whose every answer is given by a test. */
export class FakeSolver implements Solver {
  readonly asked: Asked[] = [];
  inspection: Inspection = { conflicts: [], open: [] };
  read: (text: string) => Promise<Imported> = () => Promise.resolve({ puzzles: [] });

  /** The question asked last. */
  get last(): Asked {
    const asked = this.asked.at(-1);
    if (asked === undefined) throw new Error('nothing was asked');
    return asked;
  }

  ask(question: Question, puzzle: Puzzle, onprogress: (progress: Progress) => void): Job {
    let answer: Asked['answer'] = () => undefined;
    let fail: Asked['fail'] = () => undefined;
    const promise = new Promise<SolverAnswer>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
    const asked: Asked = { question, puzzle, onprogress, answer, fail, stopped: false };
    this.asked.push(asked);
    const stop = () => {
      asked.stopped = true;
      answer(answered({ count: '0', stopped: 'cancelled' }));
    };
    return { answer: promise, stop };
  }

  inspect(): Promise<Inspection> {
    return Promise.resolve(this.inspection);
  }

  reach(): Promise<Reach> {
    return Promise.resolve({ seen: [], far: [], different: [] });
  }

  readVariant: (text: string) => Promise<VariantRead> = () =>
    Promise.reject(new Error('no variants here'));

  rules: (puzzle: Puzzle) => Promise<VariantRules> = () =>
    Promise.resolve({ rules: [], boxes: [] });

  variantRules(puzzle: Puzzle): Promise<VariantRules> {
    return this.rules(puzzle);
  }

  writeVariant(): Promise<string> {
    return Promise.resolve('');
  }

  lists(): Promise<Lists> {
    return Promise.reject(new Error('no lists here'));
  }

  write(puzzle: Puzzle, form: TextForm): Promise<string> {
    return Promise.resolve(`${form} ${puzzle.givens.join('')}`);
  }
}

interface Wished {
  /** The rules, or the kind of a puzzle whose rules are placed. */
  readonly rules: Puzzle | PlacedKind;
  readonly wish: Wish;
  readonly ontried: (tried: number) => void;
  readonly answer: (made: Made) => void;
  readonly fail: (reason: unknown) => void;
  stopped: boolean;
}

/** A maker whose every puzzle is given by a test. */
export class FakeMaker implements Maker {
  readonly wished: Wished[] = [];
  readonly engine = {} as Engine;

  get last(): Wished {
    const wished = this.wished.at(-1);
    if (wished === undefined) throw new Error('nothing was wished');
    return wished;
  }

  make(rules: Puzzle, wish: Wish, ontried: (tried: number) => void): Making {
    return this.#begin(rules, wish, ontried);
  }

  place(kind: PlacedKind, wish: PlacedWish, ontried: (tried: number) => void): Making {
    return this.#begin(kind, wish, ontried);
  }

  #begin(rules: Puzzle | PlacedKind, wish: Wish, ontried: (tried: number) => void): Making {
    let answer: Wished['answer'] = () => undefined;
    let fail: Wished['fail'] = () => undefined;
    const made = new Promise<Made>((resolve, reject) => {
      answer = resolve;
      fail = reject;
    });
    const wished: Wished = { rules, wish, ontried, answer, fail, stopped: false };
    this.wished.push(wished);
    const stop = () => {
      wished.stopped = true;
      answer({ kind: 'stopped' });
    };
    return { made, stop };
  }
}

/** Everything the page holds, where there is no browser: nothing is kept, nothing is drawn. */
export function appWithout(
  lessons: Partial<Lessons> = {},
  logic: Partial<Logic> = {},
): {
  app: App;
  solver: FakeSolver;
  maker: FakeMaker;
} {
  const solver = new FakeSolver();
  const maker = new FakeMaker();
  const read = (text: string) => Promise.resolve(readForeign(text));
  return { app: new App(solver, lessons as Lessons, maker, logic as Logic, read), solver, maker };
}
