/**
 * The JSON of f-puzzles, which SudokuPad takes as well: a record with `size`, `grid` (rows of
 * cells) and one field for each kind of rule or drawing, most of them lists. Cells are called R1C1.
 */
import { boardOf, boxesOf } from './board.ts';
import { extremes, itemsOf } from './clues.ts';
import {
  fieldOf,
  isList,
  isOn,
  isRecord,
  listOf,
  proseOf,
  recordOf,
  wholeNumberOf,
  within,
} from './fields.ts';
import { cellColours, drawingFields, fPuzzlesDrawings } from './drawn/f-puzzles-drawings.ts';
import { readFog } from './drawn/fog.ts';
import { withoutShown } from './drawn/shown.ts';
import { Gathered } from './gathered.ts';
import { pairName, unmarkedItems } from './neighbours.ts';
import type { Data, DataRecord } from './payload/loose-json.ts';
import type { ForeignRule, Program } from './names.ts';
import type { About, Outcome } from './outcome.ts';
import { Unreadable } from './unreadable.ts';

/** Fields that are switches. */
const switches: Readonly<Record<string, ForeignRule>> = {
  antiknight: 'knight',
  antiking: 'king',
  disjointgroups: 'disjoint-groups',
  'diagonal+': 'rising-diagonal',
  'diagonal-': 'falling-diagonal',
};

/** Fields that are lists of clues; `clues.ts` says which of them Ninefold knows. */
const clues: Readonly<Record<string, ForeignRule>> = {
  killercage: 'killer-cages',
  arrow: 'arrow',
  doublearrow: 'double-arrow',
  littlekillersum: 'little-killer',
  sandwichsum: 'sandwich',
  xsum: 'x-sums',
  skyscraper: 'skyscrapers',
  odd: 'odd',
  even: 'even',
  minimum: 'minimum',
  maximum: 'maximum',
  rowindexer: 'row-indexer',
  columnindexer: 'column-indexer',
  boxindexer: 'box-indexer',
  thermometer: 'thermometer',
  slowthermometer: 'slow-thermometer',
  palindrome: 'palindrome',
  renban: 'renban',
  whispers: 'whispers',
  regionsumline: 'region-sum',
  betweenline: 'between',
  lockout: 'lockout',
  entropicline: 'entropic',
  modularline: 'modular',
  nabner: 'nabner',
  zipperline: 'zipper',
  difference: 'difference',
  ratio: 'ratio',
  xv: 'xv',
  inequality: 'inequality',
  clone: 'clone',
  quadruple: 'quadruple',
};

/** What all neighbours without a mark obey, by the field of the marks. */
const negatives: Readonly<Record<string, ForeignRule>> = {
  xv: 'negative-xv',
  ratio: 'negative-ratio',
};

/** What says nothing about the puzzle, or is read on its own. */
const others = new Set([
  'size',
  'title',
  'author',
  'ruleset',
  'grid',
  'solution',
  'negative',
  'nonconsecutive',
  'extraregion',
  'disabledlogic',
  'truecandidatesoptions',
  'highlightConflicts',
  'successMessage',
  'fogofwar',
  'foglight',
  'triggereffect',
]);

const longestTitle = 200;
const longestTold = 20_000;

export function isFPuzzles(data: DataRecord): boolean {
  return isList(data['grid']);
}

/** Throws Unreadable where a field has not the type it must have. */
export function readFPuzzles(given: DataRecord, program: Program): Outcome {
  const data = withoutShown(given);
  const message = proseOf(data['successMessage'], longestTold);
  const about: About = {
    program,
    title: proseOf(data['title'], longestTitle),
    author: proseOf(data['author'], longestTitle),
    told: proseOf(data['ruleset'], longestTold),
    ...(message && { message }),
  };
  const rows = rowsOf(data);
  const board = boardOf(rows.length);
  if (board === undefined)
    return { kind: 'other-board', about, rows: rows.length, columns: rows.length };
  const gathered = new Gathered(about, board);
  readCells(rows, gathered);
  for (const [name, value] of Object.entries(data)) readField(name, value, gathered);
  readNegatives(data, gathered);
  readExtraRegions(data, gathered);
  readFog(data, gathered);
  gathered.solve(solutionOf(data['solution']));
  return gathered.outcome();
}

/** A text of a character a cell, or a list of values. */
function solutionOf(data: Data | undefined): readonly (number | undefined)[] {
  const values = typeof data === 'string' ? [...data] : isList(data) ? data : [];
  return values.map(wholeNumberOf);
}

