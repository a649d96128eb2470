/**
 * What an author drew on the board: lines, shapes with text, paths and cages, whatever they mean. Places
 * are in cells from the top left corner of the board, across and down: the middle of r1c1 is [0.5, 0.5].
 * All of it is plain data that was checked where it was read: numbers are finite and within reason,
 * colours are `#rrggbb` or `#rrggbbaa`, and text is text.
 */

export type Point = readonly [x: number, y: number];

/** `#rrggbb` or `#rrggbbaa` in small letters. */
export type Colour = string;

/** Under the lines of the board, or above the digits. */
export type Layer = 'under' | 'over';

interface Stroked {
  readonly layer: Layer;
  readonly stroke?: Colour;
  /** Of the stroke. */
  readonly thickness?: number;
  /** Lengths of dashes and gaps in turns. */
  readonly dashes?: readonly number[];
  readonly fill?: Colour;
}

export interface DrawnLine extends Stroked {
  readonly kind: 'line';
  readonly points: readonly Point[];
  /** The size of an arrow's head at the last point. */
  readonly head?: number;
}

/** A rectangle, or an ellipse where it is `round`, or nothing but its text. */
export interface DrawnShape extends Stroked {
  readonly kind: 'shape';
  readonly centre: Point;
  readonly width: number;
  readonly height: number;
  readonly round: boolean;
  /** Degrees clockwise. */
  readonly angle?: number;
  readonly text?: string;
  readonly textSize?: number;
  readonly textColour?: Colour;
}

/** The letters and numbers of an SVG path, in hundredths of a cell. */
export interface DrawnPath extends Stroked {
  readonly kind: 'path';
  readonly path: string;
}

/** A dashed outline around cells, with what stands in its corner. */
export interface DrawnCage {
  readonly kind: 'cage';
  readonly layer: Layer;
  readonly cells: readonly number[];
  readonly text: string;
  readonly stroke?: Colour;
  readonly textColour?: Colour;
}

export type Drawn = DrawnLine | DrawnShape | DrawnPath | DrawnCage;
