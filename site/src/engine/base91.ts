/**
 * The digits in which bytes are written inside the page: all that can be printed, but those that
 * would end a string or an element, or begin an escape. Two of them hold 13 bits.
 */
const digits =
  ' !"#%&\'()*+,-./0123456789:;=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_abcdefghijklmnopqrstuvwxyz{|}~';
const base = 91;
const bitsOfPair = 13;

/** Thirteen bits as two digits, the lower one first; what is missing to thirteen is taken as 0. */
export function toBase91(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let count = 0;
  const write = (): void => {
    const pair = bits & ((1 << bitsOfPair) - 1);
    text += digits.charAt(pair % base) + digits.charAt(Math.floor(pair / base));
    bits >>>= bitsOfPair;
    count -= bitsOfPair;
  };
  for (const byte of bytes) {
    bits |= byte << count;
    count += 8;
    if (count >= bitsOfPair) write();
  }
  if (count > 0) write();
  return text;
}

/** The bytes of such a text, with up to one zero after them. */
export function fromBase91(text: string): Uint8Array {
  const values = new Uint8Array(128);
  for (let value = 0; value < base; value++) values[digits.charCodeAt(value)] = value;
  const bytes = new Uint8Array(Math.floor((text.length / 2) * (bitsOfPair / 8)));
  let bits = 0;
  let count = 0;
  let next = 0;
  for (let index = 0; index < text.length; index += 2) {
    const low = values[text.charCodeAt(index)] ?? 0;
    const high = values[text.charCodeAt(index + 1)] ?? 0;
    bits |= (low + base * high) << count;
    count += bitsOfPair;
    for (; count >= 8; count -= 8, bits >>>= 8) bytes[next++] = bits;
  }
  return bytes;
}
