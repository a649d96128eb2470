/** The rules of a constraint text as clues of f-puzzles: what clues.ts reads, the other way round. */
import type { Item } from '../../puzzle/items.ts';
import { named, type Arguments } from '../../puzzle/schema.ts';
import type { Shape } from '../../puzzle/shape.ts';
import { pairTable, isBeginning } from '../clues.ts';
import { endsOf, limitOf, parityOf } from './cells.ts';
import { cellOf } from './said.ts';

/** A clue, and the field of those of its kind. */
export interface Clue {
  readonly field: string;
  readonly clue: Readonly<Record<string, unknown>>;
}

/** Undefined where f-puzzles has no such clue. */
type Writer = (said: Arguments, board: Board) => readonly Clue[] | undefined;

/** A square board, whose cells are called R1C1, those beside it R0C1. */
class Board {
  readonly #shape: Shape;

  constructor(shape: Shape) {
    this.#shape = shape;
  }

  get size(): number {
    return this.#shape.columns;
  }

  /** The names of cells, in order; undefined where one is beside the board. */
  names(cells: Arguments[string] | undefined): readonly string[] | undefined {
    const found = this.cells(cells);
    return found?.map((cell) => this.name(cell));
  }

  cells(cells: Arguments[string] | undefined): readonly number[] | undefined {
    const texts = typeof cells === 'string' ? [cells] : (cells ?? []);
    const found = texts.flatMap((text) => cellOf(text, this.#shape) ?? []);
    return found.length === texts.length && texts.length > 0 ? found : undefined;
  }

  name(cell: number): string {
    return placeName(Math.floor(cell / this.size) + 1, (cell % this.size) + 1);
  }

  /** The places before the first and after the last cell of a row or column. */
  ends(line: Arguments[string] | undefined): readonly string[] {
    const found = typeof line === 'string' ? endsOf(line, this.#shape) : [];
    return found.map(([row, column]) => placeName(row + 1, column + 1));
  }
}

function placeName(row: number, column: number): string {
  return `R${row}C${column}`;
}

const writers: Readonly<Record<string, Writer>> = {
  Cage: ({ sum, cells }, board) =>
    withCells('killercage', board.names(cells), Number(sum) > 0 && { value: sum }),
  AllDifferent: ({ cells }, board) => withCells('extraregion', board.names(cells)),
  Arrow: ({ cells }, board) => arrow(board.cells(cells), 1, board),
  PillArrow: (said, board) =>
    arrow(board.cells(said['cells']), Number(said['cells of the pill']), board),
  DoubleArrow: line('doublearrow'),
  Thermo: line('thermometer'),
  SlowThermometer: line('slowthermometer'),
  Palindrome: line('palindrome'),
  Renban: line('renban'),
  RegionSumLine: line('regionsumline'),
  Between: line('betweenline'),
  Entropic: line('entropicline'),
  Zipper: line('zipperline'),
  // Always with its number, by which programs tell German from Dutch ones.
  Whisper: line('whispers', 'difference', undefined, 5),
  Lockout: line('lockout', 'difference', () => 4),
  Modular: line('modularline', 'modulus', () => 3),
  WhiteDot: edges('difference'),
  BlackDot: edges('ratio'),
  X: edges('xv', 'X'),
  V: edges('xv', 'V'),
  Indexing: ({ index, cells }, board) =>
    withCells(index === 'C' ? 'columnindexer' : 'rowindexer', board.names(cells)),
  Quad: quadruple,
  Sandwich: ({ sum, line: written }, board) => {
    const [start] = board.ends(written);
    return start ? [{ field: 'sandwichsum', clue: { cell: start, value: sum } }] : undefined;
  },
  XSum: fromEnds('xsum'),
  Skyscraper: fromEnds('skyscraper'),
  PairX: ({ table, cells }, board) =>
    table === pairTable(board.size, isNotNear)
      ? line('nabner')({ cells: cells ?? [] }, board)
      : undefined,
  Pair: pair,
};

/** The clues that say what an item says; undefined where there are none. */
export function cluesOf(item: Item, shape: Shape): readonly Clue[] | undefined {
  if (item.kind === 'Given') return parity(item, shape);
  const said = named(item);
  if (said && item.kind === 'LittleKiller')
    return littleKiller(said, new Board(shape), item.isAtOtherEnd);
  const writer = Object.hasOwn(writers, item.kind) ? writers[item.kind] : undefined;
  return said && writer?.(said, new Board(shape));
}

/** Clones of one cell each that are as far from each other, as one. */
export function joinedClones(
  lists: Readonly<Record<string, readonly object[]>>,
  size: number,
): Readonly<Record<string, readonly object[]>> {
  const { clone: clones = [] } = lists;
  const joined = new Map<number, { cells: string[]; cloneCells: string[] }>();
  for (const { cells, cloneCells } of clones as readonly Readonly<
    Record<string, readonly string[]>
  >[]) {
    const [from = '', to = ''] = [cells?.[0], cloneCells?.[0]];
    const far = indexOf(to) - indexOf(from);
    const one = joined.get(far) ?? { cells: [], cloneCells: [] };
    one.cells.push(from);
    one.cloneCells.push(to);
    joined.set(far, one);
  }
  return joined.size > 0 ? { ...lists, clone: [...joined.values()] } : lists;

  function indexOf(name: string): number {
    const [, row, column] = /^R(\d+)C(\d+)$/.exec(name) ?? [];
    return Number(row) * (2 * size) + Number(column);
  }
}

const isNotNear = (a: number, b: number) => Math.abs(a - b) > 1;

function withCells(
  field: string,
  cells: readonly string[] | undefined,
  more: object | false = {},
): readonly Clue[] | undefined {
  return cells && [{ field, clue: { cells, ...more } }];
}

/** A line, and its number where it is not the usual one of f-puzzles. */
function line(
  field: string,
  argument = '',
  usual: (size: number) => number = () => NaN,
  otherwise?: number,
): Writer {
  return (said, board) => {
    const cells = board.names(said['cells']);
    const written = argument === '' ? undefined : (said[argument] ?? otherwise);
    const isUsual = written === undefined || Number(written) === usual(board.size);
    if (!cells || cells.length < 2) return undefined;
    const value = isUsual ? {} : { value: String(written) };
    return [{ field, clue: { lines: [cells], ...value } }];
  };
}

/** What is in a pill is read from left to right, and from above. */
function arrow(
  cells: readonly number[] | undefined,
  pill: number,
  board: Board,
): readonly Clue[] | undefined {
  const head = cells?.slice(0, pill) ?? [];
  const isInOrder = head.every((cell, at) => at === 0 || cell > (head[at - 1] ?? 0));
  if (!cells || cells.length <= pill || !isInOrder) return undefined;
  const names = cells.map((cell) => board.name(cell));
  const start = nearest(cells, pill);
  return [
    {
      field: 'arrow',
      clue: { cells: names.slice(0, pill), lines: [[board.name(start), ...names.slice(pill)]] },
    },
  ];

  /** The cell of the pill from which the shaft is drawn. */
  function nearest(all: readonly number[], count: number): number {
    const first = all[count] ?? 0;
    const [row, column] = placeOf(first);
    const far = (cell: number) => {
      const [down, across] = placeOf(cell);
      return (down - row) ** 2 + (across - column) ** 2;
    };
    return head.reduce((best, cell) => (far(cell) < far(best) ? cell : best), head[0] ?? 0);
  }

  function placeOf(cell: number): readonly [number, number] {
    return [Math.floor(cell / board.size), cell % board.size];
  }
}

/** A mark between two cells. */
function edges(field: string, value?: string): Writer {
  return ({ cells }, board) =>
    withCells(field, board.names(cells), value !== undefined && { value });
}

function quadruple(said: Arguments, board: Board): readonly Clue[] | undefined {
  const [corner] = board.cells(said['upper left cell']) ?? [];
  const values = said['values'];
  if (corner === undefined || typeof values === 'string') return undefined;
  const { size } = board;
  const cells = [corner, corner + 1, corner + size, corner + size + 1].map((cell) =>
    board.name(cell),
  );
  return [{ field: 'quadruple', clue: { cells, values: (values ?? []).map(Number) } }];
}

const directions = [
  ['DR', 1, 1],
  ['DL', 1, -1],
  ['UR', -1, 1],
  ['UL', -1, -1],
] as const;

/** The cell at which a diagonal is named tells its direction. */
function littleKiller(
  said: Arguments,
  board: Board,
  isAtOtherEnd = false,
): readonly Clue[] | undefined {
  const [cell] = board.cells(said['first cell']) ?? [];
  if (cell === undefined) return undefined;
  const { size } = board;
  const place = { row: Math.floor(cell / size) + 1, column: (cell % size) + 1 };
  const found = directions.find(([, down, right]) => isBeginning(place, [down, right], size));
  if (!found) return undefined;
  const [direction, down, right] = found;
  if (isAtOtherEnd) {
    let { row, column } = place;
    for (; row >= 1 && row <= size && column >= 1 && column <= size; row += down) column += right;
    const back = directions.find(([, up, left]) => up === -down && left === -right)?.[0];
    return [
      {
        field: 'littlekillersum',
        clue: { cell: placeName(row, column), direction: back, value: said['sum'] },
      },
    ];
  }
  const outside = placeName(place.row - down, place.column - right);
  return [{ field: 'littlekillersum', clue: { cell: outside, direction, value: said['sum'] } }];
}

function fromEnds(field: string): Writer {
  return (said, board) => {
    const ends = board.ends(said['line']);
    const clues = [said['clue'], said['clue from the other end']];
    if (ends.length === 0) return undefined;
    return clues.flatMap((value, end) =>
      value ? [{ field, clue: { cell: ends[end], value } }] : [],
    );
  };
}

/** Two cells by a table: dots with a number of their own, and clones. */
function pair(said: Arguments, board: Board): readonly Clue[] | undefined {
  const names = board.names(said['cells']);
  if (names?.length !== 2) return undefined;
  const { size } = board;
  const [first, second] = names;
  const is = (allowed: (a: number, b: number) => boolean) =>
    said['table'] === pairTable(size, allowed);
  if (is((a, b) => a === b))
    return [{ field: 'clone', clue: { cells: [first], cloneCells: [second] } }];
  for (let value = 1; value < size; value++) {
    const dot = { cells: names, value: String(value) };
    if (is((a, b) => Math.abs(a - b) === value)) return [{ field: 'difference', clue: dot }];
    if (value > 1 && is((a, b) => a === b * value || b === a * value))
      return [{ field: 'ratio', clue: dot }];
  }
  return undefined;
}

/** A cell whose values are all odd digits, or all even ones. */
function parity(item: Item, shape: Shape): readonly Clue[] | undefined {
  const limit = limitOf(item, shape);
  const rest = limit && parityOf(limit.values, shape);
  if (!limit || rest === undefined) return undefined;
  const cell = new Board(shape).name(limit.cell);
  return [{ field: rest === 1 ? 'odd' : 'even', clue: { cell } }];
}
