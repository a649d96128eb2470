/**
 * The words of the pen, apart from the others because it comes when somebody takes it. A translation is a second file
 * with the type of `pen`.
 */
import { pen } from './en/pen/index.ts';

export type PenWords = typeof pen;
export const penWords: PenWords = pen;
