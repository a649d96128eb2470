import { rawMove, rawSearch, stepsOf, treeOf, viewOf } from './lesson-answer.ts';
import { explainedOf, gradingOf, rawWork } from './logic-answer.ts';
import { answerOf, limitsOf, outcome, outcomeOf } from './outcome.ts';
import type { RawConflict, RawProgress } from '../module/raw-answers.ts';
import type { LessonFunction } from '../module/variant-module.ts';
import type { WasmModule } from '../module/module.ts';
import type { SharedQuestion, SharedRequest } from '../questions.ts';
import type { LeftOut } from '../messages/logic-types.ts';
import type { RuleName, StopReason, Technique } from '../messages/names.ts';
import type { EngineRequest } from '../messages/request-types.ts';
import type { Conflict, Reply } from '../messages/types.ts';

function conflictOf(raw: RawConflict): Conflict {
  const { first, second, others = [] } = raw;
  return { first, second, others, rule: raw.rule as RuleName };
}

/** What comes before others and what is left out, as the modules are told. */
function chosenOf(preferred: readonly Technique[], without: readonly LeftOut[]): string {
  return [...preferred, ...without.map((name) => `-${name}`)].join(',');
}

/** Puts a question to either module that both answer alike. */
export function answerShared(
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
      const { puzzle, work, technique, without = [], limits } = request;
      const chosen = technique ?? chosenOf([], without);
      return outcomeOf(module.hint(puzzle, rawWork(work), chosen, limitsOf(limits)), explainedOf);
    }
    case 'path': {
      const { puzzle, work, preferred = [], without = [], limits } = request;
      return outcomeOf(
        module.path(puzzle, rawWork(work), chosenOf(preferred, without), limitsOf(limits)),
        explainedOf,
      );
    }
    case 'grade':
      return outcomeOf(module.grade(request.puzzle, limitsOf(request.limits)), gradingOf);
    default:
      return request satisfies never;
  }
}

/** Counts one part of a puzzle that workers share. */
export function answerPart(
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

/** Asks for a view, the tree or the steps of a lesson. */
export function answerLesson(
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
