/**
 * A guess becomes a rule when the author's solution allows it; the rules are proved when they have one
 * solution, and it is the author's. Who knows rules is asked: nothing here solves or checks anything.
 */
import { constraintsOf, itemsOf } from '../../puzzle/constraints.ts';
import { writeItems } from '../../puzzle/items.ts';
import type { Puzzle, Rule } from '../../puzzle/puzzle.ts';
import type { Shape } from '../../puzzle/shape.ts';
import { isDeclared, itemsOfGuesses, settle, type Guess, type Settled } from './guess.ts';

/** A puzzle before its guesses: the items of its board come before all others. */
export interface Base {
  readonly shape: Shape;
  readonly givens: readonly number[];
  readonly rules: readonly Rule[];
  readonly items: readonly string[];
}

export function withItems(base: Base, items: readonly string[]): Puzzle {
  const { shape, givens, rules } = base;
  const all = [...new Set([...base.items, ...items])];
  return { shape, givens, rules: all.length > 0 ? [...rules, constraintsOf(all)] : rules };
}

/**
 * The items of those numbers as they were written; one that stands in a block of its own, without it. Items
 * that were just read have their numbers as ids.
 */
function textsOf(puzzle: Puzzle, numbers: ReadonlySet<number>): ReadonlySet<string> {
  const withParts = itemsOf(puzzle).map((item) => [item, ...(item.parts ?? [])]);
  const broken = withParts.filter((group) => group.some(({ id }) => numbers.has(Number(id))));
  return new Set(broken.flat().map((item) => writeItems([item])));
}

/** Who knows what rules mean: the engine, wherever it is asked from. */
export interface Judge {
  /**
   * What a full board breaks: numbers of items from 1, and whether houses and other rules are broken.
   * Undefined where the rules cannot be read.
   */
  broken(
    puzzle: Puzzle,
  ): Promise<{ readonly items: ReadonlySet<number>; readonly others: boolean } | undefined>;
  /** How many solutions there are, 2 for several; undefined where that is not known in time. */
  solve(puzzle: Puzzle): Promise<{
    readonly count: 0 | 1 | 2 | undefined;
    readonly solution?: readonly number[];
  }>;
}

/** What became of the meaning of a puzzle. */
export interface Proof {
  /** `proved`: one solution, the author's. `other`: one that is not. */
  readonly kind:
    'proved' | 'other' | 'several' | 'none' | 'unknown' | 'no-solution-told' | 'unreadable';
  readonly settled: readonly Settled[];
  readonly puzzle: Puzzle;
  /** Whether the author's solution breaks the board itself or a given. */
  readonly breaksBase: boolean;
}

/**
 * Settles what a puzzle means and solves it. `solution` has 0 where it is not told; it can drop a guess
 * only where it is whole. `mayBeBoth`: see `settle`.
 */
export async function prove(
  base: Base,
  guesses: readonly Guess[],
  solution: readonly number[] | undefined,
  judge: Judge,
  mayBeBoth = false,
): Promise<Proof> {
  const isWhole = solution?.every((digit) => digit !== 0) ?? false;
  const items = itemsOfGuesses(guesses);
  let isBroken = (item: string): boolean => item === '';
  let breaksBase = false;
  if (solution?.some((digit) => digit !== 0)) {
    const asked = withItems({ ...base, givens: solution }, items);
    const found = await judge.broken(asked);
    if (!found) {
      // One guess that no board of this kind can have must not take what its program says along.
      const declared = guesses.filter(isDeclared);
      return declared.length < guesses.length
        ? prove(base, declared, solution, judge, mayBeBoth)
        : unreadable();
    }
    const broken = textsOf(asked, found.items);
    isBroken = (item) => broken.has(item);
    breaksBase =
      found.others ||
      base.items.some((item) => broken.has(item)) ||
      base.givens.some((given, cell) => given !== 0 && given !== solution[cell]);
  }
  const settled = settle(guesses, isBroken, isWhole && mayBeBoth);
  const kept = settled.flatMap(({ parts }) => parts.flatMap((part) => part.items));
  const puzzle = withItems(base, kept);
  if (!solution) return { kind: 'no-solution-told', settled, puzzle, breaksBase };
  const { count, solution: found } = await judge.solve(puzzle);
  const isAuthors = found?.every((digit, cell) => !solution[cell] || digit === solution[cell]);
  const kind =
    count === undefined
      ? 'unknown'
      : count === 0
        ? 'none'
        : count === 2
          ? 'several'
          : isAuthors
            ? 'proved'
            : 'other';
  return { kind, settled, puzzle, breaksBase };

  function unreadable(): Proof {
    const puzzle = withItems(base, []);
    return { kind: 'unreadable', settled: [], puzzle, breaksBase: false };
  }
}
