import type { RuleFace } from '../face.ts';

/**
 * The rules of a variant as a list of items (puzzle/items.ts). What they are called
 * and how they are drawn is in ../variants.
 */
export const face: RuleFace = {
  name: 'constraints',
  isOfVariants: true,
  parameters: [{ name: 'items', kind: 'items' }],
  fresh: () => ({ name: 'constraints', items: [] }),
  label: 'Rules of a variant',
  meaning: 'Cages, lines, dots, clues outside the grid and more, as they came with the puzzle',
  broken: { constraints: 'a rule of the puzzle' },
};
