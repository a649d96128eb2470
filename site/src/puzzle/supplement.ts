import type { Drawn } from './drawing.ts';

/** Cells that lie in fog until digits of the solution clear it. */
export interface Fog {
  /** Cells that are clear from the beginning. */
  readonly lit: readonly number[];
  readonly triggers: readonly FogTrigger[];
}

/** When all of `needs` hold the digits of the solution, `clears` is clear. */
export interface FogTrigger {
  readonly needs: readonly number[];
  readonly clears: readonly number[];
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
}

/** Whether there is anything in it that a board and its title do not show. */
export function isEmpty(supplement: Supplement): boolean {
  const { told, message, drawings, solution, fog } = supplement;
  return !told && !message && drawings.length === 0 && !solution && !fog;
}
