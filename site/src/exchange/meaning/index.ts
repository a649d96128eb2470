/** The likely meanings of all that an author drew and told. */
import { arrowGuesses } from './arrows.ts';
import { cageGuesses } from './cages.ts';
import { edgeGuesses } from './edges.ts';
import type { Guess } from './guess.ts';
import { lineGuesses } from './lines.ts';
import { cellGuesses } from './marked-cells.ts';
import { outsideGuesses } from './outside.ts';
import type { Scene } from './scene.ts';
import { sideBySideGuesses } from './side-by-side.ts';
import { wholeGuesses } from './whole.ts';

export function guessesOf(scene: Scene): readonly Guess[] {
  return [
    ...wholeGuesses(scene),
    ...sideBySideGuesses(scene),
    ...cageGuesses(scene),
    ...arrowGuesses(scene),
    ...lineGuesses(scene),
    ...edgeGuesses(scene),
    ...cellGuesses(scene),
    ...outsideGuesses(scene),
  ];
}
