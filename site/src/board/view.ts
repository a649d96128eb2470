/** What a board shows. Plain data, rebuilt for every change; nothing in it knows a rule. */

import type { Drawn } from '../puzzle/drawing.ts';
import type { Highlights } from './highlights.ts';

/** How a digit is drawn: printed, written by the person, put there by the program, being tried. */
type DigitKind = 'given' | 'entered' | 'shown' | 'tried';

/** The wash behind a cell. Several may apply; the last one named wins where they share a place. */
export type Tint = 'house' | 'peer' | 'same' | 'changed' | 'cause' | 'trial' | 'good';

/** A set of digits as bits, digit d at bit d-1. */
export type Digits = number;

export interface CellView {
  /** 0 or missing for none. */
  readonly digit?: number;
  readonly kind?: DigitKind;
  /** Small digits in the corners, in the order a person expects them. */
  readonly corner?: Digits;
  /** Small digits in the middle. */
  readonly centre?: Digits;
  /** Small digits at fixed places, a 3×3 pad. */
  readonly candidates?: Digits;
  /** Those of `candidates` that are struck through. */
  readonly struck?: Digits;
  /** Those of `candidates` drawn strongly. */
  readonly strong?: Digits;
  /** How strongly the ground of each candidate is tinted, 0 to 1, digit 1 first. */
  readonly shares?: readonly number[];
  /** Colours 1 to 9, several shown as stripes. */
  readonly colours?: number;
  readonly tints?: readonly Tint[];
  /** Depth of shading from 0 to 1, for what a recursion placed. */
  readonly depth?: number;
  /** The digit breaks a rule: drawn red, with a mark of its own. */
  readonly conflict?: boolean;
  /** The digit differs from what is compared: a wavy line under it. */
  readonly wrong?: boolean;
  /** A small dot at the foot: a cell joined to the selected one. */
  readonly dot?: boolean;
  /** The accessible name, place included: "row 4 column 7, box 6, empty". */
  readonly name: string;
  /** The cell cannot be changed: a given. */
  readonly readonly?: boolean;
}

/** How outlines and links are drawn. */
type Stroke = 'selection' | 'house' | 'cause' | 'conflict' | 'good' | 'current';

/** A contour around cells that need not touch. */
export interface Outline {
  readonly cells: readonly number[];
  readonly stroke: Stroke;
  readonly dashed?: boolean;
}

/** A curved line from one cell to another. */
export interface Link {
  readonly from: number;
  readonly to: number;
  readonly stroke: Stroke;
  readonly dashed?: boolean;
}

/** Colours of figures; see styles/tokens.css. */
export type FigureColour =
  | 'grey'
  | 'arrow'
  | 'double-arrow'
  | 'renban'
  | 'whisper'
  | 'dutch'
  | 'entropic'
  | 'modular'
  | 'region-sum'
  | 'sum'
  | 'zipper'
  | 'lockout'
  | 'diagonal'
  | 'row-index'
  | 'column-index';

/** What a rule draws on the board. Sizes are in hundredths of a cell. */
export type Figure =
  /** A line through the middles of cells, and what is at its ends (a bulb at the first alone). */
  | {
      readonly form: 'line';
      readonly cells: readonly number[];
      readonly colour: FigureColour;
      readonly width: number;
      readonly ends?: 'bulb' | 'circles' | 'diamonds' | 'squares' | 'round';
      /** A mark in the middle of the line. */
      readonly middle?: boolean;
      /** Strokes across the line between two cells that follow each other on it. */
      readonly ticks?: readonly (readonly [number, number])[];
      /** A letter or number between the first two cells. */
      readonly text?: string;
    }
  /** A shaft with a head from a circle, or from a pill of several cells. */
  | { readonly form: 'arrow'; readonly cells: readonly number[]; readonly pill: number }
  /**
   * A dashed contour with a text in its first corner; `inset` parts cages that overlap, and `shift` the
   * texts of those that have a corner in common.
   */
  | {
      readonly form: 'cage';
      readonly cells: readonly number[];
      readonly text: string;
      readonly inset: number;
      readonly shift?: number;
    }
  /** A disc where cells meet; its text may have lines. */
  | {
      readonly form: 'dot';
      readonly cells: readonly number[];
      readonly fill: 'white' | 'black' | 'none';
      readonly text: string;
      readonly size: number;
    }
  /** A sign between two cells that points from the greater to the smaller. */
  | { readonly form: 'greater'; readonly cells: readonly number[] }
  /** A ground within one cell. */
  | {
      readonly form: 'ground';
      readonly cell: number;
      readonly shape: 'circle' | 'square' | 'ring' | 'across' | 'down';
      readonly colour: FigureColour;
    }
  /** A text at the foot of a cell, which makes room for candidates. */
  | { readonly form: 'foot'; readonly cell: number; readonly text: string }
  /** A clue outside the board, before the first of a line of cells; several stand below each other. */
  | {
      readonly form: 'clue';
      readonly cells: readonly number[];
      readonly text: string;
      readonly arrow: boolean;
      /** How far it has moved along the border to make room for others, and how many they are together. */
      readonly along?: number;
      readonly crowd?: number;
    };

