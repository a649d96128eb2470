import { beforeEach, describe, expect, test, vi } from 'vitest';

import { Shelf } from '../../../../site/src/features/library/shelf.svelte.ts';
import { EngineFailure } from '../../../../site/src/engine/engine.ts';
import { newPosition } from '../../../../site/src/game/position.ts';
import { readDescription } from '../../../../site/src/puzzle/description.ts';
import { emptyPuzzle } from '../../../../site/src/puzzle/puzzle.ts';
import { Keeper } from '../../../../site/src/page/storage.ts';
import type { ListGrade, Lists } from '../../../../site/src/solver/solver.ts';
import { Store } from '../../support/tab.fixture.ts';

interface Asked {
  readonly description: string;
  readonly answer: (grade: ListGrade) => void;
  readonly fail: (reason: unknown) => void;
}

let store: Store;
let asked: Asked[];
let shelf: Shelf;

/** Grades are given by the test, two at a time; every puzzle that is solved has one solution. */
const lists: Lists = {
  atOnce: 2,
  grade: (description, signal) =>
    new Promise((answer, fail) => {
      asked.push({ description, answer, fail });
      signal.addEventListener('abort', () => fail(signal.reason));
    }),
  solve: () => Promise.resolve({ answer: 'one', solution: '1234' }),
  isSolved: () => Promise.resolve(false),
};

const openShelf = () => new Shelf(new Keeper(() => store), () => Promise.resolve(lists));

const entryOf = (description: string) => {
  const puzzle = readDescription(description) ?? emptyPuzzle();
  return { puzzle, description, name: '' };
};
const batch = (name: string, count: number) => ({
  kind: 'opened' as const,
  name,
  problems: ['Line 2 is bad.'],
  puzzles: Array.from({ length: count }, (_, at) => entryOf(`1;;${(at % 4) + 1}o`)),
});

const all = (count: number) => Uint32Array.from({ length: count }, (_, at) => at);
const easy: ListGrade = { answer: 'one', level: 'easy', score: 200, hardest: 'Naked Single' };

/** Lets everything follow that follows at once. */
const settle = async () => {
  for (let times = 0; times < 10; times++) await Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  store = new Store();
  asked = [];
  shelf = openShelf();
  return () => vi.useRealTimers();
});

