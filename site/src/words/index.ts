/** The words of the page. A translation is a second file with the type of `en`. */
import { en } from './en/index.ts';

export type Words = typeof en;
export const words: Words = en;
