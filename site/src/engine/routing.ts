import type { AskOptions, Engine, StartTimes } from './engine.ts';
import { isOfVariants, isShared } from './questions.ts';
import type { EngineRequest } from './messages/request-types.ts';
import type { Reply } from './messages/types.ts';

/** Whether a description has the rule `constraints`, and so belongs to the second module. */
export function hasConstraints(description: string): boolean {
  return /^1;(?:[^;]*,)?constraints:/.test(description);
}

/** Whether a question is for the second module. */
export function isForVariants(request: EngineRequest): boolean {
  if (isOfVariants(request)) return true;
  if (isShared(request)) return hasConstraints(request.puzzle);
  switch (request.kind) {
    case 'import':
      return hasConstraints(request.text);
    case 'watch':
    case 'tree':
      return hasConstraints(request.search.puzzle);
    case 'batch':
      return request.anyRules || hasConstraints(`1;${request.rules};`);
    case 'count-part':
    case 'steps':
      return hasConstraints(request.puzzle);
    default:
      return false;
  }
}

/**
 * An engine that answers questions about puzzles of any rules by a second one, which is made when
 * the first of them comes.
 */
export class RoutedEngine implements Engine {
  readonly #classic: Engine;
  readonly #makeVariants: () => Engine;
  #variants: Engine | undefined;
  #closed = false;

  constructor(classic: Engine, makeVariants: () => Engine) {
    this.#classic = classic;
    this.#makeVariants = makeVariants;
  }

  ask<R extends EngineRequest>(request: R, options?: AskOptions): Promise<Reply<R['kind']>> {
    if (!isForVariants(request) || this.#closed) return this.#classic.ask(request, options);
    this.#variants ??= this.#makeVariants();
    return this.#variants.ask(request, options);
  }

  start(): Promise<StartTimes> {
    return this.#classic.start();
  }

  close(): void {
    this.#closed = true;
    this.#classic.close();
    this.#variants?.close();
  }
}
