/** What the rules of a puzzle are in the question of a link of Penpa+. */
import type { Item } from '../../../puzzle/items.ts';
import { windows } from '../../../puzzle/houses.ts';
import type { Shape } from '../../../puzzle/shape.ts';
import { endsOf, limitOf, parityOf, placed } from '../cells.ts';
import { areNeighbours } from '../said.ts';
import type { PenpaNumbers, Quarter } from './numbers.ts';

type Record_ = Record<string, unknown>;

/** How well a rule went out: as what Penpa+ has for it, as a drawing, or not at all. */
export type Fate = 'held' | 'drawn' | 'lost';

/** Styles of Penpa+, by its numbers. */
const styles = { thick: 2, dashed: 12, cage: 10, black: 1, white: 8, filled: 2, grey: 3 } as const;
/** Above the digits, and under them. */
const [over, under] = [2, 1];
/** Sizes of texts. */
const [normal, middling] = ['1', '6'];
/** Lines in the colours that people expect, as far as it has them. */
const lines: Readonly<Record<string, number>> = { Whisper: 3, Palindrome: 5, RegionSumLine: 9 };
const dots: Readonly<Record<string, number>> = { WhiteDot: styles.white, BlackDot: styles.filled };

/** The lists of a question that anything is put into. */
export class PenpaClues {
  readonly number: Record_ = {};
  readonly numberS: Record_ = {};
  readonly symbol: Record_ = {};
  readonly surface: Record_ = {};
  readonly line: Record_ = {};
  readonly lineE: Record_ = {};
  readonly cage: Record_ = {};
  readonly thermo: number[][] = [];
  readonly arrows: number[][] = [];
  readonly killercages: number[][] = [];
  /** The switches of a board for Sudoku: the falling and the rising diagonal. */
  isFalling = false;
  isRising = false;
  readonly #numbers: PenpaNumbers;
  readonly #shape: Shape;
  readonly #caged = new Set<number>();

  constructor(numbers: PenpaNumbers, shape: Shape) {
    this.#numbers = numbers;
    this.#shape = shape;
  }

