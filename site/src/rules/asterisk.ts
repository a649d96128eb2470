import type { RuleFace } from './face.ts';

/** Where the nine squares are drawn: as published, one in each box. */
const squares = [13, 20, 24, 37, 40, 43, 56, 60, 67];

export const asterisk: RuleFace = {
  name: 'asterisk',
  fresh: { name: 'asterisk' },
  sizes: [9],
  draw: () => ({
    shaded: squares,
    outlines: squares.map((cell) => ({ cells: [cell], stroke: 'house' })),
  }),
};
