/**
 * Fog: what lies in it is no part of the puzzle that is played, so that no question, hint, check or list
 * can tell of it. All of the puzzle is kept beside it, and comes back as right digits clear the fog.
 */
import type { Figure } from '../board/view.ts';
import { itemsOf, withItems } from '../puzzle/constraints.ts';
import { readDescription, writeDescription } from '../puzzle/description.ts';
import { writeItems, type Item } from '../puzzle/items.ts';
import type { Puzzle, Rule } from '../puzzle/puzzle.ts';
import type { Shape } from '../puzzle/shape.ts';
import type { Supplement } from '../puzzle/supplement.ts';
import { digitAt, untouched, type CellProgress, type Position } from './position.ts';

/** The supplement of a puzzle with fog, which keeps all of it; the same where there is none. */
export function withWhole(supplement: Supplement, puzzle: Puzzle): Supplement {
  const { fog } = supplement;
  return fog ? { ...supplement, fog: { ...fog, puzzle: writeDescription(puzzle) } } : supplement;
}

const wholes = new WeakMap<Supplement, Puzzle | undefined>();

/** All of a puzzle that lies in fog in part; undefined where there is none. */
function wholeOf({ puzzle: { shape }, supplement }: Position): Puzzle | undefined {
  const text = supplement?.fog?.puzzle;
  if (!supplement || text === undefined) return undefined;
  if (!wholes.has(supplement)) wholes.set(supplement, readDescription(text));
  const whole = wholes.get(supplement);
  return whole?.shape.rows === shape.rows && whole.shape.columns === shape.columns
    ? whole
    : undefined;
}

/** All of the puzzle, what lies in fog among it. */
export function wholePuzzle(position: Position): Puzzle {
  return wholeOf(position) ?? position.puzzle;
}

/** All givens, those in fog among them. */
export function givensOf(position: Position): readonly number[] {
  return (wholeOf(position) ?? position.puzzle).givens;
}

/** The cells that lie in fog; none where there is no fog. */
export function fogCells(position: Position): readonly number[] {
  const { fog, solution } = position.supplement ?? {};
  if (!fog || !solution || !wholeOf(position)) return [];
  const { rows, columns } = position.puzzle.shape;
  const clear = new Set(fog.lit);
  const isRight = (cell: number) => {
    const digit = position.cells[cell]?.digit ?? 0;
    return digit !== 0 && digit === solution[cell];
  };
  for (const cell of solution.keys()) {
    if (!isRight(cell)) continue;
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    for (let down = Math.max(0, row - 1); down <= Math.min(rows - 1, row + 1); down++)
      for (
        let across = Math.max(0, column - 1);
        across <= Math.min(columns - 1, column + 1);
        across++
      )
        clear.add(down * columns + across);
  }
  for (const { needs, clears } of fog.triggers) {
    const holds = needs.every(
      (cell) => isRight(cell) || digitAt(position, cell) === solution[cell],
    );
    if (holds) for (const cell of clears) clear.add(cell);
  }
  return [...solution.keys()].filter((cell) => !clear.has(cell));
}

/** The position with what lies clear of its puzzle, and nothing else. */
export function cleared(position: Position): Position {
  const whole = wholeOf(position);
  if (!whole) return position;
  const fog = new Set(fogCells(position));
  const givens = whole.givens.map((given, cell) => (fog.has(cell) ? 0 : given));
  const isClear = (cells: readonly number[]) => !cells.some((cell) => fog.has(cell));
  const items = itemsOf(whole).filter((item) => isClear(cellsOf(item, whole.shape)));
  const rules = withItems(whole.rules, asKnown(items, itemsOf(position.puzzle))).filter(
    (rule) => !isHouse(rule) || isClear(rule.cells ?? []),
  );
  const puzzle = { ...whole, givens, rules };
  if (writeDescription(puzzle) === writeDescription(position.puzzle)) return position;
  return { ...position, puzzle, cells: besideGivens(position, givens) };
}

/** The position with all of its puzzle in the open; its fog is still beside it, and hides that again if it is left. */
export function uncovered(position: Position): Position {
  const whole = wholeOf(position);
  if (!whole) return position;
  const items = asKnown(itemsOf(whole), itemsOf(position.puzzle));
  const puzzle = { ...whole, rules: withItems(whole.rules, items) };
  return { ...position, puzzle, cells: besideGivens(position, whole.givens) };
}

/** Whether a puzzle has fog that hides nothing now, so that it can be set. */
export function isLifted({ supplement }: Position): boolean {
  return supplement?.fog !== undefined && supplement.fog.puzzle === undefined;
}

/** The position with its fog lifted. */
export function lifted(position: Position): Position {
  const { supplement } = position;
  if (!wholeOf(position) || !supplement?.fog) return position;
  const { puzzle: _whole, ...fog } = supplement.fog;
  return { ...uncovered(position), supplement: { ...supplement, fog } };
}

/** The position with lifted fog back in its place; the same where no solution is known, by which it could be cleared. */
export function fallen(position: Position): Position {
  const { puzzle, supplement } = position;
  if (!supplement || !isLifted(position) || !hasSolution(supplement)) return position;
  return cleared({ ...position, supplement: withWhole(supplement, puzzle) });
}

