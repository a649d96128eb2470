import { describe, expect, test } from 'vitest';

import {
  cellEntered,
  cornerNear,
  edgeNear,
  type Point,
} from '../../../../site/src/board/strokes/geometry.ts';
import { begun, moved } from '../../../../site/src/features/set/strokes/gestures.ts';
import {
  diagonalAt,
  diagonalsAt,
  lineAt,
} from '../../../../site/src/features/set/strokes/outside.ts';
import { extended, traced, type Path } from '../../../../site/src/board/strokes/path.ts';
import type { Gesture } from '../../../../site/src/puzzle/schema.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';

const grid = shapeOf(9);
/** The cell of a row and a column, from 1. */
const cell = (row: number, column: number) => (row - 1) * 9 + column - 1;
/** Its middle, or so far off it. */
const at = (row: number, column: number, right = 0, down = 0): Point => ({
  x: column - 0.5 + right,
  y: row - 0.5 + down,
});
const names = (path: Path) =>
  path.map((each) => `r${Math.floor(each / 9) + 1}c${(each % 9) + 1}`).join(' ');

/** What is drawn from point to point, as a pointer tells of it. */
function drawn(points: readonly Point[], gesture: Gesture = 'line', revisits = false): Path {
  const [first = at(1, 1), ...rest] = points;
  const options = { revisits, spans: false };
  let stroke = begun(grid, gesture, first);
  for (const point of rest) stroke = stroke && moved(grid, stroke, point, options);
  return stroke?.cells ?? [];
}

describe('a stroke', () => {
  test('that crosses itself has its cells in their order', () => {
    expect(names(drawn([at(1, 1), at(2, 2), at(1, 2), at(2, 1)]))).toBe('r1c1 r2c2 r1c2 r2c1');
  });

  test('by a fast pointer has every cell of the way', () => {
    expect(drawn([at(1, 1), at(9, 9)])).toHaveLength(9);
    expect(drawn([at(5, 1), at(5, 9)])).toHaveLength(9);
  });

  test('along a row may be a good way off its middle', () => {
    expect(names(drawn([at(3, 1, 0, 0.35), at(3, 9, 0, 0.35)]))).toBe(
      Array.from({ length: 9 }, (_, column) => `r3c${column + 1}`).join(' '),
    );
  });

  test('along a diagonal may be off it, too', () => {
    expect(names(drawn([at(1, 1, 0.15, -0.15), at(4, 4, 0.15, -0.15)]))).toBe(
      'r1c1 r2c2 r3c3 r4c4',
    );
  });

  test('of a steep way is joined, cell by cell', () => {
    const path = drawn([at(1, 1), at(7, 3)]);
    for (const [index, here] of path.entries()) {
      const before = path[index - 1];
      if (before === undefined) continue;
      expect(Math.abs(Math.floor(here / 9) - Math.floor(before / 9))).toBeLessThanOrEqual(1);
      expect(Math.abs((here % 9) - (before % 9))).toBeLessThanOrEqual(1);
    }
    expect([path[0], path.at(-1)]).toEqual([cell(1, 1), cell(7, 3)]);
  });

  test('that goes back over itself takes back, and goes on from there', () => {
    const six = [1, 2, 3, 4, 5, 6].map((column) => at(1, column));
    expect(names(drawn([...six, at(1, 5), at(1, 4), at(2, 5)]))).toBe('r1c1 r1c2 r1c3 r1c4 r2c5');
  });

  test('over an earlier cell loses nothing; it comes again where lines may', () => {
    const loop = [at(1, 1), at(1, 2), at(2, 2), at(2, 1), at(1, 1)];
    expect(names(drawn(loop))).toBe('r1c1 r1c2 r2c2 r2c1');
    expect(names(drawn(loop, 'line', true))).toBe('r1c1 r1c2 r2c2 r2c1 r1c1');
  });

  test('that leaves the board and comes back is joined', () => {
    expect(names(drawn([at(1, 2), { x: 1.5, y: -1 }, { x: 3.5, y: -1 }, at(1, 4)]))).toBe(
      'r1c2 r1c3 r1c4',
    );
  });

  test('outside the board begins nothing', () => {
    expect(drawn([{ x: -0.5, y: 3 }])).toEqual([]);
  });
});

describe('a set of cells', () => {
  test('has each of them once, wherever the stroke goes', () => {
    expect(names(drawn([at(1, 1), at(1, 2), at(1, 1), at(2, 1)], 'set'))).toBe('r1c1 r1c2 r2c1');
  });

  test('is a rectangle with Shift', () => {
    const stroke = begun(grid, 'set', at(2, 2));
    const spanned = stroke && moved(grid, stroke, at(4, 3), { revisits: false, spans: true });
    expect(names(spanned?.cells ?? [])).toBe('r2c2 r2c3 r3c2 r3c3 r4c2 r4c3');
  });
});

