/**
 * What a text is, link or not: the same readers, the same finding of meanings and the same proof as in the
 * page, for one puzzle.
 */
import type { Engine } from '../engine/engine.ts';
import { linksIn } from '../exchange/link/find-link.ts';
import { looksForeign } from '../exchange/looks-foreign.ts';
import type { Outcome } from '../exchange/outcome.ts';
import { constraintTextOf, longestConstraintText } from '../features/open/constraint-text.ts';
import { foreignOfOutcome, type Brought } from '../features/open/foreign.ts';
import type { ReadForeign } from '../features/open/foreign-reader.ts';
import { settleBrought } from '../features/open/reading.ts';
import { countOwnRules, isWrongAsAWhole } from '../features/open/text-kinds.ts';
import { longestLink, splitFragment, unfoldFragment, unpackBeside } from '../game/link.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import type { Supplement } from '../puzzle/supplement.ts';
import { EngineSolver } from '../solver/engine-solver.ts';
import { EngineLists } from '../solver/lists.ts';
import type { ListAnswer } from '../solver/solver.ts';
import { sentenceOf } from '../solver/problem-text.ts';
import { words } from '../words/index.ts';
import { errorOfFault, errorOfProblem, PuzzleError } from './errors.ts';

/** A puzzle that was read. */
export interface Read {
  /** The program that it is from, or the form of a text. */
  readonly kind: string;
  readonly puzzle: Puzzle;
  readonly title: string;
  /** What its author gave beside it. */
  readonly supplement?: Supplement;
  /** Its rules have one solution, and it is the author's. */
  readonly isProved: boolean;
  /** How many rules it has beyond those of its board. */
  readonly rules: number;
  /** The names of what is not understood; those that were guessed and not taken end in a question mark. */
  readonly notUnderstood: readonly string[];
}

export interface ReadingOptions {
  /** How long the search for a proof may take, in milliseconds. */
  readonly milliseconds: number;
  readonly signal: AbortSignal;
}

const linkOfOurs = /#([12];[^\s]+)/;
const aLink = 'a link or a text that holds a puzzle';

/** Reads puzzles with an engine, and with what reads texts of other programs. */
export class PuzzleReader {
  readonly #engine: Engine;
  readonly #solver: EngineSolver;
  readonly #readForeign: ReadForeign;

  constructor(engine: Engine, readForeign: ReadForeign) {
    this.#engine = engine;
    this.#solver = new EngineSolver(engine);
    this.#readForeign = readForeign;
  }

  /** Rejects with a PuzzleError where the text is no puzzle. */
  async read(text: string, options: ReadingOptions): Promise<Read> {
    const bare = text.trim();
    const several = bare.startsWith('{') ? [] : linksIn(bare);
    if (several.length > 1)
      throw new PuzzleError(
        `There are ${several.length} links in it; a puzzle is one.`,
        {},
        `${several.length} links`,
        'one link',
      );
    const constraints = constraintTextOf(bare);
    if (constraints !== undefined) return this.#readConstraints(constraints);
    const own = linkOfOurs.exec(bare)?.[1];
    if (own !== undefined && /^(https?:|file:|#)/i.test(bare)) return this.#readOwnLink(own);
    let refusal: PuzzleError | undefined;
    const outcome = looksForeign(bare) ? await this.#readForeign(bare) : undefined;
    if (outcome) {
      const foreign = foreignOfOutcome(outcome, '');
      if (foreign.kind === 'text') return this.#readConstraints(foreign.text);
      if (foreign.kind === 'brought')
        return this.#settle(kindOf(outcome), foreign.brought, options);
      refusal = refused(outcome, foreign.sentence);
      if (foreign.sure) throw refusal;
    }
    return this.#readPlain(bare, refusal);
  }

  /** How many solutions a puzzle has, and the only one. */
  async solve(
    description: string,
    { milliseconds, signal }: ReadingOptions,
  ): Promise<{ answer: ListAnswer; solution?: string }> {
    return this.#lists(milliseconds).solve(description, signal);
  }

  #lists(milliseconds: number): EngineLists {
    return new EngineLists(this.#engine, 1, milliseconds);
  }

  async #readConstraints(text: string): Promise<Read> {
    const read = await this.#solver.readVariant(text);
    if (read.kind === 'puzzle') return this.#plain('constraints', read.puzzle, '');
    const { item, called, argument, found, expected } = read;
    const where = {
      ...(item && { item }),
      ...(called && { kind: called }),
      ...(argument && { argument }),
    };
    const sentence = words.bringing.variantWrong(item, called, argument, found, expected);
    throw new PuzzleError(sentence, where, found, expected);
  }

  async #readOwnLink(fragment: string): Promise<Read> {
    if (fragment.length > longestLink)
      throw new PuzzleError(
        words.bringing.linkBad,
        {},
        `${fragment.length} characters`,
        `at most ${longestLink}`,
      );
    const unfolded = await unfoldFragment(fragment);
    if (unfolded === undefined)
      throw new PuzzleError(words.bringing.linkBad, {}, 'a damaged link', aLink);
    const { description, beside } = splitFragment(unfolded);
    const { puzzles, problem } = await this.#solver.read(description);
    if (problem) throw errorOfProblem(problem, `${words.bringing.linkBad} ${sentenceOf(problem)}`);
    const puzzle = puzzles[0]?.puzzle;
    if (!puzzle) throw new PuzzleError(words.bringing.linkBad, {}, 'no description', aLink);
    const whole = beside ? await unpackBeside(beside, puzzle) : undefined;
    const supplement = whole?.supplement;
    const plain = await this.#plain('ninefold', puzzle, supplement?.title ?? '');
    if (beside && !whole) return { ...plain, notUnderstood: ['damaged additions'] };
    // What a link says of itself is not proved by that.
    return supplement
      ? { ...plain, supplement, notUnderstood: notUnderstoodIn(supplement) }
      : plain;
  }

