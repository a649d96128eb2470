import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from './support/chromium.ts';
import { endless, mystic, Player } from './support/player.ts';
import { fileUrl } from './support/site-server.ts';
import { states } from './support/states.ts';

describe('playing', () => {
  let browser: ChromiumBrowser;
  let page: ChromiumPage;
  let player: Player;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    player = new Player(page);
    await player.open(fileUrl, mystic.puzzle);
  });
  afterEach(async () => {
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  function selected(): Promise<number[]> {
    return page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('[role=gridcell][aria-selected=true]')].map(
          (cell) => Number(cell.dataset['cell']),
        ),
      undefined,
    );
  }

  async function middleOf(cell: number): Promise<[number, number]> {
    const box = await page.playwright.locator(`[data-cell="${cell}"]`).boundingBox();
    if (!box) throw new Error(`no cell ${cell}`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  test('selects by dragging, and cell by cell with Shift and Ctrl', async () => {
    const { mouse, keyboard } = page.playwright;
    await mouse.move(...(await middleOf(10)));
    await mouse.down();
    for (const cell of [11, 20, 29]) await mouse.move(...(await middleOf(cell)), { steps: 6 });
    await mouse.up();
    expect(await selected()).toEqual([10, 11, 20, 29]);
    await keyboard.down('Control');
    await player.pick(40);
    await player.pick(11);
    await keyboard.up('Control');
    expect(await selected()).toEqual([10, 20, 29, 40]);
    await keyboard.down('Shift');
    await player.pick(80);
    await keyboard.up('Shift');
    expect(await selected()).toEqual([10, 20, 29, 40, 80]);
    await player.pick(0);
    await page.press('Shift+ArrowRight');
    await page.press('Shift+ArrowDown');
    expect(await selected()).toEqual([0, 1, 10]);
    await page.press('Escape');
    expect(await selected()).toEqual([]);
  });

  test('writes digits, marks and colours by modes, by modifiers and by the keypad', async () => {
    await player.pick(2);
    for (const key of ['x', '1', 'c', '2', 'v', '3', 'z', 'Shift+4', 'Control+5', 'Alt+6'])
      await page.press(key);
    expect(await player.nameOf(2)).toContain('corner marks 1 4, centre marks 2 5');
    expect(await player.nameOf(2)).toContain('coloured yellow and blue');
    await page.press('4');
    expect((await player.digits())[2]).toBe('4');
    await player.button('Corner');
    await player.pick(4);
    await page.playwright.locator('.keypad .key', { hasText: '7' }).click();
    expect(await player.nameOf(4)).toContain('corner marks 7');
    // The board kept the keyboard: the next key goes where the last press was.
    await page.press('Shift+8');
    expect(await player.nameOf(4)).toContain('corner marks 7 8');
    // After a press elsewhere digits still go to the selected cell.
    await player.button('Digit');
    await page.playwright.getByRole('button', { name: 'Solve' }).first().focus();
    await page.press('1');
    expect((await player.digits())[4]).toBe('1');
  });

  test('auto candidates know the rules, can be edited, and stay edited', async () => {
    await player.pick(2);
    await page.press('a');
    const before = /candidates ([\d ]+)/.exec(await player.nameOf(2))?.[1]?.split(' ') ?? [];
    expect(before).toContain('4');
    await page.press('Control+4');
    expect(await player.nameOf(2)).not.toMatch(/candidates [\d ]*4/);
    await player.pick(80 - 5);
    await player.pick(4);
    await page.press('1');
    await player.kept();
    await page.reload();
    await player.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 81,
      undefined,
    );
    expect(await player.nameOf(2)).not.toMatch(/candidates [\d ]*4/);
    await player.pick(2);
    await page.press('Control+z');
    await page.press('Control+z');
    expect(await player.nameOf(2)).toMatch(/candidates [\d ]*4/);
  });

  test('after an undo to a puzzle digits are the person’s again, not givens', async () => {
    await player.button('New');
    await player.sees('Type the givens');
    await player.pick(2);
    await page.press('Control+z');
    await page.press('4');
    expect(await player.nameOf(2)).toBe('row 1 column 3, box 1, 4');
    await page.press('Control+z');
    await page.press('Control+y');
    expect(await player.nameOf(2)).toBe('row 1 column 3, box 1, 4');
  });

  test('checks what stands without showing it, times it, covers it, and ends calmly', async () => {
    await player.paste('1030000403400000');
    await player.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 16,
      undefined,
    );
    await player.pick(1);
    await page.press('2');
    await player.button('Check');
    await player.sees('1 digit differs from the solution.');
    const wrong = () =>
      page.evaluate(() => document.querySelectorAll('.wrong-line').length, undefined);
    expect(await wrong()).toBe(0);
    await player.button('Show which');
    expect(await wrong()).toBe(1);
    expect(await player.nameOf(1)).toContain('differs from the solution');
    // So that there is a time to tell in the end.
    await player.page.waitFor(
      () => !/^0:00$/.test(document.querySelector('[role=timer]')?.textContent ?? '0:00'),
      undefined,
    );
    for (const [cell, digit] of [...'1432321423414123'].entries()) {
      if ((await player.nameOf(cell)).includes('given')) continue;
      await player.pick(cell);
      await page.press(digit);
      if (cell === 4) {
        await player.button('Check');
        await player.sees('So far so good.');
        await player.button('Pause');
        await page.press('7');
        expect(await player.nameOf(0)).toBe('row 1 column 1, covered while paused');
        expect(
          await page.evaluate(() => document.querySelectorAll('.board text').length, undefined),
        ).toBe(0);
        await player.button('Resume');
      }
    }
    await player.page.waitFor(
      () =>
        /^Solved in \d+:\d\d\. Every rule holds\.$/.test(
          document.querySelector('.solved')?.textContent ?? '',
        ),
      undefined,
    );
    expect(await page.evaluate(() => document.querySelector('dialog'), undefined)).toBeNull();
  });

  test('Esc stops a count from another view, too', async () => {
    await player.paste(endless);
    await player.button('Count');
    await player.sees('solutions so far');
    await player.button('Watch');
    await page.press('Escape');
    await player.button('Play');
    await player.sees('stopped by you');
  });

  test('a conflict is marked at both cells and told with its rule', async () => {
    await player.pick(2);
    await page.press('9');
    await player.sees('conflict: equal digits in one row, column or box');
    for (const cell of [0, 2]) {
      expect(await player.nameOf(cell)).toContain('equal digits in one row, column or box');
      const [invalid, dots] = await page.evaluate(
        (index) => [
          document.querySelector(`[data-cell="${index}"]`)?.getAttribute('aria-invalid'),
          document.querySelectorAll('.conflict-dot').length,
        ],
        cell,
      );
      expect(invalid).toBe('true');
      expect(dots).toBeGreaterThanOrEqual(2);
    }
  });

  test('shows what a cell sees, over the edges too, and the same digit', async () => {
    await player.pick(37);
    const shown = await page.evaluate(
      () => ({
        far: document.querySelectorAll('circle.dot').length,
        same: document.querySelectorAll('.tint.same').length,
      }),
      undefined,
    );
    await player.sees('sees 28 cells, 8 of them by the extra rules');
    expect(shown).toEqual({ far: 8, same: 5 });
  });

  test('colours are never hidden, and have patterns in the contrast theme or by choice', async () => {
    const looks = () =>
      page.evaluate(() => {
        const board = document.querySelector('.board svg');
        const colours = [...(board?.querySelectorAll('rect.colour') ?? [])];
        const tints = [...(board?.querySelectorAll('.tint') ?? [])];
        return {
          colours: colours.length,
          hidden: colours.filter((colour) =>
            tints.some(
              (tint) =>
                tint.getAttribute('x') === colour.getAttribute('x') &&
                tint.getAttribute('y') === colour.getAttribute('y') &&
                (colour.compareDocumentPosition(tint) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
            ),
          ).length,
          patterns: [...(board?.querySelectorAll('.pattern') ?? [])].filter(
            (each) => getComputedStyle(each).display !== 'none',
          ).length,
        };
      }, undefined);
    await states['marks, colours and a conflict']?.(player, false);
    expect(await looks()).toEqual({ colours: 10, hidden: 0, patterns: 0 });
    await player.button('Settings');
    await page.click('[aria-labelledby="setting-patterns"]');
    expect((await looks()).patterns).toBe(10);
    await page.click('[aria-labelledby="setting-patterns"]');
    expect((await looks()).patterns).toBe(0);
    // The theme follows the system, which may ask for more contrast.
    await page.playwright.emulateMedia({ contrast: 'more' });
    await player.page.waitFor(
      () => document.documentElement.dataset['theme'] === 'contrast',
      undefined,
    );
    expect((await looks()).patterns).toBe(10);
  });

  test('where the system chooses all colours, boards and colours keep theirs', async () => {
    await states['marks, colours and a conflict']?.(player, false);
    await player.button('Settings');
    await player.button('Dark');
    await page.press('Escape');
    await player.button('Colour');
    await page.playwright.emulateMedia({ forcedColors: 'active' });
    const looks = await page.evaluate(() => {
      const ground = (selector: string) =>
        getComputedStyle(document.querySelector(selector) ?? document.body).backgroundColor;
      return {
        paints: new Set(
          [...document.querySelectorAll('.paint')].map(
            (each) => getComputedStyle(each).backgroundColor,
          ),
        ).size,
        board: ground('.board'),
        pressed: ground('.keypad [aria-pressed=true]') !== ground('.keypad [aria-pressed=false]'),
      };
    }, undefined);
    expect(looks).toEqual({ paints: 9, board: 'rgb(23, 27, 35)', pressed: true });
  });

  test('a tablet held upright gives the board most of its width, with keys and Ask below', async () => {
    for (const [width, height] of [
      [768, 1024],
      [820, 1180],
    ] as const) {
      await page.resize(width, height);
      const shown = await page.evaluate(() => {
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
    await page.resize(360, 740);
    await player.button('Puzzle');
    await player.button('Examples');
    await page.click('dialog .example');
    await page.waitFor(() => !document.querySelector('.side.open'), undefined);
    // Who changes the size among the rules is not done with the rules.
    await player.button('Rules');
    await page.evaluate(() => {
      const select = document.querySelector<HTMLSelectElement>('.rules select');
      if (!select) throw new Error('no sizes');
      select.value = '6';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, undefined);
    await player.kept();
    expect(await player.digits()).toHaveLength(36);
    expect(await page.evaluate(() => !!document.querySelector('.side.open'), undefined)).toBe(true);
  });

  test('a phone has the board, every key and Check on the first screen, and answers below the board', async () => {
    for (const [width, height] of [
      [360, 740],
      [375, 667],
      [412, 915],
    ] as const) {
      await page.resize(width, height);
      await player.pick(2);
      const outside = await page.evaluate(
        ([right, bottom]) =>
          [...document.querySelectorAll('[role=grid], .keypad button, .bar.phone button')]
            .map((each) => each.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .filter((box) => box.x < 0 || box.y < 0 || box.right > right || box.bottom > bottom)
            .length,
        [width, height] as const,
      );
      expect(outside).toBe(0);
      const over = await page.evaluate(
        () =>
          (document.querySelector('.keypad')?.getBoundingClientRect().bottom ?? 0) -
          (document.querySelector('.bar.phone')?.getBoundingClientRect().top ?? 0),
        undefined,
      );
      expect(over).toBeLessThanOrEqual(0);
      const sideways = () => document.documentElement.scrollWidth;
      expect(await page.evaluate(sideways, undefined)).toBe(width);
    }
    await page.resize(360, 740);
    const cell = await page.playwright.locator('[data-cell="0"]').boundingBox();
    expect(cell?.width).toBe(40);
    await player.button('Ask…');
    await player.button('Solve');
    await player.sees('One solution');
    const covered = await page.evaluate(
      () =>
        (document.querySelector('[role=grid]')?.getBoundingClientRect().bottom ?? 999) -
        (document.querySelector('.ask')?.getBoundingClientRect().top ?? 0),
      undefined,
    );
    expect(covered).toBeLessThanOrEqual(0);
  });

  test('nothing jumps when one types, is told of a conflict, or gets an answer', async () => {
    const places = () =>
      page.evaluate(
        () =>
          ['.board', '.keypad', '.others'].map((selector) => {
            const box = document.querySelector(selector)?.getBoundingClientRect();
            return box?.width ? [selector, box.x, box.y, box.width, box.height] : [selector];
          }),
        undefined,
      );
    for (const [width, height] of [
      [1280, 800],
      [360, 740],
      [375, 667],
    ] as const) {
      await page.resize(width, height);
      await player.pick(2);
      const before = await places();
      await page.press('9');
      await player.sees('conflict: equal digits');
      expect(await places()).toEqual(before);
      await page.press('Control+z');
      await page.press('Control+Enter');
      await player.page.waitFor(() => document.querySelector('.answer'), undefined);
      expect(await places()).toEqual(before);
      await page.press('Escape');
    }
  });

  test('the sheet of shortcuts has the keys of Step and Watch; switched off they rest', async () => {
    await page.press('?');
    await player.sees('Keyboard shortcuts');
    for (const text of ['Skip everything that follows', 'Run to the end', 'ShiftM'])
      await player.sees(text);
    await page.press('Escape');
    await player.button('Watch');
    await page.press('l');
    await player.sees('Event 1 of');
    await page.press('?');
    await page.click('dialog input[type=checkbox]');
    await page.press('Escape');
    await page.press('l');
    await page.press('k');
    await page.press('ArrowRight');
    await player.sees('Event 2 of');
    await player.button('Step');
    await player.sees('Each step fills');
    await page.press('l');
    await page.press('?');
    await player.sees('Each step fills');
    expect(await page.evaluate(() => document.querySelector('dialog'), undefined)).toBeNull();
  });

  test('prints one puzzle, or four, on one page and without the page around it', async () => {
    const pages = async () => {
      const pdf = await page.playwright.pdf({ format: 'A4' });
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    };
    expect(await pages()).toBe(1);
    await player.kept();
    for (const text of [
      '1;;1.3d4.34e',
      '1;;d25f2.3b4.4b6b35c4c1.',
      '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5',
    ]) {
      await player.paste(text);
      await player.kept();
    }
    await page.evaluate(() => {
      window.print = () => undefined;
    }, undefined);
    await player.button('Print');
    await player.button('Four per page');
    await page.click('dialog .button.primary');
    await page.playwright.emulateMedia({ media: 'print' });
    const shown = await page.evaluate(
      () => ({
        page: getComputedStyle(document.querySelector('.page') ?? document.body).display,
        figures: document.querySelectorAll('.print-sheet figure').length,
      }),
      undefined,
    );
    expect(shown).toEqual({ page: 'none', figures: 4 });
    expect(await pages()).toBe(1);
  });
});
