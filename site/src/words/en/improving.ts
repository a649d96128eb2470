const number = (count: number) => count.toLocaleString('en');
const givens = (count: number) => (count === 1 ? '1 given' : `${number(count)} givens`);

/** The words of the tools for setters. */
export const improving = {
  close: 'Close the tools for setters',
  meaning:
    'For puzzles that you set yourself. Nothing on the board changes before you press “Put on the board”.',
  examine: 'Look at the givens',
  questions: { redundant: 'Not needed', changeable: 'Changeable', forms: 'Minimal forms' },
  questionMeanings: {
    redundant: 'The givens that could be left out, each considered alone',
    changeable: 'The givens that could have another digit, each considered alone',
    forms: 'The puzzle with as few of its givens as it needs',
  },
  change: 'Swap givens until it is',
  aims: { harder: 'Harder', easier: 'Easier', fewest: 'Smaller', nicer: 'Nicer' },
  aimMeanings: {
    harder: 'A higher score, with no more givens',
    easier: 'A lower score, with as many givens',
    fewest: 'Fewer givens',
    nicer: 'A symmetric pattern, with the same grade and few givens',
  },
  keepsSolution: 'Keep the solution',
  symmetry: 'Pattern of the givens, for Nicer',
  onlyKnownBoards:
    'Givens can be swapped only on boards of 4 × 4, 6 × 6 and 9 × 9 with digits from 1 to the size.',
  working: {
    redundant: 'Leaving out one given after another…',
    changeable: 'Trying other digits…',
    forms: 'Looking for minimal forms…',
    harder: 'Making it harder…',
    easier: 'Making it easier…',
    fewest: 'Making it smaller…',
    nicer: 'Making it nicer…',
  },
  swaps: (tried: number, all: number) => `${number(tried)} of ${number(all)} swaps tried`,
  stop: 'Stop',
  apply: 'Put on the board',
  applied: (count: number) => `${givens(count)} on the board. Undo restores those before.`,
  previous: 'Previous form',
  next: 'Next form',
  outdated: 'The board has changed since this answer.',
  allNeeded: 'Every given is needed: the puzzle is minimal.',
  allRulesNeeded: 'Every given and every rule is needed.',
  redundant: (count: number, all: number) =>
    count === 1
      ? '1 given can be left out.'
      : `${number(count)} of ${givens(all)} can be left out, each considered alone; not always together.`,
  redundantRules: (count: number) =>
    count === 1
      ? '1 rule is not needed:'
      : `${number(count)} rules are not needed, each considered alone:`,
  noneChangeable: 'No given could have another digit.',
  changeable: (count: number) =>
    count === 1
      ? '1 given could have another digit. Press one to change it; the solution changes too.'
      : `${number(count)} givens could have other digits, each considered alone. Press one to change it; the solution changes too.`,
  given: (cell: string, digit: number) => `${cell}, now ${digit}:`,
  changeTo: (cell: string, digit: number) => `${digit} in ${cell}`,
  minimalAlready: 'The puzzle is minimal: none of its givens can be left out.',
  forms: (found: number, isAll: boolean) => {
    const forms = found === 1 ? '1 minimal form' : `${number(found)} minimal forms`;
    return isAll ? `${forms}.` : `At least ${forms}.`;
  },
  form: (at: number, shown: number) => `${number(at)} of ${number(shown)}`,
  formGivens: (count: number, before: number) => `${givens(count)} in place of ${number(before)}`,
  nothingBetter: 'Nothing better was found yet.',
  before: 'Before',
  after: 'Found',
  grade: (level: string, score: number, count: number) =>
    `${level}, score ${number(score)}, ${givens(count)}`,
  hardest: (technique: string) => `hardest: ${technique}`,
  legend: 'Framed givens are new; those that are struck through would go.',
  trouble: {
    blank: 'There are no givens yet.',
    noGivens: 'The puzzle has no givens: its rules say all of it.',
    none: 'The puzzle has no solution. “Why no solution?” says which givens contradict each other.',
    several: 'The puzzle has several solutions. Add givens until there is only one.',
    tooLong: 'This takes too long for this puzzle.',
  },
  roles: {
    redundant: 'not needed',
    changeable: 'could have another digit',
    fresh: (digit: number) => `new given ${digit}`,
    gone: (digit: number) => `given ${digit}, would go`,
    empty: 'empty',
  },
};
