import type { RuleFace } from './face.ts';

export const extraHouse: RuleFace = {
  name: 'house',
  fresh: { name: 'house', cells: [] },
  draw: ({ cells = [] }) => ({ shaded: cells, outlines: [{ cells, stroke: 'house' }] }),
};
