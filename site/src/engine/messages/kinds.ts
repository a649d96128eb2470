/**
 * The kinds of rules of the core, their parameters, and how each is drawn: core/variants/schema.hpp says what it
 * means. Written by scripts/names.mjs from what kinds() of the second WASM module lists, whenever
 * `npm run build:wasm` has built it: change them in the core.
 */

/** How a rule is put on a board. */
export type Gesture =
  | 'line'
  | 'none'
  | 'set'
  | 'regions'
  | 'edge'
  | 'given'
  | 'mark'
  | 'line_clue'
  | 'sets'
  | 'control'
  | 'corner'
  | 'diagonal';

export interface ParameterSchema {
  readonly name: string;
  readonly kind:
    | 'text'
    | 'cells'
    | 'cell'
    | 'word'
    | 'number'
    | 'texts'
    | 'line'
    | 'clue'
    | 'cell_lists'
    | 'group'
    | 'values'
    | 'each_value';
  /** Missing for one that is always there. */
  readonly presence?: 'may_be_empty' | 'may_be_missing';
  /** Of a number both ends of its range; of cells how many there are at least, if not one. */
  readonly least?: number;
  readonly most?: number;
  /** The number that is meant where none is written, if not 0. */
  readonly otherwise?: number;
  /** Of values: those of any board. */
  readonly anyBoard?: true;
  readonly words?: readonly string[];
}

export interface KindSchema {
  readonly name: string;
  readonly gesture: Gesture;
  /** Missing for a rule that may stand in a block. */
  readonly role?: 'global' | 'layout';
  /** A line of it may come back to a cell. */
  readonly revisits?: true;
  /** It is made of other rules. */
  readonly isBlock?: true;
  readonly parameters?: readonly ParameterSchema[];
}

