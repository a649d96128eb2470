import { failureText } from '../../solver/failure-text.ts';
import type { Lists } from '../../solver/solver.ts';
import { libraryWords } from '../../words/library.ts';
import type { Collection } from './collection.ts';

export type RunKind = 'grade' | 'solve';

/** A list that is being answered. */
interface Run {
  readonly kind: RunKind;
  readonly collection: Collection;
  readonly all: number;
}

/** Milliseconds between two looks at what has come. */
const pace = 200;
/** The same for keeping it. */
const keepingPace = 5000;

/** Grades and solves whole lists, as many puzzles at once as there are workers. */
export class Answering {
  run = $state.raw<Run | undefined>();
  /** How many puzzles of the run are done. */
  done = $state(0);
  /** Goes up when there is something new to show. */
  version = $state(0);
  /** How the last run ended, in a sentence. */
  outcome = $state('');

  readonly #lists: () => Promise<Lists>;
  readonly #keep: (collection: Collection) => void;
  #aborter: AbortController | undefined;
  #count = 0;
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(lists: () => Promise<Lists>, keep: (collection: Collection) => void) {
    this.#lists = lists;
    this.#keep = keep;
  }

  /** Answers those of the puzzles that have no answer yet, in that order. */
  async start(kind: RunKind, collection: Collection, order: Uint32Array): Promise<void> {
    if (this.run) return;
    const { results } = collection;
    const isDone = (at: number) => (kind === 'grade' ? results.isGraded(at) : results.isSolved(at));
    const wanted = order.filter((at) => !isDone(at));
    const all = wanted.length;
    this.outcome = all === 0 ? libraryWords.nothingToDo[kind] : '';
    if (all === 0) return;
    this.#count = 0;
    this.done = 0;
    this.run = { kind, collection, all };
    const aborter = new AbortController();
    this.#aborter = aborter;
    const began = performance.now();
    const keeping = setInterval(() => this.#keep(collection), keepingPace);
    try {
      await this.#answer(kind, collection, wanted, aborter);
      const seconds = (performance.now() - began) / 1000;
      this.outcome = libraryWords.ended[kind](all, seconds);
    } catch (failure) {
      this.outcome = aborter.signal.aborted
        ? libraryWords.stopped(this.#count, all)
        : failureText(failure);
    } finally {
      // The others that are under way have nobody who waits for them.
      aborter.abort();
      clearInterval(keeping);
      this.run = undefined;
      this.#show();
      this.#keep(collection);
    }
  }

  stop(): void {
    this.#aborter?.abort();
  }

  stopOn(collection: Collection): void {
    if (this.run?.collection === collection) this.stop();
  }

  async #answer(
    kind: RunKind,
    { entries, results }: Collection,
    wanted: Uint32Array,
    { signal }: AbortController,
  ): Promise<void> {
    const lists = await this.#lists();
    let next = 0;
    const answerInTurn = async () => {
      while (next < wanted.length) {
        const at = wanted[next++] ?? 0;
        const description = entries[at]?.description ?? '';
        if (kind === 'grade') results.setGrade(at, await lists.grade(description, signal));
        else {
          const { answer, solution } = await lists.solve(description, signal);
          results.setAnswer(at, answer, solution);
        }
        this.#count++;
        this.#showing ??= setTimeout(() => this.#show(), pace);
      }
    };
    await Promise.all(Array.from({ length: lists.atOnce }, answerInTurn));
  }

  #show(): void {
    clearTimeout(this.#showing);
    this.#showing = undefined;
    this.done = this.#count;
    this.version++;
  }
}
