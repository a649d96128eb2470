/** The board of a puzzle that is being set: its givens and rules, and what is known of its solutions. */
import type { BoardView, CellView, Outline, Tint } from '../../board/view.ts';
import { accessibleName } from '../../game/accessible-name.ts';
import { digitsOf } from '../../puzzle/digits.ts';
import type { Position } from '../../game/position.ts';
import { visibleDrawings } from '../../puzzle/supplement.ts';
import { drawingOf, drawnBoard, type VariantDrawing } from '../../rules/index.ts';
import { words } from '../../words/index.ts';
import type { Verdict } from './answer/live.svelte.ts';

/** What of the answer is shown. */
export interface Shown {
  readonly verdict: Verdict;
  readonly showsCandidates: boolean;
  /** It is about the board as it is. */
  readonly isCurrent: boolean;
  /** Regions as they are painted, whole or not yet. */
  readonly regions?: readonly string[] | undefined;
  /** The cells on which fog lies. */
  readonly fog?: readonly number[];
}

export function viewOfSetting(
  { puzzle, supplement }: Position,
  variant: VariantDrawing,
  { verdict, showsCandidates, isCurrent, regions, fog = [] }: Shown,
): BoardView {
  const { shape, givens } = puzzle;
  const drawing = drawingOf(puzzle, variant);
  const shaded = new Set(drawing.shaded);
  const fogged = new Set(fog);
  const { candidates, core, solution } = isCurrent ? verdict : {};
  const outlines: Outline[] = [
    ...drawing.outlines,
    ...(core?.cells ?? []).map((cell): Outline => ({ cells: [cell], stroke: 'conflict' })),
  ];
  const differing = (candidates ?? []).filter((set) => digitsOf(set).length > 1).length;
  // Where most of the board differs, a tint would say nothing.
  const isTinted = !showsCandidates && differing <= givens.length / 2;
  const cells = givens.map((given, cell): CellView => {
    const open = candidates?.[cell] ?? 0;
    const differs = !given && digitsOf(open).length > 1;
    const tints: Tint[] = [];
    if (shaded.has(cell)) tints.push('house');
    if (differs && isTinted) tints.push('changed');
    const solved = showsCandidates
      ? (solution?.[cell] ?? (differs ? 0 : (digitsOf(open)[0] ?? 0)))
      : 0;
    const shown = !given && solved !== 0;
    const written = showsCandidates && differs ? open : 0;
    const name = accessibleName(shape, drawing, cell, {
      given: given !== 0,
      digit: given || solved,
      shown,
      candidates: digitsOf(written),
      house: shaded.has(cell),
    });
    return {
      digit: given || solved,
      kind: given ? 'given' : 'shown',
      ...(written && { candidates: written }),
      tints,
      conflict: core?.cells.includes(cell) ?? false,
      name: fogged.has(cell) ? words.play.inFog(name) : name,
    };
  });
  return {
    ...drawnBoard(shape, drawing),
    ...(supplement && { drawings: visibleDrawings(supplement) }),
    ...(regions && { regions: numbersOf(regions) }),
    cells,
    outlines,
  };
}

function numbersOf(regions: readonly string[]): readonly number[] {
  const names = [...new Set(regions)];
  return regions.map((name) => names.indexOf(name));
}
