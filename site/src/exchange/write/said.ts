/**
 * All that the rules of a puzzle say, in one spelling: the page has a switch for some rules that a
 * constraint text has an item for, and neither is more than the other. What writers go through.
 */
import { itemsOf } from '../../puzzle/constraints.ts';
import { asterisk, disjointGroups, windows } from '../../puzzle/houses.ts';
import { writeItems, type Item } from '../../puzzle/items.ts';
import type { DigitPair, Puzzle, Rule } from '../../puzzle/puzzle.ts';
import { cellCount, type Shape } from '../../puzzle/shape.ts';
import { boardOf, boxesOf } from '../board.ts';

export interface Said {
  readonly shape: Shape;
  /** A digit a cell, 0 for none, those among them that a rule gives. */
  readonly givens: readonly number[];
  /** The region of each cell, from 0; -1 for none. */
  readonly regions: readonly number[];
  /** Whether the regions are the boxes that such a board has. */
  readonly hasPlainBoxes: boolean;
  /** Rules as items, without the board, and without blocks in which all holds. */
  readonly items: readonly Item[];
  /** Digits that are never side by side, the lower one first, in order. */
  readonly pairs: readonly DigitPair[];
  /** Names of rules that no item says. */
  readonly others: readonly string[];
}

export function saidIn(puzzle: Puzzle): Said {
  const { shape } = puzzle;
  const flat = flattened(itemsOf(puzzle)).flatMap((item) => single(item, shape));
  const { givens, items } = givensOf(puzzle, flat);
  const said = puzzle.rules.flatMap((rule) => itemsOfRule(rule, shape));
  const all = [...said, ...items].filter(({ kind }) => kind !== 'Shape' && kind !== 'NoBoxes');
  const { regions, rest } = regionsOf(puzzle, all);
  const pairs = pairsOf(puzzle, rest);
  const boxes = plainBoxes(shape);
  return {
    shape,
    givens,
    regions,
    hasPlainBoxes: boxes !== undefined && sameRegions(regions, boxes),
    items: withGroups(
      rest.filter((item) => !isPairs(item, rest)),
      shape,
    ),
    pairs,
    others: puzzle.rules.flatMap(({ name }) => (told.has(name) ? [] : [name])),
  };
}

/** Rules of which items, regions or pairs tell. */
const told = new Set<string>([
  'classic',
  'latin',
  'jigsaw',
  'constraints',
  'pairs',
  'knight',
  'king',
  'taxicab',
  'house',
  'asterisk',
  'diagonals',
  'non-consecutive',
]);

/** The text of all that is said; of two puzzles that say the same in whatever order, it is the same. */
export function canonicalText(puzzle: Puzzle): string {
  const { shape, givens, regions, items, pairs, others } = saidIn(puzzle);
  const texts = items.map((item) => writeItems([sorted(item)])).sort();
  const { rows, columns, digits, lowest, isRaw = false } = shape;
  return [
    `${rows}x${columns} ${lowest}-${digits} ${isRaw}`,
    givens.join(','),
    numbered(regions).join(','),
    [...new Set(texts)].join(''),
    pairs.join(' '),
    [...others].sort().join(' '),
  ].join('\n');
}

/** Kinds of which it does not matter in which order their cells are. */
const unordered = new Set(['AllDifferent', 'Renban', 'WhiteDot', 'BlackDot', 'X', 'V', 'PairX']);

function sorted(item: Item): Item {
  if (!unordered.has(item.kind)) return item;
  return { ...item, arguments: [...item.arguments].sort() };
}

function flattened(items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => {
    if (item.isUnfinished) return [];
    return item.kind === 'And' ? flattened(item.parts ?? []) : [item];
  });
}

/** Marks between neighbours, of which an item may have several. */
const marks = new Set(['WhiteDot', 'BlackDot', 'X', 'V', 'GreaterThan']);
/** Rules with a clue at each end of a line. */
const fromBothEnds = new Set([
  'XSum',
  'Skyscraper',
  'HiddenSkyscraper',
  'NumberedRoom',
  'FullRank',
]);

/** An item that says several things as several: each mark, and the clue at each end, by itself. */
function single(item: Item, shape: Shape): readonly Item[] {
  const { kind, arguments: written } = item;
  if (marks.has(kind)) {
    const cells = written.flatMap((name) => cellOf(name, shape) ?? []);
    const pairs = cells.flatMap((cell, at) =>
      cells
        .slice(at + 1)
        .flatMap((other) => (areNeighbours(cell, other, shape) ? [[cell, other]] : [])),
    );
    return pairs.map((pair) => newItem(kind, ...pair.map((cell) => nameOf(cell, shape))));
  }
  if (kind === 'Indexing') {
    const [index = '', ...cells] = written;
    return cells.map((cell) => newItem(kind, index, cell));
  }
  const [line = '', first = '', last = '', ...more] = written;
  if (fromBothEnds.has(kind) && more.length === 0)
    return [
      ...(first === '' ? [] : [newItem(kind, line, first)]),
      ...(last === '' ? [] : [newItem(kind, line, '', last)]),
    ];
  return [item];
}

