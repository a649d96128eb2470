/** The person's board with a hint on it, and the board of a step of the path. */
import type { Highlights } from '../../board/highlights.ts';
import type { BoardView, CellView } from '../../board/view.ts';
import { accessibleName } from '../../game/accessible-name.ts';
import { drawnBoard, drawingOf, type VariantDrawing } from '../../rules/index.ts';
import { digitsOf } from '../../puzzle/digits.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';
import { valueOf, type Shape } from '../../puzzle/shape.ts';
import { hintWords } from '../../words/hints.ts';

/**
 * The board as it is, calmer, with what the hint says over it; `candidates` stand in for the person's
 * marks where the step is about them.
 */
export function withHint(
  view: BoardView,
  highlights: Highlights,
  candidates: readonly number[] | undefined,
): BoardView {
  const roles = rolesOf(view, highlights);
  // A digit in the middle of a cell takes the place of its marks.
  const large = new Set(highlights.glyphs.flatMap((glyph) => (glyph.large ? [glyph.cell] : [])));
  return {
    ...view,
    highlights,
    links: [],
    cells: view.cells.map((cell, at): CellView => {
      const tints = cell.tints?.filter((tint) => tint === 'house') ?? [];
      const name = roles.has(at) ? `${cell.name}, ${roles.get(at)}` : cell.name;
      if (large.has(at)) return { ...cell, tints, name, corner: 0, centre: 0, candidates: 0 };
      if (!candidates || cell.digit) return { ...cell, tints, name };
      const { strong: _strong, struck: _struck, ...plain } = cell;
      return { ...plain, tints, name, corner: 0, centre: 0, candidates: candidates[at] ?? 0 };
    }),
  };
}

/** What a person hears of a cell beside what it holds. */
function rolesOf(
  board: Pick<Shape, 'lowest'>,
  { glyphs, regions }: Highlights,
): Map<number, string> {
  const roles = new Map<number, string>();
  const { cellRoles } = hintWords;
  for (const { cells } of regions) for (const cell of cells) roles.set(cell, cellRoles.region);
  for (const { cell } of glyphs) roles.set(cell, cellRoles.pattern);
  for (const role of ['out', 'in'] as const) {
    const effects = glyphs.filter((glyph) => glyph.role === role);
    for (const { cell } of effects) {
      const digits = effects.flatMap((glyph) =>
        glyph.cell === cell ? [valueOf(board, glyph.digit)] : [],
      );
      roles.set(cell, cellRoles[role](digits));
    }
  }
  return roles;
}

/** The board before a step of the path; `variant` is what the rules of a variant draw. */
export function pathBoard(
  puzzle: Puzzle,
  grid: string,
  candidates: readonly number[],
  highlights: Highlights,
  variant?: VariantDrawing,
): BoardView {
  const { shape } = puzzle;
  const drawing = drawingOf(puzzle, variant);
  const shaded = new Set(drawing.shaded);
  const plain: BoardView = {
    ...drawnBoard(shape, drawing),
    cells: [...grid].map((character, cell): CellView => {
      const digit = Number(character);
      const given = puzzle.givens[cell] !== 0;
      const open = digit ? 0 : (candidates[cell] ?? 0);
      return {
        digit,
        kind: given ? 'given' : 'shown',
        candidates: open,
        tints: shaded.has(cell) ? ['house'] : [],
        readonly: true,
        name: accessibleName(shape, drawing, cell, {
          given,
          digit,
          shown: !given,
          candidates: digitsOf(open),
          house: shaded.has(cell),
        }),
      };
    }),
  };
  return withHint(plain, highlights, undefined);
}
