import { describe, expect, test } from 'vitest';

import { middleOfCell, selectedCells } from '../support/board-cells.ts';
import { endless, mystic } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';
import { states } from '../support/states.ts';

describe('playing', () => {
  const own = usePage((player) => player.open(fileUrl, mystic.puzzle), {
    viewport: { width: 1280, height: 800 },
  });

  const selected = () => selectedCells(own.page);

  const middleOf = (cell: number) => middleOfCell(own.page, cell);

  test('selects by dragging, and cell by cell with Shift and Ctrl', async () => {
    const { mouse, keyboard } = own.page.playwright;
    await mouse.move(...(await middleOf(10)));
    await mouse.down();
    for (const cell of [11, 20, 29]) await mouse.move(...(await middleOf(cell)), { steps: 6 });
    await mouse.up();
    expect(await selected()).toEqual([10, 11, 20, 29]);
    await keyboard.down('Control');
    await own.player.pick(40);
    await own.player.pick(11);
    await keyboard.up('Control');
    expect(await selected()).toEqual([10, 20, 29, 40]);
    await keyboard.down('Shift');
    await own.player.pick(80);
    await keyboard.up('Shift');
    expect(await selected()).toEqual([10, 20, 29, 40, 80]);
    await own.player.pick(0);
    await own.page.press('Shift+ArrowRight');
    await own.page.press('Shift+ArrowDown');
    expect(await selected()).toEqual([0, 1, 10]);
    await own.page.press('Escape');
    expect(await selected()).toEqual([]);
  });

  test('writes digits, marks and colours by modes, by modifiers and by the keypad', async () => {
    await own.player.pick(2);
    for (const key of ['x', '1', 'c', '2', 'v', '3', 'z', 'Shift+4', 'Control+5', 'Alt+6'])
      await own.page.press(key);
    expect(await own.player.nameOf(2)).toContain('corner marks 1 4, centre marks 2 5');
    expect(await own.player.nameOf(2)).toContain('coloured yellow and blue');
    await own.page.press('4');
    expect((await own.player.digits())[2]).toBe('4');
    await own.player.button('Corner');
    await own.player.pick(4);
    await own.page.playwright.locator('.keypad .key', { hasText: '7' }).click();
    expect(await own.player.nameOf(4)).toContain('corner marks 7');
    // The board kept the keyboard: the next key goes where the last press was.
    await own.page.press('Shift+8');
    expect(await own.player.nameOf(4)).toContain('corner marks 7 8');
    // After a press elsewhere digits still go to the selected cell.
    await own.player.button('Digit');
    await own.page.playwright.getByRole('button', { name: 'Solve' }).first().focus();
    await own.page.press('1');
    expect((await own.player.digits())[4]).toBe('1');
  });

  test('auto candidates know the rules, can be edited, and stay edited', async () => {
    await own.player.pick(2);
    await own.page.press('a');
    const before = /candidates ([\d ]+)/.exec(await own.player.nameOf(2))?.[1]?.split(' ') ?? [];
    expect(before).toContain('4');
    await own.page.press('Control+4');
    expect(await own.player.nameOf(2)).not.toMatch(/candidates [\d ]*4/);
    await own.player.pick(80 - 5);
    await own.player.pick(4);
    await own.page.press('1');
    await own.player.kept();
    await own.page.reload();
    await own.player.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 81,
      undefined,
    );
    expect(await own.player.nameOf(2)).not.toMatch(/candidates [\d ]*4/);
    await own.player.pick(2);
    await own.page.press('Control+z');
    await own.page.press('Control+z');
    expect(await own.player.nameOf(2)).toMatch(/candidates [\d ]*4/);
  });

  test('after an undo to a puzzle digits are the person’s again, not givens', async () => {
    await own.player.button('New');
    await own.player.sees('Type the givens');
    await own.page.press('Control+z');
    await own.player.pick(2);
    await own.page.press('4');
    expect(await own.player.nameOf(2)).toBe('row 1 column 3, box 1, 4');
    await own.page.press('Control+z');
    await own.page.press('Control+y');
    expect(await own.player.nameOf(2)).toBe('row 1 column 3, box 1, 4');
  });

  test('checks what stands without showing it, times it, covers it, and ends calmly', async () => {
    await own.player.paste('1030000403400000');
    await own.player.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 16,
      undefined,
    );
    await own.player.pick(1);
    await own.page.press('2');
    await own.player.button('Check');
    await own.player.sees('1 digit differs from the solution.');
    const wrong = () =>
      own.page.evaluate(() => document.querySelectorAll('.wrong-line').length, undefined);
    expect(await wrong()).toBe(0);
    await own.player.button('Show which');
    expect(await wrong()).toBe(1);
    expect(await own.player.nameOf(1)).toContain('differs from the solution');
    // So that there is a time to tell in the end.
    await own.player.page.waitFor(
      () => !/^0:00$/.test(document.querySelector('[role=timer]')?.textContent ?? '0:00'),
      undefined,
    );
    for (const [cell, digit] of [...'1432321423414123'].entries()) {
      if ((await own.player.nameOf(cell)).includes('given')) continue;
      await own.player.pick(cell);
      await own.page.press(digit);
      if (cell === 4) {
        await own.player.button('Check');
        await own.player.sees('So far so good.');
        await own.player.button('Pause');
        await own.page.press('7');
        expect(await own.player.nameOf(0)).toBe('row 1 column 1, covered while paused');
        expect(
          await own.page.evaluate(() => document.querySelectorAll('.board text').length, undefined),
        ).toBe(0);
        await own.player.button('Resume');
      }
    }
    await own.player.page.waitFor(
      () =>
        /^Solved in \d+:\d\d\. Every rule holds\.$/.test(
          document.querySelector('.solved')?.textContent ?? '',
        ),
      undefined,
    );
    expect(await own.page.evaluate(() => document.querySelector('dialog'), undefined)).toBeNull();
  });

  test('Esc stops a count from another view, too', async () => {
    await own.player.paste(endless);
    await own.player.button('Count');
    await own.player.sees('solutions so far');
    await own.player.button('Watch');
    await own.page.press('Escape');
    await own.player.button('Play');
    await own.player.sees('stopped by you');
  });

  test('a conflict is marked at both cells and told with its rule', async () => {
    await own.player.pick(2);
    await own.page.press('9');
    await own.player.sees('Two 9s in row 1: r1c1 and r1c3');
    for (const cell of [0, 2]) {
      expect(await own.player.nameOf(cell)).toContain('Two 9s in row 1');
      const [invalid, dots] = await own.page.evaluate(
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

  test('shows what a cell sees, also around the edges, and the same digit', async () => {
    await own.player.pick(37);
    const shown = await own.page.evaluate(
      () => ({
        far: document.querySelectorAll('circle.dot').length,
        same: document.querySelectorAll('.tint.same').length,
      }),
      undefined,
    );
    await own.player.sees('sees 28 cells, 8 of them by the extra rules');
    expect(shown).toEqual({ far: 8, same: 5 });
  });

  test('colours are never hidden, and have patterns in the contrast theme or by choice', async () => {
    const looks = () =>
      own.page.evaluate(() => {
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
    await states['marks, colours and a conflict']?.(own.player, false);
    expect(await looks()).toEqual({ colours: 10, hidden: 0, patterns: 0 });
    await own.player.button('Settings');
    await own.page.click('[aria-labelledby="setting-patterns"]');
    expect((await looks()).patterns).toBe(10);
    await own.page.click('[aria-labelledby="setting-patterns"]');
    expect((await looks()).patterns).toBe(0);
    // The theme follows the system, which may ask for more contrast.
    await own.page.playwright.emulateMedia({ contrast: 'more' });
    await own.player.page.waitFor(
      () => document.documentElement.dataset['theme'] === 'contrast',
      undefined,
    );
    expect((await looks()).patterns).toBe(10);
  });

  test('where the system chooses all colours, boards and colours keep theirs', async () => {
    await states['marks, colours and a conflict']?.(own.player, false);
    await own.player.button('Settings');
    await own.player.button('Dark');
    await own.page.press('Escape');
    await own.player.button('Colour');
    await own.page.playwright.emulateMedia({ forcedColors: 'active' });
    const looks = await own.page.evaluate(() => {
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

  test('nothing jumps when one types, is told of a conflict, or gets an answer', async () => {
    const places = () =>
      own.page.evaluate(
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
      await own.page.resize(width, height);
      await own.player.pick(2);
      const before = await places();
      await own.page.press('9');
      await own.player.sees('Two 9s in row 1: ');
      expect(await places()).toEqual(before);
      await own.page.press('Control+z');
      await own.page.press('Control+Enter');
      await own.player.page.waitFor(() => document.querySelector('.answer'), undefined);
      expect(await places()).toEqual(before);
      await own.page.press('Escape');
    }
  });

  test('the sheet of shortcuts has the keys of Step and Watch; switched off they rest', async () => {
    await own.page.press('?');
    await own.player.sees('Keyboard shortcuts');
    for (const text of ['Skip everything that follows', 'Run to the end', 'ShiftM'])
      await own.player.sees(text);
    await own.page.press('Escape');
    await own.player.button('Watch');
    await own.page.press('l');
    await own.player.sees('Event 1 of');
    await own.page.press('?');
    await own.page.click('dialog input[type=checkbox]');
    await own.page.press('Escape');
    await own.page.press('l');
    await own.page.press('k');
    // After a dialog the board may have the keyboard, and arrows move in it.
    await own.page.click('[data-said]');
    await own.page.press('ArrowRight');
    await own.player.sees('Event 2 of');
    await own.player.button('Step');
    await own.player.sees('Each step fills');
    await own.page.press('l');
    await own.page.press('?');
    await own.player.sees('Each step fills');
    expect(await own.page.evaluate(() => document.querySelector('dialog'), undefined)).toBeNull();
  });

  /** Puts the puzzles on the board one after the other, and the last four kept on paper. */
  async function printFour(puzzles: readonly string[]): Promise<void> {
    for (const text of puzzles) {
      await own.player.paste(text);
      await own.player.kept();
    }
    await own.page.evaluate(() => {
      window.print = () => undefined;
    }, undefined);
    await own.player.button('Print');
    await own.player.button('Four per page');
    await own.page.click('dialog .button.primary');
    await own.page.playwright.emulateMedia({ media: 'print' });
  }

  test('prints one puzzle, or four, on one page and without the page around it', async () => {
    const pages = async () => {
      const pdf = await own.page.playwright.pdf({ format: 'A4' });
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    };
    expect(await pages()).toBe(1);
    await own.page.playwright.emulateMedia({ media: 'print' });
    const alone = await own.page.evaluate(
      () => ({
        head: document.querySelector('.print-sheet header')?.textContent ?? '',
        wide: document.querySelector('.print-sheet svg')?.getBoundingClientRect().width ?? 0,
      }),
      undefined,
    );
    expect(alone.head).toContain(
      new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
    );
    // 186 mm, what A4 has within its margins.
    expect(Math.round((alone.wide * 25.4) / 96)).toBeGreaterThanOrEqual(185);
    await own.page.playwright.emulateMedia({ media: null });
    await own.player.kept();
    await printFour([
      '1;;1.3d4.34e',
      '1;;d25f2.3b4.4b6b35c4c1.',
      '1;;4b52.1.3.9.8b5b1h8b43j9c56c7e6f3c7b2.2d4.5',
    ]);
    const shown = await own.page.evaluate(
      () => ({
        page: getComputedStyle(document.querySelector('.page') ?? document.body).display,
        figures: document.querySelectorAll('.print-sheet figure').length,
      }),
      undefined,
    );
    expect(shown).toEqual({ page: 'none', figures: 4 });
    expect(await pages()).toBe(1);
  });

  test('prints four variants, each with the rules that it has', async () => {
    await own.player.kept();
    await printFour([
      '.Cage~10~R1C1~R1C2.~R9C9_1',
      '.Thermo~R1C1~R1C2~R1C3.~R9C9_2',
      '.Whisper~5~R1C1~R1C2~R1C3.~R9C9_3',
      '1;;1.3d4.34e',
    ]);
    await own.page.waitFor(
      () => document.querySelectorAll('.print-sheet figure').length === 4,
      undefined,
    );
    const printed = await own.page.evaluate(
      () =>
        [...document.querySelectorAll('.print-sheet figure')].map((figure) => ({
          said: figure.querySelector('figcaption')?.textContent ?? '',
          drawn: figure.querySelectorAll('svg .figure, svg .cage').length,
          texts: [...figure.querySelectorAll('svg text')].map((each) => each.textContent),
        })),
      undefined,
    );
    const [classic, whisper, thermometer, cage] = printed;
    expect(classic?.said).not.toContain(':');
    expect(whisper?.said).toContain('Whisper line: ');
    expect(thermometer?.said).toContain('Thermometer: ');
    expect(cage?.said).toContain('Killer cage: ');
    expect(printed.map(({ drawn }) => drawn)).toEqual([0, 1, 1, 1]);
    expect(cage?.texts).toContain('10');
  });
});
