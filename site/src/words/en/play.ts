/** Words for checking the board and for the clock. */
export const play = {
  check: 'Check',
  hint: 'Hint',
  hintMeaning: 'What to look at next; each press shows a little more (N)',
  hintTitles: { hint: 'Hint', path: 'Walkthrough', improve: 'Setter’s tools' },
  improveMeaning: 'For setters: givens that are not needed, or a harder, easier, smaller puzzle',
  howHard: 'How hard?',
  grading: 'Grading…',
  techniques: 'Techniques',
  path: 'Walkthrough',
  pathMeaning: 'Every step from the givens to the solution',
  pathOpen: 'Close the walkthrough to write on the board.',
  checkHint: 'Whether your digits are right so far, without revealing any',
  checking: 'Checking…',
  stopChecking: 'Stop',
  good: 'So far so good.',
  unique: 'The puzzle has exactly one solution.',
  differ: (count: number) =>
    count === 1
      ? '1 digit differs from the solution.'
      : `${count} digits differ from the solution.`,
  authors: 'The author’s solution comes with the puzzle; your digits are checked against it.',
  rightSoFar: 'Right so far.',
  inFog: (name: string) => `${name}, in fog`,
  differAuthors: (count: number) =>
    count === 1
      ? '1 digit differs from the author’s solution.'
      : `${count} digits differ from the author’s solution.`,
  mark: 'Show which',
  marked: 'differs from the solution',
  none: 'The puzzle has no solution.',
  several: 'The puzzle has several solutions.',
  severalFit: 'The puzzle has several solutions; your digits fit at least one.',
  severalMisfit: 'The puzzle has several solutions; your digits fit none of them.',
  time: 'Time',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  pauseOrResume: 'Pause or resume',
  covered: (row: number, column: number) => `row ${row} column ${column}, covered while paused`,
  finished: {
    label: 'Solved',
    facts: (parts: readonly string[]) => parts.join(' · '),
    next: 'Next puzzle',
    harder: 'Harder',
    easier: 'Easier',
    back: 'Back to the keys',
  },
  solvedIn: (time: string) => `Solved in ${time}. Every rule holds.`,
};
