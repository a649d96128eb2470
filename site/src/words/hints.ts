/**
 * The words of Hint and Path, apart from the others because many visits never need them. A
 * translation is a second file with the type of `hints`.
 */
import { hints } from './en/hinting/index.ts';

export type HintWords = typeof hints;
export const hintWords: HintWords = hints;
export {
  plainText,
  type HintContext,
  type HintLine,
  type HintPart,
  type HintSentence,
  type Lit,
} from './hint-part.ts';
