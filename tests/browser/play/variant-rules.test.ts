import { describe, expect, test } from 'vitest';

import { copiedBy, watchClipboard } from '../support/clipboard.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

const text = '.Shape~6x6.~R1C1_1.AntiKnight.Cage~6~R1C3~R2C3.Thermo~R3C1~R3C2.Cage~5~R5C5~R5C6';

/** The list of a variant's rules, and what can be done with all of them. */
describe('the rules of a variant, listed beside the board', () => {
  const own = usePage(async (player) => {
    await watchClipboard(player.page);
    await player.open(fileUrl);
    await player.paste(text);
    await player.sees('Rules of this puzzle');
    await player.sees('Killer cage');
  });

  const section = () => own.page.playwright.locator('section[aria-labelledby="variant-rules"]');
  const copied = () => copiedBy(own.page);
  const cages = () => own.page.playwright.locator('.board path.cage').count();

  test('are counted where there are several of a kind, and shown as their texts', async () => {
    const shown = (await section().locator('summary').allInnerTexts()).map((each) =>
      each.replace(/\s+/g, ' '),
    );
    expect(shown).toHaveLength(3);
    expect(shown[0]).toMatch(/^Anti-knight \D/);
    expect(shown[1]).toMatch(/^Killer cage ?2 \D/);
    expect(shown[2]).toMatch(/^Thermometer \D/);
    await section().locator('summary').nth(1).click();
    const texts = section().getByRole('list', { name: 'Killer cage' });
    expect(await texts.locator('code').allTextContents()).toEqual([
      '.Cage~6~R1C3~R2C3',
      '.Cage~5~R5C5~R5C6',
    ]);
    // The keyboard can scroll it.
    expect(await texts.getAttribute('tabindex')).toBe('0');
  });

  test('are copied as a text that brings the same puzzle, and this is said aloud', async () => {
    await own.player.button('Copy as constraint text');
    await expect.poll(() => section().getByRole('status').innerText()).toBe('Copied');
    const written = await copied();
    for (const item of ['.Shape~6x6', '.AntiKnight', '.Cage~6~R1C3~R2C3', '.Cage~5~R5C5~R5C6'])
      expect(written).toContain(item);
    expect(written).not.toContain('constraints');
    await own.player.paste('1234............');
    await expect.poll(() => own.page.playwright.locator('[role=gridcell]').count()).toBe(16);
    await own.player.paste(written ?? '');
    await own.player.sees('Rules of this puzzle');
    expect(await own.player.nameOf(0)).toBe('row 1 column 1, box 1, given 1');
    await expect.poll(cages).toBe(2);
  });

  test('are shown as a text where the browser refuses to copy it', async () => {
    await own.page.evaluate(() => void Object.assign(globalThis, { refused: true }), undefined);
    await own.player.button('Copy as constraint text');
    await expect
      .poll(() => section().getByRole('status').innerText())
      .toContain('did not allow copying');
    expect(await copied()).toBeUndefined();
    // So that there is a text to be selected and copied by hand.
    expect(
      await section().getByRole('textbox', { name: 'Constraint text' }).inputValue(),
    ).toContain('.Cage~6~R1C3~R2C3');
  });

  test('are removed in one step that Undo takes back; the board and its digits stay', async () => {
    await own.player.pick(7);
    await own.page.press('4');
    await own.player.button('Remove these rules');
    await expect.poll(cages).toBe(0);
    expect(await own.player.text()).not.toContain('Rules of this puzzle');
    expect(await own.player.nameOf(0)).toBe('row 1 column 1, box 1, given 1');
    expect(await own.player.nameOf(7)).toBe('row 2 column 2, box 1, 4');
    // The other rules of the puzzle hold as before.
    await own.player.pick(2);
    await own.page.press('1');
    await own.player.sees('Two 1s in row 1: r1c1 and r1c3');
    await own.page.press('Control+z');
    await own.page.press('Control+z');
    await expect.poll(cages).toBe(2);
    await own.player.sees('Rules of this puzzle');
    await own.page.press('Control+y');
    await expect.poll(cages).toBe(0);
  });

  test('are removed from a board of its own, which stays as it is', async () => {
    await own.player.paste('.Shape~6x8~0-7.Cage~9~R2C1~R3C1.AntiKnight');
    await own.player.sees('Digits from 0 to 7');
    await own.player.button('Remove these rules');
    await expect.poll(cages).toBe(0);
    expect(await own.page.playwright.locator('[role=gridcell]').count()).toBe(48);
    await own.player.sees('Digits from 0 to 7');
    expect(await section().locator('li').count()).toBe(0);
    // There is nothing left to remove.
    expect(await section().getByRole('button').allTextContents()).toEqual([
      'Copy as constraint text',
    ]);
    await own.player.button('Copy as constraint text');
    await expect.poll(copied).toBe('.Shape~6x8~0-7');
    // What was said is not about the rules that come back.
    await expect.poll(() => section().getByRole('status').innerText()).toBe('Copied');
    await own.page.press('Control+z');
    await expect.poll(() => section().getByRole('status').innerText()).toBe('');
  });
});
