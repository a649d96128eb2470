import { afterAll, beforeAll, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import type { TestBrowser } from '../support/test-page.ts';
import { week } from '../support/daily-week.ts';

describeInBrowsers('the puzzle of the day', (launch) => {
  let browser: TestBrowser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  test.each(week)('is the same for everyone on %s', async (day, puzzle) => {
    const page = await browser.newPage();
    await page.prepare((noon) => {
      const now = new Date(noon).getTime();
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...given: [] | [number]) {
          super(...(given.length === 0 ? ([now] as const) : given));
        }
        static override now(): number {
          return now;
        }
      } as DateConstructor;
    }, `${day}T12:00:00`);
    const player = new Player(page);
    await player.open(fileUrl);
    await player.button('Puzzle of the day');
    await player.sees('Undo restores the previous board.');
    expect(await player.digits()).toBe(puzzle);
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });
});
