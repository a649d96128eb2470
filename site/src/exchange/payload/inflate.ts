/**
 * Undoes the compression that f-puzzles, SudokuPad and lisudoku put their links in: the LZ-based
 * scheme of lz-string (https://github.com/pieroxy/lz-string), in base64. Rewritten because a
 * link is anybody's text: some kilobytes of it can stand for gigabytes, and lz-string has no limit.
 *
 * The text is a stream of codes. A code is 0 (a new character of 8 bits follows), 1 (one of
 * 16 bits), 2 (the end), or a phrase seen before: each phrase is one that was known, and the first
 * character of what came after it. Codes grow by a bit whenever the phrases fill the bits they have.
 */

/** More than any puzzle seen has in it, about seventy times over. */
export const longestInflated = 4 * 1024 * 1024;

export type Inflated =
  | { readonly text: string }
  | {
      readonly wrong: 'ends' | 'code' | 'character' | 'too-large';
      /** The character of the encoded text at which it went wrong. */
      readonly at: number;
    };

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const sextets = new Map([...alphabet].map((character, value) => [character, value]));
const bitsOfCharacter = [8, 16];
const endCode = 2;

/** Runs out of text, or meets a character that is not base64. */
class Ended extends Error {}

class Bits {
  at = 0;
  #left = 0;
  #sextet = 0;

  constructor(readonly encoded: string) {}

  /** The same place in another text, which is the same up to here. */
  on(encoded: string): Bits {
    const bits = new Bits(encoded);
    bits.at = this.at;
    bits.#left = this.#left;
    bits.#sextet = this.#sextet;
    return bits;
  }

  /** A number of `count` bits, the lowest first. */
  take(count: number): number {
    let value = 0;
    for (let bit = 0; bit < count; bit++) {
      if (this.#left === 0) this.#next();
      this.#left--;
      value |= ((this.#sextet >> this.#left) & 1) << bit;
    }
    return value;
  }

  #next(): void {
    const sextet = sextets.get(this.encoded[this.at] ?? '');
    if (sextet === undefined) throw new Ended();
    this.at++;
    this.#sextet = sextet;
    this.#left = 6;
  }
}

/**
 * The text that `encoded` stands for; what follows the end mark is not looked at. Answers what is
 * wrong, and at which character, when it ends too early, is damaged, or holds more than `longest`.
 */
export function inflate(encoded: string, longest: number = longestInflated): Inflated {
  const inflating = new Inflating(encoded, longest);
  for (;;) {
    const inflated = inflating.step();
    if (inflated) return inflated;
  }
}

/** As many bits as any code has, with the character behind it, in characters of the encoded text. */
const mostInCode = 8;

/** A text on its way through the decoder, code by code. */
export class Inflating {
  #bits: Bits;
  readonly #longest: number;
  /** The first three codes are not phrases. */
  readonly #phrases: string[] = ['', '', ''];
  readonly #parts: string[] = [];
  #length = 0;
  #before = '';

  constructor(encoded: string, longest: number) {
    this.#bits = new Bits(encoded);
    this.#longest = longest;
  }

  /** Whether the next code may reach the character at that place, or has passed it. */
  isNear(at: number): boolean {
    return this.#bits.at + mostInCode > at;
  }

  /** Reads a code; what came of the whole when it was the last, or something is wrong. */
  step(): Inflated | undefined {
    try {
      return this.#step();
    } catch (error) {
      if (!(error instanceof Ended)) throw error;
      const { at, encoded } = this.#bits;
      return { wrong: at < encoded.length ? 'character' : 'ends', at };
    }
  }

  /**
   * Goes on in another text, which is the same up to here, for as many codes as that, and is then where
   * it was: what came of it, if anything, and how many codes were read.
   */
  attempt(encoded: string, most: number): { readonly came?: Inflated; readonly codes: number } {
    const bits = this.#bits;
    const [length, before] = [this.#length, this.#before];
    const [phrases, parts] = [this.#phrases.length, this.#parts.length];
    this.#bits = bits.on(encoded);
    let came: Inflated | undefined;
    let codes = 0;
    for (; !came && codes < most; codes++) came = this.step();
    this.#bits = bits;
    [this.#length, this.#before] = [length, before];
    [this.#phrases.length, this.#parts.length] = [phrases, parts];
    return { ...(came && { came }), codes };
  }

  #step(): Inflated | undefined {
    const phrases = this.#phrases;
    const code = this.#bits.take(widthFor(phrases.length));
    if (code === endCode) return { text: this.#parts.join('') };
    let phrase: string;
    const ofCharacter = bitsOfCharacter[code];
    if (ofCharacter !== undefined) {
      phrase = String.fromCharCode(this.#bits.take(ofCharacter));
      phrases.push(phrase);
    } else if (code < phrases.length) {
      phrase = phrases[code] ?? '';
    } else if (code === phrases.length && this.#before !== '') {
      // The phrase that is about to be known: what came before, and its own first character.
      phrase = this.#before + this.#before.charAt(0);
    } else {
      return { wrong: 'code', at: this.#bits.at };
    }
    this.#length += phrase.length;
    if (this.#length > this.#longest) return { wrong: 'too-large', at: this.#bits.at };
    this.#parts.push(phrase);
    if (this.#before !== '') phrases.push(this.#before + phrase.charAt(0));
    this.#before = phrase;
    return undefined;
  }
}

/** How many bits the next code has. */
function widthFor(known: number): number {
  return Math.floor(Math.log2(known)) + 1;
}
