import type { RuleFace } from '../face.ts';

export const face: RuleFace = {
  name: 'king',
  wrappedName: 'torus-king',
  order: 20,
  fresh: () => ({ name: 'king' }),
  label: "King's move",
  meaning: 'No two equal digits touch, not even at a corner',
  broken: {
    king: "equal digits a king's move apart",
    'torus-king': "equal digits a king's move apart, around the edges",
  },
  conflict: {
    king: 'touch',
    'torus-king': 'touch around the edge of the board',
  },
  shared: {
    king: "is a king's move away",
    'torus-king': "is a king's move away, around the edge of the board",
  },
};
