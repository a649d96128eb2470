/** The words of the settings. */
export const settings = {
  shortcuts: 'Single-key shortcuts',
  shortcutsMeaning:
    'Keys such as Z, X, C, V and ? on the board, the keys of Step and Watch, and digits typed while the focus is elsewhere.',
  highlightPeers: 'Highlight the cells that the selected cell sees',
  highlightSame: 'Highlight every cell with the same digit',
  showConflicts: 'Show conflicts while typing',
  patterns: 'Add a pattern to each colour',
  removeMarks: 'Remove marks when a digit is placed',
  moveOn: 'Move to the next cell while typing givens',
  moveOnMeaning: '0 also moves on, leaving the cell empty.',
  showTimer: 'Show the time spent on a puzzle',
  assumesOneSolution: 'Hints may assume that there is one solution',
  assumesOneSolutionMeaning:
    'Unique rectangles and loops, avoidable rectangles and BUG rest on it.',
  digitFirst: 'Pick a digit first, then press cells',
  digitFirstMeaning: 'A keypad key picks a digit; each cell you press then takes it.',
};
