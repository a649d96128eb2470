import type { AppState } from '../../../page/app-state.ts';
import { newItemId } from '../../../puzzle/item-ids.ts';
import { readItems, writeItems, type Item } from '../../../puzzle/items.ts';
import { schemaOf } from '../../../puzzle/schema.ts';
import { settingWords } from '../../../words/setting.ts';
import { cellsOf, everyItem, shiftedAll, type Items } from '../things/editing.ts';
import type { Chosen } from './chosen.svelte.ts';
import type { Rules } from './rules.svelte.ts';

/** What rules are on the system's clipboard, so that text of other programs is opened as a puzzle. */
export const rulesType = 'application/x-ninefold-rules';

/** Where a copy is put beside what it is a copy of, the first place with room. */
const beside = [
  [1, 1],
  [0, 1],
  [1, 0],
  [-1, -1],
  [0, -1],
  [-1, 0],
  [0, 0],
] as const;

/** Copies what is selected, and puts it elsewhere. */
export class Copying {
  /** What was copied last, for who has no keys. */
  copied = $state.raw<Items>([]);
  #app: AppState;
  #rules: Rules;
  #chosen: Chosen;

  constructor(app: AppState, rules: Rules, chosen: Chosen) {
    this.#app = app;
    this.#rules = rules;
    this.#chosen = chosen;
  }

  /** The selected rules as text; undefined where none are. */
  copy(): string | undefined {
    const { items } = this.#chosen;
    if (items.length === 0) return undefined;
    this.copied = items;
    this.#say(settingWords.copied(items.length));
    return writeItems(items.map(({ isUnfinished: _unfinished, ...item }) => item));
  }

  /** The same with what is selected taken away. */
  cut(): string | undefined {
    const text = this.copy();
    if (text !== undefined) this.#chosen.remove();
    return text;
  }

  /** Puts rules with their first cell at the cursor. `text` is what the clipboard has of them. */
  paste(text?: string): void {
    const own = writeItems(this.copied);
    const read = text === undefined || text === own ? this.copied : (readItems(text) ?? []);
    const items = read.filter(({ kind }) => schemaOf(kind));
    if (items.length === 0) {
      this.#say(settingWords.nothingToPaste);
      return;
    }
    const { columns } = this.#rules.shape;
    const { cursor } = this.#app.game.selection;
    const [first] = everyItem(items).flatMap((item) => cellsOf(item, this.#rules.shape));
    const from = first ?? cursor;
    const steps = [
      Math.floor(cursor / columns) - Math.floor(from / columns),
      (cursor % columns) - (from % columns),
    ] as const;
    this.#put(items, [steps]);
  }

  /** A second one of each of what is selected, beside it. */
  duplicate(): void {
    this.#put(this.#chosen.items, beside);
  }

  #put(items: Items, places: readonly (readonly [number, number])[]): void {
    if (items.length === 0) return;
    for (const [down, right] of places) {
      const moved = shiftedAll(items, down, right, this.#rules.shape);
      if (!moved) continue;
      const made = moved.map(renewed);
      this.#rules.set([...this.#rules.items, ...made]);
      this.#chosen.selectAll(made.map(({ id }) => id));
      this.#say(settingWords.pasted(made.length));
      return;
    }
    this.#say(settingWords.notThere);
  }

  #say(text: string): void {
    this.#app.announcer.say(text);
  }
}

/** The same with ids of its own. */
function renewed(item: Item): Item {
  return { ...item, id: newItemId(), ...(item.parts && { parts: item.parts.map(renewed) }) };
}
