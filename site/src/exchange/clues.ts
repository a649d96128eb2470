/**
 * The clues of f-puzzles as items of a constraint text, which the engine reads
 * (core/formats/iss/iss_text.hpp). A clue that the text cannot say makes no item.
 */
import { isList, isOn, listOf, recordOf, wholeNumberOf, within } from './fields.ts';
import type { Data, DataRecord } from './payload/loose-json.ts';
import { Unreadable } from './unreadable.ts';

/** A cell by its row and column, from 1; 0 and one more than the size are outside the board. */
interface Place {
  readonly row: number;
  readonly column: number;
}

/** More than the text may have that the engine reads. */
const longestItems = 128 * 1024;
/** As many cells as the engine lets a rule list. */
const mostPlaces = 1000;
/** Digits in a circle on a corner: more are no clue. */
const mostValues = 16;

/** What one clue of a field is in items; undefined where no item says it. */
type Clue = (clue: DataRecord, size: number, where: string) => readonly string[] | undefined;

const clues: Readonly<Record<string, Clue>> = {
  killercage: (clue, size, where) => {
    const sum = isOn(clue['value']) ? wholeNumberOf(clue['value']) : 0;
    return sum === undefined ? undefined : [item('Cage', sum, ...cellsOf(clue, size, where))];
  },
  arrow: (clue, size, where) => {
    const pill = [...placesOf(clue['cells'], size, within(where, 'cells'))].sort(
      (a, b) => a.row - b.row || a.column - b.column,
    );
    const shafts = linesOf(clue, size, where).map((line) => line.slice(1).map(name));
    const [kind, ...head] = pill.length > 1 ? ['PillArrow', pill.length] : ['Arrow'];
    return shafts.map((shaft) => item(kind ?? '', ...head, ...pill.map(name), ...shaft));
  },
  doublearrow: lines('DoubleArrow'),
  thermometer: lines('Thermo'),
  palindrome: lines('Palindrome'),
  renban: lines('Renban'),
  regionsumline: lines('RegionSumLine'),
  betweenline: lines('Between'),
  entropicline: lines('Entropic'),
  zipperline: lines('Zipper'),
  slowthermometer: lines('SlowThermometer'),
  nabner: tableForAll((a, b) => Math.abs(a - b) > 1),
  whispers: linesWith('Whisper', (size) => Math.ceil(size / 2)),
  lockout: linesWith('Lockout', () => 4),
  modularline: linesWith('Modular', () => 3),
  difference: (clue, size, where) =>
    dot(clue, size, where, 1, 'WhiteDot', (a, b, value) => Math.abs(a - b) === value),
  ratio: (clue, size, where) =>
    dot(clue, size, where, 2, 'BlackDot', (a, b, value) => a === b * value || b === a * value),
  xv: (clue, size, where) => {
    const value = clue['value'];
    const sign = typeof value === 'string' ? value.toUpperCase() : '';
    return sign === 'X' || sign === 'V' ? [item(sign, ...cellsOf(clue, size, where))] : undefined;
  },
  clone: (clue, size, where) => {
    const cells = cellsOf(clue, size, where);
    const copies = placesOf(clue['cloneCells'], size, within(where, 'cloneCells')).map(name);
    if (copies.length !== cells.length) return undefined;
    const equal = pairTable(size, (a, b) => a === b);
    return cells.map((cell, at) => item('Pair', equal, cell, copies[at] ?? ''));
  },
  quadruple: (clue, size, where) => {
    const places = placesOf(clue['cells'], size, within(where, 'cells'));
    const values = listOf(clue['values'], within(where, 'values')).map(wholeNumberOf);
    if (places.length !== 4 || values.length === 0 || values.length > mostValues) return undefined;
    const row = Math.min(...places.map((place) => place.row));
    const column = Math.min(...places.map((place) => place.column));
    const fits = values.every((value) => value !== undefined && value >= 1 && value <= size);
    return fits ? [item('Quad', name({ row, column }), ...values.map(Number))] : undefined;
  },
  odd: parity(1),
  even: parity(0),
  columnindexer: (clue, size, where) => [item('Indexing', 'C', ...cellsOf(clue, size, where))],
  rowindexer: (clue, size, where) => [item('Indexing', 'R', ...cellsOf(clue, size, where))],
  littlekillersum: littleKiller,
  sandwichsum: (clue, size, where) => {
    const { line, value } = outside(clue, size, where);
    return value === undefined ? [] : [item('Sandwich', value, line)];
  },
  xsum: sided('XSum'),
  skyscraper: sided('Skyscraper'),
};

/**
 * The items of a field that is a list of clues; undefined where one of them cannot be said. Throws
 * Unreadable where a clue has not the type it must have.
 */
