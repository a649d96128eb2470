/**
 * What a text is, link or not: the same readers, the same finding of meanings and the same proof as in the
 * page, for one puzzle.
 */
import type { Engine } from '../engine/engine.ts';
import type { Outcome } from '../exchange/outcome.ts';
import type { Brought } from '../features/open/foreign.ts';
import type { ReadForeign } from '../features/open/foreign-reader.ts';
import { readOwnLink } from '../features/open/own-link.ts';
import { settleBrought } from '../features/open/reading.ts';
import { recognise, type Recognised, type Refused } from '../features/open/recognising.ts';
import { countRules } from '../features/open/text-kinds.ts';
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
    return this.readRecognised(await this.recognise(text.trim()), options);
  }

  /** What a text is, as the page decides it. */
  recognise(text: string): Promise<Recognised> {
    return recognise(text, '', { solver: this.#solver, readForeign: this.#readForeign });
  }

  /** Rejects with a PuzzleError where it is not one puzzle. */
  async readRecognised(recognised: Recognised, options: ReadingOptions): Promise<Read> {
    switch (recognised.kind) {
      case 'links': {
        const found = `${recognised.links.length} links`;
        throw new PuzzleError(`There are ${found} in it; a puzzle is one.`, {}, found, 'one link');
      }
      case 'list':
        throw several(recognised.list.lines.length);
      case 'constraints':
        return this.#readConstraints(recognised.text);
      case 'own-link':
        return this.#readOwnLink(recognised.fragment);
      case 'brought':
        return this.#settle(recognised.outcome, recognised.brought, options);
      case 'refused':
        throw refusalOf(recognised);
      case 'plain':
        return this.#readPlain(recognised);
    }
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
    const link = await readOwnLink(fragment, this.#solver);
    if (link.kind === 'bad') {
      const { problem, sentence, found, expected } = link;
      throw problem
        ? errorOfProblem(problem, sentence)
        : new PuzzleError(sentence, {}, found, expected);
    }
    const { puzzle, whole, isBesideBad } = link;
    const supplement = whole?.supplement;
    const plain = await this.#plain('ninefold', puzzle, supplement?.title ?? '');
    if (isBesideBad) return { ...plain, notUnderstood: ['damaged additions'] };
    // What a link says of itself is not proved by that.
    return supplement
      ? { ...plain, supplement, notUnderstood: notUnderstoodIn(supplement) }
      : plain;
  }

  /** A grid, a description and whatever else the core knows. */
  async #readPlain({
    text,
    imported,
    refused,
  }: Extract<Recognised, { kind: 'plain' }>): Promise<Read> {
    const { puzzles, problem, skipped = [] } = imported;
    const [first] = puzzles;
    const [wrong = problem] = skipped;
    if (!first || wrong) {
      if (refused) throw refusalOf(refused);
      if (wrong) throw errorOfProblem(wrong, sentenceOf(wrong));
      throw new PuzzleError(sentenceOf(undefined), {}, 'no puzzle', aLink);
    }
    if (puzzles.length > 1) throw several(puzzles.length, first.description);
    return this.#plain(text.startsWith('1;') ? 'description' : 'grid', first.puzzle, first.name);
  }

  async #plain(kind: string, puzzle: Puzzle, title: string): Promise<Read> {
    const rules = await countRules(puzzle, this.#solver);
    return { kind, puzzle, title, isProved: false, rules, notUnderstood: [] };
  }

  /** Finds out what the puzzle of another program means, as the page does once it is on the board. */
  async #settle(
    outcome: Outcome,
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
    const rules = puzzle && (await countRules(puzzle, this.#solver).catch(() => undefined));
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
      kind: kindOf(outcome),
      puzzle,
      title: supplement.title || ('about' in outcome ? outcome.about.title : ''),
      supplement,
      isProved,
      rules,
      notUnderstood: [...new Set(notUnderstood)],
    };
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

/** `from` is the first of them. */
function several(count: number, from?: string): PuzzleError {
  const found = `${count} puzzles`;
  const sentence = `There are ${found} in it${from === undefined ? '' : `, from ${from}`}.`;
  return new PuzzleError(sentence, {}, found, 'one');
}

/** What a text of another program is refused with. */
export function refusalOf({ sentence, outcome, failure }: Refused): unknown {
  if (!outcome) return failure;
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
