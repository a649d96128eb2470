/**
 * The words of long lists that are answered as a whole, apart from the others because few need them. A
 * translation is a second file with the type of `batch`.
 */
import { batch } from './en/lists/batch.ts';

export type BatchWords = typeof batch;
export const batchWords: BatchWords = batch;
