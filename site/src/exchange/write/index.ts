/**
 * The way out to other programs: a puzzle in, the text in one of their forms out, and before that what the form
 * cannot hold. It knows neither the page nor the network, and is the same in the page, in a worker and in Node.
 */
import { fPuzzles } from './f-puzzles.ts';
import { iss, issText } from './iss.ts';
import { lisudoku } from './lisudoku.ts';
import type { Form } from './outgoing.ts';
import { penpa } from './penpa/penpa.ts';
import { candidateGrid, candidateLine, line, openSudoku, sdk, sdm, stateLine } from './plain.ts';
import { sudokuMaker } from './sudokumaker.ts';
import { sudokuPad } from './sudokupad.ts';
import { tikz } from './tikz.ts';

export { canWrite, type Form, type Loss, type Outgoing } from './outgoing.ts';

/** The forms by name. */
export const forms = {
  sudokupad: sudokuPad,
  'f-puzzles': fPuzzles,
  iss,
  'iss-text': issText,
  sudokumaker: sudokuMaker,
  lisudoku,
  penpa,
  line,
  'candidate-line': candidateLine,
  'candidate-grid': candidateGrid,
  'state-line': stateLine,
  sdk,
  sdm,
  'open-sudoku': openSudoku,
  tikz,
} satisfies Record<string, Form>;

export type FormName = keyof typeof forms;

/** Forms that are links, in the order in which they are offered. */
export const linkForms = [
  'sudokupad',
  'f-puzzles',
  'sudokumaker',
  'iss',
  'lisudoku',
  'penpa',
] as const;
