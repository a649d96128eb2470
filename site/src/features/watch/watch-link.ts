/**
 * Links that open Watch: `#1;...;...!recursion.1284`, a puzzle's description, the algorithm, and
 * the number of events that have happened.
 */
import { writeDescription } from '../../puzzle/description.ts';
import { isAlgorithm, type Algorithm } from '../../puzzle/algorithms.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

export interface Moment {
  readonly algorithm: Algorithm;
  readonly position: number;
}

export function writeWatchLink(puzzle: Puzzle, algorithm: Algorithm, position: number): string {
  return `#${writeDescription(puzzle)}!${algorithm}.${position}`;
}

/** The fragment without its moment, and the moment, if it has a good one. */
export function splitMoment(fragment: string): { fragment: string; moment?: Moment } {
  const at = fragment.lastIndexOf('!');
  // Before the cells of a description it is part of a rule.
  if (at < 0 || fragment.includes(';', at)) return { fragment };
  const [algorithm = '', position = ''] = fragment.slice(at + 1).split('.');
  const rest = fragment.slice(0, at);
  if (!isAlgorithm(algorithm) || !/^\d{1,12}$/.test(position)) return { fragment: rest };
  return { fragment: rest, moment: { algorithm, position: Number(position) } };
}
