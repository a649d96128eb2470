import { expect, test, vi } from 'vitest';

import { Latest } from '../../../../site/src/features/share/latest.svelte.ts';

const failed = vi.fn();

test('an answer is there until the next question, and to be looked at until that is answered', async () => {
  const latest = new Latest<string>();
  latest.ask(Promise.resolve('a'), failed);
  expect(latest.value).toBeUndefined();
  await vi.waitFor(() => expect(latest.value).toBe('a'));
  latest.ask(Promise.resolve('b'), failed);
  expect([latest.value, latest.shown]).toEqual([undefined, 'a']);
  await vi.waitFor(() => expect(latest.shown).toBe('b'));
  expect(latest.value).toBe('b');
});

test('what an older question comes to is not heard', async () => {
  const latest = new Latest<string>();
  let answer = (_: string) => {};
  latest.ask(new Promise<string>((resolve) => (answer = resolve)), failed)();
  latest.ask(Promise.resolve('second'), failed)();
  latest.ask(Promise.reject(new Error('late')), failed)();
  latest.ask(Promise.resolve('last'), failed);
  answer('first');
  await vi.waitFor(() => expect(latest.value).toBe('last'));
  await Promise.resolve();
  expect(latest.value).toBe('last');
  expect(failed).not.toHaveBeenCalled();
});

test('a failure leaves nothing, and is told', async () => {
  const latest = new Latest<string>();
  latest.ask(Promise.resolve('a'), failed);
  await vi.waitFor(() => expect(latest.value).toBe('a'));
  latest.ask(Promise.reject(new Error('no')), failed);
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
  expect([latest.value, latest.shown]).toEqual([undefined, undefined]);
});
