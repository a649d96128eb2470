/** The constraints of SudokuMaker that the engine knows, each as items of a constraint text. */
import type { Board } from '../board.ts';
import { item, littleKillerItem, pairTable } from '../clues.ts';
import { isList, isOn, listOf, recordOf, shortListOf, wholeNumberOf, within } from '../fields.ts';
import { Items, range } from '../meaning/items.ts';
import type { ForeignRule } from '../names.ts';
import type { Data, DataRecord } from '../payload/loose-json.ts';
import { areOfDifferentSets, characterOf, groupsOf, oneOfEach } from './digit-groups.ts';
import { MakerPlaces } from './places.ts';
import { unmarkedItems } from '../neighbours.ts';

const mostClues = 2000;

/** What is known of the board where a clue is read. */
export interface MakerBoard {
  readonly board: Board;
  readonly places: MakerPlaces;
  readonly items: Items;
  /** The region of a cell, the same for all cells where there are none. */
  readonly regionOf: readonly number[];
  /** Whether the engine has these regions as boxes. */
  readonly hasBoxes: boolean;
  /** Cells side by side, as in `unmarkedItems`, of which a constraint of that type says nothing where they have no mark. */
  readonly exempt: (type: number) => ReadonlySet<string>;
}

/** One clue in items; undefined where no item says it. */
type Clue = (clue: Data, on: MakerBoard, where: string) => readonly string[] | undefined;

interface Kind {
  readonly rule: ForeignRule;
  /** The field whose list holds the clues; the whole constraint is the clue where there is none. */
  readonly field?: string;
  readonly clue: (constraint: DataRecord) => Clue;
}

const line =
  (kind: string, ...first: readonly number[]): Clue =>
  (clue, { places, items }, where) => [items.of(kind, places.cells(clue, where), ...first)];

const lines = (rule: ForeignRule, kind: string, ...first: readonly number[]): Kind => ({
  rule,
  field: 'lines',
  clue: () => line(kind, ...first),
});

/** A number at an end of a row or column. */
const outside =
  (says: (line: string, isFirst: boolean, value: number) => string): Clue =>
  (clue, { places }, where) => {
    const record = recordOf(clue, where);
    const value = wholeNumberOf(record['value']);
    const { row, column } = places.outer(record['outerCell'], where);
    const isAcross = row >= 0 && row < places.rows;
    const isDown = column >= 0 && column < places.columns;
    if (value === undefined || isAcross === isDown) return undefined;
    return [says(isAcross ? `R${row + 1}` : `C${column + 1}`, row < 0 || column < 0, value)];
  };

const sided = (rule: ForeignRule, kind: string): Kind => ({
  rule,
  field: 'clues',
  clue: () =>
    outside((name, isFirst, value) =>
      isFirst ? item(kind, name, value) : item(kind, name, '', value),
    ),
});

/** A sum of no cells is told by a first cell of 0. */
const xSums: Kind = {
  ...sided('x-sums', 'XSum'),
  clue: (constraint) => (clue, on, where) => {
    const { places, items, board } = on;
    const { value, outerCell } = recordOf(clue, where);
    if (wholeNumberOf(value) !== 0)
      return sided('x-sums', 'XSum').clue(constraint)(clue, on, where);
    const { row, column } = places.outer(outerCell, where);
    const next = (at: number, count: number) => Math.min(Math.max(at, 0), count - 1);
    const first = next(row, places.rows) * places.columns + next(column, places.columns);
    return board.lowest === 0 ? [items.limited(first, [0])] : undefined;
  },
};

/** A mark between two cells, with a number. */
const dot =
  (
    usual: Readonly<Record<number, string>>,
    allowed: (a: number, b: number, value: number) => boolean,
  ): Clue =>
  (clue, { board, places, items }, where) => {
    const record = recordOf(clue, where);
    const value = wholeNumberOf(record['value']);
    if (value === undefined) return undefined;
    const cells = places.edge(record['edge'], where);
    const kind = usual[value];
    if (kind !== undefined) return [items.of(kind, cells)];
    return [
      items.of(
        'Pair',
        cells,
        tableOf(board, (a, b) => allowed(a, b, value)),
      ),
    ];
  };

const isDifference = (a: number, b: number, value: number) => Math.abs(a - b) === value;
const isRatio = (a: number, b: number, value: number) => a === b * value || b === a * value;
const isSum = (a: number, b: number, value: number) => a + b === value;

