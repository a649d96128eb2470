/** Paths that an author drew, on a board that is turned, mirrored or moved. */
import type { Point } from '../../../puzzle/drawing.ts';

/**
 * What the numbers after each letter of an SVG path are: coordinates, and of an arc its two radii, the angle of its
 * axis, whether it is the larger one, and whether it goes clockwise. https://www.w3.org/TR/SVG2/paths.html#PathData
 */
const numbersAfter: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'rralcxy',
  Z: '',
};

const otherAxis: Readonly<Record<string, string>> = { H: 'V', V: 'H', h: 'v', v: 'h' };

interface Command {
  readonly letter: string;
  readonly numbers: readonly number[];
}

/** One command for each set of numbers; undefined for what is no path. */
function commandsOf(path: string): readonly Command[] | undefined {
  const commands: Command[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(
    /([A-Za-z]|^\s*(?=[^A-Za-z\s]))([^A-Za-z]*)/g,
  )) {
    const length = numbersAfter[letter.toUpperCase()]?.length;
    const numbers = (rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (length === undefined || (length === 0 ? numbers.length > 0 : numbers.length === 0))
      return undefined;
    if (length > 0 && numbers.length % length !== 0) return undefined;
    // What follows the first point of a path or part without a letter of its own are lines.
    const next = { m: 'l', M: 'L' }[letter] ?? letter;
    commands.push({ letter, numbers: numbers.slice(0, length) });
    for (let at = length; length > 0 && at < numbers.length; at += length)
      commands.push({ letter: next, numbers: numbers.slice(at, at + length) });
  }
  return commands;
}

/** A path in hundredths of a cell; `place` says where a point goes, in cells. Undefined for what is no path. */
export function pathMoved(path: string, place: (point: Point) => Point): string | undefined {
  const absolute = (x: number, y: number): Point => {
    const [toX, toY] = place([x / 100, y / 100]);
    return [100 * toX, 100 * toY];
  };
  const [originX, originY] = absolute(0, 0);
  const relative = (x: number, y: number): Point => {
    const [toX, toY] = absolute(x, y);
    return [toX - originX, toY - originY];
  };
  const [acrossX, acrossY] = relative(1, 0);
  const [downX, downY] = relative(0, 1);
  const swaps = Math.abs(acrossY) > Math.abs(acrossX);
  const mirrors = acrossX * downY - acrossY * downX < 0;

  const moved = ({ letter, numbers }: Command, at: number): string => {
    // A path begins at a place of the board, however it says so.
    const isAbsolute = at === 0 || letter === letter.toUpperCase();
    const move = isAbsolute ? absolute : relative;
    const meanings = numbersAfter[letter.toUpperCase()] ?? '';
    const to = numbers.map((number, index) => {
      switch (meanings[index]) {
        case 'x':
          return swaps && meanings === 'x'
            ? move(number, 0)[1]
            : move(number, numbers[index + 1] ?? 0)[0];
        case 'y':
          return swaps && meanings === 'y'
            ? move(0, number)[0]
            : move(numbers[index - 1] ?? 0, number)[1];
        case 'a':
          return angleOf(number, relative);
        case 'c':
          return mirrors ? 1 - number : number;
        default:
          return number;
      }
    });
    const named = (swaps && otherAxis[letter]) || letter;
    // Nothing is written as -0.
    const texts = to.map((number) => String(Math.round(number * 100) / 100 + 0));
    return [at === 0 ? named.toUpperCase() : named, ...texts].join(' ');
  };
  return commandsOf(path)?.map(moved).join(' ');
}

/** Degrees of a direction after the move. */
function angleOf(degrees: number, relative: (x: number, y: number) => Point): number {
  const radians = (degrees * Math.PI) / 180;
  const [x, y] = relative(Math.cos(radians), Math.sin(radians));
  return (Math.atan2(y, x) * 180) / Math.PI;
}
