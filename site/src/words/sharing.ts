/**
 * The words of the dialog that shares a puzzle, apart from the others because it is loaded when it
 * is wanted. A translation is a second file with the type of `sharing`.
 */
import { sharing } from './en/sharing.ts';

type SharingWords = typeof sharing;
export const sharingWords: SharingWords = sharing;
