import { describe, expect, test } from 'vitest';

import { lightsOf, lookOf } from '../../../../site/src/features/hint/lights.ts';
import { emptyPuzzle, type Rule } from '../../../../site/src/puzzle/puzzle.ts';
import { contextOf, lacksMarks } from '../../../../site/src/features/hint/hint-view.ts';
import { withDigit } from '../../../../site/src/puzzle/digits.ts';
import { shapeOf } from '../../../../site/src/puzzle/shape.ts';
import { beforeMistake } from '../../../../site/src/features/hint/mistake.ts';
import { firstHarder, pathText } from '../../../../site/src/features/hint/path-text.ts';
import { newHistory, push } from '../../../../site/src/game/history.ts';
import type { Level } from '../../../../site/src/solver/hints.ts';
import { enter } from '../../../../site/src/game/edits.ts';
import { hintWords } from '../../../../site/src/words/hints.ts';
import { positionOf } from '../../support/position.fixture.ts';
import { assumed, caseOf, common, single } from '../../words/ways.fixture.ts';
import { box, hintsOf, pair, stepWith } from './steps.fixture.ts';

const position = positionOf('1;;zzzb3');
const hints = hintsOf(pair);
const context = contextOf(position.puzzle, hints.candidates, hints.houses, []);

describe('what a step draws', () => {
  test('is the pattern first, then what follows', () => {
    const where = lightsOf(context, pair, 'where');
    expect(where.glyphs.map(({ cell, digit, role }) => [cell, digit, role])).toEqual([
      [0, 1, 'cause'],
      [0, 2, 'cause'],
      [1, 1, 'cause'],
      [1, 2, 'cause'],
    ]);
    const why = lightsOf(context, pair, 'why');
    expect(why.glyphs).toHaveLength(5);
    expect(why.glyphs.at(-1)).toMatchObject({ cell: 2, digit: 1, role: 'out' });
  });

  test('of a chain are its nodes in order, and links that are strong where they make true', () => {
    const chain = stepWith({
      technique: 'X-Chain',
      chain: [
        { digit: 1, cells: [0], on: false, set: null, rule: null },
        { digit: 1, cells: [1], on: true, set: null, rule: null },
        { digit: 1, cells: [4], on: false, set: null, rule: null },
        { digit: 1, cells: [5], on: true, set: null, rule: null },
      ],
      eliminations: [{ cell: 5, digit: 1 }],
    });
    const where = lightsOf(context, chain, 'where');
    expect(where.links).toEqual([]);
    expect(where.glyphs.map(({ role, order }) => [role, order])).toEqual([
      ['off', 1],
      ['on', 2],
      ['off', 3],
      ['on', 4],
    ]);
    const why = lightsOf(context, chain, 'why');
    expect(why.links.map(({ strong }) => strong)).toEqual([true, false, true]);
    // What is struck in the end keeps its number.
    expect(why.glyphs.at(-1)).toMatchObject({ cell: 5, role: 'out', order: 4 });
    const loop = lightsOf(context, { ...chain, technique: 'Continuous Nice Loop' }, 'why');
    expect(loop.links.map(({ strong }) => strong)).toEqual([true, false, true, false]);
    expect(loop.links.at(-1)?.to).toEqual([{ cell: 0, digit: 1 }]);
  });

  test('on a board of sixteen digits are the digits beyond nine too', () => {
    const shape = { ...shapeOf(9), rows: 16, columns: 16, digits: 16 };
    const candidates = new Array<number>(256).fill(0);
    candidates[0] = withDigit(withDigit(0, 11), 16);
    candidates[1] = withDigit(0, 1);
    const large = contextOf(emptyPuzzle(shape), candidates, [], []);
    const step = stepWith({
      technique: 'Bivalue Universal Grave + 1',
      cells: [0, 1],
      eliminations: [{ cell: 1, digit: 1 }],
    });
    const pattern = { role: 'cause' } as const;
    expect(lightsOf(large, step, 'where').glyphs).toEqual([
      { cell: 0, digit: 11, ...pattern },
      { cell: 0, digit: 16, ...pattern },
      { cell: 1, digit: 1, ...pattern },
    ]);
    // What is struck in one cell hides no candidate of another.
    expect(lightsOf(large, step, 'why').glyphs).toEqual([
      { cell: 0, digit: 11, ...pattern },
      { cell: 0, digit: 16, ...pattern },
      { cell: 1, digit: 1, role: 'out' },
    ]);
  });

  test('of sets have a shape each, and fins one of their own', () => {
    const step = stepWith({
      technique: 'ALS-XZ',
      sets: [
        { cells: [0], digits: 0b11, links: 1 },
        { cells: [2], digits: 0b101, links: 0 },
      ],
      fins: [8],
      digits: 0b1,
    });
    const { glyphs, sets } = lightsOf(context, step, 'where');
    expect(new Set(glyphs.map(({ role }) => role))).toEqual(new Set(['fin', 'cause', 'set-1']));
    expect(sets).toEqual([[0], [2]]);
  });

  test('of a Medusa are its two colours, whatever the digit, without outlines', () => {
    const set = (digits: number, cells: readonly number[]) => ({ digits, cells, links: 0 });
    const medusa = stepWith({
      technique: '3D Medusa',
      cells: [0, 1, 2],
      sets: [set(0b1, [0]), set(0b1, [1]), set(0b10, [1]), set(0b10, [0])],
      eliminations: [{ cell: 2, digit: 1 }],
    });
    const { glyphs, sets } = lightsOf(context, medusa, 'where');
    expect(sets).toEqual([]);
    expect(glyphs.slice(0, 4).map(({ cell, digit, role }) => `${cell} ${digit} ${role}`)).toEqual([
      '0 1 cause',
      '1 1 set-1',
      '1 2 cause',
      '0 2 set-1',
    ]);
  });

  test('of an SK loop are the digits of each link, in one outline', () => {
    const set = (digits: number, cells: readonly number[]) => ({ digits, cells, links: 0 });
    const loop = stepWith({
      technique: 'SK Loop',
      cells: [0, 1, 2],
      houses: [box, box],
      sets: [set(0b1, [0, 1]), set(0b10, [1, 0])],
      eliminations: [{ cell: 2, digit: 1 }],
    });
    const { glyphs, regions, sets } = lightsOf(context, loop, 'where');
    expect(sets).toEqual([]);
    expect(regions).toEqual([{ cells: [0, 1, 2] }]);
    expect(glyphs.slice(0, 4).map(({ cell, digit, role }) => `${cell} ${digit} ${role}`)).toEqual([
      '0 1 cause',
      '1 1 cause',
      '1 2 set-1',
      '0 2 set-1',
    ]);
  });

  test('of an exocet are base and targets, with the boxes whole and the lines across dashed', () => {
    const set = (digits: number, cells: readonly number[]) => ({ digits, cells, links: 0 });
    const exocet = stepWith({
      technique: 'Exocet',
      cells: [0, 1],
      houses: [{ kind: 'column', number: 2, cells: [2, 11] }],
      baseHouses: [box],
      // The companions have no digit that counts.
      sets: [set(0b11, [0]), set(0b11, [1]), set(0b11, []), set(0, [2])],
    });
    const { glyphs, regions, sets } = lightsOf(context, exocet, 'where');
    expect(regions).toEqual([{ cells: box.cells }, { cells: [2, 11], cover: true }]);
    expect(sets).toEqual([[0], [1], [], [2]]);
    expect(glyphs.map(({ cell, digit, role }) => `${cell} ${digit} ${role}`)).toEqual([
      '0 1 cause',
      '0 2 cause',
      '1 1 set-1',
      '1 2 set-1',
    ]);
  });

  test('without digits of its own are all candidates of its cells', () => {
    const grave = stepWith({ technique: 'Bivalue Universal Grave + 1', cells: [2], digits: 0 });
    expect(lightsOf(context, grave, 'where').glyphs).toEqual([
      { cell: 2, digit: 1, role: 'cause' },
      { cell: 2, digit: 3, role: 'cause' },
    ]);
    // A digit of its own is the only one.
    expect(lightsOf(context, { ...grave, digits: 0b100 }, 'where').glyphs).toHaveLength(1);
  });

  test('of a single is in the end what excludes the rest as well', () => {
    const single = stepWith({
      technique: 'Naked Single',
      cells: [0],
      placements: [{ cell: 0, digit: 1 }],
      excluders: [{ cell: 5, digit: 2 }],
    });
    expect(lightsOf(context, single, 'where').regions).toEqual([]);
    expect(lightsOf(context, single, 'why').regions).toEqual([{ cells: [5], cover: true }]);
  });

  test('of a rule is its cells, and of rules that fill a house the house as well', () => {
    const cage = { kind: 'Cage', item: 1, cells: [0, 1] };
    const alone = stepWith({ technique: 'Cage Combinations', rules: [cage], cells: [0, 1] });
    expect(lightsOf(context, alone, 'where').regions).toEqual([{ cells: [0, 1] }]);
    const house = { kind: 'row', number: 0, cells: [0, 1, 2, 3] } as const;
    const filling = { ...alone, houses: [house] };
    expect(lightsOf(context, filling, 'where').regions).toEqual([
      { cells: [0, 1, 2, 3] },
      { cells: [0, 1], cover: true },
    ]);
  });

  test('of a house that names rules is its digit, in the house first', () => {
    const whisper = { kind: 'Whisper', item: 1, cells: [0, 1, 2] };
    const house = { kind: 'row', number: 0, cells: [0, 1, 2, 3] } as const;
    const locked = stepWith({
      technique: 'Locked Candidates',
      rules: [whisper],
      houses: [house],
      cells: [0, 2],
      digits: 1,
      eliminations: [{ cell: 1, digit: 2 }],
    });
    expect(lookOf(context, locked)).toEqual({ kind: 'house', house });
    const { glyphs, regions } = lightsOf(context, locked, 'where');
    expect(new Set(glyphs.map(({ digit }) => digit))).toEqual(new Set([1]));
    expect(regions).toEqual([{ cells: house.cells }, { cells: [0, 1, 2], cover: true }]);
  });

  test('of a single is its cell, and only then its digit', () => {
    const single = stepWith({
      technique: 'Naked Single',
      digits: 0b1,
      cells: [0],
      placements: [{ cell: 0, digit: 1 }],
    });
    expect(lightsOf(context, single, 'where')).toMatchObject({ glyphs: [], sets: [[0]] });
    expect(lightsOf(context, single, 'why').glyphs).toMatchObject([{ role: 'in', large: true }]);
  });
});

