import { readFileSync, writeFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { noLimits } from '../../scripts/module.mjs';
import { answer } from '../../site/src/engine/worker/answer.ts';
import type {
  Candidate,
  Explained,
  Hints,
  LeftOut,
  LogicStep,
} from '../../site/src/engine/messages/logic-types.ts';
import type { Technique } from '../../site/src/engine/messages/names.ts';
import type { Reply } from '../../site/src/engine/messages/types.ts';
import { digitsOf } from '../../site/src/puzzle/digits.ts';
import { readDescription, writeDescription } from '../../site/src/puzzle/description.ts';
import { emptyPuzzle } from '../../site/src/puzzle/puzzle.ts';
import { hintsOf, pathOf } from '../../site/src/solver/explained.ts';
import {
  hintWords,
  plainText,
  type HintContext,
  type HintLine,
  type HintSentence,
} from '../../site/src/words/hints.ts';
import { loadModule } from './module.ts';
import { shapeOf } from '../../site/src/puzzle/shape.ts';

const module = await loadModule();
const ignore = () => undefined;

/** A state of tests/cases/logic/steps.tsv, and the step that must be there. */
interface Case {
  readonly id: string;
  readonly technique: string;
  readonly givens: string;
  readonly values: string;
  readonly removed: string;
  readonly eliminations: string;
  readonly placements: string;
}

function readCases(): Case[] {
  const table = readFileSync(new URL('../cases/logic/steps.tsv', import.meta.url), 'utf8');
  const [head = '', ...lines] = table.trimEnd().split('\n');
  const names = head.split('\t');
  return lines.map(
    (line) =>
      Object.fromEntries(
        line.split('\t').map((field, at) => [names[at] ?? '', field]),
      ) as unknown as Case,
  );
}

const digits = (cells: string) => [...cells].map((cell) => Number(cell.replace('.', '0')));

/** "r1c4<>2 r1c5<>3", in the order of cells. */
function effectsOf(candidates: readonly Candidate[], sign: string): string {
  return candidates
    .map(({ cell, digit }) => `${cellText(cell)}${sign}${digit}`)
    .sort()
    .join(' ');
}

const cellText = (cell: number, size = 9) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
const sorted = (text: string) => text.split(' ').sort().join(' ');

function contextOf({ candidates, houses }: Pick<Hints, 'candidates' | 'houses'>): HintContext {
  return {
    shape: shapeOf(9),
    candidates,
    houses,
    extraName: ({ number }) => `extra house ${number + 1}`,
    about: () => ({ meaning: '' }),
  };
}

function stepsOf({ givens, values, removed, technique }: Case): Hints {
  const open = new Array<number>(81).fill(511);
  for (const [, row, column, digit] of removed.matchAll(/r(\d)c(\d)<>(\d)/g)) {
    const cell = (Number(row) - 1) * 9 + Number(column) - 1;
    open[cell] = (open[cell] ?? 0) & ~(1 << (Number(digit) - 1));
  }
  const puzzle = writeDescription({ ...emptyPuzzle(), givens: digits(givens) });
  const given = digits(givens);
  const entered = digits(values).map((digit, cell) => (given[cell] ? 0 : digit));
  const request = {
    kind: 'hint',
    puzzle,
    work: { entered, open },
    technique: technique as Technique,
  } as const;
  const reply = answer(module, request, ignore) as Reply<'hint'>;
  if (!reply.ok) throw new Error(reply.problem.code);
  return hintsOf(reply.value);
}

/** The candidates that the parts of a sentence light. */
function litBy(sentences: readonly (readonly unknown[])[], size: number): Set<string> {
  const lit = new Set<string>();
  for (const part of sentences.flat()) {
    if (typeof part !== 'object' || part === null || !('cells' in part)) continue;
    const { cells, digits: set } = part as { cells: readonly number[]; digits: number };
    for (const cell of cells) {
      lit.add(cellText(cell, size));
      for (const digit of digitsOf(set)) lit.add(`${cellText(cell, size)} ${digit}`);
    }
  }
  return lit;
}

/** What is said of the steps that a step is made of, with those that they are made of. */
function linesOf(context: HintContext, step: LogicStep): HintSentence[] {
  const flat = (lines: readonly HintLine[]): HintSentence[] =>
    lines.flatMap(({ said, lines: own }) => [said, ...flat(own)]);
  return flat(hintWords.lines(context, step));
}

/** The sentence of a step, and that it names everything a person needs to see it. */
function checked(context: HintContext, step: LogicStep): string {
  const sentence = hintWords.why(context, step);
  const text = plainText(sentence);
  const lit = litBy([sentence, ...linesOf(context, step)], context.shape.digits);
  expect(text, text).toMatch(/^[A-Z2].*: .*\.$/);
  expect(text, text).not.toMatch(/undefined|NaN|\s{2}|\.\.| [,.;:]|: : |and ,/);
  for (const { cell, digit } of [...step.placements, ...step.eliminations]) {
    expect(lit, text).toContain(cellText(cell, context.shape.digits));
    expect(text, text).toContain(String(digit));
  }
  // A house is lit by its own words, or named by those for its candidates.
  for (const house of [...step.baseHouses, ...(step.chain.length > 4 ? [] : step.houses)]) {
    const isLit = house.cells.every((cell) => lit.has(cellText(cell, context.shape.digits)));
    const kind = house.kind === 'extra' ? 'extra house' : house.kind;
    expect(isLit || text.includes(`${kind} ${house.number + 1}`), text).toBe(true);
  }
  // A pattern of many cells is told by its houses; a net by its singles. Of several fish those are
  // told that the effect takes.
  const cells = step.cells.filter((cell) => context.candidates[cell]);
  for (const cell of cells.length > 30 ? [] : cells)
    expect(lit, text).toContain(cellText(cell, context.shape.digits));
  return text;
}

const cases = readCases();

/** The step of a case, among those that there are. */
function stepOf(each: Case, hints: Hints): LogicStep {
  const step = hints.steps.find(
    ({ eliminations, placements }) =>
      effectsOf(eliminations, '<>') === sorted(each.eliminations) &&
      effectsOf(placements, '=') === sorted(each.placements),
  );
  if (!step) throw new Error('the step is missing');
  return step;
}

/** What is told of a step, without cells and houses by their names and without counts. */
function numbersTold(context: HintContext, step: LogicStep): number[] {
  const told = [
    hintWords.why(context, step),
    ...linesOf(context, step),
    hintWords.where(context, step),
    hintWords.brief(context, step),
  ].map((said) =>
    (typeof said === 'string' ? said : plainText(said)).replace(/^[A-Z2][^:]*: /, ''),
  );
  const rest = told
    .join(' ')
    .replace(/r\dc\d/g, '')
    .replace(/(rows?|columns?|box|boxes|house) \d(, \d)*( and \d)?/g, '')
    .replace(/\d+ (candidates|steps)/g, '');
  // A set of digits is written without gaps.
  return (rest.match(/\d+/g) ?? []).flatMap((all) => (all.match(/\d\d?/g) ?? []).map(Number));
}

test.each(cases.map((each) => [each.id, each] as const))('%s is told in full', (_, each) => {
  const hints = stepsOf(each);
  expect(hints.state.kind).toBe('sound');
  const text = checked(contextOf(hints), stepOf(each, hints));
  if (process.env['SHOW_HINTS']) console.log(text);
});

test('digits are told by the values of the board, all of them', () => {
  for (const each of cases) {
    const hints = stepsOf(each);
    const context = { ...contextOf(hints), shape: { ...shapeOf(9), lowest: 51 } };
    const { reason: _reason, ...step } = stepOf(each, hints);
    const told = numbersTold(context, step);
    expect(told.length, each.id).toBeGreaterThan(0);
    expect(
      told.filter((number) => number < 51 || number > 59),
      each.id,
    ).toEqual([]);
  }
});

/** What is said after the name of a technique. */
const afterName = (text: string) => text.slice(text.indexOf(': ') + 2);

test('the sentences are those of tests/cases/logic/sentences.tsv, which the command says, too', () => {
  const lines = cases.map((each) => {
    const hints = stepsOf(each);
    const context = contextOf(hints);
    const step = stepOf(each, hints);
    const parts = linesOf(context, step).map(plainText);
    return [
      each.id,
      afterName(plainText(hintWords.why(context, step))),
      ...(step.technique === 'Forcing Net' ? parts.map(afterName) : parts),
    ].join('\t');
  });
  const file = new URL('../cases/logic/sentences.tsv', import.meta.url);
  const told = `${lines.join('\n')}\n`;
  if (process.env['WRITE_SENTENCES']) writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});

test.each([
  ['hidden-single-1', 'Hidden single: in box 6 only r6c8 can be 4.'],
  [
    'x-wing-1',
    'X-wing: in rows 4 and 8 every 9 is in columns 1 and 3. That is one for each of them, so columns 1 and 3 have no other 9. So 9 can be removed from r9c3.',
  ],
  [
    'locked-candidates-type-1-pointing-1',
    'Pointing: box 6 has its 2 in column 9 (r5c9 or r6c9), so the rest of column 9 does not. So 2 can be removed from r2c9.',
  ],
  [
    'x-chain-1',
    'X-chain: if r6c7 is not 5, then r6c3 is 5, so r2c3 is not 5, so r2c1 is 5, so r2c4 is not 5, so r7c4 is 5. In any case r6c7 is 5 or r7c4 is 5, so whatever both rule out is false. So 5 can be removed from r7c7.',
  ],
  [
    'naked-pair-1',
    'Naked pair: r3c4 and r3c6 have only 2 and 6 between them: two digits for two cells that see each other. No cell that sees both can have these digits. So 2 and 6 can be removed from r1c4 and r1c6.',
  ],
  [
    'finned-x-wing-1',
    'Finned X-wing: in columns 2 and 9 every 6 is in rows 2 and 6, apart from the fins r1c9 and r3c9. If one of the fins is 6, r2c8 sees it; if none is, the fish holds, and rows 2 and 6 have no other 6. So either way 6 can be removed from r2c8.',
  ],
  [
    'xy-chain-1',
    'XY-chain: if r1c9 is not 6, it is 2, so r5c9 is not 2 but 7, so r4c7 is not 7 but 5, so r4c6 is not 5 but 4, so r4c8 is not 4 but 6. In any case r1c9 is 6 or r4c8 is 6, so whatever both rule out is false. So 6 can be removed from r6c9.',
  ],
  [
    'template-delete-1',
    'Template delete: no remaining way to place all 6s uses these cells. So 6 can be removed from r4c1 and r6c8.',
  ],
  [
    'w-wing-1',
    'W-wing: r5c2 and r6c6 can each only be 2 or 9. In column 1 the 9 is in r5c1 or r6c1, and each of these sees one of the first two cells. So those cannot both be 9: one of them is 2. So 2 can be removed from r5c4.',
  ],
  [
    'xy-wing-1',
    'XY-wing: the pivot r1c2 is 1 or 7: if it is 1, r2c3 is 4; if it is 7, r9c2 is 4. So r2c3 or r9c2 is 4, and a cell that sees both is not. So 4 can be removed from r3c2, r8c3 and r9c3.',
  ],
  [
    'unique-rectangle-type-1-1',
    'Unique rectangle, type 1: if r7c1, r7c6, r8c1 and r8c6 held only 1 and 2, the two could be swapped: a second solution. Only r7c1 can prevent that, by being neither. So 1 and 2 can be removed from r7c1.',
  ],
])('%s is told as written here', (id, text) => {
  const found = cases.find((each) => each.id === id);
  if (!found) throw new Error(`no case ${id}`);
  const hints = stepsOf(found);
  const texts = hints.steps.map((step) => plainText(hintWords.why(contextOf(hints), step)));
  expect(texts).toContain(text);
});

describe('every step of a path is told in full', () => {
  test.each([
    ['classic, hard', '1;;a6c4e1a8a74a7c16a9h15b8g3a2b9f2a1d2b135e3c4'],
    ['torus knight and pairs', '1;torus-knight,torus-pairs:26.23;v4d2b5a3l9t8h1c3a'],
    ['6x6 with diagonals', '1;diagonals;g24d5i6a3j'],
    ['an extra house', '1;asterisk;f1d6j3c54c6c9c17b4b2a9a4a73a5c6c2c1e41b97b'],
  ])('%s', (_, puzzle) => {
    const work = { entered: [], open: [] };
    const reply = answer(module, { kind: 'path', puzzle, work }, ignore) as Reply<'path'>;
    if (!reply.ok) throw new Error(reply.problem.code);
    const { steps, houses, state } = pathOf(reply.value);
    expect(state.kind).toBe('sound');
    expect(steps.length).toBeGreaterThan(10);
    const { shape } = readDescription(puzzle) ?? { shape: shapeOf(9) };
    for (const { step, candidates } of steps) {
      const text = checked({ ...contextOf({ candidates, houses }), shape }, step);
      if (process.env['SHOW_HINTS']) console.log(text);
    }
  });
});

test('each board of a path is the one before its step', () => {
  const puzzle = '1;;a6c4e1a8a74a7c16a9h15b8g3a2b9f2a1d2b135e3c4';
  const asked = (kind: 'hint' | 'path', entered: number[], open: readonly number[]) => {
    const reply = answer(module, { kind, puzzle, work: { entered, open } }, ignore);
    if (!reply.ok) throw new Error(reply.problem.code);
    return reply.value as Explained;
  };
  // Backwards, since boards are made when they are looked at.
  for (const { step, grid, candidates } of [...pathOf(asked('path', [], [])).steps].reverse()) {
    const hints = hintsOf(asked('hint', [...grid].map(Number), candidates));
    expect(hints.candidates).toEqual(candidates);
    expect(hints.steps[0]).toEqual(step);
  }
});

test('houses are those of the rules, whatever the rules before were', () => {
  const { solution } = module.first('1;diagonals;zzzc', noLimits, null);
  const housesUnder = (rules: string) => {
    const puzzle = `1;${rules};.........${solution.slice(9)}`;
    const reply = answer(module, { kind: 'path', puzzle, work: { entered: [], open: [] } }, ignore);
    if (!reply.ok) throw new Error(reply.problem.code);
    const { state, houses, steps } = pathOf(reply.value as Explained);
    expect(state.kind).toBe('sound');
    expect(steps).toHaveLength(9);
    return houses.length;
  };
  expect(['', 'diagonals', ''].map(housesUnder)).toEqual([27, 29, 27]);
});

test('a hint and a path do without what is left out', () => {
  const givens =
    '...3.........9..612...4...5..3...67.6..4.....54.7...2.7...1.....6..573..4.59.3...';
  const puzzle = writeDescription({ ...emptyPuzzle(), givens: digits(givens) });
  const work = { entered: [], open: [] };
  const used = (without: readonly LeftOut[], preferred: readonly Technique[] = []) => {
    const reply = answer(module, { kind: 'path', puzzle, work, without, preferred }, ignore);
    if (!reply.ok) throw new Error(reply.problem.code);
    return new Set(pathOf(reply.value as Explained).steps.map(({ step }) => step.technique));
  };
  const rectangle = 'Unique Rectangle Type 6';
  expect([...used([])]).toEqual(expect.arrayContaining([rectangle, 'W-Wing']));
  expect(used(['uniqueness'])).not.toContain(rectangle);
  expect(used(['uniqueness'])).toContain('W-Wing');
  expect(used(['W-Wing'], ['W-Wing', 'AIC'])).not.toContain('W-Wing');

  const next = (without: readonly LeftOut[]) => {
    const reply = answer(module, { kind: 'hint', puzzle, work, without }, ignore);
    if (!reply.ok) throw new Error(reply.problem.code);
    return hintsOf(reply.value as Explained).steps[0]?.technique;
  };
  const first = next([]);
  if (!first) throw new Error('no hint');
  expect(next([first])).not.toBe(first);
  const refused = answer(
    module,
    { kind: 'hint', puzzle, work, without: ['Magic' as Technique] },
    ignore,
  );
  expect(refused).toMatchObject({
    ok: false,
    problem: { code: 'unexpected_text', found: 'Magic' },
  });
});
