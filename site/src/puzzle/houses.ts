/** The cells of houses that go by a name together; tests/wasm/rules/houses.test.ts compares them with the core's. */
import type { Shape } from './shape.ts';

/** A board and its boxes, which are as large as the board where it has none. */
type Boxes = Pick<Shape, 'rows' | 'columns' | 'boxRows' | 'boxColumns'>;

/** The nine squares of Asterisk, one in each box of a 9×9 board. */
export const asterisk: readonly number[] = [13, 20, 24, 37, 40, 43, 56, 60, 67];

/** The windows of Windoku: boxes with a gap of one line around and between them. */
export function windows({ rows, columns, boxRows, boxColumns }: Boxes): number[][] {
  const houses: number[][] = [];
  for (let top = 1; top + boxRows < rows; top += boxRows + 1)
    for (let left = 1; left + boxColumns < columns; left += boxColumns + 1)
      houses.push(
        Array.from(
          { length: boxRows * boxColumns },
          (_, at) => (top + Math.floor(at / boxColumns)) * columns + left + (at % boxColumns),
        ),
      );
  return houses;
}

/** For every place in a box, the cells at that place of all boxes. */
export function disjointGroups({ rows, columns, boxRows, boxColumns }: Boxes): number[][] {
  const groups = Array.from({ length: boxRows * boxColumns }, (): number[] => []);
  for (let cell = 0; cell < rows * columns; cell++) {
    const [row, column] = [Math.floor(cell / columns), cell % columns];
    groups[(row % boxRows) * boxColumns + (column % boxColumns)]?.push(cell);
  }
  return groups;
}
