import type { Algorithm } from '../../puzzle/algorithms.ts';
import type { Lessons, SearchTree, TraceView, WatchGoal } from '../../solver/lessons.ts';
import { isVariant, type Puzzle } from '../../puzzle/puzzle.ts';

/** How many events are looked at, at most, before the page draws again and listens for Stop. */
const longestStretch = 1_000_000;
/** How long that may take, in milliseconds; rules of variants take from a moment to a thousandth of a second each. */
const patience = 150;
/** The largest search tree that is shown whole. */
const wholeTree = 400;

/** One search being watched: where it is, and how it is moved. */
export class Player {
  view = $state.raw<TraceView | undefined>();
  /** The whole tree, where it is small enough. */
  tree = $state.raw<SearchTree | undefined>();

  readonly puzzle: Puzzle;
  readonly algorithm: Algorithm;
  #lessons: Lessons;
  #closed = false;
  #stretch: number;

  constructor(lessons: Lessons, puzzle: Puzzle, algorithm: Algorithm) {
    this.#lessons = lessons;
    this.puzzle = puzzle;
    this.algorithm = algorithm;
    this.#stretch = isVariant(puzzle) ? 500 : longestStretch;
  }

  /** Goes to an event, and finds out whether the whole tree can be shown. */
  async open(position: number): Promise<void> {
    await this.seek(position, () => !this.#closed);
    const tree = await this.#lessons.tree(this.puzzle, this.algorithm, wholeTree);
    if (tree.complete && !this.#closed) this.tree = tree;
  }

  /** What is still under way changes nothing any more. */
  close(): void {
    this.#closed = true;
  }

  get position(): number {
    return this.view?.position ?? 0;
  }

  get isOver(): boolean {
    return this.view?.event.kind === 'done';
  }

  /** Goes to the state after `position` events, for as long as `goesOn` says so. */
  async seek(position: number, goesOn: () => boolean): Promise<void> {
    while (goesOn()) {
      const view = await this.#ask({ position, budget: this.#stretch });
      if (!view || view.arrived || view.complete) return;
    }
  }

  /** Goes on to a goal. False when there was nothing more of the kind. */
  async run(goal: WatchGoal, depth: number, goesOn: () => boolean): Promise<boolean> {
    while (goesOn()) {
      const before = this.position;
      const view = await this.#ask({ position: before, goal, depth, budget: this.#stretch });
      if (!view || view.arrived) return true;
      if (goal.startsWith('back-') || view.position === before || view.event.kind === 'done')
        return false;
    }
    return true;
  }

  /** Over everything below the digit just placed; a plain step where there is nothing below. */
  over(goesOn: () => boolean): Promise<boolean> {
    return this.run('depth', Math.max(this.view?.event.depth ?? 0, 0), goesOn);
  }

  /** To where the present call ends and its caller goes on. */
  out(goesOn: () => boolean): Promise<boolean> {
    return this.run('depth', Math.max((this.view?.event.depth ?? 0) - 1, 0), goesOn);
  }

  /** Looks at events to come, so that their number is known. */
  async lookAhead(): Promise<void> {
    await this.#ask({ position: this.position, ahead: this.#stretch });
  }

  async #ask(move: Parameters<Lessons['watch']>[2]): Promise<TraceView | undefined> {
    const begun = performance.now();
    const view = await this.#lessons.watch(this.puzzle, this.algorithm, move);
    this.#measure(performance.now() - begun);
    if (this.#closed) return undefined;
    this.view = view;
    return view;
  }

  /** Variants are asked for as many events as their rules let pass in a moment. */
  #measure(milliseconds: number): void {
    if (!isVariant(this.puzzle)) return;
    if (milliseconds < patience / 3) this.#stretch = Math.min(2 * this.#stretch, longestStretch);
    else if (milliseconds > patience) this.#stretch = Math.max(Math.ceil(this.#stretch / 2), 50);
  }
}
