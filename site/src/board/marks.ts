/** Where marks stand in a cell, in hundredths of it. */

export interface Mark {
  readonly digit: number;
  readonly x: number;
  /** The middle of the digit, not its foot. */
  readonly y: number;
  readonly fontSize: number;
}

/** The corners first, then the sides between them. */
const cornerPlaces: readonly (readonly [number, number])[] = [
  [18, 19],
  [82, 19],
  [18, 81],
  [82, 81],
  [50, 19],
  [50, 81],
  [18, 50],
  [82, 50],
  [50, 50],
];

export function cornerMarks(digits: readonly number[]): Mark[] {
  return digits.map((digit, at) => {
    const [x, y] = cornerPlaces[at] ?? [50, 50];
    return { digit, x, y, fontSize: 25 };
  });
}

/** One size for all, smaller the more there are, so that none is cut off. */
export function centreMarks(digits: readonly number[]): Mark[] {
  const fontSize = Math.min(28, 92 / (0.6 * digits.length));
  const step = fontSize * 0.6;
  return digits.map((digit, at) => ({
    digit,
    x: 50 + (at - (digits.length - 1) / 2) * step,
    y: 50,
    fontSize,
  }));
}

/** Every digit at its own place: three rows of three, or two by two on a small board. */
export function padMarks(digits: readonly number[], size: number): Mark[] {
  const across = size <= 4 ? 2 : 3;
  const rows = Math.ceil(size / across);
  const fontSize = size <= 4 ? 32 : 26;
  return digits.map((digit) => ({
    digit,
    x: ((((digit - 1) % across) + 0.5) / across) * 84 + 8,
    y: ((Math.floor((digit - 1) / across) + 0.5) / rows) * 84 + 8,
    fontSize,
  }));
}
