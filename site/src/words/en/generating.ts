import { givens } from '../givens.ts';

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov Dec'.split(' ');

/**
 * As toLocaleDateString() would write it for a title, which has little room. A visitor's first puzzle
 * has it, and the browser's dates take a phone 50 ms to load.
 */
const shortDate = (day: Date) => `${day.getDate()} ${months[day.getMonth()]} ${day.getFullYear()}`;

const levels = {
  easy: 'Easy',
  medium: 'Medium',
  hard: 'Hard',
  unfair: 'Very hard',
  extreme: 'Extreme',
};

const daily = 'Today’s puzzle';

export const generating = {
  title: (level: keyof typeof levels) => `${levels[level]} puzzle`,
  generate: 'Generate',
  dialog: 'Generate a puzzle',
  daily,
  /** "Today’s puzzle, 22 Nov 2026, easy", or "..., killer, medium". */
  dailyTitle: (day: Date, level: string, kind?: string) =>
    [daily, shortDate(day), ...(kind ? [kind.toLowerCase()] : []), level.toLowerCase()].join(', '),
  todayIsNew: 'There are new puzzles today.',
  placedKinds: {
    killer: 'Killer',
    thermometers: 'Thermometers',
    arrows: 'Arrows',
    kropki: 'Kropki dots',
    xv: 'XV',
    whispers: 'German whispers',
    renban: 'Renban lines',
    sandwich: 'Sandwich',
    'little-killer': 'Little killer',
    mixed: 'A mixture',
  },
  placedMade: (kind: string, level: string, count: number) =>
    `${kind}${level && `, ${level.toLowerCase()}`}, ${givens(count)}. Undo restores the previous board.`,
  levels,
  variant:
    'Puzzles with the rules on the board cannot be made yet: the generator knows only houses, moves and pairs of digits. Choose another kind.',
  another: 'Another one',
  tried: (count: number) =>
    count === 1 ? '1 puzzle tried' : `${count.toLocaleString('en')} puzzles tried`,
  making: 'Making a puzzle…',
  stop: 'Stop',
  made: (level: string, count: number) =>
    `${level ? `${level}, ` : ''}${givens(count)}. Undo restores the previous board.`,
  /** Two lines: a larger text than what the page paints first would count as its slowest. */
  welcome: (level: string, count: number) =>
    `${daily}: ${level.toLowerCase()}, ${givens(count)}.\nNo guessing: one cell leads to another.`,
  none: (count: number) =>
    `None of the ${count.toLocaleString('en')} puzzles tried in 20 seconds matched your choices. Try again, or choose something else.`,
  booklet: 'Booklet to print',
  contradictory: 'No completed grid satisfies these rules, so no puzzle can be made with them.',
};
