/** What a person can do to a position. Each answers a new position, or the same one if nothing changed. */
import { hasDigit, withDigit, withoutDigit, type DigitSet } from '../puzzle/digits.ts';
import { cleared, givensOf, withClear, withWhole } from './fog.ts';
import { toggled, type PenDrawing } from './pen/drawing.ts';
import {
  digitAt,
  isUntouched,
  newPosition,
  untouched,
  untouchedCells,
  type CellProgress,
  type Position,
} from './position.ts';
import { writeDescription } from '../puzzle/description.ts';
import type { Puzzle, Rule } from '../puzzle/puzzle.ts';
import type { Supplement } from '../puzzle/supplement.ts';

/** What a digit key does. */
export const entryModes = ['digit', 'corner', 'centre', 'colour'] as const;
export type EntryMode = (typeof entryModes)[number];

/** What a press on the board does: selects cells for a digit, or draws with the pen. */
export const inputModes = [...entryModes, 'pen'] as const;
export type InputMode = (typeof inputModes)[number];

type MarkKind = 'corner' | 'centre' | 'colours';

/**
 * A digit on the selected cells: entered, or as a mark or colour. When every cell it can go to has
 * it already, it is taken away again. Givens take colours only.
 */
export function enter(
  position: Position,
  cells: readonly number[],
  mode: EntryMode,
  digit: number,
): Position {
  if (mode === 'colour') return toggleMark(position, cells, 'colours', digit);
  const open = cells.filter((cell) => !position.puzzle.givens[cell]);
  if (mode === 'digit') {
    const remove = open.length > 0 && open.every((cell) => position.cells[cell]?.digit === digit);
    return update(position, open, (cell) => ({ ...cell, digit: remove ? 0 : digit }));
  }
  return toggleMark(
    position,
    open.filter((cell) => !digitAt(position, cell)),
    mode,
    digit,
  );
}

/**
 * Writes a given (0 takes it away); whatever the person had in those cells makes room. The digit
 * that every cell has already is taken away, unless it is to stay (`keep`).
 */
export function setGiven(
  position: Position,
  cells: readonly number[],
  digit: number,
  keep = false,
): Position {
  const remove =
    !keep && cells.length > 0 && cells.every((cell) => position.puzzle.givens[cell] === digit);
  const value = remove ? 0 : digit;
  const givens = position.puzzle.givens.map((given, cell) =>
    cells.includes(cell) ? value : given,
  );
  return changeGivens(position, givens, cells);
}

/** Other givens; whatever the person had in these cells makes room. */
export function changeGivens(
  position: Position,
  givens: readonly number[],
  cells: readonly number[],
): Position {
  const work = position.cells.map((cell, index) =>
    cells.includes(index) ? settle({ ...untouched, colours: cell.colours }) : cell,
  );
  return keepIfSame(position, withPuzzle(position, { ...position.puzzle, givens }, work));
}

/**
 * Another puzzle in the place of the one on the board: what its author's solution was is not known of it.
 * Where there is fog, the solution stays, since it tells what clears the fog.
 */
function withPuzzle(
  position: Position,
  puzzle: Puzzle,
  cells: readonly CellProgress[] = position.cells,
): Position {
  const changed = withClear(position, puzzle, cells);
  if (!changed.supplement) return changed;
  const { solution, reading, ...rest } = changed.supplement;
  return {
    ...changed,
    supplement: {
      ...rest,
      ...(solution && rest.fog?.puzzle !== undefined && { solution }),
      ...(reading && { reading: { ...reading, isProved: false } }),
    },
  };
}

/** Takes away the first of these kinds of writing that any of the cells has, and no other. */
export function clear(
  position: Position,
  cells: readonly number[],
  kinds: readonly (keyof CellProgress)[],
): Position {
  for (const kind of kinds) {
    const next = update(position, cells, (cell) => ({ ...cell, [kind]: 0 }));
    if (next !== position) return next;
  }
  return position;
}

/** Rules an automatic candidate out by hand, or lets it back in. */
export function toggleRuledOut(
  position: Position,
  cells: readonly number[],
  digit: number,
): Position {
  const open = cells.filter((cell) => !digitAt(position, cell));
  const remove = open.every((cell) => hasDigit(position.cells[cell]?.ruledOut ?? 0, digit));
  return update(position, open, (cell) => ({
    ...cell,
    ruledOut: remove ? withoutDigit(cell.ruledOut, digit) : withDigit(cell.ruledOut, digit),
  }));
}

/** Back to the givens alone. */
export function restart(position: Position): Position {
  const fresh = { ...position, cells: untouchedCells(position.puzzle.shape) };
  return position.pen ? withPen(fresh, []) : keepIfSame(position, fresh);
}

/** Adds pieces to what the pen has drawn, and takes away those that are there. */
export function draw(position: Position, pieces: PenDrawing): Position {
  return pieces.length === 0 ? position : withPen(position, toggled(position.pen ?? [], pieces));
}

/** The position with another drawing. */
export function withPen({ pen: _before, ...position }: Position, pen: PenDrawing): Position {
  return pen.length > 0 ? { ...position, pen } : position;
}

