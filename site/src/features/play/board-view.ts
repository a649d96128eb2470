/** The board the person plays on, as the widget wants it. */
import type { BoardView, CellView, Link, Outline, Tint } from '../../board/view.ts';
import {
  drawnBoard,
  drawingOf,
  type BoardDrawing,
  type VariantDrawing,
} from '../../rules/index.ts';
import { conflictSentence } from '../../rules/conflict.ts';
import { accessibleName } from '../../game/accessible-name.ts';
import { words } from '../../words/index.ts';
import { digitsOf } from '../../puzzle/digits.ts';
import type { Facts } from '../../game/facts.svelte.ts';
import type { Game } from '../../game/game.svelte.ts';
import { fogCells, fogOn } from '../../game/fog.ts';
import { digitAt, untouched } from '../../game/position.ts';
import type { Choices } from '../../page/looks.ts';
import { cellCount, placeOf, type Shape } from '../../puzzle/shape.ts';
import { visibleDrawings } from '../../puzzle/supplement.ts';
import type { SolverAnswer } from '../../solver/solver.ts';

/** What the board shows of an answer to a question about the puzzle. */
interface ShownAnswer {
  readonly shown: boolean;
  readonly outdated: boolean;
  readonly differences: boolean;
  readonly differing: readonly number[];
  readonly solution: readonly number[] | undefined;
  readonly answered:
    | {
        readonly answer: Pick<SolverAnswer, 'candidates' | 'core' | 'occurrences' | 'rulesAtOdds'>;
      }
    | undefined;
}

type Parts = {
  game: Game;
  facts: Facts;
  asking: ShownAnswer;
  choices: Readonly<Choices>;
  /** Entered digits to mark as wrong. */
  marked: readonly number[];
};

/** The board while the clock is paused: its lines alone. */
export function coveredBoard({ position, shape }: Game, variant: VariantDrawing): BoardView {
  const { boxes, boxSize, regions } = drawingOf(position.puzzle, variant);
  return {
    ...shape,
    ...boxSize,
    hasBoxes: boxes,
    regions,
    cells: position.cells.map((_, cell): CellView => {
      const { row, column } = placeOf(shape, cell);
      return { readonly: true, name: words.play.covered(row + 1, column + 1) };
    }),
  };
}

export function viewOfBoard(parts: Parts): BoardView {
  const { game, asking } = parts;
  const { position, shape } = game;
  const drawing = drawingOf(position.puzzle, parts.facts.variant);
  const answer = asking.shown && !asking.outdated ? asking.answered?.answer : undefined;
  const core = answer?.core ?? [];
  const outlines: Outline[] = [...drawing.outlines];
  if (core.length > 0)
    outlines.push(...core.map((cell): Outline => ({ cells: [cell], stroke: 'conflict' })));
  for (const cells of cellsOfRules(answer?.rulesAtOdds ?? [], parts.facts.variant, shape))
    outlines.push({ cells, stroke: 'conflict' });
  const context = contextOf(parts, drawing);
  return {
    ...drawnBoard(shape, drawing),
    ...(position.supplement && { drawings: visibleDrawings(position.supplement) }),
    ...fogOn(position, parts.facts.beneathFog?.figures),
    cells: position.cells.map((_, cell) => cellView(cell, parts, context)),
    outlines,
    links: linksOf(parts),
  };
}

/** The cells of each rule of a variant, by the numbers of their items; a rule of the whole board has none. */
function cellsOfRules(
  items: readonly number[],
  { rules }: VariantDrawing,
  shape: Shape,
): readonly (readonly number[])[] {
  return rules
    .filter(({ item }) => items.includes(item))
    .map(({ cells, lists }) => [...new Set([...cells, ...lists.flat()])])
    .filter((cells) => cells.length > 0 && cells.length < cellCount(shape));
}

/**
 * The same cells, those that are as they were in the very objects that they were in: what draws them then has
 * nothing to do.
 */
export function withCellsKept(before: BoardView | undefined, now: BoardView): BoardView {
  if (before?.cells.length !== now.cells.length) return now;
  const cells = now.cells.map((cell, at) => {
    const old = before.cells[at];
    return old && isSameCell(old, cell) ? old : cell;
  });
  return { ...now, cells };
}

function isSameCell(one: CellView, other: CellView): boolean {
  const keys = Object.keys(one) as (keyof CellView)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => {
      const [a, b] = [one[key], other[key]];
      return a === b || (Array.isArray(a) && Array.isArray(b) && String(a) === String(b));
    })
  );
}

/** The selected cell joined to those it conflicts with. */
function linksOf({ game, facts, choices }: Parts): Link[] {
  const cursor = game.only;
  if (!choices.showConflicts || cursor === undefined) return [];
  return facts.inspection.conflicts
    .filter((conflict) => conflict.cells.includes(cursor))
    .flatMap((conflict) => conflict.cells.filter((cell) => cell !== cursor))
    .map((to): Link => ({ from: cursor, to, stroke: 'conflict', dashed: true }));
}

