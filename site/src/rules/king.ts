import type { RuleFace } from './face.ts';

export const king: RuleFace = {
  name: 'king',
  wrappedName: 'torus-king',
  fresh: { name: 'king' },
};
