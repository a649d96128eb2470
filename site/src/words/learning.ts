/**
 * The words of the lessons on techniques, apart from those of Hint because fewer people open them. A
 * translation is a second file with the type of `learning`.
 */
import { learning } from './en/hinting/lessons.ts';

export type { RuleKind } from './en/hinting/rule-lessons.ts';

export type LearningWords = typeof learning;
export const learningWords: LearningWords = learning;
