import { describe, expect, test } from 'vitest';

import type { ChromiumPage } from '../support/chromium.ts';
import { copiedBy, watchClipboard } from '../support/clipboard.ts';
import { fragmentOf } from '../support/fragment.ts';
import { fileUrl } from '../support/site-server.ts';
import type { TestPage } from '../support/test-page.ts';
import { usePage, type OwnPage } from '../support/use-page.ts';
import { givens, items, needless, steps } from './example.ts';
import { fingerOf, keysOf, mouseOf, type Hand } from './hands.ts';

/** The same puzzle, set in three ways, and what may be heard of pointers meanwhile. */
const ways: readonly {
  readonly name: string;
  readonly handOf: (page: ChromiumPage) => Hand | Promise<Hand>;
  readonly pointers: readonly string[];
  readonly looks?: Parameters<typeof usePage>[1];
}[] = [
  { name: 'the mouse', handOf: mouseOf, pointers: ['mouse'] },
  {
    name: 'a finger on a phone',
    handOf: fingerOf,
    pointers: ['touch'],
    looks: { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true },
  },
  { name: 'keys alone', handOf: keysOf, pointers: [] },
];

/** Before the page is opened: what kinds of pointers it hears of goes to `pointers` of the window. */
function watchPointers(page: TestPage): Promise<void> {
  return page.prepare(() => {
    const pointers = new Set<string>();
    Object.assign(globalThis, { pointers });
    for (const name of ['pointerdown', 'pointermove', 'pointerover'] as const)
      addEventListener(name, ({ pointerType }) => pointers.add(pointerType), { capture: true });
  }, undefined);
}

const pointersOf = (page: TestPage) =>
  page.evaluate(() => [...(Reflect.get(globalThis, 'pointers') as Set<string>)], undefined);

async function setAll(hand: Hand): Promise<void> {
  for (const [tool, places, typed] of [
    ...steps,
    ['killer cage', needless.places, needless.sum] as const,
  ]) {
    await hand.choose(tool);
    await hand.draw(...places);
    if (typed) await hand.type(typed);
  }
  await hand.select();
  for (const [place, digit] of givens) await hand.give(place, digit);
}

/** In any order; the difference of a whisper is 5 where none is written. */
const sorted = (rules: string) => rules.replace('Whisper~5~', 'Whisper~').split('.').sort();

/** The rules in the link that Share shows. */
async function linked({ page }: OwnPage): Promise<string> {
  const field = page.playwright.getByRole('textbox', { name: 'Link for this computer' });
  const link = fragmentOf(await field.inputValue());
  return (/constraints:([^;,]*)/.exec(link)?.[1] ?? '').replaceAll('!', '~');
}

describe.each(ways)('with $name', ({ handOf, pointers, looks }) => {
  const own = usePage(async (player) => {
    await watchClipboard(player.page);
    await watchPointers(player.page);
    await player.open(fileUrl, '1;;zzzc');
  }, looks);
  const verdict = () => own.page.playwright.locator('[data-verdict]').getAttribute('data-verdict');

  test('a whole puzzle is set, freed of what it does not need, shared, and read back', async () => {
    const hand = await handOf(own.page);
    await hand.open();
    await setAll(hand);
    await expect.poll(verdict, { timeout: 20_000 }).toBe('one');

    await hand.press('Not needed?');
    const needlessRule = `Delete: ${needless.name}`;
    await own.page.playwright.getByRole('button', { name: needlessRule }).waitFor();
    await hand.press(needlessRule);
    const know = own.page.playwright.locator('.know');
    await expect
      .poll(() => know.innerText(), { timeout: 20_000 })
      .toContain('Every rule and given is needed.');

    await hand.press('Share');
    await expect.poll(() => linked(own)).toBe(items);
    await hand.mark('Users of another program');
    await hand.pick('Program', 'SudokuPad');
    await hand.press('Copy link');
    await expect.poll(() => copiedBy(own.page)).toContain('sudokupad');
    const copied = (await copiedBy(own.page)) ?? '';
    await hand.close();
    expect(await pointersOf(own.page)).toEqual(pointers);

    await own.player.open(fileUrl, '1;;zzzc');
    await own.player.paste(copied);
    await hand.open();
    await hand.press('Share');
    await expect
      .poll(async () => sorted(await linked(own)), { timeout: 20_000 })
      .toEqual(sorted(items));
    await hand.close();
    for (const [[row, column], digit] of givens)
      expect(await own.player.nameOf(9 * (row - 1) + column - 1)).toContain(`given ${digit}`);
    // Each rule is drawn once.
    await expect.poll(() => own.page.playwright.locator('.board path.cage').count()).toBe(5);
    await expect.poll(verdict, { timeout: 20_000 }).toBe('one');
    expect(await pointersOf(own.page)).toEqual(pointers);
  }, 120_000);
});
