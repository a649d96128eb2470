/** What has just happened in a watched search and what comes next, in one or two sentences. */
import { lessonWords } from '../../words/lessons.ts';
import type { Sentence } from '../../words/sentence.ts';
import { takesFewest, type Algorithm } from '../../puzzle/algorithms.ts';
import { digitsOf } from '../../puzzle/digits.ts';
import { sharedBy } from '../../rules/index.ts';
import type { TraceEvent, TraceFrame, TraceView } from '../../solver/lessons.ts';

const { happened, next } = lessonWords;

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
    sharing: sharedBy(reason ?? ''),
  };
}

/** What happened, and what happens next. `size` is the number of digits. */
export function explain(view: TraceView, algorithm: Algorithm, size: number): Sentence {
  return [...whatHappened(view, algorithm), ...whatIsNext(view, algorithm, size)];
}

function whatHappened(view: TraceView, algorithm: Algorithm): Sentence {
  const { grid } = view;
  const event = told(view.event);
  const { cell, digit } = event;
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
    case 'conflict': {
      const theirs = grid[event.other] ?? 0;
      if (event.depth === 0)
        return happened.givensConflict(cell, digit, theirs, event.other, event.sharing);
      return (byStack ? happened.conflictMade : happened.conflict)(
        digit,
        cell,
        theirs,
        event.other,
        event.sharing,
      );
    }
    case 'place':
      if (byStack) return happened.push(digit, cell);
      return view.singles.includes(cell)
        ? happened.placeSingle(digit, cell)
        : happened.place(digit, cell);
    case 'remove':
      return removed(view, byStack);
    case 'backtrack':
      return gaveUp(view);
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

function removed(view: TraceView, byStack: boolean): Sentence {
  const { cell, digit } = told(view.event);
  const frame = frameOf(view, cell);
  if (!frame) return happened.removeSingle(digit, cell);
  const bit = 1 << (digit - 1);
  if (byStack) return (frame.refused & bit ? happened.pop : happened.popBack)(digit, cell);
  return (frame.solved & bit ? happened.removeSolved : happened.remove)(digit, cell);
}

function gaveUp(view: TraceView): Sentence {
  const { cell } = told(view.event);
  const { refused = 0, solved = 0 } = view.frames.at(-1) ?? {};
  const all = (1 << Math.round(Math.sqrt(view.grid.length))) - 1;
  return happened.backtrack(
    cell,
    digitsOf(refused),
    digitsOf(all & ~refused & ~solved),
    digitsOf(solved),
  );
}

function whatIsNext(view: TraceView, algorithm: Algorithm, size: number): Sentence {
  const { event } = view;
  const upcoming = told(view.upcoming);
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
      return upcoming.digit === size ? lastChance(view) : next.try(upcoming.digit);
    case 'conflict':
    case 'place':
      if (event.kind === 'single') return next.end;
      if (!byStack) return next.judge;
      return event.kind === 'try' ? next.push : next.isBad;
    case 'single':
      return next.single;
    case 'remove':
      return byStack && event.kind === 'conflict'
        ? next.pop
        : next.remove(upcoming.digit, upcoming.cell);
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
function lastChance(view: TraceView): Sentence {
  const { digit, cell, depth } = told(view.upcoming);
  const caller = view.frames[depth - 2];
  return next.tryLast(digit, cell, caller?.cell ?? undefined, caller?.digit ?? 0);
}

/** The open frame of a cell; singles have none. */
function frameOf(view: TraceView, cell: number): TraceFrame | undefined {
  return view.frames.find((frame) => frame.cell === cell);
}
