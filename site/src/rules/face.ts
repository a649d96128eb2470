import type { Outline } from '../board/view.ts';
import type { Rule, RuleName } from '../puzzle/puzzle.ts';
import type { Size } from '../puzzle/shape.ts';

/** What a rule's drawing adds to the board. */
export interface Drawing {
  /** Cells with a light ground of their own. */
  readonly shaded?: readonly number[];
  readonly outlines?: readonly Outline[];
}

/** How one rule appears in the page. */
export interface RuleFace {
  /** Its name on a plain board. */
  readonly name: RuleName;
  /** Its name when it reaches over the edges too; missing when it has no such form. */
  readonly wrappedName?: RuleName;
  /** The rule as it is when switched on. */
  readonly fresh: Rule;
  /** What else can be set. */
  readonly editor?: 'pairs';
  /** The boards that have it; missing for all. */
  readonly sizes?: readonly Size[];
  /** What it shows on the board all the time. */
  readonly draw?: (rule: Rule) => Drawing;
}
