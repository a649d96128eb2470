/**
 * Lists with a puzzle of any rules in each line, as the command line reads them: the constraint text, and
 * after a tab whatever else. Loaded with the first text that may be one.
 */
import { writeDescription } from '../../puzzle/description.ts';
import { sentenceOf } from '../../solver/problem-text.ts';
import type { Listed, VariantRead } from '../../solver/solver.ts';
import { words } from '../../words/index.ts';
import { unwrapped } from './constraint-text.ts';

/** How many are read side by side. */
const atOnce = 4;
/** As many as other lists may have. */
const mostPuzzles = 100_000;
const mostBadLines = 500;

export interface ListLine {
  /** Counted from 1. */
  readonly number: number;
  readonly name: string;
  readonly text: string;
}

/** What the lines of a text are: together one puzzle, a puzzle each, or, for all one can see, either. */
export interface ListText {
  readonly lines: readonly ListLine[];
  readonly reading: 'one' | 'either' | 'many';
}

export interface ReadList {
  readonly puzzles: readonly Listed[];
  /** What could not be read, a sentence a line. */
  readonly problems: readonly string[];
}

/** Undefined where there are lines that are no constraint texts, unless the others are a puzzle each. */
export function listIn(text: string): ListText | undefined {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, at) => ({ number: at + 1, fields: line.trim().split('\t') }))
    .filter(({ fields: [first = ''] }) => first !== '' && !first.startsWith('#'));
  const looking = rows.map(({ fields }) => fields.filter(isPuzzle).length);
  const column = rows[looking.findIndex((count) => count > 0)]?.fields.findIndex(isPuzzle);
  if (column === undefined) return undefined;
  const lines = rows.map(({ number, fields }) => ({
    number,
    // A table has the name before the puzzle; what comes after it may be anything.
    name: (fields[column - 1] ?? '').trim(),
    text: bare(fields[column] ?? ''),
  }));
  // A solution may well stand in the next column.
  const isTable = rows.every(
    ({ fields }) => fields.length > 1 && !fields.slice(column + 1).some(isItems),
  );
  const reading = isTable ? 'many' : readingOf(lines);
  return reading && { lines, reading };
}

