import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Timing } from '../../../../site/src/features/play/timing.svelte.ts';
import { clockText } from '../../../../site/src/page/times.ts';
import { Game } from '../../../../site/src/game/game.svelte.ts';
import { Keeper } from '../../../../site/src/page/storage.ts';
import { box, whileShown } from '../../support/effects.svelte.ts';
import { mystic, positionOf } from '../../support/position.fixture.ts';
import { Store } from '../../support/tab.fixture.ts';

let game: Game;
let store: Store;
let ends: (() => void)[];
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
const running = box(true);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  page.visibilityState = 'visible';
  running.value = true;
  store = new Store();
  ends = [];
  game = new Game();
  game.bring(positionOf(mystic).puzzle, 'Sample');
});
afterEach(() => {
  for (const end of ends) end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start(): Timing {
  const timing = new Timing(new Keeper(() => store), game, () => running.value);
  ends.push(whileShown(() => timing.follow()));
  return timing;
}

async function pass(seconds: number): Promise<void> {
  await Promise.resolve();
  vi.advanceTimersByTime(seconds * 1000);
  await Promise.resolve();
}

async function see(state: 'visible' | 'hidden'): Promise<void> {
  page.visibilityState = state;
  page.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
}

test('the clock runs, rests while it is paused, while the page is hidden and when play ends', async () => {
  const timing = start();
  await pass(5);
  expect(timing.seconds).toBe(5);
  timing.paused = true;
  await pass(60);
  expect(timing.seconds).toBe(5);
  timing.paused = false;
  await pass(2);
  await see('hidden');
  await pass(60);
  await see('visible');
  await pass(1);
  expect(timing.seconds).toBe(8);
  running.value = false;
  await pass(60);
  expect(timing.seconds).toBe(8);
  timing.turn();
  expect(timing.paused, 'nothing runs').toBe(false);
  running.value = true;
  timing.turn();
  expect(timing.paused).toBe(true);
  timing.turn();
  expect(timing.paused).toBe(false);
});

test('every puzzle has its own time, which is kept; a copy goes on with that of its puzzle', async () => {
  const timing = start();
  await pass(7);
  game.bring(positionOf('1;;1.3d4.34e').puzzle, 'Four');
  await pass(3);
  expect(timing.seconds).toBe(3);
  timing.paused = true;
  game.undo();
  await pass(4);
  expect([timing.seconds, timing.paused]).toEqual([11, false]);
  await see('hidden');
  const again = start();
  await pass(0);
  expect(again.seconds).toBe(11);
  game.copy();
  await pass(0);
  expect(again.seconds).toBe(11);
});

test('times that are damaged are none', async () => {
  store.content.set('ninefold/1/times', JSON.stringify({ [game.position.id]: 'long' }));
  const timing = start();
  await pass(1);
  expect(timing.seconds).toBe(1);
});

test('is written as a clock', () => {
  expect([0, 59, 61, 600, 3750].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '1:01',
    '10:00',
    '1:02:30',
  ]);
});
