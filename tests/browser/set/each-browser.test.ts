import { afterAll, beforeAll, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import type { TestBrowser, TestPage } from '../support/test-page.ts';

/** Moves the focus on with Tab until it is on something with that name. */
async function tabTo(page: TestPage, role: string, name: string): Promise<void> {
  const isThere = ([role, name]: readonly [string, string]) => {
    const { activeElement: element } = document;
    const own = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    const is = element?.getAttribute('role') ?? element?.localName;
    return is === role && own.trim().startsWith(name);
  };
  for (let times = 0; times < 200; times++) {
    if (await page.evaluate(isThere, [role, name] as const)) return;
    await page.press('Tab');
  }
  throw new Error(`Tab never reaches ${role} ${name}`);
}

async function choose(page: TestPage, tool: string): Promise<void> {
  await page.press('/');
  await page.type(tool);
  await page.press('Enter');
}

async function pressAll(page: TestPage, keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.press(key);
}

/** What the board and the list of rules show. */
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
    await tabTo(page, 'button', 'Set');
    await page.press('Enter');
    await page.waitFor(() => document.querySelector('[data-verdict]') !== null, undefined);
    await tabTo(page, 'gridcell', 'row 1 column 1');

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
