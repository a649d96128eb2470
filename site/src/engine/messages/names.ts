/**
 * The names that cross the boundary to the core. Written by scripts/names.mjs from what describe() of
 * the WASM module lists, whenever `npm run build:wasm` has built it: change them in the core.
 */

/** The core's name of a rule. The files of site/src/rules/kinds say which there are. */
export type RuleName = string;

/** What can be wrong with input; core/board/result.hpp says what each means. */
export const errorCodes = [
  'unexpected_end',
  'unexpected_character',
  'number_out_of_range',
  'row_too_short',
  'row_too_long',
  'unexpected_text',
  'unknown_rule',
  'bad_rule',
  'unknown_version',
  'unknown_format',
  'too_large',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** Why a search ended; only after `complete` is its answer the whole answer. */
export const stopReasons = [
  'complete',
  'solution_limit',
  'node_limit',
  'time_limit',
  'cancelled',
] as const;
export type StopReason = (typeof stopReasons)[number];

/** What comes before a search, and the search; core/engine/budget.hpp says what each is. */
export const stages = ['reading', 'preparing', 'searching'] as const;
export type Stage = (typeof stages)[number];

/** The forms in which puzzles come; core/formats/any_text/any_text.hpp says what each is. */
export const textFormats = ['description', 'mystic', 'line', 'rows', 'frame'] as const;
export type TextFormat = (typeof textFormats)[number];

/** The forms in which a puzzle is copied as text; core/formats/grids/written_grid.hpp says what each is. */
export const textForms = ['line', 'rows', 'spaced', 'frame', 'description'] as const;
export type TextForm = (typeof textForms)[number];

/** How hard a puzzle is for a person; core/logic/technique.hpp says what each means. */
export const levels = ['easy', 'medium', 'hard', 'unfair', 'extreme'] as const;
export type Level = (typeof levels)[number];

/** What a pattern of givens looks the same after; core/generate/symmetry.hpp says what each means. */
export const symmetries = [
  'none',
  'half-turn',
  'quarter-turn',
  'left-right',
  'top-bottom',
  'diagonal',
  'anti-diagonal',
  'mirrors',
  'diagonals',
  'full',
] as const;
export type Symmetry = (typeof symmetries)[number];

/** Kinds of puzzles with the same rules in each; core/generate/kinds.hpp says which rules. */
export const plainKinds = [
  'classic',
  'six',
  'four',
  'diagonals',
  'windoku',
  'knight',
  'king',
  'non-consecutive',
  'mystic',
  'asterisk',
] as const;
export type PlainKind = (typeof plainKinds)[number];

/** Kinds of puzzles whose rules are placed on the grid, different ones in each. */
export const placedKinds = [
  'killer',
  'thermometers',
  'arrows',
  'kropki',
  'xv',
  'whispers',
  'renban',
  'sandwich',
  'little-killer',
  'mixed',
] as const;
export type PlacedKind = (typeof placedKinds)[number];

/** The techniques of solving by hand, from what is simplest; core/logic/technique.hpp. */
export const techniques = [
  'Full House',
  'Naked Single',
  'Hidden Single',
  'Locked Pair',
  'Locked Triple',
  'Locked Candidates Type 1 (Pointing)',
  'Locked Candidates Type 2 (Claiming)',
  'Locked Candidates',
  'Pair Rule',
  'Thermometer Bounds',
  'Cage Combinations',
  'Arrow Sums',
  'Line Rule',
  'Cell Forcing',
  'Rule Pointing',
  'Outside Clue',
  'Innies and Outies',
  'Rule Fillings',
  'Rules in a House',
  'Naked Pair',
  'Naked Triple',
  'Hidden Pair',
  'Hidden Triple',
  'Naked Quadruple',
  'Hidden Quadruple',
  'X-Wing',
  'Swordfish',
  'Jellyfish',
  'Remote Pair',
  'Bivalue Universal Grave + 1',
  'Skyscraper',
  '2-String Kite',
  'Dual 2-String Kite',
  'Turbot Fish',
  'Empty Rectangle',
  'Dual Empty Rectangle',
  'W-Wing',
  'XY-Wing',
  'XYZ-Wing',
  'Unique Rectangle Type 1',
  'Unique Rectangle Type 2',
  'Unique Rectangle Type 3',
  'Unique Rectangle Type 4',
  'Unique Rectangle Type 5',
  'Unique Rectangle Type 6',
  'Hidden Rectangle',
  'Unique Loop Type 1',
  'Unique Loop Type 2',
  'Unique Loop Type 3',
  'Unique Loop Type 4',
  'Bivalue Universal Grave Type 2',
  'Bivalue Universal Grave Type 3',
  'Bivalue Universal Grave Type 4',
  'Avoidable Rectangle Type 1',
  'Avoidable Rectangle Type 2',
  'Finned X-Wing',
  'Sashimi X-Wing',
  'WXYZ-Wing',
  'Finned Swordfish',
  'Sashimi Swordfish',
  'Finned Jellyfish',
  'Sashimi Jellyfish',
  'Sue de Coq',
  'Simple Colors Trap',
  'Simple Colors Wrap',
  'Multi Colors Type 1',
  'Multi Colors Type 2',
  'Aligned Pair Exclusion',
  '3D Medusa',
  'X-Chain',
  'XY-Chain',
  'Continuous Nice Loop',
  'AIC',
  'Discontinuous Nice Loop',
  'ALS-XZ',
  'ALS-XY-Wing',
  'Grouped Continuous Nice Loop',
  'Grouped AIC',
  'Grouped Discontinuous Nice Loop',
  'ALS-XY-Chain',
  'Death Blossom',
  'Set Equivalence',
  'Franken X-Wing',
  'Franken Swordfish',
  'Franken Jellyfish',
  'Finned Franken X-Wing',
  'Finned Franken Swordfish',
  'Finned Franken Jellyfish',
  'Mutant X-Wing',
  'Mutant Swordfish',
  'Mutant Jellyfish',
  'Finned Mutant X-Wing',
  'Finned Mutant Swordfish',
  'Finned Mutant Jellyfish',
  'Mutant Squirmbag',
  'Mutant Whale',
  'Finned Mutant Squirmbag',
  'Finned Mutant Whale',
  'SK Loop',
  'Exocet',
  'Contradiction Through Rules',
  'Forcing Chain',
  'Forcing Net',
  'Forcing Through Rules',
  'Template Set',
  'Template Delete',
  'Brute Force',
] as const;
export type Technique = (typeof techniques)[number];

/** Why rules leave fewer candidates; core/logic/reason.hpp says what each means. */
export const reasonKinds = [
  'none',
  'equal',
  'partners',
  'partner_twice',
  'rising',
  'falling',
  'sum',
  'sum_tight',
  'combinations',
  'digit_of_house',
  'count_of_sum',
  'place_of_clue',
  'dead_end',
  'cases',
  'sandwich_reach',
  'skyscraper',
  'sets_by_count',
  'rest_of_sum',
  'shared_digits',
  'no_place',
  'sum_missed',
  'sum_needs',
  'seen_missed',
  'too_few_places',
  'too_many_cells',
  'too_few_alike',
  'too_far_apart',
  'not_between',
  'no_partners',
  'between_missed',
  'hidden_missed',
  'not_left',
  'number_in_pill',
  'opening',
  'contradiction',
  'common_ground',
] as const;
export type ReasonKind = (typeof reasonKinds)[number];

/** What happens in a watched search; core/lessons/README.md says what each means. */
export const traceEvents = [
  'start',
  'visit',
  'try',
  'single',
  'conflict',
  'place',
  'remove',
  'backtrack',
  'solution',
  'done',
] as const;
export type TraceEventKind = (typeof traceEvents)[number];

/** The courses whose assignments can be run: UCF COP3503, TU/e, UMass CMPSCI 187, CSU CS163/164. */
export const courses = ['ucf', 'tue', 'umass', 'csu'] as const;
export type Course = (typeof courses)[number];
