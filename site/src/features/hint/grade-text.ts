import { hintWords } from '../../words/hints.ts';
import type { Grading } from '../../solver/hints.ts';

/** How hard a puzzle is, in two short lines; or why that cannot be said. */
export function gradeLines({ state, grade }: Grading): readonly string[] {
  const { told, hardest, none } = hintWords.grade;
  if (!grade) return [none(state.kind)];
  return [told(grade.level, grade.score), hardest(grade.hardest, grade.steps, grade.singles)];
}
