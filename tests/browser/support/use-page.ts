import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from './chromium.ts';
import { Player } from './player.ts';

/** The page that a test of the suite has, by name rather than by value: each test has another. */
export interface OwnPage {
  readonly browser: ChromiumBrowser;
  readonly page: ChromiumPage;
  readonly player: Player;
}

/**
 * A page of its own in Chromium for every test of a suite, with what `begin` does to it, and after
 * each test a look whether it complained of anything.
 */
export function usePage(
  begin: (player: Player) => Promise<void> = async () => undefined,
  looks: Parameters<ChromiumBrowser['newPage']>[0] = {},
): OwnPage {
  let browser: ChromiumBrowser;
  let page: ChromiumPage;
  let player: Player;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage(looks);
    player = new Player(page);
    await begin(player);
  });
  afterEach(async () => {
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });
  return {
    get browser() {
      return browser;
    },
    get page() {
      return page;
    },
    get player() {
      return player;
    },
  };
}
