/**
 * Where things are in Penpa+. The board with two cells around it is counted in reading order: its cells, then the
 * corners at their lower right, the middles of their lower sides, of their right sides, and four quarters of each.
 */
import type { Point } from '../../puzzle/drawing.ts';
import type { PenpaText } from './text.ts';

/** Cells on each side that are counted and hold nothing. */
export const padding = 2;

export class PenpaPlaces {
  /** Of the board alone: all cells that it has, from the first row and column to the last. */
  readonly rows: number;
  readonly columns: number;
  /** Whether the board has each of these. */
  readonly isWhole: boolean;
  readonly #across: number;
  readonly #count: number;
  readonly #top: number;
  readonly #left: number;
  readonly #cells: ReadonlySet<number>;

  constructor({ rows, columns, centres }: Pick<PenpaText, 'rows' | 'columns' | 'centres'>) {
    this.#across = columns + 2 * padding;
    this.#count = this.#across * (rows + 2 * padding);
    const inside = centres.filter((centre) => centre >= 0 && centre < this.#count);
    const ys = inside.map((centre) => Math.floor(centre / this.#across));
    const xs = inside.map((centre) => centre % this.#across);
    this.#top = ys.reduce((least, y) => Math.min(least, y), ys[0] ?? padding);
    this.#left = xs.reduce((least, x) => Math.min(least, x), xs[0] ?? padding);
    const bottom = ys.reduce((most, y) => Math.max(most, y), this.#top - 1);
    const right = xs.reduce((most, x) => Math.max(most, x), this.#left - 1);
    this.rows = bottom - this.#top + 1;
    this.columns = right - this.#left + 1;
    this.#cells = new Set(inside);
    this.isWhole = this.#cells.size === this.rows * this.columns;
  }

  /** The cell of the board that a number is; undefined for one beside it, and for what is no cell. */
  cell(number: number): number | undefined {
    if (!this.#cells.has(number)) return undefined;
    const y = Math.floor(number / this.#across) - this.#top;
    const x = (number % this.#across) - this.#left;
    return y * this.columns + x;
  }

  /** The cell of which a number is a quarter. */
  quartered(number: number): number | undefined {
    return number < 4 * this.#count ? undefined : this.cell(Math.floor(number / 4) - this.#count);
  }

  /** Where a number is, in cells from the corner of the board; undefined where nothing of the kind is. */
  point(number: number): Point | undefined {
    if (!Number.isInteger(number) || number < 0 || number >= 12 * this.#count) return undefined;
    const kind = Math.floor(number / this.#count);
    const at = kind < 4 ? number % this.#count : Math.floor(number / 4) % this.#count;
    const quarter = number % 4;
    const x = (at % this.#across) - this.#left + 0.5;
    const y = Math.floor(at / this.#across) - this.#top + 0.5;
    if (kind < 4)
      return [x + (kind === 1 || kind === 3 ? 0.5 : 0), y + (kind === 1 || kind === 2 ? 0.5 : 0)];
    if (kind < 8) return [x + (quarter % 2 === 0 ? -0.25 : 0.25), y + (quarter < 2 ? -0.25 : 0.25)];
    const [dx, dy] = (
      [
        [0, -0.3],
        [0.3, 0],
        [-0.3, 0],
        [0, 0.3],
      ] as const
    )[quarter] ?? [0, 0];
    return [x + dx, y + dy];
  }

  /** The cells on both sides of a line between two corners; undefined where it is none inside the board. */
  besides(first: number, second: number): readonly [number, number] | undefined {
    const [low, high] = first < second ? [first, second] : [second, first];
    if (low < this.#count || high >= 2 * this.#count) return undefined;
    const corner = high - this.#count;
    // The cell at the upper left of the second corner is beside the line whichever way it runs.
    const other =
      high - low === this.#across
        ? corner + 1
        : high - low === 1
          ? corner + this.#across
          : undefined;
    if (other === undefined) return undefined;
    const [one, next] = [this.cell(corner), this.cell(other)];
    return one === undefined || next === undefined ? undefined : [one, next];
  }
}
