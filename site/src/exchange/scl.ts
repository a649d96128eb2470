/**
 * SudokuPad's own JSON (SCL): cells, regions, cages and drawings, and rules told to people. What a
 * line or a circle means is in the words alone. In links its keys are shortened (`PuzzleZipper`).
 * Places are [row, column] from 0.
 */
import { anyBoard, boxesOf, classicShapeOf, linesOf, type Board } from './board.ts';
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
import { readFog } from './drawn/fog.ts';
import { cageDrawing, sclDrawings } from './drawn/scl-drawings.ts';
import { Gathered } from './gathered.ts';
import type { Data, DataRecord } from './payload/loose-json.ts';
import type { ForeignRule } from './names.ts';
import type { About, Outcome } from './outcome.ts';
import { tellsPlainRules } from './told.ts';
import { Unreadable } from './unreadable.ts';

const longestTitle = 200;
const longestTold = 20_000;

/** Rules by their names in `global` and, as switches, in `metadata`. */
const globals: Readonly<Record<string, ForeignRule>> = {
  antiknight: 'knight',
  antiking: 'king',
  nonconsecutive: 'non-consecutive',
  disjoint: 'disjoint-groups',
  disjointgroups: 'disjoint-groups',
  antixv: 'negative-xv',
  norowcol: 'free-rows',
};

/** What a cage without cells says about the puzzle: "title: The name". */
const said = /^\s*(title|author|rules|solution|source|info|msgcorrect|authpr)\s*:\s*/i;
/** What it says about fog. */
const saidLit = /^\s*foglight\s*:?/i;

/** Fields whose lists are drawings. */
const drawings = [
  ['lines', 'l'],
  ['arrows', 'a'],
  ['underlays', 'u'],
  ['overlays', 'o'],
] as const;

/** What a drawing is made of that can be seen. */
const paints = ['borderColor', 'c1', 'stroke', 'color', 'c'] as const;

export function isScl(data: DataRecord): boolean {
  return isList(fieldOf(data, 'cells', 'ce'));
}

/** Throws Unreadable where a field has not the type it must have. */
export function readScl(data: DataRecord): Outcome {
  const cages = listOf(fieldOf(data, 'cages', 'ca'), 'cages').map((cage, index) =>
    recordOf(cage, within('cages', `${index + 1}`)),
  );
  const metadata = isRecord(data['metadata']) ? data['metadata'] : undefined;
  const sayings = sayingsOf(metadata, cages);
  const about = aboutOf(sayings);
  const rows = listOf(fieldOf(data, 'cells', 'ce'), 'cells').map((row, index) =>
    listOf(row, within('cells', `row ${index + 1}`)),
  );
  const columns = rows[0]?.length ?? 0;
  const solution = solutionOf(sayings.get('solution') ?? '');
  const board = boardFor(rows, solution);
  if (!board) return { kind: 'other-board', about, rows: rows.length, columns };
  const gathered = new Gathered(about, board);
  readCells(rows, gathered);
  readRows(solution, gathered);
  readRegions(data, gathered);
  cages.forEach((cage, index) => readCage(cage, within('cages', `${index + 1}`), gathered));
  readGlobals(data, metadata, gathered);
  gathered.draw(sclDrawings(data));
  readDrawings(data, gathered);
  readFog(data, gathered, lightsOf(cages));
  gathered.solve(solution);
  return gathered.outcome();
}

/** A character a cell, letters for values above 9; spaces and lines make it readable for people. */
function solutionOf(text: string): readonly (number | undefined)[] {
  return [...text.replace(/\s/g, '')].map((character) =>
    /^[\da-g]$/i.test(character) ? parseInt(character, 17) : undefined,
  );
}

/** Nobody says its digits: as many as the longer side, from 1, unless the author's solution has others. */
function boardFor(
  rows: readonly (readonly Data[])[],
  solution: readonly (number | undefined)[],
): Board | undefined {
  const columns = rows[0]?.length ?? 0;
  if (rows.some((row) => row.length !== columns)) return undefined;
  const side = Math.max(rows.length, columns);
  const told = solution.length === rows.length * columns ? solution : [];
  const values = told.filter((value) => value !== undefined);
  const lowest = values.includes(0) ? 0 : 1;
  const digits = values.reduce((most, value) => Math.max(most, value - lowest + 1), side);
  return anyBoard(rows.length, columns, digits, lowest);
}

