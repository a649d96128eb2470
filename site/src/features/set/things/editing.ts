/** What can be done to the rules of a puzzle by hand. Each answers a new list, or the same where nothing changed. */
import type { Item } from '../../../puzzle/items.ts';
import { named, parametersOf, schemaOf, type ParameterSchema } from '../../../puzzle/schema.ts';
import type { Shape } from '../../../puzzle/shape.ts';
import { settled } from '../../../puzzle/unfinished.ts';
import type { Tool } from '../palette.ts';
import type { Stroke } from '../strokes/gestures.ts';
import { lineOf, nameOfDiagonal } from '../strokes/outside.ts';
import { cellOfName, nameOfCell } from './cell-names.ts';
import { argumentsOf, changedItem, madeItem } from './making.ts';

export type Items = readonly Item[];

/** What became of a stroke: the rules with it, and the one that it made or found. */
export interface Drawn {
  readonly items: Items;
  /** The rule that is selected then. */
  readonly id?: string;
  readonly outcome: 'made' | 'there' | 'replaced' | 'added' | 'removed';
  /** The rule in whose place it came. */
  readonly other?: Item;
}

/** Kinds of which one edge has one only. */
const exclusive: readonly (readonly string[])[] = [
  ['WhiteDot', 'BlackDot'],
  ['X', 'V'],
];

/** Puts what was drawn with a tool among the rules. */
export function withStroke(items: Items, tool: Tool, stroke: Stroke, shape: Shape): Drawn {
  if (tool.gesture === 'mark') return withMarks(items, tool, stroke.cells, shape);
  const values = argumentsOf(tool.kind, stroke, shape, tool.presets(shape));
  const made = madeItem(tool.kind, values);
  const isAtOtherEnd =
    tool.gesture === 'diagonal' && nameOfDiagonal(shape, stroke.cells) !== stroke.cells[0];
  const item: Item = isAtOtherEnd ? { ...made, isAtOtherEnd } : made;
  const same = items.find((other) => isSame(other, item));
  if (same) return { items, id: same.id, outcome: 'there' };
  const other = items.find((each) => isInPlaceOf(each, item));
  if (!other) return { items: [...items, item], id: item.id, outcome: 'made' };
  const replaced = items.map((each) => (each === other ? { ...item, id: other.id } : each));
  return { items: replaced, id: other.id, outcome: 'replaced', other };
}

/** Whether two rules of a kind lie on the same cells, so that a second one says nothing new. */
function isSame(one: Item, other: Item): boolean {
  if (one.kind !== other.kind) return false;
  const gesture = schemaOf(one.kind)?.gesture;
  const [a, b] = [placeOf(one), placeOf(other)];
  if (a === '' || b === '') return false;
  return gesture === 'set' || gesture === 'edge'
    ? one.kind === 'GreaterThan'
      ? a === b
      : sortedWords(a) === sortedWords(b)
    : a === b;
}

function sortedWords(text: string): string {
  return text.split(' ').sort().join(' ');
}

/** The cells or the line of a rule, and at which end its clue stands; empty where it has none. */
function placeOf(item: Item): string {
  const values = named(item) ?? {};
  const places = parametersOf(item.kind).flatMap(({ name, kind }) => {
    const value = values[name];
    if (kind === 'cells' || kind === 'cell_lists')
      return typeof value === 'string' ? value : (value ?? []);
    if (kind === 'cell' || kind === 'line') return value ?? [];
    return [];
  });
  const isOfEnd = Boolean(values['clue from the other end']);
  return places.flat().join(' ') + (isOfEnd && !values['clue'] ? ' end' : '');
}

/** Whether one of them has to go where the other comes: two dots on an edge, or a sign turned around. */
function isInPlaceOf(one: Item, other: Item): boolean {
  const isOnSameCells = sortedWords(placeOf(one)) === sortedWords(placeOf(other));
  if (one.kind === 'GreaterThan' && other.kind === 'GreaterThan') return isOnSameCells;
  return (
    one.kind !== other.kind &&
    isOnSameCells &&
    exclusive.some((kinds) => kinds.includes(one.kind) && kinds.includes(other.kind))
  );
}

