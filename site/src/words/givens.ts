/** "no givens", "1 given", "17 givens" */
export const givens = (count: number): string =>
  count === 0 ? 'no givens' : count === 1 ? '1 given' : `${count} givens`;