/** On a board of its own, rows and columns differ unless the author's solution says otherwise. */
function readRows(solution: readonly (number | undefined)[], gathered: Gathered): void {
  const { board, givens } = gathered;
  if (classicShapeOf(board) || solution.length !== givens.length) return;
  const repeats = linesOf(board).some((cells) => {
    const values = cells.flatMap((cell) => solution[cell] ?? []);
    return new Set(values).size < values.length;
  });
  if (repeats) gathered.rule('free-rows');
}

/** What metadata say, and cages without cells in the older puzzles. */
function sayingsOf(
  metadata: DataRecord | undefined,
  cages: readonly DataRecord[],
): ReadonlyMap<string, string> {
  const told = new Map<string, string>();
  const take = (name: string, value: Data | undefined) => {
    const isLong = name === 'rules' || name === 'msgcorrect' || name === 'solution';
    const prose = proseOf(value, isLong ? longestTold : longestTitle);
    if (prose !== '' && !told.has(name)) told.set(name, prose);
  };
  for (const name of ['title', 'author', 'rules', 'msgcorrect', 'solution'])
    take(name, metadata?.[name]);
  take('title', metadata?.['t']);
  for (const cage of cages) {
    const value = fieldOf(cage, 'value', 'v');
    const name = typeof value === 'string' ? said.exec(value) : null;
    if (name && typeof value === 'string')
      take((name[1] ?? '').toLowerCase(), value.slice(name[0].length));
  }
  return told;
}

function aboutOf(sayings: ReadonlyMap<string, string>): About {
  const of = (name: string) => sayings.get(name) ?? '';
  const message = of('msgcorrect');
  return {
    program: 'sudokupad',
    title: of('title'),
    author: of('author'),
    told: of('rules'),
    ...(message && { message }),
  };
}

function readCells(rows: readonly (readonly Data[])[], gathered: Gathered): void {
  const { columns } = gathered.board;
  rows.flat().forEach((data, index) => {
    const row = Math.floor(index / columns) + 1;
    const where = within('cells', `row ${row}`, `column ${(index % columns) + 1}`);
    const cell = recordOf(data, where);
    const value = fieldOf(cell, 'value', 'v');
    if (isOn(value)) {
      // What stands in a cell is a given unless it is said not to be.
      if (cell['given'] === false) gathered.enter(index, wholeNumberOf(value));
      else gathered.given(index, wholeNumberOf(value));
    }
    const marks = (...names: readonly string[]) =>
      listOf(fieldOf(cell, ...names), within(where, names[0] ?? '')).map(wholeNumberOf);
    gathered.mark(gathered.centre, index, marks('centremarks', 'centerPencilMarks', 'candidates'));
    gathered.mark(gathered.corner, index, marks('pencilMarks', 'cornermarks'));
    if (isOn(cell['c']) || isOn(cell['color'])) gathered.drawn = true;
  });
}

/** No regions at all is no boxes, unless its words say that the plain rules hold. */
function readRegions(data: DataRecord, gathered: Gathered): void {
  const regions = listOf(fieldOf(data, 'regions', 're'), 'regions').map((region, index) => {
    const where = within('regions', `${index + 1}`);
    return listOf(region, where).map((cell) => cellOf(cell, gathered.board, where));
  });
  if (regions.length === 0 && tellsPlainRules(gathered.about.told, gathered.board))
    gathered.regions(boxesOf(gathered.board));
  else gathered.regions(regions);
}

