import { describe, expect, test } from 'vitest';

import { failureCodes, EngineFailure } from '../../../../site/src/engine/engine.ts';
import {
  factsOf,
  headlineOf,
  sentencesOf,
  toneOf,
} from '../../../../site/src/features/ask/answer-text.ts';
import type { Answered } from '../../../../site/src/features/ask/asking.svelte.ts';
import { occurrencesIn, rarestOf } from '../../../../site/src/features/ask/occurrence-text.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { drawVariant } from '../../../../site/src/rules/variants/index.ts';
import { failureText } from '../../../../site/src/solver/failure-text.ts';
import {
  mostOccurrences,
  type SolverAnswer,
  type Question,
} from '../../../../site/src/solver/solver.ts';
import { words } from '../../../../site/src/words/index.ts';
import { answered } from '../../support/app.fixture.ts';
import { mystic, positionOf } from '../../support/position.fixture.ts';

const position = positionOf(mystic);

/** The same on a board whose values begin at 0. */
const { size: _, ...sides } = shapeOf(9);
const shape = { ...sides, lowest: 0 };
const fromZero = { ...position, puzzle: { ...position.puzzle, shape } };

function about(
  question: Question,
  answer: Partial<SolverAnswer>,
  changes: Partial<Answered> = {},
): Answered {
  return { question, position, givens: 30, mine: 0, answer: answered(answer), ...changes };
}

const stopped = 'cancelled';
const candidates = new Array<number>(81).fill(1);
const nowhere = new Array<number>(81).fill(0);

test.each([
  ['solve', { count: '0' }, 'No solution', 'none'],
  ['solve', { count: '0', stopped }, 'Stopped before a solution was found', 'more'],
  ['solve', { count: '1' }, 'One solution', 'good'],
  ['solve', { count: '1', stopped }, 'At least 1 solution', 'more'],
  ['solve', { count: '2', stopped: 'solution_limit' }, 'More than one solution', 'more'],
  ['first', { count: '0' }, 'No solution', 'none'],
  ['first', { count: '0', stopped }, 'Stopped before a solution was found', 'more'],
  ['first', { count: '1', stopped: 'solution_limit' }, 'The first solution', 'good'],
  ['count', { count: '0' }, 'No solution', 'none'],
  ['count', { count: '1' }, '1 solution', 'good'],
  ['count', { count: '6670903752021072936960' }, '6,670,903,752,021,072,936,960 solutions', 'more'],
  ['count', { count: '1234', stopped }, 'At least 1,234 solutions', 'more'],
  ['all', { count: '3' }, '3 solutions', 'more'],
  ['candidates', { count: '', candidates }, 'Digits that occur in at least one solution', 'good'],
  ['candidates', { count: '', candidates: nowhere }, 'No solution', 'none'],
  [
    'candidates',
    { count: '', candidates, stopped },
    'Stopped: more digits may be possible',
    'good',
  ],
  ['howMany', { count: '', candidates }, 'Solutions by candidate', 'good'],
  ['whyNot', { count: '0', core: [0] }, 'This given alone contradicts the rules', 'none'],
  ['whyNot', { count: '0', core: [0, 1] }, 'These 2 givens contradict each other', 'none'],
  ['whyNot', { count: '1' }, 'No contradiction: there is a solution', 'good'],
] as const)('%s with %j: %s', (question, answer, headline, tone) => {
  expect(headlineOf(about(question, answer))).toBe(headline);
  expect(toneOf(about(question, answer))).toBe(tone);
});

