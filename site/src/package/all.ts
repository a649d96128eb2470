/** Everything that the package gives, whichever door it comes through. */
export {
  check,
  candidates,
  contradiction,
  count,
  enumerate,
  first,
  prove,
  solve,
} from './questions.ts';
export { grade, hint, path, type Hints, type Path, type Progressed } from './logic.ts';
export { generate } from './making.ts';
export {
  readLink,
  readText,
  textForms,
  writeText,
  type LinkRead,
  type TextForm,
  type TextRead,
} from './texts.ts';
export { linkPrograms, writeLink, type LinkProgram, type LinkWritten, type Loss } from './links.ts';
export { close, configure } from './current.ts';
export { EngineFailure, PuzzleError, type FailureCode, type Where } from './errors.ts';
export { levels, symmetries, techniques } from '../engine/messages/names.ts';
export type * from './types.ts';
