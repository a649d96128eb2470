import type { Selection } from '../board/selecting.ts';
import { hasDigit, withDigit } from '../puzzle/digits.ts';
import * as edits from './edits.ts';
import { cleared, fallen, fogCells, lifted } from './fog.ts';
import {
  amended,
  forget,
  newHistory,
  push,
  redo,
  renamed,
  returnTo,
  saveAs,
  undo,
  type History,
} from './history.ts';
import { KnownFog } from './known-fog.ts';
import type { RegionPainting } from './painting.svelte.ts';
import type { PenDrawing } from './pen/drawing.ts';
import {
  digitAt,
  emptyPosition,
  isUnset,
  newId,
  type CellProgress,
  type Position,
} from './position.ts';
import { emptyPuzzle, type Puzzle, type Rule } from '../puzzle/puzzle.ts';
import type { Shape } from '../puzzle/shape.ts';
import type { Supplement } from '../puzzle/supplement.ts';
import { defaultBase, faceOf, isBase, withBase } from '../rules/index.ts';

/** The board as a person works on it: position and history, selection, and what digits write. */
export class Game {
  #history = $state.raw<History>(newHistory(emptyPosition()));
  selection = $state.raw<Selection>({ cells: [], cursor: 0 });
  mode = $state<edits.InputMode>('digit');
  /** Digits are typed as givens: a puzzle is being set. */
  settingGivens = $state(true);
  /** A press on a cell adds it to the selection or takes it away. */
  selectingSeveral = $state(false);
  /** The digit that pressed cells take where the digit comes first; 0 for none. */
  picked = $state(0);
  /** Regions that are being painted; then cells take a region, and nothing else. */
  painting = $state.raw<RegionPainting | undefined>(undefined);
  /** The puzzle on which a solution was copied, by its id. */
  filledIn = $state('');
  readonly #leaving: (() => void)[] = [];
  /** The puzzle is being set, so that fog is lifted off it where that tells nothing new. */
  #isSet = false;
  readonly knownFog = new KnownFog();

  /** The selected cell where it is one alone; it stays the same while more are selected. */
  readonly only: number | undefined = $derived.by(() => {
    const { cells } = this.selection;
    return cells.length === 1 ? cells[0] : undefined;
  });

  /** What is to be done whenever another puzzle comes onto the board, in place of the one before. */
  whenLeft(leave: () => void): void {
    this.#leaving.push(leave);
  }

  get history(): History {
    return this.#history;
  }

  get position(): Position {
    return this.#history.present;
  }

  get shape(): Shape {
    return this.position.puzzle.shape;
  }

  /** The whole history at once, as it was kept. */
  restore(history: History): void {
    this.#take(history);
    this.#settle();
  }

  /** Whether the puzzle is set now, or played: its fog is lifted, or falls. */
  beSet(isSet: boolean): void {
    this.#isSet = isSet;
    this.#take(this.#history);
  }

  /** Shows what lies in fog to the person, from now on whenever the puzzle is set. */
  liftFog(): void {
    this.knownFog.add(this.position.id);
    this.#take(this.#history);
  }

