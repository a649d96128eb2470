/** What an author draws by hand beside the rules: lines, shapes and texts that mean nothing to the solver. Pure. */
import { middleOf, type Grid, type Point } from '../../../board/strokes/geometry.ts';
import type { Path } from '../../../board/strokes/path.ts';
import type { Position } from '../../../game/position.ts';
import type { Colour, Drawn, DrawnShape, Point as Place } from '../../../puzzle/drawing.ts';
import { emptySupplement, isEmpty, type Reading } from '../../../puzzle/supplement.ts';

export const drawnTools = ['line', 'circle', 'square', 'diamond', 'text'] as const;
export type DrawnTool = (typeof drawnTools)[number];

/** How the next drawing looks. Sizes are in cells: of a line its thickness, of a text its height. */
export interface Style {
  /** None for a shape that is filled alone. */
  readonly stroke: Colour | undefined;
  readonly fill: Colour | undefined;
  readonly size: number;
  readonly text: string;
}

export const usualStyles: Readonly<Record<DrawnTool, Style>> = {
  line: { stroke: '#8a93a5', fill: undefined, size: 0.12, text: '' },
  circle: { stroke: '#000000', fill: undefined, size: 0.7, text: '' },
  square: { stroke: '#000000', fill: undefined, size: 0.7, text: '' },
  diamond: { stroke: '#000000', fill: undefined, size: 0.5, text: '' },
  text: { stroke: '#000000', fill: undefined, size: 0.4, text: '' },
};

/** The smallest and the largest size of each, and how far apart sizes are. */
export const sizesOf: Readonly<
  Record<DrawnTool, readonly [least: number, most: number, by: number]>
> = {
  line: [0.04, 0.6, 0.04],
  circle: [0.2, 2, 0.1],
  square: [0.2, 2, 0.1],
  diamond: [0.2, 2, 0.1],
  text: [0.2, 1, 0.1],
};

/** The outline of a shape, as thin as other programs draw it. */
const outline = 0.03;

/** The nearest middle of a cell, of an edge, or corner, on the board and around it. */
export function nearestPlace({ rows, columns }: Grid, { x, y }: Point): Place {
  const snapped = (value: number, most: number) =>
    Math.min(Math.max(Math.round(2 * value) / 2, -0.5), most + 0.5);
  return [snapped(x, columns), snapped(y, rows)];
}

/** A line through the middles of cells; undefined where they are fewer than two. */
export function drawnLine(grid: Grid, path: Path, { stroke, size }: Style): Drawn | undefined {
  const points = path.map((cell): Place => {
    const { x, y } = middleOf(grid, cell);
    return [x, y];
  });
  // Where it goes straight on, a point says nothing.
  const turns = points.filter((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    return !before || !after || !goesOn(before, point, after);
  });
  if (turns.length < 2) return undefined;
  return {
    kind: 'line',
    layer: 'under',
    points: turns,
    stroke: stroke ?? '#000000',
    thickness: size,
  };
}

function goesOn([ax, ay]: Place, [bx, by]: Place, [cx, cy]: Place): boolean {
  return Math.sign(bx - ax) === Math.sign(cx - bx) && Math.sign(by - ay) === Math.sign(cy - by);
}

/** A shape or a text at a place. */
export function drawnShape(tool: Exclude<DrawnTool, 'line'>, centre: Place, style: Style): Drawn {
  if (tool === 'text')
    return {
      kind: 'shape',
      layer: 'over',
      centre,
      width: 0,
      height: 0,
      round: false,
      text: style.text || '?',
      textSize: style.size,
      textColour: style.stroke ?? '#000000',
    };
  return restyled(
    {
      kind: 'shape',
      layer: layerAt(centre),
      centre,
      width: style.size,
      height: style.size,
      round: tool === 'circle',
      ...(tool === 'diamond' && { angle: 45 }),
    },
    style,
  );
}

/** What lies within one cell is under its digit; what joins cells is over the lines between them. */
function layerAt([x, y]: Place): 'under' | 'over' {
  return Number.isInteger(x - 0.5) && Number.isInteger(y - 0.5) ? 'under' : 'over';
}

/** What draws such a drawing; undefined where no tool does. */
export function toolOfDrawing(drawn: Drawn): DrawnTool | undefined {
  if (drawn.kind === 'line') return 'line';
  if (drawn.kind !== 'shape') return undefined;
  if (isText(drawn)) return 'text';
  if (drawn.round) return 'circle';
  return drawn.angle === 45 ? 'diamond' : 'square';
}

function isText({ width, height, text, stroke, fill }: DrawnShape): boolean {
  return text !== undefined && (width === 0 || height === 0 || (!stroke && !fill));
}

export function styleOf(drawn: Drawn): Style {
  const { stroke } = drawn;
  if (drawn.kind === 'line')
    return { stroke, fill: drawn.fill, size: drawn.thickness ?? 0.12, text: '' };
  if (drawn.kind !== 'shape') return { stroke, fill: undefined, size: 0, text: '' };
  const { fill, text = '', textSize = 0.3, textColour } = drawn;
  if (isText(drawn))
    return { stroke: textColour ?? '#000000', fill: undefined, size: textSize, text };
  return { stroke, fill, size: Math.max(drawn.width, drawn.height), text };
}

