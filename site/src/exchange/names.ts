/** The names under which this folder speaks of rules and programs; `words` has a phrase for each. */

/** Programs and places that links are known to come from; of some nothing more can be read. */
export const programs = [
  'f-puzzles',
  'sudokupad',
  'lisudoku',
  'sudokumaker',
  'penpa',
  'iss',
  'sudoku-coach',
  'short-link',
  'web-page',
] as const;
export type Program = (typeof programs)[number];

/** Rules of other programs, whether Ninefold has them or not: `known.ts` says which it has. */
export const foreignRules = [
  'knight',
  'king',
  'non-consecutive',
  'rising-diagonal',
  'falling-diagonal',
  'disjoint-groups',
  'windoku',
  'extra-house',
  'jigsaw',
  'negative-xv',
  'negative-ratio',
  'negative-kropki',
  'small-regions',
  'uneven-regions',
  'free-rows',
  'given-marks',
  'other-symbols',
  'killer-cages',
  'distinct-cages',
  'look-and-say-cages',
  'arrow',
  'double-arrow',
  'little-killer',
  'sandwich',
  'x-sums',
  'skyscrapers',
  'numbered-rooms',
  'odd',
  'even',
  'minimum',
  'maximum',
  'row-indexer',
  'column-indexer',
  'box-indexer',
  'thermometer',
  'slow-thermometer',
  'palindrome',
  'renban',
  'whispers',
  'region-sum',
  'between',
  'lockout',
  'entropic',
  'modular',
  'nabner',
  'zipper',
  'difference',
  'ratio',
  'xv',
  'inequality',
  'clone',
  'quadruple',
  'global-entropy',
  'top-bottom',
  'fog',
  'trigger',
] as const;
export type ForeignRule = (typeof foreignRules)[number];

/** What a file is when it is not text. */
export const binaryKinds = ['picture', 'pdf', 'archive', 'binary'] as const;
export type BinaryKind = (typeof binaryKinds)[number];

/** What was expected where something else was found; `words` has a phrase for each. */
export const expectations = [
  'whole-text',
  'base64',
  'smaller',
  'flatter',
  'data',
  'known-data',
  'record',
  'list',
  'number',
  'rows',
  'digit',
  'cell',
  'cells-of-board',
] as const;
export type Expectation = (typeof expectations)[number];
