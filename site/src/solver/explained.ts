/** Reads the rows of numbers that explain a puzzle; wasm/shared/api_explained.hpp says what is in them. */
import type {
  Candidate,
  Explained,
  Hints,
  LogicHouse,
  LogicNode,
  LogicReason,
  LogicRule,
  LogicSet,
  LogicStep,
  Path,
} from '../engine/messages/logic-types.ts';
import { levels, reasonKinds, techniques } from '../engine/messages/names.ts';

const houseKinds = ['row', 'column', 'box', 'extra'] as const;

/** What the steps of an answer speak of by number. */
interface Spoken {
  readonly houses: readonly LogicHouse[];
  readonly rules: readonly LogicRule[];
}

class Reader {
  readonly #numbers: Int32Array;
  #at: number;

  constructor(numbers: Int32Array, at = 0) {
    this.#numbers = numbers;
    this.#at = at;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#numbers.length;
  }

  /** The next number, 0 after the last. */
  next(): number {
    return this.#numbers[this.#at++] ?? 0;
  }

  list<T>(read: (reader: Reader) => T): T[] {
    const items: T[] = [];
    for (let left = this.next(); left > 0; left--) items.push(read(this));
    return items;
  }

  numbers(): number[] {
    return this.list(number);
  }

  /** Passes over so many numbers. */
  pass(count: number): void {
    this.#at += count;
  }

  /** Passes over a list, of items of so many numbers. Returns where it begins. */
  passList(size = 1): number {
    const start = this.#at;
    this.#at += 1 + this.next() * size;
    return start;
  }
}

const number = (reader: Reader) => reader.next();

function houseOf(reader: Reader): LogicHouse {
  return {
    kind: houseKinds[reader.next()] ?? 'extra',
    number: reader.next(),
    cells: reader.numbers(),
  };
}

function ruleOf(reader: Reader): LogicRule {
  const kind = String.fromCharCode(...reader.numbers());
  const item = reader.next();
  const cells = reader.numbers();
  const ends = reader.numbers();
  const [clue] = reader.numbers();
  return {
    kind,
    item,
    cells,
    ...(ends.length > 0 && { ends }),
    ...(clue !== undefined && { clue }),
  };
}

function spokenOf(reader: Reader): Spoken {
  return { houses: reader.list(houseOf), rules: reader.list(ruleOf) };
}

/** Passes over what spokenOf() reads. */
function passSpoken(reader: Reader): void {
  for (let left = reader.next(); left > 0; left--) {
    reader.pass(2);
    reader.passList();
  }
  for (let left = reader.next(); left > 0; left--) {
    reader.passList();
    reader.pass(1);
    reader.passList();
    reader.passList();
    reader.passList();
  }
}

function candidateOf(reader: Reader): Candidate {
  const packed = reader.next();
  return { cell: packed >> 4, digit: packed & 15 };
}

function setOf(reader: Reader): LogicSet {
  return { digits: reader.next(), links: reader.next(), cells: reader.numbers() };
}

function nodeOf(reader: Reader): LogicNode {
  const digit = reader.next();
  const on = reader.next() === 1;
  const by = reader.next();
  return {
    digit,
    cells: reader.numbers(),
    on,
    set: by < 0 ? null : by,
    rule: by < -1 ? -2 - by : null,
  };
}

function reasonOf(reader: Reader): LogicReason {
  return {
    kind: reasonKinds[reader.next()] ?? 'none',
    cells: reader.numbers(),
    others: reader.numbers(),
    across: reader.numbers(),
    numbers: reader.numbers(),
    failing: reader.next(),
  };
}

