import { type DigitSet } from '../puzzle/digits.ts';
import { emptyPuzzle, isBlank, type Puzzle } from '../puzzle/puzzle.ts';
import { cellCount, type Shape } from '../puzzle/shape.ts';
import type { Supplement } from '../puzzle/supplement.ts';
import type { PenDrawing } from './pen/drawing.ts';

/** What the person wrote into one cell. */
export interface CellProgress {
  /** The digit entered, 0 for none. Always 0 on a given. */
  readonly digit: number;
  readonly corner: DigitSet;
  readonly centre: DigitSet;
  /** Colours 1 to 9. */
  readonly colours: DigitSet;
  /** Automatic candidates that the person took away. */
  readonly ruledOut: DigitSet;
}

export const untouched: CellProgress = { digit: 0, corner: 0, centre: 0, colours: 0, ruledOut: 0 };

/** Everything an undo brings back: the puzzle and the person's work on it. Never changed in place. */
export interface Position {
  /** Which puzzle of the library this is. */
  readonly id: string;
  /** What it was called where it came from; may be empty. */
  readonly title: string;
  readonly puzzle: Puzzle;
  readonly cells: readonly CellProgress[];
  /** What its author gave beside it, where it came with any of that. */
  readonly supplement?: Supplement;
  /** What the person has drawn with the pen, where there is anything. */
  readonly pen?: PenDrawing;
}

export function newPosition(puzzle: Puzzle, title = '', id = newId()): Position {
  return { id, title, puzzle, cells: untouchedCells(puzzle.shape) };
}

/** Whether there is nothing to play yet: neither givens nor rules, drawings or words of an author. */
export function isUnset({ puzzle, supplement }: Position): boolean {
  return isBlank(puzzle) && !supplement;
}

export function emptyPosition(): Position {
  return newPosition(emptyPuzzle());
}

export function untouchedCells(shape: Shape): CellProgress[] {
  return new Array<CellProgress>(cellCount(shape)).fill(untouched);
}

/** The cells of a new board, with the digits and marks that came with its puzzle. */
export function cellsWith(
  shape: Shape,
  entered: readonly number[] = [],
  centres: readonly DigitSet[] = [],
  corners: readonly DigitSet[] = [],
): CellProgress[] {
  return untouchedCells(shape).map((cell, at) => {
    const digit = entered[at] ?? 0;
    const centre = centres[at] ?? 0;
    const corner = corners[at] ?? 0;
    return digit || centre || corner ? { ...cell, digit, centre, corner } : cell;
  });
}

/** The digit that stands in a cell, given or entered; 0 for none. */
export function digitAt(position: Position, cell: number): number {
  return position.puzzle.givens[cell] || position.cells[cell]?.digit || 0;
}

/** All digits on the board, given and entered. */
export function allDigitsOn(position: Position): number[] {
  return position.puzzle.givens.map((_, cell) => digitAt(position, cell));
}

export function hasProgress(position: Position): boolean {
  return position.cells.some((cell) => !isUntouched(cell));
}

/** Whether the person has done anything on it: written or drawn. */
export function isWorkedOn(position: Position): boolean {
  return position.pen !== undefined || hasProgress(position);
}

export function isUntouched(cell: CellProgress): boolean {
  return !cell.digit && !cell.corner && !cell.centre && !cell.colours && !cell.ruledOut;
}

export function countEntered(position: Position): number {
  return position.cells.filter((cell) => cell.digit !== 0).length;
}

/** A name no other puzzle of this browser has. */
export function newId(): string {
  return `${Date.now().toString(36)}${Math.floor(Math.random() * 46656).toString(36)}`;
}