/** The digits of a grid as the person's own; cells that have the digit already keep their marks. */
export function fillIn(position: Position, grid: readonly number[]): Position {
  const open = position.cells
    .map((_, cell) => cell)
    .filter((cell) => !position.puzzle.givens[cell] && grid[cell]);
  return update(position, open, (cell, index) => ({ ...cell, digit: grid[index] ?? 0 }));
}

/** Writes centre marks, one set a cell. */
export function fillCentreMarks(position: Position, sets: readonly DigitSet[]): Position {
  const open = position.cells.map((_, cell) => cell).filter((cell) => !digitAt(position, cell));
  return update(position, open, (cell, index) => ({ ...cell, centre: sets[index] ?? 0 }));
}

interface PlacedDigit {
  readonly cell: number;
  readonly digit: number;
}

/** What a step of a solution does: digits that are placed, and candidates that go. */
export interface StepEffects {
  readonly placements: readonly PlacedDigit[];
  readonly eliminations: readonly PlacedDigit[];
}

/**
 * Does a step. What goes is ruled out where candidates are automatic (`auto`), else it is taken from
 * the centre marks, which a cell without any gets from `candidates`.
 */
export function applyStep(
  position: Position,
  { placements, eliminations }: StepEffects,
  candidates: readonly DigitSet[],
  auto: boolean,
): Position {
  let next = position;
  for (const { cell, digit } of eliminations) {
    next = update(next, [cell], (work) => ({
      ...work,
      corner: withoutDigit(work.corner, digit),
      ...(auto
        ? { ruledOut: withDigit(work.ruledOut, digit) }
        : { centre: withoutDigit(work.centre || (candidates[cell] ?? 0), digit) }),
    }));
  }
  for (const { cell, digit } of placements) {
    next = update(next, [cell], (work) => ({ ...work, digit }));
  }
  return next;
}

/** Lets a candidate back in: among the automatic ones, or as a centre mark. */
export function restoreCandidate(
  position: Position,
  { cell, digit }: PlacedDigit,
  auto: boolean,
): Position {
  return update(position, [cell], (work) =>
    auto
      ? { ...work, ruledOut: withoutDigit(work.ruledOut, digit) }
      : { ...work, centre: withDigit(work.centre, digit) },
  );
}

/** The same givens and work under other rules. */
export function changeRules(position: Position, rules: readonly Rule[]): Position {
  const puzzle = { ...position.puzzle, rules };
  // A rule that is not finished, or drawn elsewhere, makes no other puzzle.
  const isSame = writeDescription(puzzle) === writeDescription(position.puzzle);
  return isSame ? mendRules(position, rules) : withPuzzle(position, puzzle);
}

/** The same rules, with what was found out about them. */
export function mendRules(position: Position, rules: readonly Rule[]): Position {
  return withClear(position, { ...position.puzzle, rules });
}

/** Another puzzle altogether; what was there is one undo away. */
export function replacePuzzle(
  puzzle: Puzzle,
  title: string,
  cells?: readonly CellProgress[],
  supplement?: Supplement,
): Position {
  const fresh = newPosition(puzzle, title);
  const brought = { ...fresh, ...(cells && { cells }) };
  if (!supplement) return brought;
  // From a link of this page comes what is clear, and all of it beside.
  const hasWhole = supplement.fog?.puzzle !== undefined;
  return cleared({
    ...brought,
    supplement: hasWhole ? supplement : withWhole(supplement, puzzle),
  });
}

/** Another reading of what its author drew and told: the rules that come of it, and what shows them. */
export function reread(
  position: Position,
  rules: readonly Rule[],
  supplement: Supplement,
): Position {
  const { puzzle } = position;
  if (!supplement.fog) return { ...position, puzzle: { ...puzzle, rules }, supplement };
  const whole = { ...puzzle, rules, givens: givensOf(position) };
  return cleared({ ...position, supplement: withWhole(supplement, whole) });
}

function toggleMark(
  position: Position,
  cells: readonly number[],
  kind: MarkKind,
  digit: number,
): Position {
  const remove =
    cells.length > 0 && cells.every((cell) => hasDigit(position.cells[cell]?.[kind] ?? 0, digit));
  return update(position, cells, (cell) => ({
    ...cell,
    [kind]: remove ? withoutDigit(cell[kind], digit) : withDigit(cell[kind], digit),
  }));
}

function update(
  position: Position,
  cells: readonly number[],
  change: (cell: CellProgress, index: number) => CellProgress,
): Position {
  const next = [...position.cells];
  for (const index of cells) next[index] = settle(change(next[index] ?? untouched, index));
  return keepIfSame(position, { ...position, cells: next });
}

function settle(cell: CellProgress): CellProgress {
  return isUntouched(cell) ? untouched : cell;
}

function keepIfSame(before: Position, after: Position): Position {
  const same =
    after.cells.every((cell, index) => isSameCell(cell, before.cells[index] ?? untouched)) &&
    after.puzzle.givens.every((digit, index) => digit === before.puzzle.givens[index]);
  return same ? before : after;
}

function isSameCell(left: CellProgress, right: CellProgress): boolean {
  return (
    left === right ||
    (left.digit === right.digit &&
      left.corner === right.corner &&
      left.centre === right.centre &&
      left.colours === right.colours &&
      left.ruledOut === right.ruledOut)
  );
}
