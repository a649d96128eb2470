/** Where marks stand in a cell, in hundredths of it; as large as nine find room, for a phone. */

import type { Room } from './view.ts';

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

/**
 * `isWide` on a board some of whose digits have two figures. Corners with `discs` (see `discsOf`) are taken
 * last, and so is the one in which a sum stands.
 */
export function cornerMarks(
  digits: readonly number[],
  isWide = false,
  discs = 0,
  room: Room = 'whole',
): Mark[] {
  // More than there are places go where the digits have theirs.
  if (digits.length > cornerPlaces.length) return padMarks(digits, 16, room);
  const taken = room === 'summed' ? discs | 1 : discs;
  const isFree = (at: number) => at > 3 || !(taken & (1 << at));
  const places = [
    ...cornerPlaces.filter((_, at) => isFree(at)),
    ...cornerPlaces.filter((_, at) => !isFree(at)),
  ];
  return digits.map((digit, at) => {
    const [x, y] = places[at] ?? [50, 50];
    if (room === 'whole') return { digit, x, y, fontSize: isWide ? 24 : 31 };
    const inside = (place: number) => 50 + (place - 50) * 0.84;
    return { digit, x: inside(x), y: inside(y), fontSize: isWide ? 22 : 27 };
  });
}

/** On one line, or where that would make them too small to read on several. */
export function centreMarks(digits: readonly number[], isWide = false): Mark[] {
  const count = digits.length;
  const lines = isWide && count > 3 ? Math.ceil(count / 4) : !isWide && count > 5 ? 2 : 1;
  const across = Math.ceil(count / lines);
  const fontSize = isWide ? wideFontSize(across) : lines > 1 ? 26 : across === 5 ? 28 : 32;
  return digits.map((digit, at) => {
    const line = Math.floor(at / across);
    const onLine = Math.min(across, count - line * across);
    return {
      digit,
      x: 50 + ((at % across) - (onLine - 1) / 2) * fontSize * (isWide ? 1.2 : 0.6),
      y: 50 + (line - (lines - 1) / 2) * 22,
      fontSize,
    };
  });
}

function wideFontSize(across: number): number {
  return across > 3 ? 19 : across === 3 ? 24 : 30;
}

/** From where to where pads reach across and down, and how much smaller their digits are. */
const pads: Record<
  Room,
  {
    readonly across: readonly [number, number];
    readonly down: readonly [number, number];
    readonly less: number;
  }
> = {
  whole: { across: [4, 96], down: [4, 96], less: 0 },
  caged: { across: [9, 91], down: [9, 91], less: 3 },
  dotted: { across: [15, 85], down: [15, 85], less: 6 },
  summed: { across: [9, 91], down: [28, 90], less: 7 },
};

/**
 * Every digit at its own place: three rows of three, two by two on a small board, four in a row on a
 * large one; within the room that the cell has, and away from `discs`, corners that are left free.
 */
export function padMarks(
  digits: readonly number[],
  count: number,
  room: Room = 'whole',
  discs = 0,
): Mark[] {
  if (discs && count <= 9) return padBeside(digits, count, room === 'summed', discs);
  const across = count <= 4 ? 2 : count <= 9 ? 3 : 4;
  const rows = Math.ceil(count / across);
  const pad = pads[room];
  const fontSize =
    (count <= 4 ? 40 : count <= 9 ? 32 : 20) - (rows > 2 || room === 'whole' ? pad.less : 3);
  const placed = ([from, to]: readonly [number, number], at: number, of: number) =>
    ((at + 0.5) / of) * (to - from) + from;
  return digits.map((digit) => ({
    digit,
    x: placed(pad.across, (digit - 1) % across, across),
    y: placed(pad.down, Math.floor((digit - 1) / across), rows),
    fontSize,
  }));
}

/** A smaller pad: away from a disc in one corner, in the middle where there are more, or the sum of a cage. */
function padBeside(
  digits: readonly number[],
  count: number,
  isLow: boolean,
  discs: number,
): Mark[] {
  const isOne = !isLow && (discs & (discs - 1)) === 0;
  const across = count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / across);
  const step = (isOne ? 22 : 17) * (across === 2 ? 1.64 : 1);
  const [left, top] = isOne ? [discs & 5 ? 55.5 : 44.5, discs & 3 ? 55.5 : 44.5] : [50, 51];
  return digits.map((digit) => ({
    digit,
    x: left + (((digit - 1) % across) - (across - 1) / 2) * step,
    y: top + (Math.floor((digit - 1) / across) - (rows - 1) / 2) * step,
    fontSize: (isOne ? 25 : 21) * (across === 2 ? 1.3 : 1),
  }));
}
