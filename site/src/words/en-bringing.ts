const givens = (count: number) => (count === 1 ? '1 given' : `${count} givens`);

export const bringing = {
  title: 'Puzzle',
  name: 'Name of the puzzle',
  open: 'Open',
  paste: 'Paste',
  examples: 'Examples',
  clearAll: 'New',
  newMeaning: 'Start an empty board with the same rules',
  pasteTitle: 'Paste or type a puzzle',
  pasteHint:
    'One line of 81 digits, nine rows with or without spaces, a framed grid, a candidate grid, spreadsheet cells, an assignment’s input file, or a link from Ninefold, f-puzzles, SudokuPad or lisudoku. 0 . * _ x and - stand for an empty cell.',
  pasteLabel: 'Puzzle text',
  read: 'Put it on the board',
  dropHere: 'Drop the file to open it',
  examplesTitle: 'Examples',
  at: (index: number, count: number) => `${index} of ${count}`,
  previousPuzzle: 'Previous puzzle',
  nextPuzzle: 'Next puzzle',
  numbered: (index: number) => `Puzzle ${index}`,
  givens,
  opened: (title: string, count: number) =>
    `${title}: ${givens(count)}. Undo restores the previous board.`,
  openedMany: (count: number) => `Read ${count} puzzles; the first is on the board.`,
  partly: (sentence: string) => `Only the puzzles before the first error were read. ${sentence}`,
  cannotOpen: (name: string) => `${name} could not be opened.`,
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB, the most the page reads.`,
  onlyFirst: (name: string, files: number) =>
    `Only ${name} was opened, the first of ${files} files. Drop puzzles one file at a time.`,
  pasted: 'Pasted puzzle',
  fromLink: 'From a link',
  offerTitle: 'A puzzle from another program',
  linkBad: 'The puzzle in the link could not be read.',
  linkProgressBad: 'The puzzle was opened, but the progress in the link could not be read.',
  nothingToPaste: 'There is no text to read.',
  groups: {
    mystic: 'Mystic',
    asterisk: 'Asterisk',
    classic: 'Classic',
    small: 'Small boards',
  },
};