describe('the sentences of an answer', () => {
  test('say what was counted, with whose digits', () => {
    const counted = (givens: number, mine: number) =>
      sentencesOf(about('count', {}, { givens, mine })).at(-1);
    expect(counted(30, 0)).toBe('Based on 30 givens.');
    expect(counted(1, 1)).toBe('Based on 1 given and your 1 digit.');
    expect(counted(1, 2)).toBe('Based on 1 given and your 2 digits.');
    expect(counted(0, 0)).toBe('Based on the empty board.');
    expect(counted(0, 2)).toBe('Based on your 2 digits.');
  });

  test('say how many rules of a variant there are', () => {
    const { counted } = words.answers;
    expect(counted(0, 0, 15)).toBe('Based on 15 rules, no givens.');
    expect(counted(3, 0, 1)).toBe('Based on 1 rule, 3 givens.');
    expect(counted(3, 1, 2)).toBe('Based on 2 rules, 3 givens and your 1 digit.');
    expect(counted(0, 4, 2)).toBe('Based on 2 rules and your 4 digits.');
  });

  test('name the givens that contradict each other, and how sure that is', () => {
    const core = [0, 1, 3];
    expect(sentencesOf(about('whyNot', { core }))[0]).toBe(
      '9 in r1c1, 8 in r1c2, 2 in r1c4. Remove any one of them and the rest have a solution.',
    );
    expect(sentencesOf(about('whyNot', { core, stopped }))[0]).toBe(
      '9 in r1c1, 8 in r1c2, 2 in r1c4. Stopped early; a smaller set may exist.',
    );
    // Nothing is left where the only one is removed.
    expect(sentencesOf(about('whyNot', { core: [0] }))[0]).toBe('9 in r1c1.');
    const conflict = { cells: [0, 1], rule: 'knight' } as const;
    expect(sentencesOf(about('whyNot', { core: [0, 1] }, { conflict }))[0]).toBe(
      "These digits break the rule “Knight's move”: 9 in r1c1 and 8 in r1c2.",
    );
    // Two of three conflict, and the third is needed for what it says.
    expect(sentencesOf(about('whyNot', { core }, { conflict }))[0]).toMatch(
      /Remove any one of them/,
    );
  });

  test('name givens and rules that contradict each other, in the values of the board', () => {
    const cage = { item: 3, kind: 'Cage', numbers: [5], cells: [0, 1], lists: [] };
    const rules = [{ ...cage, text: '.Cage~5~R1C1~R1C2' }];
    const variant = drawVariant({ rules, boxes: [] }, shape);
    const said = (answer: Partial<SolverAnswer>, changes: Partial<Answered> = {}) => {
      const answered = about('whyNot', { count: '0', ...answer }, changes);
      return [headlineOf(answered), sentencesOf(answered, variant)[0]];
    };
    const changes = { position: fromZero };
    expect(said({ core: [0, 1], rulesAtOdds: [3] }, changes)).toEqual([
      '2 givens and 1 rule contradict each other',
      '8 in r1c1, 7 in r1c2, Killer cage 5 r1c1 r1c2. Remove any one of them and the rest have a solution.',
    ]);
    expect(said({ core: [0], rulesAtOdds: [3], stopped }, changes)[1]).toMatch(/Stopped early/);
    const conflict = { cells: [0, 1], rule: '3 Cage' } as const;
    const solved = about('solve', { count: '0' }, { conflict } as never);
    expect(sentencesOf(solved, variant)[0]).toBe(
      'A rule is broken already. r1c1 and r1c2 add up to 17, but the cage needs 5.',
    );
  });

  test('name two digits that already break a rule', () => {
    const conflict = (second: number, rule: 'classic' | 'pairs') =>
      sentencesOf(about('solve', { count: '0' }, { conflict: { cells: [0, second], rule } }))[0];
    expect(conflict(1, 'pairs')).toBe(
      'A rule is broken already. Digits that may not be side by side: 9 in r1c1 and 8 in r1c2.',
    );
    const equal = position.puzzle.givens.indexOf(9, 1);
    expect(conflict(equal, 'classic')).toMatch(
      /^A rule is broken already\. Two 9s in [a-z ]+: r1c1 and r\dc\d\.$/,
    );
  });

  test('say what is wrong where all givens named are in one conflict', () => {
    const equal = position.puzzle.givens.indexOf(9, 1);
    const conflict = { cells: [0, equal], rule: 'knight' } as const;
    expect(sentencesOf(about('whyNot', { core: [0, equal] }, { conflict }))[0]).toMatch(
      /^Two 9s a knight’s move apart, around the edge of the board: r1c1 and r\dc\d\.$|^Two 9s a knight’s move apart: r1c1 and r\dc\d\.$/,
    );
  });

  test('tell when only the first of many were fetched', () => {
    const solutions = new Array<number[]>(2000).fill([]);
    const answer = { count: '2000', solutions };
    expect(sentencesOf(about('all', answer))).toHaveLength(1);
    expect(sentencesOf(about('all', { ...answer, stopped: 'solution_limit' })).at(-1)).toBe(
      'You can browse the first 2,000 here.',
    );
  });
});

