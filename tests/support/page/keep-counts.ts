import { afterAll } from 'vitest';

import type { CoverageMapData } from 'istanbul-lib-coverage';

import { Counts } from './counts.ts';

// Runs with every test file when coverage is measured: keeps what ran in this process.
afterAll(() => {
  const counts = new Counts();
  counts.add((globalThis as { __coverage__?: CoverageMapData }).__coverage__);
  counts.write();
});
