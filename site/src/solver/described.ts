import { readDescription } from '../puzzle/description.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Import } from '../engine/messages/types.ts';
import type { Listed, Problem } from './solver.ts';

/** A puzzle of a text. Its rules and givens are read when they are wanted: a text may have 100,000. */
class Described {
  readonly description: string;
  readonly name: string;

  constructor(description: string, name: string) {
    this.description = description;
    this.name = name;
  }

  get puzzle(): Puzzle {
    const puzzle = readDescription(this.description);
    if (!puzzle) throw new Error('a description that the page cannot read');
    return puzzle;
  }
}

/** The puzzles that the core has read, and what kept it from reading on. */
export interface ReadPart {
  readonly format: Import['format'];
  readonly puzzles: readonly Listed[];
  readonly problem: Problem | null;
}

export function partOf({ format, puzzles, names, candidates, entered, problem }: Import): ReadPart {
  const listed = puzzles.flatMap((description, at): Listed | [] => {
    // Of another version than the page's.
    if (!description.startsWith('1;')) return [];
    return Object.assign(new Described(description, names[at] ?? ''), {
      ...(candidates[at]?.length && { candidates: candidates[at] }),
      ...(entered[at]?.length && { entered: entered[at] }),
    });
  });
  return { format, puzzles: listed, problem };
}