function stepOf(reader: Reader, { houses, rules }: Spoken): LogicStep {
  reader.next();
  const technique = techniques[reader.next()] ?? 'Full House';
  const level = levels[reader.next()] ?? 'easy';
  const score = reader.next();
  const digits = reader.next();
  const total = reader.next();
  const excludesAll = reader.next() === 1;
  let present = reader.next();
  const part = <T>(read: (reader: Reader) => T): T[] => {
    const list = present & 1 ? reader.list(read) : [];
    present >>= 1;
    return list;
  };
  const of =
    <T>(list: readonly T[]) =>
    () =>
      list[reader.next()] as T;
  const parts = {
    technique,
    level,
    score,
    digits,
    total,
    excludesAll,
    cells: part(number),
    houses: part(of(houses)),
    baseHouses: part(of(houses)),
    fins: part(number),
    endoFins: part(number),
    sets: part(setOf),
    chain: part(nodeOf),
    eliminations: part(candidateOf),
    placements: part(candidateOf),
    rules: part(of(rules)),
    combinations: part(number),
    outies: part(number),
    excluders: part(candidateOf),
    parts: part(() => stepOf(reader, { houses, rules })),
  };
  return present & 1 ? { ...parts, reason: reasonOf(reader) } : parts;
}

const candidatesOf = (board: readonly number[]) => board.map((content) => Math.max(0, content));

export function hintsOf({ state, numbers }: Explained): Hints {
  const reader = new Reader(numbers);
  const gaveUp = reader.next() === 1;
  const candidates = candidatesOf(reader.numbers());
  const spoken = spokenOf(reader);
  const steps = reader.list(() => stepOf(reader, spoken));
  return { state, gaveUp, candidates, houses: spoken.houses, steps };
}

/** Paths are long, and little of most is looked at: what somebody looks at is read then. */
class ReadPath implements Path {
  readonly state: Path['state'];
  readonly steps: readonly PathStep[];
  readonly #numbers: Int32Array;
  /** Where the first board begins, and where each step does. */
  readonly #board: number;
  readonly #starts: readonly number[];
  #spoken: Spoken | undefined;
  /** The boards before the first steps, as far as somebody has looked. */
  readonly #boards: (readonly number[])[] = [];

  constructor({ state, numbers }: Explained) {
    this.state = state;
    this.#numbers = numbers;
    const reader = new Reader(numbers);
    passSpoken(reader);
    this.#board = reader.passList();
    const starts: number[] = [];
    const steps: PathStep[] = [];
    while (!reader.isAtEnd) {
      steps.push(new PathStep(this, steps.length));
      starts.push(reader.passList());
      reader.passList(2);
    }
    this.#starts = starts;
    this.steps = steps;
  }

  get houses(): readonly LogicHouse[] {
    return this.#said.houses;
  }

  get #said(): Spoken {
    return (this.#spoken ??= spokenOf(new Reader(this.#numbers)));
  }

  readStep(step: number): LogicStep {
    return stepOf(new Reader(this.#numbers, this.#starts[step]), this.#said);
  }

  /** By those before the steps until then. */
  boardBefore(step: number): readonly number[] {
    const boards = this.#boards;
    for (let at = boards.length; at <= step; at++) {
      boards.push(at === 0 ? this.#firstBoard() : this.#boardAfter(at - 1, boards[at - 1] ?? []));
    }
    return boards[step] ?? [];
  }

  #firstBoard(): readonly number[] {
    return new Reader(this.#numbers, this.#board).numbers();
  }

  #boardAfter(step: number, before: readonly number[]): readonly number[] {
    const reader = new Reader(this.#numbers, this.#starts[step]);
    reader.passList();
    const board = [...before];
    for (let left = reader.next(); left > 0; left--) board[reader.next()] = reader.next();
    return board;
  }
}

class PathStep {
  readonly #path: ReadPath;
  readonly #at: number;
  #step: LogicStep | undefined;

  constructor(path: ReadPath, at: number) {
    this.#path = path;
    this.#at = at;
  }

  get step(): LogicStep {
    return (this.#step ??= this.#path.readStep(this.#at));
  }

  get grid(): string {
    return this.#path
      .boardBefore(this.#at)
      .map((content) => Math.max(0, -content))
      .join('');
  }

  get candidates(): readonly number[] {
    return candidatesOf(this.#path.boardBefore(this.#at));
  }
}

export function pathOf(explained: Explained): Path {
  return new ReadPath(explained);
}
