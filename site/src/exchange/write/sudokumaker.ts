/** The JSON of SudokuMaker, packed into its link: what sudokumaker/ reads, the other way round. */
import { digitsOf } from '../../puzzle/digits.ts';
import type { Shape } from '../../puzzle/shape.ts';
import { isBeginning } from '../clues.ts';
import { compress } from './compress.ts';
import { extremesOf } from './extremes.ts';
import { endsOf, housesOf, limitOf, parityOf, placed, type Placed } from './cells.ts';
import {
  besideLosses,
  ruleLosses,
  titleOf,
  type Form,
  type Loss,
  type Outgoing,
} from './outgoing.ts';
import { pairsWhere, saidIn, type Said } from './said.ts';

const address = 'https://sudokumaker.app/?puzzle=';

/** Rules of the whole board by their types. */
const wholes: Readonly<Record<string, number>> = {
  'Diagonal -1': 10,
  'Diagonal 1': 11,
  AntiKing: 12,
  AntiKnight: 13,
  DisjointSets: 14,
};

/** Lists of lines by their types, and what is said of all lines of one list. */
const lines: Readonly<
  Record<string, (said: Placed['said'], shape: Shape) => readonly [number, object] | undefined>
> = {
  Renban: () => [400, {}],
  Whisper: ({ difference = '5' }) => [401, { minDifference: Number(difference) }],
  Palindrome: () => [402, {}],
  Between: () => [403, {}],
  RegionSumLine: () => [404, {}],
  Entropic: () => [406, { groups: [14, 112, 896] }],
  Modular: ({ modulus }, shape) =>
    modulus === '3'
      ? [406, { groups: [1, 2, 0].map((rest) => setOfRest(rest, 3, shape)) }]
      : modulus === '2'
        ? [406, { groups: [0, 1].map((rest) => setOfRest(rest, 2, shape)) }]
        : undefined,
  Lockout: ({ difference }) => (difference === '4' ? [407, {}] : undefined),
  DoubleArrow: () => [409, {}],
};

const edges: Readonly<Record<string, readonly [number, number]>> = {
  WhiteDot: [200, 1],
  BlackDot: [201, 2],
  V: [202, 5],
  X: [202, 10],
};

const outside: Readonly<Record<string, number>> = { XSum: 502, Skyscraper: 503, NumberedRoom: 504 };

/** The digits of a board that leave this rest, a bit each. */
function setOfRest(rest: number, modulus: number, { digits }: Shape): number {
  let set = 0;
  for (let digit = 1; digit <= digits; digit++) if (digit % modulus === rest) set |= 1 << digit;
  return set;
}

interface Parted {
  readonly said: Said;
  readonly constraints: readonly object[];
  readonly losses: readonly Loss[];
}

/** Constraints of one type that say the same of all their clues are one. */
class Constraints {
  readonly #all = new Map<string, Record<string, unknown>>();

  add(type: number, field: string, clue: unknown, more: object = {}): void {
    const key = JSON.stringify([type, more]);
    const known = this.#all.get(key) ?? { type, ...more };
    known[field] = [...((known[field] as unknown[] | undefined) ?? []), clue];
    this.#all.set(key, known);
  }

  whole(type: number, more: object = {}): void {
    this.#all.set(JSON.stringify([type, more]), { type, ...more });
  }

