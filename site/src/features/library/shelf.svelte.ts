import type { Batch } from '../../page/app-state.ts';
import type { Keeper } from '../../page/storage.ts';
import type { Lists } from '../../solver/solver.ts';
import { words } from '../../words/index.ts';
import { libraryWords } from '../../words/library.ts';
import { writeDescription } from '../../puzzle/description.ts';
import { newId } from '../../game/position.ts';
import { Answering } from './answering.svelte.ts';
import { Collection, type Entry } from './collection.ts';
import type { Library } from './library.ts';
import { Looking } from './looking.svelte.ts';
import { readStored, storedOf } from './stored.ts';

/** A collection of more puzzles is not kept in the browser. */
export const mostKeptPuzzles = 1000;
/** So many collections are kept in the browser; the oldest make room. */
const mostKept = 8;
/** What a page holds at once; the oldest make room. */
const mostCollections = 12;
const mostPuzzles = 300_000;

/** The id of the collection of kept puzzles. */
export const keptId = 'kept';

/** `page` keeps what is known, and knows who answers. */
export function shelfOf(page: { readonly keeper: Keeper; lists(): Promise<Lists> }): Shelf {
  return new Shelf(page.keeper, () => page.lists());
}

/** The collections of the library, what is known of their puzzles, and how one is looked at. */
export class Shelf {
  /** Of files and booklets, the newest first. */
  collections = $state.raw<readonly Collection[]>([]);
  readonly looking = new Looking();
  readonly answering: Answering;

  readonly #keeper: Keeper;
  #kept: { readonly library: Library; readonly collection: Collection } | undefined;

  constructor(keeper: Keeper, lists: () => Promise<Lists>) {
    this.#keeper = keeper;
    this.answering = new Answering(lists, (collection) => this.save(collection));
    this.collections = this.#ids().flatMap((id) => {
      const stored = readStored(id, keeper.read(`collection/${id}`).value);
      return stored ?? [];
    });
  }

  /** The same puzzles under the same name as before are the same collection, with its answers. */
  add({ kind, name, puzzles, problems }: Batch): void {
    const same = this.collections.find(
      (known) =>
        known.kind === kind &&
        known.name === name &&
        known.length === puzzles.length &&
        known.entries.every(({ description }, at) => description === puzzles[at]?.description),
    );
    const added = same ?? new Collection(newId(), kind, name, puzzles, problems);
    this.putBack(added);
    this.looking.choose(added.id);
  }

  /** In front of the others. */
  putBack(collection: Collection): void {
    let puzzles = 0;
    this.collections = [collection, ...this.collections.filter((one) => one !== collection)]
      .slice(0, mostCollections)
      .filter(({ length }, at) => (puzzles += length) <= mostPuzzles || at === 0);
    this.save(collection);
  }

  remove(collection: Collection): void {
    this.answering.stopOn(collection);
    this.collections = this.collections.filter((one) => one !== collection);
    this.#keeper.forget(`collection/${collection.id}`);
    this.#keeper.write(
      'collections',
      this.#ids().filter((id) => id !== collection.id),
    );
  }

  /** The kept puzzles as a collection; its number does not change while nothing is kept again. */
  keptOf(library: Library): Collection {
    if (this.#kept?.library === library) return this.#kept.collection;
    const entries = library.map(({ position: { id, puzzle, title } }): Entry => {
      const description = writeDescription(puzzle);
      return { puzzle, description, name: title || words.app.untitled, kept: id };
    });
    const collection = new Collection(keptId, 'kept', libraryWords.mine, entries);
    const grades = this.#grades();
    entries.forEach(({ description }, at) =>
      collection.results.take(at, grades[description] ?? ''),
    );
    this.#kept = { library, collection };
    return collection;
  }

  /** Keeps what is known of a collection, where it is small enough; trouble is no loss but of that. */
  save(collection: Collection): void {
    if (collection.kind === 'kept') {
      const { entries, results } = collection;
      const known = entries.flatMap(({ description }, at) => {
        const text = results.textOf(at);
        return text ? [[description, text] as const] : [];
      });
      this.#keeper.write('grades', Object.fromEntries(known));
      return;
    }
    if (collection.length > mostKeptPuzzles) return;
    const ids = [collection.id, ...this.#ids().filter((id) => id !== collection.id)];
    for (const id of ids.splice(mostKept)) this.#keeper.forget(`collection/${id}`);
    let trouble = this.#keeper.write(`collection/${collection.id}`, storedOf(collection));
    while (trouble === 'full' && ids.length > 1) {
      this.#keeper.forget(`collection/${ids.pop() ?? ''}`);
      trouble = this.#keeper.write(`collection/${collection.id}`, storedOf(collection));
    }
    this.#keeper.write('collections', trouble ? ids.slice(1) : ids);
  }

  /** What is known of kept puzzles, by their descriptions. */
  #grades(): Readonly<Record<string, string>> {
    const { value } = this.#keeper.read('grades');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(([, text]) => typeof text === 'string'),
    ) as Record<string, string>;
  }

  #ids(): string[] {
    const { value } = this.#keeper.read('collections');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  }
}
