import type { CDPSession } from 'playwright-core';

import type { ChromiumPage } from '../support/chromium.ts';

/** A place on the board by row and column from 1; halves are edges, and what is beyond lies outside. */
export type Place = readonly [row: number, column: number];

/** A way to draw: with a mouse, or with a finger. */
export interface Hand {
  /** Chooses a tool by what a person calls it. */
  choose(name: string): Promise<void>;
  /** Draws from place to place. */
  draw(...places: readonly Place[]): Promise<void>;
  type(figures: string): Promise<void>;
}

/** Where a place is on the screen. */
async function pointOf(
  page: ChromiumPage,
  [row, column]: Place,
): Promise<{ x: number; y: number }> {
  const grid = page.playwright.getByRole('grid');
  const box = await grid.boundingBox();
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  const columns = Number(await grid.getAttribute('aria-colcount'));
  if (!box) throw new Error('no board');
  return {
    x: box.x + ((column - 0.5) * box.width) / columns,
    y: box.y + ((row - 0.5) * box.height) / rows,
  };
}

export function mouseOf(page: ChromiumPage): Hand {
  const { mouse, keyboard } = page.playwright;
  const palette = page.playwright.locator('section[aria-label="Rules to draw"]');
  return {
    async choose(name) {
      await palette.getByRole('searchbox').fill(name);
      await palette.getByRole('searchbox').press('Enter');
    },
    async draw(...places) {
      const points = [];
      for (const place of places) points.push(await pointOf(page, place));
      const [first] = points;
      if (!first) return;
      await mouse.move(first.x, first.y);
      await mouse.down();
      for (const { x, y } of points.slice(1)) await mouse.move(x, y);
      await mouse.up();
    },
    type: (figures) => keyboard.type(figures),
  };
}

/** Touches as the browser gets them from a screen. */
export async function fingerOf(page: ChromiumPage): Promise<Hand & { readonly cdp: CDPSession }> {
  const cdp = await page.context.newCDPSession(page.playwright);
  const touch = (type: string, points: readonly { x: number; y: number }[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const dialog = page.playwright.getByRole('dialog');
  return {
    cdp,
    async choose(name) {
      await page.playwright.locator('.bar .tool').tap();
      await dialog.getByRole('searchbox').fill(name);
      await dialog.getByRole('listitem').first().getByRole('button').tap();
    },
    async draw(...places) {
      const points = [];
      for (const place of places) points.push(await pointOf(page, place));
      const [first] = points;
      if (!first) return;
      await touch('touchStart', [first]);
      for (const point of points.slice(1)) await touch('touchMove', [point]);
      await touch('touchEnd', []);
    },
    async type(figures) {
      const keys = page.playwright.locator('.figures');
      for (const figure of figures)
        await keys.getByRole('button', { name: figure, exact: true }).tap();
    },
  };
}
