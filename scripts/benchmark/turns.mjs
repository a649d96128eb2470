/** How often a list is solved when it is something's turn; the first time finds cold caches. */
export const solvesPerTurn = 3;

/**
 * The middle one, or the greater of the two in the middle.
 * @param {readonly number[]} numbers at least one
 */
export function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}
