export const keeping = {
  share: 'Share',
  shareTitle: 'Share and save',
  copied: 'Copied',
  copyFailed: 'The browser did not allow copying. Select the text and copy it yourself.',
  fileName: 'sudoku',
  print: 'Print',
  printOne: 'One per page',
  printFour: 'Four per page',
  perPage: 'Puzzles per page',
  printFourHint:
    'This puzzle and the next three in the opened file, or else the three newest in My puzzles.',
  printOutput: (names: string) => `Prints the output of ${names}.`,
  printMarks: 'With my digits, marks and drawings',
  printedBy: 'Ninefold',
  printedPuzzles: 'Sudoku puzzles',
  printedOn: (day: Date) =>
    day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  batch: 'Answer a long list',
  library: 'Library',
  otherTab:
    'This puzzle was also changed in another tab. Both versions are kept; this tab continues with a copy.',
  work: 'My work',
  savePoints: 'Save-points',
  savePointsHint: 'Save this position under a name, try something, and return to it later.',
  savePointName: 'Name',
  savePointDefault: (index: number) => `Try ${index}`,
  keepPoint: 'Save',
  keptPoint: (name: string) => `Saved “${name}”. Restore it under Save-points.`,
  returnTo: (name: string) => `Restore “${name}”`,
  forget: (name: string) => `Delete “${name}”`,
  trouble: {
    forbidden:
      'This browser does not let the page store anything. Save your work as a link or a file.',
    full: 'The browser’s storage is full, so new work is not saved. Save it as a link or a file.',
    damaged: 'Your saved work could not be read. It was set aside, and the board starts empty.',
  },
};
