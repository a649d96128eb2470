/** Puzzles to watch: small ones whose whole search can be seen, and the first sample of UCF's. */
import { readDescription } from '../../puzzle/description.ts';
import { examples } from '../../game/examples.ts';
import type { Puzzle } from '../../puzzle/puzzle.ts';

export interface Sample {
  readonly title: string;
  readonly puzzle: Puzzle;
}

const [mystic] = examples.filter(({ group }) => group === 'mystic');
const shown = [...examples.filter(({ group }) => group === 'small'), ...(mystic ? [mystic] : [])];

export const samples: readonly Sample[] = shown.flatMap(({ title, description }) => {
  const puzzle = readDescription(description);
  return puzzle ? [{ title, puzzle }] : [];
});
