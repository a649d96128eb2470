/// Unpacks LZMA, the format of `.lzma` files: https://www.7-zip.org/sdk.html (lzma-specification).
/// It makes the page a tenth smaller than what browsers can unpack by themselves. The packing
/// library unpacks too, but brings its packer along, which costs more than is won.

const headerLength = 13;
const probabilityBits = 11;
const states = 12;
const positionStates = 16;

/** Where the probabilities of each kind of decision begin in one table. */
const isMatch = 0;
const isRepeat = isMatch + states * positionStates;
const isOlderRepeat = isRepeat + states;
const isThirdOrFourth = isOlderRepeat + states;
const isFourth = isThirdOrFourth + states;
const isLongRepeat = isFourth + states;
const distanceSlots = isLongRepeat + states * positionStates;
const distanceBits = distanceSlots + 4 * 64;
const distanceAlign = distanceBits + 128;
const matchLengths = distanceAlign + 16;
const repeatLengths = matchLengths + 2 + 16 * positionStates + 256;
const literals = repeatLengths + 2 + 16 * positionStates + 256;

/** Yes-or-no decisions out of bytes, each with a probability that learns. */
class Decisions {
  readonly #input: Uint8Array;
  readonly #probabilities: Uint16Array;
  #next = headerLength + 1;
  #range = 0xffffffff;
  #code = 0;

  constructor(input: Uint8Array, probabilities: number) {
    this.#input = input;
    this.#probabilities = new Uint16Array(probabilities).fill(1 << (probabilityBits - 1));
    for (let count = 0; count < 4; count++) this.#code = this.#withNextByte(this.#code);
  }

