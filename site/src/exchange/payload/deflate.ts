/**
 * Undoes the compression "deflate" (RFC 1951), in which Penpa+ and sudoku.coach put their links. What browsers
 * have for it answers later, and has no limit: a link is anybody's text, and a kilobyte of it can stand for a
 * megabyte. fflate at once cuts what is too long without a word, after reading all of it; in pieces it can be
 * stopped, but does not say at which byte it went wrong.
 */

export type Deflated =
  | { readonly bytes: Uint8Array }
  | {
      readonly wrong: 'ends' | 'code' | 'too-large';
      /** The byte at which it went wrong. */
      readonly at: number;
    };

/** Stops the reading with what is wrong. */
class Stopped extends Error {
  constructor(readonly wrong: 'ends' | 'code' | 'too-large') {
    super(wrong);
  }
}

/** Codes of a table: how many there are of each length, and what they stand for, in order. */
interface Codes {
  readonly counts: Uint16Array;
  readonly symbols: Uint16Array;
}

const longestCode = 15;
const endOfBlock = 256;
const firstLength = 257;
const longestCopy = 258;
const repeatBefore = 16;

/** In which order the lengths of codes for lengths are written. */
const order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
/** How codes 16, 17 and 18 repeat a length: bits that say how often, and the least. */
const repeats = [
  [2, 3],
  [3, 3],
  [7, 11],
] as const;

class Inflater {
  #bytes: Uint8Array;
  #at = 0;
  #bits = 0;
  #count = 0;
  #output: Uint8Array;
  #length = 0;
  #longest: number;

  constructor(bytes: Uint8Array, longest: number) {
    this.#bytes = bytes;
    this.#longest = longest;
    this.#output = new Uint8Array(Math.min(longest, 4096));
  }

  get at(): number {
    return this.#at;
  }

  run(): Uint8Array {
    for (;;) {
      const isLast = this.#take(1) === 1;
      const kind = this.#take(2);
      if (kind === 0) this.#stored();
      else if (kind === 1) this.#block(fixedLiterals, fixedDistances);
      else if (kind === 2) this.#described();
      else throw new Stopped('code');
      if (isLast) return this.#output.slice(0, this.#length);
    }
  }

  #stored(): void {
    this.#bits = 0;
    this.#count = 0;
    const length = this.#take(16);
    if ((this.#take(16) ^ length) !== 0xffff) throw new Stopped('code');
    for (let left = length; left > 0; left--) this.#put(this.#take(8));
  }

  #described(): void {
    const literals = this.#take(5) + firstLength;
    const distances = this.#take(5) + 1;
    const described = this.#take(4) + 4;
    const ofLengths = new Uint8Array(order.length);
    for (const place of order.slice(0, described)) ofLengths[place] = this.#take(3);
    const codes = codesOf(ofLengths);
    const lengths = new Uint8Array(literals + distances);
    for (let at = 0; at < lengths.length;) {
      const symbol = this.#symbol(codes);
      if (symbol < repeatBefore) {
        lengths[at++] = symbol;
        continue;
      }
      const [bits, least] = repeats[symbol - repeatBefore] ?? [0, 0];
      if (symbol === repeatBefore && at === 0) throw new Stopped('code');
      const length = symbol === repeatBefore ? (lengths[at - 1] ?? 0) : 0;
      const end = at + least + this.#take(bits);
      if (end > lengths.length) throw new Stopped('code');
      lengths.fill(length, at, end);
      at = end;
    }
    this.#block(codesOf(lengths.subarray(0, literals)), codesOf(lengths.subarray(literals)));
  }

  #block(literals: Codes, distances: Codes): void {
    for (;;) {
      const symbol = this.#symbol(literals);
      if (symbol < endOfBlock) this.#put(symbol);
      else if (symbol === endOfBlock) return;
      else
        this.#copy(this.#lengthOf(symbol - firstLength), this.#distanceOf(this.#symbol(distances)));
    }
  }

  #lengthOf(code: number): number {
    if (code < 8) return code + 3;
    if (code === 28) return longestCopy;
    if (code > 28) throw new Stopped('code');
    const bits = (code >> 2) - 1;
    return 3 + ((4 + (code & 3)) << bits) + this.#take(bits);
  }

  #distanceOf(code: number): number {
    if (code < 4) return code + 1;
    if (code > 29) throw new Stopped('code');
    const bits = (code >> 1) - 1;
    return 1 + ((2 + (code & 1)) << bits) + this.#take(bits);
  }

  #copy(length: number, distance: number): void {
    if (distance > this.#length) throw new Stopped('code');
    for (let left = length; left > 0; left--) this.#put(this.#output[this.#length - distance] ?? 0);
  }

  #put(byte: number): void {
    if (this.#length === this.#longest) throw new Stopped('too-large');
    if (this.#length === this.#output.length) {
      const larger = new Uint8Array(Math.min(this.#longest, 2 * this.#length));
      larger.set(this.#output);
      this.#output = larger;
    }
    this.#output[this.#length++] = byte;
  }

  /** The next code, a bit at a time: codes of a length are numbers in a row. */
  #symbol({ counts, symbols }: Codes): number {
    let code = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length <= longestCode; length++) {
      code |= this.#take(1);
      const count = counts[length] ?? 0;
      if (code - first < count) return symbols[index + code - first] ?? 0;
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    throw new Stopped('code');
  }

  /** A number of `count` bits, the lowest first. */
  #take(count: number): number {
    while (this.#count < count) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) throw new Stopped('ends');
      this.#at++;
      this.#bits |= byte << this.#count;
      this.#count += 8;
    }
    const value = this.#bits & ((1 << count) - 1);
    this.#bits >>>= count;
    this.#count -= count;
    return value;
  }
}

function codesOf(lengths: Uint8Array): Codes {
  const counts = new Uint16Array(longestCode + 1);
  for (const length of lengths) counts[length] = (counts[length] ?? 0) + 1;
  counts[0] = 0;
  const offsets = new Uint16Array(longestCode + 2);
  let free = 1;
  for (let length = 1; length <= longestCode; length++) {
    free = free * 2 - (counts[length] ?? 0);
    // More codes of that length than there are.
    if (free < 0) throw new Stopped('code');
    offsets[length + 1] = (offsets[length] ?? 0) + (counts[length] ?? 0);
  }
  const symbols = new Uint16Array(lengths.length);
  lengths.forEach((length, symbol) => {
    if (length === 0) return;
    const at = offsets[length] ?? 0;
    symbols[at] = symbol;
    offsets[length] = at + 1;
  });
  return { counts, symbols };
}

const fixedLiterals = codesOf(
  Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
);
const fixedDistances = codesOf(new Uint8Array(30).fill(5));

/** What bytes stand for; what follows the last block is not looked at. */
export function inflateDeflated(bytes: Uint8Array, longest: number): Deflated {
  const inflater = new Inflater(bytes, longest);
  try {
    return { bytes: inflater.run() };
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    return { wrong: error.wrong, at: inflater.at };
  }
}
