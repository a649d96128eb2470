const count = (number: number) => number.toLocaleString('en');

interface Ended {
  readonly answered: number;
  readonly refused: number;
  readonly seconds: number;
}

const puzzles = (number: number) => (number === 1 ? '1 puzzle' : `${count(number)} puzzles`);

/** "12 a second". */
function rate({ answered, refused, seconds }: Ended): string {
  return `${count(Math.round((answered + refused) / Math.max(seconds, 0.001)))} a second`;
}

function refusals(refused: number): string {
  if (refused === 0) return '';
  return refused === 1
    ? ' 1 line holds no puzzle; its row says why.'
    : ` ${count(refused)} lines hold no puzzle; their rows say why.`;
}

export const batch = {
  meaning:
    'Answers one question about every puzzle of a text file, however long, and saves the answers as a table. Each line is a puzzle: cells with 0 or a dot where they are empty, a row of a table that has them, a constraint text, or a description with all rules.',
  choose: 'Choose a file…',
  chosen: (name: string, megabytes: number) =>
    `${name}, ${megabytes < 0.1 ? 'less than 0.1' : megabytes.toFixed(1)} MB`,
  none: 'No file yet. You can also drop one on the page.',
  question: 'Question',
  questions: {
    prove: 'One solution or not',
    solve: 'Solution',
    count: 'Number of solutions',
    grade: 'Grade',
  },
  columns: {
    prove: ['puzzle', 'solutions', 'why'],
    solve: ['puzzle', 'solutions', 'solution', 'why'],
    count: ['puzzle', 'solutions', 'why'],
    grade: ['puzzle', 'level', 'score', 'hardest', 'why'],
  },
  form: 'Columns with',
  forms: { tsv: 'tabs (TSV)', csv: 'commas (CSV)' },
  rules: 'With the rules of the puzzle on the board',
  start: 'Start',
  stop: 'Stop',
  save: 'Save the answers',
  /** "12,000 puzzles, 3,400 a second, about 2 minutes left". */
  progress: (ended: Ended, share: number) => {
    const done = puzzles(ended.answered + ended.refused);
    if (share <= 0 || ended.seconds < 1) return done;
    const left = Math.ceil((ended.seconds * (1 - share)) / share);
    const time = left < 90 ? `${left} seconds left` : `about ${Math.round(left / 60)} minutes left`;
    return `${done}, ${rate(ended)}, ${time}`;
  },
  done: (ended: Ended) =>
    `${puzzles(ended.answered)} answered in ${ended.seconds.toFixed(1)} seconds (${rate(ended)}).${refusals(ended.refused)}`,
  stopped: (ended: Ended) =>
    `Stopped after ${puzzles(ended.answered)}.${refusals(ended.refused)} What was answered can be saved.`,
  tooMuch: 'the engine broke down on it',
};
