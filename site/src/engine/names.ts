/**
 * The names that cross the boundary to the core, as `describe()` of the WASM module lists them;
 * a test compares these lists with the module's own.
 */

/**
 * The core's name of a rule. Which there are say the files of site/src/rules/kinds; a test compares
 * them with the core's.
 */
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

/** The forms in which puzzles come; core/formats/grids/any_text.hpp says what each is. */
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
