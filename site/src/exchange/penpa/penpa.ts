/**
 * Penpa+, in which puzzles of all kinds are drawn: Sudoku is read, and all others are named. Digits, cages with
 * sums, thermometers, arrows and thick lines between regions are what they are there for; all else is
 * drawings.
 */
import type { Drawn, Point } from '../../puzzle/drawing.ts';
import { anyBoard, type Board } from '../board.ts';
import { textOf } from '../drawn/measures.ts';
import { isList, isRecord, proseOf, wholeNumberOf } from '../fields.ts';
import { Gathered } from '../gathered.ts';
import { Items } from '../meaning/items.ts';
import type { About, Outcome } from '../outcome.ts';
import { readLooseJson, type Data } from '../payload/loose-json.ts';
import { isThick, linesOf, stepsOf } from './lines.ts';
import { PenpaPlaces } from './places.ts';
import { joinedBy, regionsBetween } from './regions.ts';
import { entriesOf, surfacesOf, symbolsOf, textAt } from './symbols.ts';
import { readPenpaText, type PenpaText } from './text.ts';

const longestTitle = 200;
const longestTold = 20_000;
const longestName = 40;
const most = 2000;

/** Genres of Penpa+ that are Sudoku, or may be beside it. */
const sudokuGenres: ReadonlySet<string> = new Set([
  ...['classic', 'latin', 'irregular', 'arrow', 'thermo', 'evenodd', 'consecutivepairs', 'killer'],
  ...['consecutive', 'nonconsecutive', 'outside', 'sudoku', 'tightfit', 'deficit', 'surplus'],
  ...['sudokurve', 'tile', 'isodoku', 'alphabet'],
]);

/** How a number is written: as the digit of its cell. */
const digitStyles: ReadonlySet<string> = new Set(['1', '10']);
const markStyle = '7';

/** Throws Unreadable where it is none. `answer` is what its link has for checking, as JSON. */
export function readPenpa(text: string, answer?: string): Outcome {
  const penpa = readPenpaText(text);
  const about: About = {
    program: 'penpa',
    title: proseOf(penpa.title, longestTitle),
    author: proseOf(penpa.author, longestTitle),
    told: proseOf(penpa.rules, longestTold),
  };
  const isSquares = penpa.grid === 'square' || penpa.grid === 'sudoku';
  const places = new PenpaPlaces(isSquares ? penpa : { ...penpa, centres: [] });
  const thickSteps = stepsOf(penpa.question['lineE']).filter(isThick);
  const walls = thickSteps.flatMap(({ from, to }) => {
    const pair = places.besides(from, to);
    return pair ? [pair] : [];
  });
  const regions = regionsBetween(places, walls);
  if (!isSquares || !isSudoku(penpa, places, regions))
    return { kind: 'other-genre', about, genre: genreOf(penpa) };
  const { rows, columns } = places;
  const board = anyBoard(rows, columns);
  if (!board) return { kind: 'other-board', about, rows, columns };
  const gathered = new Gathered(about, board);
  readBoard(penpa, places, regions, gathered);
  const { question } = penpa;
  readNumbers(question['number'], places, gathered);
  readClues(penpa, places, gathered);
  const others = stepsOf(question['lineE']).filter(
    (step) => !isThick(step) || !places.besides(step.from, step.to),
  );
  const symbols = symbolsOf(question['symbol'], places);
  for (const name of symbols.unknown) gathered.lacksUnknown(name);
  const drawings = [
    ...surfacesOf(question['surface'], places),
    ...linesOf(
      others.filter((step) => !isFrame(step.style)),
      places,
      'under',
    ),
    ...['line', 'freeline', 'freelineE', 'wall'].flatMap((name) =>
      linesOf(stepsOf(question[name]), places, 'under'),
    ),
    ...framesOf(question['squareframe'], places),
    ...symbols.drawings,
  ];
  gathered.draw(drawings);
  if (drawings.length > 0) gathered.drawn = true;
  readAnswer(penpa, places, answer, gathered);
  return gathered.outcome();
}

/** Lines that only close the board, and dashed ones, which are the diagonals of its own boards. */
function isFrame(style: number): boolean {
  return isThick({ from: 0, to: 0, style }) || style === 12;
}

/** One of its boards for Sudoku, one that says so, or one whose thick lines make as many regions as rows. */
function isSudoku(penpa: PenpaText, places: PenpaPlaces, regions: readonly number[][]): boolean {
  const { grid, genres, title, rules, question } = penpa;
  if (places.rows < 1) return false;
  if (genres.some((genre) => sudokuGenres.has(genre))) return true;
  if (genres.length > 0) return false;
  if (grid === 'sudoku' || /doku/i.test(`${title} ${rules}`)) return true;
  // Nothing else has them.
  const hasCells = (list: Data) => isList(list) && list.length > 1;
  for (const clues of [question['killercages'], question['thermo']])
    if (isList(clues) && clues.some(hasCells)) return true;
  const { rows, columns } = places;
  const isJigsaw = regions.length === rows && regions.every((cells) => cells.length === columns);
  return rows === columns && rows > 3 && isJigsaw && title === '' && rules === '';
}