/** The cells of a square board of the size that it says it has. */
function rowsOf(data: DataRecord): readonly (readonly Data[])[] {
  const rows = listOf(data['grid'], 'grid').map((row, index) =>
    listOf(row, within('grid', `row ${index + 1}`)),
  );
  const size = data['size'] === undefined ? rows.length : wholeNumberOf(data['size']);
  if (size === undefined || size < 1) throw new Unreadable('number', data['size'], 'size');
  if (rows.length !== size) throw new Unreadable('rows', rows, 'grid');
  const wrong = rows.findIndex((row) => row.length !== size);
  if (wrong !== -1) throw new Unreadable('rows', rows[wrong], within('grid', `row ${wrong + 1}`));
  return rows;
}

function readCells(rows: readonly (readonly Data[])[], gathered: Gathered): void {
  const regions = new Map<number, number[]>();
  const { columns: size } = gathered.board;
  rows.flat().forEach((data, index) => {
    const where = within('grid', `row ${rowOf(index, size)}`, `column ${(index % size) + 1}`);
    const cell = recordOf(data, where);
    readCell(cell, index, where, gathered);
    const region = regionOf(cell, index, where, gathered);
    if (region !== undefined) regions.set(region, [...(regions.get(region) ?? []), index]);
  });
  gathered.regions([...regions.values()]);
}

function readCell(cell: DataRecord, index: number, where: string, gathered: Gathered): void {
  const value = cell['value'];
  // 0 and null are how an empty cell is written too.
  if (isOn(value)) {
    if (typeof value !== 'number' && typeof value !== 'string')
      throw new Unreadable('digit', value, within(where, 'value'));
    if (isOn(cell['given'])) gathered.given(index, wholeNumberOf(value));
    else gathered.enter(index, wholeNumberOf(value));
  }
  const marks = (name: string) => listOf(cell[name], within(where, name)).map(wholeNumberOf);
  gathered.mark(gathered.corner, index, marks('cornerPencilMarks'));
  gathered.mark(gathered.centre, index, marks('centerPencilMarks'));
  gathered.limit(index, marks('givenPencilMarks'));
  const { columns: size } = gathered.board;
  const colours = cell['cArray'];
  if (isOn(cell['c']) || isOn(cell['highlight']) || (isList(colours) && colours.length > 0))
    gathered.drawn = true;
  gathered.draw(cellColours(cell, [(index % size) + 0.5, Math.floor(index / size) + 0.5]));
}

/** Its box where nothing is said; undefined for null, which is not a region. */
function regionOf(
  cell: DataRecord,
  index: number,
  where: string,
  { board }: Gathered,
): number | undefined {
  const region = cell['region'];
  if (region === null) return undefined;
  if (region === undefined) {
    return boxesOf(board).findIndex((box) => box.includes(index));
  }
  const number = wholeNumberOf(region);
  if (number === undefined) throw new Unreadable('number', region, within(where, 'region'));
  return number;
}

function readField(name: string, value: Data, gathered: Gathered): void {
  const empty = !isOn(value) || (isList(value) && value.length === 0);
  if (empty || others.has(name)) return;
  const rule = own(switches, name);
  const clue = own(clues, name);
  if (rule) gathered.rule(rule);
  else if (clue) readClues(clue, name, value, gathered);
  else if (drawingFields.has(name)) readDrawings(name, value, gathered);
  else gathered.lacksUnknown(name);
}

function readDrawings(name: string, value: Data, gathered: Gathered): void {
  gathered.draw(fPuzzlesDrawings(name, value, gathered.board.columns));
  // Even one that cannot be seen.
  gathered.drawn = true;
}

/**
 * All clues of a field. One that lies off the board, or says what no item can, is missing by itself; a
 * circle without a shaft is nothing but a circle.
 */
function readClues(rule: ForeignRule, name: string, value: Data, gathered: Gathered): void {
  const { columns: size } = gathered.board;
  const clues = listOf(value, name).filter((clue) => !readCircle(name, clue, gathered));
  const read = (some: readonly Data[]) =>
    name === 'minimum' || name === 'maximum'
      ? extremes(some, size, name, name === 'minimum')
      : itemsOf(name, some, size);
  const whole = clues.every((clue) => isOnBoard(() => read([clue]))) ? read(clues) : undefined;
  if (whole) {
    gathered.constrain(rule, whole);
    return;
  }
  gathered.lacks(rule);
  const good = clues.filter((clue) => isOnBoard(() => read([clue])) && read([clue]) !== undefined);
  gathered.constrain(rule, read(good) ?? []);
}

