/**
 * SudokuPad's own JSON (SCL; ../scl.ts reads it): board, givens, cages, and all that its author drew. What a
 * line or a circle means is no part of it.
 */
import type { Drawn, DrawnCage } from '../../puzzle/drawing.ts';
import { writeItems, type Item } from '../../puzzle/items.ts';
import { digitsOf } from '../../puzzle/digits.ts';
import { valueOf, type Shape } from '../../puzzle/shape.ts';
import type { Supplement } from '../../puzzle/supplement.ts';
import { anyBoard } from '../board.ts';
import { housesOf } from './cells.ts';
import { compress } from './compress.ts';
import { triggerOf } from './f-puzzles.ts';
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
import { cellOf, groupsOf, newItem, pairsWhere, saidIn, type Said } from './said.ts';
import { listsOfDrawings, type SclDrawings } from './scl-drawings.ts';

/** Rules that are a word in the list `global`. */
const globals: Readonly<Record<string, string>> = {
  AntiKnight: 'antiknight',
  AntiKing: 'antiking',
  DisjointSets: 'disjointgroups',
};

/** Digits that are never side by side, by the word for it. */
const neighbours = [
  { name: 'nonconsecutive', holds: (a: number, b: number) => b - a === 1 },
  { name: 'antixv', holds: (a: number, b: number) => a + b === 5 || a + b === 10 },
] as const;

/** Larger sums are taken for something else. */
const largestSum = 999;

/** What the text of a cage must not begin with: there, it says something of the puzzle. */
const saying =
  /^\s*(?:(?:title|author|rules|solution|source|info|msgcorrect|authpr)\s*:|foglight)/i;

/** A rule about some cells, as a cage. */
interface RuleCage {
  readonly cells: readonly number[];
  readonly sum?: number;
}

/** What of a puzzle the JSON holds, and what it does not. */
interface Parted {
  readonly said: Said;
  readonly cages: readonly object[];
  readonly globals: readonly string[];
  readonly drawings: SclDrawings;
  readonly losses: readonly Loss[];
}

const parted = madeOnce(part);

/** Undefined for a board whose digits are others than from 1 to its longer side: nothing says them there. */
function part(outgoing: Outgoing): Parted | undefined {
  const { puzzle, supplement } = outgoing;
  const { rows, columns, digits, lowest } = puzzle.shape;
  if (digits !== Math.max(rows, columns) || lowest !== 1) return undefined;
  const said = saidIn(puzzle);
  const lost: Item[] = said.others.map((name) => newItem(name));
  const names: string[] = [];
  const rules: RuleCage[] = [];
  for (const item of said.items) {
    const name = globals[item.kind];
    const cages = cagesOf(item, said.shape);
    if (name !== undefined) names.push(name);
    else if (cages) rules.push(...cages);
    else lost.push(item);
  }
  const { words, isWhole: hasPairs } = forbidden(said);
  if (!hasPairs) lost.push(newItem('pairs'));
  const all = supplement?.drawings ?? [];
  const { cages, isWhole: hasCages } = withDrawn(rules, all, said.shape);
  const { lists, isWhole } = listsOfDrawings(all);
  const told = supplement?.told ?? '';
  return {
    said,
    cages,
    globals: [...names, ...words],
    drawings: lists,
    losses: [
      ...lossesOf(lost, supplement),
      ...(mistakesRegions(said, told) ? [{ what: 'regions' } as const] : []),
      ...fewLosses(outgoing, isWhole && hasCages),
    ],
  };
}

/** The rule as cages of different digits; undefined for any other rule. */
function cagesOf(item: Item, shape: Shape): readonly RuleCage[] | undefined {
  const { kind, arguments: written } = item;
  const houses = housesOf(item, shape);
  if (houses) return houses.map((cells) => ({ cells }));
  if (kind !== 'Cage' && kind !== 'AllDifferent') return undefined;
  const names = kind === 'Cage' ? written.slice(1) : written;
  const cells = names.flatMap((name) => cellOf(name, shape) ?? []);
  if (cells.length < names.length || cells.length > shape.digits || cells.length === 0)
    return undefined;
  if (kind === 'AllDifferent') return [{ cells }];
  const sum = Number(written[0]);
  return sum >= 1 && sum <= largestSum ? [{ cells, sum }] : undefined;
}

/** Which digits are never side by side, in words; not whole where there are no words for some of them. */
function forbidden({ pairs, shape }: Said): {
  readonly words: readonly string[];
  readonly isWhole: boolean;
} {
  const all = new Set(pairs.map((pair) => pair.join()));
  const left = new Set(all);
  const words = neighbours.flatMap(({ name, holds }) => {
    const texts = pairsWhere(shape.digits, holds).map((pair) => pair.join());
    if (texts.length === 0 || !texts.every((text) => all.has(text))) return [];
    for (const text of texts) left.delete(text);
    return [name];
  });
  return { words, isWhole: left.size === 0 };
}

/**
 * Without any region, boxes are understood where the words say that the rules of sudoku hold. Which words say so
 * takes long lists to tell (../told.ts): any that speak of it may.
 */
function mistakesRegions({ shape, regions, hasPlainBoxes }: Said, told: string): boolean {
  const board = anyBoard(shape.rows, shape.columns);
  const hasBoxes = board !== undefined && board.boxRows < board.rows;
  const isBare = !hasPlainBoxes && regions.every((region) => region < 0);
  return isBare && hasBoxes && /\bsudoku\b/i.test(told);
}

