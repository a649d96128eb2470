/** Rules made of rules: put together, taken apart, and copied to other places. */
import { newItemId } from '../../../puzzle/item-ids.ts';
import type { Item } from '../../../puzzle/items.ts';
import { named, schemaOf } from '../../../puzzle/schema.ts';
import { cellCount, type Shape } from '../../../puzzle/shape.ts';
import { settled } from '../../../puzzle/unfinished.ts';
import { cellOfName, nameOfCell } from './cell-names.ts';
import {
  cellsOf,
  everyItem,
  itemIn,
  shiftedAll,
  withItem,
  withoutItems,
  type Items,
} from './editing.ts';
import { changedItem } from './making.ts';
import { readSixBits, writeSixBits } from './six-bits.ts';

/** What became of the rules, and the block that it is about. */
export interface Blocked {
  readonly items: Items;
  readonly id: string;
}

/** Whether rules of a kind may stand in a block. */
export function fitsInBlock({ kind }: Item): boolean {
  return schemaOf(kind)?.role === undefined;
}

/** Puts rules into a new block, which stands where the first of them stood; of none it is empty. */
export function together(items: Items, ids: readonly string[], kind: string): Blocked {
  const id = newItemId();
  const chosen = new Set(ids);
  const parts = everyItem(items).filter((item) => chosen.has(item.id) && fitsInBlock(item));
  const block = settled({ id, kind, arguments: [], parts });
  const [first] = parts;
  const taken = new Set(parts.map((part) => part.id));
  if (!first) return { items: [...items, block], id };
  const at = items.findIndex((item) => everyItem([item]).includes(first));
  const before = withoutItems(items.slice(0, at), taken);
  const own = items[at];
  const rest = own?.id === first.id ? [] : own ? withoutItems([own], taken) : [];
  return {
    items: [...before, block, ...rest, ...withoutItems(items.slice(at + 1), taken)],
    id,
  };
}

/** Takes a rule out of its block, to stand behind it. */
export function takenOut(items: Items, id: string): Items {
  return items.flatMap((item) => {
    const own = item.parts?.find((part) => part.id === id);
    if (own && item.parts)
      return [settled({ ...item, parts: item.parts.filter((part) => part !== own) }), own];
    return item.parts && itemIn(item.parts, id)
      ? [settled({ ...item, parts: takenOut(item.parts, id) })]
      : [item];
  });
}

/** The rules of a block in its place. */
export function takenApart(items: Items, id: string): Items {
  return items.flatMap((item) => {
    if (item.id === id) return item.parts ?? [];
    return item.parts && itemIn(item.parts, id)
      ? [settled({ ...item, parts: takenApart(item.parts, id) })]
      : [item];
  });
}

/** The rules in a block; all of them where none is named. */
export function levelOf(items: Items, block: string | undefined): Items {
  return block === undefined ? items : (itemIn(items, block)?.parts ?? items);
}

/** Other rules in a block, or in the place of all of them. */
export function withLevel(items: Items, block: string | undefined, level: Items): Items {
  const own = block === undefined ? undefined : itemIn(items, block);
  return own ? withItem(items, settled({ ...own, parts: level })) : level;
}

/** The cells at which a copy of a block's rules begins, its own among them. */
export function targetsOf(block: Item, shape: Shape): readonly number[] {
  const values = named(block) ?? {};
  const origin = cellOfName(shape, String(values['origin'] ?? '')) ?? 0;
  return readSixBits(String(values['targets'] ?? ''))
    .map((number) => number + origin)
    .filter((cell) => cell < cellCount(shape));
}

/** Where a block of copies begins: the first cell of its first rule. */
export function originOf(block: Item, shape: Shape): number {
  const [first] = everyItem(block.parts ?? []).flatMap((item) => cellsOf(item, shape));
  return first ?? 0;
}

/**
 * The block with copies that begin at these cells. The core counts copies from the first of them on, so the rules of
 * the block are moved there. Undefined where one of them would leave the board.
 */
export function withTargets(
  block: Item,
  targets: readonly number[],
  shape: Shape,
): Item | undefined {
  const sorted = [...new Set(targets)].sort((a, b) => a - b);
  const from = originOf(block, shape);
  const [origin = from] = sorted;
  const steps = (to: number) =>
    [
      Math.floor(to / shape.columns) - Math.floor(from / shape.columns),
      (to % shape.columns) - (from % shape.columns),
    ] as const;
  const parts = block.parts ?? [];
  const isRoom = sorted.every((target) => shiftedAll(parts, ...steps(target), shape));
  if (!isRoom) return undefined;
  return changedItem(
    { ...block, parts: shiftedAll(parts, ...steps(origin), shape) ?? parts },
    {
      targets: sorted.length > 0 ? writeSixBits(sorted.map((cell) => cell - origin)) : undefined,
      origin: nameOfCell(shape, origin),
    },
  );
}
