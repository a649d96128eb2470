const givens = (count: number) => (count === 1 ? '1 given' : `${count} givens`);

const date = (day: Date) =>
  day.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const levels = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  unfair: 'Unfair',
  extreme: 'Extreme',
};

export const generating = {
  title: (level: keyof typeof levels) => `${levels[level]} puzzle`,
  generate: 'Generate',
  dialog: 'Generate a puzzle',
  daily: 'Puzzle of the day',
  dailyTitle: (day: Date) => `Puzzle of the day, ${date(day)}`,
  dailyMeaning: (day: Date, level: string) =>
    `${date(day)}: ${level}. Everyone gets the same one; it is made here, without a connection.`,
  kind: 'Kind',
  kinds: {
    board: 'The rules on the board',
    classic: 'Classic 9×9',
    six: 'Classic 6×6',
    four: 'Classic 4×4',
    diagonals: 'Diagonals',
    knight: 'Knight’s move',
    king: 'King’s move',
    mystic: 'Knight’s move around the edges',
    asterisk: 'Asterisk',
  },
  level: 'Grade',
  levels,
  anyLevel: 'Any',
  levelMeaning: 'How hard a puzzle is for a person: the hardest step that it takes.',
  variant:
    'Puzzles with the rules on the board cannot be made yet: only houses, moves and pairs can. Choose another kind.',
  another: 'Another one',
  tried: (count: number) =>
    count === 1 ? '1 puzzle tried' : `${count.toLocaleString('en')} puzzles tried`,
  making: 'Making a puzzle…',
  stop: 'Stop',
  made: (level: string, count: number) =>
    `${level}, ${givens(count)}. Undo restores the previous board.`,
  none: (count: number) =>
    `None of the ${count.toLocaleString('en')} puzzles tried in 20 seconds was of that kind and grade. Try again, or choose another grade.`,
  contradictory: 'No full grid keeps these rules, so there is no puzzle with them.',
};
