import { describe, expect, test } from 'vitest';

import type { ChromiumPage } from '../support/chromium.ts';
import { copiedBy, watchClipboard } from '../support/clipboard.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage, type OwnPage } from '../support/use-page.ts';
import { fingerOf, keysOf, mouseOf, type Hand } from './hands.ts';

/** One solution, which has a 4 in r1c3 and a 2 below it. */
const puzzle = '53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79';
const whole = `1;constraints:.Cage!6!R1C3!R2C3;${puzzle}`;

const verdict = (own: OwnPage) =>
  own.page.playwright.locator('[data-verdict]').getAttribute('data-verdict');
const fogOf = (own: OwnPage) => own.page.playwright.locator('#board path.fog').count();
const hasFog = (own: OwnPage, cell: number) =>
  own.player.nameOf(cell).then((name) => name.includes('in fog'));

const ways: readonly {
  readonly name: string;
  readonly handOf: (page: ChromiumPage) => Hand | Promise<Hand>;
  readonly play: (own: OwnPage) => Promise<void>;
  readonly looks?: Parameters<typeof usePage>[1];
}[] = [
  { name: 'the mouse', handOf: mouseOf, play: (own) => own.player.button('Play') },
  {
    name: 'a finger on a phone',
    handOf: fingerOf,
    play: async (own) =>
      void (await own.page.playwright
        .getByRole('combobox', { name: 'Views' })
        .selectOption('solve')),
    looks: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  },
  { name: 'keys alone', handOf: keysOf, play: (own) => own.page.press('g') },
];

describe.each(ways)('with $name', ({ handOf, play, looks }) => {
  const own = usePage((player) => player.open(fileUrl, whole), looks);

  test('fog is painted, seen through, tried in Play, and undone stroke by stroke', async () => {
    const hand = await handOf(own.page);
    await hand.open();
    await hand.choose('fog');
    await hand.draw([9, 8], [9, 9]);
    await expect.poll(() => hasFog(own, 80)).toBe(true);
    expect([await hasFog(own, 79), await hasFog(own, 78)]).toEqual([true, false]);
    // A stroke that begins in fog takes it off.
    await hand.draw([9, 9], [9, 8]);
    await expect.poll(() => fogOf(own)).toBe(0);
    await hand.press('Fog everywhere');
    // Back to the board for who came to the button by keys.
    await hand.choose('fog');
    await hand.draw([1, 1], [1, 2], [1, 3]);
    await expect.poll(() => hasFog(own, 2)).toBe(false);
    expect(await own.player.nameOf(80)).toContain('given 9');
    await expect.poll(() => verdict(own), { timeout: 20_000 }).toBe('one');
    await expect.poll(() => own.player.text()).not.toContain('Fog needs exactly one solution');

    await play(own);
    await expect.poll(() => fogOf(own)).toBeGreaterThan(0);
    expect(await own.player.nameOf(80)).not.toContain('given');
    expect(await own.player.nameOf(12)).not.toContain('given');
    // The half of the cage that is in the open is drawn.
    await expect.poll(() => own.page.playwright.locator('.board path.cage').count()).toBe(1);
    await own.player.pick(2);
    await own.page.press('4');
    await expect.poll(() => own.player.nameOf(12)).toContain('given 1');
    expect([await hasFog(own, 12), await hasFog(own, 13)]).toEqual([false, true]);

    await hand.open();
    await expect.poll(() => own.player.nameOf(80)).toContain('given 9');
    expect(await hasFog(own, 80)).toBe(true);
    expect(await hasFog(own, 12)).toBe(true);
  });
});

describe('fog', () => {
  const own = usePage(async (player) => {
    await watchClipboard(player.page);
    await player.open(fileUrl, whole);
  });

  test('goes to SudokuPad and comes back, and is not seen before it is lifted', async () => {
    const hand = mouseOf(own.page);
    await hand.open();
    await hand.choose('fog');
    await hand.press('Fog everywhere');
    await hand.draw([1, 1], [1, 2], [1, 3]);
    await expect.poll(() => verdict(own), { timeout: 20_000 }).toBe('one');
    await expect.poll(() => own.player.text()).not.toContain('Fog needs exactly one solution');
    await hand.press('Share');
    await hand.mark('Users of another program');
    await hand.pick('Program', 'SudokuPad');
    await hand.press('Copy link');
    await expect.poll(() => copiedBy(own.page)).toContain('sudokupad');
    const copied = (await copiedBy(own.page)) ?? '';
    await hand.close();

    await own.player.open(fileUrl, '1;;zzzc');
    await own.player.paste(copied);
    await expect.poll(() => fogOf(own)).toBeGreaterThan(0);
    expect(await own.player.nameOf(80)).not.toContain('given');
    await hand.open();
    await hand.choose('fog');
    expect(await own.player.nameOf(80)).not.toContain('given');
    await hand.press('Lift the fog');
    await expect.poll(() => own.player.nameOf(80)).toContain('given 9');
  });

  test('that nothing can clear is said to stay out of Play and of links', async () => {
    await own.player.open(fileUrl, '1;constraints:.Cage!6!R1C3!R2C3;zzzc');
    const hand = mouseOf(own.page);
    await hand.open();
    await hand.choose('fog');
    await hand.draw([5, 5]);
    await own.player.sees('Fog needs exactly one solution');
    await hand.press('Share');
    await hand.mark('Users of another program');
    await hand.pick('Program', 'SudokuPad');
    await expect.poll(() => own.page.playwright.getByRole('dialog').innerText()).toMatch(/fog/i);
    await hand.close();
    await own.player.button('Play');
    await own.player.sees('There is no fog in Play yet');
    expect(await fogOf(own)).toBe(0);
  });
});
