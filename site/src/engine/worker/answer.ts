import { rawMove, rawSearch, stepsOf, treeOf, viewOf } from './lesson-answer.ts';
import { cluesOf, formsOf, improvedOf, rawImprovement } from './setting-answer.ts';
import { gradingOf, hintsOf, pathOf, rawWork } from './logic-answer.ts';
import type {
  RawAnswer,
  RawConflict,
  RawLimits,
  RawProblem,
  RawProgress,
} from '../module/raw-answers.ts';
import type { RawMadePuzzle, RawPlacedPuzzle, RawPuzzleWish } from '../module/raw-puzzles.ts';
import type { LessonFunction, RawVariantText, VariantModule } from '../module/variant-module.ts';
import type { WasmModule } from '../module/module.ts';
import { isShared, type SharedQuestion, type SharedRequest } from '../shared-questions.ts';
import type { AssignmentFile } from '../messages/assignment-types.ts';
import type {
  Course,
  ErrorCode,
  Level,
  RuleName,
  StopReason,
  TextFormat,
} from '../messages/names.ts';
import type {
  EngineAnswer,
  Conflict,
  EngineRequest,
  Limits,
  MadePuzzle,
  Outcome,
  PlacedPuzzle,
  Problem,
  Progress,
  PuzzleWish,
  Reply,
  VariantText,
} from '../messages/types.ts';

// The module's names are declared as the unions of names.ts; the contract test proves that they
// are those, so the casts below add no claim of their own.

function problemOf(raw: RawProblem): Problem {
  return {
    code: raw.code as ErrorCode,
    line: raw.line || null,
    column: raw.column || null,
    cell: raw.cell < 0 ? null : raw.cell,
    found: raw.found,
    expected: raw.expected,
  };
}

function outcome<Raw extends { problem: RawProblem }, T>(
  raw: Raw,
  value: (raw: Raw) => T,
): Outcome<T> {
  if (raw.problem.code !== '') return { ok: false, problem: problemOf(raw.problem) };
  return { ok: true, value: value(raw) };
}

/** The same for what a person's logic answers, whose state has the problem. */
function outcomeOf<Raw extends { state: { problem: RawProblem } }, T>(
  raw: Raw,
  value: (raw: Raw) => T,
): Outcome<T> {
  return outcome(raw.state, () => value(raw));
}

function answerOf(raw: RawAnswer): EngineAnswer {
  return {
    count: raw.count,
    stopped: raw.stopped as StopReason,
    nodes: raw.nodes,
    milliseconds: raw.milliseconds,
    solution: raw.solution === '' ? null : raw.solution,
  };
}

function conflictOf(raw: RawConflict): Conflict {
  const { first, second, others = [] } = raw;
  return { first, second, others, rule: raw.rule as RuleName };
}

function limitsOf(limits: Limits | undefined): RawLimits {
  return {
    solutions: limits?.solutions ?? 0,
    nodes: limits?.nodes ?? 0,
    milliseconds: limits?.milliseconds ?? 0,
  };
}

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

function answerShared(
  module: Pick<WasmModule, SharedQuestion>,
  request: SharedRequest,
  progress: RawProgress,
): Reply {
  switch (request.kind) {
    case 'solve':
    case 'count':
    case 'first': {
      const raw = module[request.kind](request.puzzle, limitsOf(request.limits), progress);
      return outcome(raw, answerOf);
    }
    case 'enumerate': {
      const { puzzle, skip, most, limits } = request;
      const raw = module.enumerate(puzzle, skip, most, limitsOf(limits), progress);
      return outcome(raw.answer, (found) => ({ ...answerOf(found), grids: raw.grids }));
    }
    case 'candidates': {
      const raw = module.candidates(request.puzzle, limitsOf(request.limits), progress);
      return outcome(raw, ({ stopped, nodes, milliseconds, cells, solutions }) => ({
        stopped: stopped as StopReason,
        nodes,
        milliseconds,
        cells,
        solutions,
      }));
    }
    case 'contradiction': {
      const raw = module.contradiction(request.puzzle, limitsOf(request.limits), progress);
      return outcome(raw, ({ solvable, stopped, nodes, milliseconds, cells, rules = [] }) => ({
        solvable,
        stopped: stopped as StopReason,
        nodes,
        milliseconds,
        cells,
        rules,
      }));
    }
    case 'inspect':
      return outcome(module.inspect(request.puzzle), ({ conflicts, marks }) => ({
        conflicts: conflicts.map(conflictOf),
        marks,
      }));
    case 'peers':
      return outcome(module.peers(request.puzzle), ({ groups }) =>
        groups.map(({ rule, cells }) => ({ rule: rule as RuleName, cells })),
      );
    case 'hint': {
      const { puzzle, work, technique = '', limits } = request;
      return outcomeOf(module.hint(puzzle, rawWork(work), technique, limitsOf(limits)), hintsOf);
    }
    case 'path': {
      const { puzzle, work, preferred = [], limits } = request;
      return outcomeOf(
        module.path(puzzle, rawWork(work), preferred.join(','), limitsOf(limits)),
        pathOf,
      );
    }
    case 'grade':
      return outcomeOf(module.grade(request.puzzle, limitsOf(request.limits)), gradingOf);
    default:
      return request satisfies never;
  }
}

