import type { Drawn } from './drawing.ts';

/** Cells that lie in fog until digits of the solution clear it. */
export interface Fog {
  /** Cells that are clear from the beginning. */
  readonly lit: readonly number[];
  readonly triggers: readonly FogTrigger[];
  /**
   * The description of all of the puzzle, of which only what is clear is played; see game/fog.ts. Without it the fog is
   * lifted, as it is for whoever sets the puzzle.
   */
  readonly puzzle?: string;
  /** Rules lie in it as the page draws them; in fog of other programs that is what their authors drew. */
  readonly drawsRules?: boolean;
}

/** When all of `needs` hold the digits of the solution, `clears` is clear. */
export interface FogTrigger {
  readonly needs: readonly number[];
  readonly clears: readonly number[];
}

/** Something drawn or told, and what it probably means. */
export interface ReadRule {
  /** What the rule is called: see exchange/names.ts. */
  readonly name: string;
  /** Items of a constraint text. */
  readonly items: readonly string[];
  readonly cells: readonly number[];
  /** The drawings that show it, as indexes. */
  readonly covers: readonly number[];
  /** How many parts of it the author's solution breaks. */
  readonly dropped: number;
  /** Whether it is among the rules of the puzzle. */
  readonly isTaken: boolean;
  /** Whether it should be, where nobody has looked at it yet. */
  readonly isLikely: boolean;
}

/** What was made of the drawings and words of a puzzle that came without all its rules. */
export interface Reading {
  /** The rules that were taken have one solution, and it is the author's. */
  readonly isProved: boolean;
  readonly rules: readonly ReadRule[];
  /** What is known not to be understood, by name. */
  readonly missing: readonly string[];
}

/** What a puzzle's author gave beside its board, rules and givens: to be shown as it is. */
export interface Supplement {
  /** Empty where there is none, as the three others. */
  readonly title: string;
  readonly author: string;
  /** The rules as told to people. */
  readonly told: string;
  /** What is said when it is solved. */
  readonly message: string;
  /** In the order in which they are drawn. */
  readonly drawings: readonly Drawn[];
  /** The author's solution, a digit a cell in reading order; 0 where it is not told. */
  readonly solution?: readonly number[];
  readonly fog?: Fog;
  readonly reading?: Reading;
}

export const emptySupplement: Supplement = {
  title: '',
  author: '',
  told: '',
  message: '',
  drawings: [],
};

const visible = new WeakMap<Supplement, readonly Drawn[]>();

/** The drawings that no rule of the puzzle draws in its own way; the same list for the same supplement. */
export function visibleDrawings(supplement: Supplement): readonly Drawn[] {
  const known = visible.get(supplement);
  if (known) return known;
  const { drawings, fog, reading } = supplement;
  // Fog covers drawings cell by cell; rules come when all of their cells are clear.
  const isInOpen = fog?.puzzle === undefined || fog.drawsRules;
  const taken = (isInOpen && reading?.rules) || [];
  const covered = new Set(taken.filter(({ isTaken }) => isTaken).flatMap(({ covers }) => covers));
  // The same list where nothing is covered: what is drawn already need not be drawn again.
  const shown = covered.size === 0 ? drawings : drawings.filter((_, index) => !covered.has(index));
  visible.set(supplement, shown);
  return shown;
}

/** Whether there is anything in it that a board and its title do not show. */
export function isEmpty(supplement: Supplement): boolean {
  const { told, message, drawings, solution, fog, reading } = supplement;
  return !told && !message && drawings.length === 0 && !solution && !fog && !reading;
}
