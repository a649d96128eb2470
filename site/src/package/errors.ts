/** What is wrong with an input, or with the engine. */
import type { Problem } from '../engine/messages/problem.ts';
import type { Fault } from '../exchange/index.ts';

export { EngineFailure, type FailureCode } from '../engine/engine.ts';

/** Where something wrong stands: what is known of it. */
export interface Where {
  /** From 1. */
  readonly line?: number;
  /** From 1. */
  readonly column?: number;
  /** From 0 in reading order. */
  readonly cell?: number;
  /** The number of an item of a constraint text, from 1, its kind, and the number of its argument. */
  readonly item?: number;
  readonly kind?: string;
  readonly argument?: number;
  /** The name of a field of another program's data. */
  readonly field?: string;
}

/** An input that is no puzzle: where it goes wrong, what was found there, and what was expected. */
export class PuzzleError extends Error {
  override readonly name = 'PuzzleError';

  constructor(
    /** A sentence for people. */
    message: string,
    readonly where: Where,
    readonly found: string,
    readonly expected: string,
  ) {
    super(message);
  }
}

/** `sentence` says the same to people. */
export function errorOfProblem(
  { line, column, cell, found, expected }: Omit<Problem, 'code'>,
  sentence: string,
): PuzzleError {
  const where = {
    ...(line !== null && { line }),
    ...(column !== null && { column }),
    ...(cell !== null && { cell }),
  };
  return new PuzzleError(sentence, where, found, expected);
}

export function errorOfFault(fault: Fault, sentence: string): PuzzleError {
  const where = fault.where === '' ? {} : { field: fault.where };
  return new PuzzleError(sentence, where, fault.found, fault.expected);
}
