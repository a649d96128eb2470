import type { RuleFace } from './face.ts';

export const knight: RuleFace = {
  name: 'knight',
  wrappedName: 'torus-knight',
  fresh: { name: 'torus-knight' },
};
