import { describe, expect, test } from 'vitest';

import { itemsOf } from '../../../site/src/exchange/clues.ts';
import { Gathered } from '../../../site/src/exchange/gathered.ts';
import type { Drawn, Point } from '../../../site/src/puzzle/drawing.ts';
import { classicBoard } from '../../../site/src/exchange/board.ts';
import { Unreadable } from '../../../site/src/exchange/unreadable.ts';

const about = { program: 'f-puzzles', title: '', author: '', told: '' } as const;

/** What is wrong with the length of what is read, or nothing. */
function refusal(read: () => unknown): string | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return error.fault.expected;
    throw error;
  }
}

/** So many dots between two cells: items of 19 characters. */
const dots = (count: number) =>
  new Array<{ cells: string[] }>(count).fill({ cells: ['R1C1', 'R1C2'] });

describe('limits of what another program says', () => {
  const most = 128 * 1024;
  const item = '.WhiteDot~R1C1~R1C2';
  const fit = Math.floor(most / item.length);

  test('one list of clues may be as long as the text that is written of it', () => {
    expect(itemsOf('difference', dots(1), 9)).toEqual([item]);
    expect(refusal(() => itemsOf('difference', dots(fit), 9))).toBeUndefined();
    expect(refusal(() => itemsOf('difference', dots(fit + 1), 9))).toBe('smaller');
  });

  test('all lists together may be no longer', () => {
    const gathered = new Gathered(about, classicBoard(9));
    const items = (count: number) => new Array<string>(count).fill(item);
    const half = Math.floor(fit / 2);
    expect(refusal(() => gathered.constrain('difference', items(half)))).toBeUndefined();
    expect(refusal(() => gathered.constrain('xv', items(fit - half)))).toBeUndefined();
    expect(refusal(() => gathered.constrain('xv', items(1)))).toBe('smaller');
  });

  test.each([
    ['drawings', 20_000, 0],
    ['points of lines', 100, 2000],
  ])('as many %s are drawn as a page can draw', (_, count, points) => {
    const gathered = new Gathered(about, classicBoard(9));
    const at: Point = [0, 0];
    const drawn = (length: number): Drawn => ({
      kind: 'line',
      layer: 'under',
      points: new Array<Point>(length).fill(at),
    });
    expect(
      refusal(() => gathered.draw(new Array<Drawn>(count).fill(drawn(points)))),
    ).toBeUndefined();
    expect(refusal(() => gathered.draw([drawn(1)]))).toBe('smaller');
  });
});
