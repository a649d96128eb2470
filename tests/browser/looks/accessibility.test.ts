import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser } from '../support/chromium.ts';
import { Player } from '../support/player.ts';
import { states } from '../support/states.ts';

/**
 * What can be pressed and is smaller than that, runs in the page. A label's area counts for what is
 * in it, and so does what is painted around a control; nine cells in 360 px are what they can be.
 */
function smallTargets(least: number): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'button, select, textarea, input:not([hidden]), summary, a[href]',
    ),
  ];
  const top = document.querySelector('dialog[open]') ?? document.body;
  return controls.flatMap((control) => {
    const target = control.closest('label') ?? control;
    const { width, height } = target.getBoundingClientRect();
    if (width === 0 || !top.contains(control) || control.closest('.skip')) return [];
    // Links within a sentence are as high as its lines.
    if (getComputedStyle(control).display === 'inline') return [];
    const around = getComputedStyle(control, '::after');
    const more =
      around.content === 'none'
        ? { width: 0, height: 0 }
        : {
            width: parseFloat(around.width) || 0,
            height: parseFloat(around.height) || 0,
          };
    const size = [Math.max(width, more.width), Math.max(height, more.height)];
    if (size.every((side) => side >= least - 0.5)) return [];
    return [`${control.outerHTML.slice(0, 120)} ${size.map(Math.round).join(' x ')}`];
  });
}

describe('axe finds nothing, and a finger presses 44 px', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  const looks = [
    { width: 360, height: 740, colorScheme: 'light', phone: true },
    { width: 1280, height: 800, colorScheme: 'dark', phone: false },
  ] as const;
  for (const { width, height, colorScheme, phone } of looks) {
    for (const [name, reach] of Object.entries(states)) {
      test(`${name}, ${width} wide, ${colorScheme}`, async () => {
        const page = await browser.newPage({
          viewport: { width, height },
          hasTouch: phone,
          isMobile: phone,
          colorScheme,
          reducedMotion: 'reduce',
        });
        await reach(new Player(page), phone);
        if (phone) expect(await page.evaluate(smallTargets, 44)).toEqual([]);
        // Without frames from elsewhere, and without a report of what is right: three times as fast.
        const { violations } = await new AxeBuilder({ page: page.playwright })
          .setLegacyMode(true)
          .options({ resultTypes: ['violations'] })
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
        expect(await page.complaints()).toEqual([]);
        await page.close();
      });
    }
  }
});
