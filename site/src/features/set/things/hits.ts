/** What of the drawn rules lies under a pointer. */
import { FigureShapes } from '../../../board/figures/figure-shapes.ts';
import type { Figure } from '../../../board/view.ts';
import type { Item } from '../../../puzzle/items.ts';
import type { Grid, Point } from '../../../board/strokes/geometry.ts';

/** A rule that is drawn: what it is, and where. */
export interface Thing {
  readonly item: Item;
  readonly figures: readonly Figure[];
  /** All of its cells, in its order. */
  readonly cells: readonly number[];
}

/** How near a pointer has to be, in cells; where several are, what is smaller comes before. */
export interface Nearness {
  readonly id: string;
  readonly away: number;
  readonly size: number;
}

/** The rules within reach of a point, nearest first. */
export function hitsAt(
  grid: Grid,
  things: readonly Thing[],
  point: Point,
  reach: number,
): readonly Nearness[] {
  return things
    .map(({ item, figures, cells }) => ({
      id: item.id,
      away: Math.min(Infinity, ...figures.map((figure) => distanceTo(grid, figure, point))),
      size: cells.length,
    }))
    .filter(({ away }) => away <= reach)
    .sort((a, b) => a.away - b.away || a.size - b.size);
}

/** How far a point is from what is drawn; nothing within it. */
function distanceTo(grid: Grid, figure: Figure, point: Point): number {
  const shapes = new FigureShapes(grid.columns);
  const centre = (cell: number): Point => toPoint(shapes.centre(cell));
  const near = (to: Point, radius: number) =>
    Math.max(0, Math.hypot(point.x - to.x, point.y - to.y) - radius);
  switch (figure.form) {
    case 'line':
      return alongCells(figure.cells, figure.width / 200);
    case 'arrow': {
      const circle = near(centre(figure.cells[0] ?? 0), 0.41);
      return Math.min(circle, alongCells(figure.cells, 0.08));
    }
    case 'cage':
      return Math.min(Infinity, ...sidesOf(grid, figure.cells, figure.inset / 100).map(toSegment));
    case 'dot':
      return near(toPoint(shapes.middle(figure.cells)), figure.size / 200);
    case 'greater':
      return near(toPoint(shapes.middle(figure.cells)), 0.14);
    case 'ground':
      return near(centre(figure.cell), 0.3);
    case 'foot':
      return near({ x: centre(figure.cell).x, y: centre(figure.cell).y + 0.35 }, 0.12);
    case 'clue':
      return near(toPoint(shapes.before(figure.cells, figure.along).at), 0.3);
  }

  function alongCells(cells: readonly number[], half: number): number {
    const points = cells.map(centre);
    const [first = point] = points;
    const ways = points.slice(1).map((to, at) => toSegment([points[at] ?? first, to]));
    return Math.max(0, Math.min(near(first, 0), ...ways) - half);
  }

  function toSegment([a, b]: readonly [Point, Point]): number {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const length = dx * dx + dy * dy;
    const along = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
    const part = Math.min(1, Math.max(0, along));
    return Math.hypot(point.x - a.x - part * dx, point.y - a.y - part * dy);
  }
}

function toPoint([x, y]: readonly [number, number]): Point {
  return { x: x / 100, y: y / 100 };
}

/** The sides around a set of cells, so far within it. */
function sidesOf(
  { columns }: Grid,
  cells: readonly number[],
  inset: number,
): (readonly [Point, Point])[] {
  const inside = new Set(cells);
  const has = (row: number, column: number) =>
    column >= 0 && column < columns && inside.has(row * columns + column);
  return cells.flatMap((cell) => {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    const [left, top] = [column + inset, row + inset];
    const [right, bottom] = [column + 1 - inset, row + 1 - inset];
    const sides: (readonly [Point, Point])[] = [];
    const add = (is: boolean, a: Point, b: Point) => {
      if (!is) sides.push([a, b]);
    };
    add(has(row - 1, column), { x: left, y: top }, { x: right, y: top });
    add(has(row + 1, column), { x: left, y: bottom }, { x: right, y: bottom });
    add(has(row, column - 1), { x: left, y: top }, { x: left, y: bottom });
    add(has(row, column + 1), { x: right, y: top }, { x: right, y: bottom });
    return sides;
  });
}
