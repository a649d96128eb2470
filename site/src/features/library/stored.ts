/** The stored form of a collection. */
import { readDescription } from '../../puzzle/description.ts';
import { Collection, type Entry } from './collection.ts';

/** `puzzles` are descriptions, names, and what is known of each. */
interface StoredCollection {
  readonly kind: 'opened' | 'made';
  readonly name: string;
  readonly puzzles: readonly (readonly [description: string, name: string, known: string])[];
  readonly problems: readonly string[];
}

/** What a candidate grid leaves open, and what was filled in, is left out. */
export function storedOf({ kind, name, entries, problems, results }: Collection): StoredCollection {
  return {
    kind: kind === 'made' ? 'made' : 'opened',
    name,
    puzzles: entries.map((entry, at) => [entry.description, entry.name, results.textOf(at)]),
    problems,
  };
}

/** What can be read of it; undefined where it is not a collection. */
export function readStored(id: string, stored: unknown): Collection | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { kind, name, puzzles, problems } = stored as Record<string, unknown>;
  if ((kind !== 'opened' && kind !== 'made') || typeof name !== 'string') return undefined;
  if (!Array.isArray(puzzles)) return undefined;
  const known: string[] = [];
  const entries = puzzles.flatMap((item: unknown): Entry[] => {
    if (!Array.isArray(item) || !item.every((part) => typeof part === 'string')) return [];
    const [description = '', called = '', text = ''] = item;
    // What somebody else has written there must not break the list.
    const puzzle = readDescription(description);
    if (!puzzle) return [];
    known.push(text);
    return [{ description, name: called, puzzle }];
  });
  if (entries.length === 0) return undefined;
  const said = Array.isArray(problems) ? problems.filter((one) => typeof one === 'string') : [];
  const collection = new Collection(id, kind, name, entries, said);
  known.forEach((text, at) => collection.results.take(at, text));
  return collection;
}
