/// A list of 100,000 puzzles, and what is done with it; both browsers.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { startChromium, type ChromiumBrowser } from '../support/chromium.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import type { TestBrowser, TestPage } from '../support/test-page.ts';

const easy = '530070000600195000098000060800060003400803001700020006060000280000419005000080079';
const harder = '000000010400000000020000000000050407008000300001090000300400200050100000000806000';

/** Fills a choice of the library by its label. */
const choose = (page: TestPage, label: string, value: string) =>
  page.evaluate(
    ([name, wanted]) => {
      const labels = [...document.querySelectorAll('dialog label')];
      const field = labels
        .find((each) => each.textContent.trim().startsWith(name))
        ?.querySelector<HTMLInputElement | HTMLSelectElement>('select, input');
      if (!field) throw new Error(`no field ${name}`);
      field.value = wanted;
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    },
    [label, value] as const,
  );

/** The row that is chosen, as a screen reader says it, with its place. */
const chosen = (page: TestPage) =>
  page.evaluate(() => {
    const list = document.querySelector('[role=listbox]');
    const row = document.getElementById(list?.getAttribute('aria-activedescendant') ?? '');
    return [row?.ariaSelected, row?.ariaPosInSet, row?.ariaSetSize, row?.ariaLabel].join(' | ');
  }, undefined);

/** The names of the rows that are in the page. */
const rows = (page: TestPage) =>
  page.evaluate(
    () => [...document.querySelectorAll('[role=option]')].map((row) => row.ariaLabel ?? ''),
    undefined,
  );

const focusList = (page: TestPage) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[role=listbox]')?.focus(), undefined);

describeInBrowsers('the library', (launch) => {
  let browser: TestBrowser;
  let player: Player;
  let page: TestPage;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
    player = new Player(page);
  });
  afterEach(async () => {
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('goes by keyboard through 100,000 puzzles, of which those in sight are there', async () => {
    await player.open(fileUrl);
    await player.drop('list.txt', `${easy}\n${harder}\n`, 50_000);
    await player.sees('Read 100,000 puzzles', 40_000);
    await player.button('Library');
    await player.sees('only collections of up to 1,000');
    await focusList(page);
    expect(await chosen(page)).toContain('true | 1 | 100000 | 1, 30 givens');
    for (const [key, place] of [
      ['ArrowDown', '2 | 100000 | 2, 17'],
      ['End', '100000 | 100000 | 100,000, 17'],
      ['ArrowDown', '100000 | 100000 | 100,000, 17'],
      ['ArrowUp', '99999 | 100000 | 99,999, 30'],
      ['Home', '1 | 100000 | 1, 30'],
    ] as const) {
      await page.press(key);
      expect(await chosen(page)).toContain(place);
    }
    await page.press('PageDown');
    await page.press('PageDown');
    expect(await chosen(page)).toMatch(/^true \| (1\d|2\d) \| /);
    expect((await rows(page)).length).toBeLessThan(60);

    await choose(page, 'Sort by', 'givens');
    await page.waitFor(
      () => document.querySelector('[role=option]')?.ariaLabel === '2, 17 givens',
      undefined,
    );
    expect(await chosen(page)).toBe('true | 1 | 100000 | 2, 17 givens');
    await choose(page, 'Search', 'puzzle 9999');
    await player.sees('11 of 100,000 puzzles');
    await page.press('End');
    expect(await chosen(page)).toContain('11 | 11 | 99,999, 30 givens');
    await page.press('Enter');
    await page.waitFor(() => !document.querySelector('dialog[open]'), undefined);
    expect(await player.digits()).toBe(easy);
    // What is before and after it is what was shown.
    await player.sees('11 of 11');
    await player.button('Previous puzzle');
    expect(await player.digits()).toBe(easy);
    await player.button('Undo');
    await player.button('Undo');
    expect(await player.digits()).toBe(easy);
  });

  test('grades and solves a list, stops, and goes on with what was known', async () => {
    await player.open(fileUrl);
    await player.drop('list.txt', `${easy}\n${harder}\n${easy.slice(1)}\n${'0'.repeat(81)}\n`, 60);
    await player.sees('60 lines could not be read');
    await player.button('Library');
    await player.sees('180 puzzles');
    await page.evaluate(async () => {
      const press = (name: string) => {
        const buttons = [...document.querySelectorAll<HTMLElement>('dialog button')];
        const button = buttons.find((each) => each.textContent.trim() === name);
        button?.click();
        return button !== undefined;
      };
      press('Grade all');
      while (!press('Stop')) await new Promise((resolve) => setTimeout(resolve));
    }, undefined);
    await player.sees('Stopped:');
    await player.button('Grade all');
    await player.sees('graded in', 40_000);
    const [first, second, third] = await rows(page);
    // On the board, and so with a time.
    expect(first).toContain('1, 30 givens, Easy, 1,200 points, Hidden single');
    expect(second).toBe('2, 17 givens, Easy, 1,500 points, Hidden single');
    expect(third).toBe('3, no givens, Several solutions');
    await choose(page, 'Grade', '6');
    await player.sees('60 of 180 puzzles');
    await choose(page, 'Grade', '-1');
    await choose(page, 'Search', 'hidden single');
    await player.sees('120 of 180 puzzles');
    await player.button('Solve these');
    await player.sees('120 puzzles solved in');
    await player.reload();
    await player.button('Library');
    await page.waitFor(() => document.querySelectorAll('dialog select').length > 0, undefined);
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('dialog select');
      if (!select) return;
      select.selectedIndex = 1;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, undefined);
    await player.sees('60 lines could not be read');
    expect((await rows(page))[0]).toContain('1, 30 givens, Easy, 1,200 points, Hidden single');
  });

  test('finds the work on a puzzle of a list again', async () => {
    await player.open(fileUrl);
    await player.drop('list.txt', `${easy}\n${harder}\n`, 2);
    await player.sees('Read 4 puzzles');
    await player.pick(2);
    await page.press('4');
    await player.kept();
    await player.button('Next puzzle');
    await player.button('Library');
    await focusList(page);
    await page.press('Home');
    expect(await chosen(page)).toMatch(/^true \| 1 \| 4 \| 1, 30 givens, 2% filled(, \d:\d\d)?$/);
    await choose(page, 'State', '1');
    await player.sees('2 of 4 puzzles');
    await player.button('Continue Puzzle 1');
    expect((await player.digits()).slice(0, 5)).toBe('53407');
    await player.button('Next puzzle');
    expect((await player.digits()).slice(0, 5)).toBe('53407');
    await player.button('Library');
    await player.button('Remove the collection list.txt');
    await player.sees('Removed list.txt.');
    expect(await rows(page)).toHaveLength(1);
    await page.click('dialog [role=status] button');
    await page.waitFor(() => document.querySelectorAll('[role=option]').length === 4, undefined);
  });
});

