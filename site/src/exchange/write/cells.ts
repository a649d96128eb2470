/** The arguments of items as cells and numbers, for forms that count cells. */
import { disjointGroups, windows } from '../../puzzle/houses.ts';
import type { Item } from '../../puzzle/items.ts';
import { named } from '../../puzzle/schema.ts';
import type { Shape } from '../../puzzle/shape.ts';
import { boardOf } from '../board.ts';
import { cellOf } from './said.ts';

/** An item with its cells by their indexes. */
export interface Placed {
  readonly kind: string;
  /** All cells that it names, in order. */
  readonly cells: readonly number[];
  /** What it says besides, as it is written, by name. */
  readonly said: Readonly<Record<string, string>>;
  readonly values: readonly number[];
}

/** Undefined where something of it is beside the board, or is not known. */
export function placed(item: Item, shape: Shape): Placed | undefined {
  const found = named(item);
  if (!found) return undefined;
  const lists = Object.entries(found).map(([name, value]) => ({
    name,
    texts: typeof value === 'string' ? [value] : value,
  }));
  const ofCells = lists.filter(({ name }) => name === 'cells' || name.endsWith(' cell'));
  const names = ofCells.flatMap(({ texts }) => texts);
  const cells = names.flatMap((name) => cellOf(name, shape) ?? []);
  if (cells.length < names.length) return undefined;
  return {
    kind: item.kind,
    cells,
    said: Object.fromEntries(
      lists.flatMap(({ name, texts }) => (texts.length === 1 ? [[name, texts[0] ?? '']] : [])),
    ),
    values: (lists.find(({ name }) => name === 'values')?.texts ?? []).map(Number),
  };
}

/**
 * The houses of a rule that is no more than houses; undefined for any other rule, and on a board without boxes, where
 * there are none.
 */
export function housesOf(
  { kind }: Item,
  { rows, columns }: Shape,
): readonly (readonly number[])[] | undefined {
  const board = rows === columns ? boardOf(rows) : undefined;
  if (!board || board.boxRows === board.rows) return undefined;
  if (kind === 'DisjointSets') return disjointGroups(board);
  const houses = kind === 'Windoku' ? windows(board) : [];
  return houses.length > 0 ? houses : undefined;
}

/** The one cell and its values of an item that limits it to them. */
export function limitOf(
  item: Item,
  shape: Shape,
): { readonly cell: number; readonly values: readonly number[] } | undefined {
  if (item.kind !== 'Given' || item.arguments.length !== 1) return undefined;
  const [name = '', ...values] = (item.arguments[0] ?? '').split('_');
  const cell = cellOf(name, shape);
  return cell === undefined ? undefined : { cell, values: values.map(Number) };
}

/** Whether values are all odd ones of a board, or all even ones; undefined where they are neither. */
export function parityOf(values: readonly number[], { digits, lowest }: Shape): 0 | 1 | undefined {
  const all = Array.from({ length: digits }, (_, at) => at + lowest);
  const text = [...new Set(values)].sort((a, b) => a - b).join();
  return ([0, 1] as const).find(
    (rest) => all.filter((value) => value % 2 === rest).join() === text,
  );
}

/**
 * The places before and after a row or column that is called R3 or C12, by row and column from 0; none for
 * what is no line of the board.
 */
export function endsOf(
  line: string,
  { rows, columns }: Pick<Shape, 'rows' | 'columns'>,
): readonly (readonly [row: number, column: number])[] {
  const [, kind, number = ''] = /^([RC])(\d{1,2})$/.exec(line) ?? [];
  const at = Number(number) - 1;
  if (!(at >= 0 && at < (kind === 'R' ? rows : columns))) return [];
  return kind === 'R'
    ? [
        [at, -1],
        [at, columns],
      ]
    : [
        [-1, at],
        [rows, at],
      ];
}
