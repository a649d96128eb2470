import { defineConfig } from 'vitest/config';

import { scriptCounters } from '../site/build/counters.ts';

const root = new URL('.', import.meta.url).pathname;

// While coverage is measured.
const keepCounts = process.env['NINEFOLD_COUNTS'] === undefined ? [] : ['support/keep-counts.ts'];

// Three kinds of tests in TypeScript, each run by its own npm script: the WASM module in Node,
// the parts of the page in Node, and the built page in real browsers.
export default defineConfig({
  root,
  test: {
    projects: [
      {
        extends: '../site/vite.config.ts',
        root,
        test: {
          name: 'site',
          environment: './support/page-environment.ts',
          include: ['site/**/*.test.ts'],
          setupFiles: keepCounts,
        },
      },
      {
        plugins: scriptCounters(),
        test: { name: 'wasm', include: ['wasm/**/*.test.ts'], retry: 2, setupFiles: keepCounts },
      },
      {
        test: {
          name: 'browser',
          include: ['browser/**/*.test.ts'],
          // Browsers are heavy: one at a time, and with patience on a busy machine. What fails
          // three times is broken; what fails once met a moment without a processor.
          fileParallelism: false,
          retry: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
