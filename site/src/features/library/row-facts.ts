/** What the library says of a puzzle of a collection. */
import { clockText } from '../../page/times.ts';
import { words } from '../../words/index.ts';
import { libraryWords, techniqueWords } from '../../words/library.ts';
import { partsOf, plainCells, type Collection } from './collection.ts';
import type { Played } from './played.ts';
import { gradeless } from './results.ts';
import { rulesText } from './search.ts';

export interface RowFacts {
  /** The place in the collection. */
  readonly at: number;
  readonly number: string;
  readonly title: string;
  /** Its digits, where it has no name of its own. */
  readonly cells: string;
  readonly rules: string;
  readonly givens: number;
  readonly grade: string;
  readonly score: string;
  readonly hardest: string;
  /** How many solutions it has, where that is known and there is no grade. */
  readonly answer: string;
  readonly state: string;
  readonly time: string;
}

export function factsOf(collection: Collection, at: number, played: Played): RowFacts {
  const { entries, results, givens, rules, ruleOf } = collection;
  const level = results.levelOf(at);
  const answer = results.answerOf(at);
  const hardest = results.hardestOf(at);
  const score = results.scores[at] ?? 0;
  const seconds = played.seconds[at] ?? 0;
  const state = played.states[at] ?? 0;
  return {
    at,
    number: (at + 1).toLocaleString('en'),
    title: entries[at]?.name || words.bringing.numbered(at + 1),
    cells: entries[at]?.name ? '' : plainCells(partsOf(entries[at]?.description ?? '')[1]),
    rules: rulesText(rules[ruleOf[at] ?? 0] ?? ''),
    givens: givens[at] ?? 0,
    grade: level ? words.generating.levels[level] : '',
    score: score ? score.toLocaleString('en') : '',
    hardest: hardest ? techniqueWords[hardest].name : '',
    answer: answer && !level ? libraryWords.answers[answer] : '',
    state:
      state === 1
        ? libraryWords.percent(played.shares[at] ?? 0)
        : state
          ? (libraryWords.states[state] ?? '')
          : '',
    time: seconds ? clockText(seconds) : '',
  };
}

/** All of it, as a screen reader says it. */
export function nameOf(facts: RowFacts): string {
  const { number, title, cells, rules, givens, grade, score, hardest, answer, state, time } = facts;
  return [
    number,
    cells ? '' : title,
    rules,
    words.bringing.givens(givens),
    grade,
    score && libraryWords.points(Number(score.replaceAll(',', ''))),
    hardest,
    answer,
    state.endsWith('%') ? libraryWords.filled(parseInt(state, 10)) : state,
    time,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a choice of grades is called. */
export function gradeName(grade: number): string {
  if (grade < 0) return libraryWords.anyGrade;
  if (grade === 0) return libraryWords.ungraded;
  if (grade === gradeless) return libraryWords.gradeless;
  return Object.values(words.generating.levels)[grade - 1] ?? '';
}
