import { answerBatch } from './batch-answer.ts';
import { limitsOf, outcome, problemOf, toProgress } from './outcome.ts';
import { cluesOf, formsOf, improvedOf, rawImprovement } from './setting-answer.ts';
import { answerLesson, answerPart, answerShared } from './shared-answer.ts';
import type { RawPlacedPuzzle } from '../module/raw-puzzles.ts';
import type { RawVariantText, VariantModule } from '../module/variant-module.ts';
import { isShared } from '../questions.ts';
import type { Level, StopReason } from '../messages/names.ts';
import type { EngineRequest } from '../messages/request-types.ts';
import type { PlacedPuzzle, Progress, Reply, VariantText } from '../messages/types.ts';

function placedOf(raw: RawPlacedPuzzle): PlacedPuzzle {
  const { stopped, tried, nodes, milliseconds, puzzle, solution, level } = raw;
  return {
    stopped: stopped as StopReason,
    tried,
    nodes,
    milliseconds,
    puzzle: puzzle === '' ? null : { description: puzzle, solution, level: level as Level },
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
    case 'batch':
      return answerBatch(module, request);
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
      const { placed, level = '', seed, number, limits } = request;
      const progress = toProgress(onProgress);
      const wish = { level, seed, number };
      return outcome(module.place(placed, wish, limitsOf(limits), progress), placedOf);
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
