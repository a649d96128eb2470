import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from './chromium.ts';
import { Player } from './player.ts';
import type { TestPage } from './test-page.ts';

/** The page that a test of the suite has, by name rather than by value: each test has another. */
export interface OwnPage<Browser = ChromiumBrowser, Page = ChromiumPage> {
  readonly browser: Browser;
  readonly page: Page;
  readonly player: Player;
}

type Looks = Parameters<ChromiumBrowser['newPage']>[0];

/**
 * A page of its own for every test of a suite, with what `begin` does to it, and after each test a
 * look whether it complained of anything.
 */
export function usePageOf<
  Page extends TestPage,
  Browser extends { newPage(looks?: Looks): Promise<Page>; close(): Promise<void> },
>(
  launch: () => Promise<Browser>,
  begin: (player: Player) => Promise<void> = async () => undefined,
  looks: Looks = {},
): OwnPage<Browser, Page> {
  let browser: Browser;
  let page: Page;
  let player: Player;

  beforeAll(async () => {
    browser = await launch();
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

/** The same in Chromium. */
export function usePage(begin?: (player: Player) => Promise<void>, looks?: Looks): OwnPage {
  return usePageOf<ChromiumPage, ChromiumBrowser>(startChromium, begin, looks);
}