const limitedCells = (rule: ForeignRule, rest: number): Kind => ({
  rule,
  field: 'cells',
  clue:
    () =>
    (cell, { board, places, items }, where) => {
      const values = range(board.lowest, board.lowest + board.digits - 1);
      return [
        items.limited(
          places.cell(cell, where),
          values.filter((value) => value % 2 === rest),
        ),
      ];
    },
});

/** Less, or more, than all cells beside it that are not marked alike. */
const extremes = (rule: ForeignRule, isMinimum: boolean): Kind => ({
  rule,
  clue:
    () =>
    (constraint, { places, items }, where) => {
      const cells = new Set(places.cells(recordOf(constraint, where)['cells'], where));
      return places.lines().flatMap((all) =>
        all.slice(1).flatMap((second, at): string[] => {
          const first = all[at] ?? 0;
          if (cells.has(first) === cells.has(second)) return [];
          const [marked, other] = cells.has(first) ? [first, second] : [second, first];
          return [items.of('GreaterThan', isMinimum ? [other, marked] : [marked, other])];
        }),
      );
    },
});

const indexers = (rule: ForeignRule, word: 'R' | 'C'): Kind => ({
  rule,
  clue:
    () =>
    (constraint, { places, items }, where) => {
      const cells = places.cells(recordOf(constraint, where)['cells'], where);
      return cells.length === 0 ? [] : [items.of('Indexing', cells).replace('~', `~${word}~`)];
    },
});

/** The kinds of constraints by their numbers. */
const kinds: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [100, limitedCells('even', 0)],
  [101, limitedCells('odd', 1)],
  [102, extremes('maximum', false)],
  [103, extremes('minimum', true)],
  [200, { rule: 'difference', field: 'clues', clue: () => dot({ 1: 'WhiteDot' }, isDifference) }],
  [201, { rule: 'ratio', field: 'clues', clue: () => dot({ 2: 'BlackDot' }, isRatio) }],
  [202, { rule: 'xv', field: 'clues', clue: () => dot({ 5: 'V', 10: 'X' }, isSum) }],
  [
    300,
    {
      rule: 'thermometer',
      field: 'thermometers',
      clue: ({ slow }) => line(isOn(slow) ? 'SlowThermometer' : 'Thermo'),
    },
  ],
  [301, { rule: 'killer-cages', field: 'cages', clue: () => cage }],
  [302, { rule: 'clone', clue: () => clone }],
  [303, { rule: 'quadruple', field: 'clues', clue: () => quadruple }],
  [400, lines('renban', 'Renban')],
  [401, { rule: 'whispers', field: 'lines', clue: whisper }],
  [402, lines('palindrome', 'Palindrome')],
  [403, lines('between', 'Between')],
  [404, { rule: 'region-sum', field: 'lines', clue: regionSum }],
  [405, { rule: 'sequence', field: 'lines', clue: () => sequence }],
  [406, { rule: 'entropic', field: 'lines', clue: entropy }],
  [407, lines('lockout', 'Lockout', 4)],
  [408, { rule: 'arrow', field: 'bulbsWithArrows', clue: () => arrow }],
  [409, lines('double-arrow', 'DoubleArrow')],
  [500, { rule: 'little-killer', field: 'clues', clue: () => littleKiller }],
  [
    501,
    {
      rule: 'sandwich',
      field: 'clues',
      clue: () => outside((name, _, value) => item('Sandwich', value, name)),
    },
  ],
  [502, xSums],
  [503, sided('skyscrapers', 'Skyscraper')],
  [504, sided('numbered-rooms', 'NumberedRoom')],
  [600, indexers('row-indexer', 'R')],
  [601, indexers('column-indexer', 'C')],
  [16, { rule: 'global-entropy', clue: () => globalEntropy }],
]);

/** What became of a constraint: the items of its clues, and how many of them no item says. */
export interface MakerClues {
  readonly rule: ForeignRule;
  readonly clues: readonly {
    readonly cells: readonly number[];
    readonly items: readonly string[];
  }[];
  readonly isWhole: boolean;
}

/** Undefined for a constraint of another type. Clues off the board, and such, are left out. */
export function cluesOf(
  type: number,
  constraint: DataRecord,
  on: MakerBoard,
  where: string,
  attempt: <T>(read: () => T) => T | undefined,
): MakerClues | undefined {
  const kind = kinds.get(type);
  if (!kind) return undefined;
  const { rule, field } = kind;
  const clue = kind.clue(constraint);
  const all =
    field === undefined
      ? [constraint]
      : shortListOf(constraint[field], within(where, field), mostClues);
  const read = all.map((each, index) =>
    attempt(() => clue(each, on, within(where, field ?? '', field ? `${index + 1}` : ''))),
  );
  const found = read.flatMap((items) => (items && items.length > 0 ? [{ cells: [], items }] : []));
  return { rule, clues: found, isWhole: !read.includes(undefined) };
}

