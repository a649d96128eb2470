import { givens } from '../givens.ts';

const number = (count: number) => count.toLocaleString('en');

function contents(title: string, count: number, rules: number): string {
  const ruled = rules === 0 ? '' : rules === 1 ? ', 1 rule' : `, ${number(rules)} rules`;
  return `${title}: ${givens(count)}${ruled}.`;
}

export const bringing = {
  title: 'Puzzle',
  setter: 'Setter',
  name: 'Name of the puzzle',
  open: 'Open',
  paste: 'Paste',
  examples: 'Examples',
  clearAll: 'New',
  newMeaning: 'Start an empty board; rules that are switched on stay, drawn ones go',
  pasteTitle: 'Paste or type a puzzle',
  pasteHint:
    'One line of 81 digits, nine rows with or without spaces, a framed grid, a candidate grid, spreadsheet cells, an assignment’s input file, constraint text from Interactive Sudoku Solver, or a link from Ninefold, f-puzzles, SudokuPad, lisudoku or Interactive Sudoku Solver. 0 . * _ x and - stand for an empty cell.',
  pasteLabel: 'Puzzle text',
  read: 'Put it on the board',
  dropHere: 'Drop the file to open it',
  examplesTitle: 'Examples',
  at: (index: number, count: number) => `${number(index)} of ${number(count)}`,
  previousPuzzle: 'Previous puzzle',
  nextPuzzle: 'Next puzzle',
  inLibrary: (count: number) => `All ${number(count)} in the library…`,
  numbered: (index: number) => `Puzzle ${index}`,
  givens,
  /** "Sample: 12 givens, 34 rules. Undo restores the previous board." */
  opened: (title: string, count: number, rules: number) =>
    `${contents(title, count, rules)} Undo restores the previous board.`,
  /** Short, since it stands beside a button. */
  contents,
  /**
   * Of a constraint text: "Rule 14 (Thermo, argument 3): found R0C4, expected a cell of the board.", or
   * "The killer cages: found 80 sums and pointers, expected 81, one for each cell."
   */
  variantWrong: (
    item: number | null,
    kind: string | null,
    argument: number | null,
    found: string,
    expected: string,
  ) => {
    const place = [kind ?? '', argument ? `argument ${argument}` : ''].filter(Boolean).join(', ');
    const where = item
      ? `Rule ${item}${place ? ` (${place})` : ''}`
      : `The ${kind ?? 'constraint text'}`;
    return `${where}: found ${found}, expected ${expected}.`;
  },
  openedMany: (count: number) => `Read ${number(count)} puzzles; the first is on the board.`,
  reading: (done: number, count: number) => `Reading puzzle ${number(done)} of ${number(count)}…`,
  openAsMany: (count: number) => `Open as ${number(count)} puzzles`,
  onLine: (line: number, sentence: string) => `Line ${number(line)}: ${sentence}`,
  partly: (sentence: string) => `Only the puzzles before the first error were read. ${sentence}`,
  skipped: (read: number, lines: number, sentence: string) =>
    `Read ${read === 1 ? '1 puzzle' : `${number(read)} puzzles`}; ${lines === 1 ? '1 line' : `${number(lines)} lines`} could not be read. ${lines === 1 ? '' : 'The first: '}${sentence}`,
  cannotOpen: (name: string) => `${name} could not be opened.`,
  tooLarge: (megabytes: number) => `This file is larger than the limit of ${megabytes} MB.`,
  onlyFirst: (name: string, files: number) =>
    `Only ${name}, the first of ${files} files, was opened. Drop puzzles one file at a time.`,
  cluesBad: 'One of the clues in this puzzle does not fit its board.',
  pasted: 'Pasted puzzle',
  fromLink: 'From a link',
  /** "Sample: 12 givens, 34 rules. Proved: one solution, the author’s." */
  proved: (title: string, count: number, rules: number) =>
    `${contents(title, count, rules)} Proved: one solution, the author’s.`,
  notAllUnderstood: (title: string) =>
    `${title} is on the board. Some of its rules are only drawn or told in words.`,
  showAuthor: 'Show them',
  linkBad: 'The puzzle in the link could not be read.',
  linkProgressBad: 'The puzzle was opened, but the progress in the link could not be read.',
  linkBesideBad:
    'The puzzle was opened, but what its author gave with it could not be read from the link.',
  nothingToPaste: 'There is no text to read.',
  groups: {
    variants: 'Rules on the grid',
    mystic: 'Mystic',
    asterisk: 'Asterisk',
    classic: 'Classic',
    small: 'Small boards',
  },
};
