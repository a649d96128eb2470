import { sharedQuestions } from '../questions.ts';
import type {
  RawLimits,
  RawAnswer,
  RawPart,
  RawCountedPart,
  RawSolutions,
  RawProofs,
  RawCandidates,
  RawContradiction,
  RawInspection,
  RawPeers,
  RawImport,
  RawNames,
  RawProgress,
} from './raw-answers.ts';
import type {
  RawTraceView,
  RawTraceTree,
  RawSteps,
  RawAssignmentFile,
  RawAssignmentAnswer,
  RawWatchedSearch,
  RawWatchMove,
} from './raw-lessons.ts';
import type { RawExplained, RawExplainerRating, RawGrading, RawWork } from './raw-logic.ts';
import type { RawPuzzleWish, RawMadePuzzle } from './raw-puzzles.ts';

/**
 * What the WASM module exports, as `wasm/bindings.cpp` registers it; what it takes and gives back is
 * in the files beside this one. A contract test compares names and replies with the real module.
 * Structures come as plain objects; an empty `code`, an empty `solution` and a -1 stand for "none".
 */

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
  hint: (puzzle: string, work: RawWork, technique: string, limits: RawLimits) => RawExplained;
  path: (puzzle: string, work: RawWork, preferred: string, limits: RawLimits) => RawExplained;
  grade: (puzzle: string, limits: RawLimits) => RawGrading;
  rate: (puzzle: string, limits: RawLimits) => RawExplainerRating;
}

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
  'rate',
  'read_assignment',
  'answer_assignment',
] as const satisfies readonly (keyof WasmModule)[];
