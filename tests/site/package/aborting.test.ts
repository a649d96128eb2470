import { beforeEach, expect, test, vi } from 'vitest';

import type { Engine } from '../../../site/src/engine/engine.ts';
import { unlessAborted } from '../../../site/src/package/aborting.ts';
import { close, open } from '../../../site/src/package/current.ts';
import { solve } from '../../../site/src/package/questions.ts';
import { readLink, readText } from '../../../site/src/package/texts.ts';

const link =
  'https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7';
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  close();
  open({
    makeEngine: () => ({ ask: never, start: never, close: () => undefined }) satisfies Engine,
    readForeign: never,
  });
});

test.each([
  ['readLink', (signal: AbortSignal) => readLink(link, { signal })],
  ['readText of a link', (signal: AbortSignal) => readText(link, { signal })],
  ['readText of a grid', (signal: AbortSignal) => readText('53..7....', { signal })],
  ['readText of a list', (signal: AbortSignal) => readText('.Windoku\n.Windoku\n', { signal })],
  ['solve of a link', (signal: AbortSignal) => solve(link, { signal })],
])('%s rejects at once when it is told to', async (_, ask) => {
  const aborter = new AbortController();
  const asked = ask(aborter.signal);
  const reason = new Error('enough');
  setTimeout(() => aborter.abort(reason), 5);
  await expect(asked).rejects.toBe(reason);
  await expect(ask(aborter.signal)).rejects.toBe(reason);
});

test('what was told to stop before is not begun, and nothing stays with the signal', async () => {
  const work = vi.fn(() => Promise.resolve(5));
  const aborter = new AbortController();
  const removed = vi.spyOn(aborter.signal, 'removeEventListener');
  await expect(unlessAborted(aborter.signal, work)).resolves.toBe(5);
  expect(removed).toHaveBeenCalledOnce();
  aborter.abort();
  await expect(unlessAborted(aborter.signal, work)).rejects.toThrow();
  expect(work).toHaveBeenCalledOnce();
});
