/**
 * The JSON of lisudoku: `gridSize`, `fixedNumbers` and one field for each kind of rule. Cells are
 * records of `row` and `col`, counted from 0.
 */
import { boardOf } from './board.ts';
import { isList, isOn, listOf, recordOf, wholeNumberOf, within } from './fields.ts';
import { Gathered } from './gathered.ts';
import type { Data, DataRecord } from './payload/loose-json.ts';
import type { ForeignRule, Program } from './names.ts';
import type { About, Outcome } from './outcome.ts';
import { Unreadable } from './unreadable.ts';

const about: About = { program: 'lisudoku', title: '', author: '', told: '' };

const switches: Readonly<Record<string, ForeignRule>> = {
  antiKnight: 'knight',
  antiKing: 'king',
  primaryDiagonal: 'falling-diagonal',
  secondaryDiagonal: 'rising-diagonal',
  topBottom: 'top-bottom',
};

const clues: Readonly<Record<string, ForeignRule>> = {
  killerCages: 'killer-cages',
  thermos: 'thermometer',
  arrows: 'arrow',
  oddCells: 'odd',
  evenCells: 'even',
  kropkiDots: 'difference',
  renbans: 'renban',
  palindromes: 'palindrome',
};

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
    gathered.given(cellOf(position, size, where), wholeNumberOf(value));
  });
  const regions = groupsOf(data['regions'], 'regions', size);
  if (regions.length > 0) gathered.regions(regions);
  for (const cells of groupsOf(data['extraRegions'], 'extraRegions', size))
    gathered.house(cells, 'small-regions');
  for (const [name, value] of Object.entries(data)) readField(name, value, gathered);
  if (isOn(data['kropkiNegative'])) {
    if (listOf(data['kropkiDots'], 'kropkiDots').length > 0) gathered.lacks('negative-kropki');
    else gathered.rule('negative-kropki');
  }
  return gathered.outcome();
}

/** A grid given as its digits alone, as lisudoku takes it too. */
export function readDigits(digits: string, program: Program): Outcome {
  const board = boardOf(Math.sqrt(digits.length));
  if (board?.shape.size === undefined) throw new Unreadable('cells-of-board', digits, '');
  const gathered = new Gathered({ ...about, program }, board);
  [...digits].forEach((digit, cell) => {
    if (digit >= '1' && digit <= '9') gathered.given(cell, Number(digit));
  });
  return gathered.outcome();
}

function readField(name: string, value: Data, gathered: Gathered): void {
  const empty = !isOn(value) || (isList(value) && value.length === 0);
  if (empty || others.has(name)) return;
  const rule = Object.hasOwn(switches, name) ? switches[name] : undefined;
  const clue = Object.hasOwn(clues, name) ? clues[name] : undefined;
  if (name === 'kropkiDots') readDots(value, gathered);
  else if (rule) gathered.rule(rule);
  else if (clue) gathered.lacks(clue);
  else gathered.lacksUnknown(name);
}

/** White dots and black ones in one list. */
function readDots(value: Data, gathered: Gathered): void {
  listOf(value, 'kropkiDots').forEach((item, index) => {
    const { dotType } = recordOf(item, within('kropkiDots', `${index + 1}`));
    gathered.lacks(dotType === 'Double' ? 'ratio' : 'difference');
  });
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
