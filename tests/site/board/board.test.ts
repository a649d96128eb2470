import { describe, expect, it } from 'vitest';

import { contour } from '../../../site/src/board/contour.ts';
import { centreMarks, cornerMarks, padMarks } from '../../../site/src/board/marks.ts';
import { discsOf, isWide, roomsOf } from '../../../site/src/board/view.ts';
import { afterDrag, afterMove, afterPress, moved } from '../../../site/src/board/selecting.ts';

const nine = { rows: 9, columns: 9, digits: 9, lowest: 1, boxRows: 3, boxColumns: 3 };
const six = { rows: 6, columns: 6, digits: 6, lowest: 1, boxRows: 2, boxColumns: 3 };

function loops(path: string): number {
  return path.split('Z').length - 1;
}

describe('a contour', () => {
  it('goes once around one cell, inset', () => {
    expect(contour([0], nine, 5)).toBe('M5 5L95 5L95 95L5 95Z');
  });

  it('joins cells that touch', () => {
    expect(contour([0, 1], nine, 0)).toBe('M0 0L200 0L200 100L0 100Z');
    expect(loops(contour([0, 1, 2, 9, 11, 18, 19, 20], nine, 5)), 'a ring has an inner side').toBe(
      2,
    );
  });

  it('turns right where two cells touch at a corner, wherever they are', () => {
    expect(contour([40, 50], nine, 5)).toBe(
      'M405 405L495 405L495 495L405 495ZM505 505L595 505L595 595L505 595Z',
    );
    expect(contour([41, 49], nine, 5)).toBe(
      'M505 405L595 405L595 495L505 495ZM495 505L495 595L405 595L405 505Z',
    );
    expect(contour([40, 41, 50], nine, 5)).toBe(
      'M405 405L595 405L595 595L505 595L505 495L405 495Z',
    );
  });

  it('keeps cells apart that touch at a corner', () => {
    expect(loops(contour([0, 10], nine, 5))).toBe(2);
    expect(loops(contour([1, 9], nine, 5))).toBe(2);
    expect(loops(contour([11, 0, 10], nine, 5))).toBe(2);
    expect(contour([10, 0], nine, 5), 'the first corner is where they touch').toBe(
      'M105 105L195 105L195 195L105 195ZM95 95L5 95L5 5L95 5Z',
    );
  });

  it('is empty for no cells', () => {
    expect(contour([], nine, 5)).toBe('');
  });
});

describe('the cursor', () => {
  it('moves by arrows and goes round the edges', () => {
    const go = (cursor: number, key: string, far = false) =>
      moved(nine, cursor, { key, extend: false, far });
    expect(go(0, 'ArrowRight')).toBe(1);
    expect(go(0, 'ArrowLeft')).toBe(8);
    expect(go(0, 'ArrowUp')).toBe(72);
    expect(go(40, 'Home')).toBe(36);
    expect(go(40, 'End')).toBe(44);
    expect(go(40, 'Home', true)).toBe(0);
    expect(go(40, 'End', true)).toBe(80);
    expect(go(40, 'PageDown')).toBe(67);
    expect(go(40, 'a')).toBeUndefined();
  });

  it('jumps to the edge of a box, then of the next', () => {
    const right = (cursor: number) =>
      moved(six, cursor, { key: 'ArrowRight', extend: false, far: true });
    expect([right(0), right(2), right(5)]).toEqual([2, 5, 2]);
    const left = (cursor: number) =>
      moved(six, cursor, { key: 'ArrowLeft', extend: false, far: true });
    expect([left(5), left(3), left(0), left(1)]).toEqual([3, 0, 3, 0]);
  });

  it('stays on a board that is wider than high, or higher than wide', () => {
    const wide = { rows: 4, columns: 6, digits: 6, lowest: 1, boxRows: 2, boxColumns: 3 };
    const high = { ...wide, rows: 6, columns: 4, boxRows: 3, boxColumns: 2 };
    const go = (layout: typeof wide, cursor: number, key: string, far = false) =>
      moved(layout, cursor, { key, extend: false, far });
    expect([go(wide, 23, 'ArrowRight'), go(wide, 6, 'ArrowLeft')]).toEqual([18, 11]);
    expect([go(wide, 23, 'ArrowDown'), go(wide, 2, 'ArrowUp')]).toEqual([5, 20]);
    expect([go(wide, 7, 'End'), go(wide, 7, 'End', true), go(wide, 10, 'Home')]).toEqual([
      11, 23, 6,
    ]);
    expect([go(high, 23, 'ArrowRight'), go(high, 2, 'ArrowUp')]).toEqual([20, 22]);
    expect([go(high, 5, 'End'), go(high, 5, 'End', true)]).toEqual([7, 23]);
    // As far as a box goes each way.
    expect([go(wide, 0, 'ArrowRight', true), go(wide, 0, 'ArrowDown', true)]).toEqual([2, 6]);
    expect([go(wide, 13, 'PageUp'), go(high, 5, 'PageDown')]).toEqual([1, 17]);
  });

  it('goes by the height of a box with the keys that turn pages, round the edges', () => {
    const by = (key: string, cursor: number) =>
      moved(six, cursor, { key, extend: false, far: false });
    expect([by('PageDown', 1), by('PageDown', 31)]).toEqual([13, 7]);
    expect([by('PageUp', 13), by('PageUp', 7)]).toEqual([1, 31]);
    expect(by('Insert', 1)).toBeUndefined();
  });
});

