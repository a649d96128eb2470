import { hintWords } from '../../words/hints.ts';
import type { Grading } from '../../solver/hints.ts';

/** How hard a puzzle is, in two short lines; or why that cannot be said. */
export function gradeLines({ state, grade }: Grading): readonly string[] {
  const { told, hardest, none } = hintWords.grade;
  if (!grade) return [none(state.kind)];
  return [told(grade.level, grade.score), hardest(grade.hardest, grade.steps, grade.singles)];
}

/** A rating in words, and what kind of number it is. */
export interface RatingWords {
  readonly told: string;
  readonly meaning: string;
}

/** A rating in tenths, as Sudoku Explainer's ratings are written. */
export function ratingWords(tenths: number): RatingWords {
  const { rating, ratingMeaning } = hintWords.grade;
  return { told: rating(tenths / 10), meaning: ratingMeaning };
}
