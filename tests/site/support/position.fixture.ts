import { readDescription } from '../../../site/src/puzzle/description.ts';
import { newPosition, type Position } from '../../../site/src/game/position.ts';

export const mystic =
  '1;torus-knight,torus-pairs:26.23;98.2.37b5d98g8b4f5c5b9.3f5b7b1983.2f4b38c127659';

/** A position on a puzzle that the test trusts. */
export function positionOf(description: string, title = 'A test'): Position {
  const puzzle = readDescription(description);
  if (!puzzle) throw new Error(`not a description: ${description}`);
  return newPosition(puzzle, title, 'test');
}
