/** Which of the two modules answers a question, by the kind of its request. */
import type { EngineRequest } from './messages/request-types.ts';

/** The questions that both modules answer, in the same form: also the names of their functions. */
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

/** The questions that the second module alone answers; whoever only plays asks none of them. */
const variantQuestions = [
  'read-variant',
  'write-variant',
  'variant-rules',
  'place',
  'redundant',
  'changeable',
  'minimal-forms',
  'improve',
] as const satisfies readonly EngineRequest['kind'][];

type VariantRequest = Extract<EngineRequest, { kind: (typeof variantQuestions)[number] }>;

export function isOfVariants(request: EngineRequest): request is VariantRequest {
  return (variantQuestions as readonly string[]).includes(request.kind);
}
