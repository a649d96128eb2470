// What is drawn of assumptions and cases, as far as the line that somebody points at.

import { describe, expect, test } from 'vitest';

import { lightsOf, lookOf } from '../../../../site/src/features/hint/lights.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import type { HintContext } from '../../../../site/src/words/hints.ts';
import { assumed, caseOf, common, reasonWith, single } from '../../words/ways.fixture.ts';
import { box, stepWith } from './steps.fixture.ts';

const context: HintContext = {
  shape: shapeOf(9),
  candidates: new Array<number>(81).fill(511),
  houses: [box],
  extraName: () => '',
  about: () => ({ meaning: '' }),
};
const cage = { item: 1, kind: 'Cage', cells: [20, 21] };
const struck = stepWith({ rules: [cage], eliminations: [{ cell: 3, digit: 5 }] });

/** r1c1 is assumed to be 1; on the way r2c2 is 2 or 4, either of which takes 5 from r1c4. */
const way = assumed(0, 1, 8, [
  single(5, 2),
  common(3, 5, [caseOf(10, 2, [single(11, 7), struck]), caseOf(10, 4, [single(12, 8), struck])]),
  single(30, 9),
]);

/** "5=2 1" is cell and digit with the number; "3-5" what goes, "0x1" what the whole step strikes. */
const signs: Record<string, string> = { on: '=', off: '-', out: 'x', cause: '?' };
const drawn = (step: typeof way, path?: readonly number[]) =>
  lightsOf(context, step, 'why', path).glyphs.map(
    ({ cell, digit, role, order }) =>
      `${cell}${signs[role]}${digit}${order === undefined ? '' : ` ${order}`}`,
  );

describe('of an assumption is drawn', () => {
  test('where it is and where it ends, before why', () => {
    const { glyphs, regions } = lightsOf(context, way, 'where');
    expect(glyphs).toEqual([{ cell: 0, digit: 1, role: 'cause' }]);
    expect(regions).toEqual([{ cells: [8] }]);
    const byRule = { ...way, rules: [cage], reason: reasonWith({}) };
    expect(lightsOf(context, byRule, 'where').glyphs).toHaveLength(1);
    expect(lookOf(context, byRule)).toEqual({ kind: 'house', house: box });
  });

  test('its whole way, until somebody points', () => {
    expect(drawn(way)).toEqual(['5=2 1', '30=9 2', '0x1']);
  });

  test('the way as far as the line', () => {
    expect(drawn(way, [0])).toEqual(['5=2 1', '0x1']);
    expect(drawn(way, [1])).toEqual(['5=2 1', '3-5', '0x1']);
  });

  test('of cases only the one that is meant, after what came before', () => {
    expect(drawn(way, [1, 0])).toEqual(['5=2 1', '10=2 2', '11=7 3', '0x1']);
    expect(drawn(way, [1, 1])).toEqual(['5=2 1', '10=4 2', '12=8 3', '0x1']);
  });

  test('the rule of the line in place of the end', () => {
    expect(drawn(way, [1, 1, 1])).toEqual(['5=2 1', '10=4 2', '12=8 3', '3-5', '0x1']);
    expect(lightsOf(context, way, 'why', [1, 1, 1]).regions).toEqual([{ cells: [20, 21] }]);
    expect(lightsOf(context, way, 'why', [1, 1, 0]).regions).toEqual([]);
    expect(lightsOf(context, way, 'why').regions).toEqual([{ cells: [8] }]);
  });
});

test('of cases the first is drawn, until somebody points', () => {
  const cases = common(3, 5, [caseOf(10, 2, [single(11, 7)]), caseOf(10, 4, [single(12, 8)])]);
  expect(drawn(cases)).toEqual(['10=2 1', '11=7 2', '10?4', '3x5']);
  expect(drawn(cases, [1])).toEqual(['10=4 1', '12=8 2', '10?2', '3x5']);
  const ofHouse = { ...cases, houses: [box] };
  expect(lightsOf(context, ofHouse, 'why', [1]).regions).toEqual([{ cells: box.cells }]);
  expect(lightsOf(context, ofHouse, 'why', [1, 0]).regions).toEqual([]);
});