export function areNeighbours(a: number, b: number, { columns }: Pick<Shape, 'columns'>): boolean {
  const [low, high] = a < b ? [a, b] : [b, a];
  return high - low === columns || (high - low === 1 && high % columns !== 0);
}

/** Items that give cells as one a cell; of one value only it is a given like any other. */
function givensOf(
  { givens, shape }: Puzzle,
  items: readonly Item[],
): { readonly givens: readonly number[]; readonly items: readonly Item[] } {
  const all = [...givens];
  const others = items.flatMap((item) => {
    if (item.kind !== 'Given') return [item];
    return item.arguments.flatMap((text) => {
      const [name = '', ...values] = text.split('_');
      const cell = cellOf(name, shape);
      const digits = [...new Set(values.map((value) => Number(value) - shape.lowest + 1))];
      const [digit = 0] = digits;
      const isOne = digits.length === 1 && digit >= 1 && digit <= shape.digits;
      if (cell === undefined || !isOne || (all[cell] && all[cell] !== digit))
        return [
          newItem('Given', [name, ...values.sort((a, b) => Number(a) - Number(b))].join('_')),
        ];
      all[cell] = digit;
      return [];
    });
  });
  return { givens: all, items: others };
}

export function newItem(kind: string, ...written: readonly (string | number)[]): Item {
  return { id: '', kind, arguments: written.map(String) };
}

/** The name of a cell in a constraint text. */
export function nameOf(cell: number, { columns }: Pick<Shape, 'columns'>): string {
  const row = Math.floor(cell / columns) + 1;
  return `R${row.toString(17)}C${((cell % columns) + 1).toString(17)}`;
}

/** The cell of that name; undefined for one beside the board. */
export function cellOf(name: string, { rows, columns }: Shape): number | undefined {
  const [, down, across] = /^R([\da-g])C([\da-g])$/i.exec(name) ?? [];
  if (down === undefined || across === undefined) return undefined;
  const [row, column] = [parseInt(down, 17), parseInt(across, 17)];
  const isOnBoard = row >= 1 && column >= 1 && row <= rows && column <= columns;
  return isOnBoard ? (row - 1) * columns + column - 1 : undefined;
}

function allDifferent(cells: readonly number[], shape: Shape): Item {
  return newItem(
    'AllDifferent',
    ...[...cells].sort((a, b) => a - b).map((cell) => nameOf(cell, shape)),
  );
}

function itemsOfRule(rule: Rule, shape: Shape): readonly Item[] {
  switch (rule.name) {
    case 'knight':
      return [newItem('AntiKnight')];
    case 'king':
      return [newItem('AntiKing')];
    case 'taxicab':
      return [newItem('AntiTaxicab')];
    case 'house':
      return [allDifferent(rule.cells ?? [], shape)];
    case 'asterisk':
      return [allDifferent(asterisk, shape)];
    case 'diagonals':
      return [
        ...(rule['which'] === 'falling' ? [] : [newItem('Diagonal', 1)]),
        ...(rule['which'] === 'rising' ? [] : [newItem('Diagonal', -1)]),
      ];
    case 'non-consecutive':
      return rule['edges'] === 'torus'
        ? [newItem('torus-non-consecutive')]
        : [newItem('AntiConsecutive')];
    default:
      return [];
  }
}

/** The boxes of a board, a number a cell; undefined where such a board has none. */
function plainBoxes({ rows, columns, digits }: Shape): readonly number[] | undefined {
  const board = rows === columns && digits === rows ? boardOf(rows) : undefined;
  if (!board || board.boxRows === rows) return undefined;
  const regions = new Array<number>(rows * columns).fill(-1);
  boxesOf(board).forEach((cells, box) => {
    for (const cell of cells) regions[cell] = box;
  });
  return regions;
}