/** The figures of one form. */
export type FigureOf<Form extends Figure['form']> = Extract<Figure, { form: Form }>;

/** The cells of a board, and the digits that go into them, which count from 1. */
export interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly digits: number;
  /** What digit 1 is called: 0 or 1. */
  readonly lowest: number;
  readonly boxRows: number;
  readonly boxColumns: number;
}

/** A finger that draws, in pixels of the window: from the upper left corner of the board, and where that is. */
export interface Finger {
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly top: number;
  /** How wide a cell is. */
  readonly cell: number;
  readonly windowWidth: number;
}

/**
 * What a person has drawn with the pen: each piece as its form, its place in half cells (two base-36 digits) and its
 * colour. Lines go through middles (`l`, and `d` and `u` diagonally) or along edges (`b`); `o` and `x` are marks.
 */
export interface Penned {
  readonly drawing: readonly string[];
  /** Where keys draw, in half cells. */
  readonly cursor?: readonly [x: number, y: number];
}

export interface BoardView extends Layout {
  /** False for a board without boxes: no thick lines inside. */
  readonly hasBoxes: boolean;
  /** A region number a cell, for thick lines between regions; none for a board without. */
  readonly regions?: readonly number[];
  readonly cells: readonly CellView[];
  readonly outlines?: readonly Outline[];
  readonly links?: readonly Link[];
  readonly figures?: readonly Figure[];
  /** What the author drew, as it is, under and over everything else. */
  readonly drawings?: readonly Drawn[];
  /** Cells in which nothing is seen but what the person writes. */
  readonly fog?: readonly number[];
  /** What a hint draws. */
  readonly highlights?: Highlights | undefined;
}

/** What a digit is called on the board. */
export function named({ lowest }: Pick<Layout, 'lowest'>, digit: number): number {
  return digit + lowest - 1;
}

/** Whether some digits are written with two figures. */
export function isWide({ digits, lowest }: Pick<Layout, 'digits' | 'lowest'>): boolean {
  return digits + lowest > 10;
}

/** How much room the text of a cage takes. */
export function widthOfCageText(text: string): number {
  return text.length * 13 + 6;
}

/**
 * How much of a cell is left to small digits: all, what lies within the dashes of cages, or between the dots
 * and signs on its sides, or below a sum.
 */
export type Room = 'whole' | 'caged' | 'dotted' | 'summed';

/** The room in each cell. Where there are cages the cells without are as those with them. */
export function roomsOf({
  figures = [],
  drawings = [],
}: Pick<BoardView, 'figures' | 'drawings'>): (cell: number) => Room {
  const cages = [
    ...figures.filter((figure) => figure.form === 'cage'),
    ...drawings.filter((drawn) => drawn.kind === 'cage'),
  ];
  const rest: Room = cages.length > 0 ? 'caged' : 'whole';
  const rooms = new Map<number, Room>();
  for (const figure of figures) {
    const isOnSide =
      figure.form === 'greater' || (figure.form === 'dot' && figure.cells.length < 4);
    if (isOnSide) for (const cell of figure.cells) rooms.set(cell, 'dotted');
  }
  for (const { text, cells } of cages) if (text) rooms.set(Math.min(...cells), 'summed');
  return (cell) => rooms.get(cell) ?? rest;
}

/**
 * The corners of cells on which a disc with digits lies, as bits by cell: top left, top right, bottom left and
 * bottom right. Marks leave room for it.
 */
export function discsOf({ figures = [] }: Pick<BoardView, 'figures'>): ReadonlyMap<number, number> {
  const discs = new Map<number, number>();
  for (const figure of figures) {
    if (figure.form !== 'dot' || figure.cells.length !== 4) continue;
    [...figure.cells]
      .sort((a, b) => a - b)
      .forEach((cell, at) => discs.set(cell, (discs.get(cell) ?? 0) | (8 >> at)));
  }
  return discs;
}

/** The room around the lines that clues and drawings outside need, in cells; 0 for none. */
export function frameOf({ figures = [], drawings = [], rows, columns }: BoardView): number {
  let frame = figures.some(({ form }) => form === 'clue') ? 0.8 : 0;
  const reach = (x: number, y: number, around: number) => {
    frame = Math.max(frame, around - x, around - y, x + around - columns, y + around - rows);
  };
  for (const drawn of drawings) {
    if (drawn.kind === 'line')
      for (const [x, y] of drawn.points) reach(x, y, (drawn.thickness ?? 0) / 2);
    if (drawn.kind === 'shape') reach(...drawn.centre, Math.max(drawn.width, drawn.height) / 2);
    if (drawn.kind === 'shape' && drawn.text) reach(...drawn.centre, (drawn.textSize ?? 0) / 2);
  }
  // What stands farther away is seen only in part.
  return frame <= 0.1 ? 0 : Math.min(Math.ceil(frame * 10) / 10, widestFrame);
}

const widestFrame = 3;
