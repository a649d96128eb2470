import type {
  SearchTree,
  StepMove,
  Steps,
  TraceEvent,
  TraceFrame,
  TraceView,
  TreeNode,
  WatchedSearch,
  WatchMove,
} from '../messages/lesson-types.ts';
import type {
  RawSteps,
  RawTraceEvent,
  RawTraceTree,
  RawTraceView,
  RawWatchMove,
  RawWatchedSearch,
} from '../module/raw-lessons.ts';
import type { TraceEventKind } from '../messages/names.ts';

/** The list cut into pieces of `length`, each made into a value. */
function pieces<T>(
  list: readonly number[],
  length: number,
  make: (piece: readonly number[], index: number) => T,
): T[] {
  return Array.from({ length: list.length / length }, (_, index) =>
    make(list.slice(index * length, (index + 1) * length), index),
  );
}

/** Cells and indices are -1 for none. */
const orNull = (index: number): number | null => (index < 0 ? null : index);

export function rawSearch({ puzzle, algorithm, order, singles }: WatchedSearch): RawWatchedSearch {
  return { puzzle, algorithm, order, singles };
}

export function rawMove(move: WatchMove): RawWatchMove {
  const { position, goal, budget, depth = 0, ahead = 0 } = move;
  return { position, goal, depth, budget, ahead };
}

function eventOf(raw: RawTraceEvent): TraceEvent {
  return {
    kind: raw.kind as TraceEventKind,
    depth: raw.depth,
    cell: orNull(raw.cell),
    digit: raw.digit || null,
    other: orNull(raw.other),
    reason: raw.reason === '' ? null : (raw.reason as TraceEvent['reason']),
    candidates: raw.candidates,
  };
}

function frameOf([
  cell = -1,
  digit = 0,
  placed,
  refused = 0,
  solved = 0,
]: readonly number[]): TraceFrame {
  return { cell: orNull(cell), digit: digit || null, placed: placed === 1, refused, solved };
}

export function viewOf(raw: RawTraceView): TraceView {
  return {
    arrived: raw.arrived,
    position: raw.position,
    seen: raw.seen,
    complete: raw.complete,
    event: eventOf(raw.event),
    upcoming: eventOf(raw.upcoming),
    counters: raw.counters,
    seenCounters: raw.seen_counters,
    grid: raw.grid,
    depths: raw.depths,
    singles: raw.singles,
    frames: pieces(raw.frames, 5, frameOf),
  };
}

function treeNodeOf(piece: readonly number[]): TreeNode {
  const [parent = -1, cell = 0, digit = 0, refused, solved, first = 0, last = 0] = piece;
  return {
    parent: orNull(parent),
    cell,
    digit,
    refused: refused === 1,
    solved: solved === 1,
    first,
    last,
  };
}

export function treeOf(raw: RawTraceTree): SearchTree {
  return { complete: raw.complete, nodes: pieces(raw.nodes, 7, treeNodeOf) };
}

function moveOf([row = 0, column = 0, digit = 0]: readonly number[]): StepMove {
  return { row, column, digit };
}

export function stepsOf(raw: RawSteps): Steps {
  const digits = raw.culprits.length / raw.grid.length;
  return {
    moves: pieces(raw.moves, 3, moveOf),
    status: raw.status as Steps['status'],
    after: raw.after,
    grid: raw.grid,
    file: raw.file,
    constraints: raw.constraints,
    culprits: pieces(raw.culprits, digits, (piece) => piece.map(orNull)),
  };
}
