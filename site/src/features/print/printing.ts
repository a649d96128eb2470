import type { Position } from '../../game/position.ts';
import type { AppState } from '../../page/app-state.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

/** What the components of this feature use of the page. */
export interface PrintingApp extends AppState {
  /** What the print sheet shows: this puzzle, or this and three more; with the person's work. */
  printPerPage: 1 | 4;
  printMarks: boolean;
  /** The puzzles of the file that was opened last. */
  readonly bringing: AppState['bringing'] & {
    readonly list: readonly { readonly puzzle: Puzzle; readonly name: string }[];
    readonly at: number;
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
