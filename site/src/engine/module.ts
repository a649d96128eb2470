import type { TraceCounters } from './lesson-types.ts';
import { sharedQuestions, type SharedQuestion } from './shared-questions.ts';

/**
 * What the WASM module exports, as `wasm/bindings.cpp` registers it. A contract test compares
 * names and replies with the real module. Structures come as plain objects; an empty `code`, an
 * empty `solution` and a -1 stand for "none".
 */

export interface RawProblem {
  code: string;
  line: number;
  column: number;
  cell: number;
  found: string;
  expected: string;
}

export interface RawLimits {
  solutions: number;
  nodes: number;
  milliseconds: number;
}

export interface RawAnswer {
  problem: RawProblem;
  count: string;
  stopped: string;
  nodes: number;
  milliseconds: number;
  solution: string;
}

export interface RawPart {
  number: number;
  of: number;
  way: string;
}

export interface RawCountedPart {
  answer: RawAnswer;
  way: string;
  parts_per_worker: number;
}

export interface RawSolutions {
  answer: RawAnswer;
  grids: string[];
}

export interface RawProofs {
  problem: RawProblem;
  counts: string;
  nodes: number;
  milliseconds: number;
}

export interface RawCandidates {
  problem: RawProblem;
  stopped: string;
  nodes: number;
  milliseconds: number;
  cells: number[];
  solutions: number[];
}

export interface RawContradiction {
  problem: RawProblem;
  solvable: boolean;
  stopped: string;
  nodes: number;
  milliseconds: number;
  cells: number[];
  /** Of the second module alone. */
  rules?: number[];
}

/** Two cells that break a rule together. */
export interface RawConflict {
  first: number;
  second: number;
  rule: string;
  /** Missing where there are none. */
  others?: number[] | undefined;
}

export interface RawInspection {
  problem: RawProblem;
  conflicts: RawConflict[];
  marks: number[];
}

export interface RawPeers {
  problem: RawProblem;
  groups: { rule: string; cells: number[][] }[];
}

export interface RawImport {
  problem: RawProblem;
  format: string;
  puzzles: string[];
  names: string[];
  candidates: number[][];
  entered: number[][];
}

export interface RawNames {
  rules: string[];
  schemas: string[];
  error_codes: string[];
  stop_reasons: string[];
  formats: string[];
  trace_events: string[];
  levels: string[];
  symmetries: string[];
  kinds: string[];
  techniques: string[];
  largest_text: number;
}

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

export interface RawWork {
  entered: string;
  open: number[];
}

export interface RawLogicState {
  problem: RawProblem;
  kind: string;
  cell: number;
  digit: number;
}

export interface RawLogicHouse {
  kind: string;
  number: number;
  cells: number[];
}

export interface RawLogicStep {
  technique: string;
  level: string;
  score: number;
  digits: number;
  cells: number[];
  houses: number[];
  base_houses: number[];
  fins: number[];
  endo_fins: number[];
  sets: number[][];
  chain: number[][];
  eliminations: number[];
  placements: number[];
  rules: number[];
  combinations: number[];
  outies: number[];
  total: number;
  excluders: number[];
  excludes_all: boolean;
  parts: RawLogicStep[];
}

export interface RawHints {
  state: RawLogicState;
  gave_up: boolean;
  candidates: number[];
  houses: RawLogicHouse[];
  /** Kinds, numbers of items, and cells. */
  rules: RawLogicHouse[];
  steps: RawLogicStep[];
}

export interface RawPath {
  state: RawLogicState;
  houses: RawLogicHouse[];
  /** Kinds, numbers of items, and cells. */
  rules: RawLogicHouse[];
  steps: RawLogicStep[];
  grids: string[];
  candidates: number[][];
}

export interface RawGrading {
  state: RawLogicState;
  level: string;
  score: number;
  hardest: string;
  steps: number;
  singles: boolean;
}

export interface RawPuzzleWish {
  seed: number;
  number: number;
  least_givens: number;
  most_givens: number;
  minimal: boolean;
  symmetry: string;
  level: string;
  needs: string;
  without: string;
}

