/** What is said about puzzles from other programs. The names are those of `exchange/names.ts`. */
import type { BinaryKind, Expectation, ForeignRule, Program } from '../../exchange/names.ts';
import { givens } from '../givens.ts';

const programs: Record<Program, string> = {
  'f-puzzles': 'f-puzzles',
  sudokupad: 'SudokuPad',
  lisudoku: 'lisudoku',
  sudokumaker: 'SudokuMaker',
  penpa: 'Penpa+',
  iss: 'Interactive Sudoku Solver',
  'sudoku-coach': 'sudoku.coach',
  tatham: 'Simon Tatham’s puzzles',
  sudokuwiki: 'SudokuWiki',
  'short-link': 'a link shortener',
  'web-page': 'a web page',
};

/** As they appear in "It needs …". */
const rules: Record<ForeignRule, string> = {
  knight: 'anti-knight',
  king: 'anti-king',
  'non-consecutive': 'non-consecutive neighbours except across white dots',
  'rising-diagonal': 'the rising diagonal',
  'falling-diagonal': 'the falling diagonal',
  'disjoint-groups': 'disjoint groups',
  windoku: 'windoku boxes',
  'extra-house': 'extra regions',
  jigsaw: 'irregular regions',
  'negative-xv': 'pairs that may sum to 5 or 10 only where marked',
  'negative-ratio': 'pairs that may be in ratio only where marked',
  'negative-kropki': 'pairs that may be consecutive or doubled only where marked',
  'negative-difference': 'pairs that may differ so much only where marked',
  'small-regions': 'extra regions that do not have as many cells as there are digits',
  'uneven-regions': 'regions of different sizes',
  'free-rows': 'rows and columns that may repeat digits',
  gaps: 'a board with cells left out',
  'given-marks': 'cells limited to some digits',
  'other-symbols': 'digits or letters that the board does not have',
  'killer-cages': 'killer cages',
  'distinct-cages': 'cages without repeats',
  'look-and-say-cages': 'look-and-say cages',
  arrow: 'arrows',
  'double-arrow': 'double arrows',
  'little-killer': 'little killer sums',
  sandwich: 'sandwich sums',
  'x-sums': 'X-sums',
  skyscrapers: 'skyscrapers',
  'numbered-rooms': 'numbered rooms',
  odd: 'odd cells',
  even: 'even cells',
  minimum: 'cells that are a minimum',
  maximum: 'cells that are a maximum',
  'row-indexer': 'row indexers',
  'column-indexer': 'column indexers',
  'box-indexer': 'box indexers',
  thermometer: 'thermometers',
  'slow-thermometer': 'slow thermometers',
  palindrome: 'palindromes',
  renban: 'renban lines',
  whispers: 'whisper lines',
  'region-sum': 'region sum lines',
  between: 'between lines',
  lockout: 'lockout lines',
  entropic: 'entropic lines',
  modular: 'modular lines',
  nabner: 'nabner lines',
  zipper: 'zipper lines',
  difference: 'white dots (differences)',
  ratio: 'black dots (ratios)',
  xv: 'X and V between cells',
  inequality: 'greater-than signs',
  clone: 'clones',
  quadruple: 'quadruples',
  'global-entropy': 'global entropy',
  'top-bottom': 'top-bottom',
  'dutch-whispers': 'Dutch whisper lines',
  'same-remainder': 'lines of one remainder by 3',
  parity: 'parity lines',
  sequence: 'lines that grow or shrink by equal steps',
  'negative-sum': 'neighbours that may not have certain sums',
  'least-difference': 'neighbours that differ by at least some number',
  'equal-sums': 'lines or cages with one sum',
  'pair-sums': 'lines whose neighbours have certain sums',
  'most-difference': 'lines whose neighbours differ by at most some number',
  'index-line': 'index lines',
  'low-high': 'lines of low and high digits in turns',
  'sum-line': 'lines of pieces with one sum',
  'different-line': 'lines without repeats',
  'consecutive-line': 'lines of consecutive neighbours',
  'sum-dot': 'sums between cells',
  'counting-circles': 'counting circles',
  'global-remainders': 'all remainders by 3 in every 2 × 2 square',
  'dutch-flatmates': 'Dutch flatmates',
  fog: 'fog',
  trigger: 'parts that appear while it is solved',
};

const notText: Record<BinaryKind, string> = {
  picture:
    'That is a picture. Ninefold cannot read a puzzle from a picture yet: type its digits on the board, or paste them as text.',
  pdf: 'That is a PDF. Ninefold reads text only: select the puzzle in it, copy it and paste it here, or type its digits on the board.',
  archive:
    'That is an archive or an office document. Ninefold reads text only: unpack it, or copy the puzzle and paste it here.',
  binary: 'That is not a text file. Ninefold reads puzzles from text (UTF-8).',
};

const expected: Record<Expectation, string> = {
  'whole-text': 'the rest of it',
  base64: 'compressed text',
  compressed: 'compressed data that is whole',
  smaller: 'something smaller',
  flatter: 'fewer levels of brackets',
  data: 'JSON',
  'known-data': 'a puzzle of a program whose links Ninefold reads',
  record: 'a record in braces',
  list: 'a list in brackets',
  number: 'a number',
  rows: 'as many rows and columns as its size says',
  digit: 'a digit',
  cell: 'a cell of the board',
  'cells-of-board': '81 cells',
  'one-given': 'the digit that was said of the same cell before',
};

