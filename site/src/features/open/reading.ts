/**
 * What is kept of how a puzzle was read, and what pressing its switches does. Loaded with the first puzzle of
 * another program.
 */
import { isDeclared, type Settled } from '../../exchange/meaning/guess.ts';
import {
  prove,
  withItems as withBaseItems,
  type Base,
  type Proof,
} from '../../exchange/meaning/proving.ts';
import { constraintsOf, itemsOf, withItems } from '../../puzzle/constraints.ts';
import { writeItems } from '../../puzzle/items.ts';
import type { Puzzle, Rule } from '../../puzzle/puzzle.ts';
import {
  emptySupplement,
  type Reading,
  type ReadRule,
  type Supplement,
} from '../../puzzle/supplement.ts';
import type { Brought } from './foreign.ts';
import { judgeOf, type Asked } from './judging.ts';

/** What was found out about a puzzle. */
export interface SettledPuzzle {
  readonly rules: readonly Rule[];
  readonly supplement: Supplement;
  readonly isProved: boolean;
  /** Whether all that it may mean is among its rules: it is proved, or nothing was left to guess. */
  readonly takesAll: boolean;
}

/**
 * Finds out what a puzzle means; undefined where the engine cannot read what its program says. Rejects
 * where the engine breaks down, or `signal` tells it to stop.
 */
export async function settleBrought(
  { opening, isWhole, missing }: Brought,
  solver: Asked,
  signal: AbortSignal,
): Promise<SettledPuzzle | undefined> {
  const { puzzle, supplement = emptySupplement, meaning } = opening;
  const { base, guesses, mayBeBoth } = meaning ?? {
    base: { ...puzzle, items: [] },
    guesses: [],
    mayBeBoth: false,
  };
  const judge = judgeOf(solver, signal);
  const proof = await prove(base, guesses, supplement.solution, judge, mayBeBoth);
  if (proof.kind === 'unreadable') return undefined;
  const isProved = proof.kind === 'proved';
  const isUndecided = proof.kind === 'unknown' || proof.kind === 'no-solution-told';
  const takesAll = isProved || (isWhole && isUndecided);
  const { rules } = takesAll ? proof.puzzle : declaredOf(base, proof);
  const reading = readingOf(proof, takesAll, missing);
  return { rules, supplement: { ...supplement, reading }, isProved, takesAll };
}

/** What was made of a puzzle; `missing` is what is not understood. */
function readingOf(proof: Proof, takesAll: boolean, missing: readonly string[]): Reading {
  const rules = proof.settled.flatMap((settled): ReadRule[] => {
    const declared = isDeclared(settled);
    const { rule, parts, dropped } = settled;
    // What its program says is in the list of rules anyway.
    if (declared && dropped.length === 0 && parts.every(({ covers }) => covers.length === 0))
      return [];
    return [
      {
        name: rule,
        items: parts.flatMap(({ items }) => items),
        cells: [...new Set(parts.flatMap(({ cells }) => cells))],
        covers: [...new Set(parts.flatMap(({ covers }) => covers))],
        dropped: dropped.length,
        isTaken: (takesAll || declared) && parts.length > 0,
        isLikely: isLikely(settled),
      },
    ];
  });
  return { isProved: proof.kind === 'proved', rules, missing };
}

function isLikely({ isSaid, parts, dropped }: Settled): boolean {
  return isSaid && parts.length > 0 && dropped.length === 0;
}

/** The puzzle with what its program says alone, as far as the author's solution allows it. */
function declaredOf(base: Base, { settled }: Proof): Puzzle {
  const declared = settled.filter(isDeclared).flatMap(({ parts }) => parts);
  return withBaseItems(
    base,
    declared.flatMap(({ items }) => items),
  );
}

/** The rules of a puzzle when those of a reading are taken as they say, and no others of it. */
export function rulesBy(puzzle: Puzzle, before: Reading, after: Reading): readonly Rule[] {
  const own = new Set(before.rules.flatMap(({ items }) => items));
  const kept = itemsOf(puzzle).filter((item) => !own.has(writeItems([item])));
  const texts = after.rules.flatMap(({ items, isTaken }) => (isTaken ? items : []));
  if (texts.length === 0) return withItems(puzzle.rules, kept);
  const all = constraintsOf([writeItems(kept), ...new Set(texts)]).items ?? [];
  return withItems(puzzle.rules, all);
}
