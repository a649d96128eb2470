import type { EngineRequest } from './messages/types.ts';

/** The questions that both modules answer, in the same form: kinds of requests, and their functions. */
export const sharedQuestions = [
  'solve',
  'count',
  'first',
  'enumerate',
  'candidates',
  'contradiction',
  'inspect',
  'peers',
  'hint',
  'path',
  'grade',
] as const satisfies readonly EngineRequest['kind'][];
export type SharedQuestion = (typeof sharedQuestions)[number];

export type SharedRequest = Extract<EngineRequest, { kind: SharedQuestion }>;

export function isShared(request: EngineRequest): request is SharedRequest {
  return (sharedQuestions as readonly string[]).includes(request.kind);
}
