import { answerBatch } from './batch-answer.ts';
import { ratingOf } from './logic-answer.ts';
import { limitsOf, outcome, outcomeOf, problemOf, toProgress } from './outcome.ts';
import { answerLesson, answerPart, answerShared } from './shared-answer.ts';
import type { RawMadePuzzle, RawPuzzleWish } from '../module/raw-puzzles.ts';
import type { WasmModule } from '../module/module.ts';
import { isOfVariants, isShared } from '../questions.ts';
import type { AssignmentFile } from '../messages/assignment-types.ts';
import type { Course, Level, StopReason, TextFormat } from '../messages/names.ts';
import type { EngineRequest, PuzzleWish } from '../messages/request-types.ts';
import type { MadePuzzle, Problem, Progress, Reply } from '../messages/types.ts';

function rawWish(wish: PuzzleWish): RawPuzzleWish {
  return {
    seed: wish.seed,
    number: wish.number ?? 0,
    least_givens: wish.leastGivens ?? 0,
    most_givens: wish.mostGivens ?? 81,
    minimal: wish.minimal ?? false,
    symmetry: wish.symmetry ?? '',
    level: wish.level ?? '',
    needs: (wish.needs ?? []).join(','),
    without: (wish.without ?? []).join(','),
  };
}

function madeOf(raw: RawMadePuzzle): MadePuzzle {
  const { stopped, tried, nodes, milliseconds, givens, solution, level, score, hardest } = raw;
  return {
    stopped: stopped as StopReason,
    tried,
    nodes,
    milliseconds,
    puzzle:
      givens === ''
        ? null
        : { givens, solution, level: level === '' ? null : (level as Level), score, hardest },
  };
}

function tooLarge(text: string, largest: number): Problem | null {
  // Every UTF-16 unit takes at least one byte of UTF-8, so a longer text is too large for sure,
  // and is refused before it is copied; the module measures the rest exactly.
  if (text.length <= largest) return null;
  return {
    code: 'too_large',
    line: null,
    column: null,
    cell: null,
    found: `${text.length} characters`,
    expected: `at most ${largest}`,
  };
}

function importText(module: WasmModule, text: string): Reply<'import'> {
  const problem = tooLarge(text, module.describe().largest_text);
  if (problem !== null)
    return {
      ok: true,
      value: { format: null, puzzles: [], names: [], candidates: [], entered: [], problem },
    };
  const raw = module.import_text(text);
  return {
    ok: true,
    value: {
      format: raw.format === '' ? null : (raw.format as TextFormat),
      puzzles: raw.puzzles,
      // Of 100,000 puzzles without names nothing is sent for them.
      names: raw.names.some((name) => name !== '') ? raw.names : [],
      candidates: raw.candidates,
      entered: raw.entered,
      problem: raw.problem.code === '' ? null : problemOf(raw.problem),
    },
  };
}

function readAssignment(module: WasmModule, text: string, course: Course | null): AssignmentFile {
  const problem = tooLarge(text, module.describe().largest_text);
  if (problem !== null) return { course: course ?? 'umass', puzzles: [], names: [], problem };
  const raw = module.read_assignment(text, course ?? '');
  return {
    course: raw.course as Course,
    puzzles: raw.puzzles,
    names: raw.names,
    problem: raw.problem.code === '' ? null : problemOf(raw.problem),
  };
}

/** Puts one request to the module. Blocks until the answer is there. */
export function answer(
  module: WasmModule,
  request: EngineRequest,
  onProgress: (progress: Progress) => void,
): Reply {
  const progress = toProgress(onProgress);
  if (isShared(request)) return answerShared(module, request, progress);
  if (isOfVariants(request)) throw new Error('a question for the other module');
  switch (request.kind) {
    case 'batch':
      return answerBatch(module, request);
    case 'count-part':
      return answerPart(module, request, progress);
    case 'generate': {
      const { puzzle, wish, limits } = request;
      return outcome(module.generate(puzzle, rawWish(wish), limitsOf(limits), progress), madeOf);
    }
    case 'rate':
      return outcomeOf(module.rate(request.puzzle, limitsOf(request.limits)), ratingOf);
    case 'import':
      return importText(module, request.text);
    case 'export':
      return { ok: true, value: module.export_text(request.puzzle, request.form) };
    case 'watch':
    case 'tree':
    case 'steps':
      return answerLesson(module, request);
    case 'assignment':
      return { ok: true, value: readAssignment(module, request.text, request.course) };
    case 'homework': {
      const { course, puzzle, number, limits } = request;
      const raw = module.answer_assignment(course, puzzle, number, limitsOf(limits), progress);
      return outcome(raw, ({ output, count, milliseconds }) => ({
        output,
        count: count === '' ? null : count,
        milliseconds,
      }));
    }
    case 'describe': {
      const raw = module.describe();
      return {
        ok: true,
        value: {
          rules: raw.rules,
          errorCodes: raw.error_codes,
          stopReasons: raw.stop_reasons,
          formats: raw.formats,
          traceEvents: raw.trace_events,
          levels: raw.levels,
          symmetries: raw.symmetries,
          techniques: raw.techniques,
          largestText: raw.largest_text,
        },
      };
    }
    default:
      return request satisfies never;
  }
}
