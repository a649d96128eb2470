/** Sets of numbers as the core writes them in one text: six of them a character (core/variants/rule.hpp). */

/** The characters by the number that each stands for, as base64url has them too. */
export const sixBitCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The numbers in such a text; characters that are none of its stand for no numbers. */
export function readSixBits(text: string): readonly number[] {
  return [...text].flatMap((character, at) => {
    const bits = sixBitCharacters.indexOf(character);
    return bits < 0
      ? []
      : [0, 1, 2, 3, 4, 5].flatMap((bit) => ((bits >> bit) & 1 ? [at * 6 + bit] : []));
  });
}

/** The shortest text with the numbers. */
export function writeSixBits(numbers: readonly number[]): string {
  const bits: number[] = [];
  for (const number of numbers) {
    const at = Math.floor(number / 6);
    while (bits.length <= at) bits.push(0);
    bits[at] = (bits[at] ?? 0) | (1 << (number % 6));
  }
  return bits.map((each) => sixBitCharacters[each]).join('');
}
