import { describe, expect, test } from 'vitest';

import {
  Collection,
  partsOf,
  plainCells,
  type Entry,
} from '../../../../site/src/features/library/collection.ts';
import { Looking } from '../../../../site/src/features/library/looking.svelte.ts';
import { orderOf } from '../../../../site/src/features/library/order.ts';
import { playedOf } from '../../../../site/src/features/library/played.ts';
import { gradeless } from '../../../../site/src/features/library/results.ts';
import { textOf } from '../../../../site/src/features/library/saving.ts';
import { matcherOf, rulesText } from '../../../../site/src/features/library/search.ts';
import { readStored, storedOf } from '../../../../site/src/features/library/stored.ts';
import { newPosition, untouched } from '../../../../site/src/game/position.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { processorTime } from '../../../support/page/processor-time.ts';

const entry = (description: string, name = ''): Entry => ({
  description,
  name,
  get puzzle() {
    return readDescription(description) ?? emptyPuzzle();
  },
});

const four = (cells: string, name?: string) => entry(`1;;${cells}`, name);

/** Of five small puzzles, with 3, 1, 2, 1 and 4 givens. */
const collection = () =>
  new Collection('id', 'opened', 'list.txt', [
    four('1.3d4h', 'First light'),
    four('1o'),
    entry('1;diagonals;12n', 'Crossed'),
    four('2o'),
    four('1234l'),
  ]);

const unplayed = (of: Collection) => playedOf(of, [], {}, () => false);

/** The numbers of what is shown, from 1. */
const shown = (of: Collection, changes: Partial<Looking>, played = unplayed(of)) =>
  [...Object.assign(new Looking(), changes).orderIn(of, played)].map((at) => at + 1);