describe('between cells', () => {
  test('the edge is hit that is nearest, without dead ground', () => {
    expect(edgeNear(grid, { x: 2.7, y: 3.5 })).toEqual([cell(4, 3), cell(4, 4)]);
    expect(edgeNear(grid, { x: 2.5, y: 3.3 })).toEqual([cell(3, 3), cell(4, 3)]);
    // 10 pixels off it, where cells are 30 wide.
    expect(edgeNear(grid, { x: 3.33, y: 3.5 })).toEqual([cell(4, 3), cell(4, 4)]);
  });

  test('only inner edges are hit', () => {
    expect(edgeNear(grid, { x: 0.1, y: 0.5 })).toEqual([cell(1, 1), cell(1, 2)]);
    expect(edgeNear(grid, { x: 8.95, y: 8.5 })).toEqual([cell(9, 8), cell(9, 9)]);
  });

  test('a stroke from a cell to its neighbour says which comes first', () => {
    expect(drawn([at(2, 3), at(2, 2)], 'edge')).toEqual([cell(2, 3), cell(2, 2)]);
  });

  test('sliding corrects', () => {
    expect(drawn([at(2, 3, 0.4), at(2, 3, 0, 0.45)], 'edge')).toEqual([cell(2, 3), cell(3, 3)]);
  });

  test('a corner is the nearest inner point, and four cells', () => {
    const four = [cell(3, 3), cell(3, 4), cell(4, 3), cell(4, 4)];
    expect(cornerNear(grid, { x: 3.2, y: 2.8 })).toEqual(four);
    expect(cornerNear(grid, { x: 0.1, y: 0.1 })).toEqual([0, 1, 9, 10]);
  });
});

describe('outside', () => {
  test('a line is known by the side that it is looked along from', () => {
    expect(lineAt(grid, { x: 2.5, y: -0.4 })).toMatchObject({ name: 'C3', isFromEnd: false });
    expect(lineAt(grid, { x: 2.5, y: 9.4 })).toMatchObject({ name: 'C3', isFromEnd: true });
    expect(lineAt(grid, { x: 9.3, y: 6.2 })?.cells[0]).toBe(cell(7, 9));
    expect(lineAt(grid, at(1, 1))).toBeUndefined();
  });

  test('a diagonal leans to the half that is pressed', () => {
    expect(diagonalAt(grid, { x: 2.8, y: -0.4 })?.slice(0, 2)).toEqual([cell(1, 4), cell(2, 5)]);
    expect(diagonalAt(grid, { x: 2.2, y: -0.4 })?.slice(0, 2)).toEqual([cell(1, 2), cell(2, 1)]);
    expect(diagonalAt(grid, { x: -0.4, y: -0.4 })).toHaveLength(9);
    expect(diagonalAt(grid, { x: 9.4, y: 3.9 })?.[0]).toBe(cell(5, 9));
  });

  test('every square of the margin has one or two diagonals', () => {
    expect(diagonalsAt(grid, -1, 3)).toHaveLength(2);
    expect(diagonalsAt(grid, -1, -1)).toHaveLength(1);
    // One of a single cell is none.
    expect(diagonalsAt(grid, -1, 1)).toHaveLength(1);
  });

  test.each([
    ['above', -1, 3, ['r1c5 r2c6', 'r1c3 r2c2']],
    ['below', 9, 3, ['r9c5 r8c6', 'r9c3 r8c2']],
    ['left', 3, -1, ['r5c1 r6c2', 'r3c1 r2c2']],
    ['right', 3, 9, ['r5c9 r6c8', 'r3c9 r2c8']],
  ])('two diagonals begin at a square %s', (_, row, column, begins) => {
    const found = diagonalsAt(grid, row, column).map((cells) => names(cells.slice(0, 2)));
    expect(found).toEqual(begins);
  });
});

test('near the corners of a cell none is entered', () => {
  expect(cellEntered(grid, at(2, 2, 0.3, 0.3))).toBeUndefined();
  expect(cellEntered(grid, at(2, 2, 0.24, 0.24))).toBe(cell(2, 2));
});

test('a path of nothing begins with the first cell it meets', () => {
  expect(traced(grid, [], { x: 0.5, y: -1 }, at(2, 1), false)).toEqual([0, 9]);
  expect(extended(grid, [], 4, false)).toEqual([4]);
});