function genreOf({ genres, grid }: PenpaText): string {
  return (
    proseOf(genres.join(', '), longestName) || (grid === 'square' ? '' : proseOf(grid, longestName))
  );
}

function readBoard(
  { grid, switches }: PenpaText,
  places: PenpaPlaces,
  regions: readonly number[][],
  gathered: Gathered,
): void {
  if (!places.isWhole) {
    gathered.rule('free-rows');
    gathered.regions([]);
    gathered.lacks('gaps');
    return;
  }
  gathered.regions(regions.length > 1 ? regions : []);
  if (grid !== 'sudoku') return;
  if (switches[0]) gathered.rule('falling-diagonal');
  if (switches[3]) gathered.rule('rising-diagonal');
}

/** A text, a colour and a style, by its place. */
function readNumbers(data: Data | undefined, places: PenpaPlaces, gathered: Gathered): void {
  for (const [number, value] of entriesOf(data)) {
    const [content, , style] = isList(value) ? value : [];
    const point = places.point(number);
    if (!point) continue;
    const cell = places.cell(number);
    if (isList(content)) {
      if (cell !== undefined && style === markStyle)
        gathered.limit(cell, digitsOf(content, gathered.board));
      continue;
    }
    const text = textOf(content).trim();
    if (text === '') continue;
    if (cell !== undefined && typeof style === 'string' && digitStyles.has(style)) {
      const digit = wholeNumberOf(text);
      if (digit !== undefined) {
        gathered.given(cell, digit);
        continue;
      }
    }
    gathered.draw([textAt(text, point, style === '1' || style === '10' ? 0.6 : 0.35)]);
    gathered.drawn = true;
  }
}

/** A switch for each digit, from 1. */
function digitsOf(content: readonly Data[], { digits }: Board): number[] {
  return content.slice(0, digits).flatMap((isOn, at) => (isOn === 1 ? [at + 1] : []));
}

/** Thermometers, arrows and cages, each a list of cells. */
function readClues({ question }: PenpaText, places: PenpaPlaces, gathered: Gathered): void {
  const items = new Items(places);
  const lists = (name: string) =>
    (isList(question[name]) ? question[name] : []).slice(0, most).flatMap((list) => {
      if (!isList(list) || list.length === 0 || list.length > most) return [];
      const numbers = list.map((number) => wholeNumberOf(number) ?? -1);
      return [{ numbers, cells: numbers.map((number) => places.cell(number)) }];
    });
  const known = (cells: readonly (number | undefined)[]): readonly number[] | undefined => {
    const on = cells.filter((cell): cell is number => cell !== undefined);
    return on.length === cells.length && on.length > 1 ? on : undefined;
  };
  for (const { cells } of lists('thermo')) {
    const on = known(cells);
    if (on) gathered.constrain('thermometer', [items.of('Thermo', on)]);
    else gathered.lacks('thermometer');
  }
  for (const { cells, numbers } of lists('arrows')) {
    const on = known(cells);
    if (on) gathered.constrain('arrow', [items.of('Arrow', on)]);
    else drawArrow(numbers, places, gathered);
  }
  for (const { numbers } of lists('nobulbthermo')) drawPath(numbers, places, gathered);
  for (const { numbers } of lists('direction')) drawArrow(numbers, places, gathered);
  const sums = sumsOf(question['numberS'], places, gathered);
  const taken = new Set<SmallNumber>();
  const cages = lists('killercages');
  const outlined = cages.length > 0 ? [] : outlinesOf(question['cage'], places);
  for (const cells of [...cages.map(({ cells: all }) => all), ...outlined]) {
    const on = cells.filter((cell): cell is number => cell !== undefined);
    const own = on.flatMap((cell) => sums.get(cell)?.slice(0, 1) ?? [])[0];
    const sum = own?.sum;
    if (own) taken.add(own);
    const drawing: Drawn = {
      ...{ kind: 'cage', layer: 'over', cells: on, stroke: '#000000', textColour: '#000000' },
      text: sum === undefined ? '' : String(sum),
    };
    if (on.length === 0) continue;
    gathered.draw([drawing]);
    const at = gathered.drawings.length - 1;
    gathered.cage({
      ...{ cells: [...new Set(on)], drawing: at, ...(sum !== undefined && { sum }) },
      // Without a sum it may be any area.
      ...(sum !== undefined && { isUnique: true }),
    });
  }
  const left = [...sums.values()].flat().filter((each) => !taken.has(each));
  gathered.draw(left.map(({ sum, point }) => textAt(String(sum), point, 0.25)));
  if (left.length > 0) gathered.drawn = true;
}

interface SmallNumber {
  readonly sum: number;
  readonly point: Point;
}

