import type { RuleFace } from '../../../../site/src/rules/index.ts';

/** A rule with a switch, with a number and cells in order. */
export const face: RuleFace = {
  name: 'test-path',
  parameters: [
    { name: 'step', kind: 'number', label: 'Step', least: 2, most: 7 },
    { name: 'path', kind: 'cells', label: 'Path', isOrdered: true },
  ],
  order: 15,
  fresh: () => ({ name: 'test-path', step: 2, path: [0, 1] }),
  label: 'Path of the tests',
  meaning: 'A test of what is chosen for a rule with a switch',
  broken: { 'test-path': 'a wrong step' },
};