/** What holds of all cells side by side that have no mark: their values do not differ, or sum up, so. */
export function negativeOf(
  type: number,
  constraint: DataRecord,
  on: MakerBoard,
  where: string,
): { readonly rule: ForeignRule; readonly items: readonly string[] } | undefined {
  const values = listOf(constraint['negative'], within(where, 'negative')).map(wholeNumberOf);
  const kind = negatives.get(type);
  const first = values[0];
  if (!kind || first === undefined || values.length > 32) return undefined;
  const { rule, says } = kind;
  const isAllowed = (a: number, b: number) => !values.some((value) => says(a, b, value ?? 0));
  return { rule, items: unmarkedItems(on.board, on.exempt(type), isAllowed) };
}

const negatives: ReadonlyMap<
  number,
  {
    readonly rule: ForeignRule;
    readonly says: (a: number, b: number, value: number) => boolean;
  }
> = new Map([
  [200, { rule: 'negative-difference', says: isDifference }],
  [201, { rule: 'negative-ratio', says: isRatio }],
  [202, { rule: 'negative-xv', says: isSum }],
] as const);

export function tableOf(
  { digits, lowest }: Board,
  allowed: (a: number, b: number) => boolean,
): string {
  return pairTable(digits, allowed, lowest);
}

const cage: Clue = (clue, { places, items }, where) => {
  const record = recordOf(clue, where);
  return [
    items.of('Cage', places.cells(record['cells'], where), wholeNumberOf(record['value']) ?? 0),
  ];
};

/** Groups of as many cells each: each cell has the digits of those at its place in the others. */
const clone: Clue = (constraint, { places, items, board }, where) => {
  const groups = places.groups(recordOf(constraint, where)['groups'], within(where, 'groups'));
  const [first = []] = groups;
  if (groups.some((group) => group.length !== first.length)) return undefined;
  const equal = tableOf(board, (a, b) => a === b);
  return first.map((_, at) =>
    items.of(
      'Pair',
      groups.map((group) => group[at] ?? 0),
      equal,
    ),
  );
};

const quadruple: Clue = (clue, { places, items, board }, where) => {
  const record = recordOf(clue, where);
  const values = listOf(record['digits'], within(where, 'digits')).map(wholeNumberOf);
  const highest = board.lowest + board.digits - 1;
  const fits = values.every(
    (value) => value !== undefined && value >= board.lowest && value <= highest,
  );
  if (!fits || values.length === 0 || values.length > 4) return undefined;
  const corner = places.corner(record['corner'], where);
  return [`.Quad~${[items.name(corner), ...values.map(Number)].join('~')}`];
};

function whisper({ minDifference }: DataRecord): Clue {
  return (clue, { places, items, board }, where) => {
    const least = wholeNumberOf(minDifference) ?? Math.ceil(board.digits / 2);
    return [items.of('Whisper', places.cells(clue, where), least)];
  };
}

/** The pieces of a line within each region; those of one region together where its total is one. */
function regionSum({ singleRegionTotals }: DataRecord): Clue {
  return (clue, { places, items, regionOf, hasBoxes }, where) => {
    const cells = places.cells(clue, where);
    const isSingle = isOn(singleRegionTotals);
    if (hasBoxes && !isSingle) return [items.of('RegionSumLine', cells)];
    const pieces: { readonly region: number; readonly cells: number[] }[] = [];
    for (const cell of cells) {
      const region = regionOf[cell] ?? -1;
      const same = isSingle
        ? pieces.find((piece) => piece.region === region)
        : pieces.filter((_, at) => at === pieces.length - 1).find((last) => last.region === region);
      if (same) same.cells.push(cell);
      else pieces.push({ region, cells: [cell] });
    }
    if (pieces.length < 2) return undefined;
    const names = pieces.map((piece) => piece.cells.map((cell) => items.name(cell)).join('~'));
    return [`.EqualSum~${names.join('~-~')}`];
  };
}

/** Digits that grow, or shrink, by the same from cell to cell. */
const sequence: Clue = (clue, { places, items, board }, where) => {
  const cells = places.cells(clue, where);
  if (cells.length < 3) return [];
  // Each three of them have one step.
  const triples = range(0, board.digits - 1).flatMap((first) =>
    range(0, board.digits - 1).flatMap((second) => {
      const third = 2 * second - first;
      const digits = [first, second, third].map((digit) => digit + board.lowest);
      return third >= 0 && third < board.digits ? [digits.map(characterOf).join('')] : [];
    }),
  );
  const pattern = expression(triples.join('|'));
  return cells
    .slice(2)
    .map((cell, at) => items.of('Regex', [cells[at] ?? 0, cells[at + 1] ?? 0, cell], pattern));
};

