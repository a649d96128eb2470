/**
 * The 85 digits in which bytes are written inside the page: all that can be printed, but those
 * that would end a string, an element or a template, or begin an escape.
 */
const digits =
  '!#%()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz|}~';

/** Four bytes as five digits, the highest first; what is missing to four is taken as 0. */
export function toBase85(bytes: Uint8Array): string {
  let text = '';
  for (let index = 0; index < bytes.length; index += 4) {
    let word = 0;
    for (let next = index; next < index + 4; next++) word = word * 256 + (bytes[next] ?? 0);
    let group = '';
    for (let count = 0; count < 5; count++) {
      group = digits.charAt(word % 85) + group;
      word = Math.floor(word / 85);
    }
    text += group;
  }
  return text;
}

/** The bytes of such a text, with up to three zeros after them. */
export function fromBase85(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < 85; value++) values[digits.charCodeAt(value)] = value;
  const codes = new TextEncoder().encode(text);
  const bytes = new Uint8Array((codes.length / 5) * 4);
  for (let from = 0, to = 0; from < codes.length; from += 5, to += 4) {
    let word = 0;
    for (let next = from; next < from + 5; next++) {
      // Modulo 2^32, which is all that is kept; and whole numbers are faster.
      word = (Math.imul(word, 85) + (values[codes[next] ?? 0] ?? 0)) | 0;
    }
    bytes[to] = word >> 24;
    bytes[to + 1] = word >> 16;
    bytes[to + 2] = word >> 8;
    bytes[to + 3] = word;
  }
  return bytes;
}
