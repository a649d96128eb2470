import { disjointGroups, windows } from '../../puzzle/houses.ts';
import type { RuleFace } from '../face.ts';

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
