/** Questions about the puzzles of long lists. Loaded with the first of them. */
import type { Engine } from '../engine/engine.ts';
import type { LogicState } from '../engine/messages/logic-types.ts';
import type { EngineRequest } from '../engine/messages/request-types.ts';
import type { Outcome, Values } from '../engine/messages/types.ts';
import { writeDescription } from '../puzzle/description.ts';
import type { Puzzle } from '../puzzle/puzzle.ts';
import { isCrash } from './failure-text.ts';
import type { ListAnswer, ListGrade, Lists } from './solver.ts';

type ListRequest = Extract<EngineRequest, { kind: 'grade' | 'solve' | 'inspect' }>;

/** As for one puzzle: a search for a technique gives up after this many patterns. */
const nodes = 20_000_000;

/** One puzzle of a list must not hold up the others for longer, in milliseconds. */
const usualPatience = 10_000;

/** What a grade tells of the solutions; nothing on a board that nobody grades. */
const answerOf: Record<LogicState['kind'], ListAnswer | undefined> = {
  sound: 'one',
  solved: 'one',
  'no-solution': 'none',
  'several-solutions': 'several',
  stopped: 'late',
  'other-board': undefined,
  // Of givens nobody says that.
  'wrong-digit': 'none',
  'wrong-mark': 'none',
};

export class EngineLists implements Lists {
  /** The engine keeps one worker more than that for whoever plays meanwhile. */
  readonly atOnce: number;
  #engine: Engine;
  #patience: number;

  constructor(engine: Engine, atOnce: number, patience = usualPatience) {
    this.#engine = engine;
    this.atOnce = atOnce;
    this.#patience = patience;
  }

  async grade(description: string, signal: AbortSignal): Promise<ListGrade> {
    const about = { puzzle: description, limits: { nodes } };
    const grading = await this.#ask({ kind: 'grade', ...about }, signal);
    if (typeof grading === 'string') return { answer: grading };
    const { state, grade } = grading;
    const answer = answerOf[state.kind];
    if (!grade) return answer ? { answer } : {};
    const { level, score, hardest } = grade;
    return { ...(answer && { answer }), level, score, hardest };
  }

  async solve(
    description: string,
    signal: AbortSignal,
  ): Promise<{ answer: ListAnswer; solution?: string }> {
    const found = await this.#ask({ kind: 'solve', puzzle: description }, signal);
    if (typeof found === 'string') return { answer: found };
    const { count, stopped, solution } = found;
    if (count !== '0' && count !== '1') return { answer: 'several' };
    if (stopped !== 'complete') return { answer: 'late' };
    return count === '0' ? { answer: 'none' } : { answer: 'one', ...(solution && { solution }) };
  }

  async isSolved(puzzle: Puzzle): Promise<boolean> {
    if (puzzle.givens.includes(0)) return false;
    const { signal } = new AbortController();
    const asked = { kind: 'inspect', puzzle: writeDescription(puzzle) } as const;
    const found = await this.#ask(asked, signal);
    return typeof found !== 'string' && found.conflicts.length === 0;
  }

  async #ask<R extends ListRequest>(
    request: R,
    signal: AbortSignal,
  ): Promise<Values[R['kind']] | 'late' | 'failed'> {
    signal.throwIfAborted();
    const aborter = new AbortController();
    const stop = () => aborter.abort(signal.reason);
    signal.addEventListener('abort', stop);
    const timer = setTimeout(stop, this.#patience);
    try {
      const outcome: Outcome<Values[R['kind']]> = await this.#engine.ask(request, {
        signal: aborter.signal,
      });
      return outcome.ok ? outcome.value : 'failed';
    } catch (failure) {
      if (signal.aborted) throw failure;
      if (aborter.signal.aborted) return 'late';
      if (isCrash(failure)) return 'failed';
      throw failure;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
    }
  }
}
