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
  const bits = new Bits(encoded);
  try {
    return inflateBits(bits, longest);
  } catch (error) {
    if (!(error instanceof Ended)) throw error;
    return { wrong: bits.at < encoded.length ? 'character' : 'ends', at: bits.at };
  }
}

function inflateBits(bits: Bits, longest: number): Inflated {
  // The first three codes are not phrases.
  const phrases: string[] = ['', '', ''];
  const parts: string[] = [];
  let length = 0;
  let width = 2;
  let before = '';
  for (;;) {
    const code = bits.take(width);
    if (code === endCode) return { text: parts.join('') };
    let phrase: string;
    const ofCharacter = bitsOfCharacter[code];
    if (ofCharacter !== undefined) {
      phrase = String.fromCharCode(bits.take(ofCharacter));
      phrases.push(phrase);
    } else if (code < phrases.length) {
      phrase = phrases[code] ?? '';
    } else if (code === phrases.length && before !== '') {
      // The phrase that is about to be known: what came before, and its own first character.
      phrase = before + before.charAt(0);
    } else {
      return { wrong: 'code', at: bits.at };
    }
    length += phrase.length;
    if (length > longest) return { wrong: 'too-large', at: bits.at };
    parts.push(phrase);
    if (before !== '') phrases.push(before + phrase.charAt(0));
    before = phrase;
    width = widthFor(phrases.length);
  }
}

/** How many bits the next code has. */
function widthFor(known: number): number {
  return Math.floor(Math.log2(known)) + 1;
}
