import type { History } from '../../game/history.ts';
import type { CellProgress, Position } from '../../game/position.ts';
import { hasDigit } from '../../puzzle/digits.ts';
import type { LogicState } from '../../solver/hints.ts';

export type Mistake = Extract<LogicState, { readonly cell: number }>;

/** Whether the mistake is in the cell; a mark that is missing may be so in one of two ways. */
function isThere(work: CellProgress, { kind, digit }: Mistake, auto: boolean): boolean {
  if (kind === 'wrong-digit') return work.digit === digit;
  if (work.digit) return false;
  return auto ? hasDigit(work.ruledOut, digit) : work.centre !== 0 && !hasDigit(work.centre, digit);
}

/** The latest position of this puzzle without the mistake, and how many edits ago that was. */
export function beforeMistake(
  history: History,
  mistake: Mistake,
  auto: boolean,
): { readonly position: Position; readonly edits: number } | undefined {
  const { past, present } = history;
  for (let at = past.length - 1; at >= 0; at--) {
    const position = past[at];
    if (!position || position.id !== present.id || position.puzzle !== present.puzzle) break;
    const work = position.cells[mistake.cell];
    if (work && !isThere(work, mistake, auto)) return { position, edits: past.length - at };
  }
  return undefined;
}
