import type { Component } from 'svelte';

import type { Penned } from '../../board/view.ts';
import { newPosition, type Position } from '../../game/position.ts';
import type { AppState } from '../../page/app-state.ts';
import { isVariant, type Puzzle } from '../../puzzle/puzzle.ts';
import type { VariantDrawing } from '../../rules/index.ts';

/** What the components of this feature use of the page. */
export interface PrintingApp extends AppState {
  /** What the print sheet shows: this puzzle, or this and three more; with the person's work. */
  printPerPage: 1 | 4;
  printMarks: boolean;
  /** The puzzles of the file that was opened last. */
  readonly bringing: AppState['bringing'] & {
    readonly opened: {
      readonly puzzles: readonly { readonly puzzle: Puzzle; readonly name: string }[];
      readonly at: number;
    };
  };
  /** What Assignment shows, and prints while it is open. */
  readonly assigning: {
    readonly runs: readonly { readonly name: string; readonly output: string }[];
  };
  /** The puzzles that are kept. */
  readonly autosave: { readonly library: readonly { readonly position: Position }[] };
}

/** The outputs that are printed instead of the board. */
export function printedOutputs({ view, assigning }: PrintingApp) {
  return view === 'assignment' ? assigning.runs.filter(({ output }) => output !== '') : [];
}

/** One position, or four: those that follow in the opened file, else the newest of the library. */
export function printedPositions({
  game,
  bringing,
  autosave,
  printPerPage,
}: PrintingApp): readonly Position[] {
  if (printPerPage === 1) return [game.position];
  const { puzzles, at } = bringing.opened;
  const listed = puzzles.slice(at + 1).map(({ puzzle, name }) => newPosition(puzzle, name));
  const kept = autosave.library
    .map(({ position }) => position)
    .filter(({ id }) => id !== game.position.id);
  return [game.position, ...(listed.length > 0 ? listed : kept)].slice(0, 4);
}

/** What the rules of variants draw that are printed beside the one on the board, where it is known. */
let drawings = $state.raw<ReadonlyMap<Puzzle, VariantDrawing>>(new Map());

/** The same for any puzzle that is printed. */
export function drawingOfPrinted(
  { game, facts }: PrintingApp,
  { puzzle }: Position,
): VariantDrawing | undefined {
  return puzzle === game.position.puzzle ? facts.variant : drawings.get(puzzle);
}

/** Finds out what those are; what cannot be told is printed without. */
export async function drawPrinted(app: PrintingApp): Promise<void> {
  const others = printedPositions(app)
    .map(({ puzzle }) => puzzle)
    .filter((each) => each !== app.game.position.puzzle && isVariant(each) && !drawings.has(each));
  await Promise.all(
    others.map(async (puzzle) => {
      const drawing = await app.facts.drawingOf(puzzle).catch(() => undefined);
      if (drawing) drawings = new Map([...drawings, [puzzle, drawing]]);
    }),
  );
}

type PenLayer = Component<{ penned: Penned }>;

/** What draws with the pen: it comes with the dialog, which is where printing with the person's work is chosen. */
let penLayer = $state.raw<PenLayer>();

export function takePenLayer(layer: PenLayer): void {
  penLayer = layer;
}

/** What the person has drawn on a puzzle that is printed with their work, and what draws it. */
export function printedPen(
  { printMarks }: PrintingApp,
  { pen }: Position,
): { readonly Layer: PenLayer; readonly penned: Penned } | undefined {
  const Layer = penLayer;
  return printMarks && pen && Layer ? { Layer, penned: { drawing: pen } } : undefined;
}
