import { batchRow, nothing, type BatchFound, type Refusal } from '../batch-row.ts';
import { limitsOf, problemOf } from './outcome.ts';
import type { RawAnswer } from '../module/raw-answers.ts';
import type { WasmModule } from '../module/module.ts';
import type { VariantModule } from '../module/variant-module.ts';
import type { EngineRequest } from '../messages/request-types.ts';
import type { BatchAnswer, Reply } from '../messages/types.ts';

type BatchRequest = Extract<EngineRequest, { kind: 'batch' }>;

/** What both modules have for it; the second one reads constraint texts, too. */
type BatchModule = Pick<WasmModule, 'solve' | 'count' | 'grade'> &
  Partial<Pick<VariantModule, 'read_variant'>>;

/** Cells of a line, with 0 or a dot for an empty one. */
const cells = /^[\d.]+$/;

/** The text form of a puzzle with its rules, of any version. */
const isDescription = /^\d+;/;

/** Answers a puzzle a line: a row of columns for each, in their order. */
export function answerBatch(module: BatchModule, request: BatchRequest): Reply {
  let refused = 0;
  const rows = request.lines.map((line) => {
    const read = descriptionOf(module, request.rules, line);
    const answer = 'refusal' in read ? read : columnsOf(module, request, read.description);
    if ('refusal' in answer) refused += 1;
    return batchRow(line, answer, request);
  });
  const value: BatchAnswer = { rows: rows.join('\n'), answered: rows.length - refused, refused };
  return { ok: true, value };
}

function descriptionOf(
  module: BatchModule,
  rules: string,
  line: string,
): { readonly description: string } | Refusal {
  // On a board whose values begin at 0 that is one of them.
  const given = rules.includes('!0-') ? line : line.replaceAll('0', '.');
  if (cells.test(line)) return { description: `1;${rules};${given}` };
  if (isDescription.test(line)) return { description: line };
  const read = module.read_variant?.(line);
  if (!read) return { refusal: 'expected a line of cells' };
  if (read.problem.code === '') return { description: read.puzzle };
  const { found, expected } = read.problem;
  const place = read.item > 0 ? `item ${read.item} ${read.kind}: ` : '';
  return { refusal: `${place}found ${found}, expected ${expected}` };
}

function columnsOf(
  module: BatchModule,
  { question, limits }: BatchRequest,
  description: string,
): BatchFound {
  const raw = limitsOf(limits);
  if (question === 'grade') {
    const { state, level, score, hardest } = module.grade(description, raw);
    if (state.problem.code !== '') return { refusal: refusalOf(state.problem) };
    return { columns: level === '' ? [state.kind] : [level, String(score), hardest] };
  }
  const ask = question === 'count' ? module.count : module.solve;
  const answer = ask(description, raw, null);
  if (answer.problem.code !== '') return { refusal: refusalOf(answer.problem) };
  return { columns: question === 'count' ? [countOf(answer)] : solvedOf(answer, question) };
}

function refusalOf(raw: RawAnswer['problem']): string {
  const { found, expected, code } = problemOf(raw);
  return found && expected ? `found ${found}, expected ${expected}` : code;
}

/** Exact, or that there are at least so many. */
function countOf({ count, stopped }: RawAnswer): string {
  return stopped === 'complete' ? count : `>=${count}`;
}

/** 0, 1, 2 for several, or a question mark; and the only solution. */
function solvedOf(
  { count, stopped, solution }: RawAnswer,
  question: 'solve' | 'prove',
): readonly string[] {
  const isKnown = stopped === 'complete' || count === '2';
  const number = isKnown ? count : '?';
  if (question === 'prove') return [number];
  return [number, number === '1' ? solution : nothing];
}
