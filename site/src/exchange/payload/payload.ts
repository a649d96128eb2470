/** Undoes what mail, chats and servers do to the compressed part of a link, and inflates it. */
import { inflateDeflated } from './deflate.ts';
import { inflate, Inflating, longestInflated } from './inflate.ts';
import { Unreadable } from '../unreadable.ts';

/** Longer than any link or pasted data that makes sense. */
export const longestPayload = 512 * 1024;

/** How often a slash is put back where a server made one of two; after that it is given up. */
const mostRepairs = 400;
/** What may come of one of these attempts: as much as any puzzle seen has, and as much again. */
const longestRepaired = 128 * 1024;
/** How many codes all of these attempts read together, six times what the longest links need. */
const mostRepairCodes = 100_000;

const encodings: readonly (readonly [RegExp, string])[] = [
  [/%20/g, '+'],
  [/%2B/gi, '+'],
  [/%2F/gi, '/'],
  [/%3D/gi, '='],
];

/**
 * The text inside a payload and what may follow it. Blanks stand for `+`, line ends for nothing.
 * Throws Unreadable where it is cut off or damaged.
 */
export function inflatePayload(payload: string): string {
  if (payload.length > longestPayload) throw new Unreadable('smaller', payload);
  const encoded = decoded(payload);
  const first = inflate(encoded);
  if ('text' in first && isData(first.text)) return first.text;
  if ('wrong' in first && first.wrong === 'too-large') throw new Unreadable('smaller', encoded);
  const repaired = repair(encoded);
  if (repaired !== undefined) return repaired;
  const at = 'wrong' in first ? first.at : 0;
  if ('wrong' in first && first.wrong === 'ends')
    throw new Unreadable('whole-text', undefined, `character ${at + 1}`);
  throw wrongAt(encoded, at);
}

/** The same of a payload in the letters that may stand in a query as they are, as SudokuMaker has it. */
export function inflateUriPayload(payload: string): string {
  return inflatePayload(decoded(payload).replaceAll('-', '/').replaceAll('$', '='));
}

/** The text in base64 of bytes compressed by "deflate", as Penpa+ has it. */
export function inflatePenpaPayload(payload: string): string {
  if (payload.length > longestPayload) throw new Unreadable('smaller', payload);
  const encoded = decoded(payload).replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  const wrong = encoded.search(/[^A-Za-z0-9+/]/);
  if (wrong !== -1) throw wrongAt(encoded, wrong);
  return textOf(
    bytesOf(encoded, 6, (character) => base64.indexOf(character)),
    0,
  );
}

/** The text in base 32 of bytes compressed by "deflate" after a head of two, as sudoku.coach has it. */
export function inflateCoachPayload(payload: string): string {
  if (payload.length > longestPayload) throw new Unreadable('smaller', payload);
  return textOf(
    bytesOf(payload.toLowerCase(), 5, (character) => parseInt(character, 32)),
    2,
  );
}

const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Bytes of text with some bits a character; bits that fill none are not looked at. */
function bytesOf(text: string, bits: number, valueOf: (character: string) => number): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * bits) / 8));
  let at = 0;
  let held = 0;
  let count = 0;
  for (const character of text) {
    held = ((held << bits) | valueOf(character)) & 0xffff;
    count += bits;
    if (count < 8) continue;
    count -= 8;
    bytes[at++] = held >> count;
  }
  return bytes;
}

function textOf(bytes: Uint8Array, head: number): string {
  const inflated = inflateDeflated(bytes.subarray(head), longestInflated);
  if ('bytes' in inflated) return new TextDecoder().decode(inflated.bytes);
  const where = `byte ${inflated.at + head + 1}`;
  if (inflated.wrong === 'too-large') throw new Unreadable('smaller', undefined, where);
  if (inflated.wrong === 'ends') throw new Unreadable('whole-text', undefined, where);
  throw new Unreadable('compressed', undefined, where);
}

function wrongAt(encoded: string, at: number): Unreadable {
  return new Unreadable('base64', encoded.slice(at, at + 12), `character ${at + 1}`);
}

/** What was percent-encoded, once or twice, as it was before. */
function decoded(payload: string): string {
  let text = payload
    .replace(/[\r\n\t]/g, '')
    .replace(/ /g, '+')
    .replaceAll(/%25(25)*/g, '%');
  for (const [pattern, character] of encodings) text = text.replace(pattern, character);
  return text;
}

/**
 * With one slash doubled, for servers take `//` in a path for `/`. Each attempt begins where the text
 * reaches the slash; where it ends before that, or is wrong, none behind was lost.
 */
function repair(encoded: string): string | undefined {
  const inflating = new Inflating(encoded, longestRepaired);
  let left = mostRepairCodes;
  let at = -1;
  for (let repairs = 0; repairs < mostRepairs && left > 0; repairs++) {
    at = encoded.indexOf('/', at + 1);
    if (at === -1) return undefined;
    while (!inflating.isNear(at)) if (inflating.step()) return undefined;
    const { came, codes } = inflating.attempt(`${encoded.slice(0, at)}/${encoded.slice(at)}`, left);
    if (came && 'text' in came && isData(came.text)) return came.text;
    left -= codes;
  }
  return undefined;
}

function isData(text: string): boolean {
  return /^\s*[{[]/.test(text) && /[}\]]\s*$/.test(text);
}
