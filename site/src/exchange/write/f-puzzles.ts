/** The JSON of f-puzzles, which SudokuPad and other programs read as well. */
import type { Item } from '../../puzzle/items.ts';
import { digitsOf } from '../../puzzle/digits.ts';
import type { Drawn } from '../../puzzle/drawing.ts';
import type { FogTrigger } from '../../puzzle/supplement.ts';
import type { Shape } from '../../puzzle/shape.ts';
import { housesOf, limitOf } from './cells.ts';
import { compress } from './compress.ts';
import { extremesOf } from './extremes.ts';
import { cluesOf, joinedClones, type Clue } from './f-puzzles-clues.ts';
import { shown } from './f-puzzles-shown.ts';
import { fieldsOfDrawing } from './f-puzzles-drawings.ts';
import {
  fewLosses,
  fogOf,
  madeOnce,
  ruleLosses,
  titleOf,
  type Form,
  type Loss,
  type Outgoing,
} from './outgoing.ts';
import { pairsWhere, saidIn, type Said } from './said.ts';

/** Rules that are a switch there. */
const switches: Readonly<Record<string, string>> = {
  AntiKnight: 'antiknight',
  AntiKing: 'antiking',
  DisjointSets: 'disjointgroups',
  'Diagonal 1': 'diagonal+',
  'Diagonal -1': 'diagonal-',
};

/** Rules that forbid digits side by side: a switch, or a word in the list `negative`. */
const neighbours = [
  { field: 'nonconsecutive', holds: (a: number, b: number) => b - a === 1 },
  { negative: 'xv', holds: (a: number, b: number) => a + b === 5 || a + b === 10 },
  { negative: 'ratio', holds: (a: number, b: number) => b === 2 * a },
] as const;

/** Another form that is made of the same JSON says with what its text begins. */
export function formOfFPuzzles(address: string): Form {
  return {
    losses: (outgoing) => parted(outgoing)?.losses ?? [{ what: 'board' }],
    write: (outgoing) => {
      const data = fPuzzlesOf(outgoing);
      return data ? address + encodeURIComponent(compress(JSON.stringify(data))) : '';
    },
  };
}

/** A link of f-puzzles. */
export const fPuzzles: Form = formOfFPuzzles('https://www.f-puzzles.com/?load=');

/** What of a puzzle the JSON holds, and what it does not. */
interface Parted {
  readonly said: Said;
  readonly fields: Readonly<Record<string, unknown>>;
  /** Values that a cell is limited to, by cell. */
  readonly limits: ReadonlyMap<number, readonly number[]>;
  readonly losses: readonly Loss[];
}

const parted = madeOnce(part);

/** Undefined for a board that is not square, or has other values than 1 to its side. */
function part(outgoing: Outgoing): Parted | undefined {
  const { shape } = outgoing.puzzle;
  const { rows, columns, digits, lowest, isRaw } = shape;
  if (rows !== columns || digits !== rows || lowest !== 1 || isRaw) return undefined;
  const said = saidIn(outgoing.puzzle);
  const fields: Record<string, unknown> = {};
  const lists: Record<string, object[]> = {};
  const lost: string[] = [...said.others];
  const limits = new Map<number, readonly number[]>();
  const put = ({ field, clue }: Clue) => (lists[field] ??= []).push(clue);
  const { clues: extremes, rest } = extremesOf(said.items, said.shape);
  extremes.forEach(put);
  for (const item of rest) {
    const name = switches[[item.kind, ...item.arguments].join(' ')];
    const clues = cluesOf(item, shape);
    const groups = housesOf(item, shape);
    if (name !== undefined) fields[name] = true;
    else if (item.kind === 'StrictXV') fields['negative'] = ['xv'];
    else if (groups) houses(groups, rows).forEach(put);
    else if (clues) clues.forEach(put);
    else if (!limit(item, shape, limits)) lost.push(item.kind);
  }
  // A cell with a given has no marks beside it: one that is not among its values would be alone.
  for (const [cell, values] of limits) {
    const given = said.givens[cell] ?? 0;
    if (given && !values.includes(given)) lost.push('Given');
  }
  if (!forbid(said, fields, lists)) lost.push('pairs');
  const drawings = [...(outgoing.supplement?.drawings ?? []), ...figuresOf(outgoing, lost)];
  const held = drawings.map((drawn) => fieldsOfDrawing(drawn, rows));
  held.forEach((fields) => fields?.forEach(put));
  const hasAll = !held.includes(undefined);
  return {
    said,
    fields: { ...fields, ...withShown(joinedClones(lists, rows), rows) },
    limits,
    losses: [...ruleLosses(lost, outgoing.figures !== undefined), ...fewLosses(outgoing, hasAll)],
  };
}

