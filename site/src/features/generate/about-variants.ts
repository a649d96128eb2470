/** What a booklet of variants asks about its puzzles. */
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { VariantDrawing } from '../../rules/index.ts';
import { EngineSolver } from '../../solver/engine-solver.ts';
import { Logic } from '../../solver/hints.ts';
import type { Level, Maker } from '../../solver/maker.ts';

export interface AboutVariants {
  drawing(puzzle: Puzzle): Promise<VariantDrawing>;
  /** How hard it is; nothing where that takes too long. */
  grade(
    puzzle: Puzzle,
    signal: AbortSignal,
  ): Promise<{ readonly level: Level; readonly score: number } | undefined>;
}

export class EngineAboutVariants implements AboutVariants {
  readonly #solver: EngineSolver;
  readonly #logic: Logic;

  constructor(engine: Maker['engine']) {
    this.#solver = new EngineSolver(engine);
    this.#logic = new Logic(engine);
  }

  async drawing(puzzle: Puzzle): Promise<VariantDrawing> {
    const [rules, { drawVariant }] = await Promise.all([
      this.#solver.variantRules(puzzle),
      import('../../rules/variants/index.ts'),
    ]);
    return drawVariant(rules, puzzle.shape);
  }

  async grade(puzzle: Puzzle, signal: AbortSignal) {
    try {
      return (await this.#logic.grade(puzzle, signal)).grade ?? undefined;
    } catch (failure) {
      const isLate = failure instanceof DOMException && failure.name === 'TimeoutError';
      if (isLate || signal.aborted) return undefined;
      throw failure;
    }
  }
}
