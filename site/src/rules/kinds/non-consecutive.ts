import type { RuleFace } from '../face.ts';

export const face: RuleFace = {
  name: 'non-consecutive',
  parameters: [
    {
      name: 'edges',
      kind: 'word',
      label: 'At the edges',
      words: ['plain', 'torus'],
      wordNames: { plain: 'not wrapped', torus: 'wrapped around' },
    },
  ],
  order: 35,
  fresh: () => ({ name: 'non-consecutive', edges: 'plain' }),
  label: 'Non-consecutive',
  meaning: 'Cells side by side never hold consecutive digits',
  broken: { 'non-consecutive': 'consecutive digits side by side' },
  conflict: { 'non-consecutive': 'Consecutive digits side by side' },
  shared: { 'non-consecutive': 'is its neighbour, and the two are consecutive' },
  allowsEqual: true,
};
