/** What changed on the board, in words for those who hear it. */
import { words } from '../../words/index.ts';
import { digitsOf } from '../../puzzle/digits.ts';
import type { History } from '../../game/history.ts';
import { digitAt, untouched, type CellProgress, type Position } from '../../game/position.ts';
import { cellName, valueOf } from '../../puzzle/shape.ts';

/** What the last step of a history did: a change, or one taken back or made again. */
export function announcementOf(before: History, now: History): string {
  const { changes } = words.board;
  if (now.present === before.present) return '';
  // The pen itself tells of each stroke that it makes.
  const drawn = now.present.pen === before.present.pen ? '' : changes.pen;
  if (now.present === before.past.at(-1) && now.future[0] === before.present)
    return changes.undone(changeText(now.present, before.present) || drawn);
  if (now.present === before.future[0] && now.past.at(-1) === before.present)
    return changes.redone(changeText(before.present, now.present) || drawn);
  return changeText(before.present, now.present);
}

/** From one position to the next: "5 in r1c2". Empty for what nobody needs to hear. */
export function changeText(before: Position, after: Position): string {
  const { changes } = words.board;
  if (before.id !== after.id) return changes.puzzle(after.title || words.app.untitled);
  if (before.puzzle.rules !== after.puzzle.rules) return changes.rules;
  return digitsText(before, after) || marksText(before, after);
}

function digitsText(before: Position, after: Position): string {
  const { changes } = words.board;
  const changed = after.cells.flatMap((_, cell) =>
    digitAt(before, cell) === digitAt(after, cell) ? [] : [cell],
  );
  const [first] = changed;
  if (first === undefined) return '';
  const where = placeText(after, changed);
  const digits = new Set(changed.map((cell) => digitAt(after, cell)));
  if (digits.size > 1) return changes.digits(changed.length);
  const digit = digitAt(after, first);
  const valueAt = (position: Position) => valueOf(position.puzzle.shape, digitAt(position, first));
  if (digit) return changes.entered(valueAt(after), where);
  return changed.length === 1
    ? changes.removed(String(valueAt(before)), where)
    : changes.cleared(where);
}

const kinds = ['corner', 'centre', 'ruledOut', 'colours'] as const;

function marksText(before: Position, after: Position): string {
  for (const kind of kinds) {
    const changed = after.cells.flatMap((own, cell) =>
      own[kind] === (before.cells[cell] ?? untouched)[kind] ? [] : [cell],
    );
    const [first] = changed;
    if (first !== undefined) return markText(kind, before, after, changed, first);
  }
  return '';
}

function markText(
  kind: (typeof kinds)[number],
  before: Position,
  after: Position,
  changed: readonly number[],
  first: number,
): string {
  const { changes } = words.board;
  const setOf = ({ cells }: Position, cell: number): number =>
    (cells[cell] ?? (untouched as CellProgress))[kind];
  const where = placeText(after, changed);
  const added = setOf(after, first) & ~setOf(before, first);
  const removed = setOf(before, first) & ~setOf(after, first);
  const alike = changed.every(
    (cell) =>
      (setOf(after, cell) & ~setOf(before, cell)) === added &&
      (setOf(before, cell) & ~setOf(after, cell)) === removed,
  );
  if (!alike || (added && removed)) return changes.marks(kind, where);
  const digits = digitsOf(added || removed);
  const { shape } = after.puzzle;
  const name = changes.mark(
    kind,
    kind === 'colours' ? digits : digits.map((digit) => valueOf(shape, digit)),
  );
  return added ? changes.added(name, where) : changes.removed(name, where);
}

/** "r1c2", or "3 cells". */
function placeText(position: Position, cells: readonly number[]): string {
  const [only] = cells;
  return cells.length === 1 && only !== undefined
    ? cellName(position.puzzle.shape, only)
    : words.board.changes.cells(cells.length);
}
