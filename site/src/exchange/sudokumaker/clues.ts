/** The constraints of SudokuMaker that the engine knows, each as items of a constraint text. */
import { recordOf, listOf, shortListOf, wholeNumberOf, within, isOn } from '../fields.ts';
import { item } from '../clues.ts';
import { range } from '../meaning/items.ts';
import type { ForeignRule } from '../names.ts';
import { unmarkedItems } from '../neighbours.ts';
import type { DataRecord } from '../payload/loose-json.ts';
import { tableOf, type Clue, type Kind, type MakerBoard } from './clue.ts';
import { arrow, entropy, globalEntropy, line, regionSum, sequence, whisper } from './line-clues.ts';
import { littleKiller, outside, sided, xSums } from './outside-clues.ts';

const mostClues = 2000;

const lines = (rule: ForeignRule, kind: string, ...first: readonly number[]): Kind => ({
  rule,
  field: 'lines',
  clue: () => line(kind, ...first),
});

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

const cage: Clue = (clue, { places, items }, where) => {
  const { cells, value } = recordOf(clue, where);
  const sum = isOn(value) ? wholeNumberOf(value) : 0;
  return sum === undefined ? undefined : [items.of('Cage', places.cells(cells, where), sum)];
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
