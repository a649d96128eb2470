/** What somebody has done on the puzzles of a collection, as it is kept. */
import { writeDescription } from '../../puzzle/description.ts';
import { hasProgress, isWorkedOn } from '../../game/position.ts';
import type { Times } from '../../page/times.ts';
import type { Collection } from './collection.ts';
import { shareFilled, type Library, type LibraryEntry } from './library.ts';

/** In the order of `libraryWords.states`. */
export const playStates = ['new', 'started', 'solved'] as const;

export interface Played {
  /** An index of `playStates`. */
  readonly states: Uint8Array;
  /** How much is filled in, in percent. */
  readonly shares: Uint8Array;
  readonly seconds: Uint32Array;
  /** The kept puzzle with the work on it. */
  readonly entries: ReadonlyMap<number, LibraryEntry>;
}

/** Where each puzzle of a collection is, by its description; there may be several of one. */
const places = new WeakMap<Collection, ReadonlyMap<string, readonly number[]>>();

function placesIn(collection: Collection): ReadonlyMap<string, readonly number[]> {
  const known = places.get(collection);
  if (known) return known;
  const found = new Map<string, number[]>();
  collection.entries.forEach(({ description }, at) => {
    const same = found.get(description);
    if (same) same.push(at);
    else found.set(description, [at]);
  });
  places.set(collection, found);
  return found;
}

/** `isSolved` says of a kept puzzle whether it is filled without a mistake. */
export function playedOf(
  collection: Collection,
  library: Library,
  times: Times,
  isSolved: (entry: LibraryEntry) => boolean,
): Played {
  const { length } = collection;
  const states = new Uint8Array(length);
  const shares = new Uint8Array(length);
  const seconds = new Uint32Array(length);
  const entries = new Map<number, LibraryEntry>();
  const note = (at: number, entry: LibraryEntry) => {
    const { position } = entry;
    entries.set(at, entry);
    states[at] = isSolved(entry) ? 2 : isWorkedOn(position) ? 1 : 0;
    shares[at] = hasProgress(position) ? Math.round(shareFilled(position) * 100) : 0;
    seconds[at] = Math.floor((times[position.id] ?? 0) / 1000);
  };
  if (collection.kind === 'kept') {
    const known = new Map(library.map((entry) => [entry.position.id, entry]));
    collection.entries.forEach(({ kept = '' }, at) => {
      const entry = known.get(kept);
      if (entry) note(at, entry);
    });
    return { states, shares, seconds, entries };
  }
  const where = placesIn(collection);
  // The newest is first; where there are several of one puzzle it is the one that counts.
  for (const entry of [...library].reverse())
    for (const at of where.get(writeDescription(entry.position.puzzle)) ?? []) note(at, entry);
  return { states, shares, seconds, entries };
}
