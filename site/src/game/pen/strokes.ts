/** What a stroke of the pen comes to: lines through middles of cells or along borders, and marks. Pure. */
import {
  cellUnder,
  isOnBoard,
  within,
  type Grid,
  type Point,
} from '../../board/strokes/geometry.ts';
import { traced, type Path } from '../../board/strokes/path.ts';
import { placeOfPiece, type PenDrawing, type PenPiece } from './drawing.ts';

/** What lines run through: the middles of cells, or the corners of cells. */
export type Lattice = 'middles' | 'corners';

/** A place in half cells: odd both ways in the middle of a cell, even both ways at a corner. */
export type HalfPlace = readonly [x: number, y: number];

export interface PenStroke {
  /** Where it began, and where the pointer is. */
  readonly from: Point;
  readonly to: Point;
  /** How near to a border it is meant, in cells. */
  readonly reach: number;
  /** Undecided as long as the pointer has not gone far enough for a line. */
  readonly lattice?: Lattice;
  /** The points of the lattice that it has passed, numbered row by row. */
  readonly path: Path;
}

/** How far a pointer goes, in cells, before its stroke is a line. */
const lineBegins = 0.25;

/** The points of a lattice as a grid. */
export function latticeGrid({ rows, columns }: Grid, lattice: Lattice): Grid {
  return lattice === 'middles' ? { rows, columns } : { rows: rows + 1, columns: columns + 1 };
}

/** Where a point of a lattice is. */
export function halfPlaceOf(grid: Grid, lattice: Lattice, node: number): HalfPlace {
  const { columns } = latticeGrid(grid, lattice);
  const offset = lattice === 'middles' ? 1 : 0;
  return [2 * (node % columns) + offset, 2 * Math.floor(node / columns) + offset];
}

/** The point of a lattice that is at a place; undefined at the middle of an edge, which is a point of neither. */
export function nodeAt(
  grid: Grid,
  [x, y]: HalfPlace,
): { readonly lattice: Lattice; readonly node: number } | undefined {
  if (x % 2 !== y % 2) return undefined;
  const lattice: Lattice = x % 2 === 1 ? 'middles' : 'corners';
  const { columns } = latticeGrid(grid, lattice);
  return { lattice, node: Math.floor(y / 2) * columns + Math.floor(x / 2) };
}

export function begun(point: Point, reach: number): PenStroke {
  return { from: point, to: point, reach, path: [] };
}

/** The stroke after the pointer has moved on. */
export function moved(grid: Grid, stroke: PenStroke, to: Point): PenStroke {
  const { from } = stroke;
  if (stroke.lattice) return extendedTo(grid, stroke, stroke.lattice, to);
  if (Math.hypot(to.x - from.x, to.y - from.y) < lineBegins) return { ...stroke, to };
  const lattice = latticeOf(stroke, to);
  const shift = lattice === 'corners' ? 0.5 : 0;
  const first = cellUnder(latticeGrid(grid, lattice), { x: from.x + shift, y: from.y + shift });
  const begins = { ...stroke, lattice, path: first === undefined ? [] : [first] };
  return extendedTo(grid, { ...begins, to: from }, lattice, to);
}

function extendedTo(grid: Grid, stroke: PenStroke, lattice: Lattice, to: Point): PenStroke {
  const shift = lattice === 'corners' ? 0.5 : 0;
  const shifted = ({ x, y }: Point) => ({ x: x + shift, y: y + shift });
  const own = latticeGrid(grid, lattice);
  const path = traced(own, stroke.path, shifted(stroke.to), shifted(to), true);
  return { ...stroke, to, path };
}

/** Along borders goes what begins near one and follows it; what crosses it goes through the cells. */
function latticeOf({ from, reach }: PenStroke, to: Point): Lattice {
  const [across, down] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
  const isStraight = Math.min(across, down) < 0.6 * Math.max(across, down);
  const away = down > across ? from.x : from.y;
  return isStraight && Math.abs(away - Math.round(away)) <= reach ? 'corners' : 'middles';
}

/** The pieces of a line, without their colour, in the order in which it passes them. */
export function spotsOf(grid: Grid, lattice: Lattice, path: Path): readonly string[] {
  const places = path.map((node) => halfPlaceOf(grid, lattice, node));
  const steps = lattice === 'corners' ? alongBorders(places) : places;
  return steps.slice(1).flatMap((to, at) => {
    const from = steps[at] ?? to;
    const middle = textOf([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]);
    if (lattice === 'corners') return `b${middle}`;
    if (from[0] === to[0] || from[1] === to[1]) return `l${middle}`;
    return `${from[0] < to[0] === from[1] < to[1] ? 'd' : 'u'}${middle}`;
  });
}

