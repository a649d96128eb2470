import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from '../support/chromium.ts';
import { mystic, Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { comeFirst } from '../support/test-page.ts';

describe('generating', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  async function onDay(
    day: string,
    { isFirst = false, link = '' } = {},
  ): Promise<[ChromiumPage, Player]> {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.playwright.clock.setFixedTime(`${day}T12:00:00`);
    if (isFirst) await page.prepare(comeFirst, undefined);
    const player = new Player(page);
    await player.open(fileUrl, link);
    return [page, player];
  }

  async function daily(player: Player, grade = 'Easy'): Promise<string> {
    await player.button('Today’s puzzle');
    await player.page.waitFor(() => document.querySelector('dialog .grade'), undefined);
    await player.page.evaluate((name) => {
      const grades = [...document.querySelectorAll<HTMLElement>('dialog .grade')];
      grades.find(({ textContent }) => textContent.trim().startsWith(name))?.click();
    }, grade);
    await player.page.waitFor(() => document.querySelector('dialog') === null, undefined);
    return player.digits();
  }

  test('gives everyone today’s puzzle, to be played and kept', async () => {
    const [page, player] = await onDay('2026-11-22');
    expect(await player.digits()).toBe('0'.repeat(81));
    const puzzle = await daily(player);
    expect(await page.playwright.title()).toContain('Today’s puzzle, 22 Nov 2026, easy');
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

  test('shows today’s puzzle to who comes for the first time, once', async () => {
    const [page, player] = await onDay('2026-11-23', { isFirst: true });
    await player.sees('Today’s puzzle: easy, 3');
    await player.sees('No guessing: one cell leads to another.');
    const puzzle = await player.digits();
    expect(await page.playwright.title()).toContain('Today’s puzzle, 23 Nov 2026, easy');
    await page.playwright.getByRole('button', { name: /^Puzzle/ }).click();
    await player.button('New');
    expect(await player.digits()).toBe('0'.repeat(81));
    await player.kept();
    await page.reload();
    await page.waitFor(() => document.querySelectorAll('[role=gridcell]').length > 0, undefined);
    await page.playwright.waitForTimeout(1500);
    expect(await player.digits()).toBe('0'.repeat(81));
    expect(await page.complaints()).toEqual([]);
    const [other, asking] = await onDay('2026-11-23');
    expect(await daily(asking)).toBe(puzzle);
    await Promise.all([page.close(), other.close()]);
  });

  test('has three grades a day, opens the one that was begun, and offers the next day’s on a phone', async () => {
    const [page, player] = await onDay('2026-11-25');
    const easy = await daily(player, 'Easy');
    const empty = easy.indexOf('0');
    await player.pick(empty);
    await page.press('7');
    const begun = await player.digits();
    expect(await daily(player, 'Hard')).not.toBe(easy);
    await player.kept();
    expect(await daily(player, 'Easy')).toBe(begun);
    await player.button('Today’s puzzle');
    await player.sees('Begun');
    const day = (name: string) => page.playwright.getByRole('button', { name });
    expect(await day('25 November 2026: easy begun, hard begun').count()).toBe(1);
    expect(await day('26 November 2026').isDisabled()).toBe(true);
    await day('23 November 2026').click();
    await player.sees('23 November 2026');
    expect(await player.text()).not.toContain('Begun');
    await page.press('Escape');
    await player.kept();
    await page.playwright.clock.setFixedTime('2026-11-26T08:00:00');
    await page.resize(360, 740);
    await player.reload();
    await player.sees('There are new puzzles today.');
    expect(await player.digits()).toBe(begun);
    expect(await daily(player, 'Easy')).not.toBe(begun);
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('ends calmly: what it was, the next, one harder, one easier, and the keys again', async () => {
    const [page, player] = await onDay('2026-11-25');
    // All but one digit of a classic puzzle.
    await page.playwright.setViewportSize({ width: 360, height: 600 });
    await player.paste(
      '534678912672195348198342567859761423426853791713924856961537284287419635345286170'.replace(
        /0$/,
        '.',
      ),
    );
    await player.pick(80);
    await page.press('9');
    await player.sees('Every rule holds.');
    const card = page.playwright.getByRole('group', { name: 'Solved' });
    const names = await card.getByRole('button').allInnerTexts();
    expect(names).toEqual([
      'Next puzzle',
      'Easier',
      'Harder',
      'Today’s puzzle',
      'Share',
      'Back to the keys',
    ]);
    // Easy: nothing is easier.
    const button = (name: string) => card.getByRole('button', { name });
    await expect.poll(() => button('Harder').isEnabled()).toBe(true);
    expect(await button('Easier').isDisabled()).toBe(true);
    const covered = await page.evaluate(
      () =>
        Math.max(
          ...[...document.querySelectorAll('.finished button')].map(
            (each) => each.getBoundingClientRect().bottom,
          ),
        ) - (document.querySelector('.bar.phone')?.getBoundingClientRect().top ?? 0),
      undefined,
    );
    expect(covered).toBeLessThanOrEqual(0);
    await button('Back to the keys').click();
    expect(await page.playwright.locator('.key').count()).toBeGreaterThan(8);
    await page.press('Control+z');
    await player.pick(80);
    await page.press('9');
    await page.playwright.setViewportSize({ width: 1280, height: 800 });
    await player.reload();
    await player.sees('Easy · 80 givens');
    await button('Harder').click();
    await player.sees('Medium,');
    await page.waitFor(() => document.querySelector('.finished') === null, undefined);
    expect(await page.playwright.locator('.key').count()).toBeGreaterThan(8);
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('leaves the board of a first visit to the puzzle of a link', async () => {
    const [page, player] = await onDay('2026-11-23', { isFirst: true, link: mystic.puzzle });
    await page.playwright.waitForTimeout(1500);
    expect(await player.digits()).toMatch(/^9802037005/);
    await page.close();
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

  test('gives puzzles whose rules are placed, drawn on the board, and another one', async () => {
    const [page, player] = await onDay('2026-11-22');
    const drawn = () => page.playwright.locator('.board path.cage').count();
    const rules = () =>
      page.playwright
        .locator('.board path.cage')
        .evaluateAll((cages) => cages.map((cage) => cage.getAttribute('d')).join());
    await player.button('Generate');
    await page.playwright.getByRole('combobox', { name: 'Kind' }).selectOption('Killer');
    expect(await page.playwright.getByRole('combobox', { name: 'Pattern' }).count()).toBe(0);
    await player.button('Medium');
    await player.sees('Killer, medium, ');
    expect(await page.playwright.title()).toContain('Killer');
    await player.sees('Rules of this puzzle');
    expect(await drawn()).toBeGreaterThan(20);
    const first = await rules();
    await player.button('Another one');
    await expect.poll(rules, { timeout: 20_000 }).not.toBe(first);
    expect(await drawn()).toBeGreaterThan(20);
    // It is played like any other: with a clock, and kept.
    expect(await page.playwright.getByRole('timer').count()).toBe(1);
    expect(await player.text()).not.toContain('Type a puzzle');
    const last = await rules();
    await player.kept();
    await page.reload();
    await expect.poll(rules, { timeout: 20_000 }).toBe(last);
    await player.button('Library');
    await page.waitFor(
      () => document.querySelector('dialog [role=option]')?.ariaLabel?.includes('Killer'),
      undefined,
    );
    await page.press('Escape');
    await player.button('Solve');
    await player.sees('One solution');
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('gives a puzzle with the symmetry and the technique that are chosen', async () => {
    const [page, player] = await onDay('2026-11-22');
    await player.button('Generate');
    const choose = (name: string, option: string) =>
      page.playwright.getByRole('combobox', { name }).selectOption(option);
    await choose('Pattern of the givens', 'All turns and reflections');
    const offered = page.playwright.getByRole('combobox', { name: 'Required technique' });
    expect(await offered.textContent()).not.toMatch(/Cage combinations|Cell forcing|Brute force/);
    await choose('Required technique', 'Naked pair');
    await player.button('Any');
    await player.sees('Undo restores the previous board.');
    const digits = [...(await player.digits())];
    const given = (row: number, column: number) => digits[row * 9 + column] !== '0';
    const cells = digits.map((_, cell) => [Math.floor(cell / 9), cell % 9] as const);
    expect(digits.filter((digit) => digit !== '0').length).toBeGreaterThan(16);
    for (const [row, column] of cells) {
      expect(given(row, column)).toBe(given(column, row));
      expect(given(row, column)).toBe(given(row, 8 - column));
    }
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  /** How many pages of paper there are. */
  async function paper(page: ChromiumPage, format: string): Promise<number> {
    const pdf = (await page.playwright.pdf({ format })).toString('latin1');
    return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
  }
  /** What is printed at the top of each; runs in the page. */
  const pageNumbers = () =>
    [...document.querySelectorAll('[data-booklet] .head span')].map((each) => each.textContent);

  test('makes a booklet of killers with their cages, and one of rules that are alike', async () => {
    const [page, player] = await onDay('2026-11-22');
    await player.button('Generate');
    await player.button('Booklet to print…');
    const kinds = page.playwright.locator('dialog').getByRole('combobox', { name: 'Kind' });
    await kinds.selectOption('killer');
    const wish = async (...numbers: readonly string[]) => {
      for (const [index, number] of numbers.entries())
        await page.playwright.getByRole('spinbutton').nth(index).fill(number);
    };
    await wish('1', '2', '0');
    await page.playwright.getByRole('button', { name: 'Make the booklet' }).click();
    await player.sees('3 puzzles ready to print.');
    const seen = await page.evaluate(
      () => ({
        head: document.querySelector('[data-booklet] header')?.textContent,
        captions: [...document.querySelectorAll('[data-booklet] figcaption')].map(
          (caption) => caption.textContent,
        ),
        cages: [...document.querySelectorAll('[data-booklet] section:first-child figure')].map(
          (figure) => figure.querySelectorAll('text').length,
        ),
      }),
      undefined,
    );
    expect(seen.head).toContain('Killer: 3 puzzles');
    expect(seen.head).toContain('22 November 2026');
    expect(seen.head).toContain('Digits in a cage differ and add up to the sum in its corner.');
    expect(seen.captions.slice(0, 3)).toEqual(['1 · Easy', '2 · Medium', '3 · Medium']);
    for (const sums of seen.cages) expect(sums).toBeGreaterThan(15);
    for (const format of ['A4', 'Letter']) expect(await paper(page, format)).toBe(2);
    // Four extra houses, which one sentence is about.
    await kinds.selectOption('windoku');
    await wish('4', '4', '4');
    await page.playwright.getByRole('button', { name: 'Make the booklet' }).click();
    await player.sees('12 puzzles ready to print.', 60_000);
    expect(await page.evaluate(pageNumbers, undefined)).toHaveLength(4);
    for (const format of ['A4', 'Letter']) expect(await paper(page, format)).toBe(4);
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('makes a booklet, and prints its pages with the solutions at the end', async () => {
    const [page, player] = await onDay('2026-11-22');
    await page.prepare(() => {
      let printed = 0;
      window.print = () => void (document.documentElement.dataset['printed'] = String(++printed));
    }, undefined);
    await player.reload();
    await player.button('Generate');
    await player.button('Booklet to print…');
    const number = (level: string) =>
      page.playwright.getByRole('spinbutton', { name: level, exact: true });
    await number('Easy').fill('5');
    await number('Medium').fill('-1');
    await number('Hard').fill('2');
    await page.playwright.getByRole('button', { name: 'Make the booklet' }).click();
    await player.sees('7 puzzles ready to print.');
    expect(await number('Medium').inputValue()).toBe('0');
    await page.playwright.locator('dialog').getByRole('button', { name: 'Print' }).click();
    await page.waitFor(() => document.documentElement.dataset['printed'] === '1', undefined);
    await page.playwright.emulateMedia({ media: 'print' });
    const seen = await page.evaluate(() => {
      const sections = [...document.querySelectorAll<HTMLElement>('[data-booklet] section')];
      return {
        figures: sections.map((section) => section.querySelectorAll('figure').length),
        captions: sections.flatMap((section) =>
          [...section.querySelectorAll('figcaption')].map((caption) => caption.textContent),
        ),
        boards: document.querySelectorAll('.page').length,
        shown: [...document.querySelectorAll<HTMLElement>('.page, dialog')].filter(
          (each) => each.offsetParent !== null,
        ).length,
        // Every cell of the solutions has its digit.
        digits: sections.at(-1)?.querySelectorAll('text').length,
      };
    }, undefined);
    expect(seen).toEqual({
      figures: [4, 3, 7],
      captions: [
        ...['1 · Easy', '2 · Easy', '3 · Easy', '4 · Easy', '5 · Easy', '6 · Hard', '7 · Hard'],
        ...['1', '2', '3', '4', '5', '6', '7'],
      ],
      boards: 1,
      shown: 0,
      digits: 7 * 81,
    });
    // One page of paper a section, whichever the paper and however many puzzles are on it.
    for (const [perPage, pages] of [
      [1, 8],
      [2, 5],
      [4, 3],
      [6, 3],
    ] as const) {
      await page.playwright.emulateMedia({ media: null });
      await player.button(String(perPage));
      const numbers = Array.from({ length: pages }, (_, at) => `${at + 1} / ${pages}`);
      expect(await page.evaluate(pageNumbers, undefined)).toEqual(numbers);
      for (const format of ['A4', 'Letter']) expect(await paper(page, format)).toBe(pages);
      // Each page says what it is, and its puzzles reach its lower part.
      await page.playwright.emulateMedia({ media: 'print' });
      const first = await page.evaluate(() => {
        const section = document.querySelector('[data-booklet] section') ?? document.body;
        const boards = [...section.querySelectorAll('svg')].map((board) =>
          board.getBoundingClientRect(),
        );
        const top = section.getBoundingClientRect().top;
        return {
          title: section.querySelector('.head')?.textContent ?? '',
          millimetres: (Math.max(...boards.map(({ bottom }) => bottom)) - top) * (25.4 / 96),
        };
      }, undefined);
      expect(first.title).toMatch(/7 puzzles.*22 November 2026/);
      expect(first.millimetres, `${perPage} a page`).toBeGreaterThan(185);
    }
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  test('shows how many were tried, and stops at once', async () => {
    const [page, player] = await onDay('2026-11-22');
    await player.button('Generate');
    await page.playwright.getByRole('combobox', { name: 'Kind' }).selectOption('four');
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