interface Context {
  readonly shaded: ReadonlySet<number>;
  readonly conflicts: ReadonlyMap<number, string>;
  readonly peers: ReadonlySet<number>;
  readonly far: ReadonlySet<number>;
  readonly same: number;
  readonly differing: ReadonlySet<number>;
  readonly candidates: readonly number[] | undefined;
  /** For every cell and digit in how many solutions it occurs. */
  readonly occurrences: readonly number[] | undefined;
  readonly marked: ReadonlySet<number>;
  readonly drawing: BoardDrawing;
  readonly fog: ReadonlySet<number>;
}

function contextOf(
  { game, facts, asking, choices, marked }: Parts,
  drawing: BoardDrawing,
): Context {
  const { position, only } = game;
  const conflicts = new Map<number, string>();
  if (choices.showConflicts) {
    for (const { cells, rule } of facts.inspection.conflicts) {
      const said = conflictSentence(
        { cells, rule },
        position.puzzle,
        (cell) => digitAt(position, cell),
        facts.variant,
      );
      for (const cell of cells) {
        if (!conflicts.has(cell)) conflicts.set(cell, said && words.board.inConflict(said));
      }
    }
  }
  const visible = asking.shown && !asking.outdated;
  return {
    shaded: new Set(drawing.shaded),
    conflicts,
    peers: new Set(only !== undefined && choices.highlightPeers ? facts.seen(only) : []),
    far: new Set(only !== undefined && choices.highlightPeers ? facts.reach.far[only] : []),
    same:
      only !== undefined && choices.highlightSame
        ? digitAt(position, only) || (asking.solution?.[only] ?? 0)
        : 0,
    differing: new Set(visible && asking.differences ? asking.differing : []),
    candidates: visible ? asking.answered?.answer.candidates : undefined,
    drawing,
    occurrences: visible ? asking.answered?.answer.occurrences : undefined,
    marked: new Set(marked),
    fog: new Set(fogCells(position)),
  };
}

function cellView(
  cell: number,
  { game, facts, asking, choices }: Parts,
  context: Context,
): CellView {
  const { position, shape } = game;
  const work = position.cells[cell] ?? untouched;
  const pad = context.candidates !== undefined || choices.autoCandidates;
  // Candidates stand where the person's marks are: one place for each digit, nothing over another.
  const own = pad ? { ...work, corner: 0, centre: 0 } : work;
  const given = position.puzzle.givens[cell] !== 0;
  // The only digit that a cell has in any solution is as good as solved.
  const [forced = 0, ...others] = digitsOf(context.candidates?.[cell] ?? 0);
  const solved = asking.solution?.[cell] ?? (others.length === 0 ? forced : 0);
  const placed = digitAt(position, cell);
  const digit = placed || solved;
  const shown = !placed && solved !== 0;
  const automatic = choices.autoCandidates ? (facts.inspection.open[cell] ?? 0) & ~own.ruledOut : 0;
  const candidates = digit ? 0 : (context.candidates?.[cell] ?? automatic);
  // Corner marks are about some of the candidates, and stand out among them.
  const strong = pad && !context.candidates && !digit ? work.corner : 0;
  const conflict = context.conflicts.get(cell);
  const tints: Tint[] = [];
  if (context.shaded.has(cell)) tints.push('house');
  if (context.peers.has(cell)) tints.push('peer');
  if (context.differing.has(cell)) tints.push('changed');
  if (context.same !== 0 && digit === context.same) tints.push('same');
  return {
    digit,
    kind: given ? 'given' : shown ? 'shown' : 'entered',
    ...(candidates | strong
      ? {
          candidates: candidates | strong,
          strong,
          struck: strong & ~candidates,
          ...(context.occurrences && { shares: sharesOf(context.occurrences, cell, shape.digits) }),
        }
      : {}),
    corner: own.corner,
    centre: own.centre,
    colours: own.colours,
    tints,
    conflict: conflict !== undefined,
    wrong: context.marked.has(cell) || (placed !== 0 && solved !== 0 && placed !== solved),
    dot: context.far.has(cell),
    readonly: given && !game.settingGivens,
    name: context.fog.has(cell) ? words.play.inFog(nameOf()) : nameOf(),
  };

  function nameOf(): string {
    return accessibleName(shape, context.drawing, cell, {
      given,
      digit,
      shown,
      corner: digit ? [] : digitsOf(own.corner | strong),
      centre: digit ? [] : digitsOf(own.centre),
      candidates: digitsOf(candidates),
      colours: digitsOf(own.colours),
      house: context.shaded.has(cell),
      conflict: conflict ?? (context.marked.has(cell) ? words.play.marked : ''),
    });
  }
}

/** How often each digit stands in a cell, as a share of all digits of that cell. */
function sharesOf(occurrences: readonly number[], cell: number, digits: number): number[] {
  const counts = occurrences.slice(cell * digits, (cell + 1) * digits);
  const sum = counts.reduce((total, count) => total + count, 0);
  return counts.map((count) => (sum > 0 ? count / sum : 0));
}
