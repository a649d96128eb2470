import type { Shape } from '../../puzzle/shape.ts';
import type { RuleFace } from '../face.ts';

/** The four windows: the 3×3 squares between the boxes. */
function windows(): number[][] {
  const starts = [10, 14, 46, 50];
  const inside = [0, 1, 2, 9, 10, 11, 18, 19, 20];
  return starts.map((start) => inside.map((step) => start + step));
}

/** For every place in a box, the cells at that place of all boxes. */
function disjointGroups({ digits: size, boxRows, boxColumns }: Shape): number[][] {
  const cells = Array.from({ length: size * size }, (_, cell) => cell);
  const placeInBox = (cell: number) =>
    (Math.floor(cell / size) % boxRows) * boxColumns + ((cell % size) % boxColumns);
  return Array.from({ length: size }, (_, place) =>
    cells.filter((cell) => placeInBox(cell) === place),
  );
}

export const face: RuleFace = {
  name: 'house',
  parameters: [{ name: 'cells', kind: 'cells', isHouse: true }],
  order: 90,
  several: { one: 'House', add: 'Add an extra house' },
  fresh: () => ({ name: 'house', cells: [] }),
  label: 'Extra house',
  meaning: 'Cells you choose hold every digit once',
  broken: { house: 'equal digits in an extra house' },
  conflict: { house: 'in an extra house' },
  shared: { house: 'is in the same extra house' },
  groups: [
    {
      name: 'windoku',
      label: 'Windoku',
      meaning: 'Four extra squares of nine cells hold every digit once',
      sizes: [9],
      houses: windows,
      conflict: 'in a window',
    },
    {
      name: 'disjoint-groups',
      label: 'Disjoint groups',
      meaning: 'No digit appears in the same place in two boxes',
      houses: disjointGroups,
      conflict: 'in the same place of their boxes',
      isUnseen: true,
    },
  ],
  draw: ({ cells = [] }) => ({ shaded: cells, outlines: [{ cells, stroke: 'house' }] }),
};
