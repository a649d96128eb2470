/**
 * The digits in which bytes are written inside the page: all of ASCII, but what would end a string
 * or an element, begin an escape, be changed on the way as ends of lines are, or be escaped when
 * the script is made small.
 */
const digits = Array.from({ length: 127 }, (_, index) => String.fromCharCode(index + 1)).filter(
  (digit) => !'\x07\b\n\v\f\r\x1b$<\\`'.includes(digit),
);
const base = digits.length;

/** Every pair of digits holds 13 bits, and those that can hold 14. */
const least = 13;
const leastMask = (1 << least) - 1;
const holdsMore = (low: number) => low < base * base - (1 << least);

/** A few bits at a time as pairs of digits, the lower one first; what is missing at the end is 0. */
export function toText(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let count = 0;
  const write = (): void => {
    const width = holdsMore(bits & leastMask) ? least + 1 : least;
    const pair = bits & ((1 << width) - 1);
    text += `${digits[pair % base] ?? ''}${digits[Math.floor(pair / base)] ?? ''}`;
    bits >>>= width;
    count -= width;
  };
  for (const byte of bytes) {
    bits |= byte << count;
    count += 8;
    if (count > least) write();
  }
  while (count > 0) write();
  return text;
}

/** The bytes of such a text, with up to one zero after them. */
export function fromText(text: string): Uint8Array {
  const values = new Uint8Array(128);
  digits.forEach((digit, value) => {
    values[digit.charCodeAt(0)] = value;
  });
  const bytes = new Uint8Array((text.length / 2) * ((least + 1) / 8));
  let bits = 0;
  let count = 0;
  let length = 0;
  for (let index = 0; index < text.length; index += 2) {
    const low = values[text.charCodeAt(index)] ?? 0;
    const high = values[text.charCodeAt(index + 1)] ?? 0;
    const pair = low + base * high;
    bits |= pair << count;
    count += holdsMore(pair & leastMask) ? least + 1 : least;
    for (; count >= 8; count -= 8, bits >>>= 8) bytes[length++] = bits;
  }
  return bytes.subarray(0, length);
}
