import type { Drawn } from '../puzzle/drawing.ts';
import type { DigitSet } from '../puzzle/digits.ts';
import { withDigit } from '../puzzle/digits.ts';
import type { Rule } from '../puzzle/puzzle.ts';
import type { SquareShape } from '../puzzle/shape.ts';
import { isEmpty, type Fog, type Supplement } from '../puzzle/supplement.ts';
import { boxesOf, type Board } from './board.ts';
import { differing, limitedTo, sumChoices } from './clues.ts';
import { joined, meaningOf, type Groups } from './known.ts';
import { likeliestItems, type Guess, type Part } from './meaning/guess.ts';
import { guessesOf } from './meaning/index.ts';
import { Places } from './meaning/places.ts';
import { withItems, type Base } from './meaning/proving.ts';
import type { Cage, Scene } from './meaning/scene.ts';
import { Words } from './meaning/words.ts';
import type { ForeignRule } from './names.ts';
import { mostDrawn, mostPoints } from './drawn/measures.ts';
import { itemsOfBoard, itemsOfRule } from './own-board.ts';
import type { About, Missing, Opening, Outcome, Work } from './outcome.ts';
import { tellsMore } from './told.ts';
import { Unreadable } from './unreadable.ts';

/** As long as a name may be that another program has for a rule. */
const longestName = 40;

/**
 * A puzzle while it is read: a reader tells what it meets, in any order, and asks for the outcome
 * at the end. What is met and not known makes the outcome ask the person: nothing is left out
 * without a word.
 */
export class Gathered {
  readonly about: About;
  readonly board: Board;
  readonly givens: number[];
  readonly entered: number[];
  readonly centre: DigitSet[];
  readonly corner: DigitSet[];
  /** What is drawn, in order. */
  readonly drawings: Drawn[] = [];
  /** Whether something is drawn that may mean anything. */
  drawn = false;

  #fog: Fog | undefined;
  #points = 0;
  #solution: readonly number[] | undefined;
  #hasBoxes = true;
  #hasRows = true;
  #regions: Groups | undefined;
  #rules: Rule[] = [];
  #cages: Cage[] = [];
  #declared = new Map<ForeignRule, Part[]>();
  #items: string[] = [];
  #has = new Set<ForeignRule | 'regions'>(['regions']);
  #missing = new Map<string, Missing>();

  constructor(about: About, board: Board) {
    const blank = () => new Array<number>(board.size * board.size).fill(0);
    this.about = about;
    this.board = board;
    this.givens = blank();
    this.entered = blank();
    this.centre = blank();
    this.corner = blank();
  }

  get size(): number {
    return this.board.size;
  }

