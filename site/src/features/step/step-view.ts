/** The stepper's board, as the widget wants it. */
import type { BoardView, CellView, Tint } from '../../board/view.ts';
import { accessibleName } from '../../game/accessible-name.ts';
import { drawnBoard, drawingOf, type VariantDrawing } from '../../rules/index.ts';
import { allDigits, digitsOf } from '../../puzzle/digits.ts';
import type { Steps } from '../../solver/lessons.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

/** `variant` is what the constraints of a variant draw. */
export function viewOfSteps(
  puzzle: Puzzle,
  steps: Steps,
  showsCandidates: boolean,
  variant?: VariantDrawing,
): BoardView {
  const { shape } = puzzle;
  const drawing = drawingOf(puzzle, variant);
  const shaded = new Set(drawing.shaded);
  const move = steps.moves[steps.after - 1];
  const last = move ? move.row * shape.columns + move.column : -1;
  return {
    ...drawnBoard(shape, drawing),
    outlines: [...drawing.outlines, ...(move ? [{ cells: [last], stroke: 'good' as const }] : [])],
    cells: steps.grid.map((_, cell) => cellOf(cell)),
  };

  function cellOf(cell: number): CellView {
    const digit = steps.grid[cell] ?? 0;
    const given = puzzle.givens[cell] !== 0;
    const left = digit ? 0 : allDigits(shape.digits) & ~(steps.constraints[cell] ?? 0);
    const isSingle = left !== 0 && (left & (left - 1)) === 0;
    const tints: Tint[] = [];
    if (shaded.has(cell)) tints.push('house');
    if (cell === last) tints.push('good');
    else if (isSingle && showsCandidates) tints.push('changed');
    return {
      digit,
      kind: given ? 'given' : 'entered',
      ...(showsCandidates ? { candidates: left, ...(isSingle ? { strong: left } : {}) } : {}),
      tints,
      readonly: true,
      name: accessibleName(shape, drawing, cell, {
        given,
        digit,
        candidates: digitsOf(left),
        house: shaded.has(cell),
      }),
    };
  }
}

/** Constraint bits as the assignment writes them: 0b110101111. */
export function bitsOf(constraint: number, size: number): string {
  return `0b${constraint.toString(2).padStart(size, '0')}`;
}