  #withNextByte(value: number): number {
    return ((value << 8) | (this.#input[this.#next++] ?? 0)) >>> 0;
  }

  /** One decision with the probability at that place. */
  bit(place: number): 0 | 1 {
    const probability = this.#probabilities[place] ?? 0;
    const bound = (this.#range >>> probabilityBits) * probability;
    const zero = this.#code < bound;
    if (zero) {
      this.#range = bound;
      this.#probabilities[place] = probability + (((1 << probabilityBits) - probability) >> 5);
    } else {
      this.#range -= bound;
      this.#code -= bound;
      this.#probabilities[place] = probability - (probability >> 5);
    }
    this.#refill();
    return zero ? 0 : 1;
  }

  /** A number of so many bits, each as likely as not. */
  even(bits: number): number {
    let value = 0;
    for (let count = 0; count < bits; count++) {
      this.#range >>>= 1;
      const one = this.#code >= this.#range;
      if (one) this.#code -= this.#range;
      value = (value << 1) | (one ? 1 : 0);
      this.#refill();
    }
    return value;
  }

  /** A number of so many bits, the highest first; every prefix has its own probability. */
  tree(place: number, bits: number): number {
    let node = 1;
    for (let count = 0; count < bits; count++) node = (node << 1) | this.bit(place + node);
    return node - (1 << bits);
  }

  /** The same, the lowest bit first. */
  reverseTree(place: number, bits: number): number {
    let node = 1;
    let value = 0;
    for (let count = 0; count < bits; count++) {
      const bit = this.bit(place + node);
      node = (node << 1) | bit;
      value |= bit << count;
    }
    return value;
  }

  #refill(): void {
    if (this.#range >= 1 << 24) return;
    this.#range = (this.#range << 8) >>> 0;
    this.#code = this.#withNextByte(this.#code);
  }
}

/** Unpacks as far as is asked for; so that a page can do something else in between. */
export class Unpacking {
  /** What is unpacked; right up to `length`. */
  readonly output: Uint8Array<ArrayBuffer>;
  /** How many bytes are unpacked. */
  length = 0;

  readonly #decisions: Decisions;
  readonly #literalContextBits: number;
  readonly #literalPositionMask: number;
  readonly #positionMask: number;
  /** The last four distances, the latest first. */
  readonly #distances = [0, 0, 0, 0];
  /** What the last steps were: under 7 a literal was the last one. */
  #state = 0;

  /** `packed` says in its header how long it will be. */
  constructor(packed: Uint8Array) {
    const header = new DataView(packed.buffer, packed.byteOffset, headerLength);
    const properties = header.getUint8(0);
    this.#literalContextBits = properties % 9;
    const literalPositionBits = Math.floor(properties / 9) % 5;
    this.#literalPositionMask = (1 << literalPositionBits) - 1;
    this.#positionMask = (1 << Math.floor(properties / 45)) - 1;
    this.output = new Uint8Array(header.getUint32(5, true));
    const literalTables = 1 << (this.#literalContextBits + literalPositionBits);
    this.#decisions = new Decisions(packed, literals + 0x300 * literalTables);
  }

  /** Unpacks until at least so many bytes are there. Throws where `packed` is damaged. */
  advanceTo(length: number): void {
    const end = Math.min(length, this.output.length);
    while (this.length < end) this.#step();
  }

  #step(): void {
    const positionState = this.length & this.#positionMask;
    const stateAndPosition = this.#state * positionStates + positionState;
    if (this.#decisions.bit(isMatch + stateAndPosition) === 0) {
      this.#literal();
    } else if (this.#decisions.bit(isRepeat + this.#state) === 0) {
      const length = this.#matchLength(matchLengths, positionState);
      this.#distances.unshift(this.#newDistance(length));
      this.#distances.length = 4;
      this.#state = this.#state < 7 ? 7 : 10;
      this.#copy(length);
    } else if (this.#isLatestOnce(stateAndPosition)) {
      this.#state = this.#state < 7 ? 9 : 11;
      this.#copy(1);
    } else {
      const length = this.#matchLength(repeatLengths, positionState);
      this.#state = this.#state < 7 ? 8 : 11;
      this.#copy(length);
    }
  }

  /** Brings the distance that is used again to the front; whether it is for one byte only. */
  #isLatestOnce(stateAndPosition: number): boolean {
    const decisions = this.#decisions;
    if (decisions.bit(isOlderRepeat + this.#state) === 0) {
      return decisions.bit(isLongRepeat + stateAndPosition) === 0;
    }
    const which =
      decisions.bit(isThirdOrFourth + this.#state) === 0
        ? 1
        : 2 + decisions.bit(isFourth + this.#state);
    this.#distances.unshift(...this.#distances.splice(which, 1));
    return false;
  }

  #literal(): void {
    const before = this.length === 0 ? 0 : (this.output[this.length - 1] ?? 0);
    const context =
      ((this.length & this.#literalPositionMask) << this.#literalContextBits) +
      (before >> (8 - this.#literalContextBits));
    const table = literals + 0x300 * context;
    let symbol = 1;
    if (this.#state >= 7) {
      // Right after a match: what the match would have gone on with is a hint.
      let hint = this.output[this.length - 1 - (this.#distances[0] ?? 0)] ?? 0;
      while (symbol < 0x100) {
        const expected = (hint >> 7) & 1;
        hint <<= 1;
        const bit = this.#decisions.bit(table + ((1 + expected) << 8) + symbol);
        symbol = (symbol << 1) | bit;
        if (bit !== expected) break;
      }
    }
    while (symbol < 0x100) symbol = (symbol << 1) | this.#decisions.bit(table + symbol);
    this.output[this.length++] = symbol;
    this.#state = this.#state < 4 ? 0 : this.#state < 10 ? this.#state - 3 : this.#state - 6;
  }

  /** How many bytes a match goes on for, 2 at least. */
  #matchLength(table: number, positionState: number): number {
    const decisions = this.#decisions;
    const short = table + 2 + 8 * positionState;
    if (decisions.bit(table) === 0) return 2 + decisions.tree(short, 3);
    const middle = short + 8 * positionStates;
    if (decisions.bit(table + 1) === 0) return 10 + decisions.tree(middle, 3);
    return 18 + decisions.tree(table + 2 + 16 * positionStates, 8);
  }

  /** How far back a match of that length lies; 0 is the byte before. */
  #newDistance(length: number): number {
    const decisions = this.#decisions;
    const slot = decisions.tree(distanceSlots + 64 * Math.min(length - 2, 3), 6);
    if (slot < 4) return slot;
    const bits = (slot >> 1) - 1;
    const start = (2 | (slot & 1)) << bits;
    if (slot < 14) return start + decisions.reverseTree(distanceBits + start - slot, bits);
    const high = decisions.even(bits - 4) << 4;
    return start + high + decisions.reverseTree(distanceAlign, 4);
  }

  #copy(length: number): void {
    const from = this.length - 1 - (this.#distances[0] ?? 0);
    if (from < 0) throw new Error('the packed bytes are damaged');
    const { output } = this;
    for (let index = 0; index < length; index++)
      output[this.length + index] = output[from + index] ?? 0;
    this.length += length;
  }
}
