/** What puzzles there are to choose from, and what each is made of. */
import { emptyPuzzle, type Puzzle } from '../../puzzle/puzzle.ts';
import { numberOf } from './dailies.svelte.ts';
import { shapeOf } from '../../puzzle/shape.ts';
import { houseGroups, withGroup } from '../../rules/index.ts';
import {
  placedKinds,
  type Level,
  type PlacedKind,
  type PlainKind,
  type Symmetry,
  type Technique,
  type Wish,
} from '../../solver/maker.ts';

/** Kinds of puzzle that have grades; `board` has the rules on the board. */
export type GradedKind = 'board' | PlainKind;
/** All kinds, by what their puzzles have in common. */
export type Kind = GradedKind | PlacedKind;

export function isPlaced(kind: Kind): kind is PlacedKind {
  return placedKinds.some((placed) => placed === kind);
}

/** What most people look for. */
export const usualKind: GradedKind = 'classic';

/** What is offered first where rules are placed: a person can solve it, and needs the rules for it. */
export const usualLevel: Level = 'medium';

/** An empty board with the rules of a kind. */
export function rulesOfKind(kind: GradedKind, board: Puzzle): Puzzle {
  const classic = { name: 'classic' };
  switch (kind) {
    case 'board':
      return emptyPuzzle(board.shape, board.rules);
    case 'classic':
      return emptyPuzzle();
    case 'six':
      return emptyPuzzle(shapeOf(6));
    case 'four':
      return emptyPuzzle(shapeOf(4));
    case 'diagonals':
    case 'knight':
    case 'king':
    case 'asterisk':
    case 'non-consecutive':
      return emptyPuzzle(shapeOf(9), [classic, { name: kind }]);
    case 'windoku':
      return emptyPuzzle(shapeOf(9), windoku(emptyPuzzle()));
    case 'mystic':
      return emptyPuzzle(shapeOf(9), [classic, { name: 'torus-knight' }]);
  }
}

function windoku(classic: Puzzle): Puzzle['rules'] {
  const group = houseGroups.find(({ name }) => name === 'windoku');
  return group ? withGroup(group, classic) : classic.rules;
}

/** What else may be wished of a puzzle that has a grade. */
export interface Extras {
  readonly symmetry: Symmetry;
  readonly technique: Technique | undefined;
}

/** What nobody has to choose. */
export const usualExtras: Extras = { symmetry: 'half-turn', technique: undefined };

/** How many givens puzzles of a grade have; harder ones as few as it comes to. */
const givens: Partial<Record<Level, Pick<Wish, 'leastGivens' | 'mostGivens'>>> = {
  easy: { leastGivens: 30, mostGivens: 38 },
  medium: { leastGivens: 26, mostGivens: 32 },
};

/** What a puzzle of a grade is to be like, of any grade without one. */
export function wishOf(
  rules: Puzzle,
  level: Level | undefined,
  { symmetry, technique }: Extras = usualExtras,
): Omit<Wish, 'seed' | 'number'> {
  const isClassic = rules.shape.size === 9 && rules.rules.every(({ name }) => name === 'classic');
  return {
    symmetry,
    ...(level && { level }),
    ...(technique && { needs: [technique] }),
    // Other rules leave fewer givens, and nobody knows how many.
    ...(level && isClassic && givens[level]),
  };
}

/** The grades of a day's puzzles; as in newspapers, Sunday has the hardest. */
export function dailyLevels(day: Date): readonly Level[] {
  return ['easy', 'medium', day.getDay() === 0 ? 'unfair' : 'hard'];
}

/** The variant of a day: each kind in its turn, and a harder one on Sunday. */
export function dailyVariant(day: Date): { readonly kind: PlacedKind; readonly level: Level } {
  const number = Date.UTC(day.getFullYear(), day.getMonth(), day.getDate()) / 86_400_000;
  const kind = placedKinds[number % placedKinds.length] ?? 'killer';
  return { kind, level: day.getDay() === 0 ? 'hard' : usualLevel };
}

/** What a puzzle of a day is made from: the date where the person is. */
export function dailyWish(day: Date, level: Level): Wish {
  return { seed: numberOf(day), number: 0, ...wishOf(emptyPuzzle(), level) };
}