function readCage(cage: DataRecord, where: string, gathered: Gathered): void {
  const value = fieldOf(cage, 'sum', 'value', 'v');
  const text = typeof value === 'string' ? value.trim() : '';
  if (said.test(text)) return;
  if (saidLit.test(text)) return;
  const cells = listOf(fieldOf(cage, 'cells', 'ce'), within(where, 'cells'));
  // Such a cage only says how large the picture is, or nothing at all.
  const isFrame = cage['unique'] === false && !isOn(value);
  if (cells.length === 0 || (isFrame && isOn(cage['hidden']))) return;
  const places = cells.flatMap((cell) => {
    const place = cellOn(cell, gathered.board, where);
    return place === undefined ? [] : [place];
  });
  const drawing = cageDrawing(cage, places);
  if (drawing) gathered.draw([drawing]);
  if (isFrame) return;
  // A cage that reaches off the board is not understood, and nothing else is the worse for it.
  if (places.length < cells.length) {
    gathered.lacks(isOn(value) ? 'killer-cages' : 'distinct-cages');
    return;
  }
  const sum = isOn(value) ? wholeNumberOf(value) : undefined;
  if (isOn(value) && !(sum && sum > 0 && sum < 1000)) {
    gathered.drawn = true;
    return;
  }
  gathered.cage({
    cells: [...new Set(places)],
    ...(sum !== undefined && { sum }),
    ...(typeof cage['unique'] === 'boolean' && { isUnique: cage['unique'] }),
    ...(drawing && { drawing: gathered.drawings.length - 1 }),
  });
}

function readGlobals(data: DataRecord, metadata: DataRecord | undefined, gathered: Gathered): void {
  const names = listOf(data['global'], 'global').map((item) => proseOf(item, longestTitle));
  for (const name of Object.keys(globals)) if (isOn(metadata?.[name])) names.push(name);
  for (const name of new Set(names)) {
    const rule = Object.hasOwn(globals, name) ? globals[name] : undefined;
    if (rule) gathered.rule(rule);
    else gathered.lacksUnknown(name);
  }
}

function readDrawings(data: DataRecord, gathered: Gathered): void {
  for (const [name, short] of drawings) {
    for (const item of listOf(fieldOf(data, name, short), name)) {
      if (isRecord(item) && !isInvisible(item)) gathered.drawn = true;
    }
  }
}

/** Such as the clear square by which SudokuPad says where the board is. */
function isInvisible(item: DataRecord): boolean {
  if (item['class'] === 'board-position') return true;
  const background = fieldOf(item, 'backgroundColor', 'c2');
  const isClear = typeof background === 'string' && /^#[\da-f]{6}00$/i.test(background);
  const isBare = !isOn(fieldOf(item, 'text', 'te')) && !paints.some((paint) => isOn(item[paint]));
  return isBare && isClear;
}

/** What cages say to be clear, in their text or by their cells; undefined where none is about fog. */
function lightsOf(cages: readonly DataRecord[]): Data | undefined {
  const lights = cages.filter((cage) => {
    const value = fieldOf(cage, 'value', 'v');
    return typeof value === 'string' && saidLit.test(value);
  });
  if (lights.length === 0) return undefined;
  return lights.flatMap((cage) => [
    fieldOf(cage, 'value', 'v') ?? '',
    ...listOf(fieldOf(cage, 'cells', 'ce'), 'cells'),
  ]);
}

function cellOf(data: Data, board: Board, where: string): number {
  const cell = cellOn(data, board, where);
  if (cell === undefined) throw new Unreadable('cell', isList(data) ? pairText(data) : data, where);
  return cell;
}

/** Two numbers as they stand; what is neither number nor text cannot be told. */
function pairText(data: readonly Data[]): string {
  const parts = data.slice(0, 2).map((part) => (isList(part) || isRecord(part) ? '…' : `${part}`));
  return `[${parts.join(', ')}]`;
}

/** Undefined for a cell off the board; throws Unreadable for what is none. */
function cellOn(data: Data, { rows, columns }: Board, where: string): number | undefined {
  const [row, column] = isList(data) ? data.map((number) => wholeNumberOf(number) ?? -1) : [];
  if (row === undefined || column === undefined) throw new Unreadable('cell', data, where);
  const isOnBoard = row >= 0 && column >= 0 && row < rows && column < columns;
  return isOnBoard ? row * columns + column : undefined;
}
