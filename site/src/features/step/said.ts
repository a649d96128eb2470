import { valueOf, type Shape } from '../../puzzle/shape.ts';
import type { Steps } from '../../solver/lessons.ts';
import type { StepStatus } from './stepping.svelte.ts';
import { lessonWords } from '../../words/lessons.ts';
import { say, type Sentence } from '../../words/sentence.ts';

/** What the last step did, and why it could. */
export function saidOf(status: StepStatus, steps: Steps, shape: Shape): Sentence {
  const { step } = lessonWords;
  const move = steps.moves[steps.after - 1];
  if (status === 'ready' || !move)
    return status === 'failure' ? say`${step.status.failure}` : say`${step.ready}`;
  if (status === 'failure') return say`${step.status.failure}`;
  return say`${step.because(move.row * shape.columns + move.column, valueOf(shape, move.digit))} ${step.status[status]}`;
}
