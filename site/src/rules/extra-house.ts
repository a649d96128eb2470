import type { RuleFace } from './face.ts';

export const extraHouse: RuleFace = {
  name: 'house',
  fresh: { name: 'house', cells: [] },
  many: true,
  editor: 'house',
  draw: ({ cells = [] }) => ({ shaded: cells, outlines: [{ cells, stroke: 'house' }] }),
};
