/**
 * The JSON of lisudoku: `gridSize`, `fixedNumbers` and one field for each kind of rule. Cells are
 * records of `row` and `col`, counted from 0.
 */
import { boardOf, classicShapeOf } from '../board.ts';
import { isList, isOn, listOf, recordOf, wholeNumberOf, within } from '../fields.ts';
import { Gathered } from '../gathered.ts';
import { Items, range } from '../meaning/items.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';
import type { ForeignRule, Program } from '../names.ts';
import type { About, Outcome } from '../outcome.ts';
import { Unreadable } from '../unreadable.ts';

const about: About = { program: 'lisudoku', title: '', author: '', told: '' };

const switches: Readonly<Record<string, ForeignRule>> = {
  antiKnight: 'knight',
  antiKing: 'king',
  primaryDiagonal: 'falling-diagonal',
  secondaryDiagonal: 'rising-diagonal',
  topBottom: 'top-bottom',
};

/** Fields that are lists of lines. */
const lines: Readonly<Record<string, readonly [ForeignRule, kind: string]>> = {
  thermos: ['thermometer', 'Thermo'],
  renbans: ['renban', 'Renban'],
  palindromes: ['palindrome', 'Palindrome'],
};

/** Fields that are lists of cells of one parity: what its digits leave when halved. */
const parities: Readonly<Record<string, readonly [ForeignRule, rest: number]>> = {
  oddCells: ['odd', 1],
  evenCells: ['even', 0],
};

/** The longest number that stands in the circle of an arrow. */
const longestCircle = 3;

const others = new Set(['gridSize', 'fixedNumbers', 'regions', 'extraRegions', 'kropkiNegative']);

export function isLisudoku(data: DataRecord): boolean {
  return 'gridSize' in data && !('givenDigits' in data);
}

/** Throws Unreadable where a field has not the type it must have. */
export function readLisudoku(data: DataRecord): Outcome {
  const stated = wholeNumberOf(data['gridSize']);
  if (stated === undefined || stated < 1)
    throw new Unreadable('number', data['gridSize'], 'gridSize');
  const board = boardOf(stated);
  if (board === undefined) return { kind: 'other-board', about, rows: stated, columns: stated };
  const { size } = board;
  const gathered = new Gathered(about, board);
  listOf(data['fixedNumbers'], 'fixedNumbers').forEach((item, index) => {
    const where = within('fixedNumbers', `${index + 1}`);
    const { position, value } = recordOf(item, where);
    gathered.given(cellOf(position, size, where), wholeNumberOf(value), where);
  });
  const regions = groupsOf(data['regions'], 'regions', size);
  if (regions.length > 0) gathered.regions(regions);
  for (const cells of groupsOf(data['extraRegions'], 'extraRegions', size))
    gathered.house(cells, 'small-regions');
  for (const [name, value] of Object.entries(data)) readField(name, value, gathered);
  if (isOn(data['kropkiNegative'])) {
    // Neighbours with a dot are exempt, which is said by the dots.
    if (isList(data['kropkiDots']) && data['kropkiDots'].length > 0)
      gathered.constrain('negative-kropki', ['.StrictKropki']);
    else gathered.rule('negative-kropki');
  }
  return gathered.outcome();
}

/** A grid given as its digits alone, as lisudoku takes it too. */
export function readDigits(digits: string, program: Program): Outcome {
  const board = boardOf(Math.sqrt(digits.length));
  if (!board || classicShapeOf(board) === undefined)
    throw new Unreadable('cells-of-board', digits, '');
  const gathered = new Gathered({ ...about, program }, board);
  [...digits].forEach((digit, cell) => {
    if (digit >= '1' && digit <= '9') gathered.given(cell, Number(digit));
  });
  return gathered.outcome();
}

