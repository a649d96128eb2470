import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { Notices } from '../../../site/src/page/notices.svelte.ts';
import { box } from '../support/effects.svelte.ts';

let notices: Notices;

beforeEach(() => {
  vi.useFakeTimers();
  notices = new Notices();
});
afterEach(() => {
  vi.useRealTimers();
});

test('what is said goes by itself, each after its own time', () => {
  notices.say('one');
  vi.advanceTimersByTime(5000);
  notices.say('two');
  vi.advanceTimersByTime(5000);
  expect(notices.current).toEqual({ text: 'two', trouble: false });
  vi.advanceTimersByTime(1000);
  expect(notices.current).toBeUndefined();
});

test('trouble and what can be done stay until they are closed', () => {
  notices.say('before');
  notices.warn('trouble');
  vi.advanceTimersByTime(60_000);
  expect(notices.current).toEqual({ text: 'trouble', trouble: true });
  const run = vi.fn();
  notices.offer('new', 'Reload', run);
  vi.advanceTimersByTime(60_000);
  notices.current?.action?.run();
  expect(run).toHaveBeenCalledOnce();
  expect(notices.current?.action?.label).toBe('Reload');
  expect(notices.current?.trouble).toBe(false);
  notices.close();
  expect(notices.current).toBeUndefined();
});

test('a notice does not outlive what it is about', async () => {
  const puzzle = box('one');
  const about = () => puzzle.value;
  notices.say('opened one', about);
  await Promise.resolve();
  expect(notices.current?.text).toBe('opened one');
  puzzle.value = 'two';
  await Promise.resolve();
  expect(notices.current).toBeUndefined();
  notices.warn('two is wrong', about);
  await Promise.resolve();
  notices.say('something else');
  puzzle.value = 'three';
  await Promise.resolve();
  expect(notices.current?.text).toBe('something else');
});