/** The same drawing in another style. */
export function restyled(drawn: Drawn, { stroke, fill, size, text }: Style): Drawn {
  if (drawn.kind === 'line') return { ...drawn, stroke: stroke ?? '#000000', thickness: size };
  if (drawn.kind !== 'shape') return drawn;
  if (isText(drawn))
    return { ...drawn, text: text || '?', textSize: size, textColour: stroke ?? '#000000' };
  const grown = size / (Math.max(drawn.width, drawn.height) || 1);
  const { stroke: _s, fill: _f, text: _t, textSize: _z, textColour = '#000000', ...rest } = drawn;
  // Of neither line nor ground nothing would be seen.
  const line = stroke ?? (fill ? undefined : '#000000');
  return {
    ...rest,
    width: drawn.width * grown,
    height: drawn.height * grown,
    ...(line && { stroke: line, thickness: drawn.thickness ?? outline }),
    ...(fill && { fill }),
    ...(text && { text, textColour, textSize: Math.min(0.6, 0.75 * size) }),
  };
}

/** The drawing elsewhere; the same where it would leave the board and the room around it. */
export function movedDrawing(
  { rows, columns }: Grid,
  drawn: Drawn,
  right: number,
  down: number,
): Drawn {
  const places = placesOf(drawn).map(([x, y]): Place => [x + right, y + down]);
  const isThere = ([x, y]: Place) => x >= -1 && y >= -1 && x <= columns + 1 && y <= rows + 1;
  if (places.length === 0 || !places.every(isThere)) return drawn;
  if (drawn.kind === 'line') return { ...drawn, points: places };
  const [centre] = places;
  if (drawn.kind !== 'shape' || !centre) return drawn;
  const isOwn = drawn.layer === layerAt(drawn.centre) && !isText(drawn);
  return { ...drawn, centre, ...(isOwn && { layer: layerAt(centre) }) };
}

/** By how much a drawing is moved, in cells: a line from middles to middles. */
export function stepOf(drawn: Drawn): number {
  return drawn.kind === 'line' ? 1 : 0.5;
}

function placesOf(drawn: Drawn): readonly Place[] {
  if (drawn.kind === 'line') return drawn.points;
  return drawn.kind === 'shape' ? [drawn.centre] : [];
}

/** The cell in which a drawing begins, or that is nearest to it. */
export function cellOfDrawing({ rows, columns }: Grid, drawn: Drawn): number | undefined {
  if (drawn.kind === 'cage') return drawn.cells[0];
  const [first] = placesOf(drawn);
  if (!first) return undefined;
  const inside = (value: number, most: number) =>
    Math.min(Math.max(Math.floor(value), 0), most - 1);
  return inside(first[1], rows) * columns + inside(first[0], columns);
}

/** How far a point is from a drawing that can be taken hold of; nothing within it. */
export function distanceToDrawing(drawn: Drawn, { x, y }: Point): number {
  if (drawn.kind === 'line') {
    const ways = drawn.points.slice(1).map((to, at) => toSegment(drawn.points[at] ?? to, to));
    return Math.max(0, Math.min(...ways) - (drawn.thickness ?? 0) / 2);
  }
  if (drawn.kind !== 'shape') return Infinity;
  const half = isText(drawn)
    ? { across: (drawn.textSize ?? 0.3) * 0.3 * (drawn.text ?? '').length, down: 0.2 }
    : { across: drawn.width / 2, down: drawn.height / 2 };
  const across = Math.max(0, Math.abs(x - drawn.centre[0]) - half.across);
  const down = Math.max(0, Math.abs(y - drawn.centre[1]) - half.down);
  return Math.hypot(across, down);

  function toSegment([ax, ay]: Place, [bx, by]: Place): number {
    const [dx, dy] = [bx - ax, by - ay];
    const length = dx * dx + dy * dy;
    const part = length === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / length;
    const at = Math.min(1, Math.max(0, part));
    return Math.hypot(x - ax - at * dx, y - ay - at * dy);
  }
}

/** The puzzle with other drawings; those that showed what a rule means are still known by their places. */
export function withDrawings(position: Position, drawings: readonly Drawn[]): Position {
  return withSupplement(position, { ...(position.supplement ?? emptySupplement), drawings });
}

/** The puzzle without one of its drawings. */
export function withoutDrawing(position: Position, index: number): Position {
  const { supplement = emptySupplement } = position;
  const { reading } = supplement;
  return withSupplement(position, {
    ...supplement,
    drawings: supplement.drawings.filter((_, at) => at !== index),
    ...(reading && { reading: readingWithout(reading, index) }),
  });
}

/** What shows a rule is known by its number, which is one less for all that come after the one that goes. */
function readingWithout(reading: Reading, index: number): Reading {
  const rules = reading.rules.map((rule) => ({
    ...rule,
    covers: rule.covers.filter((at) => at !== index).map((at) => (at > index ? at - 1 : at)),
  }));
  return { ...reading, rules };
}

/** The puzzle with another supplement; without one where there is nothing in it. */
export function withSupplement(
  { supplement: _before, ...position }: Position,
  supplement: NonNullable<Position['supplement']>,
): Position {
  const isNothing = isEmpty(supplement) && !supplement.title && !supplement.author;
  return isNothing ? position : { ...position, supplement };
}
