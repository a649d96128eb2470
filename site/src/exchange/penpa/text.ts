/**
 * The text of a link of Penpa+: lines of which the first has fields between commas and most others are JSON, where
 * names that come often are a z and a letter.
 */
import { isList, isRecord, wholeNumberOf } from '../fields.ts';
import { readLooseJson, type Data, type DataRecord } from '../payload/loose-json.ts';
import { Unreadable } from '../unreadable.ts';

/** As many cells as a board and all that is around it may have. */
export const mostCells = 64 * 64;

const names: Readonly<Record<string, string>> = {
  O: 'null',
  _: '"__a"',
  7: '"nobulbthermo"',
  6: '"killercages"',
  4: '"deletelineE"',
  5: '"polygon"',
  0: '"squareframe"',
  D: '"direction"',
  3: '"arrows"',
  T: '"thermo"',
  2: '"freelineE"',
  F: '"freeline"',
  1: '"numberS"',
  8: '"command_replay"',
  U: '"command_undo"',
  R: '"command_redo"',
  B: '"board"',
  P: '"special"',
  Y: '"symbol"',
  N: '"number"',
  C: '"cage"',
  W: '"wall"',
  E: '"lineE"',
  L: '"line"',
  S: '"surface"',
  M: '"edit_mode"',
  G: '"grid"',
  A: '"pu_a"',
  Q: '"pu_q"',
  9: '"qa"',
  Z: 'z',
};

/** What the link says, before anything is made of it. */
export interface PenpaText {
  /** Such as `sudoku` and `square`. */
  readonly grid: string;
  readonly rows: number;
  readonly columns: number;
  /** The switches of its grids for Sudoku, the first and last of which draw diagonals. */
  readonly switches: readonly boolean[];
  readonly title: string;
  readonly author: string;
  readonly rules: string;
  /** The cells of the board as numbers, in no order. */
  readonly centres: readonly number[];
  /** What the author drew, and what was done on it. */
  readonly question: DataRecord;
  readonly answer: DataRecord;
  readonly genres: readonly string[];
}

/** Throws Unreadable where it is none. */
export function readPenpaText(text: string): PenpaText {
  const lines = text.split('\n');
  const fields = (lines[0] ?? '').split(',');
  const columns = wholeNumberOf(fields[1]);
  const rows = wholeNumberOf(fields[2]);
  if (rows === undefined || columns === undefined || rows < 1 || columns < 1)
    throw new Unreadable('number', fields.slice(0, 3).join(), 'line 1');
  if ((rows + 4) * (columns + 4) > mostCells)
    throw new Unreadable('smaller', `${rows} by ${columns}`, 'line 1');
  const prose = (at: number, label: string) =>
    unescaped(spelt((fields[at] ?? '').trim())).replace(new RegExp(`^${label}:\\s*`), '');
  return {
    grid: fields[0] ?? '',
    rows,
    columns,
    switches: fields.slice(11, 15).map((field) => field === '1'),
    title: prose(15, 'Title'),
    author: prose(16, 'Author'),
    rules: prose(18, 'Rules'),
    centres: centresOf(jsonOf(lines, 5)),
    question: recordIn(lines, 3),
    answer: recordIn(lines, 4),
    genres: genresOf(jsonOf(lines, 17)),
  };
}

/** Undefined for a line that is empty, or is none of JSON. */
function jsonOf(lines: readonly string[], at: number): Data | undefined {
  const line = (lines[at] ?? '').trim();
  if (!/^[{[]/.test(line)) return undefined;
  return readLooseJson(spelt(line));
}

/** With the names in place of their letters. Words have them, too: each z in them is followed by a Z. */
function spelt(text: string): string {
  return text.replace(/z([\dA-Z_])/g, (whole, key: string) => names[key] ?? whole);
}

function recordIn(lines: readonly string[], at: number): DataRecord {
  const data = jsonOf(lines, at);
  return isRecord(data) ? data : {};
}

/** Each number is how much more than the one before it the next is. */
function centresOf(data: Data | undefined): readonly number[] {
  const steps = isList(data) ? data : [];
  if (steps.length > mostCells) throw new Unreadable('smaller', steps, 'line 6');
  let centre = 0;
  return steps.map((step) => {
    const number = wholeNumberOf(step);
    if (number === undefined) throw new Unreadable('number', step, 'line 6');
    centre += number;
    return centre;
  });
}

function genresOf(data: Data | undefined): readonly string[] {
  const all = isList(data) ? data : [];
  return all.filter((genre): genre is string => typeof genre === 'string').slice(0, 20);
}

/** How words go into a line of fields between commas, and into an address. */
const escapes = [
  [',', '%2C'],
  ['\n', '%2D'],
  ['&', '%2E'],
  ['=', '%2F'],
] as const;

export function escaped(text: string): string {
  return escapes.reduce((before, [plain, code]) => before.replaceAll(plain, code), text);
}

function unescaped(text: string): string {
  return escapes.reduce((before, [plain, code]) => before.replaceAll(code, plain), text);
}
