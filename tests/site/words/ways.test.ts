// What assumptions and cases lead to, in sentences and in the lines below them.

import { describe, expect, test } from 'vitest';

import type { LogicHouse, LogicStep } from '../../../site/src/engine/messages/logic-types.ts';
import { shapeOf } from '../../../site/src/puzzle/shape.ts';
import {
  hintWords,
  plainText,
  type HintContext,
  type HintLine,
} from '../../../site/src/words/hints.ts';
import { stepWith } from '../features/hint/steps.fixture.ts';
import { assumed, caseOf, common, reasonWith, single } from './ways.fixture.ts';

const context: HintContext = {
  shape: shapeOf(9),
  candidates: [],
  houses: [],
  extraName: () => 'a house',
  about: () => ({ meaning: '', clue: 13 }),
};
const row: LogicHouse = { kind: 'row', number: 0, cells: [0, 1, 2, 3, 4, 5, 6, 7, 8] };
const cage = { item: 1, kind: 'Cage', cells: [1, 2] };

const why = (step: LogicStep) => plainText(hintWords.why(context, step));
type Told = string | readonly [string, ...Told[]];
const told = ({ said, lines }: HintLine): Told =>
  lines.length === 0 ? plainText(said) : [plainText(said), ...lines.map(told)];
const linesOf = (step: LogicStep) => hintWords.lines(context, step).map(told);

describe('a case within an assumption', () => {
  const within = common(3, 5, [
    caseOf(10, 2, [single(11, 7)]),
    caseOf(10, 4, [
      single(12, 8),
      stepWith({ rules: [cage], eliminations: [{ cell: 3, digit: 5 }] }),
    ]),
  ]);
  const step = assumed(0, 1, 8, [single(5, 2), within]);

  test('counts to the way, and its steps are below it', () => {
    expect(why(step)).toBe(
      'Forcing through rules: if r1c1 were 1, r1c6 would be 2 (in 7 steps, some of them in cases), and nothing would be left for r1c9. So 1 can be removed from r1c1.',
    );
    expect(linesOf(step)).toEqual([
      'r1c6 can only be 2.',
      [
        'r2c2 is 2 or 4. Whichever it is, r1c4 is not 5.',
        ['If r2c2 is 2, r2c3 is 7, and r1c4 is not 5.', 'r2c3 can only be 7.'],
        [
          'If r2c2 is 4, r2c4 is 8, and in the end r1c4 is not 5.',
          'r2c4 can only be 8.',
          'The 13 cage at r1c2 rules out 5 in r1c4.',
        ],
      ],
    ]);
  });

  test('is folded, a case of one step as well as others', () => {
    const [, cases] = hintWords.lines(context, step);
    expect(cases?.folded).toBeUndefined();
    expect(cases?.lines.map(({ folded }) => folded)).toEqual(['1 step', '2 steps']);
  });

  test('may end the way: then none of them can be', () => {
    const end = (cases: LogicStep[], houses: LogicHouse[] = []) => {
      const eliminations = cases.flatMap(({ placements }) => placements);
      return linesOf(assumed(0, 1, 10, [{ ...common(10, 2, cases), eliminations, houses }]))[0];
    };
    const ofCell = (...digits: number[]) => digits.map((digit) => caseOf(10, digit, []));
    expect(end(ofCell(2, 4))).toEqual([
      'r2c2 is 2 or 4, and can be neither.',
      'If r2c2 is 2, something fails.',
      'If r2c2 is 4, something fails.',
    ]);
    expect(end(ofCell(2, 4, 6))?.[0]).toBe('r2c2 is 2, 4 or 6, and can be none of them.');
    expect(end([caseOf(1, 2, []), caseOf(2, 2, [])], [row])?.[0]).toBe(
      'The 2 of row 1 is in r1c2 or r1c3, and can be in neither.',
    );
  });

  test('may be a place of a digit in a house', () => {
    const cases = { ...common(12, 5, [caseOf(1, 2, []), caseOf(2, 2, [])]), houses: [row] };
    expect(linesOf(assumed(0, 1, 8, [cases]))).toEqual([
      [
        'The 2 of row 1 is in r1c2 or r1c3. Wherever it is, r2c4 is not 5.',
        'If r1c2 is 2, r2c4 is not 5.',
        'If r1c3 is 2, r2c4 is not 5.',
      ],
    ]);
  });

  test('that fails says where', () => {
    const reason = reasonWith({});
    const failing = { ...caseOf(10, 2, [single(11, 7)]), reason, rules: [cage] };
    expect(linesOf(common(3, 5, [failing]))).toEqual([
      ['If r2c2 is 2, r2c3 is 7, and the 13 cage at r1c2 cannot be kept.', 'r2c3 can only be 7.'],
    ]);
  });
});

