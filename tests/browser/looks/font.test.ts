/// The page carries its font, so that everyone sees what was designed.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { mystic, Player } from '../support/player.ts';
import { fileUrl, hostFolder, serveSite, type SiteServer } from '../support/site-server.ts';
import type { TestBrowser } from '../support/test-page.ts';

/** How the page's own font is doing, and what is drawn in it. */
function lettering() {
  const familyOf = (selector: string) =>
    getComputedStyle(document.querySelector(selector) ?? document.body).fontFamily.split(',')[0];
  const widthOf = (text: string) => {
    const line = document.createElement('span');
    line.textContent = text;
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  };
  return {
    loaded: [...document.fonts].some(
      ({ family, status }) => /^"?Inter"?$/.test(family) && status === 'loaded',
    ),
    digits: familyOf('.board svg text'),
    words: familyOf('button'),
    ones: widthOf('11111111') - widthOf('88888888'),
  };
}

describeInBrowsers('the font', (launch) => {
  let browser: TestBrowser;
  let server: SiteServer;

  beforeAll(async () => {
    browser = await launch();
    server = await serveSite(hostFolder);
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  for (const place of ['disk', 'host'] as const) {
    test(`is there from the ${place}, for digits and words, and digits are as wide as each other`, async () => {
      const page = await browser.newPage();
      await new Player(page).open(place === 'disk' ? fileUrl : server.url, mystic.puzzle);
      await page.waitFor(
        () => [...document.fonts].some(({ status }) => status === 'loaded' || status === 'error'),
        undefined,
      );
      const { loaded, digits, words, ones } = await page.evaluate(lettering, undefined);
      expect(loaded).toBe(true);
      expect([digits, words]).toEqual(['Inter', 'Inter']);
      expect(Math.abs(ones)).toBeLessThan(0.01);
      // Nothing was refused by the page's policy, nor asked of another host.
      expect(await page.complaints()).toEqual([]);
      await page.close();
    });
  }
});

test('the licence of the font goes along with every copy', () => {
  const licence = /SIL OPEN FONT LICENSE Version 1\.1[\s\S]*OTHER DEALINGS IN THE FONT SOFTWARE/;
  const copyright = /Copyright \d+ The Inter Project Authors/;
  for (const file of [fileURLToPath(fileUrl), `${hostFolder}assets/inter-licence.txt`]) {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(licence);
    expect(text).toMatch(copyright);
  }
});
