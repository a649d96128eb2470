import { asterisk } from '../../puzzle/houses.ts';
import type { RuleFace } from '../face.ts';

/** The extra house that the core knows by its own name. */
export const face: RuleFace = {
  name: 'asterisk',
  order: 40,
  sizes: [9],
  fresh: () => ({ name: 'asterisk' }),
  label: 'Asterisk',
  meaning: 'The nine marked squares hold every digit once',
  houseName: () => 'the asterisk',
  houses: () => [asterisk],
  broken: { asterisk: 'equal digits in the asterisk squares' },
  conflict: { asterisk: 'in the asterisk' },
  shared: { asterisk: 'is another asterisk square' },
  draw: () => ({
    shaded: asterisk,
    outlines: asterisk.map((cell) => ({ cells: [cell], stroke: 'house' })),
  }),
};
