/** Which puzzles of a collection are shown, and in which order. */
import type { Collection } from './collection.ts';
import type { Played } from './played.ts';

export const sorts = ['number', 'givens', 'grade', 'state', 'time'] as const;
export type Sort = (typeof sorts)[number];

/** Above every rank; a power of two, so that ranks and numbers together are exact. */
const most = 2 ** 30;

/**
 * The numbers of those that are kept, in order of their ranks and then of their numbers. What has no
 * rank, a negative number, is last either way. Sorts plain numbers: a comparison of one's own would
 * take ten times as long.
 */
export function orderOf(
  length: number,
  isKept: (at: number) => boolean,
  rank: (at: number) => number,
  descending: boolean,
): Uint32Array {
  const keys = new Float64Array(length);
  let count = 0;
  for (let at = 0; at < length; at++) {
    if (!isKept(at)) continue;
    const ranked = rank(at);
    const place = ranked < 0 ? most : descending ? most - 1 - ranked : ranked;
    keys[count++] = place * length + at;
  }
  const order = new Uint32Array(count);
  keys
    .subarray(0, count)
    .sort()
    .forEach((key, place) => (order[place] = key % length));
  return order;
}

export function rankBy(
  sort: Sort,
  { givens, results }: Collection,
  played: Played,
): (at: number) => number {
  switch (sort) {
    case 'number':
      return (at) => at;
    case 'givens':
      return (at) => givens[at] ?? 0;
    case 'grade':
      return (at) => {
        const grade = results.grades[at] ?? 0;
        return grade === 0 ? -1 : grade * 2 ** 24 + Math.min(results.scores[at] ?? 0, 2 ** 24 - 1);
      };
    case 'state':
      return (at) => (played.states[at] ?? 0) * 128 + (played.shares[at] ?? 0);
    case 'time':
      return (at) => played.seconds[at] || -1;
  }
}
