/**
 * The JSON of SudokuMaker: `puzzle` with cells in reading order and a list of constraints, which have a number
 * for their type. Constraints of code are named, and never run. It was learned from links that people
 * have published, and from the types that other programs declare for it.
 */
import { anyBoard, boxesOf } from '../board.ts';
import { isOn, isRecord, listOf, proseOf, recordOf, wholeNumberOf, within } from '../fields.ts';
import { Gathered } from '../gathered.ts';
import { Items } from '../meaning/items.ts';
import type { DataRecord } from '../payload/loose-json.ts';
import type { ForeignRule } from '../names.ts';
import type { About, Outcome } from '../outcome.ts';
import { Unreadable } from '../unreadable.ts';
import type { MakerBoard } from './clue.ts';
import { cluesOf, negativeOf } from './clues.ts';
import { digitSet } from './digit-groups.ts';
import { cosmetic, makerColours, makerDrawings } from './drawings.ts';
import { readMakerFog } from './fog.ts';
import { zeroDrawings } from './outside-clues.ts';
import { MakerPlaces } from './places.ts';
import { pairName } from '../neighbours.ts';

const longestTitle = 200;
const longestTold = 20_000;
const usualSide = 9;
const mostConstraints = 2000;

const type = {
  ...{ givens: 0, regions: 1, differentValues: 305, custom: 1000, rowsAndColumns: 2003 },
  ...{ difference: 200, ratio: 201, xSums: 502 },
} as const;

/** Rules of the whole board. */
const wholes: ReadonlyMap<number, ForeignRule> = new Map([
  [10, 'falling-diagonal'],
  [11, 'rising-diagonal'],
  [12, 'king'],
  [13, 'knight'],
  [14, 'disjoint-groups'],
  [15, 'non-consecutive'],
]);

const marks: ReadonlySet<number> = new Set([200, 201, 202]);
const fogs: ReadonlySet<number> = new Set([4000, 4001]);

/** What a type is called where no clue of it is read. */
const others: ReadonlyMap<number, ForeignRule> = new Map([[304, 'look-and-say-cages']]);

export function isSudokuMaker(data: DataRecord): boolean {
  return isRecord(data['puzzle']) && 'formatVersion' in data;
}

/** Throws Unreadable where a field has not the type it must have. */
export function readSudokuMaker(data: DataRecord): Outcome {
  const puzzle = recordOf(data['puzzle'], 'puzzle');
  const messages = isRecord(puzzle['messages']) ? puzzle['messages'] : {};
  const message = proseOf(messages['completion'], longestTold);
  const about: About = {
    program: 'sudokumaker',
    title: proseOf(puzzle['name'], longestTitle),
    author: proseOf(puzzle['author'], longestTitle),
    told: proseOf(puzzle['comment'], longestTold),
    ...(message && { message }),
  };
  const size = wholeNumberOf(puzzle['size']) ?? usualSide;
  const rows = wholeNumberOf(puzzle['height']) ?? size;
  const columns = wholeNumberOf(puzzle['width']) ?? size;
  const lowest = wholeNumberOf(puzzle['minDigit']) ?? 1;
  const usualHighest =
    puzzle['type'] === 'custom' ? usualSide : lowest + Math.max(rows, columns) - 1;
  const highest = wholeNumberOf(puzzle['maxDigit']) ?? usualHighest;
  const board = anyBoard(rows, columns, highest - lowest + 1, lowest);
  if (!board) return { kind: 'other-board', about, rows, columns };
  const gathered = new Gathered(about, board);
  readCells(puzzle, gathered);
  const constraints = enabledIn(puzzle);
  readBoard(puzzle, constraints, gathered);
  const on = surroundings(constraints, gathered);
  for (const { data: constraint, where } of constraints) readOne(constraint, where, on, gathered);
  readMakerFog(
    constraints.filter(({ data: { type: number } }) => fogs.has(wholeNumberOf(number) ?? -1)),
    on.places,
    gathered,
  );
  return gathered.outcome();
}

interface Constraint {
  readonly data: DataRecord;
  readonly where: string;
}

/** Those that are not switched off. */
function enabledIn(puzzle: DataRecord): readonly Constraint[] {
  const all = listOf(puzzle['constraints'], 'constraints');
  if (all.length > mostConstraints) throw new Unreadable('smaller', all, 'constraints');
  return all.flatMap((item, index) => {
    const where = within('constraints', `${index + 1}`);
    const data = recordOf(item, where);
    return isOn(data['disabled']) ? [] : [{ data, where }];
  });
}

/** A board that is filled has its author's solution; one that is not, what somebody entered. */
function readCells(puzzle: DataRecord, gathered: Gathered): void {
  const { rows, columns } = gathered.board;
  const cells = listOf(puzzle['cells'], 'cells');
  if (cells.length !== rows * columns) throw new Unreadable('rows', cells, 'cells');
  const records = cells.map((cell, index) => recordOf(cell, within('cells', `${index + 1}`)));
  const values = records.map((cell) => wholeNumberOf(cell['value']));
  const exported = isRecord(puzzle['export']) ? puzzle['export']['sudokuPad'] : undefined;
  const isPart = isRecord(exported) && isOn(exported['useIncompleteGridAsSolution']);
  const isSolution = isPart || values.every((value) => value !== undefined);
  records.forEach((cell, index) => {
    const value = values[index];
    const isThere = value !== undefined || isOn(cell['value']);
    if (isThere && isOn(cell['given'])) gathered.given(index, value);
    else if (!isSolution) gathered.enter(index, value);
    gathered.mark(gathered.centre, index, digitSet(cell['candidates'], gathered.board));
    gathered.mark(gathered.corner, index, digitSet(cell['cornerPencilMarks'], gathered.board));
    const colours = wholeNumberOf(cell['colors']) ?? 0;
    if (colours === 0) return;
    gathered.draw(
      makerColours(colours, [(index % columns) + 0.5, Math.floor(index / columns) + 0.5]),
    );
    gathered.drawn = true;
  });
  if (isSolution) gathered.solve(values);
}

