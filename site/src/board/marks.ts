/** Where marks stand in a cell, in hundredths of it; as large as nine find room, for a phone. */

export interface Mark {
  readonly digit: number;
  readonly x: number;
  /** The middle of the digit, not its foot. */
  readonly y: number;
  readonly fontSize: number;
}

/** The corners first, then the sides between them. */
const cornerPlaces: readonly (readonly [number, number])[] = [
  [18, 17],
  [82, 17],
  [18, 83],
  [82, 83],
  [50, 17],
  [50, 83],
  [18, 50],
  [82, 50],
  [50, 50],
];

export function cornerMarks(digits: readonly number[]): Mark[] {
  return digits.map((digit, at) => {
    const [x, y] = cornerPlaces[at] ?? [50, 50];
    return { digit, x, y, fontSize: 31 };
  });
}

/** On one line, or where that would make them too small to read on two. */
export function centreMarks(digits: readonly number[]): Mark[] {
  const lines = digits.length > 5 ? 2 : 1;
  const across = Math.ceil(digits.length / lines);
  const fontSize = lines === 2 ? 26 : across === 5 ? 28 : 32;
  return digits.map((digit, at) => {
    const line = Math.floor(at / across);
    const onLine = line === 0 ? across : digits.length - across;
    return {
      digit,
      x: 50 + ((at % across) - (onLine - 1) / 2) * fontSize * 0.6,
      y: 50 + (line - (lines - 1) / 2) * 22,
      fontSize,
    };
  });
}

/**
 * Every digit at its own place: three rows of three, or two by two on a small board. `isLow` leaves
 * the top of the cell to the sum of a cage.
 */
export function padMarks(digits: readonly number[], size: number, isLow = false): Mark[] {
  const across = size <= 4 ? 2 : 3;
  const rows = Math.ceil(size / across);
  const fontSize = (size <= 4 ? 40 : 32) - (isLow ? 3 : 0);
  const top = isLow ? 22 : 4;
  return digits.map((digit) => ({
    digit,
    x: ((((digit - 1) % across) + 0.5) / across) * 92 + 4,
    y: ((Math.floor((digit - 1) / across) + 0.5) / rows) * (96 - top) + top,
    fontSize,
  }));
}
