/** A position as a still picture, for lists and for paper. */
import type { BoardView, CellView } from '../board/view.ts';
import { fogOn } from './fog.ts';
import { visibleDrawings } from '../puzzle/supplement.ts';
import { drawnBoard, drawingOf, type VariantDrawing } from '../rules/index.ts';
import { untouched, type Position } from './position.ts';

/** `variant` is what the rules of a variant draw, where it is known. */
export function pictureOf(
  position: Position,
  withMarks: boolean,
  withDigits = true,
  variant?: VariantDrawing,
): BoardView {
  const { puzzle, supplement } = position;
  const drawing = drawingOf(puzzle, variant);
  const shaded = new Set(drawing.shaded);
  const covered = fogOn(position);
  return {
    ...drawnBoard(puzzle.shape, drawing),
    ...(supplement && { drawings: visibleDrawings(supplement), ...covered }),
    cells: puzzle.givens.map((written, cell): CellView => {
      const given = covered.fog?.includes(cell) ? 0 : written;
      const own = position.cells[cell] ?? untouched;
      return {
        digit: given || (withDigits ? own.digit : 0),
        kind: given ? 'given' : 'entered',
        ...(withMarks ? { corner: own.corner, centre: own.centre } : {}),
        ...(withDigits ? { colours: own.colours } : {}),
        tints: shaded.has(cell) ? ['house'] : [],
        name: '',
      };
    }),
  };
}
