/**
 * What a person has drawn on a puzzle with the pen. It is theirs alone: no rule, and shared only in a picture that is to
 * show their work.
 */
import type { Shape } from '../../puzzle/shape.ts';

/**
 * One piece, as four characters: its form, its place across and down in half cells from the upper left corner of
 * the board (base 36), and its colour. Forms, with the place that each has:
 *
 * - `l`, a line from the middle of a cell to that of its neighbour: the middle of the edge that it crosses
 * - `d` and `u`, one that falls or rises to the next cell diagonally: the corner that it crosses
 * - `b`, a line along an edge: the middle of that edge
 * - `o` and `x`, a circle and a cross: the middle of a cell or of an edge
 */
export type PenPiece = string;
export type PenDrawing = readonly PenPiece[];

/** How many colours the pen has, which are numbered from 1. */
export const penColours = 6;

/** The drawing with pieces added, or taken away where they are there already. */
export function toggled(drawing: PenDrawing, pieces: PenDrawing): PenDrawing {
  if (pieces.length === 0) return drawing;
  const there = new Set(drawing);
  const changed = new Set(pieces);
  return [
    ...drawing.filter((piece) => !changed.has(piece)),
    ...[...changed].filter((piece) => !there.has(piece)),
  ];
}

/** Where a piece is, in half cells. */
export function placeOfPiece(piece: PenPiece): readonly [x: number, y: number] {
  return [parseInt(piece.charAt(1), 36), parseInt(piece.charAt(2), 36)];
}

/** The pieces of a text that have their place on a board; undefined where the text is none. */
export function readPen(text: string, { rows, columns }: Shape): PenDrawing | undefined {
  if (!/^(?:[lduxob][0-9a-w]{2}[1-6])*$/.test(text)) return undefined;
  const isThere = (piece: PenPiece) => {
    const [x, y] = placeOfPiece(piece);
    const isEdge = x % 2 !== y % 2;
    const isInside = x > 0 && y > 0 && x < 2 * columns && y < 2 * rows;
    switch (piece.charAt(0)) {
      case 'l':
        return isEdge && isInside;
      case 'd':
      case 'u':
        return x % 2 === 0 && y % 2 === 0 && isInside;
      case 'b':
        return isEdge && x <= 2 * columns && y <= 2 * rows;
      default:
        return (isEdge || x % 2 === 1) && x <= 2 * columns && y <= 2 * rows;
    }
  };
  const pieces = text.match(/.{4}/g) ?? [];
  return [...new Set(pieces)].filter(isThere);
}
