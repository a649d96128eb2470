/** What an author gave beside a puzzle, on another board. */
import { visibleDrawings, isEmpty, type Fog, type Supplement } from '../../../puzzle/supplement.ts';
import type { Drawn, Point } from '../../../puzzle/drawing.ts';
import { valueOf, type Shape } from '../../../puzzle/shape.ts';

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
