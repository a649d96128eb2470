/**
 * The way out to other programs: a puzzle in, the text in one of their forms out, and before that what the form
 * cannot hold. It knows neither the page nor the network, and is the same in the page, in a worker and in Node.
 */
import { formOfFPuzzles, fPuzzles } from './f-puzzles.ts';
import type { Form } from './outgoing.ts';

export { canWrite, type Form, type Loss, type Outgoing } from './outgoing.ts';

/** The forms by name. */
export const forms = {
  'f-puzzles': fPuzzles,
  sudokupad: formOfFPuzzles('https://sudokupad.app/fpuz'),
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;
