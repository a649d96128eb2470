/** What has just happened in a watched search and what comes next, in one or two sentences. */
import { lessonWords } from '../../words/lessons.ts';
import type { Sentence } from '../../words/sentence.ts';
import { takesFewest, type Algorithm } from '../../puzzle/algorithms.ts';
import { allDigits, digitsOf } from '../../puzzle/digits.ts';
import { valueOf, type Shape } from '../../puzzle/shape.ts';
import { brokenBy, sharedBy, type VariantListed } from '../../rules/index.ts';
import type { TraceEvent, TraceFrame, TraceView } from '../../solver/lessons.ts';

const { happened, next } = lessonWords;

/** What a search is told with: its board, and the rules of a variant. */
interface Told {
  readonly view: TraceView;
  readonly algorithm: Algorithm;
  readonly shape: Shape;
  readonly list: readonly VariantListed[];
}

/** An event's members as numbers; those that do not count are never looked at. */
function told({ kind, depth, candidates, ...event }: TraceEvent) {
  const { cell, digit, other, reason } = event;
  return {
    kind,
    depth,
    candidates,
    cell: cell ?? 0,
    digit: digit ?? 0,
    other: other ?? 0,
    reason: reason ?? '',
  };
}

/** What happened, and what happens next. `list` has the rules of a variant, which conflicts name. */
export function explain(
  view: TraceView,
  algorithm: Algorithm,
  shape: Shape,
  list: readonly VariantListed[] = [],
): Sentence {
  const all = { view, algorithm, shape, list };
  return [...whatHappened(all), ...whatIsNext(all)];
}

function whatHappened(all: Told): Sentence {
  const { view, algorithm, shape } = all;
  const event = told(view.event);
  const { cell } = event;
  const digit = valueOf(shape, event.digit);
  const byStack = algorithm === 'stack';
  switch (event.kind) {
    case 'start':
      return happened.start;
    case 'visit':
      return visited(view, algorithm);
    case 'try':
      return happened.try(digit, cell);
    case 'single':
      return happened.single(digit, cell);
    case 'conflict':
      return conflicting(all);
    case 'place':
      if (byStack) return happened.push(digit, cell);
      return view.singles.includes(cell)
        ? happened.placeSingle(digit, cell)
        : happened.place(digit, cell);
    case 'remove':
      return removed(all, byStack);
    case 'backtrack':
      return gaveUp(all);
    case 'solution':
      return byStack ? happened.solutionFirst : happened.solution(view.counters.solutions);
    case 'done':
      return byStack
        ? happened.doneStack(view.counters.solutions > 0)
        : happened.done(view.counters.solutions);
  }
}

function visited(view: TraceView, algorithm: Algorithm): Sentence {
  const { cell, candidates } = told(view.event);
  const candidatesLeft = digitsOf(candidates).length;
  if (takesFewest(algorithm)) return happened.visitFewest(cell, candidatesLeft);
  if (algorithm === 'singles' && candidatesLeft === 0) return happened.visitDead(cell);
  return happened.visit(cell);
}

/** "9 cannot go in r1c1, beside the 6 in r1c2: a cage with a repeated digit or the wrong sum." */
function conflicting({ view, algorithm, shape, list }: Told): Sentence {
  const event = told(view.event);
  const { cell, other, reason } = event;
  const digit = valueOf(shape, event.digit);
  const theirs = valueOf(shape, view.grid[other] ?? 0);
  const isGiven = event.depth === 0;
  // A rule of a variant goes by the number of its item, and may refuse a digit by itself.
  if (/^\d/.test(reason) || other === cell) {
    const say = isGiven
      ? happened.givensConflictRule
      : algorithm === 'stack'
        ? happened.conflictRuleMade
        : happened.conflictRule;
    const beside = other === cell ? [] : happened.beside(theirs, other);
    return say(digit, cell, beside, brokenBy(reason, list));
  }
  const sharing = sharedBy(reason);
  if (isGiven) return happened.givensConflict(cell, digit, theirs, other, sharing);
  const say = algorithm === 'stack' ? happened.conflictMade : happened.conflict;
  return say(digit, cell, theirs, other, sharing);
}

function removed({ view, shape }: Told, byStack: boolean): Sentence {
  const event = told(view.event);
  const { cell } = event;
  const digit = valueOf(shape, event.digit);
  const frame = frameOf(view, cell);
  if (!frame) return happened.removeSingle(digit, cell);
  const bit = 1 << (event.digit - 1);
  if (byStack) return (frame.refused & bit ? happened.pop : happened.popBack)(digit, cell);
  return (frame.solved & bit ? happened.removeSolved : happened.remove)(digit, cell);
}

function gaveUp({ view, shape }: Told): Sentence {
  const { cell } = told(view.event);
  const { refused = 0, solved = 0 } = view.frames.at(-1) ?? {};
  const valuesOf = (digits: number) => digitsOf(digits).map((digit) => valueOf(shape, digit));
  const failed = allDigits(shape.digits) & ~refused & ~solved;
  return happened.backtrack(cell, valuesOf(refused), valuesOf(failed), valuesOf(solved));
}

function whatIsNext({ view, algorithm, shape }: Told): Sentence {
  const { event } = view;
  const upcoming = told(view.upcoming);
  const digit = valueOf(shape, upcoming.digit);
  const byStack = algorithm === 'stack';
  if (event.kind === 'done') return next.end;
  switch (upcoming.kind) {
    case 'visit':
      return event.kind === 'start'
        ? next.first
        : byStack || event.kind !== 'place'
          ? next.visit
          : next.deeper;
    case 'try':
      return upcoming.digit === shape.digits ? lastChance(view, shape) : next.try(digit);
    case 'conflict':
    case 'place':
      if (event.kind === 'single') return next.end;
      if (!byStack) return next.judge;
      return event.kind === 'try' ? next.push : next.isBad;
    case 'single':
      return next.single;
    case 'remove':
      return byStack && event.kind === 'conflict' ? next.pop : next.remove(digit, upcoming.cell);
    case 'backtrack':
      return next.backtrack(upcoming.cell);
    case 'solution':
      return next.solution;
    case 'done':
      return event.kind === 'solution' ? next.end : next.done;
    case 'start':
      return next.end;
  }
}

/** Before the last digit of a cell: where the search goes should it fail. */
function lastChance(view: TraceView, shape: Shape): Sentence {
  const { digit, cell, depth } = told(view.upcoming);
  const caller = view.frames[depth - 2];
  return next.tryLast(
    valueOf(shape, digit),
    cell,
    caller?.cell ?? undefined,
    valueOf(shape, caller?.digit ?? 0),
  );
}

/** The open frame of a cell; singles have none. */
function frameOf(view: TraceView, cell: number): TraceFrame | undefined {
  return view.frames.find((frame) => frame.cell === cell);
}
