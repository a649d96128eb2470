import type {
  Explained,
  ExplainerRating,
  Grading,
  LogicState,
  Work,
} from '../messages/logic-types.ts';
import type {
  RawExplained,
  RawExplainerRating,
  RawGrading,
  RawLogicState,
  RawWork,
} from '../module/raw-logic.ts';
import type { Level, Technique } from '../messages/names.ts';

export function rawWork({ entered, open }: Work): RawWork {
  return { entered: entered.join(''), open: open.map((digits) => digits ?? -1) };
}

function stateOf({ kind, cell, digit }: RawLogicState): LogicState {
  return (cell < 0 ? { kind } : { kind, cell, digit }) as LogicState;
}

export function explainedOf({ state, numbers }: RawExplained): Explained {
  return { state: stateOf(state), numbers };
}

export function gradingOf(raw: RawGrading): Grading {
  const { level, score, hardest, steps, singles } = raw;
  return {
    state: stateOf(raw.state),
    grade:
      level === ''
        ? null
        : { level: level as Level, score, hardest: hardest as Technique, steps, singles },
  };
}

export function ratingOf({ tenths, estimate }: RawExplainerRating): ExplainerRating {
  return { tenths: tenths || null, isEstimate: estimate };
}