/** Whether reading meets no cell off the board; what else is wrong is met again with its place. */
function isOnBoard(read: () => unknown): boolean {
  try {
    read();
    return true;
  } catch (error) {
    return !(error instanceof Unreadable && error.fault.expected === 'cell');
  }
}

/** Draws the circle or pill of an arrow without a shaft; false for anything else. */
function readCircle(name: string, clue: Data, gathered: Gathered): boolean {
  if (name !== 'arrow' || !isRecord(clue) || listOf(clue['lines'], 'lines').length > 0)
    return false;
  const cells = listOf(clue['cells'], 'cells');
  const circles = fPuzzlesDrawings(
    'circle',
    cells.map((cell) => ({ cells: [cell], width: 0.85, height: 0.85, outlineC: '#a1a1a1' })),
    gathered.board.columns,
  );
  gathered.draw(circles);
  gathered.drawn = true;
  return circles.length > 0;
}

/**
 * Neighbours without a mark. Where there are marks, these are exempt: of X and V by a rule of that name; of dots
 * both kinds, since only one can stand between two cells.
 */
function readNegatives(data: DataRecord, gathered: Gathered): void {
  const { board } = gathered;
  const clues = (name: string) => listOf(data[name], name);
  const dots = [...clues('difference'), ...clues('ratio')];
  const exempt = () => pairsOf(dots, board.columns);
  for (const item of listOf(data['negative'], 'negative')) {
    const name = typeof item === 'string' ? item : '';
    const rule = own(negatives, name);
    if (!rule) gathered.lacksUnknown(`negative ${name}`);
    else if (name === 'ratio' && dots.length > 0) {
      const ratios = valuesOf(clues('ratio'), 2);
      const isRatio = (a: number, b: number) => ratios.some((value) => a === b * value);
      const isAllowed = (a: number, b: number) => !isRatio(a, b) && !isRatio(b, a);
      gathered.constrain(rule, unmarkedItems(board, exempt(), isAllowed));
    } else if (clues(name).length === 0) gathered.rule(rule);
    // What is exempt is told by the marks, which are there.
    else gathered.constrain(rule, ['.StrictXV']);
  }
  if (!isOn(data['nonconsecutive'])) return;
  if (dots.length === 0) gathered.rule('non-consecutive');
  else {
    const isAllowed = (a: number, b: number) => Math.abs(a - b) !== 1;
    gathered.constrain('non-consecutive', unmarkedItems(board, exempt(), isAllowed));
  }
}

/** The pairs of cells that have a mark; one that is not between two cells of the board exempts none. */
function pairsOf(marks: readonly Data[], size: number): ReadonlySet<string> {
  const pairs = marks.flatMap((mark) => {
    const cells = isRecord(mark) && isList(mark['cells']) ? mark['cells'] : [];
    let found: readonly number[] = [];
    isOnBoard(() => (found = cells.slice(0, 2).map((cell) => cellOf(cell, size, ''))));
    const [first, second] = found;
    return first === undefined || second === undefined ? [] : [pairName(first, second)];
  });
  return new Set(pairs);
}

/** The numbers of marks, those without a number counting as `usual`. */
function valuesOf(marks: readonly Data[], usual: number): readonly number[] {
  const values = marks.map((mark) => {
    const value = isRecord(mark) ? mark['value'] : undefined;
    return isOn(value) ? (wholeNumberOf(value) ?? usual) : usual;
  });
  return [...new Set(values.length > 0 ? values : [usual])];
}

function readExtraRegions(data: DataRecord, gathered: Gathered): void {
  listOf(data['extraregion'], 'extraregion').forEach((item, index) => {
    const where = within('extraregion', `${index + 1}`);
    const cells = listOf(fieldOf(recordOf(item, where), 'cells'), within(where, 'cells'));
    gathered.house(
      cells.map((cell) => cellOf(cell, gathered.board.columns, where)),
      'small-regions',
    );
  });
}

function cellOf(data: Data, size: number, where: string): number {
  const [, row, column] = (typeof data === 'string' && /^R(\d{1,2})C(\d{1,2})$/i.exec(data)) || [];
  const place = [Number(row), Number(column)];
  if (!place.every((number) => number >= 1 && number <= size))
    throw new Unreadable('cell', data, where);
  return (Number(row) - 1) * size + Number(column) - 1;
}

function rowOf(index: number, size: number): number {
  return Math.floor(index / size) + 1;
}

/** A record's own entry: `constructor` is not the name of a rule. */
function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
