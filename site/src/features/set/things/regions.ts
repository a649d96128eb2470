/** Regions of the board as a person paints them. */
import { itemsOf, withItems } from '../../../puzzle/constraints.ts';
import type { Item } from '../../../puzzle/items.ts';
import type { Puzzle, Rule } from '../../../puzzle/puzzle.ts';
import { named } from '../../../puzzle/schema.ts';
import { cellCount, placeOf, type Shape } from '../../../puzzle/shape.ts';
import { defaultBase, isBase, withBase } from '../../../rules/index.ts';
import type { Items } from './editing.ts';
import { changedItem, madeItem } from './making.ts';

/** What regions are called in a layout, a character each. */
const names = '123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The rule that says the regions, if there is one. */
export function regionsItem(items: Items): Item | undefined {
  return items.find(({ kind }) => kind === 'Jigsaw');
}

/** The region of each cell as the rule has it; undefined where its layout is of another board. */
export function regionsOf(item: Item, shape: Shape): readonly string[] | undefined {
  const layout = [...String(named(item)?.['layout'] ?? '')];
  return layout.length === cellCount(shape) ? layout : undefined;
}

/** The regions before any are painted: the boxes, or the rows where there are none. */
export function firstRegions(shape: Shape, boxes: Pick<Shape, 'boxRows' | 'boxColumns'>): string[] {
  const { boxRows, boxColumns } = boxes;
  const hasBoxes = boxRows < shape.rows || boxColumns < shape.columns;
  return Array.from({ length: cellCount(shape) }, (_, cell) => {
    const { row, box } = placeOf({ ...shape, boxRows, boxColumns }, cell);
    return names[hasBoxes ? box : row] ?? '0';
  });
}

/** The rules after the region of the first cell has spread over the others. */
export function withRegions(
  items: Items,
  [source = 0, ...others]: readonly number[],
  shape: Shape,
  boxes: Pick<Shape, 'boxRows' | 'boxColumns'>,
): { readonly items: Items; readonly id: string } {
  const own = regionsItem(items);
  const regions = [...((own && regionsOf(own, shape)) ?? firstRegions(shape, boxes))];
  for (const cell of others) regions[cell] = regions[source] ?? '0';
  const layout = regions.join('');
  if (own) {
    const changed = changedItem(own, { layout });
    return { items: items.map((item) => (item === own ? changed : item)), id: own.id };
  }
  const made = madeItem('Jigsaw', { layout });
  // Regions take the place of boxes.
  const noBoxes = items.some(({ kind }) => kind === 'NoBoxes') ? [] : [madeItem('NoBoxes', {})];
  return { items: [...items, ...noBoxes, made], id: made.id };
}

/** Whether no rule takes the boxes away, where the board has any. */
export function hasBoxRule(puzzle: Puzzle): boolean {
  const base = puzzle.rules.find(({ name }) => isBase(name))?.name ?? defaultBase;
  return base === defaultBase && !itemsOf(puzzle).some(isNoBoxes);
}

/** The rules under which boxes are houses, whatever took them away. */
export function withBoxes(puzzle: Puzzle): readonly Rule[] {
  const items = itemsOf(puzzle);
  const rules = withBase(puzzle.rules, { name: defaultBase });
  return items.some(isNoBoxes)
    ? withItems(
        rules,
        items.filter((item) => !isNoBoxes(item)),
      )
    : rules;
}

function isNoBoxes({ kind }: Item): boolean {
  return kind === 'NoBoxes';
}

/** How many cells each region has. */
export function countsOf(regions: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const region of regions) counts.set(region, (counts.get(region) ?? 0) + 1);
  return counts;
}
