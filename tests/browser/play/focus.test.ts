import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from '../support/chromium.ts';
import { mystic, Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

/**
 * Presses every kind of button that is seen, dialogs included, and answers those after which nothing
 * had the keyboard, and how many were pressed.
 */
async function pressAll(page: ChromiumPage): Promise<{ lost: string[]; pressed: string[] }> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const pressed = new Set<string>();
    const lost: string[] = [];
    const labelOf = (button: Element) =>
      (button.getAttribute('aria-label') ?? button.getAttribute('aria-labelledby') ?? '')
        .concat(button.textContent)
        .replace(/\s+/g, ' ')
        .replace(/\d+/g, '#')
        .trim();
    for (let times = 0; times < 300; times++) {
      const dialog = document.querySelector('dialog[open]');
      const buttons = [
        ...(dialog ?? document).querySelectorAll<HTMLButtonElement>('button:enabled'),
      ].filter((each) => each.checkVisibility() && !each.closest('nav'));
      const fresh = buttons.filter((each) => !pressed.has(labelOf(each)));
      // What takes something away first, what closes last.
      const rank = (each: Element) =>
        /^(Remove|Delete)/.test(labelOf(each)) ? 0 : /^(Close|Cancel)/.test(labelOf(each)) ? 2 : 1;
      fresh.sort((one, other) => rank(one) - rank(other));
      const next = fresh[0] ?? (dialog ? buttons.find((each) => rank(each) === 2) : undefined);
      if (!next) break;
      pressed.add(labelOf(next));
      next.focus();
      next.click();
      for (let frames = 0; frames < 4; frames++) await frame();
      await new Promise((resolve) => setTimeout(resolve, 20));
      if (document.activeElement === document.body) lost.push(labelOf(next));
    }
    return { lost, pressed: [...pressed] };
  }, undefined);
}

describe('the keyboard', () => {
  const own = usePage(
    async (player) => {
      await player.page.prepare(() => {
        HTMLInputElement.prototype.click = () => undefined;
        HTMLAnchorElement.prototype.click = () => undefined;
        window.print = () => undefined;
        Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() });
      }, undefined);
      await player.open(fileUrl, mystic.puzzle);
    },
    { viewport: { width: 1280, height: 800 } },
  );

  test.each([
    ['Play', 1280],
    ['Play', 360],
    ['Step', 1280],
    ['Watch', 1280],
  ] as const)('never falls to the body in %s, %i wide', async (view, width) => {
    await own.player.pick(2);
    await own.page.press('4');
    await own.page.press('m');
    if (view !== 'Play') await own.player.button(view);
    if (view === 'Step') await own.player.sees('Each step fills');
    if (view === 'Watch') await own.player.sees('Search tree');
    await own.page.resize(width, 800);
    await own.player.kept();
    const { lost, pressed } = await pressAll(own.page);
    expect(lost).toEqual([]);
    expect(pressed.length).toBeGreaterThan(12);
  });

  test('still undoes what a button did that is dimmed by its press', async () => {
    await own.player.pick(2);
    await own.page.press('4');
    const written = await own.player.digits();
    await own.page.playwright.getByRole('button', { name: 'Restart', exact: true }).click();
    expect(await own.player.digits()).not.toBe(written);
    await own.page.press('Control+z');
    expect(await own.player.digits()).toBe(written);
  });

  test('goes to what comes next when a control goes with its press', async () => {
    const focused = () =>
      own.page.evaluate(() => {
        const active = document.activeElement;
        return active?.getAttribute('aria-label') ?? active?.textContent.trim() ?? '';
      }, undefined);
    const press = async (name: string) => {
      await own.page.playwright.getByRole('button', { name, exact: true }).first().focus();
      await own.page.press('Enter');
      await own.page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)), undefined);
    };
    await own.player.pick(2);
    await press('Add an extra house');
    expect(await focused(), 'where cells are selected').toContain('row 1 column 3');
    for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'Space']) await own.page.press(key);
    await own.player.sees('(2 so far)');
    await press('Cancel');
    expect(await focused()).toBe('Add an extra house');
    await press('Solve');
    await own.player.sees('One solution');
    await press('Copy to the board');
    expect(await focused()).toBe('Hide');
    await press('New');
    await own.player.pick(0);
    for (const key of ['5', '3', '0', '7']) await own.page.press(key);
    expect(await own.player.digits()).toMatch(/^53070/);
    expect(await focused(), 'typing givens moves on').toContain('row 1 column 5');
    await press('Start playing');
    expect(await focused()).toContain('row 1 column 5');
    // Opened by a press that takes no focus, as every press in Safari.
    await press('New');
    await own.page.evaluate(() => (document.activeElement as HTMLElement).blur(), undefined);
    await own.player.button('Paste');
    await own.player.page.waitFor(() => document.querySelector('dialog[open] textarea'), undefined);
    await own.page.type(mystic.solution.replace(/[1-4]/g, '0'));
    await own.page.press('Control+Enter');
    await own.player.sees('Undo restores the previous board.');
    await own.player.page.waitFor(() => !document.querySelector('dialog'), undefined);
    expect(await focused(), 'not at the notice').toMatch(/^row /);
  });
});