  get all(): readonly object[] {
    return [...this.#all.values()];
  }
}

function part(outgoing: Outgoing): Parted | undefined {
  const { shape } = outgoing.puzzle;
  if (
    shape.rows !== shape.columns ||
    shape.digits !== shape.rows ||
    shape.lowest !== 1 ||
    shape.isRaw
  )
    return undefined;
  const said = saidIn(outgoing.puzzle);
  const constraints = new Constraints();
  const lost: string[] = [...said.others];
  const hasRegions = said.regions.some((region) => region >= 0);
  if (hasRegions) constraints.whole(1, { regions: said.regions });
  const { clues, rest } = extremesOf(said.items, shape);
  for (const { field, clue } of clues) {
    const [, row = 0, column = 0] = /R(\d+)C(\d+)/.exec(String(clue['cell'])) ?? [];
    const cell = (Number(row) - 1) * shape.columns + Number(column) - 1;
    constraints.add(field === 'minimum' ? 103 : 102, 'cells', cell);
  }
  for (const item of rest) {
    const whole = wholes[[item.kind, ...item.arguments].join(' ')];
    const limit = limitOf(item, shape);
    const parity = limit && parityOf(limit.values, shape);
    const found = placed(item, shape);
    const houses = housesOf(item, shape);
    if (whole !== undefined) constraints.whole(whole);
    else if (limit && parity !== undefined) constraints.add(100 + parity, 'cells', limit.cell);
    else if (houses) for (const cells of houses) constraints.whole(305, { cells });
    // Its sums are those of regions.
    else if (item.kind === 'RegionSumLine' && !hasRegions) lost.push(item.kind);
    else if (!found || !take(found, shape, constraints)) lost.push(item.kind);
  }
  if (said.pairs.length > 0 && !forbid(said, constraints)) lost.push('pairs');
  return {
    said,
    constraints: constraints.all,
    losses: [
      ...ruleLosses(lost),
      ...besideLosses(outgoing, 'title', 'author', 'told', 'message', 'entered', 'marks'),
    ],
  };
}

/** Digits that are never side by side, by their difference, their ratio or their sum. */
function forbid({ pairs, shape }: Said, constraints: Constraints): boolean {
  const is = (holds: (a: number, b: number) => boolean) =>
    pairsWhere(shape.digits, holds).join(' ') === pairs.join(' ');
  if (is((a, b) => b - a === 1)) constraints.whole(15);
  else return false;
  return true;
}

function take({ kind, cells, said, values }: Placed, shape: Shape, to: Constraints): boolean {
  const { rows, columns } = shape;
  const line = lines[kind]?.(said, shape);
  const edge = edges[kind];
  const side = outside[kind];
  const outer = (row: number, column: number) => (row + 1) * (columns + 2) + column + 1;
  if (line) to.add(line[0], 'lines', cells, line[1]);
  else if (edge) to.add(edge[0], 'clues', { value: edge[1], edge: edgeOf(cells, columns) });
  else if (side !== undefined) return beside(side, said['clue'], said['clue from the other end']);
  else {
    switch (kind) {
      case 'Thermo':
        to.add(300, 'thermometers', cells, { slow: false });
        break;
      case 'SlowThermometer':
        to.add(300, 'thermometers', cells, { slow: true });
        break;
      case 'Cage':
        to.add(301, 'cages', { cells, value: Number(said['sum'] ?? 0) });
        break;
      case 'AllDifferent':
        to.whole(305, { cells });
        break;
      case 'Indexing':
        for (const cell of cells) to.add(said['index'] === 'C' ? 601 : 600, 'cells', cell);
        break;
      case 'Quad': {
        const [corner = 0] = cells;
        const [row, column] = [Math.floor(corner / columns) + 1, (corner % columns) + 1];
        to.add(303, 'clues', { corner: row * (columns + 1) + column, digits: values });
        break;
      }
      case 'Arrow':
        arrow(1);
        break;
      case 'PillArrow':
        if (Number(said['cells of the pill']) > 3) return false;
        arrow(Number(said['cells of the pill']));
        break;
      case 'Sandwich':
        return beside(501, said['sum']);
      case 'LittleKiller':
        return littleKiller(cells[0] ?? 0);
      default:
        return false;
    }
  }
  return true;

  /** Clues before the line, and behind it; false where it is no line of the board. */
  function beside(type: number, ...clues: readonly (string | undefined)[]): boolean {
    const ends = endsOf(said['line'] ?? '', shape);
    ends.forEach(([row, column], at) => {
      const value = clues[at];
      if (value) to.add(type, 'clues', { value: Number(value), outerCell: outer(row, column) });
    });
    return ends.length > 0;
  }

  /** The units of a number come first. */
  function arrow(pill: number): void {
    const bulbCells = cells.slice(0, pill).reverse();
    const end = bulbCells[0] ?? 0;
    to.add(408, 'bulbsWithArrows', { bulbCells, arrows: [[end, ...cells.slice(pill)]] });
  }

  /** A diagonal that falls to the left is 1; it begins above or left, or below or right, of the board. */
  function littleKiller(cell: number): boolean {
    const place = { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 };
    const steps = [
      [1, 1],
      [1, -1],
      [-1, 1],
      [-1, -1],
    ] as const;
    const step = steps.find((each) => isBeginning(place, each, rows));
    if (!step) return false;
    const outerCell = outer(place.row - 1 - step[0], place.column - 1 - step[1]);
    const diagonal = step[0] === step[1] ? -1 : 1;
    to.add(500, 'clues', { value: Number(said['sum']), outerCell, diagonal });
    return true;
  }
}

/** A row of edges is the left sides of its cells and then the bottom sides. */
function edgeOf(cells: readonly number[], columns: number): number {
  const [low = 0, high = 0] = [...cells].sort((a, b) => a - b);
  const row = Math.floor(low / columns);
  return high - low === 1
    ? row * 2 * columns + (high % columns)
    : row * 2 * columns + columns + (low % columns);
}

function dataOf(outgoing: Outgoing, { said, constraints }: Parted): object {
  const { givens, shape } = said;
  const { work, supplement } = outgoing;
  const { author, told, message } = supplement ?? {};
  /** Digit d is bit d. */
  const set = (digits: number) => digitsOf(digits).reduce((bits, digit) => bits | (1 << digit), 0);
  const title = titleOf(outgoing);
  return {
    formatVersion: '1.5.0',
    puzzle: {
      ...(title && { name: title }),
      ...(author && { author }),
      ...(told && { comment: told }),
      ...(message && { messages: { completion: message } }),
      ...(shape.rows !== 9 && { size: shape.rows, width: shape.columns, height: shape.rows }),
      cells: givens.map((given, cell) => {
        const entered = work?.entered[cell] ?? 0;
        const [centre, corner] = [work?.centre[cell] ?? 0, work?.corner[cell] ?? 0];
        return {
          ...(given ? { value: given, given: true } : entered ? { value: entered } : {}),
          ...(centre && { candidates: set(centre) }),
          ...(corner && { cornerPencilMarks: set(corner) }),
        };
      }),
      constraints,
    },
  };
}

/** A link of its page. */
export const sudokuMaker: Form = {
  losses: (outgoing) => part(outgoing)?.losses ?? [{ what: 'board' }],
  write: (outgoing) => {
    const found = part(outgoing);
    if (!found) return '';
    const packed = compress(JSON.stringify(dataOf(outgoing, found)));
    return address + packed.replaceAll('/', '-').replaceAll('=', '$').replaceAll('+', '%2B');
  },
};
