/// A file of many puzzles, answered as a table.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from '../support/chromium.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

let browser: ChromiumBrowser;
let page: ChromiumPage;

beforeAll(async () => {
  browser = await startChromium();
});
afterAll(() => browser.close());
beforeEach(async () => {
  page = await browser.newPage();
  await new Player(page).open(fileUrl);
});
afterEach(() => page.close());

/** Drops a file of that many lines on the page. */
const drop = (lines: number) =>
  page.playwright.evaluate(
    ([line, count]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([line.repeat(count)], 'many.txt', { type: 'text/plain' }));
      const event = new DragEvent('drop', { dataTransfer: transfer, bubbles: true });
      document.body.dispatchEvent(event);
    },
    [`${easy}\n`, lines] as const,
  );

test('a list that is too long for the board is offered there, answered, and saved', async () => {
  const lines = 130_000;
  const { playwright } = page;
  await drop(lines);
  const dialog = playwright.getByRole('dialog', { name: 'Answer a long list' });
  await dialog.getByText('many.txt, 10.2 MB').waitFor();
  await dialog.getByLabel('Question').selectOption('One solution or not');
  await dialog.getByRole('button', { name: 'Start' }).press('Enter');
  await dialog.getByText(/^130,000 puzzles answered in/).waitFor();
  const [download] = await Promise.all([
    playwright.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the answers' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('many-prove.tsv');
  const rows = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(rows).toHaveLength(lines + 1);
  expect(new Set(rows.slice(1))).toEqual(new Set([`${easy}\t1\t-`]));
});

test('Stop ends it at once, and what was answered can be saved', async () => {
  const { playwright } = page;
  await playwright.getByRole('button', { name: 'Paste' }).first().press('Enter');
  await playwright.getByRole('button', { name: /^Answer a long list/ }).press('Enter');
  const dialog = playwright.getByRole('dialog', { name: 'Answer a long list' });
  // As a file of the disk: a browser that is sent so much waits for it longer than the test.
  const folder = mkdtempSync(join(tmpdir(), 'ninefold-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'some.txt');
  writeFileSync(file, `${easy}\n`.repeat(400_000));
  await dialog.locator('input[type=file]').setInputFiles(file);
  await dialog.getByRole('button', { name: 'Start' }).press('Enter');
  await dialog.getByText(/ a second, /).waitFor();
  await dialog.getByRole('button', { name: 'Stop' }).press('Enter');
  await dialog.getByText(/^Stopped after [\d,]+ puzzles\./).waitFor();
  const [download] = await Promise.all([
    playwright.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save the answers' }).press('Enter'),
  ]);
  const [, ...rows] = readFileSync(await download.path(), 'utf8')
    .trimEnd()
    .split('\n');
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.length).toBeLessThan(400_000);
  expect(new Set(rows)).toEqual(new Set([`${easy}\t1\t${solution}\t-`]));
});