describe('cases on their own', () => {
  test('are those of a cell', () => {
    const step = common(3, 5, [caseOf(10, 2, []), caseOf(10, 4, [])]);
    expect(why(step)).toBe(
      'Forcing through rules: r2c2 is 2 or 4. Whichever it is, r1c4 cannot be 5. So 5 can be removed from r1c4.',
    );
    expect(linesOf(step)).toEqual(['If r2c2 is 2, r1c4 is not 5.', 'If r2c2 is 4, r1c4 is not 5.']);
  });

  test('or the places of a digit in a house', () => {
    const step = { ...common(12, 5, [caseOf(1, 2, []), caseOf(2, 2, [])]), houses: [row] };
    expect(why(step)).toContain(
      'the 2 of row 1 is in r1c2 or r1c3. Wherever it is, r2c4 cannot be 5.',
    );
  });
});

test('a way without a digit says how long it is', () => {
  const struck = stepWith({ rules: [cage], eliminations: [{ cell: 1, digit: 5 }] });
  expect(why(assumed(0, 1, 8, [struck, struck]))).toContain(
    'if r1c1 were 1, nothing would be left for r1c9 (in 2 steps).',
  );
});

test('an assumption is shown with where it fails', () => {
  const step = assumed(0, 1, 8, []);
  const where = (parts: Partial<LogicStep>) =>
    plainText(hintWords.where(context, { ...step, ...parts }));
  const reason = reasonWith({});
  expect(where({})).toBe('Here: follow 1 in r1c1 as far as r1c9.');
  expect(where({ reason, rules: [cage] })).toBe(
    'Here: follow 1 in r1c1 as far as the 13 cage at r1c2.',
  );
  expect(where({ reason, rules: [cage], houses: [row] })).toContain('as far as row 1.');
});

test('rules are named with their houses, as far as two are read', () => {
  const eliminations = [{ cell: 1, digit: 5 }];
  const line = (houses: LogicHouse[], count: number) => {
    const rules = Array.from({ length: count }, (_, at) => ({ ...cage, cells: [at, at + 9] }));
    const part = stepWith({ technique: 'Rules in a House', houses, rules, eliminations });
    return linesOf(assumed(0, 1, 8, [part]))[0];
  };
  const second = { ...row, number: 1 };
  expect(line([row], 1)).toBe('Row 1 with the 13 cage at r1c1 rules out 5 in r1c2.');
  expect(line([row, second], 2)).toBe(
    'Rows 1 and 2 with the cages at r1c1 (13) and r1c2 (13) rule out 5 in r1c2.',
  );
  expect(line([row, second], 3)).toBe('What 3 rules make of rows 1 and 2 rules out 5 in r1c2.');
  expect(line([], 2)).toBe('The cages at r1c1 (13) and r1c2 (13) rule out 5 in r1c2.');
});

test('no line is longer than anybody reads', () => {
  const many = Array.from({ length: 30 }, (_, at) => ({ cell: at, digit: (at % 9) + 1 }));
  const rule = stepWith({ rules: [cage], eliminations: many });
  const cases = { ...common(40, 5, [caseOf(50, 2, [])]), eliminations: many };
  const step = assumed(0, 1, 8, [rule, cases]);
  expect(linesOf(step)).toEqual([
    'The 13 cage at r1c2 rules out 30 candidates.',
    ['r6c6 is 2. Whichever it is, 30 candidates go.', 'If r6c6 is 2, these 30 candidates go.'],
  ]);
});
