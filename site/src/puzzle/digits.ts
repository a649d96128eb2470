/** A set of digits (or of colours) as bits: bit d-1 stands for digit d. */
export type DigitSet = number;

export function hasDigit(set: DigitSet, digit: number): boolean {
  return (set & (1 << (digit - 1))) !== 0;
}

export function withDigit(set: DigitSet, digit: number): DigitSet {
  return set | (1 << (digit - 1));
}

export function withoutDigit(set: DigitSet, digit: number): DigitSet {
  return set & ~(1 << (digit - 1));
}

/** The digits of a set, ascending. */
export function digitsOf(set: DigitSet): number[] {
  const digits: number[] = [];
  for (let digit = 1; set >> (digit - 1); digit++) if (hasDigit(set, digit)) digits.push(digit);
  return digits;
}

/** Every digit from 1 to `size`. */
export function allDigits(size: number): DigitSet {
  return (1 << size) - 1;
}

/** A number that no other digit of any cell has: no board has more digits than sixteen. */
export function candidateKey({
  cell,
  digit,
}: {
  readonly cell: number;
  readonly digit: number;
}): number {
  return cell * 17 + digit;
}
