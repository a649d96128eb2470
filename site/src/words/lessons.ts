/**
 * The words of the lessons, apart from the others because most visits never need them. A
 * translation is a second file with the type of `lessons`.
 */
import { lessons } from './en/lessons.ts';

export type LessonWords = typeof lessons;
export const lessonWords: LessonWords = lessons;