export interface RawMadePuzzle {
  problem: RawProblem;
  stopped: string;
  tried: number;
  nodes: number;
  milliseconds: number;
  givens: string;
  solution: string;
  level: string;
  score: number;
  hardest: string;
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

export type RawProgress = ((count: string, nodes: number, fraction: number) => void) | null;

type Query = (puzzle: string, limits: RawLimits, progress: RawProgress) => RawAnswer;

export interface WasmModule {
  solve: Query;
  count: Query;
  count_part: (
    puzzle: string,
    part: RawPart,
    limits: RawLimits,
    progress: RawProgress,
  ) => RawCountedPart;
  first: Query;
  enumerate: (
    puzzle: string,
    skip: number,
    most: number,
    limits: RawLimits,
    progress: RawProgress,
  ) => RawSolutions;
  candidates: (puzzle: string, limits: RawLimits, progress: RawProgress) => RawCandidates;
  contradiction: (puzzle: string, limits: RawLimits, progress: RawProgress) => RawContradiction;
  generate: (
    puzzle: string,
    wish: RawPuzzleWish,
    limits: RawLimits,
    progress: RawProgress,
  ) => RawMadePuzzle;
  prove: (rules: string, list: string) => RawProofs;
  inspect: (puzzle: string) => RawInspection;
  peers: (puzzle: string) => RawPeers;
  import_text: (text: string) => RawImport;
  export_text: (puzzle: string, form: string) => string;
  read_assignment: (text: string, course: string) => RawAssignmentFile;
  answer_assignment: (
    course: string,
    puzzle: string,
    number: number,
    limits: RawLimits,
    progress: RawProgress,
  ) => RawAssignmentAnswer;
  describe: () => RawNames;
  watch: (search: RawWatchedSearch, move: RawWatchMove) => RawTraceView;
  search_tree: (search: RawWatchedSearch, most: number) => RawTraceTree;
  steps: (puzzle: string, after: number) => RawSteps;
  hint: (puzzle: string, work: RawWork, technique: string, limits: RawLimits) => RawHints;
  path: (puzzle: string, work: RawWork, limits: RawLimits) => RawPath;
  grade: (puzzle: string, limits: RawLimits) => RawGrading;
}

/** What a constraint text turned out to be; `item` and `argument` are 0, `kind` is empty for none. */
export interface RawVariantText {
  problem: RawProblem;
  item: number;
  kind: string;
  argument: number;
  puzzle: string;
}

export interface RawVariantRules {
  problem: RawProblem;
  rules: {
    item: number;
    kind: string;
    numbers: number[];
    cells: number[];
    lists: number[][];
    text: string;
  }[];
  boxes: number[][];
}

/** An answer of `place`; `puzzle` is empty where there is none. */
export interface RawPlacedPuzzle {
  problem: RawProblem;
  puzzle: string;
  solution: string;
  stopped: string;
  tried: number;
  nodes: number;
  milliseconds: number;
}

/**
 * The second module, for puzzles of any rules, as `wasm/variants/bindings.cpp` registers it. What both
 * modules have means the same in both.
 */
export interface VariantModule extends Pick<WasmModule, SharedQuestion | 'import_text'> {
  read_variant: (text: string) => RawVariantText;
  write_variant: (puzzle: string) => string;
  variant_rules: (puzzle: string) => RawVariantRules;
  variant_kinds: () => string[];
  place: (
    kind: string,
    seed: number,
    number: number,
    limits: RawLimits,
    progress: RawProgress,
  ) => RawPlacedPuzzle;
}

/** Every name above; the contract test finds one too many or too few in the second module. */
export const variantModuleExports = [
  ...sharedQuestions,
  'import_text',
  'read_variant',
  'write_variant',
  'variant_rules',
  'variant_kinds',
  'place',
] as const satisfies readonly (keyof VariantModule)[];

/** Every name of the first module; the contract test finds one too many or too few in the module. */
export const moduleExports = [
  ...sharedQuestions,
  'count_part',
  'prove',
  'generate',
  'import_text',
  'export_text',
  'describe',
  'watch',
  'search_tree',
  'steps',
  'read_assignment',
  'answer_assignment',
] as const satisfies readonly (keyof WasmModule)[];
