/** What a booklet of variants asks about its puzzles. */
import type { Facts } from '../../game/facts.svelte.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import type { VariantDrawing } from '../../rules/index.ts';
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
  readonly #facts: Pick<Facts, 'drawingOf'>;
  readonly #logic: Logic;

  constructor(facts: Pick<Facts, 'drawingOf'>, engine: Maker['engine']) {
    this.#facts = facts;
    this.#logic = new Logic(engine);
  }

  drawing(puzzle: Puzzle): Promise<VariantDrawing> {
    return this.#facts.drawingOf(puzzle);
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
