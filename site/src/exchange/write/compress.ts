/**
 * Compresses as f-puzzles, SudokuPad, lisudoku and SudokuMaker read it: the LZ-based scheme of lz-string, in
 * base64. payload/inflate.ts says how such a text is made, and undoes it.
 */

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const endCode = 2;
/** The first code of a phrase. */
const firstPhrase = 3;

class Sextets {
  #text = '';
  #sextet = 0;
  #filled = 0;

  /** The lowest bit first. */
  put(value: number, bits: number): void {
    for (let bit = 0; bit < bits; bit++) {
      this.#sextet = (this.#sextet << 1) | ((value >> bit) & 1);
      if (++this.#filled === 6) this.#flush();
    }
  }

  /** A last character begins in any case: readers look one bit ahead. */
  end(): string {
    do this.#put0();
    while (this.#filled !== 0);
    return this.#text;
  }

  #put0(): void {
    this.#sextet <<= 1;
    if (++this.#filled === 6) this.#flush();
  }

  #flush(): void {
    this.#text += alphabet[this.#sextet] ?? '';
    this.#sextet = 0;
    this.#filled = 0;
  }
}

/** The text in base64, filled up with `=`. */
export function compress(text: string): string {
  const sextets = new Sextets();
  /** Codes of phrases; of a character alone before it was first written there is none. */
  const codes = new Map<string, number>();
  const fresh = new Set<string>();
  let next = firstPhrase;
  // Codes grow when those of a width are used up; a reader counts one behind.
  let width = 2;
  let left = 2;
  let phrase = '';
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (!codes.has(character)) {
      codes.set(character, next++);
      fresh.add(character);
    }
    const longer = phrase + character;
    if (codes.has(longer)) {
      phrase = longer;
      continue;
    }
    put(phrase);
    codes.set(longer, next++);
    phrase = character;
  }
  if (phrase !== '') put(phrase);
  sextets.put(endCode, width);
  const encoded = sextets.end();
  return encoded + '='.repeat((4 - (encoded.length % 4)) % 4);

  function put(known: string): void {
    if (fresh.delete(known)) {
      const code = known.charCodeAt(0);
      const isWide = code > 255;
      sextets.put(isWide ? 1 : 0, width);
      sextets.put(code, isWide ? 16 : 8);
      grow();
    } else sextets.put(codes.get(known) ?? 0, width);
    grow();
  }

  function grow(): void {
    if (--left > 0) return;
    left = 2 ** width;
    width++;
  }
}