const names: Readonly<Record<string, string>> = rules;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "a", "a and b", "a, b and c". */
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

interface FaultWords {
  readonly where: string;
  readonly found: string;
  readonly expected: Expectation;
}

export const exchange = {
  programs,
  rules,
  /** A rule that has no name here, as the other program calls it. */
  unknownRule: (called: string) => `what it calls “${called}”`,
  /** "“Knights” by Nobody, from f-puzzles" */
  from: (title: string, author: string, program: Program) =>
    `${title ? `“${title}”` : 'A puzzle'}${author ? ` by ${author}` : ''}, from ${programs[program]}`,
  /** The title it has on the board. */
  titleOf: (title: string, author: string) => (author ? `${title} by ${author}` : title),
  incomplete: (title: string) => `${title} (without all its rules)`,
  needsRules: (missing: readonly string[]) =>
    `It needs ${listed(missing)}, which Ninefold does not know yet.`,
  toldInWords: (drawn: boolean) =>
    drawn
      ? 'Its rules are given in words and drawings, which Ninefold cannot read.'
      : 'Some of its rules may be given only in words, which Ninefold cannot read.',
  /** What can be opened all the same. */
  canOpen: (count: number, known: readonly string[]) =>
    known.length === 0
      ? `Only its ${givens(count)} can be opened, with the standard rules.`
      : `Ninefold can open part of it: ${listed([givens(count), ...known])}.`,
  canOpenWords: (count: number, known: readonly string[]) =>
    `If it has only the standard rules, or you check the others yourself, open it with ${listed([
      givens(count),
      ...known,
    ])}.`,
  nothingToOpen: 'It has no givens that could be opened without them.',
  openAlone: (count: number) =>
    count === 1 ? 'Open only the given' : `Open only the ${givens(count)}`,
  openKnown: 'Open the part Ninefold knows',
  author: {
    title: 'From the author',
    by: (author: string) => `by ${author}`,
    proving: 'Reading the drawings and the words…',
    proved: 'Proved: these rules have one solution, and it is the author’s.',
    notProved: 'What drawings and words seem to mean. Tick what holds, and use it.',
    nothingFound: 'Ninefold found no rules in the drawings and words.',
    guess: (rule: string, count: number) => `${capital(rule)}${count > 1 ? ` (${count})` : ''}`,
    dropped: (count: number) =>
      `${count === 1 ? '1 more does' : `${count} more do`} not fit the author’s solution`,
    fog: (cells: number) =>
      `Fog hides ${cells === 1 ? '1 cell' : `${cells} cells`}. A right digit clears it around its cell.`,
    showCells: 'Select its cells',
    use: 'Use the ticked rules',
    used: 'Used',
    missing: (names: readonly string[]) => `Not understood: ${listed(names)}.`,
    drawings: (count: number) =>
      count === 1 ? '1 drawing is only a picture.' : `${count} drawings are only pictures.`,
    told: 'Rules as the author tells them',
    message: 'The author says',
    name: (name: string) => names[name] ?? name,
  },
  toldBy: (author: string) => (author ? `What ${author} says about it` : 'About this puzzle'),
  openedWithout: (title: string, count: number) =>
    `${title}: ${givens(count)}, without all its rules. Undo restores the previous board.`,
  otherBoard: (title: string, rows: number, columns: number) =>
    `${title ? `“${title}”` : 'That puzzle'} is on a ${rows} by ${columns} board. Ninefold has boards of up to 16 rows and 16 columns, all of them whole.`,
  otherGenre: (title: string, program: Program, genre: string) =>
    `${title ? `“${title}”` : `That puzzle from ${programs[program]}`} is no Sudoku${genre ? ` but of the kind “${genre}”` : ''}. Ninefold reads Sudoku and its variants.`,
  needsNetwork: (program: Program, id: string) =>
    program === 'short-link'
      ? `That is a short link. Ninefold never uses the network to see where it leads: open it in the browser and paste the long link.`
      : `“${id}” is only the name of a puzzle on the server of ${programs[program]}, and Ninefold never uses the network. Paste a link that holds the puzzle itself, or its digits.`,
  otherProgram: (program: Program) =>
    program === 'iss'
      ? `That link to ${programs[program]} has no puzzle in it: the puzzle would stand after “?q=”.`
      : `That link to ${programs[program]} has no puzzle in it that Ninefold can read. Paste one that holds the puzzle itself, or its digits.`,
  notText,
  unreadable: (program: Program | undefined, { where, found, expected: code }: FaultWords) => {
    const what = program ? `The link from ${programs[program]}` : 'That JSON';
    const place = where ? ` (${where})` : '';
    if (code === 'whole-text') return `${what} is cut off: it ends at ${where}.`;
    if (code === 'base64') return `${what} is damaged${place}: found ${found}.`;
    return `${what} cannot be read${place}: found ${found}, expected ${expected[code]}.`;
  },
  /** Rules of the board as they appear in a list: by their labels, where these alone do not say it. */
  known: (name: string, label: string, count: number) => {
    const names: Record<string, string> = {
      knight: 'anti-knight',
      king: 'anti-king',
      latin: 'rows and columns without boxes',
    };
    if (name === 'house') return count === 1 ? '1 extra house' : `${count} extra houses`;
    return names[name] ?? label.toLowerCase();
  },
};
