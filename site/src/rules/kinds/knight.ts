import type { RuleFace } from '../face.ts';

export const face: RuleFace = {
  name: 'knight',
  wrappedName: 'torus-knight',
  order: 10,
  fresh: () => ({ name: 'torus-knight' }),
  label: "Knight's move",
  meaning: "No two equal digits a knight's move apart",
  broken: {
    knight: "equal digits a knight's move apart",
    'torus-knight': "equal digits a knight's move apart, around the edges",
  },
  conflict: {
    knight: 'a knight’s move apart',
    'torus-knight': 'a knight’s move apart, around the edge of the board',
  },
  shared: {
    knight: "is a knight's move away",
    'torus-knight': "is a knight's move away, around the edge of the board",
  },
};
