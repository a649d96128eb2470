/** Where figures of a board's rules are drawn: points and paths in hundredths of a cell. */

export type Point = readonly [x: number, y: number];

/** The shapes on a board of so many columns. Cells are in the order in which a figure has them. */
export class FigureShapes {
  readonly #columns: number;

  constructor(columns: number) {
    this.#columns = columns;
  }

  centre(cell: number | undefined): Point {
    const at = cell ?? 0;
    return [(at % this.#columns) * 100 + 50, Math.floor(at / this.#columns) * 100 + 50];
  }

  middle(cells: readonly number[]): Point {
    const points = cells.map((cell) => this.centre(cell));
    const mean = (axis: 0 | 1) =>
      points.reduce((sum, point) => sum + point[axis], 0) / Math.max(1, points.length);
    return [mean(0), mean(1)];
  }

  /** Where a number stands on a line: between its first two cells, off a shape at its end. */
  onLine(cells: readonly number[], hasShapes: boolean): Point {
    const [x, y] = this.middle(cells.slice(0, 2));
    const [dx, dy] = this.#towards(cells[0], cells[1] ?? cells[0]);
    return hasShapes && cells.length > 2 ? [x + dx * 9, y + dy * 9] : [x, y];
  }

  /** The middle of a line: of one of its cells, or of two. */
  middleOfLine(cells: readonly number[]): Point {
    const { length } = cells;
    return this.middle(cells.slice(Math.floor((length - 1) / 2), Math.floor(length / 2) + 1));
  }

  /** A stroke across a line, between two cells of it. */
  tick([before, after]: readonly [number, number]): string {
    const [x, y] = this.middle([before, after]);
    const [dx, dy] = this.#towards(before, after);
    return `M${x + dy * 20} ${y - dx * 20}L${x - dy * 20} ${y + dx * 20}`;
  }

  path(cells: readonly number[]): string {
    return `M${cells.map((cell) => this.centre(cell).join(' ')).join('L')}`;
  }

  /** The shaft of an arrow, from the rim of its circle to the last middle. */
  shaft(cells: readonly number[], pill: number): string {
    const from = cells[pill - 1];
    const rest = cells.slice(pill);
    const [x, y] = this.centre(from);
    const [dx, dy] = this.#towards(from, rest[0]);
    const points = rest.map((cell) => this.centre(cell).join(' '));
    return `M${x + dx * 41} ${y + dy * 41}${points.map((point) => `L${point}`).join('')}`;
  }

  /** Two strokes at the end of a line of cells. */
  head(cells: readonly number[]): string {
    const last = cells.at(-1);
    const [x, y] = this.centre(last);
    const [dx, dy] = this.#towards(cells.at(-2), last);
    const side = (turn: 1 | -1) =>
      `${x - dx * 22 + turn * dy * 22} ${y - dy * 22 - turn * dx * 22}`;
    return `M${side(1)}L${x} ${y}L${side(-1)}`;
  }

  /** A sign whose point is at the smaller cell. */
  sign([greater, smaller]: readonly number[]): string {
    const [x, y] = this.middle([greater ?? 0, smaller ?? 0]);
    const [dx, dy] = this.#towards(greater, smaller);
    const corner = (turn: 1 | -1) =>
      `${x - dx * 7 + turn * dy * 13} ${y - dy * 7 - turn * dx * 13}`;
    return `M${corner(1)}L${x + dx * 8} ${y + dy * 8}L${corner(-1)}`;
  }

  diamond(cell: number | undefined): string {
    const [x, y] = this.centre(cell);
    return `M${x} ${y - 42}L${x + 42} ${y}L${x} ${y + 42}L${x - 42} ${y}Z`;
  }

  /** Where a cage's text stands: in its first cell in reading order. */
  corner(cells: readonly number[], inset: number): Point {
    const [x, y] = this.centre(Math.min(...cells));
    return [x - 50 + inset, y - 50 + inset];
  }

  /** Outside the board, before the first cell of a line, and so far along its border. */
  before(cells: readonly number[], along = 0): { at: Point; way: Point } {
    const [x, y] = this.centre(cells[0]);
    const [dx, dy] = this.#towards(cells[0], cells[1] ?? cells[0]);
    const step = (way: number) => (Math.abs(way) < 0.01 ? 0 : Math.sign(way) * 80);
    const [left, top] = [x - step(dx), y - step(dy)];
    const isBeside = left < 0 || left > this.#columns * 100;
    return { at: isBeside ? [left, top + along] : [left + along, top], way: [dx, dy] };
  }

  /** A small arrow beside a clue, into the board. */
  pointer({ at: [x, y], way: [dx, dy] }: { at: Point; way: Point }): string {
    const [tipX, tipY] = [x + dx * 36, y + dy * 36];
    const wing = (turn: 1 | -1) =>
      `${tipX - dx * 9 + turn * dy * 8} ${tipY - dy * 9 - turn * dx * 8}`;
    return `M${x + dx * 20} ${y + dy * 20}L${tipX} ${tipY}M${wing(1)}L${tipX} ${tipY}L${wing(-1)}`;
  }

  /** The way from one cell to another, of length 1. */
  #towards(from: number | undefined, to: number | undefined): Point {
    const [x1, y1] = this.centre(from);
    const [x2, y2] = this.centre(to);
    const length = Math.hypot(x2 - x1, y2 - y1) || 1;
    return [(x2 - x1) / length, (y2 - y1) / length];
  }
}
