/** The rules of a puzzle in words, as they stand beside it where it is published. */
import type { Item } from '../../../puzzle/items.ts';
import { named } from '../../../puzzle/schema.ts';
import { highestOf, type Shape } from '../../../puzzle/shape.ts';
import { variantFaces } from '../../../rules/variants/index.ts';
import { settingWords } from '../../../words/setting.ts';
import { labelOfKind } from '../palette.ts';
import { cellOfName, cellsText } from '../things/cell-names.ts';
import { cellsOf, type Items } from '../things/editing.ts';
import { figuresOf, typedParameter } from '../things/making.ts';

/** What is the case, and needs no sentence of its own. */
const unsaid = new Set(['Shape', 'NoBoxes', 'RegionSize', 'Var', 'SearchPriority']);

/**
 * A sentence or two for each kind of rule, in the order in which they first come, and for each block of which
 * only one rule need hold.
 */
export function rulesText(items: Items, shape: Shape, hasBoxes: boolean): string {
  const finished = items.filter(({ isUnfinished }) => !isUnfinished);
  const words = settingWords.words;
  const hasRegions = finished.some(({ kind }) => kind === 'Jigsaw');
  const houses = hasRegions ? words.regions : hasBoxes ? words.boxes : words.lines;
  const first = shape.isRaw
    ? words.raw(shape.lowest, highestOf(shape))
    : words.normal(shape.lowest, highestOf(shape), houses);
  const said = new Map<string, string>();
  const say = (item: Item) => {
    if (isToldWhole(item)) {
      const told = blockText(item, shape);
      said.set(told, told);
    } else if (item.parts) partsOf(item).forEach(say);
    else if (isSaid(item) && item.kind !== 'Jigsaw' && !said.has(keyOf(item)))
      said.set(keyOf(item), sentence(item));
  };
  finished.forEach(say);
  return [first, ...said.values()].join('\n');
}

function isSaid({ kind, parts, isUnfinished }: Item): boolean {
  return !isUnfinished && !unsaid.has(kind) && (!parts || partsOf({ parts }).length > 0);
}

function partsOf({ parts = [] }: Pick<Item, 'parts'>): Items {
  return parts.filter(isSaid);
}

/** Whether some rules of a block may be broken. Of any other block all hold, each by itself. */
function isToldWhole(item: Item): boolean {
  const parts = partsOf(item);
  if (item.kind === 'Or') return parts.length > 1;
  return item.kind === 'Replicate' && parts.some(hasChoice);
}

function hasChoice(item: Item): boolean {
  return isToldWhole(item) || partsOf(item).some(hasChoice);
}

/** A block as a list, with the blocks within it as lists further in. */
function blockText(item: Item, shape: Shape, indent = ''): string {
  const parts = partsOf(item);
  const [only] = parts;
  if (only && parts.length === 1 && item.kind !== 'Replicate')
    return blockText(only, shape, indent);
  const { blocks } = settingWords.words;
  if (item.kind === 'Given') {
    const cells = item.arguments.map((text) => {
      const [name = '', ...digits] = text.split('_');
      return blocks.holds(cellsText(shape, [cellOfName(shape, name) ?? 0]), digits);
    });
    return `${cells.join(', ')}.`;
  }
  if (!item.parts) return `${ruleText(item, shape, cellsOf(item, shape))}: ${meaningOf(item)}.`;
  const head = item.kind === 'Or' ? blocks.one : item.kind === 'And' ? blocks.all : blocks.copies;
  const lines = parts.map((part) => `\n${indent}– ${blockText(part, shape, `${indent}  `)}`);
  return `${head}${lines.join('')}`;
}

/** A rule by its name, its number and where it is: "Killer cage 15, 3 cells, r1c1-r1c3". */
export function ruleText(item: Item, shape: Shape, cells: readonly number[]): string {
  const values = named(item) ?? {};
  const typed = typedParameter(item.kind, {
    isFromEnd: Boolean(values['clue from the other end']) && !values['clue'],
  });
  const { line } = values;
  const isLine = typeof line === 'string';
  const where = isLine ? line.toLowerCase() : cellsText(shape, cells);
  return settingWords.row(
    labelOfKind(item.kind),
    typed ? figuresOf(values[typed.name]) : '',
    isLine ? 1 : cells.length,
    cells.length < shape.rows * shape.columns ? where : '',
  );
}

/** Two whispers with other differences are two rules. */
function keyOf(item: Item): string {
  const { difference, modulus } = named(item) ?? {};
  return [item.kind, difference, modulus, item.kind === 'Given' ? parity(item) : ''].join();
}

function sentence(item: Item): string {
  if (item.kind === 'Given') return settingWords.words.cells[parity(item)];
  return `${labelOfKind(item.kind)}: ${meaningOf(item)}.`;
}

function meaningOf(item: Item): string {
  const { difference } = named(item) ?? {};
  return typeof difference === 'string' && item.kind === 'Whisper'
    ? settingWords.words.differ(difference)
    : (variantFaces[item.kind]?.meaning ?? '');
}

/** What cells that hold some digits only have in common. */
function parity(item: Item): 'odd' | 'even' | 'some' {
  const digits = item.arguments.flatMap((text) => text.split('_').slice(1).map(Number));
  if (digits.length > 0 && digits.every((digit) => digit % 2 === 1)) return 'odd';
  return digits.length > 0 && digits.every((digit) => digit % 2 === 0) ? 'even' : 'some';
}
