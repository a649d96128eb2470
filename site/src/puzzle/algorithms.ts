/** The searches that can be watched: the core's algorithms with their options. */
export const algorithms = ['recursion', 'fewest', 'singles', 'fewest-singles', 'stack'] as const;
export type Algorithm = (typeof algorithms)[number];

export function isAlgorithm(text: string): text is Algorithm {
  return (algorithms as readonly string[]).includes(text);
}

export function fillsSingles(algorithm: Algorithm): boolean {
  return algorithm === 'singles' || algorithm === 'fewest-singles';
}

export function takesFewest(algorithm: Algorithm): boolean {
  return algorithm === 'fewest' || algorithm === 'fewest-singles';
}
