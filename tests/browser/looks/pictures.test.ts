import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser } from '../support/chromium.ts';
import { Player } from '../support/player.ts';
import { states } from '../support/states.ts';

/**
 * Pictures of the page. A few are kept beside this file and compared. With
 * `NINEFOLD_PICTURES=all` every state is taken at every width and theme into `build/pictures`, to
 * be looked at; with `NINEFOLD_PICTURES=keep` the kept ones are taken again.
 */
const wish = process.env['NINEFOLD_PICTURES'] ?? '';
const keptFolder = fileURLToPath(new URL('../pictures/', import.meta.url));
const allFolder = fileURLToPath(new URL('../../../build/pictures/', import.meta.url));

interface Look {
  readonly width: number;
  readonly height: number;
  readonly colorScheme: 'light' | 'dark';
  readonly media?: 'print';
}

const widths: readonly (readonly [number, number])[] = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
];
const everyLook: Look[] = widths.flatMap(([width, height]) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, height, colorScheme })),
);

/** The state each kept picture shows. */
const kept: readonly (readonly [string, Look])[] = [
  ['solved', { width: 1280, height: 800, colorScheme: 'light' }],
  ['auto candidates', { width: 1280, height: 800, colorScheme: 'dark' }],
  ['marks, colours and a conflict', { width: 360, height: 740, colorScheme: 'light' }],
  ['all solutions', { width: 768, height: 1024, colorScheme: 'dark' }],
  ['high contrast', { width: 1280, height: 800, colorScheme: 'light' }],
  ['why there is none', { width: 360, height: 740, colorScheme: 'dark' }],
  // As wide as an A4 page.
  ['printing', { width: 794, height: 1123, colorScheme: 'light', media: 'print' }],
];

function fileOf(state: string, { width, colorScheme }: Look): string {
  return `${state.replace(/\W+/g, '-')}-${width}-${colorScheme}.png`;
}

/**
 * How far two pictures are apart, 0 to 1: the mean difference of brightness and colour between
 * their coarse mosaics. Another way to smooth letters changes little in a mosaic; a panel that moved, a
 * colour that changed or a board that went missing change much.
 */
async function distance(pictures: readonly [string, string]): Promise<number> {
  const mosaics = await Promise.all(
    pictures.map(async (picture) => {
      const image = new Image();
      image.src = `data:image/png;base64,${picture}`;
      await image.decode();
      const canvas = new OffscreenCanvas(48, Math.round((48 * image.height) / image.width));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return context.getImageData(0, 0, canvas.width, canvas.height).data;
    }),
  );
  const [one, other] = mosaics;
  if (!one || !other || one.length !== other.length) return 1;
  return (
    one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length / 255
  );
}

/** A different theme is 0.5 and more, a missing panel about 0.03; the page carries its own font. */
const tolerance = 0.01;

describe('pictures of the page', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  async function take(state: string, look: Look): Promise<Buffer> {
    const { width, height, colorScheme } = look;
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme,
      reducedMotion: 'reduce',
    });
    await states[state]?.(new Player(page), width < 720);
    if (look.media) await page.playwright.emulateMedia({ media: look.media });
    const picture = await page.playwright.screenshot({ caret: 'hide' });
    await page.close();
    return picture;
  }

  for (const [state, look] of kept) {
    test(`${state}, ${look.width} wide, ${look.colorScheme}, as it was`, async () => {
      const path = keptFolder + fileOf(state, look);
      const picture = await take(state, look);
      if (wish === 'keep') {
        mkdirSync(keptFolder, { recursive: true });
        writeFileSync(path, picture);
      }
      expect(existsSync(path), `${path} is missing`).toBe(true);
      const page = await browser.newPage();
      const both = [readFileSync(path).toString('base64'), picture.toString('base64')] as const;
      const apart = await page.playwright.evaluate(distance, both);
      await page.close();
      if (apart > tolerance) {
        mkdirSync(allFolder, { recursive: true });
        writeFileSync(allFolder + fileOf(state, look), picture);
      }
      expect(apart, `the picture now is in ${allFolder}`).toBeLessThan(tolerance);
    });
  }

  test.runIf(wish === 'all')(
    'every state at every width and theme',
    async () => {
      mkdirSync(allFolder, { recursive: true });
      for (const look of everyLook) {
        for (const state of Object.keys(states)) {
          writeFileSync(allFolder + fileOf(state, look), await take(state, look));
        }
      }
    },
    900_000,
  );
});
