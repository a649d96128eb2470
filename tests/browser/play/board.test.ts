import { describe, expect, test } from 'vitest';

import { middleOfCell, selectedCells } from '../support/board-cells.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

/** Six rows and eight columns: whoever takes one for the other is found out. */
const wide = '.Shape~6x8~1-8.~R1C1_1.~R1C8_2.~R2C2_3.~R6C8_3.Cage~9~R2C4~R3C4.Sandwich~5~R1';

describe('the board of a variant, wider than high, by pointer and keys', () => {
  const own = usePage(
    async (player) => {
      await player.open(fileUrl);
      await player.paste(wide);
      await player.sees('Rules of this puzzle');
      await player.sees('Sandwich');
      // What is told of the paste.
      await player.page.press('Escape');
    },
    { viewport: { width: 1280, height: 800 } },
  );

  const selected = () => selectedCells(own.page);

  /** The cell that has the keyboard. */
  function focused(): Promise<number> {
    return own.page.evaluate(
      () => Number((document.activeElement as HTMLElement | null)?.dataset['cell'] ?? -1),
      undefined,
    );
  }

  const middleOf = (cell: number) => middleOfCell(own.page, cell);

  async function drag(cells: readonly number[], steps: number): Promise<void> {
    const { mouse } = own.page.playwright;
    const [first = 0, ...others] = cells;
    await mouse.move(...(await middleOf(first)));
    await mouse.down();
    for (const cell of others) await mouse.move(...(await middleOf(cell)), { steps });
    await mouse.up();
  }

  test('a press selects what is under it, in every corner', async () => {
    const { mouse } = own.page.playwright;
    for (const cell of [0, 7, 19, 40, 47]) {
      await mouse.click(...(await middleOf(cell)));
      expect([await selected(), await focused()]).toEqual([[cell], cell]);
    }
  });

  test('only the first button and the first finger select', async () => {
    const { playwright } = own.page;
    await own.player.pick(9);
    await playwright.mouse.click(...(await middleOf(20)), { button: 'right' });
    await playwright.mouse.click(...(await middleOf(20)), { button: 'middle' });
    expect(await selected()).toEqual([9]);
    const [clientX, clientY] = await middleOf(20);
    await playwright.locator('[role=grid]').dispatchEvent('pointerdown', {
      pointerId: 2,
      isPrimary: false,
      button: 0,
      clientX,
      clientY,
    });
    expect(await selected()).toEqual([9]);
  });

  test('a drag goes diagonally, takes away what it began on, and ends when it is cancelled', async () => {
    const { keyboard, mouse } = own.page.playwright;
    // Over the corner of the cell between them.
    const [x, y] = await middleOf(9);
    const cell = x - (await middleOf(8))[0];
    await mouse.move(...(await middleOf(8)));
    await mouse.down();
    await mouse.move(x - 0.4 * cell, y + 0.4 * cell);
    for (const to of [17, 26]) await mouse.move(...(await middleOf(to)), { steps: 4 });
    await mouse.up();
    expect(await selected()).toEqual([8, 17, 26]);
    await keyboard.down('Control');
    await drag([17, 26, 27], 4);
    await keyboard.up('Control');
    expect(await selected()).toEqual([8]);
    await keyboard.down('Meta');
    await own.player.pick(30);
    await keyboard.up('Meta');
    expect(await selected()).toEqual([8, 30]);
    // The system takes the pointer for something of its own.
    await mouse.move(...(await middleOf(10)));
    await mouse.down();
    await own.page.playwright.locator('[role=grid]').dispatchEvent('pointercancel');
    await mouse.move(...(await middleOf(11)), { steps: 4 });
    await mouse.up();
    expect(await selected()).toEqual([10]);
  });

  test('a drag brings the keyboard to its last cell once it ends, in Set too', async () => {
    const { mouse } = own.page.playwright;
    const dragged = async () => {
      await mouse.move(...(await middleOf(33)));
      await mouse.down();
      for (const cell of [34, 35]) await mouse.move(...(await middleOf(cell)), { steps: 4 });
      const meanwhile = [await selected(), await focused()];
      await mouse.up();
      await expect.poll(focused).toBe(35);
      return meanwhile;
    };
    expect(await dragged()).toEqual([[33, 34, 35], 33]);
    await own.page.press('ArrowDown');
    expect(await focused()).toBe(43);
    await own.player.button('Set');
    await own.page.waitFor(() => document.querySelector('[data-verdict]') !== null, undefined);
    await dragged();
    await own.page.press('ArrowDown');
    expect(await focused()).toBe(43);
  });

  test('two quick presses on one cell select all that look alike, on two cells the second', async () => {
    const { mouse } = own.page.playwright;
    await mouse.dblclick(...(await middleOf(9)));
    expect(await selected()).toEqual([9, 47]);
    await own.player.pick(0);
    await mouse.click(...(await middleOf(12)));
    await mouse.click(...(await middleOf(47)));
    expect(await selected()).toEqual([47]);
  });

  test('arrows go round its edges, extend with Shift, and leave the page and the browser alone', async () => {
    await own.player.pick(47);
    await own.page.evaluate(() => {
      const kept: Record<string, boolean> = {};
      Object.assign(globalThis, { kept });
      window.addEventListener('keydown', (event) => (kept[event.key] = event.defaultPrevented));
    }, undefined);
    await own.page.press('ArrowRight');
    expect(await selected()).toEqual([40]);
    await own.page.press('ArrowDown');
    expect(await selected()).toEqual([0]);
    await own.page.press('End');
    await own.page.press('Shift+ArrowDown');
    await own.page.press('Shift+ArrowLeft');
    expect([await selected(), await focused()]).toEqual([[7, 14, 15], 14]);
    // Pages do not scroll by these, and go back by that.
    expect(
      await own.page.evaluate(() => Reflect.get(globalThis, 'kept') as unknown, undefined),
    ).toMatchObject({ ArrowRight: true, ArrowDown: true, ArrowLeft: true, End: true });
    await own.page.press('ArrowUp');
    await own.page.evaluate(
      () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'ArrowLeft',
            altKey: true,
            bubbles: true,
            cancelable: true,
          }),
        ),
      undefined,
    );
    expect(await selected()).toEqual([6]);
    await own.page.press('Escape');
    expect([await selected(), await focused()]).toEqual([[], 6]);
  });

  test('a digit goes into all selected cells, one Undo takes it out of them, and one Redo back', async () => {
    const shown = async () => [await own.player.nameOf(10), await own.player.nameOf(11)];
    await drag([10, 11], 4);
    await own.page.press('5');
    expect(await shown()).toEqual([
      expect.stringContaining('column 3, box 1, 5'),
      expect.stringContaining('column 4, box 1, 5'),
    ]);
    await own.page.press('Control+z');
    expect(await shown()).toEqual([
      expect.stringContaining('empty'),
      expect.stringMatching('empty, Killer cage 9'),
    ]);
    await own.page.press('Control+y');
    expect((await shown()).filter((name) => name.includes(', 5'))).toHaveLength(2);
    // Neither takes the rules away.
    expect(await own.page.playwright.locator('.board path.cage').count()).toBe(1);
    // Givens of several cells stay.
    await drag([0, 1], 4);
    await own.page.press('6');
    expect([await own.player.nameOf(0), await own.player.nameOf(1)]).toEqual([
      expect.stringContaining('given 1'),
      expect.stringContaining(', 6'),
    ]);
  });

  test('with nothing selected a digit goes into the cell that has the keyboard', async () => {
    await own.player.pick(12);
    await own.page.press('Escape');
    await own.page.press('4');
    expect(await own.player.nameOf(12)).toContain(', 4');
    await own.page.press('Delete');
    // With Shift, a key of the number pad says Home, and is a digit all the same.
    await own.page.evaluate(
      () =>
        document.activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', {
            key: 'Home',
            code: 'Numpad7',
            shiftKey: true,
            modifierNumLock: true,
            bubbles: true,
            cancelable: true,
          }),
        ),
      undefined,
    );
    expect([await selected(), await own.player.nameOf(12)]).toEqual([
      [12],
      expect.stringContaining('corner marks 7'),
    ]);
  });

  test('while several cells are selected one by one, arrows move alone and Space presses', async () => {
    await own.player.pick(9);
    await own.page.press('e');
    await own.page.press('ArrowRight');
    await own.page.press('ArrowRight');
    expect([await selected(), await focused()]).toEqual([[9], 11]);
    await own.page.press('Space');
    await own.page.press('Shift+ArrowDown');
    expect(await selected()).toEqual([9, 11, 19]);
    await own.page.press('Enter');
    expect(await selected()).toEqual([9, 11]);
    await own.player.pick(11);
    expect(await selected()).toEqual([9]);
    // With Ctrl, Enter asks as it always does.
    await own.page.press('Control+Enter');
    await own.player.sees(', 4 givens.');
    expect(await selected()).toEqual([9]);
  });

  test('what is typed or pasted into a field or a dialog is none of its business', async () => {
    await own.player.pick(12);
    await own.page.click('[aria-label="Name of the puzzle"]');
    await own.page.press('5');
    await own.player.paste('1234............');
    await own.player.kept();
    expect(await own.player.nameOf(12)).toBe('row 2 column 5, box 2, empty');
    await own.player.pick(12);
    await own.page.press('s');
    await own.player.sees('Who is it for?');
    await own.page.playwright.locator('dialog').getByRole('button', { name: 'Close' }).focus();
    await own.page.press('5');
    await own.player.paste('1234............');
    await own.player.kept();
    await own.page.press('Escape');
    expect(await own.player.nameOf(12)).toBe('row 2 column 5, box 2, empty');
    expect(await own.page.playwright.locator('[role=gridcell]').count()).toBe(48);
    // The keyboard is back, and so is the board's.
    expect(await focused()).toBe(12);
    await own.page.press('5');
    expect(await own.player.nameOf(12)).toContain(', 5');
  });
});
