import type { RuleFace } from '../face.ts';

/** Rows and columns alone: what is left of classic when the boxes are switched off. */
export const face: RuleFace = {
  name: 'latin',
  base: 'weakest',
  fresh: () => ({ name: 'latin' }),
  label: 'No boxes',
  meaning: 'Only rows and columns hold every digit once',
  broken: { latin: 'equal digits in one row or column' },
};
