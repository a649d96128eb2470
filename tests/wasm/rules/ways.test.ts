// Hints by assumptions and cases reach the page with the steps that they are made of, in words.

import { describe, expect, test } from 'vitest';

import type { Explained, Hints, LogicStep } from '../../../site/src/engine/messages/logic-types.ts';
import type { Reply } from '../../../site/src/engine/messages/types.ts';
import { answerVariant } from '../../../site/src/engine/worker/variant-answer.ts';
import { digitsOf } from '../../../site/src/puzzle/digits.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import { hintsOf, pathOf } from '../../../site/src/solver/explained.ts';
import {
  hintWords,
  plainText,
  type HintContext,
  type HintLine,
} from '../../../site/src/words/hints.ts';
import { casesWithin } from '../../support/page/cases-within.ts';
import { loadVariantModule } from '../module.ts';

const module = await loadVariantModule();
const { puzzle } = module.read_variant(casesWithin);
const work = { entered: [], open: [] };

function explained(kind: 'hint' | 'path'): Explained {
  const reply = answerVariant(module, { kind, puzzle, work }, () => undefined) as Reply<'hint'>;
  if (!reply.ok) throw new Error(reply.problem.code);
  return reply.value;
}

const contextOf = ({ candidates, houses }: Pick<Hints, 'candidates' | 'houses'>): HintContext => ({
  shape: shapeOf(6),
  candidates,
  houses,
  extraName: () => 'an extra house',
  about: () => ({ meaning: '' }),
});

/** A step with all that it is made of. */
const withParts = (step: LogicStep): LogicStep[] => [step, ...step.parts.flatMap(withParts)];
const withLines = (line: HintLine): HintLine[] => [line, ...line.lines.flatMap(withLines)];

/** All that is said of a step: nothing is missing, and nothing is longer than anybody reads. */
function checkWords(context: HintContext, step: LogicStep): void {
  const lines = hintWords.lines(context, step).flatMap(withLines);
  for (const said of [hintWords.why(context, step), ...lines.map((line) => line.said)]) {
    const text = plainText(said);
    expect(text).toMatch(/^(r\d|[A-Z]).*\.$/);
    expect(text).not.toMatch(/undefined|NaN|\s{2}|\.\.| [,.;:]|: : |and ,/);
    for (const sentence of text.split('. ')) expect(sentence.length, text).toBeLessThan(300);
  }
}

describe('a hint with cases within an assumption', () => {
  const hints = hintsOf(explained('hint'));
  const [step] = hints.steps;
  if (!step) throw new Error('no hint');
  const cases = step.parts.filter(({ reason }) => reason?.kind === 'common_ground');

  test('brings the cases, each with its own steps', () => {
    expect(step).toMatchObject({
      technique: 'Forcing Through Rules',
      reason: { kind: 'contradiction' },
    });
    expect(cases.length).toBeGreaterThan(0);
    for (const { cells, digits, parts, eliminations } of cases) {
      const isOfCell = cells.length === 1;
      const assumed = isOfCell
        ? digitsOf(digits).map((digit) => ({ cell: cells[0], digit }))
        : cells.map((cell) => ({ cell, digit: digitsOf(digits)[0] }));
      expect(parts.map(({ placements }) => placements)).toEqual(assumed.map((each) => [each]));
      expect(eliminations.length).toBeGreaterThan(0);
      expect(parts.some(({ parts: way }) => way.length > 0)).toBe(true);
    }
    for (const part of step.parts.flatMap(withParts))
      expect(part.placements.length + part.eliminations.length).toBeGreaterThan(0);
  });

  test('says each step in a line, and those of a case below it', () => {
    const context = contextOf(hints);
    checkWords(context, step);
    const lines = hintWords.lines(context, step);
    expect(lines.flatMap(withLines)).toHaveLength(step.parts.flatMap(withParts).length);
    expect(lines.map(({ lines: own }) => own.length)).toEqual(
      step.parts.map(({ parts }) => parts.length),
    );
    const cased = lines.filter(({ lines: own }) => own.length > 0);
    for (const { said } of cased)
      expect(plainText(said)).toMatch(
        /^(r\dc\d is|The \d of .* is in) .*(\. Wh\w+ it is, .*|, and can be .*)\.$/,
      );
  });
});

test('every step of the walkthrough is said in full', () => {
  const path = pathOf(explained('path'));
  expect(path.steps.length).toBeGreaterThan(20);
  for (const { step, candidates } of path.steps)
    checkWords(contextOf({ candidates, houses: path.houses }), step);
});
