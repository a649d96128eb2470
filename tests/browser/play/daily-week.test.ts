import { afterAll, beforeAll, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import type { TestBrowser, TestPage } from '../support/test-page.ts';
import { week } from '../support/daily-week.ts';

describeInBrowsers('today’s puzzle', (launch) => {
  let browser: TestBrowser;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  /** The page as it is at noon of a day, with the puzzle of that day on the board. */
  async function openOn(day: string, grade: string): Promise<[TestPage, Player]> {
    const page = await browser.newPage();
    await page.prepare((noon) => {
      const now = new Date(noon).getTime();
      const RealDate = Date;
      globalThis.Date = class extends RealDate {
        constructor(...given: [] | [number]) {
          super(...(given.length === 0 ? ([now] as const) : given));
        }
        static override now(): number {
          return now;
        }
      } as DateConstructor;
    }, `${day}T12:00:00`);
    const player = new Player(page);
    await player.open(fileUrl);
    await player.button('Today’s puzzle');
    await page.waitFor(() => document.querySelector('dialog .grade'), undefined);
    await page.evaluate((name) => {
      const grades = [...document.querySelectorAll<HTMLElement>('dialog .grade')];
      grades.find(({ textContent }) => textContent.trim().startsWith(name))?.click();
    }, grade);
    await player.sees('Undo restores the previous board.');
    return [page, player];
  }

  test.each(week)('is the same for everyone on %s, %s', async (day, grade, puzzle) => {
    const [page, player] = await openOn(day, grade);
    expect(await player.digits()).toBe(puzzle);
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('is a variant as well, the same for everyone, and known when it was begun', async () => {
    const [page, player] = await openOn('2026-11-25', 'Arrows');
    await player.sees('Arrows, medium');
    const rules = await page.evaluate(
      () => document.querySelectorAll('#board .figure circle.open').length,
      undefined,
    );
    expect(rules).toBeGreaterThan(2);
    const digits = await player.digits();
    await player.button('Today’s puzzle');
    await player.sees('Begun');
    await page.press('Escape');
    const [other, others] = await openOn('2026-11-25', 'Arrows');
    expect(await others.digits()).toBe(digits);
    const [next, tomorrow] = await openOn('2026-11-26', 'Kropki dots');
    expect(await tomorrow.digits()).not.toBe(digits);
    for (const each of [page, other, next]) {
      expect(await each.complaints()).toEqual([]);
      await each.close();
    }
  });

  test('is played to its end by keyboard', async () => {
    const [page, player] = await openOn('2026-11-30', 'Easy');
    const givens = await player.digits();
    const solution =
      '783145629625987143194263857857329416419876235362514798236751984541698372978432561';
    await player.pick(0);
    for (let cell = 0; cell < 81; cell++) {
      if (givens[cell] === '0') await page.press(solution[cell] ?? '');
      if (cell % 9 < 8) await page.press('ArrowRight');
      else for (const key of ['Home', 'ArrowDown']) await page.press(key);
    }
    await player.sees('Every rule holds.');
    expect(await player.digits()).toBe(solution);
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });
});
