/**
 * The words of the dialogs that make puzzles and booklets, apart from the others because a first visit
 * does without them. A translation is a second file with the type of `wishing`.
 */
import { wishing } from './en/wishing.ts';

export type WishingWords = typeof wishing;
export const wishingWords: WishingWords = wishing;