describe('in how many solutions digits stand', () => {
  /** The numbers of 1 to 9 in the first cells; nothing stands in the others. */
  const counted = (...cells: readonly (readonly number[])[]) =>
    about('howMany', { occurrences: cells.flat() });
  const of = (changes: Record<number, number>) =>
    Array.from({ length: 9 }, (_, at) => changes[at + 1] ?? 0);

  test('is told of each cell, equal numbers together, and up to where it was counted', () => {
    const answer = counted(of({ 2: 31, 8: 1000 }), of({ 1: 1, 4: 7, 9: 1 }), of({ 5: 1000 }));
    expect(occurrencesIn(answer, 0)).toBe('r1c1: 2 in 31 solutions; 8 in 1,000 or more');
    expect(occurrencesIn(answer, 1)).toBe('r1c2: 1, 9 in 1 solution each; 4 in 7');
    expect(occurrencesIn(answer, 2)).toBe('r1c3: 5 in every solution');
    expect(occurrencesIn(counted(of({ 1: 1000, 2: 1000 })), 0)).toBe(
      'r1c1: 1, 2 in 1,000 or more solutions each',
    );
    expect(occurrencesIn({ ...answer, position: fromZero }, 2)).toBe('r1c3: 4 in every solution');
    expect(words.answers.howManyHint(mostOccurrences)).toMatch(/counted up to 1,000$/);
  });

  test('leads to the given that would leave the fewest', () => {
    expect(rarestOf(counted(of({ 2: 31, 8: 999 }), of({ 4: 7 })))).toBe(
      'As a given, 4 in r1c2 would leave the fewest: 7 solutions.',
    );
    expect(rarestOf(counted(of({ 1: 1, 9: 1 }), of({ 3: 1, 4: 1 })))).toBe(
      'As a given, 1 in r1c1 would leave the fewest: 1 solution; so would 3 others.',
    );
    expect(rarestOf(counted(of({ 1: 1000, 2: 1000 })))).toBe('');
  });
});

test('time is told as precisely as it means something', () => {
  const told = (milliseconds: number) => factsOf(about('count', { milliseconds, nodes: 1234 }));
  expect(told(0.001)).toBe('under 0.01 ms · 1,234 nodes · search complete');
  expect([0.126, 1.26, 12.6, 1260, 12_600].map((time) => told(time).split(' · ')[0])).toEqual([
    '0.13 ms',
    '1.3 ms',
    '13 ms',
    '1.26 s',
    '12.6 s',
  ]);
  expect(factsOf(about('count', { stopped }))).toMatch(/1 node · stopped by you$/);
});

test('every failure of the engine has its sentence, and what is none of them too', () => {
  const sentences = failureCodes.map((code) => failureText(new EngineFailure(code, '')));
  expect(new Set(sentences).size).toBe(failureCodes.length);
  expect(sentences.every((sentence) => sentence.endsWith('.'))).toBe(true);
  expect(failureText(new Error('whatever'))).toBe(failureText(new EngineFailure('crashed', '')));
});
