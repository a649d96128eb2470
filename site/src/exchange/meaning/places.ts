/** Where on a board a drawing is: cells, edges and corners, and the cells along a line. */
import type { Point } from '../../puzzle/drawing.ts';

/** How far from a place something may be drawn and still be meant for it, in cells. */
const near = 0.2;
/** How near a line must pass to the middle of a cell to run through it. */
const through = 0.24;

export interface Sides {
  readonly rows: number;
  readonly columns: number;
}

export class Places {
  readonly rows: number;
  readonly columns: number;

  constructor({ rows, columns }: Sides) {
    this.rows = rows;
    this.columns = columns;
  }

  cell(row: number, column: number): number | undefined {
    const isOnBoard = row >= 0 && column >= 0 && row < this.rows && column < this.columns;
    return isOnBoard ? row * this.columns + column : undefined;
  }

  /** The cell that a point lies in. */
  cellAround([x, y]: Point): number | undefined {
    return this.cell(Math.floor(y), Math.floor(x));
  }

  /** The cell in whose middle a point is. */
  cellAt([x, y]: Point): number | undefined {
    const row = Math.floor(y);
    const column = Math.floor(x);
    const isMiddle = Math.abs(x - column - 0.5) <= near && Math.abs(y - row - 0.5) <= near;
    return isMiddle ? this.cell(row, column) : undefined;
  }

  /** The two cells between which a point is. */
  edgeAt([x, y]: Point): readonly [number, number] | undefined {
    const nearX = Math.abs(x - Math.round(x)) <= near;
    const nearY = Math.abs(y - Math.round(y)) <= near;
    if (nearX === nearY) return undefined;
    const pair = nearX
      ? [this.cell(Math.floor(y), Math.round(x) - 1), this.cell(Math.floor(y), Math.round(x))]
      : [this.cell(Math.round(y) - 1, Math.floor(x)), this.cell(Math.round(y), Math.floor(x))];
    const [first, second] = pair;
    return first === undefined || second === undefined ? undefined : [first, second];
  }

  /** The cell up and left of the corner at a point, where four cells meet. */
  cornerAt([x, y]: Point): number | undefined {
    const [row, column] = [Math.round(y), Math.round(x)];
    if (Math.abs(x - column) > near || Math.abs(y - row) > near) return undefined;
    const hasFour = row > 0 && column > 0 && row < this.rows && column < this.columns;
    return hasFour ? this.cell(row - 1, column - 1) : undefined;
  }

  middle(cell: number): Point {
    return [(cell % this.columns) + 0.5, Math.floor(cell / this.columns) + 0.5];
  }

  areNeighbours(first: number, second: number): boolean {
    const [x1, y1] = this.middle(first);
    const [x2, y2] = this.middle(second);
    return Math.abs(x1 - x2) + Math.abs(y1 - y2) === 1;
  }

  /** The cells that a rectangle covers by more than half. */
  cellsIn([x, y]: Point, width: number, height: number): readonly number[] {
    const cells: number[] = [];
    for (let row = Math.round(y - height / 2); row < Math.round(y + height / 2); row++)
      for (let column = Math.round(x - width / 2); column < Math.round(x + width / 2); column++) {
        const cell = this.cell(row, column);
        if (cell !== undefined) cells.push(cell);
      }
    return cells;
  }

  /**
   * The cells that a line runs through in order, each as often as it comes back; the first and the last
   * are those in which it ends. Undefined where it leaves the board or skips from cell to cell.
   */
  cellsAlong(points: readonly Point[]): readonly number[] | undefined {
    const cells: number[] = [];
    const visit = (cell: number | undefined) => {
      if (cell !== undefined && cells.at(-1) !== cell) cells.push(cell);
    };
    for (let at = 1; at < points.length; at++) {
      const from = points[at - 1];
      const to = points[at];
      if (!from || !to || Math.max(...from, ...to) > 64 || Math.min(...from, ...to) < -16)
        return undefined;
      if (at === 1) visit(this.cellAround(from));
      for (const cell of this.#between(from, to)) visit(cell);
      if (at === points.length - 1) visit(this.cellAround(to));
    }
    const isConnected = cells.every((cell, at) => at === 0 || this.#touch(cells[at - 1], cell));
    return cells.length > 1 && isConnected ? cells : undefined;
  }

  #touch(first = 0, second = 0): boolean {
    const [x1, y1] = this.middle(first);
    const [x2, y2] = this.middle(second);
    return Math.max(Math.abs(x1 - x2), Math.abs(y1 - y2)) <= 1;
  }

  /** Cells whose middles a stroke passes, in order. */
  #between([x1, y1]: Point, [x2, y2]: Point): readonly number[] {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const found: { cell: number; along: number }[] = [];
    for (let row = Math.floor(Math.min(y1, y2)); row <= Math.max(y1, y2); row++)
      for (let column = Math.floor(Math.min(x1, x2)); column <= Math.max(x1, x2); column++) {
        const cell = this.cell(row, column);
        if (cell === undefined) continue;
        const [dx, dy] = [column + 0.5 - x1, row + 0.5 - y1];
        const share = length === 0 ? 0 : (dx * (x2 - x1) + dy * (y2 - y1)) / (length * length);
        const at = Math.min(1, Math.max(0, share));
        const away = Math.hypot(dx - at * (x2 - x1), dy - at * (y2 - y1));
        if (away <= through) found.push({ cell, along: at });
      }
    return found.sort((a, b) => a.along - b.along).map(({ cell }) => cell);
  }
}
