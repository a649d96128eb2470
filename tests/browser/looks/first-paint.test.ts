/// What a host's first answer paints, before any script has come.

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from '../support/chromium.ts';
import { mystic, Player } from '../support/player.ts';
import { hostFolder, serveSite, type SiteServer } from '../support/site-server.ts';
import { comeFirst } from '../support/test-page.ts';

/** How many pixels of two pictures are apart by more than the rounding of a rounded corner. */
async function differingPixels(pictures: readonly [string, string]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(image, 0, 0);
      return new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer);
    }),
  );
  const parts = (pixel = 0) => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];
  const apart = (pixel: number, at: number) => {
    const others = parts(other?.[at]);
    return parts(pixel).some((value, part) => Math.abs(value - (others[part] ?? 0)) > 2);
  };
  return one?.filter(apart).length ?? -1;
}

interface LayoutShift extends PerformanceEntry {
  readonly sources: readonly {
    readonly node: Node | null;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

/** Keeps what moves without being asked to, in the page's `shifted`. */
function noteShifts(): void {
  const shifted: string[] = [];
  Object.assign(globalThis, { shifted });
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries() as LayoutShift[]) {
      const names = sources.map(
        ({ node, currentRect: { x, y } }) =>
          `${(node as Element | null)?.outerHTML.slice(0, 80)} to ${x} ${y}`,
      );
      shifted.push(...names);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Keeps when the page took the place of its picture, and when the largest text so far came. */
function noteLargest(): void {
  const largest: { time: number; text: string }[] = [];
  Object.assign(globalThis, { largest, began: Infinity });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { element } = entry as PerformanceEntry & { readonly element: Element | null };
      largest.push({ time: entry.startTime, text: element?.textContent ?? '' });
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const observer = new MutationObserver(() => {
    if (!document.querySelector('[role=gridcell]')) return;
    Object.assign(globalThis, { began: performance.now() });
    observer.disconnect();
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** Runs in the page after `comeAgain`, which has opened all groups of controls. */
function forgetSettings(): void {
  const forget = () => localStorage.removeItem('ninefold/1/settings');
  document.addEventListener('readystatechange', forget, { once: true });
}

/** Where everything is that is not a drawing. */
function places(): { name: string; x: number; y: number; height: number }[] {
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.closest('svg') === null)
    .map((element) => {
      const { x, y, height } = element.getBoundingClientRect();
      return {
        name: `${element.tagName} ${element.textContent.trim().slice(0, 40)}`,
        x,
        y,
        height,
      };
    });
}

describe('the hosted page in Chromium', () => {
  let browser: ChromiumBrowser;
  let server: SiteServer;
  const pages: ChromiumPage[] = [];

  beforeAll(async () => {
    [browser, server] = await Promise.all([startChromium(), serveSite(hostFolder)]);
  });
  afterEach(async () => {
    for (const page of pages.splice(0)) await page.close();
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
  });

  async function newPage(width: number, colorScheme: 'light' | 'dark'): Promise<ChromiumPage> {
    const page = await browser.newPage({
      viewport: { width, height: 800 },
      colorScheme,
      serviceWorkers: 'block',
    });
    pages.push(page);
    return page;
  }

  const withoutScripts = (page: ChromiumPage) =>
    page.playwright.route('**/*.js', (route) => route.abort());

  const shifts = (page: ChromiumPage) =>
    page.evaluate(() => Reflect.get(globalThis, 'shifted') as string[], undefined);

  /** Everything that can be seen, by its words. */
  const seen = (page: ChromiumPage) =>
    page.evaluate(() => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const leaves = [...document.querySelectorAll('body *')].filter(
        (each) => !each.children.length,
      );
      return {
        lines: [...document.querySelectorAll('.board path')].filter(isSeen).length,
        texts: leaves
          .filter(isSeen)
          .map((each) => each.textContent.trim())
          .filter(Boolean),
        cells: document.querySelectorAll('[role=gridcell]').length,
      };
    }, undefined);

  for (const width of [360, 768, 1280]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`is painted first as it then is, ${width} pixels wide, ${colorScheme}`, async () => {
        const first = await newPage(width, colorScheme);
        await withoutScripts(first);
        await first.goto(server.url);
        expect((await seen(first)).cells).toBe(0);
        const before = await first.playwright.screenshot();

        const page = await newPage(width, colorScheme);
        await page.prepare(noteShifts, undefined);
        // What somebody has opened is not in the picture, which is the same for everybody.
        await page.prepare(forgetSettings, undefined);
        await new Player(page).open(server.url);
        const after = await page.playwright.screenshot();
        const both = [before.toString('base64'), after.toString('base64')] as const;
        expect(await page.playwright.evaluate(differingPixels, both)).toBe(0);
        expect(await shifts(page)).toEqual([]);
      });
    }
  }

  for (const width of [360, 768, 1280]) {
    test(`stays where it is when its letters come late, ${width} pixels wide`, async () => {
      const page = await newPage(width, 'light');
      let send = () => {};
      const sent = new Promise<void>((resolve) => (send = resolve));
      await page.playwright.route('**/*.woff2', async (route) => {
        await sent;
        await route.continue();
      });
      // The page is loaded only when its font is.
      await page.playwright.goto(server.url, { waitUntil: 'domcontentloaded' });
      await page.waitFor(() => document.querySelector('[role=gridcell]') !== null, undefined);
      const isInter = () =>
        [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded');
      expect(await page.evaluate(isInter, undefined)).toBe(false);
      expect((await seen(page)).texts).toContain('Type the givens');
      const before = await page.evaluate(places, undefined);
      send();
      await page.waitFor(isInter, undefined);
      const after = await page.evaluate(places, undefined);
      expect(after.length).toBe(before.length);
      const moved = after.map(({ name, x, y, height }, at) => {
        const { x: oldX = 0, y: oldY = 0, height: oldHeight = 0 } = before[at] ?? {};
        return {
          name,
          down: Math.max(Math.abs(y - oldY), Math.abs(height - oldHeight)),
          aside: Math.abs(x - oldX),
        };
      });
      // No line is higher and none breaks elsewhere. A word may be a little wider or narrower.
      expect(moved.filter(({ down }) => down > 0.5)).toEqual([]);
      expect(moved.filter(({ aside }) => aside > 8)).toEqual([]);
      expect(moved.some(({ aside }) => aside > 0)).toBe(true);
    });
  }

  test('fetches its font only once it has been painted', async () => {
    const page = await newPage(412, 'light');
    const asked: string[] = [];
    page.playwright.on('request', (request) => asked.push(request.url()));
    await withoutScripts(page);
    // Frames as the page hears of them: none until `frame` is called.
    await page.prepare(() => {
      const waiting: FrameRequestCallback[] = [];
      globalThis.requestAnimationFrame = (callback) => waiting.push(callback);
      Object.assign(globalThis, {
        frame: () => waiting.splice(0).forEach((callback) => callback(performance.now())),
      });
    }, undefined);
    const frame = () =>
      page.evaluate(() => (Reflect.get(globalThis, 'frame') as () => void)(), undefined);
    const fonts = () => asked.filter((url) => url.endsWith('.woff2')).length;
    await page.goto(server.url);
    await page.playwright.screenshot();
    await frame();
    await page.playwright.screenshot();
    expect((await seen(page)).texts).toContain('Type the givens');
    expect(fonts()).toBe(0);
    await frame();
    await expect.poll(fonts).toBe(1);
  });

  test('paints its largest text first on a phone, not with today’s puzzle', async () => {
    const page = await newPage(412, 'light');
    await page.prepare(noteLargest, undefined);
    await page.prepare(comeFirst, undefined);
    await page.goto(server.url);
    await page.waitFor(
      () => document.querySelector('.status')?.textContent.includes('Today’s puzzle:') ?? false,
      undefined,
    );
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 200))),
      undefined,
    );
    const { began, largest } = await page.evaluate(
      () => ({
        began: Reflect.get(globalThis, 'began') as number,
        largest: Reflect.get(globalThis, 'largest') as { time: number; text: string }[],
      }),
      undefined,
    );
    expect(largest.length).toBeGreaterThan(0);
    expect(largest.filter(({ time }) => time > began)).toEqual([]);
  });

