/** Words for checking what stands and for the clock. */
export const play = {
  check: 'Check',
  checkHint: 'Whether your digits are right so far, without showing any',
  checking: 'Checking…',
  stopChecking: 'Stop',
  good: 'So far so good.',
  unique: 'The puzzle has exactly one solution.',
  differ: (count: number) =>
    count === 1
      ? '1 digit differs from the solution.'
      : `${count} digits differ from the solution.`,
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
  solvedIn: (time: string) => `Solved in ${time}. Every rule holds.`,
};
