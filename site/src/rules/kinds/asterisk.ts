import type { RuleFace } from '../face.ts';

/** Where the nine squares are drawn: as published, one in each box. */
const squares = [13, 20, 24, 37, 40, 43, 56, 60, 67];

/** The extra house that the core knows by its own name. */
export const face: RuleFace = {
  name: 'asterisk',
  order: 40,
  sizes: [9],
  fresh: () => ({ name: 'asterisk' }),
  label: 'Asterisk',
  meaning: 'The nine marked squares hold every digit once',
  houseName: () => 'the asterisk',
  houses: () => [squares],
  broken: { asterisk: 'equal digits in the asterisk squares' },
  conflict: { asterisk: 'in the asterisk' },
  shared: { asterisk: 'is another asterisk square' },
  draw: () => ({
    shaded: squares,
    outlines: squares.map((cell) => ({ cells: [cell], stroke: 'house' })),
  }),
};
