/** What puzzles there are to choose from, and what each is made of. */
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import type { Level, Wish } from '../../solver/maker.ts';

/** The kinds of puzzle with a name of their own; `board` has the rules on the board. */
export const kinds = [
  'board',
  'classic',
  'six',
  'four',
  'diagonals',
  'knight',
  'king',
  'mystic',
  'asterisk',
] as const;
export type Kind = (typeof kinds)[number];

/** An empty board with the rules of a kind. */
export function rulesOfKind(kind: Kind, board: Puzzle): Puzzle {
  const classic = { name: 'classic' };
  switch (kind) {
    case 'board':
      return emptyPuzzle(board.size, board.rules);
    case 'classic':
      return emptyPuzzle(9);
    case 'six':
      return emptyPuzzle(6);
    case 'four':
      return emptyPuzzle(4);
    case 'diagonals':
    case 'knight':
    case 'king':
    case 'asterisk':
      return emptyPuzzle(9, [classic, { name: kind }]);
    case 'mystic':
      return emptyPuzzle(9, [classic, { name: 'torus-knight' }]);
  }
}

/** How many givens puzzles of a grade have; harder ones as few as it comes to. */
const givens: Partial<Record<Level, Pick<Wish, 'leastGivens' | 'mostGivens'>>> = {
  easy: { leastGivens: 30, mostGivens: 38 },
  medium: { leastGivens: 26, mostGivens: 32 },
};

/** What a puzzle of a grade is to be like, of any grade without one. */
export function wishOf(rules: Puzzle, level: Level | undefined): Omit<Wish, 'seed' | 'number'> {
  const isClassic = rules.size === 9 && rules.rules.every(({ name }) => name === 'classic');
  return {
    symmetry: 'half-turn',
    ...(level && { level }),
    // Other rules leave fewer givens, and nobody knows how many.
    ...(level && isClassic && givens[level]),
  };
}

/** Sunday to Saturday: as in newspapers, the week grows harder. */
const levelOfDay = ['unfair', 'easy', 'easy', 'medium', 'medium', 'hard', 'hard'] as const;

/** The grade of a day's puzzle. */
export function dailyLevel(day: Date): Level {
  return levelOfDay[day.getDay()] ?? 'easy';
}

/** What everybody's puzzle of a day is made of: the day in the calendar of whoever asks. */
export function dailyWish(day: Date): Wish {
  const seed = (day.getFullYear() * 100 + day.getMonth() + 1) * 100 + day.getDate();
  return { seed, number: 0, ...wishOf(emptyPuzzle(), dailyLevel(day)) };
}
