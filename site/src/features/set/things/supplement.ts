/** What an author gave beside a puzzle, on another board. */
import { visibleDrawings, isEmpty, type Fog, type Supplement } from '../../../puzzle/supplement.ts';
import type { Drawn, Point } from '../../../puzzle/drawing.ts';
import { cellCount, valueOf, type Shape } from '../../../puzzle/shape.ts';
import { pathMoved } from './paths.ts';

/** The digit with the same value on another board; 0 where there is none. */
export function digitOn(digit: number, old: Shape, shape: Shape): number {
  const moved = digit === 0 ? 0 : valueOf(old, digit) - shape.lowest + 1;
  return moved >= 1 && moved <= shape.digits ? moved : 0;
}

/** The author's solution, where it is one there as well: on the same cells, and with the same values. */
function solutionOn(
  { solution }: Supplement,
  old: Shape,
  shape: Shape,
): readonly number[] | undefined {
  if (!solution || old.rows !== shape.rows || old.columns !== shape.columns) return undefined;
  const moved = solution.map((digit) => digitOn(digit, old, shape));
  return moved.every((digit, cell) => digit !== 0 || solution[cell] === 0) ? moved : undefined;
}

/** Whether fog stays: it is cleared by digits of the solution, which may be found anew where the fog is lifted. */
export function hasFogOn(supplement: Supplement | undefined, old: Shape, shape: Shape): boolean {
  const { fog } = supplement ?? {};
  if (!supplement || !fog) return false;
  return staysLifted(fog, old, shape) || solutionOn(supplement, old, shape) !== undefined;
}

function staysLifted({ puzzle }: Fog, old: Shape, shape: Shape): boolean {
  return puzzle === undefined && old.rows === shape.rows && old.columns === shape.columns;
}

/** What stays of it, and how many drawings do not. */
export function supplementOn(
  supplement: Supplement,
  old: Shape,
  shape: Shape,
): { readonly supplement?: Supplement; readonly lost: number } {
  const solution = solutionOn(supplement, old, shape);
  const { reading } = supplement;
  if (solution) {
    const unproved = reading && { reading: { ...reading, isProved: false } };
    return { supplement: { ...supplement, ...unproved, solution }, lost: 0 };
  }
  const { solution: _solution, fog, reading: _reading, ...rest } = supplement;
  const before = visibleDrawings(supplement);
  const drawings = before.flatMap((drawn) => drawnOn(drawn, old, shape) ?? []);
  const kept: Supplement = {
    ...rest,
    drawings,
    ...(fog && staysLifted(fog, old, shape) && { fog }),
  };
  const isNothing = isEmpty(kept) && kept.title === '' && kept.author === '';
  return { ...(!isNothing && { supplement: kept }), lost: before.length - drawings.length };
}

/** A drawing on another board; undefined where part of it would be beyond its end. */
function drawnOn(drawn: Drawn, old: Shape, shape: Shape): Drawn | undefined {
  const isWhole = shape.rows >= old.rows && shape.columns >= old.columns;
  const isOn = ([x, y]: Point) =>
    (shape.columns >= old.columns || x <= shape.columns) &&
    (shape.rows >= old.rows || y <= shape.rows);
  switch (drawn.kind) {
    case 'line':
      return drawn.points.every(isOn) ? drawn : undefined;
    case 'shape':
      return isOn(drawn.centre) ? drawn : undefined;
    case 'path':
      return isWhole ? drawn : undefined;
    case 'cage': {
      const places = drawn.cells.map((cell): Point => [
        cell % old.columns,
        Math.floor(cell / old.columns),
      ]);
      const cells = places.map(([column, row]) => row * shape.columns + column);
      const isThere = places.every(([column, row]) => column < shape.columns && row < shape.rows);
      return isThere ? { ...drawn, cells } : undefined;
    }
  }
}

/** Where the points and cells of a board go when all of it is turned, mirrored or moved. */
export interface Moves {
  readonly place: (point: Point) => Point;
  /** Undefined for a cell that leaves the board. */
  readonly cellTo: (cell: number) => number | undefined;
  /** The board after it. */
  readonly shape: Shape;
  /** Whether rows become columns. */
  readonly swaps: boolean;
  /** Whether what turns to the right turns to the left afterwards. */
  readonly mirrors: boolean;
}

/** It on the board that was moved; the solution goes along where all of its cells do, and fog that is lifted. */
export function supplementMoved(supplement: Supplement, moves: Moves): Supplement {
  const { place, cellTo, shape, swaps, mirrors } = moves;
  const { solution, fog, reading: _reading, ...rest } = supplement;
  const drawings = supplement.drawings.map((drawn): Drawn => {
    switch (drawn.kind) {
      case 'line':
        return { ...drawn, points: drawn.points.map(place) };
      case 'shape':
        return {
          ...drawn,
          centre: place(drawn.centre),
          ...(swaps && { width: drawn.height, height: drawn.width }),
          ...(mirrors && drawn.angle !== undefined && { angle: -drawn.angle }),
        };
      case 'cage':
        return { ...drawn, cells: drawn.cells.flatMap((cell) => cellTo(cell) ?? []) };
      case 'path':
        // A board with a path that is none is not moved at all.
        return { ...drawn, path: pathMoved(drawn.path, place) ?? '' };
    }
  });
  const digits = new Array<number>(cellCount(shape)).fill(0);
  const hasAll = solution?.every((digit, cell) => {
    const to = cellTo(cell);
    if (to !== undefined) digits[to] = digit;
    return to !== undefined;
  });
  return {
    ...rest,
    drawings,
    ...(hasAll && { solution: digits }),
    ...(fog && fogMoved(fog, moves)),
  };
}

/** Fog with the cells that it lies on, as far as any are left; cells that come onto the board are clear. */
function fogMoved(
  { lit, triggers, ...rest }: Fog,
  { cellTo, shape }: Moves,
): { readonly fog?: Fog } {
  const moved = (cells: readonly number[]) => cells.flatMap((cell) => cellTo(cell) ?? []);
  const clear = new Set(lit);
  const all = [...Array(cellCount(shape)).keys()];
  const dark = new Set(moved(all.filter((cell) => !clear.has(cell))));
  if (dark.size === 0) return {};
  const fog: Fog = {
    ...rest,
    lit: all.filter((cell) => !dark.has(cell)),
    triggers: triggers.flatMap(({ needs, clears }) => {
      const isWhole = needs.every((cell) => cellTo(cell) !== undefined);
      return isWhole ? { needs: moved(needs), clears: moved(clears) } : [];
    }),
  };
  return { fog };
}
