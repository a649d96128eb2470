const puzzles = (count: number) =>
  count === 1 ? '1 puzzle' : `${count.toLocaleString('en')} puzzles`;

const date = (day: Date) =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const withWeekday = (day: Date) =>
  day.toLocaleDateString('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });

/** The words of the dialogs in which puzzles and booklets are chosen. */
export const wishing = {
  dailyMeaning:
    'Three grades and a variant each day, the same for everyone; and those of the days before.',
  daily: {
    about: 'Everyone gets the same puzzles; they are made here, without a connection.',
    day: date,
    month: (day: Date) => day.toLocaleDateString('en-GB', { month: 'long', year: 'numeric' }),
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
    previous: 'Month before',
    next: 'Month after',
    meanings: {
      easy: 'One cell after another can be filled in.',
      medium: 'Also needs pairs, or boxes that meet lines.',
      hard: 'Also needs fish, wings or colours.',
      unfair: 'Also needs chains.',
      extreme: 'Needs all that there is.',
    },
    solved: (time: string) => `Solved in ${time}`,
    begun: 'Begun',
    /** "Saturday 28 November 2026: easy solved, hard begun". */
    told: (day: Date, states: readonly string[]) =>
      [withWeekday(day), ...(states.length > 0 ? [states.join(', ')] : [])].join(': '),
    state: (name: string, isSolved: boolean) =>
      `${name.toLowerCase()} ${isSolved ? 'solved' : 'begun'}`,
    variant: (level: string) => `A variant: ${level.toLowerCase()}.`,
  },
  kind: 'Kind',
  kinds: {
    board: 'The rules on the board',
    classic: 'Classic 9×9',
    six: 'Classic 6×6',
    four: 'Classic 4×4',
    diagonals: 'Diagonals',
    windoku: 'Windoku',
    knight: 'Knight’s move',
    king: 'King’s move',
    'non-consecutive': 'Non-consecutive',
    mystic: 'Knight’s move, wrapped around',
    asterisk: 'Asterisk',
  },
  sameRules: 'The same rules in each puzzle',
  placedRules: 'Different rules in each puzzle',
  placedMeaning:
    'Each puzzle has its own rules and one solution. Up to “Very hard” it takes no guess; the easier it is, the more digits are given.',
  symmetry: 'Pattern of the givens',
  symmetries: {
    none: 'No symmetry',
    'half-turn': 'Half-turn',
    'quarter-turn': 'Quarter-turn',
    'left-right': 'Mirrored left to right',
    'top-bottom': 'Mirrored top to bottom',
    diagonal: 'Mirrored across the falling diagonal',
    'anti-diagonal': 'Mirrored across the rising diagonal',
    mirrors: 'Mirrored both ways',
    diagonals: 'Mirrored across both diagonals',
    full: 'All turns and reflections',
  },
  technique: 'Required technique',
  anyTechnique: 'Any',
  level: 'Grade',
  anyLevel: 'Any',
  levelMeaning: 'How hard the puzzle is for a person: the grade of the hardest step it needs.',
  bookletMeaning: 'As many different puzzles as you like, with the solutions on the last pages.',
  numbers: 'Number of puzzles',
  perPage: 'Puzzles per page',
  makeBooklet: 'Make the booklet',
  bookletProgress: (made: number, wanted: number) =>
    `${made.toLocaleString('en')} of ${wanted.toLocaleString('en')} made`,
  bookletReady: (made: number) => `${puzzles(made)} ready to print.`,
  bookletShort: (grades: string) =>
    `Not enough puzzles were found within 20 seconds each: ${grades}. Try fewer of that grade, or another kind.`,
  bookletStopped: (made: number, wanted: number) =>
    `Stopped: ${made.toLocaleString('en')} of ${wanted.toLocaleString('en')} made.`,
  bookletCollection: (kind: string) => `Booklet, ${kind}`,
  bookletName: (kind: string, made: number) => (kind ? `${kind}: ${puzzles(made)}` : puzzles(made)),
  number: (number: number, level: string) => `${number} · ${level}`,
  solutions: 'Solutions',
  page: (page: number, all: number) => `${page} / ${all}`,
};