/** With the drawings of what the programs do not draw of themselves. */
function withShown(
  lists: Readonly<Record<string, readonly object[]>>,
  size: number,
): Readonly<Record<string, readonly object[]>> {
  const all: Record<string, readonly object[]> = { ...lists };
  for (const [name, clues] of Object.entries(lists))
    for (const { field, clue } of shown(name, clues, size))
      all[field] = [...(all[field] ?? []), clue];
  return all;
}

/** How the rules look that no clue says. */
function figuresOf({ figures = {} }: Outgoing, lost: readonly string[]): readonly Drawn[] {
  return [...new Set(lost)].flatMap((kind) => figures[kind] ?? []);
}

function houses(groups: readonly (readonly number[])[], size: number): readonly Clue[] {
  return groups.map((cells) => ({
    field: 'extraregion',
    clue: { cells: cells.map((cell) => cellName(cell, size)) },
  }));
}

function cellName(cell: number, size: number): string {
  return `R${Math.floor(cell / size) + 1}C${(cell % size) + 1}`;
}

/** Takes a cell that is limited to some values; false for anything else, and where no value is left. */
function limit(item: Item, shape: Shape, limits: Map<number, readonly number[]>): boolean {
  const found = limitOf(item, shape);
  if (!found?.values.every((value) => value >= 1 && value <= shape.digits)) return false;
  const before = limits.get(found.cell);
  const values = before?.filter((value) => found.values.includes(value)) ?? found.values;
  if (values.length === 0) return false;
  limits.set(found.cell, values);
  return true;
}

/**
 * Says which digits are never side by side; false where that cannot be said, as where marks would be exempt
 * from it there.
 */
function forbid(
  { pairs, shape }: Said,
  fields: Record<string, unknown>,
  lists: Readonly<Record<string, readonly object[]>>,
): boolean {
  const left = new Set(pairs.map((pair) => pair.join()));
  const negative: string[] = [...((fields['negative'] as readonly string[] | undefined) ?? [])];
  for (const way of neighbours) {
    const texts = pairsWhere(shape.digits, way.holds).map((pair) => pair.join());
    const marks = 'field' in way ? 'difference' : way.negative;
    if (texts.length === 0 || lists[marks] || !texts.every((text) => said(text))) continue;
    for (const text of texts) left.delete(text);
    if ('field' in way) fields[way.field] = true;
    else negative.push(way.negative);
  }
  if (negative.length > 0) fields['negative'] = negative;
  return left.size === 0;

  function said(text: string): boolean {
    return pairs.some((pair) => pair.join() === text);
  }
}

/** The JSON as data; undefined where it has no such board. */
export function fPuzzlesOf(outgoing: Outgoing): object | undefined {
  const found = parted(outgoing);
  if (!found) return undefined;
  const { puzzle, supplement } = outgoing;
  const size = puzzle.shape.rows;
  const { author, told, message, solution } = supplement ?? {};
  const fog = fogOf(outgoing);
  const title = titleOf(outgoing);
  return {
    size,
    ...(title && { title }),
    ...(author && { author }),
    ...(told && { ruleset: told }),
    grid: gridOf(outgoing, found),
    ...found.fields,
    ...(solution && { solution: size < 10 ? solution.join('').replaceAll('0', '.') : solution }),
    ...(message && { successMessage: message }),
    ...(fog && {
      foglight: fog.lit.map((cell) => cellName(cell, size)),
      ...(fog.triggers.length > 0 && {
        triggereffect: fog.triggers.map((trigger) => triggerOf(trigger, size)),
      }),
    }),
  };
}

export function triggerOf({ needs, clears }: FogTrigger, size: number): object {
  const names = (cells: readonly number[]) =>
    cells.map((cell) => cellName(cell, size).toLowerCase()).join('');
  return {
    trigger: { type: 'cellvalue', cell: names(needs) },
    effect: { type: 'foglight', cells: names(clears) },
  };
}

function gridOf({ work }: Outgoing, { said, limits }: Parted): readonly object[][] {
  const { givens, shape } = said;
  return Array.from({ length: shape.rows }, (_, row) =>
    Array.from({ length: shape.columns }, (_unused, column) =>
      cellAt(row * shape.columns + column),
    ),
  );

  function cellAt(cell: number): object {
    const given = givens[cell] ?? 0;
    const entered = work?.entered[cell] ?? 0;
    const limited = given ? undefined : limits.get(cell);
    const region = said.regions[cell] ?? -1;
    const marks = (sets: readonly number[] | undefined) => digitsOf(sets?.[cell] ?? 0);
    const [centre, corner] = [marks(work?.centre), marks(work?.corner)];
    return {
      ...(given ? { value: given, given: true } : entered ? { value: entered } : {}),
      ...(!said.hasPlainBoxes && { region: region < 0 ? null : region }),
      ...(limited && { givenPencilMarks: limited }),
      ...(centre.length > 0 && { centerPencilMarks: centre }),
      ...(corner.length > 0 && { cornerPencilMarks: corner }),
    };
  }
}
