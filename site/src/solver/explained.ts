/** Reads the rows of numbers that explain a puzzle; wasm/shared/api_explained.hpp says what is in them. */
import type {
  Candidate,
  Explained,
  Hints,
  LogicHouse,
  LogicNode,
  LogicRule,
  LogicSet,
  LogicStep,
  Path,
} from '../engine/messages/logic-types.ts';
import { levels, techniques } from '../engine/messages/names.ts';

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

  /** Passes over a step. Returns where it begins. */
  skipStep(): number {
    const start = this.#at;
    this.#at += 1 + this.next();
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
  return { kind, item: reader.next(), cells: reader.numbers() };
}

function spokenOf(reader: Reader): Spoken {
  return { houses: reader.list(houseOf), rules: reader.list(ruleOf) };
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
  return {
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

/** Paths are long, and of most steps little is looked at: a step is read when somebody does. */
class PathStep {
  readonly #read: () => LogicStep;
  readonly #board: () => readonly number[];
  #step: LogicStep | undefined;

  constructor(read: () => LogicStep, board: () => readonly number[]) {
    this.#read = read;
    this.#board = board;
  }

  get step(): LogicStep {
    return (this.#step ??= this.#read());
  }

  get grid(): string {
    return this.#board()
      .map((content) => Math.max(0, -content))
      .join('');
  }

  get candidates(): readonly number[] {
    return candidatesOf(this.#board());
  }
}

export function pathOf({ state, numbers }: Explained): Path {
  const reader = new Reader(numbers);
  const spoken = spokenOf(reader);
  const first = reader.numbers();
  const changes: (readonly number[])[] = [];
  const boards = [first];
  /** The board before a step, by those before the steps until then. */
  const boardBefore = (step: number): readonly number[] => {
    for (let at = boards.length; at <= step; at++) {
      const board = [...(boards[at - 1] ?? first)];
      const changed = changes[at - 1] ?? [];
      for (let pair = 0; pair < changed.length; pair += 2) {
        board[changed[pair] ?? 0] = changed[pair + 1] ?? 0;
      }
      boards.push(board);
    }
    return boards[step] ?? first;
  };
  const steps = reader.list(() => {
    const start = reader.skipStep();
    const at = changes.length;
    changes.push(reader.list(() => [reader.next(), reader.next()]).flat());
    return new PathStep(
      () => stepOf(new Reader(numbers, start), spoken),
      () => boardBefore(at),
    );
  });
  return { state, houses: spoken.houses, steps };
}
