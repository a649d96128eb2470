/** What items are known by: ids in the page, and the numbers by which the core speaks of them. */
import type { Item } from './items.ts';

let made = 0;

/** An id for a rule that a person makes. */
export function newItemId(): string {
  return `new-${++made}`;
}

/**
 * Items by their numbers in the text that is written of them, as the core speaks of them: blocks, what is in
 * them, and their ends are counted in turn.
 */
export function itemsByNumber(items: readonly Item[]): ReadonlyMap<number, Item> {
  const numbered = new Map<number, Item>();
  let number = 0;
  const count = (level: readonly Item[]) => {
    for (const item of level) {
      if (item.isUnfinished) continue;
      numbered.set(++number, item);
      if (!item.parts) continue;
      count(item.parts);
      number++;
    }
  };
  count(items);
  return numbered;
}
