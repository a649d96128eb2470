import type { Outline } from '../board/view.ts';
import type { Rule } from '../puzzle/puzzle.ts';
import type { Shape, Size } from '../puzzle/shape.ts';

/**
 * What an argument is made of, as core/rules/schema.hpp has it; `items` are those of the rule `constraints`
 * alone, which core/formats/iss/described_variant.hpp reads.
 */
export type ParameterKind = 'number' | 'word' | 'cells' | 'digit_pairs' | 'regions' | 'items';

/** The range of a number, both ends included. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/**
 * One parameter of a rule: the property of a `Rule` with its name holds the argument. Its editor is
 * made from this (features/choose-rules/RuleArguments.svelte), and the reader of texts keeps to it.
 */
export type Parameter = {
  readonly name: string;
  /** What the editor calls it; its name unless given. */
  readonly label?: string;
  /** For a word: the choices. The first is the default. */
  readonly words?: readonly string[];
  /** For a word: what each is called in the editor. */
  readonly wordNames?: Readonly<Record<string, string>>;
  /** For cells: whether their order matters. */
  readonly isOrdered?: boolean;
  /** For cells: whether there must be as many as the board has digits. */
  readonly isHouse?: boolean;
} & (({ readonly kind: 'number' } & Range) | { readonly kind: Exclude<ParameterKind, 'number'> });

/** What a rule's drawing adds to the board. */
export interface Drawing {
  /** Cells with a light background. */
  readonly shaded?: readonly number[];
  readonly outlines?: readonly Outline[];
  /** Thick lines around the boxes of the board. */
  readonly boxes?: boolean;
  /** Thick lines between cells of different numbers. */
  readonly regions?: readonly number[];
}

/** The words of a rule that a puzzle can have many times. */
export interface Several {
  /** What one of them is called in a list, before its number: "House". */
  readonly one: string;
  /** On the button that adds one: "Add an extra house". */
  readonly add: string;
}

/** Houses that go by a name together and are switched on and off as one. */
export interface HouseGroup {
  readonly name: string;
  readonly label: string;
  readonly meaning: string;
  readonly sizes?: readonly Size[];
  readonly houses: (shape: Shape) => readonly (readonly number[])[];
  /** What equal digits in one of the houses have in common: "in a window". */
  readonly conflict: string;
  /** Of houses all over the board, which drawn together would hide everything and tell nothing. */
  readonly isUnseen?: true;
}

/** Everything the page says and shows of one rule: what its file in kinds/ exports as `face`. */
export interface RuleFace {
  /** The core's name of the rule. */
  readonly name: string;
  /** The core's name of its form that wraps around the edges; missing when it has no such form. */
  readonly wrappedName?: string;
  readonly parameters?: readonly Parameter[];
  /**
   * Whether it says that rows and columns hold every digit once. One base is in every puzzle: the
   * weakest adds nothing to another, and the default one need not be written.
   */
  readonly base?: 'weakest' | 'yes' | 'default';
  /** Its place in the list of rules; missing for a rule that is not chosen there. */
  readonly order?: number;
  /** Has the list show each one that a puzzle has, and a button to add one, in place of a switch. */
  readonly several?: Several;
  /** The boards that have it; missing for all. */
  readonly sizes?: readonly Size[];
  /** The rule as it is when switched on or added; cells are then chosen on the board. */
  readonly fresh: (shape: Shape) => Rule;

  readonly label: string;
  /** One line of meaning. */
  readonly meaning: string;
  /** What a hint calls the houses that the rule adds, by their places in `houses` from 1. */
  readonly houseName?: (number: number) => string;
  /** The houses that have such a name. */
  readonly houses?: (rule: Rule) => readonly (readonly number[])[];
  /** By each name of the core: what breaks it, as in "equal digits a knight's move apart". */
  readonly broken: Readonly<Record<string, string>>;
  /**
   * By each name of the core, for all but the base, whose houses say it: what equal digits in conflict have in
   * common, as in "Two 7s on a diagonal", or where `allowsEqual`, what is wrong with the digits.
   */
  readonly conflict?: Readonly<Record<string, string | ((value: number) => string)>>;
  /** By what the core's lessons call it: what the other cell is to the cell, "is in the same row". */
  readonly shared?: Readonly<Record<string, string>>;

  /** Only the module for puzzles of any rules knows it, not the first module. */
  readonly isOfVariants?: true;
  /** Whether cells that it ties together may hold equal digits. */
  readonly allowsEqual?: boolean;
  readonly groups?: readonly HouseGroup[];
  /** What it is on a board that is mirrored or turned by a quarter; missing where that is the same. */
  readonly mirrored?: (rule: Rule) => Rule;
  /** What it shows on the board all the time. */
  readonly draw?: (rule: Rule, shape: Shape) => Drawing;
}
