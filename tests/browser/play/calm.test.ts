/// The page on a screen of 1280 by 1024 at 400 %, with motion reduced, and while it counts.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser } from '../support/chromium.ts';
import { endless, Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { states } from '../support/states.ts';

/** How far the page goes beyond the right edge, and which elements nobody can scroll to. */
function outOfReach() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const lost = [...document.querySelectorAll<HTMLElement>('button, input, select, textarea, a')]
    .filter((element) => element.checkVisibility() && !element.closest('.skip'))
    .filter((element) => {
      element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > clientWidth + 1);
    })
    .map((element) => element.outerHTML.slice(0, 120));
  return { wider: scrollWidth - clientWidth, lost };
}

describe('the page in Chromium', () => {
  let browser: ChromiumBrowser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  for (const [name, reach] of Object.entries(states)) {
    test(`${name}: nothing is lost at 400 %, and nothing moves where motion is reduced`, async () => {
      const page = await browser.newPage({
        viewport: { width: 320, height: 256 },
        reducedMotion: 'reduce',
      });
      await reach(new Player(page), true);
      const moving = () =>
        document.getAnimations().map((animation) => String(animation.effect?.getTiming().duration));
      expect(await page.evaluate(moving, undefined)).toEqual([]);
      expect(await page.evaluate(outOfReach, undefined)).toEqual({ wider: 0, lost: [] });
      await page.close();
    });
  }

  test('has no task over 50 ms on its main thread while it counts', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const player = new Player(page);
    await player.open(fileUrl, endless);
    await player.button('Count');
    await page.waitFor(
      () => document.querySelector('[role=progressbar], progress') !== null,
      undefined,
    );
    const long = await page.evaluate(async () => {
      const seen: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.push(duration);
      });
      observer.observe({ type: 'longtask' });
      await new Promise((resolve) => setTimeout(resolve, 3000));
      observer.disconnect();
      return seen;
    }, undefined);
    expect(long).toEqual([]);
    await page.close();
  });
});
