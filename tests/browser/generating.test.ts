import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from './support/chromium.ts';
import { Player } from './support/player.ts';
import { fileUrl } from './support/site-server.ts';

describe('generating', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  async function onDay(day: string): Promise<[ChromiumPage, Player]> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.playwright.clock.setFixedTime(`${day}T12:00:00`);
    const player = new Player(page);
    await player.open(fileUrl);
    return [page, player];
  }

  async function daily(player: Player): Promise<string> {
    await player.button('Puzzle of the day');
    await player.sees('Undo restores the previous board.');
    return player.digits();
  }

  test('gives everyone the puzzle of the day, to be played and kept', async () => {
    const [page, player] = await onDay('2026-11-22');
    expect(await player.digits()).toBe('0'.repeat(81));
    const puzzle = await daily(player);
    expect(await page.playwright.title()).toContain('Puzzle of the day, 22 November 2026');
    const empty = puzzle.indexOf('0');
    await player.pick(empty);
    await page.press('7');
    expect((await player.digits())[empty]).toBe('7');
    await page.press('Control+z');
    expect(await player.digits()).toBe(puzzle);
    await page.press('Control+z');
    expect(await player.digits()).toBe('0'.repeat(81));
    await page.press('Control+y');
    // It is written a moment later.
    await page.playwright.waitForTimeout(400);
    await page.playwright.reload();
    await page.waitFor(() => document.querySelectorAll('[role=gridcell]').length > 0, undefined);
    expect(await player.digits()).toBe(puzzle);
    expect(await page.complaints()).toEqual([]);
    const [other, another] = await onDay('2026-11-22');
    expect(await daily(another)).toBe(puzzle);
    const [next, tomorrow] = await onDay('2026-11-23');
    expect(await daily(tomorrow)).not.toBe(puzzle);
    await Promise.all([page, other, next].map((each) => each.close()));
  });

  test('gives a grade in two presses, another one in one, each a puzzle', async () => {
    const [page, player] = await onDay('2026-11-22');
    await player.button('Generate');
    await player.button('Easy');
    await player.sees('Easy, 3');
    const first = await player.digits();
    expect(await page.playwright.title()).toContain('Easy puzzle');
    await player.button('Another one');
    await page.waitFor(
      (before) =>
        [...document.querySelectorAll('[role=gridcell]')]
          .map((cell) => /[1-9]/.exec((cell.getAttribute('aria-label') ?? '').split(', ')[2] ?? ''))
          .map((digit) => digit?.[0] ?? '0')
          .join('') !== before,
      first,
    );
    expect(await player.digits()).not.toBe(first);
    await player.button('Solve');
    await player.sees('One solution');
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('shows how many were tried, and stops at once', async () => {
    const [page, player] = await onDay('2026-11-22');
    await player.button('Generate');
    await page.playwright.locator('dialog select').selectOption('four');
    // No 4x4 puzzle is that hard.
    await player.button('Extreme');
    await player.sees(' puzzles tried');
    await player.button('Stop');
    await page.waitFor(() => !document.body.textContent?.includes(' puzzles tried'), undefined);
    await player.button('Easy');
    await page.waitFor(() => !document.querySelector('dialog[open]'), undefined);
    expect(await player.digits()).toHaveLength(16);
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });
});