  /** What is drawn, in the order in which it is drawn. Throws Unreadable where it is beyond reason. */
  draw(drawings: readonly Drawn[]): void {
    for (const drawn of drawings) {
      this.drawings.push(drawn);
      if (drawn.kind === 'line') this.#points += drawn.points.length;
    }
    if (this.drawings.length > mostDrawn || this.#points > mostPoints)
      throw new Unreadable('smaller', `${this.drawings.length} drawings`);
  }

  fogged(fog: Fog): void {
    this.#fog = fog;
  }

  /** The author's solution, a value a cell in reading order; nothing where it is none of the board. */
  solve(values: readonly (number | undefined)[]): void {
    if (values.length !== this.givens.length) return;
    const digits = values.map((value) => (this.#isDigit(value) ? value : 0));
    if (digits.some((digit) => digit !== 0)) this.#solution = digits;
  }

  /** A rule, with the cells it is about where it does not hold everywhere. */
  rule(rule: ForeignRule, groups: Groups = []): void {
    const { shape } = this.board;
    if (rule === 'free-rows') {
      this.#hasRows = false;
      return;
    }
    if (!isSquare(shape)) {
      const items = itemsOfRule(rule, this.board, groups);
      if (!items) return this.lacks(rule);
      for (const item of items) this.#items.push(item);
      this.#has.add(rule);
      return;
    }
    const meaning = meaningOf(rule, shape, groups);
    if (!meaning) return this.lacks(rule);
    for (const one of meaning) this.#rules.push(one);
    this.#has.add(rule);
  }

  /** A rule that is known as items of a constraint text, as its program says it. */
  constrain(rule: ForeignRule, items: readonly string[]): void {
    this.#declare(
      rule,
      items.map((item) => ({ cells: [], choices: [[item]], covers: [] })),
    );
  }

  #declare(rule: ForeignRule, parts: readonly Part[]): void {
    if (parts.length === 0) return;
    const known = this.#declared.get(rule);
    if (known) for (const part of parts) known.push(part);
    else this.#declared.set(rule, [...parts]);
    this.#has.add(rule);
  }

  /**
   * A cage that says of itself no more than its number, and perhaps that its cells differ. One that says
   * this means it; what another means is a guess.
   */
  cage(cage: Cage): void {
    const { cells, sum, isUnique, drawing } = cage;
    if (!isUnique || cells.length > this.size) {
      this.#cages.push(cage);
      this.drawn = true;
    } else if (sum === undefined) this.house(cells, 'distinct-cages', drawing);
    else {
      const covers = drawing === undefined ? [] : [drawing];
      const choices = sumChoices(cells, sum, this.size);
      this.#declare('killer-cages', [{ cells, choices, covers }]);
    }
  }

  /** A rule in a form that Ninefold does not have. */
  lacks(rule: ForeignRule): void {
    this.#missing.set(rule, { rule });
  }

  /** What another program calls by that name, which nobody here knows. */
  lacksUnknown(name: string): void {
    const called = name.slice(0, longestName);
    this.#missing.set(`unknown ${called}`, { rule: 'unknown', called });
  }

  /** An extra house where the cells are as many as the digits. */
  house(cells: readonly number[], otherwise: ForeignRule, drawing?: number): void {
    const own = [...new Set(cells)];
    const covers = drawing === undefined ? [] : [drawing];
    if (own.length === this.size) this.rule('extra-house', [own]);
    else if (own.length < this.size)
      this.#declare(otherwise, [{ cells: own, choices: [[differing(own, this.size)]], covers }]);
    else this.lacks(otherwise);
  }

  /** The regions: those of a plain board, none at all, or any others of as many cells as digits. */
  regions(regions: Groups): void {
    if (sameGroups(regions, boxesOf(this.board))) return;
    this.#hasBoxes = false;
    this.#regions = regions;
    if (regions.length === 0) {
      this.#has.delete('regions');
      return;
    }
    const whole = regions.filter((cells) => cells.length === this.size);
    if (whole.length < regions.length) this.lacks('uneven-regions');
    this.rule('jigsaw', whole);
  }

  /** A given as the other program has it. */
  given(cell: number, value: number | undefined): void {
    if (this.#isDigit(value)) this.givens[cell] = value;
    else this.lacks('other-symbols');
  }

  enter(cell: number, value: number | undefined): void {
    if (this.#isDigit(value)) this.entered[cell] = value;
  }

  mark(marks: DigitSet[], cell: number, values: readonly (number | undefined)[]): void {
    for (const value of values) {
      if (this.#isDigit(value)) marks[cell] = withDigit(marks[cell] ?? 0, value);
    }
  }

  /** The digits that a cell is limited to; all of them, or those of a given, limit nothing. */
  limit(cell: number, values: readonly (number | undefined)[]): void {
    const limited = new Set(values.filter((value) => this.#isDigit(value)));
    this.mark(this.centre, cell, values);
    if (limited.size > 0 && limited.size < this.size && !this.givens[cell]) {
      const digits = [...limited].map(Number).sort((a, b) => a - b);
      this.#items.push(limitedTo(cell, digits, this.size));
      this.#has.add('given-marks');
    }
  }

  /** Fog needs a solution that clears it, and is over drawings: clues of its own would lie over it. */
  #canFog(): boolean {
    const parts = [...this.#declared.values()].flat();
    const isDrawn = parts.every(({ covers }) => covers.length > 0);
    return isDrawn && this.#solution !== undefined && !this.#solution.includes(0);
  }

  outcome(): Outcome {
    if (this.#fog && !this.#canFog()) {
      this.lacks('fog');
      this.#fog = undefined;
    }
    const { about, drawn } = this;
    const opening = this.#opening();
    const remains = { about, ...(this.#hasSomething() ? { opening } : {}) };
    const missing = [...this.#missing.values()];
    if (missing.length > 0) return { kind: 'needs-rules', ...remains, missing };
    if (drawn || tellsMore(about.told, this.board, this.#has))
      return { kind: 'told-in-words', ...remains, drawn };
    return { kind: 'puzzle', about, opening };
  }

  #opening(): Opening {
    const base = this.#hasRows ? this.#base() : this.#freeBase();
    const declared = this.#declaredGuesses();
    const scene = this.#scene();
    const guesses = [...declared, ...guessesOf(scene)];
    const mayBeBoth = scene.words.says(
      /\b(both|also|simultaneously|as well as|at the same time)\b/,
    );
    const work = this.#work();
    const supplement = this.#supplement();
    return {
      puzzle: withItems(base, likeliestItems(declared)),
      ...(work && { work }),
      ...(!isEmpty(supplement) && { supplement }),
      ...(guesses.length > 0 && { meaning: { base, guesses, mayBeBoth } }),
    };
  }

  #declaredGuesses(): readonly Guess[] {
    return [...this.#declared].map(([rule, parts]) => ({
      rule,
      subject: `declared ${rule}`,
      parts,
      weight: 9,
      isSaid: true,
    }));
  }

  #scene(): Scene {
    const { size } = this;
    const regions = this.#regions ?? boxesOf(this.board);
    const boxOf = this.givens.map((_, cell) => regions.findIndex((cells) => cells.includes(cell)));
    return {
      places: new Places({ rows: size, columns: size }),
      digits: size,
      boxOf,
      drawings: this.drawings,
      cages: this.#cages,
      words: new Words(this.about.told),
    };
  }

  #supplement(): Supplement {
    const { about } = this;
    const fog = this.#fog;
    const { title, author, told, message = '' } = about;
    // A board filled to the last cell is its author's solution.
    const filled = this.givens.map((given, cell) => given || (this.entered[cell] ?? 0));
    const isFull = filled.every(Boolean) && !this.givens.every(Boolean);
    const solution = this.#solution ?? (isFull ? filled : undefined);
    return {
      title,
      author,
      told,
      message,
      drawings: this.drawings,
      ...(solution && { solution }),
      ...(fog && { fog }),
    };
  }

  #base(): Base {
    const { shape } = this.board;
    const { givens } = this;
    const others = joined(this.#rules);
    if (!isSquare(shape)) {
      const items = [...itemsOfBoard(this.board, this.#hasBoxes), ...this.#items];
      return { shape, givens, rules: [{ name: 'classic' }], items };
    }
    // A jigsaw says what rows and columns say, too.
    const isWhole = others.some(({ name }) => name === 'jigsaw') && !this.#hasBoxes;
    const plain: Rule = { name: this.#hasBoxes ? 'classic' : 'latin' };
    return { shape, givens, rules: isWhole ? others : [plain, ...others], items: this.#items };
  }

  /** Rows and columns may repeat digits, regions may not. */
  #freeBase(): Base {
    const { size, givens } = this;
    const shape = {
      ...{ rows: size, columns: size, digits: size, lowest: 1 },
      ...{ boxRows: size, boxColumns: size, isRaw: true },
    };
    const regions = this.#regions ?? boxesOf(this.board);
    const items = [
      `.Shape~${size}x${size}~1-${size}~Raw`,
      ...regions.map((cells) => differing(cells, size)),
      ...this.#items,
    ];
    return { shape, givens, rules: [{ name: 'classic' }], items };
  }

  /** An empty board under the plain rules is nothing to open. */
  #hasSomething(): boolean {
    return (
      this.#rules.length > 0 ||
      this.#items.length > 0 ||
      this.#declared.size > 0 ||
      this.#cages.length > 0 ||
      this.drawings.length > 0 ||
      this.about.told !== '' ||
      this.givens.some((digit) => digit !== 0)
    );
  }

  /** A board filled to the last cell is its author's solution, not somebody's work: not told. */
  #work(): Work | undefined {
    const { givens, centre, corner } = this;
    const isSolution = givens.every((given, cell) => given || this.entered[cell]);
    const clean = <T>(values: readonly T[], none: T) =>
      values.map((value, cell) => (givens[cell] ? none : value));
    const work = {
      entered: clean(isSolution ? givens.map(() => 0) : this.entered, 0),
      centre: clean(centre, 0),
      corner: clean(corner, 0),
    };
    return Object.values(work).flat().some(Boolean) ? work : undefined;
  }

  #isDigit(value: number | undefined): value is number {
    return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= this.size;
  }
}

function isSquare(shape: Board['shape']): shape is SquareShape {
  return shape.size !== undefined;
}

function sameGroups(some: Groups, others: Groups): boolean {
  const text = (groups: Groups) =>
    groups
      .map((cells) => [...cells].sort((a, b) => a - b).join())
      .sort()
      .join(';');
  return text(some) === text(others);
}