test('where to look first is a box rather than a line, or the places of a digit', () => {
  expect(lookOf(context, pair)).toMatchObject({ kind: 'house', house: { kind: 'box' } });
  const inRow = { ...pair, eliminations: [{ cell: 8, digit: 1 }] };
  expect(lookOf(context, inRow)).toMatchObject({ kind: 'house', house: { kind: 'row' } });
  const fish = stepWith({
    technique: 'X-Wing',
    digits: 0b1,
    cells: [30, 70],
    eliminations: [{ cell: 40, digit: 1 }],
  });
  expect(lookOf(context, fish)).toMatchObject({ kind: 'digit', digit: 1 });
  // A cell that loses two digits is named once.
  const scattered = stepWith({
    digits: 0b11,
    cells: [0, 40],
    eliminations: [
      { cell: 2, digit: 1 },
      { cell: 2, digit: 2 },
      { cell: 80, digit: 1 },
    ],
  });
  expect(lookOf(context, scattered)).toEqual({ kind: 'cells', cells: [2, 80] });
});

test('marks are missed where a step about candidates has cells without', () => {
  const none = new Array<number>(81).fill(0);
  expect(lacksMarks(pair, hints, none)).toBe(true);
  expect(lacksMarks(pair, hints, new Array<number>(81).fill(511))).toBe(false);
  expect(lacksMarks({ ...pair, technique: 'Naked Single' }, hints, none)).toBe(false);
});

