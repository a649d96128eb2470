/**
 * SudokuPad, which reads the JSON of f-puzzles and its own. The one has rules that it draws itself, the other all
 * that an author may draw: each puzzle goes out by the one that holds more of it.
 */
import { formOfFPuzzles } from './f-puzzles.ts';
import type { Form, Loss, Outgoing } from './outgoing.ts';
import { scl } from './scl.ts';

const byFPuzzles = formOfFPuzzles('https://sudokupad.app/fpuz');

function formFor(outgoing: Outgoing): Form {
  const [one, other] = [byFPuzzles, scl].map((form) => weightOf(form.losses(outgoing)));
  return Number(one) <= Number(other) ? byFPuzzles : scl;
}

function weightOf(losses: readonly Loss[]): number {
  return losses.reduce((sum, loss) => sum + weight(loss), 0);
}

/** A rule that nobody sees is lost; one that is drawn is as SudokuPad has any rule. */
function weight(loss: Loss): number {
  switch (loss.what) {
    case 'board':
      return Infinity;
    case 'rule':
      return loss.drawn ? 0.001 : 100;
    case 'rules':
    case 'regions':
      return 100;
    case 'fog':
    case 'solution':
      return 10;
    default:
      return 1;
  }
}

export const sudokuPad: Form = {
  losses: (outgoing) => formFor(outgoing).losses(outgoing),
  write: (outgoing) => formFor(outgoing).write(outgoing),
};