describe('a notice', () => {
  let browser: ChromiumBrowser;
  let page: ChromiumPage;
  let player: Player;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());
  afterEach(() => page.close());

  test('covers nothing at any width, is told, can be closed, and goes with its puzzle', async () => {
    page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    player = new Player(page);
    await player.open(fileUrl, mystic.puzzle);
    /** Buttons and cells of which another element lies over the middle. */
    const covered = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('button, select, [role=gridcell]')]
            .filter((each) => each.checkVisibility())
            .filter((each) => {
              const box = each.getBoundingClientRect();
              const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
              if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
              const top = document.elementFromPoint(x, y);
              return !top || !(each.contains(top) || top.contains(each));
            })
            .map((each) => each.getAttribute('aria-label') ?? each.textContent),
        undefined,
      );
    const shown = (text: string) =>
      page.evaluate(
        (wanted) =>
          [...document.querySelectorAll('.notice')].some((each) =>
            each.textContent.includes(wanted),
          ),
        text,
      );
    for (const [width, height] of [
      [360, 740],
      [375, 667],
      [768, 1024],
      [1280, 800],
      [1366, 650],
    ] as const) {
      await page.resize(width, height);
      await player.pick(2);
      await page.press('m');
      expect(await shown('Try')).toBe(true);
      expect(await covered(), `${width} wide`).toEqual([]);
      expect(
        await page.evaluate(
          () =>
            [...document.querySelectorAll('[role=status]')].some((each) =>
              each.textContent.includes('Try'),
            ),
          undefined,
        ),
      ).toBe(true);
      await page.press('Escape');
      expect(await shown('Try')).toBe(false);
      await player.paste('nonsense');
      await player.page.waitFor(() => document.querySelector('.notice.trouble'), undefined);
      expect(await covered(), `${width} wide, trouble`).toEqual([]);
      await page.click('.notice.trouble button');
      expect(await page.evaluate(() => document.querySelector('.notice'), undefined)).toBeNull();
    }
    await player.paste('nonsense');
    await player.page.waitFor(() => document.querySelector('.notice.trouble'), undefined);
    await player.paste('1;;1.3d4.34e');
    await player.sees('Undo restores');
    await page.press('Control+z');
    await player.page.waitFor(() => !document.querySelector('.notice'), undefined);
  });

  test('on a phone, cells are tapped for an extra house beside the sheet that confirms it', async () => {
    page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    player = new Player(page);
    await player.open(fileUrl, '1;;d25f2.3b4.4b6b35c4c1.');
    await player.button('Rules');
    await player.button('Add an extra house');
    for (const cell of [0, 8, 16, 23, 25, 35]) await player.pick(cell);
    await player.sees('Select 6 cells on the board (6 so far)');
    await player.button('Use the selected cells');
    await player.sees('House 1');
    expect(await page.evaluate(() => !!document.querySelector('.side.open'), undefined)).toBe(true);
  });
});

describe('a drawer over the page', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  test.each([
    [768, 1024],
    [1024, 768],
  ])(
    'at %i by %i takes the keyboard, keeps it while it is open, and gives it back',
    async (...size) => {
      const page = await browser.newPage();
      const player = new Player(page);
      await page.resize(...size);
      await player.open(fileUrl, mystic.puzzle);
      const where = () =>
        page.evaluate(() => {
          const here = document.activeElement;
          return {
            name: (here?.getAttribute('aria-label') ?? here?.textContent ?? '').trim(),
            inside: here?.closest('.side') !== null,
          };
        }, undefined);
      await page.playwright.getByRole('button', { name: 'Rules', exact: true }).focus();
      await page.press('Enter');
      await player.sees("Knight's move");
      expect(await where()).toEqual({ name: 'Rules', inside: true });
      await page.press('Tab');
      const first = await where();
      expect(first.inside).toBe(true);
      await page.press('Shift+Tab');
      const last = await where();
      expect(last.inside).toBe(true);
      expect(last).not.toEqual(first);
      // All of it, and round again.
      await page.press('Tab');
      let stops = 1;
      for (await page.press('Tab'); (await where()).name !== first.name; await page.press('Tab')) {
        expect((await where()).inside).toBe(true);
        stops++;
        expect(stops).toBeLessThan(60);
      }
      expect(stops).toBeGreaterThan(10);
      await page.press('Escape');
      expect(await where()).toEqual({ name: 'Rules', inside: false });

      // What it covers does not take the keyboard either, when it comes from the board.
      await page.press('Enter');
      await player.pick(0);
      let beneath = true;
      for (let times = 0; times < 40 && beneath; times++) {
        await page.press('Tab');
        beneath = await page.evaluate(() => {
          const here = document.activeElement;
          if (!here || here.closest('.side')) return false;
          const { x, y, width, height } = here.getBoundingClientRect();
          const over = document.elementFromPoint(x + width / 2, y + height / 2);
          if (over?.closest('.side')) throw new Error(`${here.textContent} has the keyboard`);
          return true;
        }, undefined);
      }
      expect((await where()).inside).toBe(true);
      await page.close();
    },
  );
});