/** Marks are put on cells, or taken away where the first cell has one. */
function withMarks(items: Items, tool: Tool, cells: readonly number[], shape: Shape): Drawn {
  const isTaken = marksOf(items, tool, shape).has(cells[0] ?? -1);
  const outcome = isTaken ? 'removed' : 'added';
  if (tool.digits) return { items: withDigits(items, tool, cells, shape, isTaken), outcome };
  const own = items.find((item) => isMarkOf(item, tool, shape));
  const names = cells.map((cell) => nameOfCell(shape, cell));
  if (!own) {
    const values = { ...tool.presets(shape), cells: names };
    const item = madeItem(tool.kind, values);
    return { items: [...items, item], id: item.id, outcome };
  }
  const before = namesOf(own, 'cells');
  const after = isTaken
    ? before.filter((name) => !names.includes(name))
    : [...before, ...names.filter((name) => !before.includes(name))];
  if (after.length === 0) return { items: items.filter((item) => item !== own), outcome };
  const changed = changedItem(own, { cells: after });
  return { items: items.map((item) => (item === own ? changed : item)), id: own.id, outcome };
}

/** The cells that have the mark of a tool. */
export function marksOf(items: Items, tool: Tool, shape: Shape): ReadonlySet<number> {
  const names = tool.digits
    ? items.flatMap((item) =>
        item.kind === 'Given'
          ? item.arguments.filter((text) => text.endsWith(suffixOf(tool, shape))).map(cellPart)
          : [],
      )
    : items.filter((item) => isMarkOf(item, tool, shape)).flatMap((item) => namesOf(item, 'cells'));
  return new Set(names.flatMap((name) => cellOfName(shape, name) ?? []));
}

function isMarkOf(item: Item, tool: Tool, shape: Shape): boolean {
  if (item.kind !== tool.kind) return false;
  const values = named(item) ?? {};
  return Object.entries(tool.presets(shape)).every(([name, value]) => values[name] === value);
}

/** Cells that hold some digits only: one cell has one such set. */
function withDigits(
  items: Items,
  tool: Tool,
  cells: readonly number[],
  shape: Shape,
  isTaken: boolean,
): Items {
  const names = new Set(cells.map((cell) => nameOfCell(shape, cell)));
  const others = items.flatMap((item) => {
    if (item.kind !== 'Given') return [item];
    const left = item.arguments.filter((text) => !names.has(cellPart(text)));
    if (left.length === item.arguments.length) return [item];
    return left.length === 0 ? [] : [{ ...item, arguments: left }];
  });
  if (isTaken) return others;
  const made = [...names].map((name) =>
    madeItem('Given', { cell_values: [name + suffixOf(tool, shape)] }),
  );
  return [...others, ...made];
}

function suffixOf(tool: Tool, shape: Shape): string {
  return `_${(tool.digits?.(shape) ?? []).join('_')}`;
}

function cellPart(text: string): string {
  return text.split('_')[0] ?? '';
}

function namesOf(item: Item, parameter: string): readonly string[] {
  const value = named(item)?.[parameter] ?? [];
  return typeof value === 'string' ? [value] : value;
}

/** All rules, those in blocks as well. */
export function everyItem(items: Items): Items {
  return items.flatMap((item) => (item.parts ? [item, ...everyItem(item.parts)] : [item]));
}

/** How many rules of each kind there are, those in blocks among them. */
export function countsByKind(items: Items): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { kind } of everyItem(items)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return counts;
}

/** The rule with that id, in a block or not. */
export function itemIn(items: Items, id: string): Item | undefined {
  return everyItem(items).find((item) => item.id === id);
}

export function withoutItems(items: Items, ids: ReadonlySet<string>): Items {
  return items.flatMap((item) => {
    if (ids.has(item.id)) return [];
    if (!item.parts || !everyItem(item.parts).some(({ id }) => ids.has(id))) return [item];
    return [settled({ ...item, parts: withoutItems(item.parts, ids) })];
  });
}

/** With some rules in the place of those that have their ids. */
export function withItems(items: Items, changed: Items): Items {
  const byId = new Map(changed.map((item) => [item.id, item]));
  const put = (item: Item): Item => {
    const other = byId.get(item.id);
    if (other) return other;
    if (!item.parts || !everyItem(item.parts).some(({ id }) => byId.has(id))) return item;
    return settled({ ...item, parts: item.parts.map(put) });
  };
  return items.map(put);
}

export function withItem(items: Items, changed: Item): Items {
  return withItems(items, [changed]);
}

