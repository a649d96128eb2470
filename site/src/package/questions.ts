/** The questions that can be asked about a puzzle. */
import type { AskOptions } from '../engine/engine.ts';
import type { EngineRequest, RequestKind } from '../engine/messages/request-types.ts';
import type { Conflict as RawConflict, EngineAnswer, Values } from '../engine/messages/types.ts';
import type { Shape } from '../puzzle/shape.ts';
import { sentenceOf } from '../solver/problem-text.ts';
import { currentEngine } from './current.ts';
import { errorOfProblem } from './errors.ts';
import { digitsOf, gridOf, ready } from './puzzles.ts';
import type {
  Answer,
  Candidates,
  Check,
  Conflict,
  Contradiction,
  Effort,
  Grid,
  Options,
  Proof,
  PuzzleInput,
  Solutions,
} from './types.ts';

type RequestOf<K extends RequestKind> = Extract<EngineRequest, { kind: K }>;

/** The answer to a request; rejects with a PuzzleError where the engine finds fault with the puzzle. */
export async function ask<K extends RequestKind>(
  request: RequestOf<K>,
  { signal, onProgress }: Pick<Options, 'signal' | 'onProgress'> = {},
): Promise<Values[K]> {
  const options: AskOptions = { ...(signal && { signal }), ...(onProgress && { onProgress }) };
  const reply = await currentEngine().ask(request as EngineRequest, options);
  if (!reply.ok) throw errorOfProblem(reply.problem, sentenceOf(reply.problem));
  return reply.value as Values[K];
}

/** Whether a puzzle has no solution, one or several: `count` is 0n, 1n or 2n. */
export async function solve(puzzle: PuzzleInput, options: Options = {}): Promise<Answer> {
  return answerTo('solve', puzzle, options);
}

/** How many solutions a puzzle has, exactly; on several workers where that takes long. */
export async function count(puzzle: PuzzleInput, options: Options = {}): Promise<Answer> {
  return answerTo('count', puzzle, options);
}

/** The first solution, by the digits in reading order. */
export async function first(puzzle: PuzzleInput, options: Options = {}): Promise<Answer> {
  return answerTo('first', puzzle, options);
}

/** Solutions in the order of their digits: at most `most`, after leaving out `skip`. */
export async function enumerate(
  puzzle: PuzzleInput,
  { skip = 0, most, ...options }: Options & { readonly skip?: number; readonly most: number },
): Promise<Solutions> {
  const about = await ready(puzzle, options.signal);
  const found = await ask<'enumerate'>(
    { kind: 'enumerate', puzzle: about.description, skip, most, ...limitsOf(options) },
    options,
  );
  const grids = found.grids.map((grid) => gridOf(about.puzzle.shape, grid));
  return { ...effortOf(found), count: BigInt(found.count), grids };
}

/** For every cell the digits that it has in some solution. */
export async function candidates(puzzle: PuzzleInput, options: Options = {}): Promise<Candidates> {
  const { description, puzzle: inner } = await ready(puzzle, options.signal);
  const found = await ask<'candidates'>(
    { kind: 'candidates', puzzle: description, ...limitsOf(options) },
    options,
  );
  const { shape } = inner;
  const cells = found.cells.map((bits) => digitsOf(shape, bits));
  const occurrences = found.cells.map((bits, cell) =>
    Array.from({ length: shape.digits }, (_, index) => index)
      .filter((index) => (bits >> index) & 1)
      .map((index) => found.solutions[cell * shape.digits + index] ?? 0),
  );
  return {
    ...effortOf(found),
    cells,
    occurrences: found.solutions.length > 0 ? occurrences : null,
  };
}

/** Why there is no solution: givens, and rules of a constraint text, that contradict each other. */
export async function contradiction(
  puzzle: PuzzleInput,
  options: Options = {},
): Promise<Contradiction> {
  const { description } = await ready(puzzle, options.signal);
  const found = await ask<'contradiction'>(
    { kind: 'contradiction', puzzle: description, ...limitsOf(options) },
    options,
  );
  const { solvable, cells, rules } = found;
  return { ...effortOf(found), isSolvable: solvable, cells, rules };
}

/** Whether a puzzle has just one solution. */
export async function prove(puzzle: PuzzleInput, options: Options = {}): Promise<Proof> {
  const { count: found, stopped, solution, ...effort } = await solve(puzzle, options);
  const isOver = stopped === 'complete' || found >= 2n;
  const verdict = !isOver ? 'unknown' : found === 0n ? 'none' : found === 1n ? 'one' : 'several';
  return { ...effort, stopped, verdict, solution: verdict === 'one' ? solution : null };
}

/**
 * What the rules say of digits on the board, without any search: of `digits`, an entry a cell and null for
 * none, or of the givens alone.
 */
export async function check(
  puzzle: PuzzleInput,
  digits?: readonly (number | null)[],
  options: Pick<Options, 'signal'> = {},
): Promise<Check> {
  const { puzzle: inner } = await ready(puzzle, options.signal);
  const { writeDescription } = await import('../puzzle/description.ts');
  const full = digits ? entered(inner.shape, inner.givens, digits) : inner.givens;
  const found = await ask<'inspect'>(
    { kind: 'inspect', puzzle: writeDescription(inner, full) },
    options,
  );
  const conflicts = found.conflicts.map(conflictOf);
  const changed = inner.givens.flatMap((given, cell) =>
    given !== 0 && full[cell] !== given ? [{ cells: [cell], rule: 'given' }] : [],
  );
  const isFull = full.every((digit) => digit !== 0);
  const all = [...changed, ...conflicts];
  return { isFull, isSolved: isFull && all.length === 0, conflicts: all };
}

/** The digits as the engine counts them. */
function entered(
  shape: Shape,
  givens: readonly number[],
  digits: readonly (number | null)[],
): readonly number[] {
  if (digits.length !== givens.length)
    throw new RangeError(`digits: found ${digits.length} cells, expected ${givens.length}`);
  return digits.map((value, cell) => {
    if (value === null) return 0;
    const digit = value - shape.lowest + 1;
    if (Number.isInteger(digit) && digit >= 1 && digit <= shape.digits) return digit;
    const highest = shape.digits + shape.lowest - 1;
    throw new RangeError(
      `digits[${cell}]: found ${value}, expected ${shape.lowest} to ${highest} or null`,
    );
  });
}

function conflictOf({ first: one, second, others, rule }: RawConflict): Conflict {
  return { cells: [...new Set([one, second, ...others])], rule };
}

async function answerTo(
  kind: 'solve' | 'count' | 'first',
  input: PuzzleInput,
  options: Options,
): Promise<Answer> {
  const { description, puzzle } = await ready(input, options.signal);
  const found = await ask<typeof kind>(
    { kind, puzzle: description, ...limitsOf(options) } as RequestOf<typeof kind>,
    options,
  );
  return answerOf(puzzle.shape, found);
}

function answerOf(shape: Shape, found: EngineAnswer): Answer {
  const solution: Grid | null = found.solution === null ? null : gridOf(shape, found.solution);
  return { ...effortOf(found), count: BigInt(found.count), solution };
}

export function effortOf({ stopped, nodes, milliseconds }: Effort): Effort {
  return { stopped, nodes, milliseconds };
}

/** The limits of a request. */
export function limitsOf({ budget }: Options): { limits?: NonNullable<Options['budget']> } {
  return budget ? { limits: budget } : {};
}
