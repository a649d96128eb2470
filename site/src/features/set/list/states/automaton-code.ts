/** State machines as the core reads them from one text (core/variants/codes/automaton_code.hpp). */
import { sixBitCharacters } from '../../things/six-bits.ts';
import { leadingNowhere, mostStates, type State, type StateTable } from './state-table.ts';

/** Digits and one break: more symbols no text can have. */
export const mostSymbols = 16;

/** Numbers from the bits of a text, the most significant of each first. */
class BitReader {
  readonly #bits: readonly number[];
  #next = 0;
  hasEnded = false;

  constructor(bits: readonly number[]) {
    this.#bits = bits;
  }

  get left(): number {
    return this.#bits.length - this.#next;
  }

  read(count: number): number {
    if (count > this.left) {
      this.hasEnded = true;
      this.#next = this.#bits.length;
      return 0;
    }
    let number = 0;
    for (let i = 0; i < count; i++) number = number * 2 + (this.#bits[this.#next++] ?? 0);
    return number;
  }
}

/** Whole bytes of a text in base64url; undefined where it is none. */
function bitsOf(code: string): readonly number[] | undefined {
  const text = code.replace(/={1,2}$/, '');
  const digits = [...text].map((character) => sixBitCharacters.indexOf(character));
  if (digits.includes(-1) || text.length % 4 === 1) return undefined;
  const bits = digits.flatMap((digit) => [5, 4, 3, 2, 1, 0].map((bit) => (digit >> bit) & 1));
  return bits.slice(0, bits.length - (bits.length % 8));
}

/** How many bits a number takes. */
function bitWidth(number: number): number {
  return number === 0 ? 0 : Math.floor(Math.log2(number)) + 1;
}

interface Step {
  readonly symbol: number;
  readonly target: number;
}

/** The steps of each state, in the order in which the text has them. */
function readSteps(
  bits: BitReader,
  isPacked: boolean,
  symbols: number,
  stateBits: number,
): readonly (readonly Step[])[] {
  const states: (readonly Step[])[] = [];
  const symbolBits = bitWidth(symbols - 1);
  const countBits = isPacked ? symbols : bits.read(4);
  while (countBits > 0 && bits.left >= countBits) {
    const field = bits.read(countBits);
    const own: Step[] = [];
    if (isPacked) {
      for (let symbol = 0; symbol < symbols; symbol++)
        if ((field >> symbol) & 1) own.push({ symbol, target: bits.read(stateBits) });
    } else {
      for (let i = 0; i < field && !bits.hasEnded; i++)
        own.push({ symbol: bits.read(symbolBits), target: bits.read(stateBits) });
    }
    states.push(own);
  }
  return states;
}

export type ReadAutomaton =
  { readonly table: StateTable } | { readonly problem: 'unreadable' | 'large' };

/** The table of a text, with a column for each digit at least. */
export function readAutomaton(code: string, digits: number): ReadAutomaton {
  const all = bitsOf(code);
  if (!all) return { problem: 'unreadable' };
  const bits = new BitReader(all);
  const format = bits.read(2);
  const stateBits = bits.read(4) + 1;
  const symbols = bits.read(4) + 1;
  const starts = bits.read(stateBits);
  const accepts = bits.read(stateBits);
  // A number whose lowest bit is that of the first state.
  const startAccepts = Array.from({ length: Math.min(starts, bits.left) }, () =>
    bits.read(1),
  ).reverse();
  if (bits.hasEnded || startAccepts.length < starts || format > 1) return { problem: 'unreadable' };
  const steps = readSteps(bits, format === 1, symbols, stateBits);
  if (bits.hasEnded) return { problem: 'unreadable' };
  // Zeros at the end may look like states that nothing leads to and that lead nowhere.
  let count = Math.max(1, starts + accepts);
  let width = Math.max(digits, symbols);
  for (const [state, own] of steps.entries()) {
    for (const { symbol, target } of own) {
      count = Math.max(count, state + 1, target + 1);
      width = Math.max(width, symbol + 1);
    }
  }
  if (count > mostStates) return { problem: 'large' };
  const table = Array.from({ length: count }, (_, state): State => {
    const next = leadingNowhere(width).map((__, symbol) => {
      const own = (steps[state] ?? []).filter((step) => step.symbol === symbol);
      return [...new Set(own.map(({ target }) => target))].sort((a, b) => a - b);
    });
    const isStart = state < starts;
    const isBehind = state < starts + accepts;
    return { isStart, accepts: isStart ? startAccepts[state] === 1 : isBehind, next };
  });
  return { table };
}

/** The text of a table; the states in which lines begin come first in it, and then those in which they may end. */
export function writeAutomaton(table: StateTable): string {
  const starts = table.filter(({ isStart }) => isStart);
  const accepting = table.filter(({ isStart, accepts }) => !isStart && accepts);
  const others = table.filter(({ isStart, accepts }) => !isStart && !accepts);
  const states = [...starts, ...accepting, ...others];
  const numbers = table.map((state) => states.indexOf(state));
  const accepts = accepting.length;
  const stateBits = Math.max(1, bitWidth(Math.max(states.length - 1, starts.length, accepts)));
  const symbols = Math.max(1, ...states.map(({ next }) => next.length));
  const steps = states.map(({ next }) =>
    next.flatMap((targets, symbol) =>
      targets.map((target) => ({ symbol, target: numbers[target] ?? 0 })),
    ),
  );
  const isPacked = states.every(({ next }) => next.every(({ length }) => length < 2));

  const bits: number[] = [];
  const write = (number: number, count: number) => {
    for (let bit = count - 1; bit >= 0; bit--) bits.push((number >> bit) & 1);
  };
  write(isPacked ? 1 : 0, 2);
  write(stateBits - 1, 4);
  write(symbols - 1, 4);
  write(starts.length, stateBits);
  write(accepts, stateBits);
  for (const state of [...starts].reverse()) write(state.accepts ? 1 : 0, 1);
  const countBits = bitWidth(Math.max(...steps.map(({ length }) => length)));
  if (!isPacked) write(countBits, 4);
  for (const own of steps) {
    if (isPacked)
      write(
        own.reduce((mask, { symbol }) => mask | (1 << symbol), 0),
        symbols,
      );
    else write(own.length, countBits);
    for (const { symbol, target } of own) {
      if (!isPacked) write(symbol, bitWidth(symbols - 1));
      write(target, stateBits);
    }
  }
  while (bits.length % 8 !== 0) bits.push(0);
  const characters: string[] = [];
  for (let at = 0; at < bits.length; at += 6) {
    const digit = [0, 1, 2, 3, 4, 5].reduce((sum, bit) => sum * 2 + (bits[at + bit] ?? 0), 0);
    characters.push(sixBitCharacters.charAt(digit));
  }
  return characters.join('');
}