/** Kinds of rules that no cage or word says; those that the author has drawn are drawn. */
function lossesOf(lost: readonly Item[], supplement: Supplement | undefined): readonly Loss[] {
  const read = supplement?.reading?.rules ?? [];
  const drawn = new Set(read.flatMap(({ covers, items }) => (covers.length > 0 ? items : [])));
  const isDrawn = (item: Item) => drawn.has(writeItems([item]));
  return [true, false].flatMap((is) =>
    ruleLosses(
      lost.filter((item) => isDrawn(item) === is).map(({ kind }) => kind),
      is,
    ),
  );
}

/** Cages that are rules, as they are drawn where they are, and cages that are drawn alone. */
function withDrawn(
  rules: readonly RuleCage[],
  drawings: readonly Drawn[],
  shape: Shape,
): { readonly cages: readonly object[]; readonly isWhole: boolean } {
  const placesOf = (cells: readonly number[]) =>
    cells.map((cell) => [Math.floor(cell / shape.columns), cell % shape.columns]);
  const keyOf = (cells: readonly number[], text: string) =>
    `${[...cells].sort((a, b) => a - b).join()} ${text}`;
  const left = new Map<string, RuleCage[]>();
  for (const rule of rules) {
    const key = keyOf(rule.cells, String(rule.sum ?? ''));
    left.set(key, [...(left.get(key) ?? []), rule]);
  }
  let isWhole = true;
  const cages = drawings.flatMap((drawn): readonly object[] => {
    if (drawn.kind !== 'cage') return [];
    const rule = left.get(keyOf(drawn.cells, drawn.text))?.shift();
    if (saying.test(drawn.text)) {
      isWhole = false;
      return [];
    }
    return [{ cells: placesOf(drawn.cells), ...looksOf(drawn), ...(rule && { unique: true }) }];
  });
  const others = [...left.values()].flat().map(({ cells, sum }) => ({
    cells: placesOf(cells),
    ...(sum !== undefined && { value: String(sum) }),
    unique: true,
  }));
  return { cages: [...cages, ...others], isWhole };
}

function looksOf({ text, stroke, textColour }: DrawnCage): object {
  return {
    ...(text && { value: text }),
    outlineC: stroke ?? '#00000000',
    ...(textColour && { fontC: textColour }),
  };
}

/** The JSON as data; undefined where it has no such board. */
export function sclOf(outgoing: Outgoing): object | undefined {
  const found = parted(outgoing);
  if (!found) return undefined;
  const { said, cages, drawings } = found;
  const { columns, isRaw } = said.shape;
  const { author, told, message, solution } = outgoing.supplement ?? {};
  const fog = fogOf(outgoing);
  const title = titleOf(outgoing);
  const placeOf = (cell: number) => [Math.floor(cell / columns), cell % columns];
  const switches = found.globals.filter((name) => /^anti(?:knight|king)$/.test(name));
  const data = {
    cellSize: 64,
    cells: cellsOf(outgoing, said),
    regions: groupsOf(said.regions).map((cells) => cells.map(placeOf)),
    cages,
    ...drawings,
    ...(found.globals.length > 0 && { global: found.globals }),
    metadata: {
      ...(title && { title }),
      ...(author && { author }),
      ...(told && { rules: told }),
      ...(message && { msgcorrect: message }),
      ...(solution && { solution: solutionOf(solution) }),
      ...(isRaw && { norowcol: true }),
      ...Object.fromEntries(switches.map((name) => [name, true])),
    },
    ...(fog && {
      foglight: fog.lit.map(placeOf),
      ...(fog.triggers.length > 0 && {
        triggereffect: fog.triggers.map((trigger) => triggerOf(trigger, columns)),
      }),
    }),
  };
  return { id: `ninefold-${hashOf(JSON.stringify(data))}`, ...data };
}

function cellsOf({ work }: Outgoing, { givens, shape }: Said): readonly object[][] {
  return Array.from({ length: shape.rows }, (_, row) =>
    Array.from({ length: shape.columns }, (_unused, column) =>
      cellAt(row * shape.columns + column),
    ),
  );

  function cellAt(cell: number): object {
    const given = givens[cell] ?? 0;
    const entered = work?.entered[cell] ?? 0;
    const marks = (sets: readonly number[] | undefined) =>
      digitsOf(sets?.[cell] ?? 0).map((digit) => valueOf(shape, digit));
    const [centre, corner] = [marks(work?.centre), marks(work?.corner)];
    return {
      ...(given
        ? { value: valueOf(shape, given) }
        : entered
          ? { value: valueOf(shape, entered), given: false }
          : {}),
      ...(centre.length > 0 && { centremarks: centre }),
      ...(corner.length > 0 && { pencilMarks: corner }),
    };
  }
}

/** A character a cell, letters for values above 9. */
function solutionOf(digits: readonly number[]): string {
  return digits.map((digit) => (digit === 0 ? '?' : digit.toString(17))).join('');
}

/** What SudokuPad keeps progress under: another puzzle has another name. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** A link of SudokuPad with that JSON. */
export const scl: Form = {
  losses: (outgoing) => parted(outgoing)?.losses ?? [{ what: 'board' }],
  write: (outgoing) => {
    const data = sclOf(outgoing);
    return data
      ? `https://sudokupad.app/scl${encodeURIComponent(compress(JSON.stringify(data)))}`
      : '';
  },
};
