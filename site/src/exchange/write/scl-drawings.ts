/** What an author drew as the lines, arrows, underlays and overlays of SudokuPad's own JSON. */
import type { Drawn, DrawnLine, DrawnPath, DrawnShape, Point } from '../../puzzle/drawing.ts';

/** Its thicknesses and sizes of text are of a cell of so many. */
const unit = 64;

/** As the page draws text of no size of its own, in cells. */
const usualTextSize = 0.3;

/** As long as the path of a reader is. */
const longestPath = 20_000;

/** The lists of drawings that are no cages. */
export interface SclDrawings {
  readonly underlays: readonly object[];
  readonly lines: readonly object[];
  readonly arrows: readonly object[];
  readonly overlays: readonly object[];
}

/** The drawings in those lists, in their order, and whether these hold all of them; cages are left out. */
export function listsOfDrawings(drawings: readonly Drawn[]): {
  readonly lists: SclDrawings;
  readonly isWhole: boolean;
} {
  const lists = {
    underlays: [] as object[],
    lines: [] as object[],
    arrows: [] as object[],
    overlays: [] as object[],
  };
  let isWhole = true;
  for (const drawn of drawings) {
    if (drawn.kind === 'cage') continue;
    if (drawn.kind === 'shape')
      lists[drawn.layer === 'under' ? 'underlays' : 'overlays'].push(shapeOf(drawn));
    else if (!isSeen(drawn)) isWhole = false;
    else if (drawn.kind === 'line' && drawn.head) lists.arrows.push(strokedOf(drawn));
    else lists.lines.push(strokedOf(drawn));
  }
  return { lists, isWhole };
}

/** Whether anything is drawn by it there. */
function isSeen(drawn: DrawnLine | DrawnPath): boolean {
  const isLong =
    drawn.kind === 'line' ? drawn.points.length >= 2 : pathOf(drawn.path).length <= longestPath;
  return isLong && (drawn.stroke !== undefined || drawn.fill !== undefined);
}

function strokedOf(drawn: DrawnLine | DrawnPath): object {
  const { stroke, thickness, fill, layer } = drawn;
  return {
    ...(drawn.kind === 'line'
      ? { wayPoints: drawn.points.map(placeOf) }
      : { d: pathOf(drawn.path) }),
    ...(stroke && { color: stroke }),
    ...(thickness !== undefined && { thickness: sizeOf(thickness) }),
    ...(drawn.kind === 'line' && drawn.head && { headLength: drawn.head }),
    ...(fill && { fill }),
    ...dashesOf(drawn),
    ...(layer === 'over' && { target: 'overlay' }),
  };
}

function shapeOf(shape: DrawnShape): object {
  const { centre, width, height, round, angle, fill, stroke, thickness, text } = shape;
  return {
    center: placeOf(centre),
    width,
    height,
    ...(round && { rounded: true }),
    ...(angle && { angle }),
    ...(fill && { backgroundColor: fill }),
    ...(stroke && { borderColor: stroke }),
    ...(stroke && thickness !== undefined && { thickness: sizeOf(thickness) }),
    ...dashesOf(shape),
    ...(text && { text, fontSize: sizeOf(shape.textSize ?? usualTextSize) }),
    ...(text && shape.textColour && { color: shape.textColour }),
  };
}

function dashesOf({ dashes }: Pick<DrawnLine, 'dashes'>): object {
  return dashes ? { 'stroke-dasharray': dashes.map(sizeOf).join(',') } : {};
}

/** Rows come first there. */
function placeOf([x, y]: Point): readonly number[] {
  return [y, x];
}

function sizeOf(cells: number): number {
  return Math.round(cells * unit * 1000) / 1000;
}

/** Of hundredths of a cell; flags of arcs are numbers that are no lengths, and so are turns. */
function pathOf(path: string): string {
  let command = '';
  let count = 0;
  return path
    .split(' ')
    .map((part) => {
      if (/^[A-Za-z]$/.test(part)) {
        command = part;
        count = 0;
        return part;
      }
      const ofArc = command.toUpperCase() === 'A' ? count % 7 : 0;
      count++;
      return ofArc >= 2 && ofArc <= 4
        ? part
        : `${Number(((Number(part) * unit) / 100).toFixed(6))}`;
    })
    .join(' ');
}