describe('the library of 100,000 puzzles in Chromium', () => {
  let browser: ChromiumBrowser;
  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  test('sorts, searches and scrolls without a task over 200 ms', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    const player = new Player(page);
    await player.open(fileUrl);
    await player.drop('list.txt', `${easy}\n${harder}\n`, 50_000);
    await player.sees('Read 100,000 puzzles', 40_000);
    await player.button('Library');
    await player.sees('only collections of up to 1,000');
    await page.evaluate(() => {
      const seen: number[] = [];
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) seen.push(duration);
      }).observe({ type: 'longtask' });
      Object.assign(window, { seen });
    }, undefined);
    const times: number[] = [];
    for (const [label, value, first] of [
      ['Sort by', 'givens', '2, 17 givens'],
      ['Search', 'puzzle 99', '100, 17 givens'],
      ['Search', '', '2, 17 givens'],
      ['Sort by', 'number', '1, 30 givens'],
    ] as const) {
      const began = performance.now();
      await choose(page, label, value);
      await page.waitFor(
        (name) => document.querySelector('[role=option]')?.ariaLabel === name,
        first === '100, 17 givens' ? '990, 17 givens' : first,
      );
      times.push(performance.now() - began);
    }
    await page.evaluate(async () => {
      const list = document.querySelector('[role=listbox]');
      for (let step = 0; list && step <= 50; step++) {
        list.scrollTop = (list.scrollHeight * step) / 50;
        await new Promise(requestAnimationFrame);
      }
    }, undefined);
    await page.waitFor(
      () => [...document.querySelectorAll('[role=option]')].at(-1)?.ariaPosInSet === '100000',
      undefined,
    );
    const long = await page.evaluate(
      () => (window as unknown as { seen: number[] }).seen,
      undefined,
    );
    expect(Math.max(0, ...long)).toBeLessThan(200);
    // The way to the browser and back is in it.
    expect(Math.max(...times)).toBeLessThan(400);
    await page.close();
  });
});
