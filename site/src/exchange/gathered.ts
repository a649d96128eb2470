import type { Drawn } from '../puzzle/drawing.ts';
import type { DigitSet } from '../puzzle/digits.ts';
import { withDigit } from '../puzzle/digits.ts';
import type { Rule } from '../puzzle/puzzle.ts';
import { isEmpty, type Fog, type Supplement } from '../puzzle/supplement.ts';
import { boxesOf, classicShapeOf, linesOf, ownShapeOf, type Board } from './board.ts';
import { differing, limitedTo, sumChoices } from './clues.ts';
import { joined, meaningOf, type Groups } from './known.ts';
import { likeliestItems, type Guess, type Part } from './meaning/guess.ts';
import { guessesOf } from './meaning/index.ts';
import { Places } from './meaning/places.ts';
import { withItems, type Base } from './meaning/proving.ts';
import type { Cage, Scene } from './meaning/scene.ts';
import { Words } from './meaning/words.ts';
import type { ForeignRule } from './names.ts';
import { clueDrawings } from './drawn/clue-drawings.ts';
import { mostDrawn, mostPoints } from './drawn/measures.ts';
import { itemsOfBoard, itemsOfRule, type OwnBoard } from './own-board.ts';
import type { About, Missing, Opening, Outcome, Work } from './outcome.ts';
import { tellsMore } from './told.ts';
import { Unreadable } from './unreadable.ts';

