/** Counting the solutions of a puzzle with rules of a variant, of which most have one. */
import type { AskOptions, Engine, EngineAnswer, Outcome } from '../engine/index.ts';

/** Most counts end sooner, and need no help. */
const aloneAtFirst = 1000;

/**
 * Counts, and after a moment also solves: the search for a second solution orders its guesses better than the
 * count does. Whichever first knows how many there are answers, and the other is stopped.
 */
export async function countBesideSolve(
  engine: Engine,
  puzzle: string,
  options: AskOptions,
): Promise<Outcome<EngineAnswer>> {
  const ending = new AbortController();
  const abort = () => ending.abort(options.signal?.reason);
  if (options.signal?.aborted) abort();
  options.signal?.addEventListener('abort', abort, { once: true });
  const { signal } = ending;
  const counted = engine.ask({ kind: 'count', puzzle }, { ...options, signal });
  const solved = later(aloneAtFirst, signal)
    .then(() => engine.ask({ kind: 'solve', puzzle }, { signal }))
    .then((reply) => {
      const isKnown = reply.ok && reply.value.stopped === 'complete';
      return isKnown && Number(reply.value.count) <= 1 ? reply : counted;
    });
  try {
    return await Promise.race([counted, solved.catch(() => counted)]);
  } finally {
    options.signal?.removeEventListener('abort', abort);
    ending.abort();
    counted.catch(() => undefined);
  }
}

function later(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    // Nobody waits for it any more.
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
}
