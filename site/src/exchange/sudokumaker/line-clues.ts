/** Clues of SudokuMaker that are lines, and sets of digits that lines or squares are about. */
import type { Board } from '../board.ts';
import { isList, isOn, listOf, recordOf, wholeNumberOf, within } from '../fields.ts';
import { range } from '../meaning/items.ts';
import type { DataRecord } from '../payload/loose-json.ts';
import { tableOf, type Clue } from './clue.ts';
import { areOfDifferentSets, characterOf, groupsOf, oneOfEach } from './digit-groups.ts';

/** A line as one item of a kind. */
export const line =
  (kind: string, ...first: readonly number[]): Clue =>
  (clue, { places, items }, where) => [items.of(kind, places.cells(clue, where), ...first)];

export function whisper({ minDifference }: DataRecord): Clue {
  return (clue, { places, items, board }, where) => {
    const least = wholeNumberOf(minDifference) ?? Math.ceil(board.digits / 2);
    return [items.of('Whisper', places.cells(clue, where), least)];
  };
}

/** The pieces of a line within each region; those of one region together where its total is one. */
export function regionSum({ singleRegionTotals }: DataRecord): Clue {
  return (clue, { places, items, regionOf, hasBoxes }, where) => {
    const cells = places.cells(clue, where);
    const isSingle = isOn(singleRegionTotals);
    if (hasBoxes && !isSingle) return [items.of('RegionSumLine', cells)];
    const pieces: { readonly region: number; readonly cells: number[] }[] = [];
    for (const cell of cells) {
      const region = regionOf[cell] ?? -1;
      const same = isSingle
        ? pieces.find((piece) => piece.region === region)
        : pieces.filter((_, at) => at === pieces.length - 1).find((last) => last.region === region);
      if (same) same.cells.push(cell);
      else pieces.push({ region, cells: [cell] });
    }
    if (pieces.length < 2) return undefined;
    const names = pieces.map((piece) => piece.cells.map((cell) => items.name(cell)).join('~'));
    return [`.EqualSum~${names.join('~-~')}`];
  };
}

/** Digits that grow, or shrink, by the same from cell to cell. */
export const sequence: Clue = (clue, { places, items, board }, where) => {
  const cells = places.cells(clue, where);
  if (cells.length < 3) return [];
  // Each three of them have one step.
  const triples = range(0, board.digits - 1).flatMap((first) =>
    range(0, board.digits - 1).flatMap((second) => {
      const third = 2 * second - first;
      const digits = [first, second, third].map((digit) => digit + board.lowest);
      return third >= 0 && third < board.digits ? [digits.map(characterOf).join('')] : [];
    }),
  );
  const pattern = expression(triples.join('|'));
  return cells
    .slice(2)
    .map((cell, at) => items.of('Regex', [cells[at] ?? 0, cells[at + 1] ?? 0, cell], pattern));
};

/** A regular expression as an item has it. */
function expression(pattern: string): string {
  return btoa(pattern).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Any as many cells in a row as there are sets have a digit of each. */
export function entropy({ groups }: DataRecord): Clue {
  return (clue, { places, items, board }, where) => {
    const cells = places.cells(clue, where);
    const sets = groupsOf(groups, board);
    if (!sets) return undefined;
    const usual = usualLine(sets, board);
    if (usual) return [items.of(usual[0], cells, ...usual.slice(1))];
    const table = tableOf(board, (a, b) => areOfDifferentSets(sets, a, b));
    const length = Math.min(sets.length, cells.length);
    const windows = range(0, cells.length - length).map((at) => cells.slice(at, at + length));
    return windows.map((window) => items.of('PairX', [...new Set(window)], table));
  };
}

/** The name of the rule, where the sets have one. */
function usualLine(sets: readonly ReadonlySet<number>[], { digits, lowest }: Board) {
  const isEach = (classOf: (value: number) => number) =>
    sets.every((set) => new Set([...set].map(classOf)).size === 1) &&
    sets.reduce((sum, set) => sum + set.size, 0) === digits;
  if (digits !== 9 || lowest !== 1) return undefined;
  if (sets.length === 3 && isEach((value) => Math.floor((value - 1) / 3)))
    return ['Entropic'] as const;
  if (sets.length === 3 && isEach((value) => value % 3)) return ['Modular', 3] as const;
  if (sets.length === 2 && isEach((value) => value % 2)) return ['Modular', 2] as const;
  return undefined;
}

/** Every two by two has a digit of each set. */
export const globalEntropy: Clue = (constraint, { places, items, board }, where) => {
  const sets = groupsOf(recordOf(constraint, where)['groups'], board);
  // No more than a square has cells.
  if (!sets || sets.length > 4) return undefined;
  const [usual] = usualLine(sets, board) ?? [];
  if (usual === 'Entropic') return ['.GlobalEntropy'];
  if (usual === 'Modular' && sets.length === 3) return ['.GlobalMod'];
  return oneOfEach(sets).flatMap((pattern) =>
    places.squares().map((square) => items.of('Regex', square, expression(pattern))),
  );
};

/** The first cell of the bulb has the units of its number, the second the tens. */
export const arrow: Clue = (clue, { places, items }, where) => {
  const record = recordOf(clue, where);
  const bulb = places.cells(record['bulbCells'], within(where, 'bulbCells')).reverse();
  const arrows = listOf(record['arrows'], within(where, 'arrows'));
  if (bulb.length === 0 || bulb.length > 3) return undefined;
  return arrows.flatMap((data) => {
    if (!isList(data)) return [];
    const shaft = places
      .cells(data, within(where, 'arrows'))
      .filter((cell) => !bulb.includes(cell));
    if (shaft.length === 0) return [];
    const cells = [...bulb, ...shaft];
    return [
      bulb.length === 1 ? items.of('Arrow', cells) : items.of('PillArrow', cells, bulb.length),
    ];
  });
};
