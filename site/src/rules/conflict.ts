/** What is wrong with digits that break a rule together, in a sentence. */
import { valueOf, cellName, placeOf, type Shape } from '../puzzle/shape.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { conflictWords, type Conflict } from './conflict-words.ts';
import { isGroupOn } from './house-groups.ts';
import { drawingOf, regionName } from './index.ts';
import { faceOf, hasRegions } from './parameters.ts';
import type { VariantDrawing } from './variants/drawing.ts';

/**
 * "Two 7s in box 1: r1c2 and r2c1". `digitAt` is what the board holds, 0 for nothing, and `variant` what the
 * rules of a variant come to. Empty where a cell is, which has been cleared since the core looked at the board, unless
 * its candidates leave it no digit at all.
 */
export function conflictSentence(
  conflict: Conflict,
  puzzle: Pick<Puzzle, 'rules' | 'shape'>,
  digitAt: (cell: number) => number,
  variant?: VariantDrawing,
): string {
  const { shape } = puzzle;
  const { cells, rule } = conflict;
  const valueAt = (cell: number) => {
    const digit = digitAt(cell);
    return digit ? valueOf(shape, digit) : undefined;
  };
  if (cells.some((cell) => digitAt(cell) === 0)) return variant?.noDigit(conflict) ?? '';
  const ofVariant = variant?.conflict(conflict, valueAt);
  if (ofVariant !== undefined) return ofVariant;
  const face = faceOf(rule);
  const names = cells.map((cell) => cellName(shape, cell));
  const values = cells.map((cell) => valueAt(cell) ?? 0);
  const [first = 0] = values;
  const areAlike = cells.length > 1 && values.every((value) => value === first);
  const isBase = rule === 'houses' || face?.base !== undefined;
  const phrase = groupOf(conflict, puzzle)?.conflict ?? face?.conflict?.[rule];
  const where = typeof phrase === 'function' ? phrase(first) : phrase;
  if (areAlike && isBase) return conflictWords.alike(first, whereOf(cells, puzzle, variant), names);
  if (areAlike && where !== undefined && !face?.allowsEqual)
    return conflictWords.alike(first, where, names);
  const needs = (face?.allowsEqual && where) || conflictWords.broken(face?.label ?? rule);
  return conflictWords.told(needs, values, names);
}

/** The group of houses, switched on as one, of which one holds all of the cells. */
function groupOf({ cells, rule }: Conflict, puzzle: Pick<Puzzle, 'rules' | 'shape'>) {
  const groups = faceOf(rule)?.groups ?? [];
  return groups.find(
    (group) =>
      (group.sizes === undefined || group.sizes.some((size) => size === puzzle.shape.size)) &&
      isGroupOn(group, { ...puzzle, givens: [] }) &&
      group.houses(puzzle.shape).some((house) => cells.every((cell) => house.includes(cell))),
  );
}

/** The row, column, box or region that the cells have in common. */
function whereOf(
  cells: readonly number[],
  puzzle: Pick<Puzzle, 'rules' | 'shape'>,
  variant: VariantDrawing | undefined,
): string {
  const drawing = drawingOf({ ...puzzle, givens: [] }, variant);
  const shape: Shape = { ...puzzle.shape, ...drawing.boxSize };
  const places = cells.map((cell) => placeOf(shape, cell));
  const common = (numbers: readonly number[]) =>
    new Set(numbers).size === 1 ? numbers[0] : undefined;
  const row = common(places.map((place) => place.row));
  if (row !== undefined) return conflictWords.row(row + 1);
  const column = common(places.map((place) => place.column));
  if (column !== undefined) return conflictWords.column(column + 1);
  const hasBoxes = drawing.boxes && !puzzle.rules.some(({ name }) => hasRegions(name));
  const box = hasBoxes ? common(places.map((place) => place.box)) : undefined;
  if (box !== undefined) return conflictWords.box(box + 1);
  const region = regionName(common(cells.map((cell) => drawing.regions[cell] ?? -1)));
  return region === undefined ? conflictWords.house : conflictWords.region(region);
}
