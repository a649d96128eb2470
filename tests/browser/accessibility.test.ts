import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { launchChromium, type ChromiumBrowser } from './support/chromium.ts';
import { executableOf } from './support/executables.ts';
import { Player } from './support/player.ts';
import { states } from './support/states.ts';

describe('axe finds nothing', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    const path = executableOf('chromium');
    if (path === undefined) throw new Error('chromium is not installed');
    browser = await launchChromium(path);
  });
  afterAll(() => browser.close());

  const looks = [
    { width: 360, height: 740, colorScheme: 'light' },
    { width: 1280, height: 800, colorScheme: 'dark' },
  ] as const;
  for (const { width, height, colorScheme } of looks) {
    for (const [name, reach] of Object.entries(states)) {
      test(`${name}, ${width} wide, ${colorScheme}`, async () => {
        const page = await browser.newPage({
          viewport: { width, height },
          colorScheme,
          reducedMotion: 'reduce',
        });
        await reach(new Player(page), width < 720);
        const { violations } = await new AxeBuilder({ page: page.playwright }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
        expect(await page.complaints()).toEqual([]);
        await page.close();
      });
    }
  }
});
