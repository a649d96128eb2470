import { expect, test } from 'vitest';

import { workersFor } from '../../../site/src/engine/workers.ts';

test.each([
  ['one for each core', { hardwareConcurrency: 4, deviceMemory: 8 }, 4],
  ['16 at most', { hardwareConcurrency: 64, deviceMemory: 8 }, 16],
  ['16 where memory is not told', { hardwareConcurrency: 64 }, 16],
  ['four for a gigabyte', { hardwareConcurrency: 8, deviceMemory: 1 }, 4],
  [
    'a whole number of gigabytes as Node tells them',
    { hardwareConcurrency: 8, deviceMemory: 1.93 },
    7,
  ],
  ['one on the smallest device', { hardwareConcurrency: 8, deviceMemory: 0.25 }, 1],
  ['one where cores are not told', { hardwareConcurrency: 0 }, 1],
])('workers: %s', (_, device, workers) => {
  expect(workersFor(device)).toBe(workers);
});
