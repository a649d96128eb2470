import { beforeEach, expect, test, vi } from 'vitest';

type Start = typeof import('../../../site/src/page/start.ts');

/** As in a page that has just been opened: there is one start in a page. */
let start: Start;
beforeEach(async () => {
  vi.resetModules();
  start = await import('../../../site/src/page/start.ts');
});

/** Everything that microtasks can do is done; no other task has begun. */
const afterMicrotasks = async () => {
  for (let times = 0; times < 20; times++) await Promise.resolve();
};

test('pieces come in the order in which they were wanted, those wanted by others at the end', async () => {
  const done: string[] = [];
  start.inTurn(() => {
    done.push('page');
    start.inTurn(() => done.push('board'));
  });
  start.inTurn(() => done.push('header'));
  expect(done).toEqual([]);
  await start.started;
  expect(done).toEqual(['page', 'header', 'board']);
});

test('each piece has a task of its own', async () => {
  const done: number[] = [];
  const tasks: number[][] = [];
  for (const piece of [1, 2, 3]) {
    start.inTurn(() => {
      done.push(piece);
      void afterMicrotasks().then(() => tasks.push([...done]));
    });
  }
  await start.started;
  await afterMicrotasks();
  expect(tasks).toEqual([[1], [1, 2], [1, 2, 3]]);
});

test('the start begins with the first piece and is over after the last', async () => {
  expect(start.isStarting()).toBe(false);
  const during: boolean[] = [];
  start.inTurn(() => during.push(start.isStarting()));
  expect(start.isStarting()).toBe(true);
  await start.started;
  expect(during).toEqual([true]);
  expect(start.isStarting()).toBe(false);
});

test('a piece that fails does not keep the others from their turn', async () => {
  const failures: unknown[] = [];
  const note = (error: unknown) => failures.push(error);
  const before = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException').on('uncaughtException', note);
  try {
    const done: string[] = [];
    start.inTurn(() => {
      throw new Error('no header');
    });
    start.inTurn(() => done.push('board'));
    await start.started;
    expect(done).toEqual(['board']);
    expect(failures).toEqual([new Error('no header')]);
  } finally {
    process.removeListener('uncaughtException', note);
    for (const listener of before) process.on('uncaughtException', listener);
  }
});
