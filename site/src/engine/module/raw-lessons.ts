import type { TraceCounters } from '../messages/lesson-types.ts';
import type { RawProblem } from './raw-answers.ts';

/** What the module answers about watched searches, steps and assignments. See `module.ts`. */

export interface RawTraceEvent {
  kind: string;
  depth: number;
  cell: number;
  digit: number;
  other: number;
  reason: string;
  candidates: number;
}

export interface RawTraceView {
  problem: RawProblem;
  arrived: boolean;
  position: number;
  seen: number;
  complete: boolean;
  event: RawTraceEvent;
  upcoming: RawTraceEvent;
  counters: TraceCounters;
  seen_counters: TraceCounters;
  grid: string;
  depths: number[];
  singles: number[];
  frames: number[];
}

export interface RawTraceTree {
  problem: RawProblem;
  complete: boolean;
  nodes: number[];
}

export interface RawSteps {
  problem: RawProblem;
  moves: number[];
  status: string;
  after: number;
  grid: string;
  file: string;
  constraints: number[];
  culprits: number[];
}

export interface RawWatchedSearch {
  puzzle: string;
  algorithm: string;
  order: string;
  singles: boolean;
}

export interface RawWatchMove {
  position: number;
  goal: string;
  depth: number;
  budget: number;
  ahead: number;
}

export interface RawAssignmentFile {
  problem: RawProblem;
  course: string;
  puzzles: string[];
  names: string[];
}

export interface RawAssignmentAnswer {
  problem: RawProblem;
  output: string;
  count: string;
  stopped: string;
  milliseconds: number;
}
