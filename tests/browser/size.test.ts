import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { firstLoad, sizesOf } from '../../scripts/page-files.mjs';
import { fileUrl, hostFolder } from './support/site-server.ts';

test('the page for the disk is under 350 kB', () => {
  expect(statSync(fileURLToPath(fileUrl)).size).toBeLessThan(350_000);
});

test('what a first visit of the hosted page waits for is under 150 kB compressed', () => {
  const files = firstLoad(hostFolder);
  expect(files.filter((name) => name.endsWith('.js')).length).toBeGreaterThanOrEqual(2);
  expect(files.filter((name) => name.includes('engine'))).toHaveLength(1);
  const sizes = files.map((name) => sizesOf(readFileSync(`${hostFolder}${name}`)).gzip);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(150_000);
});