  test('is painted whole, however slowly it comes', async () => {
    const html = await readFile(`${hostFolder}index.html`);
    const slow = createServer(async (request, response) => {
      if (request.url !== '/') return void response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      const piece = Math.ceil(html.length / 20);
      for (let from = 0; from < html.length; from += piece) {
        response.write(html.subarray(from, from + piece));
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      response.end();
    });
    await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
    try {
      const page = await newPage(1280, 'light');
      await page.prepare(noteShifts, undefined);
      await page.goto(`http://127.0.0.1:${(slow.address() as AddressInfo).port}/`);
      expect((await seen(page)).texts).toContain('Type the givens');
      expect(await shifts(page)).toEqual([]);
    } finally {
      slow.close();
    }
  });

  test('is painted without a board when one is about to come, and in the chosen looks', async () => {
    const page = await newPage(1280, 'light');
    const player = new Player(page);
    await player.open(server.url, mystic.puzzle);
    await player.button('Settings');
    await player.button('Dark');
    await page.press('Escape');
    await player.kept();
    const whole = await seen(page);
    expect(whole.lines).toBeGreaterThan(0);
    expect(whole.texts).toContain('My work');

    await withoutScripts(page);
    await page.reload();
    const first = await seen(page);
    expect(first).toMatchObject({ lines: 0, cells: 0 });
    expect(first.texts).toContain('Play');
    expect(first.texts).not.toContain('Type the givens');
    expect(first.texts).not.toContain('My work');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'], undefined)).toBe(
      'dark',
    );

    await page.playwright.unroute('**/*.js');
    await page.reload();
    await page.waitFor(() => document.querySelectorAll('[role=gridcell]').length > 0, undefined);
    expect(await player.digits()).toContain('98');
    expect((await seen(page)).lines).toBeGreaterThan(0);
  });

  test('is painted without a board for a link, too', async () => {
    const page = await newPage(1280, 'light');
    await withoutScripts(page);
    await page.goto(`${server.url}#${mystic.puzzle}`);
    expect((await seen(page)).lines).toBe(0);
  });
});
