/** The board of a watched search, as the widget wants it. */
import type { BoardView, CellView, Link, Outline, Tint } from '../../board/view.ts';
import { accessibleName } from '../../game/accessible-name.ts';
import { drawnBoard, drawingOf, type VariantDrawing } from '../../rules/index.ts';
import { lessonWords } from '../../words/lessons.ts';
import type { TraceView } from '../../solver/lessons.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { cellName } from '../../puzzle/shape.ts';

/**
 * `pointed` is the cell a sentence's reader points at, if any; `variant` what the constraints of a variant
 * draw.
 */
export function viewOfWatched(
  puzzle: Puzzle,
  view: TraceView,
  pointed?: number,
  variant?: VariantDrawing,
): BoardView {
  const { shape } = puzzle;
  const drawing = drawingOf(puzzle, variant);
  const { cell, other } = view.event;
  const outlines: Outline[] = [...drawing.outlines];
  if (other !== null && other !== cell) outlines.push({ cells: [other], stroke: 'cause' });
  if (cell !== null) outlines.push({ cells: [cell], stroke: strokeOf(view) });
  if (pointed !== undefined && pointed !== cell)
    outlines.push({ cells: [pointed], stroke: 'current', dashed: true });
  const links: Link[] =
    cell !== null && other !== null && other !== cell
      ? [{ from: other, to: cell, stroke: 'cause', dashed: true }]
      : [];
  const shaded = new Set(drawing.shaded);
  const empty = puzzle.givens.filter((digit) => digit === 0).length;
  return {
    ...drawnBoard(shape, drawing),
    outlines,
    links,
    cells: view.grid.map((_, index) => cellOf(index)),
  };

  function cellOf(index: number): CellView {
    const given = puzzle.givens[index] !== 0;
    const digit = view.grid[index] ?? 0;
    const tried = index === cell && digit === 0 ? triedDigit(view) : 0;
    const depth = view.depths[index] ?? 0;
    const tints: Tint[] = [];
    if (shaded.has(index)) tints.push('house');
    if (index === other) tints.push('cause');
    else if (index === cell) tints.push(view.event.kind === 'place' ? 'same' : 'trial');
    if (view.event.kind === 'solution') tints.push('good');
    const name = accessibleName(shape, drawing, index, {
      given,
      digit: digit || tried,
      house: shaded.has(index),
      conflict:
        index === cell && other !== null
          ? other === cell
            ? lessonWords.watch.conflicts
            : lessonWords.watch.conflictsWith(cellName(shape, other))
          : '',
    });
    return {
      digit: digit || tried,
      kind: given
        ? 'given'
        : tried || (index === cell && view.event.kind === 'conflict')
          ? 'tried'
          : 'entered',
      ...(depth > 0 && tints.length === 0 ? { depth: (0.55 * depth) / Math.max(empty, 1) } : {}),
      tints,
      readonly: true,
      name: tried
        ? lessonWords.watch.trying(name)
        : depth > 0
          ? lessonWords.watch.atDepth(name, depth)
          : name,
    };
  }
}

/** The digit that is being looked at without being on the board. */
function triedDigit(view: TraceView): number {
  const { kind, digit } = view.event;
  return kind === 'try' || kind === 'conflict' || kind === 'single' ? (digit ?? 0) : 0;
}

function strokeOf(view: TraceView): Outline['stroke'] {
  switch (view.event.kind) {
    case 'conflict':
    case 'remove':
      return 'cause';
    case 'backtrack':
      return 'conflict';
    default:
      return 'current';
  }
}