export const kindSchemas: readonly KindSchema[] = [
  {
    name: 'NFA',
    gesture: 'line',
    revisits: true,
    parameters: [
      { name: 'automaton', kind: 'text' },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'Regex',
    gesture: 'line',
    revisits: true,
    parameters: [
      { name: 'expression', kind: 'text' },
      { name: 'cells', kind: 'cells' },
    ],
  },
  { name: 'Or', gesture: 'none', isBlock: true },
  { name: 'And', gesture: 'none', isBlock: true },
  {
    name: 'Replicate',
    gesture: 'set',
    isBlock: true,
    parameters: [
      { name: 'targets', kind: 'text' },
      { name: 'origin', kind: 'cell', presence: 'may_be_missing' },
    ],
  },
  {
    name: 'Shape',
    gesture: 'none',
    role: 'layout',
    parameters: [
      { name: 'rows x columns', kind: 'text', presence: 'may_be_empty' },
      { name: 'values', kind: 'text', presence: 'may_be_empty' },
      { name: 'houses', kind: 'word', presence: 'may_be_missing', words: ['Sudoku', 'Raw'] },
    ],
  },
  {
    name: 'Var',
    gesture: 'none',
    role: 'layout',
    parameters: [
      { name: 'prefix', kind: 'text' },
      { name: 'label', kind: 'text', presence: 'may_be_empty' },
      { name: 'size', kind: 'text', presence: 'may_be_missing' },
    ],
  },
  { name: 'NoBoxes', gesture: 'none', role: 'layout' },
  {
    name: 'RegionSize',
    gesture: 'none',
    role: 'layout',
    parameters: [{ name: 'cells', kind: 'number', least: 1, most: 1000 }],
  },
  {
    name: 'SearchPriority',
    gesture: 'set',
    role: 'layout',
    parameters: [
      { name: 'priority', kind: 'number', least: -1000000, most: 1000000 },
      { name: 'cells', kind: 'cells', least: 0 },
    ],
  },
  { name: 'AllDifferent', gesture: 'set', parameters: [{ name: 'cells', kind: 'cells' }] },
  {
    name: 'Diagonal',
    gesture: 'none',
    role: 'global',
    parameters: [{ name: 'direction', kind: 'number', least: -1, most: 1 }],
  },
  { name: 'Windoku', gesture: 'none', role: 'global' },
  { name: 'DisjointSets', gesture: 'none', role: 'global' },
  { name: 'AntiKnight', gesture: 'none', role: 'global' },
  { name: 'AntiKing', gesture: 'none', role: 'global' },
  {
    name: 'Jigsaw',
    gesture: 'regions',
    role: 'global',
    parameters: [
      { name: 'shape', kind: 'text', presence: 'may_be_missing' },
      { name: 'layout', kind: 'text' },
    ],
  },
  { name: 'WhiteDot', gesture: 'edge', parameters: [{ name: 'cells', kind: 'cells', least: 2 }] },
  { name: 'BlackDot', gesture: 'edge', parameters: [{ name: 'cells', kind: 'cells', least: 2 }] },
  { name: 'X', gesture: 'edge', parameters: [{ name: 'cells', kind: 'cells', least: 2 }] },
  { name: 'V', gesture: 'edge', parameters: [{ name: 'cells', kind: 'cells', least: 2 }] },
  {
    name: 'GreaterThan',
    gesture: 'edge',
    parameters: [{ name: 'cells', kind: 'cells', least: 2 }],
  },
  { name: 'StrictKropki', gesture: 'none', role: 'global' },
  { name: 'StrictXV', gesture: 'none', role: 'global' },
  { name: 'AntiConsecutive', gesture: 'none', role: 'global' },
  { name: 'Given', gesture: 'given', parameters: [{ name: 'cell_values', kind: 'texts' }] },
  {
    name: 'Indexing',
    gesture: 'mark',
    parameters: [
      { name: 'index', kind: 'word', words: ['C', 'R'] },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'ValueIndexing',
    gesture: 'line',
    parameters: [{ name: 'cells', kind: 'cells', least: 3 }],
  },
  {
    name: 'Between',
    gesture: 'line',
    revisits: true,
    parameters: [{ name: 'cells', kind: 'cells' }],
  },
  {
    name: 'Entropic',
    gesture: 'line',
    revisits: true,
    parameters: [{ name: 'cells', kind: 'cells' }],
  },
  {
    name: 'Lockout',
    gesture: 'line',
    revisits: true,
    parameters: [
      { name: 'difference', kind: 'number', least: -100, most: 100 },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'Modular',
    gesture: 'line',
    revisits: true,
    parameters: [
      { name: 'modulus', kind: 'number', least: 1, most: 100 },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'Palindrome',
    gesture: 'line',
    revisits: true,
    parameters: [{ name: 'cells', kind: 'cells' }],
  },
  {
    name: 'RegionSumLine',
    gesture: 'line',
    revisits: true,
    parameters: [{ name: 'cells', kind: 'cells' }],
  },
  { name: 'Renban', gesture: 'line', parameters: [{ name: 'cells', kind: 'cells' }] },
  { name: 'SlowThermometer', gesture: 'line', parameters: [{ name: 'cells', kind: 'cells' }] },
  {
    name: 'SumLine',
    gesture: 'line',
    revisits: true,
    parameters: [
      { name: 'sum', kind: 'number', least: 0, most: 30 },
      { name: 'cells', kind: 'cells' },
      { name: 'loop', kind: 'word', presence: 'may_be_missing', words: ['', 'LOOP'] },
    ],
  },
  { name: 'Thermo', gesture: 'line', parameters: [{ name: 'cells', kind: 'cells' }] },
  {
    name: 'Whisper',
    gesture: 'line',
    revisits: true,
    parameters: [
      {
        name: 'difference',
        kind: 'number',
        presence: 'may_be_missing',
        least: -100,
        most: 100,
        otherwise: 5,
      },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'Zipper',
    gesture: 'line',
    revisits: true,
    parameters: [{ name: 'cells', kind: 'cells' }],
  },
  {
    name: 'FullRankTies',
    gesture: 'none',
    role: 'layout',
    parameters: [{ name: 'ties', kind: 'word', words: ['none', 'only-unclued', 'any'] }],
  },
  {
    name: 'FullRank',
    gesture: 'line_clue',
    parameters: [
      { name: 'line', kind: 'line' },
      { name: 'clue', kind: 'clue', least: 1, most: 10000 },
      { name: 'clue from the other end', kind: 'clue', least: 1, most: 10000 },
    ],
  },
  {
    name: 'NumberedRoom',
    gesture: 'line_clue',
    parameters: [
      { name: 'line', kind: 'line' },
      { name: 'clue', kind: 'clue', least: 0, most: 10000 },
      { name: 'clue from the other end', kind: 'clue', least: 0, most: 10000 },
    ],
  },
  {
    name: 'Sandwich',
    gesture: 'line_clue',
    parameters: [
      { name: 'sum', kind: 'number', least: 0, most: 10000 },
      { name: 'line', kind: 'line' },
    ],
  },
  {
    name: 'Lunchbox',
    gesture: 'line',
    parameters: [
      { name: 'sum', kind: 'number', presence: 'may_be_empty', least: 0, most: 10000 },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'Skyscraper',
    gesture: 'line_clue',
    parameters: [
      { name: 'line', kind: 'line' },
      { name: 'clue', kind: 'clue', least: 1, most: 10000 },
      { name: 'clue from the other end', kind: 'clue', least: 1, most: 10000 },
    ],
  },
  {
    name: 'HiddenSkyscraper',
    gesture: 'line_clue',
    parameters: [
      { name: 'line', kind: 'line' },
      { name: 'clue', kind: 'clue', least: 0, most: 10000 },
      { name: 'clue from the other end', kind: 'clue', least: 0, most: 10000 },
    ],
  },
  {
    name: 'XSum',
    gesture: 'line_clue',
    parameters: [
      { name: 'line', kind: 'line' },
      { name: 'clue', kind: 'clue', least: 1, most: 10000 },
      { name: 'clue from the other end', kind: 'clue', least: 1, most: 10000 },
    ],
  },
  {
    name: 'Pair',
    gesture: 'line',
    revisits: true,
    parameters: [
      { name: 'table', kind: 'text' },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'PairX',
    gesture: 'set',
    parameters: [
      { name: 'table', kind: 'text' },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'Binary',
    gesture: 'line',
    revisits: true,
    parameters: [
      { name: 'table', kind: 'text' },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'BinaryX',
    gesture: 'set',
    parameters: [
      { name: 'table', kind: 'text' },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'ChaosArrow',
    gesture: 'sets',
    parameters: [
      { name: 'cell', kind: 'cell' },
      { name: 'offset', kind: 'number', presence: 'may_be_empty', least: 0, most: 1 },
      { name: 'region cells', kind: 'cell_lists', presence: 'may_be_missing' },
    ],
  },
  {
    name: 'ChaosCount',
    gesture: 'control',
    parameters: [
      { name: 'cell', kind: 'cell' },
      { name: 'offset', kind: 'number', presence: 'may_be_empty', least: 0, most: 1 },
      { name: 'region cells', kind: 'cells', least: 0 },
    ],
  },
  { name: 'ChaosConstruction', gesture: 'none', role: 'global' },
  {
    name: 'ConnectedValues',
    gesture: 'none',
    role: 'global',
    parameters: [
      { name: 'group', kind: 'group', presence: 'may_be_empty' },
      { name: 'values', kind: 'values' },
      { name: 'size', kind: 'number', presence: 'may_be_empty', least: 1, most: 1000 },
    ],
  },
  { name: 'Doppelganger', gesture: 'none', role: 'global' },
  {
    name: 'ContainAtLeast',
    gesture: 'set',
    parameters: [
      { name: 'values', kind: 'values', anyBoard: true },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'ContainExact',
    gesture: 'set',
    parameters: [
      { name: 'values', kind: 'values', anyBoard: true },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'LookAndSay',
    gesture: 'set',
    parameters: [
      { name: 'counts and values', kind: 'text' },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'Quad',
    gesture: 'corner',
    parameters: [
      { name: 'upper left cell', kind: 'cell' },
      { name: 'values', kind: 'each_value', anyBoard: true },
    ],
  },
  {
    name: 'CountDistinct',
    gesture: 'control',
    parameters: [{ name: 'cells', kind: 'cells', least: 2 }],
  },
  { name: 'CountingCircles', gesture: 'mark', parameters: [{ name: 'cells', kind: 'cells' }] },
  {
    name: 'EqualityCage',
    gesture: 'set',
    parameters: [{ name: 'cells', kind: 'cells', least: 2 }],
  },
  {
    name: 'RellikCage',
    gesture: 'set',
    parameters: [
      { name: 'sum', kind: 'number', least: -1000, most: 1000 },
      { name: 'cells', kind: 'cells' },
    ],
  },
  {
    name: 'SameValues',
    gesture: 'sets',
    parameters: [
      { name: 'sets', kind: 'number', least: 1, most: 1000 },
      { name: 'cells', kind: 'cells' },
    ],
  },
  { name: 'RegionSameValues', gesture: 'none', role: 'global' },
  { name: 'GlobalEntropy', gesture: 'none', role: 'global' },
  { name: 'GlobalMod', gesture: 'none', role: 'global' },
  { name: 'DutchFlatmates', gesture: 'none', role: 'global' },
  { name: 'AntiTaxicab', gesture: 'none', role: 'global' },
  {
    name: 'Arrow',
    gesture: 'line',
    revisits: true,
    parameters: [{ name: 'cells', kind: 'cells' }],
  },
  {
    name: 'DoubleArrow',
    gesture: 'line',
    revisits: true,
    parameters: [{ name: 'cells', kind: 'cells', least: 2 }],
  },
  {
    name: 'Cage',
    gesture: 'set',
    parameters: [
      { name: 'sum', kind: 'number', presence: 'may_be_empty', least: -1000000, most: 1000000 },
      { name: 'cells', kind: 'cells' },
    ],
  },
  { name: 'EqualSum', gesture: 'sets', parameters: [{ name: 'cells', kind: 'cell_lists' }] },
  {
    name: 'LittleKiller',
    gesture: 'diagonal',
    parameters: [
      { name: 'sum', kind: 'number', least: -1000000, most: 1000000 },
      { name: 'first cell', kind: 'cell' },
    ],
  },
  {
    name: 'PillArrow',
    gesture: 'line',
    revisits: true,
    parameters: [
      { name: 'cells of the pill', kind: 'number', least: 2, most: 3 },
      { name: 'cells', kind: 'cells', least: 2 },
    ],
  },
  {
    name: 'Sum',
    gesture: 'set',
    parameters: [
      { name: 'sum', kind: 'text' },
      { name: 'cells', kind: 'cells' },
    ],
  },
];
