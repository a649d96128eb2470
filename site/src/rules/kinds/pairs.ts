import type { RuleFace } from '../face.ts';

export const face: RuleFace = {
  name: 'pairs',
  wrappedName: 'torus-pairs',
  parameters: [{ name: 'pairs', kind: 'digit_pairs' }],
  order: 30,
  fresh: () => ({ name: 'torus-pairs', pairs: [] }),
  label: 'Forbidden neighbours',
  meaning: 'These pairs of digits are never side by side',
  broken: {
    pairs: 'a forbidden pair side by side',
    'torus-pairs': 'a forbidden pair side by side, around the edges',
  },
  conflict: {
    pairs: 'Digits that may not be side by side',
    'torus-pairs': 'Digits that may not be side by side, around the edge of the board',
  },
  shared: {
    pairs: 'is its neighbour, and the two are a forbidden pair',
    'torus-pairs':
      'is its neighbour around the edge of the board, and the two are a forbidden pair',
  },
  allowsEqual: true,
};