function answerPart(
  module: Pick<WasmModule, 'count_part'>,
  { puzzle, part, limits }: Extract<EngineRequest, { kind: 'count-part' }>,
  progress: RawProgress,
): Reply {
  const raw = module.count_part(puzzle, part, limitsOf(limits), progress);
  return outcome(raw.answer, (found) => ({
    ...answerOf(found),
    way: raw.way,
    partsPerWorker: raw.parts_per_worker,
  }));
}

function answerLesson(
  module: Pick<WasmModule, LessonFunction>,
  request: Extract<EngineRequest, { kind: 'watch' | 'tree' | 'steps' }>,
): Reply {
  switch (request.kind) {
    case 'watch':
      return outcome(module.watch(rawSearch(request.search), rawMove(request.move)), viewOf);
    case 'tree':
      return outcome(module.search_tree(rawSearch(request.search), request.most), treeOf);
    case 'steps':
      return outcome(module.steps(request.puzzle, request.after), stepsOf);
  }
}

function toProgress(onProgress: (progress: Progress) => void): RawProgress {
  return (count, nodes, fraction) => onProgress({ count, nodes, fraction });
}

/** Puts one request to the module. Blocks until the answer is there. */
export function answer(
  module: WasmModule,
  request: EngineRequest,
  onProgress: (progress: Progress) => void,
): Reply {
  const progress = toProgress(onProgress);
  if (isShared(request)) return answerShared(module, request, progress);
  switch (request.kind) {
    case 'count-part':
      return answerPart(module, request, progress);
    case 'generate': {
      const { puzzle, wish, limits } = request;
      return outcome(module.generate(puzzle, rawWish(wish), limitsOf(limits), progress), madeOf);
    }
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
    case 'read-variant':
    case 'write-variant':
    case 'variant-rules':
    case 'place':
    case 'redundant':
    case 'changeable':
    case 'minimal-forms':
    case 'improve':
      throw new Error('a question for the other module');
    default:
      return request satisfies never;
  }
}

function placedOf(raw: RawPlacedPuzzle): PlacedPuzzle {
  const { stopped, tried, nodes, milliseconds, puzzle, solution } = raw;
  return {
    stopped: stopped as StopReason,
    tried,
    nodes,
    milliseconds,
    puzzle: puzzle === '' ? null : { description: puzzle, solution },
  };
}

function variantTextOf(raw: RawVariantText): VariantText {
  const { problem, item, kind, argument } = raw;
  return {
    puzzle: raw.puzzle || null,
    problem:
      problem.code === ''
        ? null
        : {
            ...problemOf(problem),
            item: item || null,
            kind: kind || null,
            argument: argument || null,
          },
  };
}

/** Puts one request about a puzzle of any rules to the second module. */
export function answerVariant(
  module: VariantModule,
  request: EngineRequest,
  onProgress: (progress: Progress) => void,
): Reply {
  if (isShared(request)) return answerShared(module, request, toProgress(onProgress));
  switch (request.kind) {
    case 'import': {
      const { puzzles, names, problem } = module.import_text(request.text);
      const none = { format: null, candidates: [], entered: [] };
      return {
        ok: true,
        value:
          problem.code === ''
            ? { ...none, format: 'description', puzzles, names, problem: null }
            : { ...none, puzzles: [], names: [], problem: problemOf(problem) },
      };
    }
    case 'count-part':
      return answerPart(module, request, toProgress(onProgress));
    case 'watch':
    case 'tree':
    case 'steps':
      return answerLesson(module, request);
    case 'read-variant':
      return { ok: true, value: variantTextOf(module.read_variant(request.text)) };
    case 'write-variant':
      return { ok: true, value: module.write_variant(request.puzzle) };
    case 'variant-rules':
      return outcome(module.variant_rules(request.puzzle), ({ rules, boxes }) => ({
        rules,
        boxes,
      }));
    case 'place': {
      const { placed, seed, number, limits } = request;
      const progress = toProgress(onProgress);
      return outcome(module.place(placed, seed, number, limitsOf(limits), progress), placedOf);
    }
    case 'redundant':
    case 'changeable': {
      const { kind, puzzle, limits } = request;
      return outcome(module[kind](puzzle, limitsOf(limits), toProgress(onProgress)), cluesOf);
    }
    case 'minimal-forms': {
      const { puzzle, limits } = request;
      const progress = toProgress(onProgress);
      return outcome(module.minimal_forms(puzzle, limitsOf(limits), progress), formsOf);
    }
    case 'improve': {
      const { puzzle, wish, limits } = request;
      const progress = toProgress(onProgress);
      const raw = module.improve(puzzle, rawImprovement(wish), limitsOf(limits), progress);
      return outcome(raw, improvedOf);
    }
    default:
      throw new Error(`a question for the other module: ${request.kind}`);
  }
}
