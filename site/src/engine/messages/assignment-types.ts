import type { Course } from './names.ts';
import type { Problem } from './problem.ts';

/** A course's input file, read. */
export interface AssignmentFile {
  readonly problem: Problem | null;
  /** Whose it is: found out, or as asked for. */
  readonly course: Course;
  /** Descriptions; the puzzles read before an error are kept. */
  readonly puzzles: readonly string[];
  /** What each puzzle was called there, or the empty string. */
  readonly names: readonly string[];
}

/** What a course's driver prints for one puzzle. */
export interface AssignmentAnswer {
  /** Exactly the driver's bytes. */
  readonly output: string;
  /** The number of solutions in decimal; null where the course does not ask for it. */
  readonly count: string | null;
  /** Time spent in the core. */
  readonly milliseconds: number;
}
