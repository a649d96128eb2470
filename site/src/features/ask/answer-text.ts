/** An answer in words: a headline, and sentences that say what was counted and why. */
import { words } from '../../words/index.ts';
import type { Answered } from './asking.svelte.ts';
import { digitAt } from '../../game/position.ts';
import { ruleOfItem } from '../../game/rule-sentences.ts';
import { cellName, valueOf } from '../../puzzle/shape.ts';
import type { Conflict } from '../../rules/conflict-words.ts';
import { conflictSentence } from '../../rules/conflict.ts';
import type { VariantDrawing } from '../../rules/index.ts';

/** How an answer is coloured; the words say the same. */
export type Tone = 'good' | 'none' | 'more';

export function toneOf({ question, answer }: Answered): Tone {
  if (question === 'whyNot') return answer.count === '0' ? 'none' : 'good';
  if (question === 'candidates' || question === 'howMany')
    return answer.stopped === 'complete' && !answer.candidates?.some(Boolean) ? 'none' : 'good';
  if (answer.count === '0') return answer.stopped === 'complete' ? 'none' : 'more';
  if (question === 'first') return 'good';
  return answer.count === '1' && answer.stopped === 'complete' ? 'good' : 'more';
}

export function headlineOf(answered: Answered): string {
  const { question, answer } = answered;
  const { answers } = words;
  const complete = answer.stopped === 'complete';
  const nothingYet = answer.count === '0' && !complete;
  switch (question) {
    case 'solve':
      if (nothingYet) return answers.noneFoundYet;
      if (answer.count === '0') return answers.noSolution;
      if (answer.count === '1') return complete ? answers.oneSolution : answers.atLeast('1');
      return answers.moreSolutions;
    case 'first':
      if (nothingYet) return answers.noneFoundYet;
      return answer.count === '0' ? answers.noSolution : answers.firstFound;
    case 'count':
    case 'all':
      return complete ? answers.exactly(answer.count) : answers.atLeast(answer.count);
    case 'candidates':
      if (!complete) return answers.candidatesPartial;
      return answer.candidates?.some(Boolean) ? answers.candidatesFound : answers.noSolution;
    case 'howMany':
      return answers.howManyFound;
    case 'whyNot':
      if (answer.rulesAtOdds)
        return answers.whyNotRules(answer.rulesAtOdds.length, answer.core?.length ?? 0);
      return answer.core ? answers.whyNotFound(answer.core.length) : answers.whyNotNone;
  }
}

/** Givens and rules that contradict each other, and whether none of them could be left out. */
function whyNotSentence(told: readonly string[], isSmallest: boolean): string {
  const { answers } = words;
  const list = told.join(', ');
  return isSmallest ? answers.whyNotDetail(list, told.length) : answers.whyNotPartial(list);
}

/** `variant` is what the rules of a variant come to. */
export function sentencesOf(answered: Answered, variant?: VariantDrawing): string[] {
  const rules = variant?.list ?? [];
  const { question, position, answer, givens, mine, conflict } = answered;
  const { answers } = words;
  const { shape } = position.puzzle;
  const valueAt = (cell: number) => valueOf(shape, digitAt(position, cell));
  const sentences: string[] = [];
  const inConflict = (broken: Conflict) =>
    conflictSentence(broken, position.puzzle, (cell) => digitAt(position, cell), variant);
  if (question === 'whyNot' && answer.rulesAtOdds) {
    const told = [
      ...(answer.core ?? []).map((cell) => `${valueAt(cell)} in ${cellName(shape, cell)}`),
      ...answer.rulesAtOdds.map((item) => ruleOfItem(item, rules)),
    ];
    sentences.push(whyNotSentence(told, answer.stopped === 'complete'));
  } else if (question === 'whyNot' && answer.core) {
    const cells = answer.core.map((cell) => `${valueAt(cell)} in ${cellName(shape, cell)}`);
    const same = conflict?.cells.length === answer.core.length;
    sentences.push(
      conflict && same
        ? `${inConflict(conflict)}.`
        : whyNotSentence(cells, answer.stopped === 'complete'),
    );
  }
  if (conflict && question !== 'whyNot') {
    sentences.push(answers.alreadyConflict(inConflict(conflict)));
  }
  sentences.push(answers.counted(givens, mine, rules.length));
  if (question === 'all' && answer.stopped !== 'complete' && answer.solutions) {
    sentences.push(answers.fetchedOnly(answer.solutions.length));
  }
  return sentences;
}

/** How long it took, how many nodes, and why it stopped. */
export function factsOf({ answer }: Answered): string {
  const { answers } = words;
  return answers.facts(
    answers.milliseconds(answer.milliseconds),
    answers.nodes(answer.nodes),
    answers.stopped[answer.stopped] ?? answer.stopped,
  );
}