describe('before a mistake', () => {
  const first = enter(position, [3], 'digit', 4);
  const wrong = enter(first, [0], 'digit', 9);
  const later = enter(wrong, [5], 'digit', 6);
  const history = [first, wrong, later].reduce(push, newHistory(position));

  test('is the latest board without it', () => {
    const mistake = { kind: 'wrong-digit', cell: 0, digit: 9 } as const;
    expect(beforeMistake(history, mistake, false)).toEqual({ position: first, edits: 2 });
  });

  test('is nothing where the board came with it', () => {
    const mistake = { kind: 'wrong-digit', cell: 0, digit: 9 } as const;
    expect(beforeMistake(newHistory(wrong), mistake, false)).toBeUndefined();
  });

  test('of a mark is before it was struck', () => {
    const marked = enter(enter(position, [0], 'centre', 1), [0], 'centre', 2);
    const struck = enter(marked, [0], 'centre', 1);
    const all = [marked, struck].reduce(push, newHistory(position));
    const mistake = { kind: 'wrong-mark', cell: 0, digit: 1 } as const;
    expect(beforeMistake(all, mistake, false)).toEqual({ position: marked, edits: 1 });
  });
});

test('the first step that is harder', () => {
  const levels: Level[] = ['easy', 'medium', 'easy', 'unfair'];
  const steps = levels.map((level) => ({ step: stepWith({ level }), grid: '', candidates: [] }));
  expect(firstHarder(steps, 'easy')).toBe(1);
  expect(firstHarder(steps, 'medium')).toBe(3);
  expect(firstHarder(steps, 'unfair')).toBeUndefined();
});