/** No border is a diagonal: where corners are passed in one, it goes on as before and then turns. */
function alongBorders(places: readonly HalfPlace[]): readonly HalfPlace[] {
  const steps: HalfPlace[] = [];
  for (const to of places) {
    const from = steps.at(-1);
    if (from && from[0] !== to[0] && from[1] !== to[1]) {
      const before = steps.at(-2);
      const isDown = before !== undefined && before[0] === from[0];
      steps.push(isDown ? [from[0], to[1]] : [to[0], from[1]]);
    }
    steps.push(to);
  }
  return steps;
}

export function textOf([x, y]: HalfPlace): string {
  return x.toString(36) + y.toString(36);
}

/** What keeps a piece from standing twice: its place, and the form of a line. */
function slotOf(piece: PenPiece): string {
  return 'ox'.includes(piece.charAt(0)) ? `m${piece.slice(1, 3)}` : piece.slice(0, 3);
}

/**
 * The pieces that a line adds or takes away. It takes away where its first piece is there already in that colour;
 * else it is drawn, over what has another.
 */
export function lineChanges(
  drawing: PenDrawing,
  spots: readonly string[],
  colour: number,
): PenDrawing {
  const own = new Map(drawing.map((piece) => [slotOf(piece), piece]));
  const erases = isErasing(drawing, spots, colour);
  return [...new Set(spots)].flatMap((spot) => {
    const there = own.get(spot);
    const piece = `${spot}${colour}`;
    if (erases) return there === undefined ? [] : [there];
    if (there === piece) return [];
    return there === undefined ? [piece] : [there, piece];
  });
}

/** Whether a line takes away what it passes. */
export function isErasing(
  drawing: PenDrawing,
  [first = '']: readonly string[],
  colour: number,
): boolean {
  return drawing.includes(`${first}${colour}`);
}

/** Where a tap puts a mark: on an edge whose middle is within reach, else in the cell. */
export function markPlace(grid: Grid, point: Point, reach: number): HalfPlace | undefined {
  const { rows, columns } = grid;
  const edges: HalfPlace[] = [
    [2 * within(Math.round(point.x), 0, columns), 2 * Math.floor(point.y) + 1],
    [2 * Math.floor(point.x) + 1, 2 * within(Math.round(point.y), 0, rows)],
  ];
  const isThere = ([x, y]: HalfPlace) => x >= 0 && y >= 0 && x <= 2 * columns && y <= 2 * rows;
  const away = ([x, y]: HalfPlace) => Math.hypot(point.x - x / 2, point.y - y / 2);
  const [edge] = edges.filter(isThere).sort((a, b) => away(a) - away(b));
  if (edge && away(edge) <= reach) return edge;
  if (!isOnBoard(grid, point)) return undefined;
  return [2 * Math.floor(point.x) + 1, 2 * Math.floor(point.y) + 1];
}

/** The pieces that a tap adds or takes away: in a cell a circle, a cross, none; on an edge the cross comes first. */
export function markChanges(drawing: PenDrawing, [x, y]: HalfPlace, colour: number): PenDrawing {
  const turns = x % 2 === 1 && y % 2 === 1 ? ['o', 'x'] : ['x', 'o'];
  const place = textOf([x, y]);
  const there = drawing.find((piece) => slotOf(piece) === `m${place}`);
  const next = turns[there === undefined ? 0 : turns.indexOf(there.charAt(0)) + 1];
  return [
    ...(there === undefined ? [] : [there]),
    ...(next === undefined ? [] : [`${next}${place}${colour}`]),
  ];
}

/** The pieces that touch a place: a mark there, lines that end or pass there. */
export function piecesAt(drawing: PenDrawing, place: HalfPlace): PenDrawing {
  return drawing.filter((piece) => {
    const ends = endsOf(piece);
    return [...ends, placeOfPiece(piece)].some(([x, y]) => x === place[0] && y === place[1]);
  });
}

/** From where to where the line of a piece goes; none of a mark. */
export function endsOf(piece: PenPiece): readonly HalfPlace[] {
  const [x, y] = placeOfPiece(piece);
  switch (piece.charAt(0)) {
    case 'd':
      return [
        [x - 1, y - 1],
        [x + 1, y + 1],
      ];
    case 'u':
      return [
        [x - 1, y + 1],
        [x + 1, y - 1],
      ];
    case 'l':
    case 'b': {
      const isAcross = (x % 2 === 0) === (piece.charAt(0) === 'l');
      return isAcross
        ? [
            [x - 1, y],
            [x + 1, y],
          ]
        : [
            [x, y - 1],
            [x, y + 1],
          ];
    }
    default:
      return [];
  }
}
