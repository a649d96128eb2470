import { defineConfig } from 'vitest/config';

import { sampledBrowserFiles } from '../scripts/testing/everyday.mjs';
import { scriptCounters } from '../site/build/counters.ts';

const root = new URL('.', import.meta.url).pathname;

// While coverage is measured.
const keepCounts =
  process.env['NINEFOLD_COUNTS'] === undefined ? [] : ['support/page/keep-counts.ts'];

/** Tests of the page that measure time or memory: nothing else runs beside them. */
const measured = [
  'asking',
  'calm',
  'engine',
  'first-paint',
  'library',
  'memory',
  'start-tasks',
].map((name) => `browser/*/${name}.test.ts`);

const isMeasured = (name: string): boolean =>
  measured.some((pattern) => name.endsWith(pattern.slice(pattern.lastIndexOf('/'))));

/** The browser tests of the everyday run (scripts/testing/everyday.mjs), or all of them. */
const sample = process.env['NINEFOLD_SAMPLE'];
const browserFiles =
  sample === undefined
    ? ['browser/**/*.test.ts']
    : sampledBrowserFiles(Number(sample)).files.map((name) => name.replace(/^tests\//, ''));

/**
 * Tests in real browsers, with this many files at a time. Browsers are heavy, so there is patience
 * for a busy machine: what fails three times is broken, what fails once met a moment without a
 * processor.
 */
function browserProject(
  name: string,
  maxWorkers: 1 | 2,
  files: { include: string[]; exclude?: string[] },
) {
  return {
    test: {
      name,
      ...files,
      maxWorkers,
      sequence: { groupOrder: maxWorkers },
      retry: 2,
      testTimeout: 60_000,
      hookTimeout: 60_000,
    },
  };
}

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
          environment: './support/page/page-environment.ts',
          include: ['site/**/*.test.ts'],
          setupFiles: keepCounts,
        },
      },
      {
        plugins: scriptCounters(),
        test: {
          name: 'wasm',
          include: ['wasm/**/*.test.ts'],
          retry: 2,
          // The longest take two seconds, and many times as long on a busy machine.
          testTimeout: 30_000,
          setupFiles: keepCounts,
        },
      },
      browserProject('browser', 2, { include: browserFiles, exclude: measured }),
      browserProject('browser-alone', 1, {
        include: sample === undefined ? measured : browserFiles.filter(isMeasured),
      }),
    ],
  },
});