describe('a selection', () => {
  const one = { cells: [4], cursor: 4 };

  it('grows with Shift and toggles with Ctrl', () => {
    expect(afterMove(one, 5, true)).toEqual({ cells: [4, 5], cursor: 5 });
    expect(afterMove(one, 5, false)).toEqual({ cells: [5], cursor: 5 });
    expect(afterMove({ cells: [4, 5], cursor: 5 }, 4, true)).toEqual({ cells: [4, 5], cursor: 4 });
    expect(afterPress(one, 7, true)).toEqual({ cells: [4, 7], cursor: 7 });
    expect(afterPress(one, 4, true)).toEqual({ cells: [], cursor: 4 });
  });

  it('takes in or leaves out what a drag meets', () => {
    expect(afterDrag(one, 5, false)).toEqual({ cells: [4, 5], cursor: 5 });
    expect(afterDrag(one, 4, true)).toEqual({ cells: [], cursor: 4 });
  });
});

describe('marks', () => {
  const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];

  it('never leave the cell', () => {
    for (const marks of [
      cornerMarks(all),
      centreMarks(all),
      padMarks(all, 9),
      padMarks([1, 2, 3, 4], 4),
      padMarks(all, 9, 'summed'),
      padMarks([1, 2, 3, 4], 4, 'summed'),
    ]) {
      for (const { x, y, fontSize } of marks) {
        expect(x - fontSize * 0.3).toBeGreaterThan(0);
        expect(x + fontSize * 0.3).toBeLessThan(100);
        expect(y - fontSize / 2).toBeGreaterThan(0);
        expect(y + fontSize / 2).toBeLessThan(100);
      }
    }
  });

  it('in the middle stand on two lines where one would make them too small', () => {
    const lines = (count: number) =>
      new Set(centreMarks(all.slice(0, count)).map(({ y }) => y)).size;
    expect([1, 5, 6, 9].map(lines)).toEqual([1, 1, 2, 2]);
    // On a phone a cell is 40 px wide.
    for (const { fontSize } of centreMarks(all)) expect(fontSize * 0.4).toBeGreaterThan(10);
    // And 34 on the smallest.
    for (const { fontSize } of [...padMarks(all, 9), ...cornerMarks(all), ...centreMarks([1, 2])])
      expect(fontSize * 0.34).toBeGreaterThan(10.5);
    expect(centreMarks(all.slice(0, 6)).map(({ x }) => x)[0]).toBe(
      centreMarks(all.slice(0, 6)).map(({ x }) => x)[3],
    );
  });

  it('in the middle are centred, line by line', () => {
    for (let count = 1; count <= 9; count++) {
      const marks = centreMarks(all.slice(0, count));
      const lines = [...new Set(marks.map(({ y }) => y))];
      const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
      expect(mean(lines)).toBeCloseTo(50);
      for (const line of lines) {
        const across = marks.filter(({ y }) => y === line).map(({ x }) => x);
        expect(mean(across), `${count} marks`).toBeCloseTo(50);
        expect(across).toEqual([...across].sort((a, b) => a - b));
      }
    }
    expect(centreMarks([1, 2]).map(({ x, y }) => [x, y])).toEqual([
      [50 - 9.6, 50],
      [50 + 9.6, 50],
    ]);
  });

  it('in the corners begin at the top left, and have the sides last', () => {
    expect(cornerMarks(all).map(({ digit, x, y }) => [digit, x, y])).toEqual([
      [1, 18, 17],
      [2, 82, 17],
      [3, 18, 83],
      [4, 82, 83],
      [5, 50, 17],
      [6, 50, 83],
      [7, 18, 50],
      [8, 82, 50],
      [9, 50, 50],
    ]);
  });

  it('in the middle do not touch those in the corners', () => {
    const middle = centreMarks(all);
    const corners = cornerMarks(all.slice(0, 6));
    for (const a of middle) {
      for (const b of corners) {
        // Digits are as high as 0.72 of their size.
        expect(Math.abs(a.y - b.y)).toBeGreaterThan(0.36 * (a.fontSize + b.fontSize));
      }
    }
  });

  it('are wide where a digit has two figures', () => {
    const wide = (digits: number, lowest: number) => isWide({ digits, lowest });
    expect([wide(9, 1), wide(10, 0), wide(10, 1), wide(11, 0)]).toEqual([false, false, true, true]);
  });

  it('give way to a sum in its cell alone, and to dashes and dots where there are any', () => {
    const sum = { form: 'cage', cells: [5, 1, 2], text: '12', inset: 0 } as const;
    const dot = { form: 'dot', cells: [7, 8], fill: 'white', text: '', size: 30 } as const;
    const rooms = (view: Parameters<typeof roomsOf>[0]) => [1, 2, 3, 7].map(roomsOf(view));
    expect(rooms({})).toEqual(['whole', 'whole', 'whole', 'whole']);
    expect(
      rooms({ figures: [{ form: 'line', cells: [1, 2], colour: 'grey', width: 20 }] })[0],
    ).toBe('whole');
    expect(rooms({ figures: [sum] })).toEqual(['summed', 'caged', 'caged', 'caged']);
    expect(rooms({ figures: [{ ...sum, text: '' }] })[0]).toBe('caged');
    expect(rooms({ figures: [{ ...dot, cells: [1, 3] }, dot, sum] })).toEqual([
      'summed',
      'caged',
      'dotted',
      'dotted',
    ]);
    const drawn = { kind: 'cage', layer: 'over', cells: [1, 2], text: '9' } as const;
    expect(rooms({ drawings: [drawn] })).toEqual(['summed', 'caged', 'caged', 'caged']);
  });

  it('on a pad keep off what their cell is shared with, and are read on a phone', () => {
    // Dashes are drawn at 7.5, a dot reaches 15 into its cells, a sum ends at 25.5; figures are 0.73 high.
    const around = { caged: [9, 9, 91], dotted: [15, 15, 85], summed: [9, 25.5, 91] } as const;
    for (const size of [4, 6, 9]) {
      for (const room of ['caged', 'dotted', 'summed'] as const) {
        const [side, top, end] = around[room];
        const marks = padMarks(all.slice(0, size), size, room);
        for (const { x, y, fontSize } of marks) {
          expect(x - 0.3 * fontSize, room).toBeGreaterThan(side);
          expect(x + 0.3 * fontSize, room).toBeLessThan(100 - side);
          expect(y - 0.365 * fontSize, room).toBeGreaterThan(top);
          expect(y + 0.365 * fontSize, room).toBeLessThan(end);
          // 40 px a cell at 360: figures are over 7 px high.
          expect(fontSize * 0.4 * 0.73).toBeGreaterThan(7);
        }
        const [first, below] = [marks[0], marks[size <= 4 ? 2 : 3]];
        expect((below?.y ?? 0) - (first?.y ?? 0)).toBeGreaterThan(0.72 * (first?.fontSize ?? 99));
        for (const { x, y } of cornerMarks([1, 2, 3, 4], false, 0, room)) {
          // Dots are on the sides alone.
          expect(Math.min(x, y)).toBeGreaterThan(19);
          expect(Math.max(x, y)).toBeLessThan(81);
        }
      }
    }
    // The sum's corner is taken last.
    const [first] = cornerMarks([1], false, 0, 'summed');
    expect(first?.x).toBeGreaterThan(50);
  });

  it('keep off the discs on the corners of their cell, the sum of a cage and each other', () => {
    const disc = {
      form: 'dot',
      cells: [0, 1, 4, 5],
      fill: 'white',
      text: '1 2',
      size: 70,
    } as const;
    const discs = discsOf({ figures: [disc, { ...disc, cells: [6, 5, 10, 9] }] });
    expect([...discs]).toEqual([
      [0, 8],
      [1, 4],
      [4, 2],
      [5, 9],
      [6, 4],
      [9, 2],
      [10, 1],
    ]);
    expect(discsOf({ figures: [{ ...disc, cells: [0, 1] }] }).size).toBe(0);
    const corners = [
      [0, 0],
      [100, 0],
      [0, 100],
      [100, 100],
    ] as const;
    for (const size of [4, 6, 9]) {
      for (let covered = 1; covered < 16; covered++) {
        for (const room of ['whole', 'summed'] as const) {
          const isLow = room === 'summed';
          const what = `${size} digits, corners ${covered}${isLow ? ', with a sum' : ''}`;
          const marks = padMarks(all.slice(0, size), size, room, covered);
          marks.forEach(({ x, y, fontSize }, at) => {
            const [width, height] = [0.3 * fontSize, 0.365 * fontSize];
            for (const [index, [left, top]] of corners.entries()) {
              if (!(covered & (1 << index))) continue;
              const across = Math.max(0, Math.abs(x - left) - width);
              const down = Math.max(0, Math.abs(y - top) - height);
              expect(Math.hypot(across, down), what).toBeGreaterThan(35);
            }
            expect(x - width, what).toBeGreaterThan(0);
            expect(x + width, what).toBeLessThan(100);
            expect(y - height, what).toBeGreaterThan(isLow ? 25 : 0);
            expect(y + height, what).toBeLessThan(isLow ? 91.5 : 100);
            for (const other of marks.slice(at + 1))
              expect(
                Math.abs(other.x - x) >= 2 * width || Math.abs(other.y - y) >= 2 * height,
                what,
              ).toBe(true);
          });
        }
      }
    }
    // Marks in corners take the others first.
    expect(cornerMarks([1, 2], false, 1 | 8).map(({ x, y }) => [x, y])).toEqual([
      [82, 17],
      [18, 83],
    ]);
    expect(cornerMarks(all, false, 15).length).toBe(9);
  });

  it('stand at fixed places on a pad', () => {
    const places = (size: number, digits: number[]) =>
      padMarks(digits, size).map(({ digit, x, y }) => [digit, Math.round(x), Math.round(y)]);
    expect(places(9, [5])).toEqual([[5, 50, 50]]);
    expect(places(9, [1, 3, 7, 9])).toEqual([
      [1, 19, 19],
      [3, 81, 19],
      [7, 19, 81],
      [9, 81, 81],
    ]);
    expect(places(6, [1, 6])).toEqual([
      [1, 19, 27],
      [6, 81, 73],
    ]);
    expect(places(4, [1, 2, 3, 4])).toEqual([
      [1, 27, 27],
      [2, 73, 27],
      [3, 27, 73],
      [4, 73, 73],
    ]);
  });
});
