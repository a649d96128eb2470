// How many workers the page's engine starts on a device.
import { afterEach, expect, test, vi } from 'vitest';

import { createEngine } from '../../../site/src/engine/browser.ts';
import { FakeWorker } from './fake-worker.ts';

vi.mock(import('../../../site/src/engine/brought.ts'), async (original) => ({
  ...(await original()),
  // The smallest valid module serves as a script as well: no worker reads it.
  broughtPart: () => Promise.resolve(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0])),
}));

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The workers of a page on such a device. */
function workersOn(hardwareConcurrency: number): readonly FakeWorker[] {
  const workers: FakeWorker[] = [];
  vi.stubGlobal('self', { location: { protocol: 'file:', href: 'file:///ninefold.html' } });
  vi.stubGlobal('navigator', { hardwareConcurrency });
  vi.stubGlobal(
    'Worker',
    class extends FakeWorker {
      constructor() {
        super();
        workers.push(this);
      }
    },
  );
  return workers;
}

test.each([1, 2])(
  'beside %i that compute there is one for a short job, and no more',
  async (cores) => {
    const workers = workersOn(cores);
    const engine = createEngine();
    for (let job = 0; job < cores + 3; job++) void engine.ask({ kind: 'solve', puzzle: '1;;p' });
    for (let at = 0; at <= cores; at++) {
      const worker = await vi.waitFor(() => {
        const made = workers[at];
        if (made?.heard[0]?.kind !== 'start') throw new Error(`worker ${at} is not started`);
        return made;
      });
      worker.say({ kind: 'ready', id: 0, milliseconds: 1 });
      expect((await vi.waitFor(() => worker.job)).request.kind).toBe('solve');
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(workers).toHaveLength(cores + 1);
  },
);
