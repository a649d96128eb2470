import AxeBuilder from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { launchChromium, type ChromiumBrowser } from './support/chromium.ts';
import { executableOf } from './support/executables.ts';
import { endless, mystic, Player } from './support/player.ts';
import { fileUrl } from './support/site-server.ts';

const several = '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5';

/** How to get to each state of the page that looks different. */
const states: Record<string, (player: Player, phone: boolean) => Promise<void>> = {
  empty: (player) => player.open(fileUrl),
  'a puzzle, one cell selected': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(37);
  },
  'marks, colours and a conflict': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(2);
    for (const key of ['9', 'ArrowRight', 'ArrowRight', 'Shift+1', 'Control+4', 'Alt+3']) await player.page.press(key);
    await player.sees('conflict');
  },
  'auto candidates': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.pick(37);
    await player.page.press('a');
  },
  solved: async (player, phone) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.button('Solve');
    if (!phone) await player.sees('One solution');
  },
  'all solutions': async (player, phone) => {
    await player.open(fileUrl, several);
    if (phone) await player.button('Ask…');
    await player.button('All');
    await player.sees('1 of 3');
  },
  counting: async (player, phone) => {
    await player.open(fileUrl, endless);
    if (phone) await player.button('Ask…');
    await player.button('Count');
    await player.sees('so far');
  },
  'a wrong paste': async (player, phone) => {
    await player.open(fileUrl);
    if (phone) await player.button('Puzzle');
    await player.button('Paste');
    await player.page.type('nonsense');
    await player.page.press('Control+Enter');
    await player.sees('This is no puzzle');
  },
  examples: async (player, phone) => {
    await player.open(fileUrl);
    if (phone) await player.button('Puzzle');
    await player.button('Examples');
  },
  'my puzzles': async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.kept();
    await player.button('My puzzles');
  },
  sharing: async (player) => {
    await player.open(fileUrl, mystic.puzzle);
    await player.button('Share');
  },
  settings: async (player) => {
    await player.open(fileUrl);
    await player.button('Settings');
  },
  shortcuts: async (player) => {
    await player.open(fileUrl);
    await player.pick(0);
    await player.page.press('?');
  },
};

describe('axe finds nothing', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    const path = executableOf('chromium');
    if (path === undefined) throw new Error('chromium is not installed');
    browser = await launchChromium(path);
  });
  afterAll(() => browser.close());

  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    for (const colorScheme of ['light', 'dark'] as const) {
      for (const [name, reach] of Object.entries(states)) {
        test(`${name}, ${width} wide, ${colorScheme}`, async () => {
          const page = await browser.newPage({
            viewport: { width, height },
            colorScheme,
            reducedMotion: 'reduce',
          });
          await reach(new Player(page), width < 720);
          const { violations } = await new AxeBuilder({ page: page.playwright }).analyze();
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
          expect(await page.complaints()).toEqual([]);
          await page.close();
        });
      }
    }
  }
});