/** A regular expression as an item has it. */
function expression(pattern: string): string {
  return btoa(pattern).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Any as many cells in a row as there are sets have a digit of each. */
function entropy({ groups }: DataRecord): Clue {
  return (clue, { places, items, board }, where) => {
    const cells = places.cells(clue, where);
    const sets = groupsOf(groups, board);
    if (!sets) return undefined;
    const usual = usualLine(sets, board);
    if (usual) return [items.of(usual[0], cells, ...usual.slice(1))];
    const table = tableOf(board, (a, b) => areOfDifferentSets(sets, a, b));
    const length = Math.min(sets.length, cells.length);
    const windows = range(0, cells.length - length).map((at) => cells.slice(at, at + length));
    return windows.map((window) => items.of('PairX', [...new Set(window)], table));
  };
}

/** The name of the rule, where the sets have one. */
function usualLine(sets: readonly ReadonlySet<number>[], { digits, lowest }: Board) {
  const isEach = (classOf: (value: number) => number) =>
    sets.every((set) => new Set([...set].map(classOf)).size === 1) &&
    sets.reduce((sum, set) => sum + set.size, 0) === digits;
  if (digits !== 9 || lowest !== 1) return undefined;
  if (sets.length === 3 && isEach((value) => Math.floor((value - 1) / 3)))
    return ['Entropic'] as const;
  if (sets.length === 3 && isEach((value) => value % 3)) return ['Modular', 3] as const;
  if (sets.length === 2 && isEach((value) => value % 2)) return ['Modular', 2] as const;
  return undefined;
}

/** Every two by two has a digit of each set. */
const globalEntropy: Clue = (constraint, { places, items, board }, where) => {
  const sets = groupsOf(recordOf(constraint, where)['groups'], board);
  // No more than a square has cells.
  if (!sets || sets.length > 4) return undefined;
  const [usual] = usualLine(sets, board) ?? [];
  if (usual === 'Entropic') return ['.GlobalEntropy'];
  if (usual === 'Modular' && sets.length === 3) return ['.GlobalMod'];
  return oneOfEach(sets).flatMap((pattern) =>
    places.squares().map((square) => items.of('Regex', square, expression(pattern))),
  );
};

/** The first cell of the bulb has the units of its number, the second the tens. */
const arrow: Clue = (clue, { places, items }, where) => {
  const record = recordOf(clue, where);
  const bulb = places.cells(record['bulbCells'], within(where, 'bulbCells')).reverse();
  const arrows = listOf(record['arrows'], within(where, 'arrows'));
  if (bulb.length === 0 || bulb.length > 3) return undefined;
  return arrows.flatMap((data) => {
    if (!isList(data)) return [];
    const shaft = places
      .cells(data, within(where, 'arrows'))
      .filter((cell) => !bulb.includes(cell));
    if (shaft.length === 0) return [];
    const cells = [...bulb, ...shaft];
    return [
      bulb.length === 1 ? items.of('Arrow', cells) : items.of('PillArrow', cells, bulb.length),
    ];
  });
};

/** A sum along a diagonal that begins beside the board; 1 rises to the right. */
const littleKiller: Clue = (clue, { places, items, board }, where) => {
  const record = recordOf(clue, where);
  const sum = wholeNumberOf(record['value']);
  const slope = wholeNumberOf(record['diagonal']);
  if (sum === undefined || (slope !== 1 && slope !== -1)) return undefined;
  const start = places.outer(record['outerCell'], where);
  // One of the two ways leads onto the board.
  const [down, right] = [slope === 1 ? -1 : 1, 1];
  const ways = [
    { step: [down, right] as const, cells: places.along(start, down, right) },
    { step: [-down, -right] as const, cells: places.along(start, -down, -right) },
  ];
  const way = ways.find(({ cells }) => cells.length > 0);
  if (!way) return undefined;
  const { step, cells } = way;
  if (board.rows !== board.columns) return [items.of('Sum', cells, sum)];
  const size = board.columns;
  return [
    littleKillerItem(
      cells.map((cell) => ({ row: Math.floor(cell / size) + 1, column: (cell % size) + 1 })),
      step,
      size,
      sum,
    ),
  ];
};