/** Small numbers in corners by their cells: sums of the cages that begin there, perhaps. */
function sumsOf(
  data: Data | undefined,
  places: PenpaPlaces,
  gathered: Gathered,
): ReadonlyMap<number, readonly SmallNumber[]> {
  const sums = new Map<number, SmallNumber[]>();
  for (const [number, value] of entriesOf(data)) {
    const text = textOf(isList(value) ? value[0] : undefined).trim();
    const cell = places.quartered(number);
    const sum = wholeNumberOf(text);
    const point = places.point(number);
    if (!point || text === '') continue;
    if (cell !== undefined && sum !== undefined && sum > 0) {
      const known = sums.get(cell);
      if (known) known.push({ sum, point });
      else sums.set(cell, [{ sum, point }]);
    } else {
      gathered.draw([textAt(text, point, 0.25)]);
      gathered.drawn = true;
    }
  }
  return sums;
}

/** Cages that are kept as the steps of their outlines, from quarter to quarter of cells. */
function outlinesOf(data: Data | undefined, places: PenpaPlaces): readonly (readonly number[])[] {
  const pairs = stepsOf(data).flatMap(({ from, to }) => {
    const [first, second] = [places.quartered(from), places.quartered(to)];
    return first === undefined || second === undefined ? [] : [[first, second] as const];
  });
  return joinedBy(pairs);
}

function pointsOf(numbers: readonly number[], places: PenpaPlaces): readonly Point[] {
  return numbers.flatMap((number) => {
    const point = places.point(number);
    return point ? [point] : [];
  });
}

function drawArrow(numbers: readonly number[], places: PenpaPlaces, gathered: Gathered): void {
  const points = pointsOf(numbers, places);
  if (points.length < 2) return;
  gathered.draw([
    { ...{ kind: 'line', layer: 'under', points, stroke: '#999999', thickness: 0.08, head: 0.3 } },
  ]);
  gathered.drawn = true;
}

function drawPath(numbers: readonly number[], places: PenpaPlaces, gathered: Gathered): void {
  const points = pointsOf(numbers, places);
  if (points.length < 2) return;
  gathered.draw([{ kind: 'line', layer: 'under', points, stroke: '#cccccc', thickness: 0.4 }]);
  gathered.drawn = true;
}

/** Round frames around a row of cells. */
function framesOf(data: Data | undefined, places: PenpaPlaces): readonly Drawn[] {
  return (isList(data) ? data : []).slice(0, most).flatMap((list): readonly Drawn[] => {
    const numbers = isList(list) ? list.map((number) => wholeNumberOf(number) ?? -1) : [];
    const points = pointsOf(numbers, places);
    if (points.length < 1) return [];
    const end = points.length === 1 ? [...points, ...points] : points;
    return [{ kind: 'line', layer: 'under', points: end, stroke: '#cccccc', thickness: 0.7 }];
  });
}

/** What was filled in; where the board is full of it, or the link has digits to check, the author's solution. */
function readAnswer(
  { answer }: PenpaText,
  places: PenpaPlaces,
  check: string | undefined,
  gathered: Gathered,
): void {
  const entered = new Map<number, number>();
  for (const [number, value] of entriesOf(answer['number'])) {
    const [content, , style] = isList(value) ? value : [];
    const cell = places.cell(number);
    if (cell === undefined || gathered.givens[cell]) continue;
    if (isList(content)) {
      if (style === markStyle)
        gathered.mark(gathered.centre, cell, digitsOf(content, gathered.board));
      continue;
    }
    const digit = wholeNumberOf(textOf(content).trim());
    if (digit !== undefined && typeof style === 'string' && digitStyles.has(style))
      entered.set(cell, digit);
  }
  const checked = digitsToCheck(check, places);
  const whole = (digits: ReadonlyMap<number, number>) =>
    gathered.givens.map((given, cell) => given || digits.get(cell));
  const solution = [checked, entered].map(whole).find((digits) => digits.every(Boolean));
  if (solution && !gathered.givens.every(Boolean)) gathered.solve(solution);
  if (entered.size < gathered.givens.filter((given) => given === 0).length)
    for (const [cell, digit] of entered) gathered.enter(cell, digit);
}

/** Lists of what is checked, of which the fifth has numbers, each with its place. */
function digitsToCheck(text: string | undefined, places: PenpaPlaces): ReadonlyMap<number, number> {
  const digits = new Map<number, number>();
  if (text === undefined || !/^\s*[[{]/.test(text)) return digits;
  const data = readLooseJson(text);
  const numbers = isList(data) ? data[4] : isRecord(data) ? data['sol_number'] : undefined;
  for (const entry of isList(numbers) ? numbers : []) {
    const [, number, digit] =
      (typeof entry === 'string' && /^(\d{1,5}),(\d{1,2})$/.exec(entry)) || [];
    const cell = number === undefined ? undefined : places.cell(Number(number));
    if (cell !== undefined) digits.set(cell, Number(digit));
  }
  return digits;
}
