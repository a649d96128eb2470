import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser, type ChromiumPage } from '../support/chromium.ts';
import { mystic, Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';

describe('two tabs', () => {
  let browser: ChromiumBrowser;
  let one: Player;
  let other: Player;
  let page: ChromiumPage;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    page = await browser.newPage();
    one = new Player(page);
    await one.open(fileUrl, mystic.puzzle);
    await one.kept();
    other = new Player(await page.openTab());
    await other.open(fileUrl);
  });
  afterEach(async () => {
    expect(await page.complaints()).toEqual([]);
    await page.close();
  });

  async function write(player: Player, cell: number, digit: string): Promise<void> {
    await player.pick(cell);
    await player.page.press(digit);
    await player.kept();
  }

  async function reload(player: Player): Promise<void> {
    await player.page.reload();
    await player.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length > 0,
      undefined,
    );
  }

  test('on one puzzle both keep their work, and the later one is told', async () => {
    await write(one, 2, '4');
    await write(other, 2, '1');
    await other.sees('this tab continues with a copy');
    await write(one, 4, '1');
    await write(other, 4, '6');
    await reload(one);
    await reload(other);
    expect((await one.digits()).slice(0, 5)).toBe('98421');
    expect((await other.digits()).slice(0, 5)).toBe('98126');
    // Undo is each tab's own.
    await one.page.press('Control+z');
    await other.page.press('Control+z');
    await other.page.press('Control+z');
    expect((await one.digits()).slice(0, 5)).toBe('98420');
    expect((await other.digits()).slice(0, 5)).toBe('98020');
    await one.button('Library');
    await one.page.waitFor(
      () => document.querySelectorAll('dialog [role=option]').length === 2,
      undefined,
    );
  });

  test('on different puzzles neither takes the board of the other', async () => {
    await other.paste('1;;1.3d4.34e');
    await other.kept();
    await write(one, 2, '4');
    await reload(other);
    expect(
      await other.page.evaluate(
        () => document.querySelectorAll('[role=gridcell]').length,
        undefined,
      ),
    ).toBe(16);
    await reload(one);
    expect((await one.digits()).slice(0, 3)).toBe('984');
  });

  test('a duplicated tab gets a history of its own', async () => {
    const copy = new Player(await page.duplicate());
    await copy.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length > 0,
      undefined,
    );
    expect((await copy.digits()).slice(0, 3)).toBe('980');
    await write(copy, 2, '1');
    await write(one, 2, '4');
    await reload(one);
    await reload(copy);
    expect((await one.digits()).slice(0, 3)).toBe('984');
    expect((await copy.digits()).slice(0, 3)).toBe('981');
  });

  test('what is removed from My puzzles can be brought back', async () => {
    await one.button('Library');
    await one.button('Remove From a link');
    await one.page.waitFor(
      () => document.querySelectorAll('dialog [role=option]').length === 0,
      undefined,
    );
    await one.sees('Removed From a link');
    await one.page.evaluate(
      () => document.querySelector<HTMLElement>('dialog [role=status] button')?.click(),
      undefined,
    );
    await one.page.waitFor(
      () => document.querySelectorAll('dialog [role=option]').length === 1,
      undefined,
    );
  });
});
