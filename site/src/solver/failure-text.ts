import { EngineFailure } from '../engine/engine.ts';
import { words } from '../words/index.ts';

/** What to say where the engine gave no answer: why it cannot work here, or that it broke down. */
export function failureText(failure: unknown): string {
  return words.answers.failures[failure instanceof EngineFailure ? failure.code : 'crashed'];
}
