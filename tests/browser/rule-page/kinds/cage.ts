import type { RuleFace } from '../../../../site/src/rules/index.ts';

/** A rule that a puzzle has many times, with cells and a number. */
export const face: RuleFace = {
  name: 'test-cage',
  parameters: [
    { name: 'cells', kind: 'cells' },
    { name: 'sum', kind: 'number', label: 'Sum', least: 1, most: 45 },
  ],
  order: 95,
  several: { one: 'Cage', add: 'Add a cage' },
  fresh: () => ({ name: 'test-cage', cells: [], sum: 10 }),
  label: 'Cage of the tests',
  meaning: 'A test of what is chosen for a rule with many places',
  broken: { 'test-cage': 'a wrong sum' },
  draw: ({ cells = [] }) => ({ shaded: cells }),
};