  /** The solution by which digits clear lifted fog, found out and not undone. */
  keepSolution(solution: readonly number[]): void {
    const { supplement } = this.position;
    if (!supplement) return;
    this.#take({
      ...this.#history,
      present: { ...this.position, supplement: { ...supplement, solution } },
    });
  }

  #take(history: History): void {
    const { present } = history;
    const isKnown = this.knownFog.has(present.id) || fogCells(present).length === 0;
    const shown = this.#isSet && isKnown ? lifted(present) : fallen(present);
    this.#history = shown === present ? history : { ...history, present: shown };
  }

  /** Continues with a copy of the puzzle; the one before belongs to another tab. */
  copy(): void {
    const { id } = this.position;
    this.#history = renamed(this.#history, id, newId());
    if (this.knownFog.has(id)) this.knownFog.add(this.position.id);
  }

  /** Another puzzle on the board; the one before is an undo away. */
  bring(
    puzzle: Puzzle,
    title: string,
    cells?: readonly CellProgress[],
    supplement?: Supplement,
  ): void {
    this.#push(edits.replacePuzzle(puzzle, title, cells, supplement));
  }

  /** What was found out about a puzzle after it was brought, as if it had come with it. */
  amend(id: string, rules: readonly Rule[], supplement: Supplement): void {
    this.#history = amended(this.#history, id, (position) =>
      edits.reread(position, rules, supplement),
    );
    if (this.position.id === id) this.settingGivens = isUnset(this.position);
    this.#settle();
  }

  /** What the person says that drawings and words mean. */
  reread(rules: readonly Rule[], supplement: Supplement): void {
    this.#push(edits.reread(this.position, rules, supplement));
  }

  /** A position of the library, with the work on it, or one that was made of the present one. */
  reopen(position: Position): void {
    this.#push(position);
  }

  /**
   * A digit key. `seen` are the cells that cannot repeat the digit, whose marks go with it. With
   * `moveOn` a given that is typed into one cell stays, whatever was there, and the next is selected.
   */
  enter(
    digit: number,
    mode: edits.EntryMode,
    seen: (cell: number) => readonly number[],
    auto: boolean,
    moveOn = false,
  ): void {
    const { cells } = this.selection;
    if (digit > this.shape.digits && mode !== 'colour') return;
    if (this.settingGivens && mode === 'digit') {
      const typing = moveOn && cells.length === 1;
      this.#push(edits.setGiven(this.position, cells, digit, typing));
      if (typing) this.moveOn();
    } else if (auto && mode === 'centre') {
      this.#push(edits.toggleRuledOut(this.position, cells, digit));
    } else {
      const next = edits.enter(this.position, cells, mode, digit);
      this.#push(mode === 'digit' ? withoutMarks(next, cells, digit, seen) : next);
    }
  }

  /**
   * Delete: digits first, then the marks of the mode, then the other kinds, one kind at a time;
   * in Colour mode colours first. With `auto`, what was ruled out takes the place of the centre marks,
   * which are not seen then.
   */
  clear(auto = false): void {
    const { cells } = this.selection;
    const { mode } = this;
    const setting = this.settingGivens && mode === 'digit';
    if (setting && cells.some((cell) => this.position.puzzle.givens[cell])) {
      this.#push(edits.setGiven(this.position, cells, 0));
      return;
    }
    const middle = auto ? 'ruledOut' : 'centre';
    const marks = mode === 'centre' ? ([middle, 'corner'] as const) : (['corner', middle] as const);
    const kinds =
      mode === 'colour'
        ? (['colours', 'digit', ...marks] as const)
        : (['digit', ...marks, 'colours'] as const);
    this.#push(edits.clear(this.position, cells, kinds));
  }

  /** From the one selected cell to the next in reading order; from the last nowhere. */
  moveOn(): void {
    const { cells } = this.selection;
    const next = (cells[0] ?? 0) + 1;
    if (cells.length === 1 && next < this.position.cells.length)
      this.selection = { cells: [next], cursor: next };
  }

  restart(): void {
    this.#push(edits.restart(this.position));
  }

  /** A stroke of the pen: the pieces that it adds, or takes away where they are there. */
  draw(pieces: PenDrawing): void {
    this.#push(edits.draw(this.position, pieces));
  }

  fillIn(grid: readonly number[]): void {
    this.filledIn = this.position.id;
    this.#push(edits.fillIn(this.position, grid));
  }

  fillCentreMarks(sets: readonly number[]): void {
    this.#push(edits.fillCentreMarks(this.position, sets));
  }

  /** Does a step of a solution; `seen` are the cells that cannot repeat a digit, as for enter(). */
  applyStep(
    step: edits.StepEffects,
    candidates: readonly number[],
    auto: boolean,
    seen: (cell: number) => readonly number[],
  ): void {
    const done = edits.applyStep(this.position, step, candidates, auto);
    this.#push(
      step.placements.reduce(
        (next, { cell, digit }) => withoutMarks(next, [cell], digit, seen),
        done,
      ),
    );
  }

  restoreCandidate(cell: number, digit: number, auto: boolean): void {
    this.#push(edits.restoreCandidate(this.position, { cell, digit }, auto));
  }

  removeDigit(cell: number): void {
    this.#push(edits.clear(this.position, [cell], ['digit']));
  }

  setRules(rules: readonly Rule[]): void {
    this.#push(edits.changeRules(this.position, rules));
  }

  /** The same rules with what was found out about one of them, which nobody undoes. */
  mendRules(rules: readonly Rule[]): void {
    this.#history = { ...this.#history, present: edits.mendRules(this.position, rules) };
  }

  /** An empty board of that shape with the rules that fit it; those drawn on the one before go with it. */
  newBoard(shape: Shape): void {
    const rules = this.position.puzzle.rules.flatMap((rule) => {
      if (rule.name !== 'constraints')
        return shape === this.shape || fitsEverySize(rule) ? rule : [];
      // A board of none of the sizes is said by the text of its variant.
      const items = (rule.items ?? []).filter(({ kind }) => kind === 'Shape');
      return shape.size ? [] : { ...rule, items };
    });
    const hasBase = rules.some(({ name }) => isBase(name));
    this.bring(emptyPuzzle(shape, hasBase ? rules : withBase(rules, { name: defaultBase })), '');
  }

  rename(title: string): void {
    if (title !== this.position.title) this.#push({ ...this.position, title });
  }

  /** While regions are painted, takes the last stroke back. */
  undo(): void {
    if (this.painting) this.painting.undo();
    else this.#go(undo(this.#history));
  }

  redo(): void {
    if (!this.painting) this.#go(redo(this.#history));
  }

  keepPoint(name: string): void {
    this.#history = saveAs(this.#history, name);
  }

  returnTo(name: string): void {
    this.#go(returnTo(this.#history, name));
  }

  forgetPoint(name: string): void {
    this.#history = forget(this.#history, name);
  }

  select(selection: Selection): void {
    this.selection = selection;
  }

  selectAll(): void {
    this.selection = {
      cells: this.position.cells.map((_, cell) => cell),
      cursor: this.selection.cursor,
    };
  }

  invertSelection(): void {
    const { cells, cursor } = this.selection;
    const others = this.position.cells
      .map((_, cell) => cell)
      .filter((cell) => !cells.includes(cell));
    this.selection = { cells: others, cursor };
  }

  selectNone(): void {
    this.selection = { cells: [], cursor: this.selection.cursor };
  }

  /** Every cell with the digit of that one, or without a digit, with all its marks. */
  selectLike(cell: number): void {
    const digit = digitAt(this.position, cell);
    const own = this.position.cells[cell];
    const marks = (own?.corner ?? 0) | (own?.centre ?? 0);
    if (!digit && !marks) return;
    const cells = this.position.cells.flatMap((other, index) => {
      if (digit) return digitAt(this.position, index) === digit ? [index] : [];
      return !digitAt(this.position, index) && ((other.corner | other.centre) & marks) === marks
        ? [index]
        : [];
    });
    this.selection = { cells, cursor: cell };
  }

  #push(next: Position): void {
    this.#go(push(this.#history, cleared(next)));
  }

  #go(history: History): void {
    const { id } = this.position;
    this.#take(history);
    const { position } = this;
    // Another puzzle: one with givens, or with rules that need none, is played. What was selected was
    // selected on the one before.
    if (position.id !== id) {
      this.settingGivens = isUnset(position);
      this.painting = undefined;
      this.picked = 0;
      this.selection = { cells: [], cursor: 0 };
      for (const leave of this.#leaving) leave();
    }
    this.#settle();
  }

  /** After the position changed: the selection must lie on the board, and so must the regions. */
  #settle(): void {
    const count = this.position.cells.length;
    if (!this.position.puzzle.rules.some(({ regions }) => regions)) this.painting = undefined;
    else if (this.painting?.regions.length !== count) this.painting = undefined;
    const { cells, cursor } = this.selection;
    if (cursor < count && cells.every((cell) => cell < count)) return;
    this.selection = {
      cells: cells.filter((cell) => cell < count),
      cursor: Math.min(cursor, count - 1),
    };
  }
}

/** Takes the marks of a digit away in the cells that see where it was just placed. */
function withoutMarks(
  position: Position,
  placed: readonly number[],
  digit: number,
  seen: (cell: number) => readonly number[],
): Position {
  const reached = new Set(
    placed
      .filter((cell) => position.cells[cell]?.digit === digit)
      .flatMap((cell) => [...seen(cell)]),
  );
  const bit = withDigit(0, digit);
  const touched = [...reached].some((index) => {
    const cell = position.cells[index];
    return cell !== undefined && (hasDigit(cell.corner, digit) || hasDigit(cell.centre, digit));
  });
  if (!touched) return position;
  const cells = position.cells.map((cell, index) =>
    reached.has(index) ? { ...cell, corner: cell.corner & ~bit, centre: cell.centre & ~bit } : cell,
  );
  return { ...position, cells };
}

function fitsEverySize(rule: Rule): boolean {
  const face = faceOf(rule.name);
  return !face?.sizes && (face?.parameters ?? []).every(({ kind }) => kind === 'word');
}
