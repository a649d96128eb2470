import { wholePuzzle } from './fog.ts';
import type { Game } from './game.svelte.ts';
import { allDigitsOn, digitAt, type Position } from './position.ts';
import { itemsOf, saysRules } from '../puzzle/constraints.ts';
import { emptyPuzzle, type Puzzle, type Rule } from '../puzzle/puzzle.ts';
import type { VariantDrawing } from '../rules/index.ts';
import { RefusedRule } from '../solver/refused-rule.ts';
import type { Inspection, Reach, Solver } from '../solver/solver.ts';

const nothing: Inspection = { conflicts: [], open: [] };
const undrawn: VariantDrawing = {
  figures: [],
  regions: [],
  boxSize: {},
  shaded: [],
  board: '',
  list: [],
  hasCellsBeside: false,
  spoken: [],
  rules: [],
  items: [],
  conflict: () => undefined,
  noDigit: () => undefined,
};
const nowhere: Reach = { seen: [], far: [], different: [] };

/** What the core says about the board as it is; follows every change. */
export class Facts {
  inspection = $state.raw<Inspection>(nothing);
  reach = $state.raw<Reach>(nowhere);
  /** What the rules of a variant draw, and their list; empty for any other puzzle. */
  variant = $state.raw<VariantDrawing>(undrawn);

  /** What all rules of a puzzle draw of which some lie in fog, where the page draws them beneath it. */
  beneathFog = $state.raw<VariantDrawing | undefined>();

  /** Rules that the core does not take, and which of them it is. */
  refused = $state.raw<
    { readonly rules: readonly Rule[]; readonly refusal: RefusedRule } | undefined
  >();

  /** The position that `inspection` is about. */
  #inspected = $state.raw<Position | undefined>();
  #solver: Solver;
  #game: Game;

  constructor(solver: Solver, game: Game) {
    this.#solver = solver;
    this.#game = game;
  }

  /** Which rules and board the reach depends on, so that typing does not ask again. */
  readonly #rules = $derived.by(() => this.#game.position.puzzle.rules);
  readonly #whole = $derived.by(() => {
    const { position } = this.#game;
    return position.supplement?.fog?.drawsRules ? wholePuzzle(position) : undefined;
  });
  readonly #shape = $derived.by(() => this.#game.position.puzzle.shape);

  /** Begins to follow; call where effects may be made. */
  follow(): void {
    $effect(() => {
      const { position } = this.#game;
      const puzzle: Puzzle = { ...position.puzzle, givens: allDigitsOn(position) };
      let current = true;
      this.#solver.inspect(puzzle).then(
        (inspection) => {
          if (!current) return;
          this.inspection = inspection;
          this.#inspected = position;
        },
        () => undefined,
      );
      return () => (current = false);
    });
    $effect(() => {
      const puzzle = emptyPuzzle(this.#shape, this.#rules);
      let current = true;
      this.#solver.reach(puzzle).then(
        (reach) => {
          if (current) this.reach = reach;
        },
        () => undefined,
      );
      return () => {
        current = false;
      };
    });
    $effect(() => {
      const whole = this.#whole;
      this.beneathFog = undefined;
      if (!whole || whole.rules === this.#rules || !saysRules(whole.rules)) return undefined;
      let current = true;
      this.drawingOf(emptyPuzzle(whole.shape, whole.rules)).then(
        (drawing) => {
          if (current) this.beneathFog = drawing;
        },
        () => undefined,
      );
      return () => {
        current = false;
      };
    });
    $effect(() => {
      const shape = this.#shape;
      const rules = this.#rules;
      this.refused = undefined;
      if (!saysRules(rules)) {
        this.variant = undrawn;
        return undefined;
      }
      const puzzle = emptyPuzzle(shape, rules);
      let current = true;
      this.drawingOf(puzzle).then(
        (drawing) => {
          if (current) this.variant = drawing;
        },
        (error: unknown) => {
          if (current && error instanceof RefusedRule) this.refused = { rules, refusal: error };
        },
      );
      return () => {
        current = false;
      };
    });
  }

  /** What the rules of any variant draw. How such rules look comes with the first of them. */
  async drawingOf(puzzle: Puzzle): Promise<VariantDrawing> {
    const [rules, { drawVariant }] = await Promise.all([
      this.#solver.variantRules(puzzle),
      import('../rules/variants/index.ts'),
    ]);
    return drawVariant(rules, puzzle.shape, itemsOf(puzzle));
  }

  /** Every cell has a digit and no rule is broken; where the author's solution is known, it is that. */
  get solved(): boolean {
    const { position } = this.#game;
    const { solution } = position.supplement ?? {};
    return (
      (solution?.every((digit, cell) => !digit || digit === digitAt(position, cell)) ?? true) &&
      this.#inspected === position &&
      this.inspection.conflicts.length === 0 &&
      !allDigitsOn(position).includes(0)
    );
  }

  /** The cells that cannot repeat the digit of a cell. */
  different(cell: number): readonly number[] {
    return this.reach.different[cell] ?? [];
  }

  seen(cell: number): readonly number[] {
    return this.reach.seen[cell] ?? [];
  }
}
