/**
 * Reads JSON, and the shortened form of it that SudokuPad puts in its links: keys without quotes,
 * text in single quotes, `t` and `f` for true and false, `#0` and `#F` for black and white, bare
 * words for colours, and nothing at all between two commas for an empty record.
 */
import { Unreadable } from '../unreadable.ts';

/** Data from outside: it has a shape only once somebody has looked. Records have no prototype. */
export type Data = null | boolean | number | string | readonly Data[] | DataRecord;
export type DataRecord = Readonly<{ [key: string]: Data }>;

/** Deeper than any puzzle is, and far from where a parser that calls itself would overflow. */
const deepest = 32;

const bareWords: Readonly<Record<string, Data>> = {
  t: true,
  true: true,
  f: false,
  false: false,
  null: null,
};

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const space = /[\s\uFEFF]*/y;
const bareWord = /[^\s,:{}[\]'"]+/y;
const plainInSingle = /[^'\\]*/y;
const plainInDouble = /[^"\\]*/y;
const number = /^-?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** Throws Unreadable where it is neither. */
export function readLooseJson(text: string): Data {
  const reader = new Reader(text);
  const data = reader.value(0);
  reader.end();
  return data;
}

class Reader {
  #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(depth: number): Data {
    if (depth > deepest) this.#fail('flatter');
    const next = this.#peek();
    if (next === '{') return this.#record(depth);
    if (next === '[') return this.#list(depth);
    if (next === '"' || next === "'") return this.#quoted(next);
    return this.#bare();
  }

  end(): void {
    if (this.#peek() !== '') this.#fail();
  }

  #record(depth: number): DataRecord {
    const record = Object.create(null) as { [key: string]: Data };
    this.#at++;
    for (;;) {
      const next = this.#peek();
      if (next === '}') break;
      const key = next === '"' || next === "'" ? this.#quoted(next) : this.#match(bareWord);
      if (key === '' && next !== '"') this.#fail();
      if (this.#peek() !== ':') this.#fail();
      this.#at++;
      record[key] = this.#slot('}', depth);
      if (this.#peek() === ',') this.#at++;
      else if (this.#peek() !== '}') this.#fail();
    }
    this.#at++;
    return record;
  }

  #list(depth: number): Data[] {
    const list: Data[] = [];
    this.#at++;
    if (this.#peek() === ']') {
      this.#at++;
      return list;
    }
    for (;;) {
      list.push(this.#slot(']', depth));
      const next = this.#peek();
      if (next !== ',' && next !== ']') this.#fail();
      this.#at++;
      if (next === ']') return list;
    }
  }

  /** A value, or the empty record that nothing stands for. */
  #slot(closing: string, depth: number): Data {
    const next = this.#peek();
    if (next === ',' || next === closing) return Object.create(null) as DataRecord;
    return this.value(depth + 1);
  }

  #quoted(quote: '"' | "'"): string {
    const plain = quote === "'" ? plainInSingle : plainInDouble;
    let text = '';
    this.#at++;
    for (;;) {
      text += this.#match(plain);
      const end = this.#text[this.#at++];
      if (end === quote) return text;
      if (end === undefined) this.#fail();
      text += this.#escaped();
    }
  }

  #escaped(): string {
    const character = this.#text[this.#at++];
    if (character === undefined) return this.#fail();
    if (character !== 'u') return escapes[character] ?? character;
    const code = this.#text.slice(this.#at, this.#at + 4);
    if (!/^[\da-f]{4}$/i.test(code)) this.#fail();
    this.#at += 4;
    return String.fromCharCode(parseInt(code, 16));
  }

  #bare(): Data {
    const word = this.#match(bareWord);
    if (word === '') this.#fail();
    if (Object.hasOwn(bareWords, word)) return bareWords[word] ?? null;
    return number.test(word) ? Number(word) : word;
  }

  #peek(): string {
    this.#match(space);
    return this.#text[this.#at] ?? '';
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0] ?? '';
    this.#at += found.length;
    return found;
  }

  #fail(expected: 'data' | 'flatter' = 'data'): never {
    const found = this.#text.slice(this.#at, this.#at + 12) || undefined;
    throw new Unreadable(expected, found, `character ${this.#at + 1}`);
  }
}