/** Reads each line; `read` asks the engine. `tell` hears now and then how many have been read. */
export async function readList(
  lines: readonly ListLine[],
  read: (text: string) => Promise<VariantRead>,
  tell: (done: number) => void = () => undefined,
): Promise<ReadList> {
  const found = new Array<Listed | string>(Math.min(lines.length, mostPuzzles));
  let next = 0;
  let bad = 0;
  const readInTurn = async () => {
    while (next < found.length && bad < mostBadLines) {
      const at = next++;
      const { number, name, text } = lines[at] as ListLine;
      const result = await read(text);
      if (result.kind === 'puzzle') {
        const { puzzle } = result;
        found[at] = { puzzle, name, description: writeDescription(puzzle) };
      } else {
        const { item, called, argument, found: seen, expected } = result;
        const wrong = words.bringing.variantWrong(item, called, argument, seen, expected);
        found[at] = words.bringing.onLine(number, wrong);
        bad++;
      }
      tell(at + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, readInTurn));
  const unread = lines[next];
  return {
    puzzles: found.filter((one) => typeof one === 'object'),
    problems: [
      ...found.filter((one) => typeof one === 'string'),
      ...(unread ? [tooMany(unread.number)] : []),
    ],
  };
}

function tooMany(line: number): string {
  const expected = `at most ${mostPuzzles} puzzles and ${mostBadLines} lines that cannot be read`;
  return sentenceOf({
    code: 'too_large',
    line,
    column: null,
    cell: null,
    found: 'more lines',
    expected,
  });
}

/** \n stands for a line break, since a puzzle is one line. Killer cages may end in back-quotes. */
function bare(field: string): string {
  return (isRaw(field) ? field.trim() : unwrapped(field)).replaceAll('\\n', '\n');
}

function isPuzzle(text: string): boolean {
  return isItems(text) || isRaw(text);
}

function isItems(text: string): boolean {
  return /^\.+(?:~[A-Za-z]|[A-Z][A-Za-z]+(?:[~.\s]|$)|[XV]~)/.test(unwrapped(text));
}

/**
 * A grid, killer cages, a jigsaw or pencil marks without any items: as many characters as a board has cells,
 * twice as many, or one for each of their digits. A row of a grid is shorter.
 */
function isRaw(text: string): boolean {
  const dense = text.replace(/\s/g, '');
  if (dense.startsWith('3x3:')) return true;
  const sides = [dense.length, dense.length / 2].map(Math.sqrt);
  return (
    dense.length >= 36 &&
    !dense.includes('~') &&
    [...sides, Math.cbrt(dense.length)].some(Number.isInteger)
  );
}

/** The items of a line. */
interface Items {
  readonly all: readonly string[];
  /** Those before the first group of rules: within one, the same may well be said again. */
  readonly outside: readonly string[];
  /** Whether every group ends in the line. */
  readonly isWhole: boolean;
}

const opening = /^(?:Or|And|Replicate)(?:~|$)/;

function itemsOf(text: string): Items {
  if (isRaw(text)) return { all: [], outside: [], isWhole: true };
  const all = text
    .split('.')
    .slice(1)
    .map((item) => item.replace(/\s/g, ''))
    .filter(Boolean);
  const first = all.findIndex((item) => opening.test(item));
  const opened = all.filter((item) => opening.test(item)).length;
  const ended = all.filter((item) => item === 'End').length;
  return { all, outside: first < 0 ? all : all.slice(0, first), isWhole: opened === ended };
}

function readingOf(all: readonly ListLine[]): ListText['reading'] | undefined {
  const written = all.filter(({ text }) => isPuzzle(text));
  const rest = written.length < all.length ? undefined : 'one';
  if (written.length < 2 || 2 * written.length < all.length) return rest;
  const raw = written.filter(({ text }) => isRaw(text));
  // Items may follow one grid, but not without a blank line between them.
  if (raw.length > 1 || (raw[0] && !isAlone(raw[0], written))) return 'many';
  const lines = written.map(({ text }) => itemsOf(text));
  if (!lines.every(({ isWhole }) => isWhole)) return rest;
  const shapes = lines.filter(({ all }) => all.some((item) => /^Shape(?:~|$)/.test(item))).length;
  if (shapes > 1 || haveCommonItem(lines) || contradict(lines)) return 'many';
  // A board that is said once, and first, is the board of all that follows.
  const isFirst = /^Shape(?:~|$)/.test(lines[0]?.all[0] ?? '');
  return rest && !(shapes === 1 && isFirst) && lines.every(couldBePuzzle) ? 'either' : rest;
}

function isAlone({ number }: ListLine, lines: readonly ListLine[]): boolean {
  return !lines.some((other) => Math.abs(other.number - number) === 1);
}

/** Nobody says the same in every line of one puzzle. */
function haveCommonItem([first, ...others]: readonly Items[]): boolean {
  const outside = first?.outside ?? [];
  return outside.some((item) => others.every((line) => line.outside.includes(item)));
}

/** Two digits for one cell, or two sums for the same cells, are of two puzzles. */
function contradict(lines: readonly Items[]): boolean {
  const said = new Map<string, { at: number; value: string }>();
  return lines.some(({ outside }, at) =>
    outside.flatMap(claimsOf).some(([about, value]) => {
      const before = said.get(about);
      if (!before) said.set(about, { at, value });
      return before !== undefined && before.at !== at && before.value !== value;
    }),
  );
}

/** What an item says of what: of a given the digit of a cell, of others the number of their cells. */
function claimsOf(item: string): (readonly [about: string, value: string])[] {
  const [kind = '', ...rest] = item.split('~');
  if (kind === '')
    return rest.flatMap((given) => {
      const [, cell = '', value = ''] = /^(R\wC\w)_(\d+)$/i.exec(given) ?? [];
      return cell ? [[cell.toUpperCase(), value] as const] : [];
    });
  const [number = '', ...cells] = rest;
  return /^\d+$/.test(number) && cells.length > 0
    ? [[[kind, ...cells].join('~').toUpperCase(), number]]
    : [];
}

/** One rule in a line is hardly a puzzle; several givens may be. */
function couldBePuzzle({ all: [first = '', second] }: Items): boolean {
  return second !== undefined || /^~.*~/.test(first);
}
