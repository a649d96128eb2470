/** The core's lessons as the page asks for them. */
import type { AssignmentAnswer, AssignmentFile } from '../engine/messages/assignment-types.ts';
import type { Engine } from '../engine/engine.ts';
import type {
  SearchTree,
  Steps as RawSteps,
  TraceView as RawTraceView,
  WatchedSearch,
  WatchMove,
} from '../engine/messages/lesson-types.ts';
import type { Course } from '../engine/messages/names.ts';
import type { Outcome, Progress } from '../engine/messages/types.ts';
import { fillsSingles, takesFewest, type Algorithm } from '../puzzle/algorithms.ts';
import { writeDescription } from '../puzzle/description.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { digitOf, type Shape } from '../puzzle/shape.ts';

export type { AssignmentAnswer, AssignmentFile } from '../engine/messages/assignment-types.ts';
export type {
  SearchTree,
  TraceCounters,
  TraceEvent,
  TraceFrame,
  TreeNode,
  WatchGoal,
} from '../engine/messages/lesson-types.ts';
export type { Course } from '../engine/messages/names.ts';
export { courses } from '../engine/messages/names.ts';

/** Where a watched search stands; its grid as one digit a cell. */
export interface TraceView extends Omit<RawTraceView, 'grid'> {
  readonly grid: readonly number[];
}

/** The steps on a puzzle; the grid as one digit a cell. */
export interface Steps extends Omit<RawSteps, 'grid'> {
  readonly grid: readonly number[];
}

/** Whether a digit is being looked at right now, and its fate still open. */
export function isTrying({ event }: Pick<TraceView, 'event'>): boolean {
  return event.kind === 'try' || event.kind === 'conflict';
}

const nowhere: WatchMove = { position: 0, goal: 'stay', budget: 0 };

/** Asks about lessons. Every promise rejects when the engine broke down or was told to stop. */
export class Lessons {
  #engine: Engine;

  /** An engine of its own, with one worker: that worker keeps the watched searches ready. */
  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async watch(puzzle: Puzzle, algorithm: Algorithm, move: Partial<WatchMove>): Promise<TraceView> {
    const search = searchOf(puzzle, algorithm);
    return withDigits(
      value(await this.#engine.ask({ kind: 'watch', search, move: { ...nowhere, ...move } })),
      puzzle.shape,
    );
  }

  async tree(puzzle: Puzzle, algorithm: Algorithm, most: number): Promise<SearchTree> {
    return value(
      await this.#engine.ask({ kind: 'tree', search: searchOf(puzzle, algorithm), most }),
    );
  }

  async steps(puzzle: Puzzle, after: number): Promise<Steps> {
    return withDigits(
      value(await this.#engine.ask({ kind: 'steps', puzzle: writeDescription(puzzle), after })),
      puzzle.shape,
    );
  }

  async readAssignment(text: string, course: Course | null): Promise<AssignmentFile> {
    return value(await this.#engine.ask({ kind: 'assignment', text, course }));
  }

  async answerAssignment(
    course: Course,
    puzzle: string,
    number: number,
    options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
  ): Promise<AssignmentAnswer> {
    return value(await this.#engine.ask({ kind: 'homework', course, puzzle, number }, options));
  }
}

function searchOf(puzzle: Puzzle, algorithm: Algorithm): WatchedSearch {
  return {
    puzzle: writeDescription(puzzle),
    algorithm: algorithm === 'stack' ? 'stack' : 'recursion',
    order: takesFewest(algorithm) ? 'fewest' : 'reading',
    singles: fillsSingles(algorithm),
  };
}

/** The page asks only what is well formed, so any other problem here is a fault of the program. */
function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.problem.code}: ${outcome.problem.found}`);
  return outcome.value;
}

function withDigits<T extends { readonly grid: string }>(
  found: T,
  shape: Shape,
): Omit<T, 'grid'> & { grid: number[] } {
  return { ...found, grid: Array.from(found.grid, (value) => digitOf(shape, value) || 0) };
}
