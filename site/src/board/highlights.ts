/** What a hint draws over a board. Plain data, as the board's own view is. */

/** A candidate. */
export interface Spot {
  readonly cell: number;
  readonly digit: number;
}

/**
 * What is said of a candidate: part of the pattern, of its first, second, third or fourth set, a fin;
 * a node of a chain that holds, or does not; to be struck; to be placed.
 */
export type GlyphRole =
  'cause' | 'set-0' | 'set-1' | 'set-2' | 'set-3' | 'fin' | 'on' | 'off' | 'out' | 'in';

export interface Glyph extends Spot {
  readonly role: GlyphRole;
  /** Its number in a chain, from 1. */
  readonly order?: number;
  /** In the middle of a cell without candidates, as large as a digit. */
  readonly large?: boolean;
}

/** A link of a chain, from the candidates of one node to those of the next. */
export interface ChainLink {
  readonly from: readonly Spot[];
  readonly to: readonly Spot[];
  readonly strong: boolean;
}

export interface Highlights {
  /** Houses and other regions, each outlined; `cover` is drawn dashed. */
  readonly regions: readonly { readonly cells: readonly number[]; readonly cover?: boolean }[];
  /** Sets of cells, each with the outline of its number. */
  readonly sets: readonly (readonly number[])[];
  readonly glyphs: readonly Glyph[];
  readonly links: readonly ChainLink[];
  /** What a person points at in the sentence: these cells, or these candidates of them. */
  readonly pointed?: { readonly cells: readonly number[]; readonly digits: number } | undefined;
}
