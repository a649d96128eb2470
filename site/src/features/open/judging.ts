/** The engine as the judge of what drawings and words mean. */
import type { Judge } from '../../exchange/meaning/proving.ts';
import { writeDescription } from '../../puzzle/description.ts';
import { digitOf } from '../../puzzle/shape.ts';
import type { Solver } from '../../solver/solver.ts';

/** What it asks of the engine. */
export type Asked = Pick<Solver, 'inspect' | 'lists'>;

/** Rejects where the engine breaks down, or `signal` tells it to stop. */
export function judgeOf(solver: Asked, signal: AbortSignal): Judge {
  return {
    async broken(puzzle) {
      const found = await solver.inspect(puzzle).catch(() => undefined);
      signal.throwIfAborted();
      if (!found) return undefined;
      // "3 Cage" is the third item; houses and other rules have names alone.
      const numbers = found.conflicts.map(({ rule }) => parseInt(rule, 10));
      return {
        items: new Set(numbers.filter((number) => !Number.isNaN(number))),
        others: numbers.some(Number.isNaN),
      };
    },
    async solve(puzzle) {
      const lists = await solver.lists();
      const { answer, solution } = await lists.solve(writeDescription(puzzle), signal);
      const counts = { none: 0, one: 1, several: 2, late: undefined, failed: undefined } as const;
      const digits = solution && [...solution].map((letter) => digitOf(puzzle.shape, letter));
      return { count: counts[answer], ...(digits && { solution: digits }) };
    },
  };
}