/** Rows, columns and regions. On a board that is called custom, only what is said holds. */
function readBoard(
  puzzle: DataRecord,
  constraints: readonly Constraint[],
  gathered: Gathered,
): void {
  const ofType = (number: number) =>
    constraints.filter(({ data }) => wholeNumberOf(data['type']) === number);
  if (puzzle['type'] === 'custom' && ofType(type.rowsAndColumns).length === 0)
    gathered.rule('free-rows');
  const regions = ofType(type.regions).flatMap(({ data, where }) => {
    const labels = listOf(data['regions'], within(where, 'regions'));
    const byLabel = new Map<number, number[]>();
    labels.slice(0, gathered.givens.length).forEach((label, cell) => {
      const region = wholeNumberOf(label);
      if (region === undefined)
        throw new Unreadable('number', label, within(where, 'regions', `${cell + 1}`));
      if (region < 0) return;
      const cells = byLabel.get(region);
      if (cells) cells.push(cell);
      else byLabel.set(region, [cell]);
    });
    return [...byLabel.values()];
  });
  gathered.regions(regions);
}

function surroundings(constraints: readonly Constraint[], gathered: Gathered): MakerBoard {
  const { board } = gathered;
  const places = new MakerPlaces(board);
  const regions = gathered.ownRegions ?? boxesOf(board);
  const regionOf = gathered.givens.map((_, cell) =>
    regions.findIndex((cells) => cells.includes(cell)),
  );
  return {
    board,
    places,
    items: new Items(places),
    regionOf,
    hasBoxes: gathered.ownRegions === undefined && !gathered.isFree,
    exempt: (number) => exemptFrom(number, constraints, places),
  };
}

/** Pairs with a mark of their own, and with one of the other kind where that says so. */
function exemptFrom(
  number: number,
  constraints: readonly Constraint[],
  places: MakerPlaces,
): ReadonlySet<string> {
  const pairs = constraints.flatMap(({ data, where }) => {
    const own = wholeNumberOf(data['type']);
    const overrides =
      (number === type.difference && isOn(data['overrideNegativeDifferences'])) ||
      (number === type.ratio && isOn(data['overrideNegativeRatios']));
    if (own !== number && !overrides) return [];
    return listOf(data['clues'], within(where, 'clues'))
      .slice(0, 2000)
      .flatMap((clue) => {
        const edge = isRecord(clue) ? clue['edge'] : undefined;
        const pair = attempt(() => places.edge(edge, where));
        return pair ? [pairName(...pair)] : [];
      });
  });
  return new Set(pairs);
}

/** What reading answers; undefined where something is wrong with this one thing. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unreadable) return undefined;
    throw error;
  }
}

function readOne(constraint: DataRecord, where: string, on: MakerBoard, gathered: Gathered): void {
  const number = wholeNumberOf(constraint['type']);
  if (number === undefined) throw new Unreadable('number', constraint['type'], where);
  if (number === type.givens || number === type.regions || number === type.rowsAndColumns) return;
  if (fogs.has(number)) return;
  const whole = wholes.get(number);
  if (whole) gathered.rule(whole);
  else if (number === type.custom) gathered.lacksUnknown(nameOfCode(constraint));
  else if (number === type.differentValues) readDifferent(constraint, where, on, gathered);
  else if (Object.values<number>(cosmetic).includes(number)) {
    gathered.draw(makerDrawings(number, constraint, on.places, where));
    gathered.drawn = true;
  } else readClues(number, constraint, where, on, gathered);
}

/** Its code is anybody's: all that is said of it is its name. */
function nameOfCode({ name, definition }: DataRecord): string {
  const own = proseOf(name, longestTitle);
  const called = isRecord(definition) ? proseOf(definition['name'], longestTitle) : '';
  return own || called || 'custom code';
}

function readDifferent(
  { cells }: DataRecord,
  where: string,
  { places }: MakerBoard,
  gathered: Gathered,
): void {
  const found = attempt(() => places.cells(cells, where));
  if (!found) gathered.lacks('small-regions');
  else if (found.length > 1) gathered.house(found, 'small-regions');
}

function readClues(
  number: number,
  constraint: DataRecord,
  where: string,
  on: MakerBoard,
  gathered: Gathered,
): void {
  const found = cluesOf(number, constraint, on, where, attempt);
  if (!found) {
    const rule = others.get(number);
    if (rule) gathered.lacks(rule);
    else gathered.lacksUnknown(proseOf(constraint['name'], longestTitle) || `type ${number}`);
    return;
  }
  const { rule, clues, isWhole } = found;
  gathered.constrain(
    rule,
    clues.flatMap(({ items }) => items),
  );
  if (number === type.xSums) gathered.draw(zeroDrawings(constraint, on.places, attempt));
  if (!isWhole) gathered.lacks(rule);
  if (!marks.has(number)) return;
  const negative = negativeOf(number, constraint, on, where);
  if (negative) gathered.constrain(negative.rule, negative.items);
}
