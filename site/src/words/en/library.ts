const number = (count: number) => count.toLocaleString('en');
const puzzles = (count: number) => (count === 1 ? '1 puzzle' : `${number(count)} puzzles`);
const duration = (seconds: number) =>
  seconds < 1 ? 'less than a second' : `${number(Math.round(seconds))} s`;

export const library = {
  collection: 'Collection',
  mine: 'My puzzles',
  named: (name: string, count: number) => `${name} (${number(count)})`,
  empty: 'Puzzles you open or type are kept here, in this browser only.',
  list: (name: string) => `Puzzles in ${name}`,
  search: 'Search',
  searchHint: 'Name, digits, rule, technique',
  more: 'Sort and filter',
  sortBy: 'Sort by',
  sorts: {
    number: 'Number',
    givens: 'Givens',
    grade: 'Grade',
    state: 'State',
    time: 'Time',
  },
  ascending: 'Ascending; press to reverse',
  descending: 'Descending; press to reverse',
  grade: 'Grade',
  anyGrade: 'Any grade',
  ungraded: 'Not graded',
  gradeless: 'No grade',
  state: 'State',
  anyState: 'Any state',
  states: ['Not started', 'Started', 'Solved'],
  percent: (share: number) => `${share}%`,
  filled: (percent: number) => `${percent}% filled`,
  points: (score: number) => `${number(score)} points`,
  answers: {
    one: 'One solution',
    none: 'No solution',
    several: 'Several solutions',
    late: 'No answer in time',
    failed: 'The solver failed',
  },
  shown: (count: number, all: number) =>
    count === all ? puzzles(all) : `${number(count)} of ${puzzles(all)}`,
  nothingFound: 'No puzzles match.',
  resort: 'Update the order',
  runs: { grade: 'Grade all', solve: 'Solve all' },
  runsOnShown: { grade: 'Grade these', solve: 'Solve these' },
  stop: 'Stop',
  progress: {
    grade: (done: number, all: number) => `${number(done)} of ${number(all)} graded`,
    solve: (done: number, all: number) => `${number(done)} of ${number(all)} solved`,
  },
  ended: {
    grade: (done: number, seconds: number) => `${puzzles(done)} graded in ${duration(seconds)}.`,
    solve: (done: number, seconds: number) => `${puzzles(done)} solved in ${duration(seconds)}.`,
  },
  stopped: (done: number, all: number) => `Stopped: ${number(done)} of ${number(all)} done.`,
  nothingToDo: {
    grade: 'All of these have a grade.',
    solve: 'All of these are solved.',
  },
  save: 'Save…',
  saveMeaning: 'Save the puzzles shown as a text file, with solutions and grades',
  fileName: 'puzzles',
  drop: 'Remove',
  dropCollection: (name: string) => `Remove the collection ${name}`,
  dropped: (title: string) => `Removed ${title}.`,
  undo: 'Undo',
  open: 'Open',
  goOn: 'Continue',
  onBoard: 'On the board',
  notKept: (most: number) =>
    `Kept until this page is closed: only collections of up to ${number(most)} puzzles are saved in the browser.`,
  problems: (count: number) =>
    count === 1 ? '1 line could not be read' : `${number(count)} lines could not be read`,
  moreProblems: (count: number) => `… and ${number(count)} more.`,
};
