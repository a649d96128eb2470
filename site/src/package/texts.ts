/** Reading and writing texts and links. */
import { isVariant, type Puzzle as Inner } from '../puzzle/puzzle.ts';
import { defaultBase } from '../rules/parameters.ts';
import { characterOf, valueOf } from '../puzzle/shape.ts';
import { sentenceOf } from '../solver/problem-text.ts';
import { unlessAborted } from './aborting.ts';
import { currentReader } from './current.ts';
import { errorOfProblem, PuzzleError, type Where } from './errors.ts';
import { outerPuzzle, ready, usualPatience, withSupplement } from './puzzles.ts';
import { ask } from './questions.ts';
import type { Read } from './reading.ts';
import type { Grid, Options, Puzzle, PuzzleInput } from './types.ts';

/** The puzzles of a text. */
export interface TextRead {
  readonly puzzles: readonly Puzzle[];
  /** What could not be read, each with its place; everything else was. */
  readonly problems: readonly PuzzleError[];
}

/** A puzzle from a link, with what is known of it. */
export interface LinkRead extends Puzzle {
  /** The program that it is from, or the form of the text. */
  readonly kind: string;
  /** Its rules as its author tells them; empty where there are none, as the two others. */
  readonly told: string;
  readonly author: string;
  /** What it says to whoever has solved it. */
  readonly message: string;
  /** The author's solution, where the link carries a whole one. */
  readonly solution: Grid | null;
  /** Its rules have one solution, and it is the author's. */
  readonly isProved: boolean;
  /** How many rules of it are understood, beyond those of its board. */
  readonly rules: number;
  /** How many drawings it has. */
  readonly drawings: number;
  /**
   * The names of what is not understood. One that ends in a question mark was guessed from drawings or words,
   * and not taken.
   */
  readonly notUnderstood: readonly string[];
}

/**
 * Reads puzzles from text: grids in lines, rows or frames, lists of them, descriptions, constraint texts, and
 * links as `readLink` does. Rejects with a PuzzleError where there is no puzzle in it.
 */
export async function readText(
  text: string,
  { signal = new AbortController().signal }: Pick<Options, 'signal'> = {},
): Promise<TextRead> {
  return unlessAborted(signal, () => readWhole(text, signal));
}

async function readWhole(text: string, signal: AbortSignal): Promise<TextRead> {
  const reader = currentReader();
  const recognised = await reader.recognise(text);
  if (recognised.kind === 'links')
    return readEach(
      recognised.links.map((link) => ({ text: link, name: '', where: {} })),
      signal,
    );
  if (recognised.kind === 'list')
    return readEach(
      recognised.list.lines.map(({ number, ...line }) => ({ ...line, where: { line: number } })),
      signal,
    );
  if (recognised.kind === 'plain') {
    const { imported, refused } = recognised;
    const { puzzles, problem, skipped = [] } = imported;
    const problems = problem ? [...skipped, problem] : skipped;
    if (puzzles.length > 0 && !(refused && problems.length > 0))
      return {
        puzzles: puzzles.map(({ puzzle, name }) => outerPuzzle(puzzle, name)),
        problems: problems.map((wrong) => errorOfProblem(wrong, sentenceOf(wrong))),
      };
  }
  const read = await reader.readRecognised(recognised, { milliseconds: usualPatience, signal });
  return { puzzles: [puzzleOf(read)], problems: [] };
}

function puzzleOf({ puzzle, title, supplement }: Read): Puzzle {
  return withSupplement(outerPuzzle(puzzle, title), supplement);
}

/** A text with one puzzle of several, what it is called there, and where it stands. */
interface Part {
  readonly text: string;
  readonly name: string;
  readonly where: Where;
}

