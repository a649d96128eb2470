import type { RuleFace } from '../face.ts';

export const face: RuleFace = {
  name: 'taxicab',
  order: 25,
  fresh: () => ({ name: 'taxicab' }),
  label: 'Anti-taxicab',
  meaning: 'Two equal digits are never as many steps apart as the digit says',
  broken: { taxicab: 'equal digits as many steps apart as the digit says' },
  conflict: {
    taxicab: (digit) => (digit === 1 ? 'one step apart' : `${digit} steps apart`),
  },
  shared: { taxicab: 'is as many steps away as the digit says' },
};