/** The parameter that has the cells of a kind in their order, if it has one. */
export function cellsParameter(kind: string): ParameterSchema | undefined {
  return parametersOf(kind).find((parameter) => parameter.kind === 'cells');
}

/** The cells of a rule as it lists them; none where it names them otherwise. */
export function cellsOf(item: Item, shape: Shape): readonly number[] {
  const parameter = cellsParameter(item.kind);
  return parameter
    ? namesOf(item, parameter.name).flatMap((name) => cellOfName(shape, name) ?? [])
    : [];
}

/** A rule with other cells. */
export function withCells(item: Item, cells: readonly number[], shape: Shape): Item {
  const parameter = cellsParameter(item.kind);
  return parameter
    ? changedItem(item, { [parameter.name]: cells.map((cell) => nameOfCell(shape, cell)) })
    : item;
}

/** The same the other way round; undefined where that is no other rule. */
export function reversed(item: Item, shape: Shape): Item | undefined {
  const gesture = schemaOf(item.kind)?.gesture;
  if (gesture !== 'line' && item.kind !== 'GreaterThan') return undefined;
  return withCells(item, [...cellsOf(item, shape)].reverse(), shape);
}

/** A rule moved by rows and columns; undefined where it would leave the board, or stands outside it in a corner. */
export function shifted(item: Item, down: number, right: number, shape: Shape): Item | undefined {
  const values = named(item);
  if (!values) return undefined;
  const changes: Record<string, string | readonly string[]> = {};
  for (const { name, kind } of parametersOf(item.kind)) {
    const value = values[name];
    if (value === undefined) continue;
    const isOfCells = kind === 'cells' || kind === 'cell_lists' || kind === 'texts';
    const moved =
      kind === 'line'
        ? shiftedLine(String(value), down, right, shape)
        : kind === 'cell'
          ? shiftedName(String(value), down, right, shape)
          : isOfCells && typeof value !== 'string'
            ? shiftedNames(value, down, right, shape)
            : value;
    if (moved === undefined) return undefined;
    changes[name] = moved;
  }
  // A clue of a diagonal stands where the diagonal begins: it is drawn anew.
  if (item.kind === 'LittleKiller') return undefined;
  // Its four cells have to be there.
  if (item.kind === 'Quad' && !isUpperLeft(String(changes['upper left cell']), shape))
    return undefined;
  return changedItem(item, changes);
}

/** Rules moved together, those in blocks as well; undefined where one of them has no place there. */
export function shiftedAll(
  items: Items,
  down: number,
  right: number,
  shape: Shape,
): Items | undefined {
  if (down === 0 && right === 0) return items;
  const moved = items.map((item): Item | undefined => {
    if (!item.parts) return shifted(item, down, right, shape);
    const parts = shiftedAll(item.parts, down, right, shape);
    return parts && { ...item, parts };
  });
  return moved.includes(undefined) ? undefined : (moved as Item[]);
}

function isUpperLeft(name: string, shape: Shape): boolean {
  const cell = cellOfName(shape, name);
  if (cell === undefined) return false;
  return cell % shape.columns < shape.columns - 1 && cell < (shape.rows - 1) * shape.columns;
}

function shiftedName(text: string, down: number, right: number, shape: Shape): string | undefined {
  if (text === '-' || text === '') return text;
  const [name = '', ...rest] = text.split('_');
  const cell = cellOfName(shape, name);
  if (cell === undefined) return undefined;
  const [row, column] = [Math.floor(cell / shape.columns) + down, (cell % shape.columns) + right];
  if (row < 0 || column < 0 || row >= shape.rows || column >= shape.columns) return undefined;
  return [nameOfCell(shape, row * shape.columns + column), ...rest].join('_');
}

function shiftedNames(
  names: readonly string[],
  down: number,
  right: number,
  shape: Shape,
): readonly string[] | undefined {
  const moved = names.map((name) => shiftedName(name, down, right, shape));
  return moved.includes(undefined) ? undefined : (moved as string[]);
}

function shiftedLine(name: string, down: number, right: number, shape: Shape): string | undefined {
  const isRow = name.startsWith('R');
  const at = Number(name.slice(1)) - 1 + (isRow ? down : right);
  const count = isRow ? shape.rows : shape.columns;
  return at >= 0 && at < count ? lineOf(shape, isRow, at, false).name : undefined;
}
