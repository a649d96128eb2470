import type { RuleFace } from '../face.ts';

/** Rows, columns and boxes. */
export const face: RuleFace = {
  name: 'classic',
  base: 'default',
  fresh: () => ({ name: 'classic' }),
  label: 'Boxes',
  meaning: 'Each box holds every digit once, like rows and columns',
  broken: { classic: 'equal digits in one row, column or box' },
  shared: {
    row: 'is in the same row',
    column: 'is in the same column',
    box: 'is in the same box',
  },
  draw: () => ({ boxes: true }),
};
