import type { AppState } from '../../../page/app-state.ts';
import { itemsOf, withItems } from '../../../puzzle/constraints.ts';
import type { Puzzle } from '../../../puzzle/puzzle.ts';
import { schemaOf } from '../../../puzzle/schema.ts';
import type { Job } from '../../../solver/solver.ts';

/** What a puzzle with one solution would have the same one without, each of them alone. */
export interface Needless {
  readonly puzzle: Puzzle;
  readonly ids: readonly string[];
  readonly cells: readonly number[];
  /** How many were not found out in time. */
  readonly unknown: number;
}

/** Finds the rules and givens of a puzzle with one solution that it does not need. */
export class NeedlessSearch {
  found = $state.raw<Needless | undefined>();
  /** How many of how many are tried, while it goes on. */
  progress = $state.raw<{ readonly done: number; readonly all: number } | undefined>();
  #app: AppState;
  #job: Job | undefined;
  /** The search under way. */
  #run: symbol | undefined;

  constructor(app: AppState) {
    this.#app = app;
  }

  stop(): void {
    this.#run = undefined;
    this.#job?.stop();
    this.#job = undefined;
    this.progress = undefined;
  }

  /**
   * Leaves each out of the puzzle on the board, whose one solution is given. False where it was stopped before all
   * were tried.
   */
  async run(solution: readonly number[]): Promise<boolean> {
    this.stop();
    const { puzzle } = this.#app.game.position;
    const own = Symbol('search');
    this.#run = own;
    const items = itemsOf(puzzle);
    const rules = items.filter(
      (item) => !item.isUnfinished && schemaOf(item.kind)?.role !== 'layout',
    );
    const givens = puzzle.givens.flatMap((given, cell) => (given === 0 ? [] : [cell]));
    const all = rules.length + givens.length;
    const ids: string[] = [];
    const cells: number[] = [];
    let unknown = 0;
    let done = 0;
    const isNeeded = async (without: Puzzle): Promise<boolean | undefined> => {
      this.progress = { done: done++, all };
      this.#job = this.#app.ask('solve', without);
      const { count, stopped, solution: found } = await this.#job.answer;
      if (Number(count) > 1) return true;
      if (stopped !== 'complete') return undefined;
      // Without a dot, a rule about pairs that have none can leave no solution or another one.
      return count !== '1' || String(found) !== String(solution);
    };
    try {
      for (const rule of rules) {
        const left = items.filter((item) => item !== rule);
        const needed = await isNeeded({ ...puzzle, rules: withItems(puzzle.rules, left) });
        if (this.#run !== own) return false;
        if (needed === false) ids.push(rule.id);
        else if (needed === undefined) unknown++;
      }
      for (const cell of givens) {
        const left = puzzle.givens.map((given, at) => (at === cell ? 0 : given));
        const needed = await isNeeded({ ...puzzle, givens: left });
        if (this.#run !== own) return false;
        if (needed === false) cells.push(cell);
        else if (needed === undefined) unknown++;
      }
      this.found = { puzzle, ids, cells, unknown };
      return true;
    } catch {
      // It can be asked again.
      return false;
    } finally {
      if (this.#run === own) this.stop();
    }
  }
}
