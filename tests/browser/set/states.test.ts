import { describe, expect, test } from 'vitest';

import { fragmentOf } from '../support/fragment.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage, type OwnPage } from '../support/use-page.ts';
import { fingerOf, keysOf, mouseOf } from './hands.ts';

/** “No two odd digits in a row”, on a board of nine. */
const odds = 'Qj_-qqoA';

const verdict = (own: OwnPage) =>
  own.page.playwright.locator('[data-verdict]').getAttribute('data-verdict');

async function linked(own: OwnPage): Promise<string> {
  await own.player.button('Share');
  const field = own.page.playwright.getByRole('textbox', { name: 'Link for this computer' });
  const link = fragmentOf(await field.inputValue());
  await own.page.press('Escape');
  return (/constraints:([^;,]*)/.exec(link)?.[1] ?? '').replaceAll('!', '~');
}

const rowsOf = (own: OwnPage) =>
  own.page.playwright.getByRole('table', { name: 'Table of states' }).locator('tbody tr');
const field = (own: OwnPage, state: string, value: string) =>
  own.page.playwright.getByRole('textbox', {
    name: `From ${state}, ${value} leads to`,
    exact: true,
  });
const trial = (own: OwnPage) => own.page.playwright.getByRole('textbox', { name: 'Try a line' });
const begin = async (own: OwnPage, name: string) => {
  const list = own.page.playwright.getByRole('combobox', { name: 'A table to begin with' });
  await list.selectOption(name);
  await own.page.playwright.getByRole('button', { name: 'Fill in' }).click();
};
const found = (own: OwnPage) =>
  own.page.playwright.locator('.states .found').filter({ visible: true }).innerText();

describe('a state machine', () => {
  const own = usePage((player) => player.open(fileUrl, '1;;zzzc'));

  test('is set by the mouse, tried and asked about', async () => {
    const hand = mouseOf(own.page);
    await hand.open();
    await hand.choose('state machine');
    await hand.draw([1, 1], [1, 2], [1, 3]);
    await expect.poll(() => rowsOf(own).count()).toBe(1);
    await begin(own, 'No two odd digits in a row');
    await expect.poll(() => rowsOf(own).count()).toBe(2);
    await trial(own).fill('2 1 3');
    expect(await found(own)).toBe('2 1 3: rejected at the 3, digit 3 of the line.');
    await trial(own).fill('214');
    expect(await found(own)).toBe('2 1 4: accepted. States A, A, B, A.');
    expect(await linked(own)).toBe(`.NFA~${odds}~R1C1~R1C2~R1C3`);
    await hand.select();
    await hand.draw([1, 2]);
    // The first press takes the line, and the second one selects the cell beneath it.
    await hand.give([1, 2], 3);
    await hand.give([1, 1], 1);
    await expect.poll(() => verdict(own), { timeout: 20_000 }).toBe('none');
  });

  test('is written by keys alone, undone change by change, and is as it was when it is opened again', async () => {
    const hand = keysOf(own.page);
    const { keyboard } = own.page.playwright;
    await hand.open();
    await hand.choose('state machine');
    await hand.draw([1, 1], [1, 2]);
    await hand.press('Add a state');
    await expect.poll(() => rowsOf(own).count()).toBe(2);
    await field(own, 'A', '1').focus();
    await keyboard.type('b');
    await keyboard.press('ArrowRight');
    await keyboard.type('B');
    await keyboard.press('ArrowDown');
    expect(
      await field(own, 'B', '2').evaluate((element) => element === document.activeElement),
    ).toBe(true);
    await keyboard.type('a b');
    await keyboard.press('Enter');
    expect(await field(own, 'B', '2').inputValue()).toBe('A B');
    expect(await field(own, 'A', '1').inputValue()).toBe('B');
    // Lines begin in the second state, which is the first in the text, and stays where it is.
    await own.page.playwright
      .getByRole('checkbox', { name: 'Lines may begin in A' })
      .press('Space');
    await own.page.playwright
      .getByRole('checkbox', { name: 'Lines may begin in B' })
      .press('Space');
    await own.page.playwright.getByRole('checkbox', { name: 'Lines may end in A' }).press('Space');
    expect(await field(own, 'B', '2').inputValue()).toBe('A B');
    await trial(own).fill('2 2');
    expect(await found(own)).toBe('2 2: accepted. States B, A B, A B.');
    await trial(own).fill('2 1');
    expect(await found(own)).toContain('rejected at the end: no line may end in B');

    await field(own, 'A', '3').fill('D');
    await keyboard.press('Enter');
    await expect
      .poll(() => own.page.playwright.getByRole('alert').allInnerTexts())
      .toContain('There is no state “D”.');
    const before = await linked(own);
    await own.player.button('Undo');
    await expect
      .poll(() =>
        own.page.playwright.getByRole('checkbox', { name: 'Lines may end in A' }).isChecked(),
      )
      .toBe(false);
    await own.player.button('Redo');
    expect(await linked(own)).toBe(before);
  });

  test('of a link opens as a table; a large one stays the text that it is', async () => {
    await own.player.open(fileUrl, `1;constraints:.NFA!${odds}!R1C1!R1C2!R1C3;zzzc`);
    await own.player.button('Set');
    const rule = own.page.playwright.locator('.rules .rule');
    await rule.click();
    await expect.poll(() => rowsOf(own).count()).toBe(2);
    const text = own.page.playwright.getByRole('textbox', { name: 'As text' });
    expect(await text.inputValue()).toBe(odds);
    // Thirty states in a row, from each to the next by 1.
    const bits = Array.from(
      { length: 29 },
      (_, state) => `000000001${(state + 1).toString(2).padStart(5, '0')}`,
    ).join('');
    const whole = `01${'0100'}${'1000'}${'00001'}${'00000'}1${bits}`.padEnd(432, '0');
    const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const code = (whole.match(/.{6}/g) ?? []).map((six) => characters[parseInt(six, 2)]).join('');
    await text.fill(code);
    await text.press('Enter');
    await own.player.sees('too many for a table');
    expect(await rowsOf(own).count()).toBe(0);
    expect(await linked(own)).toBe(`.NFA~${code}~R1C1~R1C2~R1C3`);
  });
});

describe('on a phone of 360 px', () => {
  const own = usePage((player) => player.open(fileUrl, '1;;zzzc'), {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('a finger begins with a usual one and changes it', async () => {
    const finger = await fingerOf(own.page);
    await finger.open();
    await finger.choose('state machine');
    await finger.draw([1, 1], [1, 2], [1, 3]);
    await finger.press('1 rule');
    await begin(own, 'Exactly one 5');
    await expect.poll(() => rowsOf(own).count()).toBe(2);
    await own.page.playwright.getByRole('button', { name: 'Remove state B' }).tap();
    await expect.poll(() => rowsOf(own).count()).toBe(1);
    await field(own, 'A', '5').tap();
    await own.page.playwright.keyboard.type('a');
    await own.page.playwright.getByRole('checkbox', { name: 'Lines may end in A' }).tap();
    await trial(own).tap();
    await own.page.playwright.keyboard.type('555');
    expect(await found(own)).toBe('5 5 5: accepted. States A, A, A, A.');
    const { scrollWidth, clientWidth } = await own.page.evaluate(
      () => document.documentElement,
      undefined,
    );
    expect(scrollWidth).toBe(clientWidth);
  });
});
