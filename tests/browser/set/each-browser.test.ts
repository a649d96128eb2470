import { afterAll, beforeAll, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import type { TestBrowser, TestPage } from '../support/test-page.ts';
import { pressUntil } from './hands.ts';

async function choose(page: TestPage, tool: string): Promise<void> {
  await page.press('/');
  await page.type(tool);
  await page.press('Enter');
}

async function pressAll(page: TestPage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.press(key);
}

/** How much of the rules the board shows. */
const seen = () => ({
  cages: document.querySelectorAll('.board path.cage').length,
  bulbs: document.querySelectorAll('.board circle').length,
});

describeInBrowsers('setting by keys', (launch) => {
  let browser: TestBrowser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test('draws a cage with its sum and a line, and takes the line back', async () => {
    const page = await browser.newPage();
    await new Player(page).open(fileUrl, '1;;zzzc');
    await pressUntil(page, 'Tab', ({ name }) => name === 'Set');
    await page.press('Enter');
    await page.waitFor(() => document.querySelector('[data-verdict]') !== null, undefined);
    await pressUntil(page, 'Tab', ({ role }) => role === 'gridcell');

    await choose(page, 'killer cage');
    await pressAll(page, ['Shift+ArrowRight', 'Shift+ArrowDown', 'Enter']);
    await page.type('15');
    await page.press('Enter');
    await page.waitFor(
      () => document.querySelector('.board')?.textContent?.includes('15') === true,
      undefined,
    );
    const before = await page.evaluate(seen, undefined);
    expect(before.cages).toBe(1);

    await choose(page, 'thermometer');
    await pressAll(page, [
      'ArrowRight',
      'ArrowRight',
      'Shift+ArrowRight',
      'Shift+ArrowDown',
      'Enter',
    ]);
    await page.waitFor(
      (bulbs: number) => document.querySelectorAll('.board circle').length > bulbs,
      before.bulbs,
    );
    await page.waitFor(
      () => document.querySelector('[data-verdict="several"]') !== null,
      undefined,
    );

    await page.press('Control+z');
    await page.waitFor(
      (bulbs: number) => document.querySelectorAll('.board circle').length === bulbs,
      before.bulbs,
    );
    expect((await page.evaluate(seen, undefined)).cages).toBe(1);
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });
});
