import { EngineFailure } from '../engine/engine.ts';
import { words } from '../words/index.ts';

/** What to say where the engine gave no answer: why it cannot work here, or that it broke down. */
export function failureText(failure: unknown): string {
  return words.answers.failures[failure instanceof EngineFailure ? failure.code : 'crashed'];
}

/** Whether the engine broke down in the middle; it may well answer the next question. */
export function isCrash(failure: unknown): boolean {
  return (
    failure instanceof EngineFailure &&
    (failure.code === 'crashed' || failure.code === 'out_of_memory')
  );
}
