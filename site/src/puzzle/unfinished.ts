/**
 * What no constraint text says of the rules of a puzzle, so that a person who is setting it loses nothing: rules that
 * are not finished, and at which end of its diagonal a clue stands. It is written beside the text and put back by
 * the numbers that the items have in it.
 */
import { newItemId } from './item-ids.ts';
import { readItems, writeItems, type Item } from './items.ts';
import { named, parametersOf, schemaOf, takesList, type ParameterSchema } from './schema.ts';

/** More than anybody leaves unfinished. */
const most = 4_000;
const longest = 20_000;

/** The plain data of it. Numbers are those of items in the text, blocks and their ends counted. */
interface Unwritten {
  /** Unfinished rules: after how many numbers each comes, and its text. */
  readonly unfinished?: readonly (readonly [
    after: number,
    text: string,
    ends?: readonly number[],
  ])[];
  /** Diagonals whose clue stands at the end that does not name them. */
  readonly ends?: readonly number[];
}

/** The first parameter that has to be there and is not. */
export function missingOf(item: Item): ParameterSchema | undefined {
  const values = named(item) ?? {};
  const parameters = parametersOf(item.kind);
  const isThere = ({ name, kind, least = 1 }: ParameterSchema) => {
    const value = values[name] ?? '';
    if (typeof value === 'string') return value !== '';
    return value.length >= (kind === 'cells' ? least : 1);
  };
  const clues = parameters.filter(({ kind }) => kind === 'clue');
  if (clues.length > 0 && !clues.some(isThere)) return clues[0];
  const layout = parameters.find(({ name }) => name === 'layout');
  if (layout && !areEven(values[layout.name])) return layout;
  return parameters.find(
    (parameter) =>
      parameter.kind !== 'clue' &&
      !parameter.presence &&
      !(takesList(parameter) && parameter.least === 0) &&
      !isThere(parameter),
  );
}

/** Whether regions, a character a cell, are of one size, but for one of cells that belong to none. */
function areEven(layout: string | readonly string[] = ''): boolean {
  const counts = new Map<string, number>();
  for (const region of layout) counts.set(region, (counts.get(region) ?? 0) + 1);
  const sizes = [...counts.values()].sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)];
  return sizes.length > 0 && sizes.filter((size) => size !== usual).length <= 1;
}

/** The item, which says whether it is unfinished: something that it needs is missing, or a block has no rule in it. */
export function settled({ isUnfinished: _before, ...item }: Item): Item {
  const isWhole =
    missingOf(item) === undefined &&
    (!schemaOf(item.kind)?.isBlock || item.parts?.some((part) => !part.isUnfinished) === true);
  return isWhole ? item : { ...item, isUnfinished: true };
}

/** How many rules are unfinished, those in blocks counted. */
export function countUnfinished(items: readonly Item[]): number {
  let count = 0;
  for (const { isUnfinished, parts } of items)
    count += isUnfinished ? 1 : countUnfinished(parts ?? []);
  return count;
}

/** What the text of the items leaves out, as JSON; empty where it is nothing. */
export function writeUnwritten(items: readonly Item[]): string {
  const unfinished: [number, string, ...(readonly number[])[]][] = [];
  const ends: number[] = [];
  let number = 0;
  const walk = (level: readonly Item[]) => {
    for (const item of level) {
      if (item.isUnfinished) {
        const whole = [asWritten(item)];
        const own = endsIn(whole);
        unfinished.push([number, writeItems(whole), ...(own.length > 0 ? [own] : [])]);
        continue;
      }
      number++;
      if (item.isAtOtherEnd) ends.push(number);
      if (!item.parts) continue;
      walk(item.parts);
      number++;
    }
  };
  walk(items);
  if (unfinished.length === 0 && ends.length === 0) return '';
  return JSON.stringify({
    ...(unfinished.length > 0 && { unfinished }),
    ...(ends.length > 0 && { ends }),
  });
}

/** Puts back what writeUnwritten() said of the items; what cannot be read is left out. */
export function withUnwritten(items: readonly Item[], data: unknown): readonly Item[] {
  const { unfinished, ends } = checked(data);
  const waiting = [...(unfinished ?? [])].sort((a, b) => a[0] - b[0]);
  const turned = new Set(ends);
  let number = 0;
  const due = (): readonly Item[] => {
    const found: Item[] = [];
    while (waiting.length > 0 && (waiting[0]?.[0] ?? 0) <= number) {
      const [, text, own] = waiting.shift() ?? [0, '', []];
      found.push(...fresh(readItems(text) ?? [], own ?? []));
    }
    return found;
  };
  const walk = (level: readonly Item[]): readonly Item[] => {
    const put: Item[] = [];
    for (const item of level) {
      put.push(...due());
      number++;
      const marked: Item = turned.has(number) ? { ...item, isAtOtherEnd: true } : item;
      if (!item.parts) {
        put.push(marked);
        continue;
      }
      const parts = walk(item.parts);
      number++;
      put.push({ ...marked, parts });
    }
    return [...put, ...due()];
  };
  const all = walk(items);
  // Behind the last one: a number that nothing has.
  number = Infinity;
  return [...all, ...due()];
}

function checked(data: unknown): Unwritten {
  if (typeof data !== 'object' || data === null) return {};
  const { unfinished, ends } = data as Record<string, unknown>;
  const list = Array.isArray(unfinished) ? (unfinished as unknown[]).slice(0, most) : [];
  return {
    unfinished: list.flatMap((entry) => {
      const [after, text, own] = Array.isArray(entry) ? (entry as unknown[]) : [];
      return typeof after === 'number' && typeof text === 'string' && text.length <= longest
        ? [[after, text, numbers(own)] as const]
        : [];
    }),
    ends: numbers(ends),
  };
}

function numbers(data: unknown): readonly number[] {
  return Array.isArray(data)
    ? (data as unknown[]).slice(0, most).filter((each) => typeof each === 'number')
    : [];
}

/** With nothing left out of its text. */
function asWritten({ isUnfinished: _unfinished, ...item }: Item): Item {
  return item.parts ? { ...item, parts: item.parts.map(asWritten) } : item;
}

function endsIn(items: readonly Item[]): readonly number[] {
  const data: unknown = JSON.parse(writeUnwritten(items) || '{}');
  return checked(data).ends ?? [];
}

/** Unfinished rules as they were: of kinds that there are, and with ids that no other has. */
function fresh(items: readonly Item[], ends: readonly number[]): readonly Item[] {
  const renewed = (item: Item): Item => {
    const parts = item.parts?.map(renewed);
    return settled({ ...item, id: newItemId(), ...(parts && { parts }) });
  };
  return withUnwritten(items, { ends })
    .filter(({ kind }) => schemaOf(kind))
    .map((item) => ({ ...renewed(item), isUnfinished: true }));
}
