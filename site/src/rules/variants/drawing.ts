/** What the rules of a variant come to on the page. */
import type { Figure } from '../../board/view.ts';
import type { Item } from '../../puzzle/items.ts';
import type { VariantRule } from '../../puzzle/puzzle.ts';
import type { Shape } from '../../puzzle/shape.ts';
import type { Conflict } from '../conflict-words.ts';

/** Rules of one kind in the list of a puzzle's rules. */
export interface VariantListed {
  readonly kind: string;
  readonly label: string;
  /** One line of meaning. */
  readonly meaning: string;
  /** What breaks it: "a cage". */
  readonly broken: string;
  /** The numbers of their items. */
  readonly items: readonly number[];
  /** The first number of each item that has one and only one: of a cage its sum. */
  readonly numbers: ReadonlyMap<number, number>;
  /** Each rule as it is written, once; none where there is nothing but what is said here. */
  readonly texts: readonly string[];
  /** What those of `texts` that are in a code say of themselves, by their places; empty where nothing. */
  readonly said: readonly string[];
  /** How the rule of each item is written: rules that are written alike have one of `texts` together. */
  readonly textOf: ReadonlyMap<number, string>;
}

/** What one rule adds to the board. */
export interface RuleDrawing {
  readonly figures?: readonly Figure[];
  /** Cells with thick lines around them. */
  readonly region?: readonly number[];
  readonly shaded?: readonly number[];
}

/** The same of all rules of a puzzle. */
export interface VariantDrawing {
  readonly figures: readonly Figure[];
  /** A region number a cell, or nothing. */
  readonly regions: readonly number[];
  /** The boxes of a board that does not say them by itself. */
  readonly boxSize: Partial<Pick<Shape, 'boxRows' | 'boxColumns'>>;
  readonly shaded: readonly number[];
  /** What a person has to know of a board with digits or sides of its own; else empty. */
  readonly board: string;
  readonly list: readonly VariantListed[];
  /** Whether a rule speaks of cells beside the grid, which are not drawn. */
  readonly hasCellsBeside: boolean;
  /** Of each cell, what is said of the rules that are about it; nothing at all where there are none. */
  readonly spoken: readonly (readonly string[])[];
  /** What is drawn on the board, rule by rule, and the items that their numbers are about. */
  readonly rules: readonly VariantRule[];
  readonly items: readonly Item[];
  /** What is wrong with digits that break one of the rules; nothing where it is none of these. */
  readonly conflict: (
    conflict: Conflict,
    valueAt: (cell: number) => number | undefined,
  ) => string | undefined;
  /** Why an empty cell can hold no digit; nothing where the candidates given for it have one in common. */
  readonly noDigit: (conflict: Conflict) => string | undefined;
}

/** Everything the page says and shows of one kind of rule. */
export interface VariantFace {
  readonly label: string;
  readonly meaning: string;
  /** The same on a board that has no cells for it. */
  readonly meaningWithoutCells?: string;
  readonly broken: string;
  /** `regions` are the boxes, or the pieces of a jigsaw where there are none. */
  readonly draw?: (
    rule: VariantRule,
    shape: Shape,
    regions: readonly (readonly number[])[],
  ) => RuleDrawing;
}

/** The faces of a family, by the core's names of their kinds. */
export type VariantFaces = Readonly<Record<string, VariantFace>>;