describe('the shelf', () => {
  test('holds what was opened, the newest first, and the same again with its answers', () => {
    shelf.add(batch('a', 2));
    shelf.add(batch('b', 3));
    expect(shelf.collections.map(({ name }) => name)).toEqual(['b', 'a']);
    expect(shelf.looking.id).toBe(shelf.collections[0]?.id);
    shelf.collections[1]?.results.setGrade(0, easy);
    shelf.add(batch('a', 2));
    expect(shelf.collections.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(shelf.collections[0]?.results.levelOf(0)).toBe('easy');
    shelf.add(batch('a', 4));
    expect(shelf.collections).toHaveLength(3);
  });

  test('keeps small collections and their answers over a reload, and no large ones', () => {
    shelf.add(batch('large', 1001));
    shelf.add(batch('small', 2));
    const [small] = shelf.collections;
    small?.results.setGrade(1, easy);
    if (small) shelf.save(small);
    const again = openShelf();
    expect(again.collections.map(({ name }) => name)).toEqual(['small']);
    expect(again.collections[0]?.results.hardestOf(1)).toBe('Naked Single');
    expect(again.collections[0]?.problems).toEqual(['Line 2 is bad.']);
    const [first] = again.collections;
    if (first) again.remove(first);
    expect(openShelf().collections).toEqual([]);
    expect(store.names('collection/')).toEqual([]);
  });

  test('lets the oldest go when there are many, and where the storage is full', () => {
    for (let number = 0; number < 10; number++) shelf.add(batch(`${number}`, 2));
    expect(
      openShelf()
        .collections.map(({ name }) => name)
        .join(''),
    ).toBe('98765432');
    const used = [...store.content].reduce((sum, [key, text]) => sum + key.length + text.length, 0);
    store.room = used + 10;
    shelf.add(batch('more', 9));
    const names = openShelf().collections.map(({ name }) => name);
    expect(names[0]).toBe('more');
    expect(names.length).toBeLessThan(8);
  });

  test('remembers what is known of kept puzzles', () => {
    const library = [{ position: newPosition(entryOf('1;;1o').puzzle, 'One', 'x'), changed: 1 }];
    const kept = shelf.keptOf(library);
    expect(shelf.keptOf(library)).toBe(kept);
    kept.results.setGrade(0, easy);
    shelf.save(kept);
    const later = [...library, { ...library[0]!, changed: 2 }];
    expect(openShelf().keptOf(later).results.levelOf(1)).toBe('easy');
    expect(kept.entries[0]).toMatchObject({ name: 'One', kept: 'x' });
  });
});

describe('grading a list', () => {
  test('asks as many at once as there are workers, in the order that is shown', async () => {
    shelf.add(batch('a', 4));
    const [collection] = shelf.collections;
    if (!collection) throw new Error('no collection');
    const { answering } = shelf;
    collection.results.setGrade(2, easy);
    const run = answering.start('grade', collection, Uint32Array.of(3, 2, 1, 0));
    await settle();
    expect(asked.map(({ description }) => description)).toEqual(['1;;4o', '1;;2o']);
    expect(answering.run).toMatchObject({ kind: 'grade', all: 3 });
    asked[0]?.answer(easy);
    await settle();
    expect(asked.map(({ description }) => description).at(-1)).toBe('1;;1o');
    expect([collection.results.levelOf(3), answering.done]).toEqual(['easy', 0]);
    vi.advanceTimersByTime(200);
    expect([answering.done, answering.version]).toEqual([1, 1]);
    asked[1]?.answer({ answer: 'several' });
    asked[2]?.answer(easy);
    await run;
    expect([answering.run, answering.done]).toEqual([undefined, 3]);
    expect(answering.outcome).toBe('3 puzzles graded in less than a second.');
    expect(collection.results.answerOf(1)).toBe('several');
    // Nothing is asked twice.
    await answering.start('grade', collection, all(4));
    expect([asked.length, answering.outcome]).toEqual([3, 'All of these have a grade.']);
  });

  test('stops at once, keeps what there is and goes on from there', async () => {
    shelf.add(batch('a', 4));
    const [collection] = shelf.collections;
    if (!collection) throw new Error('no collection');
    const { answering } = shelf;
    const run = answering.start('grade', collection, all(4));
    await settle();
    asked[0]?.answer(easy);
    await settle();
    answering.stop();
    await run;
    expect(answering.outcome).toBe('Stopped: 1 of 4 done.');
    expect(openShelf().collections[0]?.results.levelOf(0)).toBe('easy');
    void answering.start('grade', collection, all(4));
    await settle();
    expect(asked.slice(3).map(({ description }) => description)).toEqual(['1;;2o', '1;;3o']);
    // Whoever removes the collection ends what is asked about it.
    shelf.remove(collection);
    await settle();
    expect(answering.run).toBeUndefined();
  });

  test('ends with a sentence where there is no engine', async () => {
    shelf.add(batch('a', 4));
    const [collection] = shelf.collections;
    if (!collection) throw new Error('no collection');
    const run = shelf.answering.start('grade', collection, all(4));
    await settle();
    asked[0]?.fail(new EngineFailure('no_worker', 'x'));
    await run;
    expect(shelf.answering.outcome).toMatch(/browser/);
    expect([shelf.answering.run, asked.length]).toEqual([undefined, 2]);
  });

  test('leaves the number of solutions that is known, and solving adds the solution', async () => {
    shelf.add(batch('a', 2));
    const [collection] = shelf.collections;
    if (!collection) throw new Error('no collection');
    await shelf.answering.start('solve', collection, all(2));
    expect(collection.results.solutions).toEqual(['1234', '1234']);
    expect(collection.results.isGraded(0)).toBe(false);
    expect(shelf.answering.outcome).toBe('2 puzzles solved in less than a second.');
  });
});
