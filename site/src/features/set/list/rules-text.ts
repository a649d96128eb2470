/** The rules of a puzzle in words, as they stand beside it where it is published. */
import type { Item } from '../../../puzzle/items.ts';
import { named } from '../../../puzzle/schema.ts';
import { highestOf, type Shape } from '../../../puzzle/shape.ts';
import { variantFaces } from '../../../rules/variants/index.ts';
import { settingWords } from '../../../words/setting.ts';
import { everyItem, type Items } from '../things/editing.ts';

/** What is the case, and needs no sentence of its own. */
const unsaid = new Set(['Shape', 'NoBoxes', 'RegionSize', 'Var', 'SearchPriority']);

/** A sentence or two for each kind of rule, in the order in which they first come. */
export function rulesText(items: Items, shape: Shape, hasBoxes: boolean): string {
  const finished = items.filter(({ isUnfinished }) => !isUnfinished);
  const words = settingWords.words;
  const hasRegions = finished.some(({ kind }) => kind === 'Jigsaw');
  const houses = hasRegions ? words.regions : hasBoxes ? words.boxes : words.lines;
  const first = shape.isRaw
    ? words.raw(shape.lowest, highestOf(shape))
    : words.normal(shape.lowest, highestOf(shape), houses);
  const kinds = new Map<string, Item>();
  for (const item of everyItem(finished)) {
    const key = keyOf(item);
    if (!unsaid.has(item.kind) && item.kind !== 'Jigsaw' && !kinds.has(key)) kinds.set(key, item);
  }
  return [first, ...[...kinds.values()].map(sentence)].join('\n');
}

/** Two whispers with other differences are two rules. */
function keyOf(item: Item): string {
  const { difference, modulus } = named(item) ?? {};
  return [item.kind, difference, modulus, item.kind === 'Given' ? parity(item) : ''].join();
}

function sentence(item: Item): string {
  const words = settingWords.words;
  if (item.kind === 'Given') return words.cells[parity(item)];
  const face = variantFaces[item.kind];
  const { difference } = named(item) ?? {};
  const meaning =
    typeof difference === 'string' && item.kind === 'Whisper'
      ? words.differ(difference)
      : (face?.meaning ?? '');
  return `${face?.label ?? item.kind}: ${meaning}.`;
}

/** What cells that hold some digits only have in common. */
function parity(item: Item): 'odd' | 'even' | 'some' {
  const digits = item.arguments.flatMap((text) => text.split('_').slice(1).map(Number));
  if (digits.length > 0 && digits.every((digit) => digit % 2 === 1)) return 'odd';
  return digits.length > 0 && digits.every((digit) => digit % 2 === 0) ? 'even' : 'some';
}
