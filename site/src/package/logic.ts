/** How a person would solve a puzzle: hints, the whole path, and how hard it is. */
import type { Work } from '../engine/messages/logic-types.ts';
import type { Hints, Path } from '../engine/messages/logic-types.ts';
import { hintsOf, pathOf } from '../solver/explained.ts';
import { ask, limitsOf } from './questions.ts';
import { ready, type Ready } from './puzzles.ts';
import type { Grade, LeftOut, LogicState, Options, PuzzleInput, Technique } from './types.ts';

export type { Hints, Path } from '../engine/messages/logic-types.ts';

/** What has been found out so far. */
export interface Progressed {
  /** One entry a cell in reading order: a digit that was entered, or null. */
  readonly entered?: readonly (number | null)[];
  /** For every cell the candidates that are left there, or null where nobody has looked. */
  readonly left?: readonly (readonly number[] | null)[];
}

/** A search for a technique gives up after this many patterns. */
const nodes = 20_000_000;

/**
 * The simplest next step that takes none of the techniques in `without`, or every step of one technique;
 * `steps` is empty where the position is wrong or
 * solved, see `state`.
 */
export async function hint(
  puzzle: PuzzleInput,
  {
    technique,
    without = [],
    work = {},
    ...options
  }: Options & {
    readonly technique?: Technique;
    readonly without?: readonly LeftOut[];
    readonly work?: Progressed;
  } = {},
): Promise<Hints> {
  const about = await ready(puzzle, options.signal);
  const limits = { nodes, ...limitsOf(options).limits };
  const asked = { puzzle: about.description, work: workOf(about, work), limits };
  return hintsOf(
    await ask<'hint'>(
      { kind: 'hint', ...asked, without, ...(technique && { technique }) },
      options,
    ),
  );
}

/**
 * Every step to the solution without the techniques in `without`; of techniques that are as hard as each
 * other, preferred ones first.
 */
export async function path(
  puzzle: PuzzleInput,
  {
    preferred,
    without = [],
    work = {},
    ...options
  }: Options & {
    readonly preferred?: readonly Technique[];
    readonly without?: readonly LeftOut[];
    readonly work?: Progressed;
  } = {},
): Promise<Path> {
  const about = await ready(puzzle, options.signal);
  const limits = { nodes, ...limitsOf(options).limits };
  const asked = { puzzle: about.description, work: workOf(about, work), limits };
  return pathOf(
    await ask<'path'>(
      { kind: 'path', ...asked, without, ...(preferred && { preferred }) },
      options,
    ),
  );
}

/** How hard a puzzle is for a person; `state` says why there is no grade. */
export async function grade(
  puzzle: PuzzleInput,
  options: Options = {},
): Promise<{ readonly state: LogicState; readonly grade: Grade | null }> {
  const { description } = await ready(puzzle, options.signal);
  const limits = { nodes, ...limitsOf(options).limits };
  const { state, grade: found } = await ask<'grade'>(
    { kind: 'grade', puzzle: description, limits },
    options,
  );
  if (!found) return { state, grade: null };
  const { level, score, hardest, steps } = found;
  return { state, grade: { level, score, hardest, steps } };
}

function workOf({ puzzle }: Ready, { entered, left }: Progressed): Work {
  const { shape, givens } = puzzle;
  const toDigit = (value: number) => value - shape.lowest + 1;
  return {
    entered: givens.map((given, cell) => {
      const value = entered?.[cell] ?? null;
      return given !== 0 || value === null ? 0 : toDigit(value);
    }),
    open: givens.map((_, cell) => {
      const values = left?.[cell] ?? null;
      return values && values.reduce((bits, value) => bits | (1 << (toDigit(value) - 1)), 0);
    }),
  };
}
