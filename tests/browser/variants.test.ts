import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from './support/chromium.ts';
import { Player } from './support/player.ts';
import { fileUrl } from './support/site-server.ts';

/** Two digits at the top, and rules of several kinds that all solutions of it obey. */
const text = [
  '# A puzzle of the tests',
  '.Shape~4x4.~R1C1_1.~R1C2_2.Cage~6~R1C3~R3C4.Thermo~R2C1~R2C2.WhiteDot~R3C1~R3C2',
  '.Sandwich~2~R1.LittleKiller~10~R1C1',
].join('\n');

describe('a puzzle of any rules, from disk', () => {
  let browser: ChromiumBrowser;
  let page: ChromiumPage;
  let player: Player;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
    player = new Player(page);
    await player.open(fileUrl);
  });
  afterEach(async () => {
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  const has = (selector: string) => page.playwright.locator(selector).count();

  async function open(): Promise<void> {
    await player.paste(text);
    await player.sees('Rules of this puzzle');
  }

  test('is drawn, and its rules are listed', async () => {
    await open();
    expect(await has('.board path.cage')).toBe(1);
    expect(await has('.board .grey .line')).toBe(1);
    expect(await has('.board circle.dot.white')).toBe(1);
    expect(await page.playwright.locator('.board text.clue').allTextContents()).toEqual([
      '2',
      '10',
    ]);
    const shown = await player.text();
    for (const label of ['Killer cage', 'Thermometer', 'White dot', 'Sandwich', 'Little killer'])
      expect(shown).toContain(label);
  });

  test('says what a digit breaks, and is solved', async () => {
    await open();
    await player.pick(2);
    await page.press('1');
    await player.sees('equal digits in one row');
    await page.press('3');
    await player.pick(11);
    await page.press('3');
    await player.sees('a cage with a repeated digit or another sum');
    await page.press('Delete');
    await player.button('Solve');
    await player.sees('Based on 2 givens');
    expect(await page.playwright.locator('.answer .headline').innerText()).not.toContain('No');
  });

  test('goes with a link, and comes back after a reload', async () => {
    await open();
    await player.button('Share');
    const address = await page.evaluate(() => {
      const fields = [...document.querySelectorAll<HTMLInputElement>('input.field')];
      return fields.find(({ value }) => value.includes('constraints'))?.value.split('#')[1] ?? '';
    }, undefined);
    expect(address).toContain('constraints:.Cage!6!R1C3!R3C4');
    await player.kept();
    await page.playwright.reload();
    await player.sees('Rules of this puzzle');
    expect(await has('.board path.cage')).toBe(1);
    await player.open(fileUrl, address);
    await player.sees('Rules of this puzzle');
    expect(await has('.board path.cage')).toBe(1);
  });

  test('is not shown where its rules are not known', async () => {
    await open();
    for (const view of ['Step', 'Watch']) {
      await player.button(view);
      await player.sees('It cannot show this puzzle');
    }
    await player.button('Back to Play');
    await page.playwright.locator('.board path.cage').waitFor();
  });

  test('that is wrong says which rule and argument; the board stays', async () => {
    await open();
    await player.paste('.Shape~4x4.Thermo~R1C1~R9C9');
    await player.sees('Rule 2 (Thermo, argument 2): found "R9C9"');
    await player.paste('.Shape~16x16.AntiKnight');
    await player.sees('this puzzle has 16 × 16');
    expect(await has('.board path.cage')).toBe(1);
  });
});