function hasSolution({ solution }: Supplement): boolean {
  return solution !== undefined && !solution.includes(0);
}

/** The cells on which fog lies that is lifted now. */
export function paintedCells(position: Position): readonly number[] {
  const { fog } = position.supplement ?? {};
  const lit = new Set(fog?.lit);
  return fog ? [...position.cells.keys()].filter((cell) => !lit.has(cell)) : [];
}

/** The work on a position: what was written where a given comes to light makes room for it. */
function besideGivens(
  { puzzle, cells }: Position,
  givens: readonly number[],
): readonly CellProgress[] {
  return cells.map((cell, at) =>
    givens[at] && !puzzle.givens[at] ? { ...untouched, colours: cell.colours } : cell,
  );
}

/** Items as they stand on the board, where they do, and what is unfinished there: no text says either of them. */
function asKnown(items: readonly Item[], before: readonly Item[]): readonly Item[] {
  const waiting = before.filter(({ isUnfinished }) => !isUnfinished);
  const ids = new Set(before.map(({ id }) => id));
  const known = items.map((item) => {
    const text = writeItems([item]);
    const at = waiting.findIndex((other) => writeItems([other]) === text);
    if (at >= 0) return waiting.splice(at, 1)[0] ?? item;
    // The number that it has in the text may be that of another one by now.
    let { id } = item;
    while (ids.has(id)) id += '+';
    ids.add(id);
    return { ...item, id };
  });
  return [...known, ...before.filter(({ isUnfinished }) => isUnfinished)];
}

/**
 * The position with another puzzle in place of what is clear, and the work beside it: all of the puzzle changes
 * with it, but for what lies in fog. What is new is clear from then on, since whoever wrote it knows it.
 */
export function withClear(
  position: Position,
  puzzle: Puzzle,
  cells: readonly CellProgress[] = position.cells,
): Position {
  const changed = { ...position, puzzle, cells };
  const whole = wholeOf(position);
  const { supplement } = position;
  if (!whole || !supplement?.fog) return changed;
  const hidden = new Set(fogCells(position));
  const isHidden = (of: readonly number[]) => of.some((cell) => hidden.has(cell));
  const cellsIn = (item: Item) => cellsOf(item, whole.shape);
  const items = itemsOf(whole).filter((item) => isHidden(cellsIn(item)));
  const houses = whole.rules.filter((rule) => isHouse(rule) && isHidden(rule.cells ?? []));
  const rules = [...withItems(puzzle.rules, [...itemsOf(puzzle), ...items]), ...houses];
  const isOther = puzzle.givens.map((given, cell) => given !== position.puzzle.givens[cell]);
  const givens = whole.givens.map((given, cell) =>
    isOther[cell] ? (puzzle.givens[cell] ?? 0) : given,
  );

  const written = new Set(itemsOf(position.puzzle).map((item) => writeItems([item])));
  const known = new Set(position.puzzle.rules);
  const added = new Set([
    ...itemsOf(puzzle)
      .filter((item) => !written.has(writeItems([item])))
      .flatMap(cellsIn),
    ...puzzle.rules.flatMap((rule) =>
      isHouse(rule) && !known.has(rule) ? (rule.cells ?? []) : [],
    ),
  ]);
  const dark = fogCells(changed).filter((cell) => isOther[cell] || added.has(cell));
  const fog = { ...supplement.fog, lit: [...supplement.fog.lit, ...dark] };
  return {
    ...changed,
    supplement: withWhole({ ...supplement, fog }, { ...whole, givens, rules }),
  };
}

function isHouse({ name }: Rule): boolean {
  return name === 'house';
}

/** The cells that an item names; those of a clue outside are seen from there. */
function cellsOf(item: Item, { columns }: Shape): readonly number[] {
  const text = writeItems([item]);
  const cells = [...text.matchAll(/R([\da-g])C([\da-g])/gi)].map(
    ([, row = '', column = '']) => (parseInt(row, 17) - 1) * columns + parseInt(column, 17) - 1,
  );
  const [first] = cells;
  if (item.kind === 'LittleKiller') return [];
  if (item.kind !== 'Quad' || first === undefined) return cells;
  return [first, first + 1, first + columns, first + columns + 1];
}

/**
 * The fog of a board, and what it covers. No figures where the author's drawings tell what is clear, cell by cell;
 * else those of all rules, as far as they are known.
 */
export function fogOn(
  position: Position,
  figures?: readonly Figure[],
): { readonly fog?: readonly number[]; readonly figures?: readonly Figure[] } {
  const { supplement } = position;
  if (isLifted(position)) {
    const hides = supplement?.fog?.drawsRules && hasSolution(supplement);
    return hides ? { fog: paintedCells(position) } : {};
  }
  if (!wholeOf(position)) return {};
  const drawn = supplement?.fog?.drawsRules ? figures && { figures } : { figures: [] };
  return { fog: fogCells(position), ...drawn };
}