async function readEach(parts: readonly Part[], signal: AbortSignal): Promise<TextRead> {
  const puzzles: Puzzle[] = [];
  const problems: PuzzleError[] = [];
  for (const { text, name, where: place } of parts) {
    signal.throwIfAborted();
    try {
      const read = await currentReader().read(text, { milliseconds: usualPatience, signal });
      puzzles.push(puzzleOf({ ...read, title: read.title || name }));
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error;
      const { message, where, found, expected } = error;
      problems.push(new PuzzleError(message, { ...where, ...place }, found, expected));
    }
  }
  const [wrong] = problems;
  if (wrong && puzzles.length === 0) throw wrong;
  return { puzzles, problems };
}

/**
 * Reads a link of another program, of Interactive Sudoku Solver or of Ninefold, or a text of one puzzle. What
 * its drawings and words mean is guessed and, where it carries its solution, proved, for which
 * `budget.milliseconds` may be spent (10,000 if left out). Rejects with a PuzzleError where it holds no puzzle.
 */
export async function readLink(
  link: string,
  { signal = new AbortController().signal, budget }: Pick<Options, 'signal' | 'budget'> = {},
): Promise<LinkRead> {
  const milliseconds = budget?.milliseconds ?? usualPatience;
  return linkRead(
    await unlessAborted(signal, () => currentReader().read(link, { milliseconds, signal })),
  );
}

function linkRead(read: Read): LinkRead {
  const { kind, puzzle, title, supplement, isProved, rules, notUnderstood } = read;
  const solution = supplement?.solution;
  const isWhole = solution?.every((digit) => digit !== 0) ?? false;
  const link: LinkRead = {
    ...outerPuzzle(puzzle, title),
    kind,
    told: supplement?.told ?? '',
    author: supplement?.author ?? '',
    message: supplement?.message ?? '',
    solution: (isWhole && solution?.map((digit) => valueOf(puzzle.shape, digit))) || null,
    isProved,
    rules,
    drawings: supplement?.drawings.length ?? 0,
    notUnderstood,
  };
  return withSupplement(link, supplement);
}

/** Forms of text; all but the last two hold the grid alone. */
export const textForms = ['line', 'rows', 'spaced', 'frame', 'description', 'constraints'] as const;
export type TextForm = (typeof textForms)[number];

/** Writes a puzzle as text; "line" has one character a cell. */
export async function writeText(puzzle: PuzzleInput, form: TextForm = 'line'): Promise<string> {
  const { description, puzzle: inner } = await ready(puzzle);
  if (form === 'description') return description;
  if (form === 'constraints') return constraintsOf(description, inner);
  if (!isVariant(inner)) return ask<'export'>({ kind: 'export', puzzle: description, form });
  const { rows, columns } = inner.shape;
  const cells = inner.givens.map((digit) => (digit === 0 ? '.' : characterOf(inner.shape, digit)));
  if (form === 'line') return cells.join('');
  const between = form === 'rows' ? '' : ' ';
  const lines = Array.from({ length: rows }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns).join(between),
  );
  return `${lines.join('\n')}\n`;
}

/** Throws a PuzzleError for rules that have no constraint text. */
async function constraintsOf(description: string, inner: Inner): Promise<string> {
  if (isVariant(inner)) return ask<'write-variant'>({ kind: 'write-variant', puzzle: description });
  const others = inner.rules.map(({ name }) => name).filter((name) => name !== defaultBase);
  if (others.length > 0) {
    const found = others.join(', ');
    const message = `As constraints, Ninefold does not write these rules: ${found}.`;
    throw new PuzzleError(message, {}, found, 'classic rules, or those of a constraint text');
  }
  const { rows, columns } = inner.shape;
  const shape = rows === 9 ? '' : `.Shape~${rows}x${columns}`;
  const givens = inner.givens.flatMap((digit, cell) =>
    digit === 0 ? [] : [`~R${Math.floor(cell / columns) + 1}C${(cell % columns) + 1}_${digit}`],
  );
  return `${shape}${givens.length > 0 ? '.' : ''}${givens.join('')}`;
}
