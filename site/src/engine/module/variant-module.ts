import { sharedQuestions, type SharedQuestion } from '../questions.ts';
import type { WasmModule } from './module.ts';
import type { RawProblem, RawLimits, RawProgress } from './raw-answers.ts';
import type { RawPlacedPuzzle, RawPlacedWish } from './raw-puzzles.ts';
import type { RawImproved, RawImprovement, RawMinimalForms, RawSetClues } from './raw-setting.ts';

/** What both modules tell of lessons. */
export type LessonFunction = 'watch' | 'search_tree' | 'steps';

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

/** One parameter of a kind, as core/variants/schema.hpp has it. */
export interface RawParameter {
  name: string;
  kind: string;
  presence: string;
  least: number;
  most: number;
  otherwise: number;
  any_board: boolean;
  words: string[];
}

export interface RawKind {
  name: string;
  role: string;
  gesture: string;
  revisits: boolean;
  is_block: boolean;
  parameters: RawParameter[];
}

/**
 * The second module, for puzzles of any rules, as `wasm/variants/bindings.cpp` registers it. What both
 * modules have means the same in both.
 */
export interface VariantModule extends Pick<
  WasmModule,
  SharedQuestion | 'import_text' | 'count_part' | LessonFunction
> {
  read_variant: (text: string) => RawVariantText;
  write_variant: (puzzle: string) => string;
  variant_rules: (puzzle: string) => RawVariantRules;
  kinds: () => RawKind[];
  place: (
    kind: string,
    wish: RawPlacedWish,
    limits: RawLimits,
    progress: RawProgress,
  ) => RawPlacedPuzzle;
  redundant: (puzzle: string, limits: RawLimits, progress: RawProgress) => RawSetClues;
  changeable: (puzzle: string, limits: RawLimits, progress: RawProgress) => RawSetClues;
  minimal_forms: (puzzle: string, limits: RawLimits, progress: RawProgress) => RawMinimalForms;
  improve: (
    puzzle: string,
    wish: RawImprovement,
    limits: RawLimits,
    progress: RawProgress,
  ) => RawImproved;
}

/** Every name above; the contract test finds one too many or too few in the second module. */
export const variantModuleExports = [
  ...sharedQuestions,
  'import_text',
  'count_part',
  'watch',
  'search_tree',
  'steps',
  'read_variant',
  'write_variant',
  'variant_rules',
  'kinds',
  'place',
  'redundant',
  'changeable',
  'minimal_forms',
  'improve',
] as const satisfies readonly (keyof VariantModule)[];