export function itemsOf(field: string, value: Data, size: number): readonly string[] | undefined {
  const clue = Object.hasOwn(clues, field) ? clues[field] : undefined;
  if (!clue || !isList(value)) return undefined;
  const items: string[] = [];
  let length = 0;
  for (const [index, each] of value.entries()) {
    const where = within(field, `${index + 1}`);
    const said = clue(recordOf(each, where), size, where);
    // A clue that says nothing may mean something all the same.
    if (!said || said.length === 0) return undefined;
    for (const one of said) {
      items.push(one);
      length += one.length;
    }
    if (length > longestItems) throw new Unreadable('smaller', `${items.length} clues`, where);
  }
  return items;
}

/** Cells that hold less (or more) than all of their neighbours that are not marked alike. */
export function extremes(
  value: Data,
  size: number,
  field: string,
  isMinimum: boolean,
): readonly string[] {
  const marked = new Map<string, Place>();
  listOf(value, field).forEach((each, index) => {
    const where = within(field, `${index + 1}`);
    const place = placeOf(recordOf(each, where)['cell'], size, where);
    marked.set(name(place), place);
  });
  return [...marked].flatMap(([cell, place]) =>
    neighboursOf(place, size)
      .map(name)
      .filter((neighbour) => !marked.has(neighbour))
      .map((neighbour) =>
        isMinimum ? item('GreaterThan', neighbour, cell) : item('GreaterThan', cell, neighbour),
      ),
  );
}

/** A cell that is limited to some digits. */
export function limitedTo(cell: number, digits: readonly number[], columns: number): string {
  return `.~${[cellName(cell, columns), ...digits].join('_')}`;
}

/** Cells that differ. */
export function differing(cells: readonly number[], columns: number): string {
  return item('AllDifferent', ...cells.map((cell) => cellName(cell, columns)));
}

/** A sum of cells that differ, or that may repeat. */
export function sumChoices(cells: readonly number[], sum: number, columns: number): string[][] {
  const names = cells.map((cell) => cellName(cell, columns));
  return [[item('Cage', sum, ...names)], [item('Sum', sum, ...names)]];
}

export function item(kind: string, ...parts: readonly (string | number)[]): string {
  return `.${[kind, ...parts].join('~')}`;
}

/** The name of a cell by its index on a board of so many columns. */
export function cellName(cell: number, columns: number): string {
  return name({ row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 });
}

function name({ row, column }: Place): string {
  // One character each: a is 10.
  return `R${row.toString(17)}C${column.toString(17)}`;
}

function lines(kind: string): Clue {
  return (clue, size, where) =>
    linesOf(clue, size, where).map((line) => item(kind, ...line.map(name)));
}

/** Lines with a number, which `otherwise` is where none is given. */
function linesWith(kind: string, otherwise: (size: number) => number): Clue {
  return (clue, size, where) => {
    const value = isOn(clue['value']) ? wholeNumberOf(clue['value']) : otherwise(size);
    if (value === undefined) return undefined;
    return linesOf(clue, size, where).map((line) => item(kind, value, ...line.map(name)));
  };
}

/** Lines any two cells of which are an allowed pair. */
function tableForAll(allowed: (a: number, b: number) => boolean): Clue {
  return (clue, size, where) =>
    linesOf(clue, size, where).map((line) =>
      item('PairX', pairTable(size, allowed), ...line.map(name)),
    );
}

function dot(
  clue: DataRecord,
  size: number,
  where: string,
  usual: number,
  kind: string,
  allowed: (a: number, b: number, value: number) => boolean,
): readonly string[] | undefined {
  const value = isOn(clue['value']) ? wholeNumberOf(clue['value']) : usual;
  const cells = cellsOf(clue, size, where);
  if (value === undefined || cells.length !== 2) return undefined;
  if (value === usual) return [item(kind, ...cells)];
  return [
    item(
      'Pair',
      pairTable(size, (a, b) => allowed(a, b, value)),
      ...cells,
    ),
  ];
}

function parity(rest: number): Clue {
  return (clue, size, where) => {
    const digits = Array.from({ length: size }, (_, index) => index + 1);
    const place = placeOf(clue['cell'], size, where);
    return [`.~${[name(place), ...digits.filter((digit) => digit % 2 === rest)].join('_')}`];
  };
}

/** Every pair of digits from `lowest` on that is allowed as a bit, six bits a character. */
export function pairTable(
  size: number,
  allowed: (a: number, b: number) => boolean,
  lowest = 1,
): string {
  const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const digits = Array.from({ length: size }, (_, index) => index + lowest);
  const bits = digits.flatMap((a) => digits.map((b) => allowed(a, b)));
  let text = '';
  for (let start = 0; start < bits.length; start += 6) {
    const number = bits
      .slice(start, start + 6)
      .reduce((sum, isAllowed, bit) => sum + (isAllowed ? 1 << bit : 0), 0);
    text += characters[number] ?? '';
  }
  return text;
}