/** What divides the board, and the items that say nothing of that. */
function regionsOf(
  { shape, rules, ...puzzle }: Puzzle,
  items: readonly Item[],
): { readonly regions: readonly number[]; readonly rest: readonly Item[] } {
  const names = new Set<string>(rules.map(({ name }) => name));
  const isBoxless =
    shape.isRaw === true ||
    itemsOf({ shape, rules, ...puzzle }).some(({ kind }) => kind === 'NoBoxes') ||
    ((names.has('latin') || names.has('jigsaw')) && !names.has('classic'));
  const jigsaws = [
    ...rules.flatMap((rule) =>
      rule.name === 'jigsaw' ? [rule['regions'] as readonly number[]] : [],
    ),
    ...items.flatMap((item) => jigsawOf(item, shape) ?? []),
  ];
  const rest = items.filter((item) => jigsawOf(item, shape) === undefined);
  const none = new Array<number>(cellCount(shape)).fill(-1);
  const boxes = isBoxless ? undefined : plainBoxes(shape);
  const regions = boxes ?? jigsaws.shift() ?? none;
  const houses = jigsaws
    .flatMap((numbers) => groupsOf(numbers))
    .map((cells) => allDifferent(cells, shape));
  return { regions, rest: [...rest, ...houses] };
}

function jigsawOf(
  { kind, arguments: written }: Item,
  shape: Shape,
): [readonly number[]] | undefined {
  if (kind !== 'Jigsaw') return undefined;
  const labels = [...(written.at(-1) ?? '')];
  if (labels.length !== cellCount(shape)) return undefined;
  const known = [...new Set(labels)];
  const numbers = labels.map((label) => known.indexOf(label));
  return known.length * shape.digits === labels.length ? [numbers] : undefined;
}

/** The cells of each region. */
export function groupsOf(regions: readonly number[]): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  regions.forEach((region, cell) => {
    if (region >= 0) groups.set(region, [...(groups.get(region) ?? []), cell]);
  });
  return [...groups.values()];
}

/** Regions by the order in which they begin. */
function numbered(regions: readonly number[]): readonly number[] {
  const known = [...new Set(regions.filter((region) => region >= 0))];
  return regions.map((region) => known.indexOf(region));
}

function sameRegions(some: readonly number[], others: readonly number[]): boolean {
  return numbered(some).join() === numbered(others).join();
}

const isConsecutive = (a: number, b: number) => b - a === 1;
const isDouble = (a: number, b: number) => b === 2 * a;
const isFiveOrTen = (a: number, b: number) => a + b === 5 || a + b === 10;

/** What the items forbid side by side everywhere, where no mark exempts any. */
function testOf(
  { kind }: Item,
  items: readonly Item[],
): ((a: number, b: number) => boolean) | undefined {
  const has = (...kinds: readonly string[]) => items.some((item) => hasKind(item, kinds));
  if (kind === 'AntiConsecutive') return isConsecutive;
  if (kind === 'StrictXV' && !has('X', 'V')) return isFiveOrTen;
  if (kind === 'StrictKropki' && !has('WhiteDot', 'BlackDot'))
    return (a, b) => isConsecutive(a, b) || isDouble(a, b);
  return undefined;
}

function hasKind({ kind, parts = [] }: Item, kinds: readonly string[]): boolean {
  return kinds.includes(kind) || parts.some((part) => hasKind(part, kinds));
}

function isPairs(item: Item, items: readonly Item[]): boolean {
  return testOf(item, items) !== undefined;
}

function pairsOf({ rules, shape }: Puzzle, items: readonly Item[]): readonly DigitPair[] {
  const own = rules.flatMap((rule) => (rule.name === 'pairs' ? (rule.pairs ?? []) : []));
  const said = new Set(own.map(([a, b]) => `${Math.min(a, b)},${Math.max(a, b)}`));
  const tests = items.flatMap((item) => testOf(item, items) ?? []);
  return pairsWhere(
    shape.digits,
    (a, b) => said.has(`${a},${b}`) || tests.some((test) => test(a, b)),
  );
}

/** The pairs of digits, the lower first, of which that is so. Equal ones are never side by side in any row. */
export function pairsWhere(
  digits: number,
  holds: (a: number, b: number) => boolean,
): readonly DigitPair[] {
  const pairs: DigitPair[] = [];
  for (let a = 1; a <= digits; a++)
    for (let b = a + 1; b <= digits; b++) if (holds(a, b)) pairs.push([a, b]);
  return pairs;
}

/** Houses that go by a name together have it. */
function withGroups(items: readonly Item[], shape: Shape): readonly Item[] {
  const board = plainBoxes(shape) && boardOf(shape.rows);
  if (!board) return items;
  const groups = [
    ['DisjointSets', disjointGroups(board)],
    ['Windoku', shape.size === 9 ? windows(board) : []],
  ] as const;
  return groups.reduce<readonly Item[]>((before, [kind, houses]) => {
    const texts = new Set(houses.map((cells) => writeItems([allDifferent(cells, shape)])));
    const isOne = (item: Item) =>
      item.kind === 'AllDifferent' && texts.has(writeItems([sorted(item)]));
    const found = new Set(before.filter(isOne).map((item) => writeItems([sorted(item)])));
    if (texts.size === 0 || found.size < texts.size) return before;
    return [...before.filter((item) => !isOne(item)), newItem(kind)];
  }, items);
}