  /** A grid, a description and whatever else the core knows. */
  async #readPlain(text: string, refusal: PuzzleError | undefined): Promise<Read> {
    const { puzzles, problem, skipped = [] } = await this.#solver.read(text);
    const [first] = puzzles;
    const [wrong = problem] = skipped;
    if (first && !wrong) {
      const { description, name } = first;
      const kind = text.startsWith('1;') ? 'description' : 'grid';
      if (puzzles.length === 1) return this.#plain(kind, first.puzzle, name);
      const found = `${puzzles.length} puzzles`;
      throw new PuzzleError(`There are ${found} in it, from ${description}.`, {}, found, 'one');
    }
    if (!refusal && text.length <= longestConstraintText) {
      const variant = await this.#solver.readVariant(text).catch(() => undefined);
      if (variant && (variant.kind === 'puzzle' || isWrongAsAWhole(variant)))
        return this.#readConstraints(text);
    }
    if (refusal) throw refusal;
    if (wrong) throw errorOfProblem(wrong, sentenceOf(wrong));
    throw new PuzzleError(sentenceOf(undefined), {}, 'no puzzle', aLink);
  }

  async #plain(kind: string, puzzle: Puzzle, title: string): Promise<Read> {
    const rules = await this.#countRules(puzzle);
    return { kind, puzzle, title, isProved: false, rules, notUnderstood: [] };
  }

  /** Finds out what the puzzle of another program means, as the page does once it is on the board. */
  async #settle(
    kind: string,
    brought: Brought,
    { milliseconds, signal }: ReadingOptions,
  ): Promise<Read> {
    const asked = {
      inspect: (puzzle: Puzzle) => this.#solver.inspect(puzzle),
      lists: () => Promise.resolve(this.#lists(milliseconds)),
    };
    const { opening, missing } = brought;
    const settled = await settleBrought(brought, asked, signal);
    const puzzle = settled && { ...opening.puzzle, rules: settled.rules };
    const rules = puzzle && (await this.#countRules(puzzle).catch(() => undefined));
    if (!puzzle || rules === undefined)
      throw new PuzzleError(
        words.bringing.cluesBad,
        {},
        'clues off the board or of no rule',
        aLink,
      );
    const { supplement, isProved } = settled;
    const notUnderstood = [...missing, ...notUnderstoodIn(supplement)];
    return {
      kind,
      puzzle,
      title: supplement.title,
      supplement,
      isProved,
      rules,
      notUnderstood: [...new Set(notUnderstood)],
    };
  }

  async #countRules(puzzle: Puzzle): Promise<number> {
    const { rules } = await this.#solver.variantRules(puzzle);
    return countOwnRules(puzzle) + new Set(rules.map(({ item }) => item)).size;
  }
}

function notUnderstoodIn({ reading }: Supplement): readonly string[] {
  if (!reading) return [];
  const { missing, rules, isProved } = reading;
  const guessed = isProved ? [] : rules.filter(({ isTaken }) => !isTaken);
  return [...missing, ...guessed.map(({ name }) => `${name}?`)];
}

function kindOf(outcome: Outcome): string {
  if ('about' in outcome) return outcome.about.program;
  return 'program' in outcome && outcome.program ? outcome.program : outcome.kind;
}

function refused(outcome: Outcome, sentence: string): PuzzleError {
  if (outcome.kind === 'unreadable') return errorOfFault(outcome.fault, sentence);
  if (outcome.kind === 'other-board') {
    const { rows, columns } = outcome;
    return new PuzzleError(
      sentence,
      {},
      `${rows} rows by ${columns} columns`,
      'a board up to 16x16',
    );
  }
  return new PuzzleError(sentence, {}, kindOf(outcome), aLink);
}
