import { words } from '../words/index.ts';
import type { Problem } from './solver.ts';

/** What is wrong with a text, and where; of a problem that nobody named, that there is one. */
export function sentenceOf(problem: Problem | undefined): string {
  return words.problems.sentence(problem ?? {});
}
