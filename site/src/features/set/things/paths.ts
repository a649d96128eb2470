/** Paths that an author drew, on a board that is turned, mirrored or moved. */
import type { Point } from '../../../puzzle/drawing.ts';

/** What the numbers after each letter of an SVG path are: coordinates, or those of an arc before its end. */
const numbersAfter: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  C: 'xyxyxy',
  S: 'xyxy',
  Q: 'xyxy',
  A: 'rratsxy',
  Z: '',
};

/**
 * A path in hundredths of a cell; `place` says where a point goes, in cells. Undefined for what is no path.
 * After https://www.w3.org/TR/SVG2/paths.html#PathData.
 */
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

  const moved: string[] = [];
  const parts = path.match(/[A-Za-z]|[+-]?(?:\d+\.?\d*|\.\d+)/g) ?? [];
  let at = 0;
  while (at < parts.length) {
    const letter = parts[at++] ?? '';
    const meanings = numbersAfter[letter.toUpperCase()];
    if (meanings === undefined) return undefined;
    const begin = at;
    while (at < parts.length && !/[A-Za-z]/.test(parts[at] ?? '')) at++;
    const numbers = parts.slice(begin, at).map(Number);
    const length = meanings.length;
    if (length === 0 ? numbers.length > 0 : numbers.length === 0 || numbers.length % length !== 0)
      return undefined;
    // A path begins at a place of the board, however it says so.
    const isFirst = moved.length === 0;
    const to = letter === letter.toLowerCase() ? relative : absolute;
    moved.push(swaps && length === 1 ? otherAxis(letter) : isFirst ? letter.toUpperCase() : letter);
    for (let first = 0; first < numbers.length; first += length) {
      const isSecond = isFirst && first === length && letter === 'm';
      if (isSecond) moved.push('l');
      const move = isFirst && first === 0 ? absolute : to;
      const write = (...values: number[]) => moved.push(...values.map(written));
      for (let index = 0; index < length; index++) {
        const number = numbers[first + index] ?? 0;
        switch (meanings[index]) {
          case 'x':
            if (meanings[index + 1] === 'y') write(...move(number, numbers[first + ++index] ?? 0));
            else write(move(number, 0)[swaps ? 1 : 0]);
            break;
          case 'y':
            write(move(0, number)[swaps ? 0 : 1]);
            break;
          case 'a':
            write(directionOf(number, relative));
            break;
          case 's':
            write(mirrors ? 1 - number : number);
            break;
          default:
            write(number);
        }
      }
    }
  }
  return moved.join(' ');
}

/** Degrees of a direction after the move. */
function directionOf(degrees: number, relative: (x: number, y: number) => Point): number {
  const radians = (degrees * Math.PI) / 180;
  const [x, y] = relative(Math.cos(radians), Math.sin(radians));
  return (Math.atan2(y, x) * 180) / Math.PI;
}

function otherAxis(letter: string): string {
  return { H: 'V', V: 'H', h: 'v', v: 'h' }[letter] ?? letter;
}

function written(value: number): string {
  // Nothing is written as -0.
  return String(Math.round(value * 100) / 100 + 0);
}