  given(cell: number, value: number): void {
    this.number[this.#numbers.cell(cell)] = [String(value), styles.black, normal];
  }

  /** Thick lines between regions. */
  regions(regions: readonly number[]): void {
    const { columns } = this.#shape;
    for (const [cell, other] of wallsBetween(regions, this.#shape)) {
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      const from =
        other === cell + 1
          ? this.#numbers.corner(row - 1, column)
          : this.#numbers.corner(row, column - 1);
      this.lineE[`${from},${this.#numbers.corner(row, column)}`] = styles.thick;
    }
  }

  take(item: Item): Fate {
    const limit = limitOf(item, this.#shape);
    if (limit) return this.#limit(limit.cell, limit.values);
    if (item.kind === 'Diagonal') return this.#diagonal(item.arguments[0] === '1');
    if (item.kind === 'Windoku') return this.#windows();
    const found = placed(item, this.#shape);
    if (!found) return outside.has(item.kind) ? this.#outside(item) : 'lost';
    const { kind, cells } = found;
    const places = cells.map((cell) => this.#numbers.cell(cell));
    if (kind === 'Thermo' && cells.length > 1) return put(this.thermo, places);
    if (kind === 'Arrow' && cells.length > 1) return put(this.arrows, places);
    if (kind === 'Cage') return this.#killer(cells, Number(found.said['sum'] ?? 0));
    if (kind === 'AllDifferent') return this.#outlined(cells, 'drawn');
    const style = lines[kind];
    if (style !== undefined) return this.#line(places, style);
    if (outside.has(kind)) return this.#outside(item);
    return cells.length === 2 ? this.#between(kind, cells) : 'lost';
  }

  #limit(cell: number, values: readonly number[]): Fate {
    const parity = parityOf(values, this.#shape);
    if (parity === undefined) return this.#candidates(cell, values);
    const name = parity ? 'circle_L' : 'square_L';
    return add(this.symbol, this.#numbers.cell(cell), [styles.grey, name, under]);
  }

  /** It has room for the digits to 9. */
  #candidates(cell: number, values: readonly number[]): Fate {
    const { digits, lowest } = this.#shape;
    if (digits > 9 || lowest !== 1) return 'lost';
    const switches = Array.from({ length: 10 }, (_, at) => (values.includes(at + 1) ? 1 : 0));
    const place = this.#numbers.cell(cell);
    return add(this.number, place, [switches, styles.black, '7']) === 'drawn' ? 'held' : 'lost';
  }

  #diagonal(isRising: boolean): Fate {
    const { rows, columns } = this.#shape;
    if (rows !== columns) return 'lost';
    if (isRising) this.isRising = true;
    else this.isFalling = true;
    const corner = (row: number) =>
      this.#numbers.corner(row - 1, isRising ? columns - 1 - row : row - 1);
    for (let row = 0; row < rows; row++)
      this.lineE[`${corner(row)},${corner(row + 1)}`] = styles.dashed;
    return 'held';
  }

  #windows(): Fate {
    for (const cell of windows(this.#shape).flat())
      this.surface[this.#numbers.cell(cell)] = styles.grey;
    return 'drawn';
  }

  /** The sum stands in the first cell; where cages overlap it would be anybody's. */
  #killer(cells: readonly number[], sum: number): Fate {
    if (!(sum > 0) || cells.some((cell) => this.#caged.has(cell)))
      return this.#outlined(cells, 'drawn');
    const first = Math.min(...cells);
    const text = sum > 9 ? ` ${sum}` : String(sum);
    this.numberS[this.#numbers.quarter(first, 'top-left')] = [text, styles.black];
    for (const cell of cells) this.#caged.add(cell);
    this.killercages.push(cells.map((cell) => this.#numbers.cell(cell)));
    return this.#outlined(cells, 'held');
  }

  /** The outline of an area, from quarter to quarter of its cells. */
  #outlined(cells: readonly number[], fate: Fate): Fate {
    const { columns } = this.#shape;
    const all = new Set(cells);
    const step = (from: number, one: Quarter, to: number, other: Quarter) => {
      const pair = [this.#numbers.quarter(from, one), this.#numbers.quarter(to, other)];
      this.cage[pair.sort((a, b) => a - b).join()] = styles.cage;
    };
    const right = (cell: number) =>
      cell % columns < columns - 1 && all.has(cell + 1) ? cell + 1 : undefined;
    const below = (cell: number) => (all.has(cell + columns) ? cell + columns : undefined);
    const has = (cell: number, rows: number, across: number) => {
      const column = (cell % columns) + across;
      return column >= 0 && column < columns && all.has(cell + rows * columns + across);
    };
    for (const cell of all) {
      if (!has(cell, -1, 0)) step(cell, 'top-left', cell, 'top-right');
      if (!has(cell, 1, 0)) step(cell, 'bottom-left', cell, 'bottom-right');
      if (!has(cell, 0, -1)) step(cell, 'top-left', cell, 'bottom-left');
      if (!has(cell, 0, 1)) step(cell, 'top-right', cell, 'bottom-right');
      const next = right(cell);
      if (next !== undefined) {
        if (!has(cell, -1, 0) || !has(next, -1, 0)) step(cell, 'top-right', next, 'top-left');
        if (!has(cell, 1, 0) || !has(next, 1, 0)) step(cell, 'bottom-right', next, 'bottom-left');
      }
      const under_ = below(cell);
      if (under_ !== undefined) {
        if (!has(cell, 0, -1) || !has(under_, 0, -1)) step(cell, 'bottom-left', under_, 'top-left');
        if (!has(cell, 0, 1) || !has(under_, 0, 1)) step(cell, 'bottom-right', under_, 'top-right');
      }
    }
    return fate;
  }

  #line(places: readonly number[], style: number): Fate {
    for (const [at, place] of places.entries()) {
      const next = places[at + 1];
      if (next === undefined) continue;
      this.line[`${Math.min(place, next)},${Math.max(place, next)}`] = style;
    }
    return 'drawn';
  }

  /** A mark on the edge of two cells. */
  #between(kind: string, [one = 0, other = 0]: readonly number[]): Fate {
    const { columns } = this.#shape;
    const [low, high] = one < other ? [one, other] : [other, one];
    const isBelow = high - low === columns;
    if (!areNeighbours(low, high, this.#shape)) return 'lost';
    const edge = this.#numbers.edge(low, isBelow);
    const dot = dots[kind];
    if (dot !== undefined) return add(this.symbol, edge, [dot, 'circle_SS', over]);
    if (kind === 'X' || kind === 'V') return add(this.number, edge, [kind, styles.black, middling]);
    if (kind !== 'GreaterThan') return 'lost';
    // The first cell is the larger one, and the sign points to the other.
    const isLowLarger = one === low;
    const sign = isBelow ? (isLowLarger ? 4 : 2) : isLowLarger ? 3 : 1;
    return add(this.symbol, edge, [sign, 'inequality', over]);
  }

  /** A number in the margin. */
  #outside({ kind, arguments: written }: Item): Fate {
    const [line, first, last] = kind === 'Sandwich' ? [written[1], written[0], undefined] : written;
    const [before, after] = endsOf(line ?? '', this.#shape);
    const [end, text] = first ? [before, first] : [after, last];
    if (!end || !text) return 'lost';
    return add(this.number, this.#numbers.at(...end), [text, styles.black, normal]);
  }
}

/** Rules whose clues stand in the margin. */
export const outside: ReadonlySet<string> = new Set([
  'Sandwich',
  'XSum',
  'Skyscraper',
  'NumberedRoom',
]);

/** Neighbours of different regions, each with the one to its right or below it. */
export function wallsBetween(
  regions: readonly number[],
  { columns }: Pick<Shape, 'columns'>,
): readonly (readonly [number, number])[] {
  return regions.flatMap((region, cell) =>
    [cell + 1, cell + columns].flatMap((other) => {
      const isBeside = other < regions.length && areNeighbours(cell, other, { columns });
      return isBeside && regions[other] !== region ? [[cell, other] as const] : [];
    }),
  );
}

function put(list: number[][], places: readonly number[]): Fate {
  list.push([...places]);
  return 'held';
}

/** Of two in one place the second is lost. */
function add(record: Record_, place: number, value: unknown): Fate {
  if (place in record) return 'lost';
  record[place] = value;
  return 'drawn';
}