function readField(name: string, value: Data, gathered: Gathered): void {
  const empty = !isOn(value) || (isList(value) && value.length === 0);
  if (empty || others.has(name)) return;
  const rule = own(switches, name);
  const [line, kind] = own(lines, name) ?? [];
  const [parity, rest] = own(parities, name) ?? [];
  const { columns: size } = gathered.board;
  const items = new Items({ columns: size });
  if (rule) gathered.rule(rule);
  else if (line && kind) {
    const groups = groupsOf(value, name, size);
    gathered.constrain(
      line,
      groups.map((cells) => items.of(kind, cells)),
    );
  } else if (parity) {
    const digits = range(1, size).filter((digit) => digit % 2 === rest);
    const [cells = []] = groupsOf([value], name, size);
    gathered.constrain(
      parity,
      cells.map((cell) => items.limited(cell, digits)),
    );
  } else if (name === 'kropkiDots') readDots(value, items, gathered);
  else if (name === 'killerCages') readCages(value, items, gathered);
  else if (name === 'arrows') readArrows(value, items, gathered);
  else gathered.lacksUnknown(name);
}

/** White dots and black ones in one list. */
function readDots(value: Data, items: Items, gathered: Gathered): void {
  const { columns: size } = gathered.board;
  listOf(value, 'kropkiDots').forEach((item, index) => {
    const where = within('kropkiDots', `${index + 1}`);
    const { dotType, cell1, cell2 } = recordOf(item, where);
    const cells = [cellOf(cell1, size, where), cellOf(cell2, size, where)];
    if (dotType === 'Double') gathered.constrain('ratio', [items.of('BlackDot', cells)]);
    else if (dotType === 'Consecutive')
      gathered.constrain('difference', [items.of('WhiteDot', cells)]);
    else gathered.lacks('difference');
  });
}

/** Without a sum, their cells only differ. */
function readCages(value: Data, items: Items, gathered: Gathered): void {
  const cages = listOf(value, 'killerCages').flatMap((item, index) => {
    const where = within('killerCages', `${index + 1}`);
    const { sum, region } = recordOf(item, where);
    const [cells = []] = groupsOf([region ?? []], where, gathered.board.columns);
    const number = isOn(sum) ? wholeNumberOf(sum) : 0;
    if (number !== undefined) return [items.of('Cage', cells, number)];
    gathered.lacks('killer-cages');
    return [];
  });
  gathered.constrain('killer-cages', cages);
}

function readArrows(value: Data, items: Items, gathered: Gathered): void {
  listOf(value, 'arrows').forEach((item, index) => {
    const where = within('arrows', `${index + 1}`);
    const { circleCells, arrowCells } = recordOf(item, where);
    const [circle = [], line = []] = groupsOf(
      [circleCells ?? [], arrowCells ?? []],
      where,
      gathered.board.columns,
    );
    const shaft = line.filter((cell) => !circle.includes(cell));
    // A circle without an arrow says nothing.
    if (shaft.length === 0) return;
    const cells = [...[...circle].sort((a, b) => a - b), ...shaft];
    if (circle.length === 0 || circle.length > longestCircle) gathered.lacks('arrow');
    else if (circle.length === 1) gathered.constrain('arrow', [items.of('Arrow', cells)]);
    else gathered.constrain('arrow', [items.of('PillArrow', cells, circle.length)]);
  });
}

function own<T>(record: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

function groupsOf(data: Data | undefined, name: string, size: number): number[][] {
  return listOf(data, name).map((group, index) => {
    const where = within(name, `${index + 1}`);
    return listOf(group, where).map((cell) => cellOf(cell, size, where));
  });
}

function cellOf(data: Data | undefined, size: number, where: string): number {
  const cell = recordOf(data, where);
  const row = wholeNumberOf(cell['row']) ?? -1;
  const column = wholeNumberOf(cell['col']) ?? -1;
  if (row < 0 || column < 0 || row >= size || column >= size)
    throw new Unreadable('cell', `row ${row}, col ${column}`, where);
  return row * size + column;
}