/** A clue beside a row or column, and from which end it looks. */
function outside(clue: DataRecord, size: number, where: string) {
  const { row, column } = placeOf(clue['cell'], size, where, true);
  const isColumn = row === 0 || row === size + 1;
  const isRow = column === 0 || column === size + 1;
  if (isColumn === isRow) throw new Unreadable('cell', clue['cell'], where);
  return {
    line: isColumn ? `C${column}` : `R${row}`,
    fromStart: row === 0 || column === 0,
    value: isOn(clue['value']) ? wholeNumberOf(clue['value']) : undefined,
  };
}

function sided(kind: string): Clue {
  return (clue, size, where) => {
    const { line, fromStart, value } = outside(clue, size, where);
    if (value === undefined) return [];
    return [fromStart ? item(kind, line, value) : item(kind, line, '', value)];
  };
}

const steps: Readonly<Record<string, readonly [down: number, right: number]>> = {
  UR: [-1, 1],
  UL: [-1, -1],
  DR: [1, 1],
  DL: [1, -1],
};

/** From a place beside the board on. */
function littleKiller(
  clue: DataRecord,
  size: number,
  where: string,
): readonly string[] | undefined {
  const sum = wholeNumberOf(clue['value']);
  const direction = clue['direction'];
  const step =
    typeof direction === 'string' && Object.hasOwn(steps, direction) ? steps[direction] : undefined;
  if (sum === undefined || !step) return undefined;
  const start = placeOf(clue['cell'], size, where, true);
  const places: Place[] = [];
  for (let at = 1; ; at++) {
    const place = { row: start.row + step[0] * at, column: start.column + step[1] * at };
    if (!isOnBoard(place, size)) break;
    places.push(place);
  }
  return places.length === 0 ? undefined : [littleKillerItem(places, step, size, sum)];
}

/** The text names a diagonal by the one of its ends that says its direction, too. */
export function littleKillerItem(
  places: readonly Place[],
  step: readonly [down: number, right: number],
  size: number,
  sum: number,
): string {
  const first = places[0] ?? { row: 1, column: 1 };
  const last = places.at(-1) ?? first;
  if (places.length < 2) return item('Sum', sum, name(first));
  return item('LittleKiller', sum, name(isBeginning(first, step, size) ? first : last));
}

/** Down from the left side, up from the right, down from the top, up from the bottom. */
export function isBeginning(
  { row, column }: Place,
  [down, right]: readonly [number, number],
  size: number,
): boolean {
  if (down > 0 && right > 0) return column === 1;
  if (down < 0 && right < 0) return column === size && row > 1 && row < size;
  if (down > 0) return row === 1 && column > 1;
  return row === size && column > 1 && column < size;
}

function cellsOf(clue: DataRecord, size: number, where: string): string[] {
  return placesOf(clue['cells'], size, within(where, 'cells')).map(name);
}

function linesOf(clue: DataRecord, size: number, where: string): Place[][] {
  return listOf(clue['lines'], within(where, 'lines')).map((line, index) =>
    placesOf(line, size, within(where, 'lines', `${index + 1}`)),
  );
}

function placesOf(data: Data | undefined, size: number, where: string): Place[] {
  const cells = listOf(data, where);
  if (cells.length > mostPlaces) throw new Unreadable('smaller', cells, where);
  return cells.map((cell) => placeOf(cell, size, where));
}

function placeOf(data: Data | undefined, size: number, where: string, mayBeOutside = false): Place {
  const [, row, column] = (typeof data === 'string' && /^R(\d{1,2})C(\d{1,2})$/i.exec(data)) || [];
  const place = { row: Number(row), column: Number(column) };
  if (!isOnBoard(place, size) && !(mayBeOutside && isBeside(place, size)))
    throw new Unreadable('cell', data, where);
  return place;
}

function isOnBoard({ row, column }: Place, size: number): boolean {
  return row >= 1 && row <= size && column >= 1 && column <= size;
}

function isBeside({ row, column }: Place, size: number): boolean {
  return row >= 0 && row <= size + 1 && column >= 0 && column <= size + 1;
}

function neighboursOf({ row, column }: Place, size: number): Place[] {
  return [
    { row: row - 1, column },
    { row: row + 1, column },
    { row, column: column - 1 },
    { row, column: column + 1 },
  ].filter((place) => isOnBoard(place, size));
}
