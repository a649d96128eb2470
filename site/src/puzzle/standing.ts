/**
 * A constraint text has one item a key of some kinds, the last one: of two sums of a row the second. Another
 * program may well give both, left and right of the row, and means both.
 */

/** Which argument of an item is its key: a line, or a cell at which something begins. */
const keys: Readonly<Record<string, number>> = {
  Sandwich: 1,
  LittleKiller: 1,
  Quad: 0,
  XSum: 0,
  Skyscraper: 0,
  HiddenSkyscraper: 0,
  NumberedRoom: 0,
  FullRank: 0,
};

/** Kinds with a clue for each end of a line, in the two arguments after it. */
const fromBothEnds = new Set([
  'XSum',
  'Skyscraper',
  'HiddenSkyscraper',
  'NumberedRoom',
  'FullRank',
]);

/** The items so that all hold: one that would take the place of another stands in a block of its own. */
export function standing(items: readonly string[]): readonly string[] {
  const said = new Set<string>();
  const taken = new Set<string>();
  return items.flatMap((item) => {
    const keysHere = keysOf(item);
    if (keysHere.length === 0) return [item];
    if (said.has(item)) return [];
    said.add(item);
    if (keysHere.some((key) => taken.has(key))) return [`.And${item}.End`];
    for (const key of keysHere) taken.add(key);
    return [item];
  });
}

function keysOf(item: string): readonly string[] {
  const [kind = '', ...parts] = item.slice(1).split('~');
  const at = Object.hasOwn(keys, kind) ? keys[kind] : undefined;
  if (at === undefined) return [];
  const key = `${kind}~${parts[at]}`;
  if (!fromBothEnds.has(kind)) return [key];
  return [1, 2].filter((end) => parts[end]).map((end) => `${key}~${end}`);
}
