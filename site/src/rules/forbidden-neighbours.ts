import type { RuleFace } from './face.ts';

export const forbiddenNeighbours: RuleFace = {
  name: 'pairs',
  wrappedName: 'torus-pairs',
  fresh: { name: 'torus-pairs', pairs: [] },
  editor: 'pairs',
};
