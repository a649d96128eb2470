import type { TraceEvent, TraceFrame, TraceView } from '../../../site/src/solver/lessons.ts';

export const noCounters = {
  visits: 0,
  tries: 0,
  singles: 0,
  conflicts: 0,
  placements: 0,
  removals: 0,
  backtracks: 0,
  solutions: 0,
  deepest: 0,
};

const nothing: TraceEvent = {
  kind: 'start',
  depth: 0,
  cell: null,
  digit: null,
  other: null,
  reason: null,
  candidates: 0,
};

/** A frame of a cell: its digit, whether that is on the board, and what became of the others. */
export function frame(
  cell: number,
  digit: number,
  placed: boolean,
  refused = 0,
  solved = 0,
): TraceFrame {
  return { cell, digit, placed, refused, solved };
}

/** A 4x4 search at some event. */
export function at(
  event: Partial<TraceEvent>,
  upcoming: Partial<TraceEvent>,
  rest: Partial<TraceView> = {},
): TraceView {
  return {
    arrived: true,
    position: 1,
    seen: 1,
    complete: false,
    event: { ...nothing, ...event },
    upcoming: { ...nothing, ...upcoming },
    counters: noCounters,
    seenCounters: noCounters,
    grid: new Array<number>(16).fill(0),
    depths: [],
    singles: [],
    frames: [],
    ...rest,
  };
}
