import { describe, expect, test } from 'vitest';

import { startChromium } from '../support/chromium.ts';
import { mystic } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePageOf } from '../support/use-page.ts';

const sizes = [
  [900, 800],
  [1024, 768],
  [1100, 800],
  [1100, 560],
  [1200, 800],
  [1280, 800],
  [1300, 900],
] as const;

describe('with scrollbars that take room', () => {
  const own = usePageOf(
    () => startChromium({ scrollbars: true }),
    (player) => player.open(fileUrl, mystic.puzzle),
  );

  test.each(sizes)('at %i by %i the puzzle panel is whole', async (width, height) => {
    await own.page.resize(width, height);
    if (width < 1100) await own.player.button('Puzzle');
    const shown = await own.page.evaluate(() => {
      const find = <Found extends HTMLElement>(selector: string) => {
        const found = document.querySelector<Found>(selector);
        if (!found?.checkVisibility()) throw new Error(`no ${selector}`);
        return found;
      };
      const side = find('.side');
      const name = find<HTMLInputElement>('[aria-label="Name of the puzzle"]');
      name.value = 'Today’s puzzle, 25 Nov 2026';
      const lines = document.createRange();
      lines.selectNodeContents(find('.puzzle .check'));
      const probe = document.createElement('div');
      probe.style.cssText = 'position: fixed; overflow-y: scroll';
      document.body.append(probe);
      return {
        sideways: side.scrollWidth - side.clientWidth,
        pageSideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
        cut: name.scrollWidth - name.clientWidth,
        lines: [...lines.getClientRects()].filter((box) => box.width > 20).length,
        barWidth: probe.offsetWidth - probe.clientWidth,
      };
    }, undefined);
    expect(shown).toMatchObject({ sideways: 0, pageSideways: 0, cut: 0, lines: 1 });
    expect(shown.barWidth).toBeGreaterThan(5);
  });
});
