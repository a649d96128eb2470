import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from './support/chromium.ts';
import { mystic, Player } from './support/player.ts';
import { serveSite, type SiteServer } from './support/site-server.ts';

/** What the system does for a hosted page; headless browsers have neither, so both are played. */
describe('the hosted page and the system', () => {
  let browser: ChromiumBrowser;
  let server: SiteServer;
  let page: ChromiumPage;
  let player: Player;

  beforeAll(async () => {
    browser = await startChromium();
    server = await serveSite();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });
  beforeEach(async () => {
    page = await browser.newPage();
    player = new Player(page);
  });
  afterEach(async () => {
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('shares a link through the system’s sheet, where there is one', async () => {
    await page.playwright.addInitScript(() => {
      const shared: unknown[] = [];
      Object.assign(globalThis, { shared });
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => Promise.resolve(void shared.push(data)),
      });
    });
    await player.open(server.url, mystic.puzzle);
    await page.click('[aria-label="Name of the puzzle"]');
    await page.type(' of mine');
    await page.press('Tab');
    await player.button('Share');
    await player.button('Share…');
    expect(
      await page.evaluate(() => Reflect.get(globalThis, 'shared') as unknown, undefined),
    ).toEqual([
      {
        title: 'From a link of mine',
        url: `${server.url}#${mystic.puzzle.replace('26.23', '23.26')}`,
      },
    ]);
  });

  test('opens a file that the system hands to the installed page', async () => {
    const manifest = (await (await fetch(`${server.url}manifest.webmanifest`)).json()) as {
      file_handlers: { accept: Record<string, string[]> }[];
    };
    expect(manifest.file_handlers[0]?.accept['text/plain']).toContain('.sdk');
    await page.playwright.addInitScript(() => {
      const file = new File(['1234\n2...\n....\n...1\n'], 'small.sdk');
      Object.defineProperty(globalThis, 'launchQueue', {
        value: {
          setConsumer: (consumer: (launch: unknown) => void) =>
            consumer({ files: [{ getFile: () => Promise.resolve(file) }] }),
        },
      });
    });
    await player.open(server.url);
    await player.sees('small.sdk: 6 givens');
    expect(await player.digits()).toBe('1234200000000001');
  });
});
