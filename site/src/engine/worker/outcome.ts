import type { RawAnswer, RawLimits, RawProblem, RawProgress } from '../module/raw-answers.ts';
import type { ErrorCode, Stage, StopReason } from '../messages/names.ts';
import type { Limits } from '../messages/request-types.ts';
import type { EngineAnswer, Outcome, Problem, Progress } from '../messages/types.ts';

// The module's names are declared as the unions of names.ts; the contract test proves that they
// are those, so the casts below add no claim of their own.

/** What is wrong with an input, and where. */
export function problemOf(raw: RawProblem): Problem {
  return {
    code: raw.code as ErrorCode,
    line: raw.line || null,
    column: raw.column || null,
    cell: raw.cell < 0 ? null : raw.cell,
    found: raw.found,
    expected: raw.expected,
  };
}

/** The value of an answer, or its problem. */
export function outcome<Raw extends { problem: RawProblem }, T>(
  raw: Raw,
  value: (raw: Raw) => T,
): Outcome<T> {
  if (raw.problem.code !== '') return { ok: false, problem: problemOf(raw.problem) };
  return { ok: true, value: value(raw) };
}

/** The same for what a person's logic answers, whose state has the problem. */
export function outcomeOf<Raw extends { state: { problem: RawProblem } }, T>(
  raw: Raw,
  value: (raw: Raw) => T,
): Outcome<T> {
  return outcome(raw.state, () => value(raw));
}

/** What a search found. */
export function answerOf(raw: RawAnswer): EngineAnswer {
  return {
    count: raw.count,
    stopped: raw.stopped as StopReason,
    nodes: raw.nodes,
    milliseconds: raw.milliseconds,
    solution: raw.solution === '' ? null : raw.solution,
  };
}

/** Limits as the module takes them: 0 for none. */
export function limitsOf(limits: Limits | undefined): RawLimits {
  return {
    solutions: limits?.solutions ?? 0,
    nodes: limits?.nodes ?? 0,
    milliseconds: limits?.milliseconds ?? 0,
  };
}

/** Progress as the module tells it. */
export function toProgress(onProgress: (progress: Progress) => void): RawProgress {
  return (count, nodes, fraction, stage) =>
    onProgress({ count, nodes, fraction, stage: stage as Stage });
}
