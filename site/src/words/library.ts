/**
 * The words of the library, apart from the others because a first visit does without them. A
 * translation is a second file with the type of `library`.
 */
import type { Technique } from '../engine/messages/names.ts';
import { library } from './en/library.ts';
import { techniqueWords } from './en/hinting/names.ts';

export type LibraryWords = typeof library;
export const libraryWords: LibraryWords = library;
export { techniqueWords };

/** From what is simplest. */
export const techniques = Object.keys(techniqueWords) as readonly Technique[];