describe('a collection', () => {
  test('counts givens, and keeps each set of rules once', () => {
    const { givens, ruleOf, rules } = collection();
    expect([...givens]).toEqual([3, 1, 2, 1, 4]);
    expect([...ruleOf]).toEqual([0, 0, 1, 0, 0]);
    expect(rules).toEqual(['', 'diagonals']);
    expect(partsOf('1;house:1.2;x;1o')).toEqual(['house:1.2;x', '1o']);
    expect(plainCells('1.3d4h')).toBe('1.3....4........');
  });

  test('counts every given of boards with values above 9 or a 0', () => {
    const rules = 'constraints:.Shape!2x16!0-15';
    const { givens } = new Collection('id', 'opened', 'x', [entry(`1;${rules};0JP9.zb`)]);
    expect([...givens]).toEqual([4]);
  });

  test('names the rules of a variant by their kinds, and is searched for them', () => {
    const list = new Collection('id', 'opened', 'x', [
      entry('1;constraints:.Shape!4x4.Cage!6!R1C3!R3C4.Thermo!R2C1!R2C2.Cage!5!R4C1;1o'),
      entry('1;diagonals,constraints:.Shape!4x4.!R1C1_1_2;p'),
      entry('1;constraints:.Or.X!R1C1!R1C2.V!R1C1!R1C2.End;p'),
      entry('1;constraints:.Shape!4x4;p'),
      entry('1;constraints:.;p'),
    ]);
    expect(list.rules.map(rulesText)).toEqual([
      'Killer cage, Thermometer',
      'Diagonals, Candidates',
      'One of several rules, X, V',
      '',
      '',
    ]);
    expect(shown(list, { query: 'thermo' })).toEqual([1]);
    expect(shown(list, { query: 'candidates' })).toEqual([2]);
  });

  test('is sorted by number, givens and grade, what has no grade last either way', () => {
    const list = collection();
    expect(shown(list, { descending: true })).toEqual([5, 4, 3, 2, 1]);
    expect(shown(list, { sort: 'givens' })).toEqual([2, 4, 3, 1, 5]);
    expect(shown(list, { sort: 'givens', descending: true })).toEqual([5, 1, 3, 2, 4]);
    list.results.setGrade(4, { answer: 'one', level: 'easy', score: 300 });
    list.results.setGrade(1, { answer: 'one', level: 'hard', score: 100 });
    list.results.setGrade(2, { answer: 'one', level: 'easy', score: 90 });
    list.results.setGrade(3, { answer: 'several' });
    expect(shown(list, { sort: 'grade' })).toEqual([3, 5, 2, 4, 1]);
    expect(shown(list, { sort: 'grade', descending: true })).toEqual([4, 2, 5, 3, 1]);
    expect(shown(list, { grade: 1 })).toEqual([3, 5]);
    expect(shown(list, { grade: 0 })).toEqual([1]);
    expect(shown(list, { grade: gradeless })).toEqual([4]);
  });

  test('is searched for names, numbers, digits, rules and techniques', () => {
    const list = collection();
    list.results.setGrade(3, { answer: 'one', level: 'hard', score: 1, hardest: 'X-Wing' });
    expect(shown(list, { query: ' LIGHT ' })).toEqual([1]);
    expect(shown(list, { query: '4' })).toEqual([4]);
    expect(shown(list, { query: 'puzzle' })).toEqual([2, 4, 5]);
    expect(shown(list, { query: 'diagonal' })).toEqual([3]);
    expect(shown(list, { query: 'x-wing' })).toEqual([4]);
    expect(shown(list, { query: '.1.3....4..' })).toEqual([1]);
    expect(shown(list, { query: '103000040' })).toEqual([1]);
    expect(shown(list, { query: 'nothing' })).toEqual([]);
    // Runs of more than 26 empty cells are several letters.
    const wide = new Collection('id', 'opened', 'x', [entry('1;;1zc2zzy')]);
    expect(
      [`1${'.'.repeat(29)}2`, `1${'.'.repeat(28)}2`].map((query) => matcherOf(wide, query)(0)),
    ).toEqual([true, false]);
    const wider = new Collection('id', 'opened', 'x', [entry('1;;1z.2zzz')]);
    expect(matcherOf(wider, `1${'.'.repeat(27)}2`)(0)).toBe(true);
  });

  test('puts what is done after what is begun, however much of that is filled', () => {
    const list = collection();
    const played = { ...unplayed(list), states: new Uint8Array([2, 1, 1, 0, 0]) };
    const shares = new Uint8Array([0, 100, 99, 0, 0]);
    expect(shown(list, { sort: 'state' }, { ...played, shares })).toEqual([4, 5, 3, 2, 1]);
  });

  test('of 100,000 puzzles is sorted and searched in less than a tenth of a second', () => {
    const entries = Array.from({ length: 100_000 }, (_, at) =>
      four(at % 3 ? '1.3d4h' : '1234l', at % 7 ? '' : `Named ${at}`),
    );
    const list = new Collection('id', 'opened', 'list.txt', entries);
    for (let at = 0; at < entries.length; at++)
      list.results.setGrade(at, { answer: 'one', level: 'easy', score: (at * 7919) % 5000 });
    shown(list, { query: 'named' });
    const times = (['number', 'givens', 'grade', 'time'] as const).map((sort) => {
      const began = processorTime();
      const order = Object.assign(new Looking(), { sort, query: 'named' }).orderIn(
        list,
        unplayedOnce,
      );
      expect(order.length).toBe(14_286);
      return processorTime() - began;
    });
    // What the machine does otherwise may hold up one of them.
    expect(Math.min(...times)).toBeLessThan(100);
  });

  const unplayedOnce = {
    states: new Uint8Array(100_000),
    shares: new Uint8Array(100_000),
    seconds: new Uint32Array(100_000),
    entries: new Map<number, never>(),
  };

  test('shows what was done on its puzzles, and sorts by it', () => {
    const list = collection();
    const puzzle = (at: number) => list.entries[at]?.puzzle ?? emptyPuzzle();
    const begun = newPosition(puzzle(3), '', 'begun');
    const cells = begun.cells.map((cell, at) =>
      at < 3 && at > 0 ? { ...untouched, digit: 1 } : cell,
    );
    const library = [
      { position: { ...begun, cells }, changed: 2 },
      { position: newPosition(puzzle(0), '', 'seen'), changed: 1 },
      { position: { ...newPosition(puzzle(4), '', 'done'), cells }, changed: 1 },
    ];
    const played = playedOf(
      list,
      library,
      { begun: 61_500, done: 5000 },
      (one) => one.position.id === 'done',
    );
    expect([...played.states]).toEqual([0, 0, 0, 1, 2]);
    expect(played.shares[3]).toBe(13);
    expect([...played.seconds]).toEqual([0, 0, 0, 61, 5]);
    expect(shown(list, { sort: 'state', descending: true }, played)).toEqual([5, 4, 1, 2, 3]);
    expect(shown(list, { sort: 'time' }, played)).toEqual([5, 4, 1, 2, 3]);
    expect(shown(list, { state: 1 }, played)).toEqual([4]);
    expect(played.entries.get(4)?.position.id).toBe('done');
    // Of two that are kept of one puzzle the newest counts.
    const twice = [...library, { position: newPosition(puzzle(3), '', 'older'), changed: 0 }];
    expect(playedOf(list, twice, {}, () => false).entries.get(3)?.position.id).toBe('begun');
  });

  test('comes back from storage with its answers, without what nobody can read', () => {
    const list = collection();
    list.results.setGrade(0, { answer: 'one', level: 'hard', score: 630, hardest: 'X-Wing' });
    list.results.setAnswer(1, 'several');
    list.results.setAnswer(0, 'late');
    expect(list.results.answerOf(0)).toBe('one');
    // A board that nobody grades has no grade, and may have any number of solutions.
    list.results.setGrade(2, {});
    expect([list.results.isGraded(2), list.results.isSolved(2)]).toEqual([true, false]);
    const stored = JSON.parse(JSON.stringify(storedOf(list))) as ReturnType<typeof storedOf>;
    const again = readStored('id', stored);
    expect(again?.entries.map(({ name, description }) => [name, description])).toEqual(
      list.entries.map(({ name, description }) => [name, description]),
    );
    expect([
      again?.results.levelOf(0),
      again?.results.hardestOf(0),
      again?.results.answerOf(1),
    ]).toEqual(['hard', 'X-Wing', 'several']);
    const puzzles = [['1;;1o', 'Good', '9 9 x'], ['nonsense', '', ''], [7], null];
    const damaged = readStored('id', { ...stored, puzzles, problems: ['one', 2] });
    expect(damaged?.entries.map(({ name }) => name)).toEqual(['Good']);
    expect([damaged?.results.textOf(0), damaged?.problems]).toEqual(['', ['one']]);
    for (const other of [null, 7, {}, { ...stored, kind: 'kept' }, { ...stored, puzzles: [] }])
      expect(readStored('id', other)).toBeUndefined();
  });

  test('is saved without a score where nobody knows it, as in a booklet', () => {
    const list = collection();
    list.results.setGrade(1, { answer: 'one', level: 'easy' });
    expect(textOf(list, Uint32Array.of(1))).toBe('1...............\t\tEasy\n');
  });

  test('is saved a puzzle a line, with what is known of it, in the order that is shown', () => {
    const list = collection();
    list.results.setGrade(0, { answer: 'one', level: 'hard', score: 630, hardest: 'X-Wing' });
    list.results.setAnswer(0, 'one', '1234341221434321');
    list.results.setAnswer(1, 'none');
    expect(textOf(list, Uint32Array.of(2, 1, 0))).toBe(
      [
        '1;diagonals;12n',
        '1...............\t\tNo solution',
        '1.3....4........\t1234341221434321\tHard\t630\tX-wing',
        '',
      ].join('\n'),
    );
  });
});

test('an order is exact where ranks are as high as they get', () => {
  const ranks = [2 ** 30 - 2, 2 ** 30 - 3, -1, 2 ** 30 - 2, 0];
  const rank = (at: number) => ranks[at] ?? 0;
  expect([...orderOf(5, () => true, rank, false)]).toEqual([4, 1, 0, 3, 2]);
  expect([...orderOf(5, () => true, rank, true)]).toEqual([0, 3, 1, 4, 2]);
  expect([...orderOf(5, (at) => at > 2, rank, false)]).toEqual([4, 3]);
});