describe('an extra house is called', () => {
  const asterisk = [13, 20, 24, 37, 40, 43, 56, 60, 67];
  const window = [10, 11, 12, 19, 20, 21, 28, 29, 30];
  const columns = Array.from({ length: 81 }, (_, cell) => cell % 9);
  const rules: readonly Rule[] = [
    { name: 'jigsaw', regions: columns },
    { name: 'asterisk' },
    { name: 'house', cells: window },
  ];
  test.each([
    ['by its rule', asterisk, 'the asterisk'],
    ['by its number where its rule has no name', window, 'extra house 5'],
    ['by what the board calls it', [2, 11, 20, 29, 38, 47, 56, 65, 74], 'region 3'],
    ['by the diagonal', [0, 10, 20, 30, 40, 50, 60, 70, 80], hintWords.extra.falling],
  ])('%s', (_, cells, name) => {
    const { extraName } = contextOf({ ...emptyPuzzle(), rules }, [], [], []);
    expect(extraName({ kind: 'extra', number: 4, cells })).toBe(name);
  });
});

test('a path as text has the chains that a step is made of', () => {
  const node = (cell: number, digit: number, on: boolean) =>
    ({ cells: [cell], digit, on, set: null, rule: null }) as const;
  const forcing = stepWith({
    technique: 'Forcing Chain',
    eliminations: [{ cell: 1, digit: 1 }],
    parts: [
      stepWith({ chain: [node(0, 1, true), node(1, 1, false)] }),
      stepWith({
        chain: [node(0, 2, true), node(2, 2, false), node(2, 1, true), node(1, 1, false)],
      }),
    ],
  });
  const board = { grid: '0'.repeat(81), candidates: hints.candidates };
  const path = {
    state: { kind: 'sound' },
    houses: hints.houses,
    steps: [
      { step: forcing, ...board },
      { step: stepWith({}), ...board },
      { step: assumed(0, 1, 8, [common(3, 2, [caseOf(2, 1, [single(4, 3)])])]), ...board },
    ],
  } as const;
  const lines = pathText(position.puzzle, path, () => context).split('\n');
  expect(lines.slice(2, 6)).toEqual([
    '1. Forcing chain: r1c1 is 1 or 2. Whichever it is, the same follows, as the chains below show. So 1 can be removed from r1c2.',
    '   - If r1c1 is 1, then r1c2 is not 1.',
    '   - If r1c1 is 2, then r1c3 is not 2 but 1, so r1c2 is not 1.',
    expect.stringMatching(/^2\. /),
  ]);
  // Lines of lines stand further in.
  expect(lines.slice(7, 10)).toEqual([
    '   - r1c3 is 1. Whichever it is, r1c4 is not 2.',
    '      - If r1c3 is 1, r1c5 is 3, and r1c4 is not 2.',
    '         - r1c5 can only be 3.',
  ]);
});