/** More than the text may have that the engine reads. */
const longestItems = 128 * 1024;

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
  #rules: { readonly rule: ForeignRule; readonly groups: Groups }[] = [];
  #cages: Cage[] = [];
  #length = 0;
  #declared = new Map<ForeignRule, Part[]>();
  #items: string[] = [];
  #has = new Set<ForeignRule | 'regions'>(['regions']);
  #missing = new Map<string, Missing>();

  constructor(about: About, board: Board) {
    const blank = () => new Array<number>(board.rows * board.columns).fill(0);
    this.about = about;
    this.board = board;
    this.givens = blank();
    this.entered = blank();
    this.centre = blank();
    this.corner = blank();
  }

  /** The regions where they are not the usual boxes; none of them has more cells than there are digits. */
  get ownRegions(): Groups | undefined {
    return this.#regions;
  }

  /** Whether rows and columns may repeat digits. */
  get isFree(): boolean {
    return !this.#hasRows;
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
    const digits = values.map((value) => (this.#isValue(value) ? this.#digitOf(value) : 0));
    if (digits.some((digit) => digit !== 0)) this.#solution = digits;
  }

  /** A rule, with the cells it is about where it does not hold everywhere. */
  rule(rule: ForeignRule, groups: Groups = []): void {
    if (rule === 'free-rows') this.#hasRows = false;
    else this.#rules.push({ rule, groups });
  }

  /**
   * A rule that is known as items of a constraint text, as its program says it. Throws Unreadable where that is
   * longer than any text that the engine reads.
   */
  constrain(rule: ForeignRule, items: readonly string[]): void {
    this.#declare(
      rule,
      items.map((item) => ({ cells: [], choices: [[item]], covers: [] })),
    );
  }

  #declare(rule: ForeignRule, parts: readonly Part[]): void {
    if (parts.length === 0) return;
    for (const { choices } of parts)
      for (const item of choices[0] ?? []) this.#length += item.length;
    if (this.#length > longestItems) throw new Unreadable('smaller', `${this.#length} characters`);
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
    if (!isUnique || cells.length > this.board.digits) {
      this.#cages.push(cage);
      this.drawn = true;
    } else if (sum === undefined) this.house(cells, 'distinct-cages', drawing);
    else {
      const covers = drawing === undefined ? [] : [drawing];
      const choices = sumChoices(cells, sum, this.board.columns);
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
    const { digits, columns } = this.board;
    if (own.length === digits) this.rule('extra-house', [own]);
    else if (own.length < digits)
      this.#declare(otherwise, [{ cells: own, choices: [[differing(own, columns)]], covers }]);
    else this.lacks(otherwise);
  }

  /** The regions: those of a plain board, none at all, or any others. */
  regions(regions: Groups): void {
    if (sameGroups(regions, boxesOf(this.board))) return;
    this.#hasBoxes = false;
    const { digits } = this.board;
    // A region of one cell says nothing.
    const said = regions.filter(({ length }) => length > 1);
    this.#regions = said.filter((cells) => cells.length <= digits);
    if (this.#regions.length === 0) this.#has.delete('regions');
    else this.#has.add('jigsaw');
    if (this.#regions.length < said.length) this.lacks('uneven-regions');
  }

  /** A given as the other program has it. Throws Unreadable where the cell has another one already. */
  given(cell: number, value: number | undefined, where = ''): void {
    if (!this.#isValue(value)) {
      this.lacks('other-symbols');
      return;
    }
    const digit = this.#digitOf(value);
    if (this.givens[cell] && this.givens[cell] !== digit)
      throw new Unreadable('one-given', value, where);
    this.givens[cell] = digit;
  }

  enter(cell: number, value: number | undefined): void {
    if (this.#isValue(value)) this.entered[cell] = this.#digitOf(value);
  }

  mark(marks: DigitSet[], cell: number, values: readonly (number | undefined)[]): void {
    for (const value of values) {
      if (this.#isValue(value)) marks[cell] = withDigit(marks[cell] ?? 0, this.#digitOf(value));
    }
  }

  /** The digits that a cell is limited to; all of them, or those of a given, limit nothing. */
  limit(cell: number, values: readonly (number | undefined)[]): void {
    const limited = new Set(values.filter((value) => this.#isValue(value)));
    this.mark(this.centre, cell, values);
    const { digits, columns } = this.board;
    if (limited.size > 0 && limited.size < digits && !this.givens[cell]) {
      const sorted = [...limited].map(Number).sort((a, b) => a - b);
      this.#items.push(limitedTo(cell, sorted, columns));
      this.#has.add('given-marks');
    }
  }

  /** Fog needs a solution that clears it, and is over drawings: other clues are drawn now. */
  #canFog(): boolean {
    if (this.#solution === undefined || this.#solution.includes(0)) return false;
    const places = new Map(this.drawings.map((drawn, at) => [looks(drawn), at]));
    for (const [rule, parts] of this.#declared) {
      for (const [index, part] of parts.entries()) {
        if (part.covers.length > 0) continue;
        const drawings = (part.choices[0] ?? []).map((item) =>
          clueDrawings(rule, item, this.board),
        );
        if (drawings.includes(undefined)) return false;
        // What is drawn already, since somebody wrote down what was read before, is not drawn twice.
        const covers = drawings
          .flatMap((drawn) => drawn ?? [])
          .map((drawn) => {
            const known = places.get(looks(drawn));
            if (known !== undefined) return known;
            this.draw([drawn]);
            return this.drawings.length - 1;
          });
        parts[index] = { ...part, covers };
      }
    }
    return true;
  }

  outcome(): Outcome {
    if (this.#fog && !this.#canFog()) {
      this.lacks('fog');
      this.#fog = undefined;
    }
    const { about, drawn } = this;
    const base = this.#base();
    const opening = this.#opening(base);
    const remains = { about, ...(this.#hasSomething() ? { opening } : {}) };
    const missing = [...this.#missing.values()];
    if (missing.length > 0) return { kind: 'needs-rules', ...remains, missing };
    if (drawn || tellsMore(about.told, this.board, this.#has))
      return { kind: 'told-in-words', ...remains, drawn };
    return { kind: 'puzzle', about, opening };
  }

  #opening(base: Base): Opening {
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
    const { digits, lowest } = this.board;
    const regions = this.#regions ?? boxesOf(this.board);
    const boxOf = this.givens.map((_, cell) => regions.findIndex((cells) => cells.includes(cell)));
    return {
      places: new Places(this.board),
      digits,
      lowest,
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

  /** The board with what holds on it; a rule in a form that Ninefold does not have is missing. */
  #base(): Base {
    const shape = this.#hasRows ? classicShapeOf(this.board) : undefined;
    if (!shape) return this.#ownBase();
    const { givens } = this;
    const rules: Rule[] = [];
    const items: string[] = [];
    if (this.#regions && this.#regions.length > 0) {
      const { digits, columns } = this.board;
      const whole = this.#regions.filter((cells) => cells.length === digits);
      rules.push(...(meaningOf('jigsaw', shape, whole) ?? []));
      for (const cells of this.#regions)
        if (cells.length < digits) items.push(differing(cells, columns));
    }
    for (const { rule, groups } of this.#rules) {
      const meaning = meaningOf(rule, shape, groups);
      if (meaning) rules.push(...meaning);
      this.#judge(rule, meaning !== undefined);
    }
    const others = joined(rules);
    // A jigsaw says what rows and columns say, too.
    const isWhole = others.some(({ name }) => name === 'jigsaw') && !this.#hasBoxes;
    const plain: Rule = { name: this.#hasBoxes ? 'classic' : 'latin' };
    return {
      shape,
      givens,
      rules: isWhole ? others : [plain, ...others],
      items: [...items, ...this.#items],
    };
  }

  /** A board that its items say. */
  #ownBase(): Base {
    const { givens, board } = this;
    // With fewer digits than cells in a row there is no other way.
    const isRaw = !this.#hasRows || board.digits < Math.max(board.rows, board.columns);
    const own: OwnBoard = { ...board, isRaw, hasBoxes: this.#hasBoxes };
    const regions = this.#regions ?? boxesOf(board).filter(({ length }) => length <= board.digits);
    const items = [...itemsOfBoard(own, regions)];
    if (isRaw && this.#hasRows)
      for (const cells of linesOf(board))
        if (cells.length <= board.digits) items.push(differing(cells, board.columns));
    for (const { rule, groups } of this.#rules) {
      const said = itemsOfRule(rule, own, groups);
      if (said) items.push(...said);
      this.#judge(rule, said !== undefined);
    }
    items.push(...this.#items);
    return { shape: ownShapeOf(board, isRaw), givens, rules: [{ name: 'classic' }], items };
  }

  #judge(rule: ForeignRule, isKnown: boolean): void {
    if (isKnown) this.#has.add(rule);
    else this.lacks(rule);
  }

  /** An empty board under the plain rules is nothing to open. */
  #hasSomething(): boolean {
    return (
      this.#rules.length > 0 ||
      !this.#hasBoxes ||
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

  #isValue(value: number | undefined): value is number {
    const { lowest, digits } = this.board;
    return Number.isInteger(value) && Number(value) >= lowest && Number(value) < lowest + digits;
  }

  #digitOf(value: number): number {
    return value - this.board.lowest + 1;
  }
}

function looks(drawn: Drawn): string {
  return JSON.stringify(Object.entries(drawn).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function sameGroups(some: Groups, others: Groups): boolean {
  const text = (groups: Groups) =>
    groups
      .map((cells) => [...cells].sort((a, b) => a - b).join())
      .sort()
      .join(';');
  return text(some) === text(others);
}
