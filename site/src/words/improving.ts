/**
 * The words of the tools for setters, apart from the others because whoever only plays does without
 * them. A translation is a second file with the type of `improving`.
 */
import { improving } from './en/improving.ts';

export type ImprovingWords = typeof improving;
export const improvingWords: ImprovingWords = improving;
