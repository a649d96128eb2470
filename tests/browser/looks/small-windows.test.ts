import { describe, expect, test } from 'vitest';

import { mystic } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

describe('playing in a small window', () => {
  const own = usePage((player) => player.open(fileUrl, mystic.puzzle), {
    viewport: { width: 1280, height: 800 },
  });

  test('a tablet held upright gives the board most of its width, with keys and Ask below', async () => {
    for (const [width, height] of [
      [768, 1024],
      [820, 1180],
    ] as const) {
      await own.page.resize(width, height);
      const shown = await own.page.evaluate(() => {
        const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
        const [board, keys, ask] = ['#board', '.keypad', '.ask'].map(box);
        if (!board || !keys || !ask) throw new Error('a part is missing');
        return {
          width: board.width / innerWidth,
          below: Math.min(keys.top, ask.top) - board.bottom,
          bottom: Math.max(keys.bottom, ask.bottom),
        };
      }, undefined);
      expect(shown.width).toBeGreaterThan(0.68);
      expect(shown.below).toBeGreaterThan(0);
      expect(shown.bottom).toBeLessThanOrEqual(height);
    }
  });

  test('on a phone the sheet makes room for the puzzle that is brought from it', async () => {
    await own.page.resize(360, 740);
    await own.player.button('Puzzle');
    await own.player.button('Examples');
    await own.page.click('dialog .example');
    await own.page.waitFor(() => !document.querySelector('.side.open'), undefined);
    // Who changes the size among the rules is not done with the rules.
    await own.player.button('Rules');
    await own.page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('.rules select');
      if (!select) throw new Error('no sizes');
      select.value = '6';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, undefined);
    await own.player.kept();
    expect(await own.player.digits()).toHaveLength(36);
    expect(await own.page.evaluate(() => !!document.querySelector('.side.open'), undefined)).toBe(
      true,
    );
  });

  test('on a low phone the board is as wide as the screen, and every key is above the bar', async () => {
    for (const [width, height, least] of [
      [375, 600, 369],
      [360, 600, 360],
      [320, 568, 315],
      [375, 553, 324],
    ] as const) {
      await own.page.resize(width, height);
      const shown = await own.page.evaluate(() => {
        const boxes = (selector: string) =>
          [...document.querySelectorAll<HTMLElement>(selector)]
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect());
        const [board] = boxes('#board [role=grid]');
        const keys = boxes('.keypad button');
        const [bar] = boxes('.bar.phone');
        return {
          names: [...document.querySelectorAll<HTMLElement>('.keypad button')]
            .filter((each) => each.offsetParent)
            .map((each) => (each.getAttribute('aria-label') ?? each.innerText).trim()),
          board: board?.width ?? 0,
          over: Math.max(...keys.map(({ bottom }) => bottom)) - (bar?.top ?? 0),
          onBoard: (board?.bottom ?? 999) - Math.min(...keys.map(({ top }) => top)),
          narrowest: Math.min(...keys.map((key) => key.width)),
          sideways: document.documentElement.scrollWidth,
        };
      }, undefined);
      expect(shown.board, `${width} by ${height}`).toBeGreaterThanOrEqual(least);
      expect(shown.over).toBeLessThanOrEqual(0);
      expect(shown.onBoard).toBeLessThanOrEqual(0);
      expect(shown.narrowest).toBeGreaterThanOrEqual(30);
      expect(shown.sideways).toBe(width);
      const wanted = ['Digit', 'Corner', 'Centre', 'Colour', 'Undo', 'Redo', 'Clear'];
      expect(shown.names).toEqual(expect.arrayContaining(wanted));
      expect(shown.names.filter((name) => /^\d/.test(name))).toHaveLength(9);
    }
  });

  test('a phone has the board, every key and Check on the first screen, and answers below the board', async () => {
    for (const [width, height] of [
      [360, 740],
      [375, 667],
      [412, 915],
    ] as const) {
      await own.page.resize(width, height);
      await own.player.pick(2);
      const outside = await own.page.evaluate(
        ([right, bottom]) =>
          [...document.querySelectorAll('[role=grid], .keypad button, .bar.phone button')]
            .map((each) => each.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .filter((box) => box.x < 0 || box.y < 0 || box.right > right || box.bottom > bottom)
            .length,
        [width, height] as const,
      );
      expect(outside).toBe(0);
      const over = await own.page.evaluate(
        () =>
          (document.querySelector('.keypad')?.getBoundingClientRect().bottom ?? 0) -
          (document.querySelector('.bar.phone')?.getBoundingClientRect().top ?? 0),
        undefined,
      );
      expect(over).toBeLessThanOrEqual(0);
      const sideways = () => document.documentElement.scrollWidth;
      expect(await own.page.evaluate(sideways, undefined)).toBe(width);
    }
    await own.page.resize(360, 740);
    const cell = await own.page.playwright.locator('[data-cell="0"]').boundingBox();
    expect(cell?.width).toBe(40);
    await own.player.button('Solver');
    await own.player.button('Solve');
    await own.player.sees('One solution');
    const covered = await own.page.evaluate(
      () =>
        (document.querySelector('[role=grid]')?.getBoundingClientRect().bottom ?? 999) -
        (document.querySelector('.ask')?.getBoundingClientRect().top ?? 0),
      undefined,
    );
    expect(covered).toBeLessThanOrEqual(0);
  });
});
