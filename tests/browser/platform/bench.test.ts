import { readFileSync } from 'node:fs';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { openChromium } from '../../../scripts/benchmark/chromium.mjs';
import { ownLists } from '../../../scripts/benchmark/lists.mjs';

let chromium: NonNullable<Awaited<ReturnType<typeof openChromium>>>;

beforeAll(async () => {
  const opened = await openChromium();
  if (opened === undefined) throw new Error('chromium is not installed');
  chromium = opened;
});
afterAll(() => chromium.close());

// As scripts/bench has the module measured in Chromium.
test.each(ownLists)(
  '$name under "$rules" has as many nodes and solutions as natively',
  async ({ file, rules, puzzles, signature }) => {
    const run = await chromium.startRun({ rules, text: readFileSync(file, 'utf8') });
    await run.measure();
    const result = await run.result();
    expect(result).toMatchObject({ puzzles, signature });
    expect(result.microseconds).toBeGreaterThan(0);
  },
);

test('a list that the module cannot read is no result', async () => {
  const run = await chromium.startRun({ rules: 'classic', text: '12' });
  await expect(run.measure()).rejects.toThrow('the module says');
});

test('there are lists to hold it to', () => {
  expect(ownLists.length).toBeGreaterThan(5);
});
