import { describe, expect, test } from 'vitest';

import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

/** 30 givens, of which 22 are not needed each by itself. */
const puzzle = '1;;53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79';

/** A variant with twelve givens. */
const thermometers =
  '.Thermo~R5C2~R4C3~R5C3.Thermo~R4C2~R3C1~R2C2.Thermo~R8C5~R9C5~R8C6~R7C5~R6C6~R7C6' +
  '.Thermo~R2C1~R1C2~R2C3~R2C4~R3C3~R3C2.Thermo~R6C7~R5C7~R5C8~R4C9~R4C8' +
  '.Thermo~R1C5~R2C6~R1C7~R1C8.Thermo~R6C4~R6C3~R5C4~R4C4' +
  '.Thermo~R9C1~R8C2~R7C2~R8C1.~R1C5_2~R1C6_1~R2C6_7~R2C7_4~R2C8_2~R2C9_3~R3C2_9~R4C3_3~R6C1_7~R8C4_8~R9C1_3~R9C9_2';

const givens = (digits: string) => digits.replaceAll('0', '').length;
/** How many cells are lit on the board, and how many givens are struck; runs in the page. */
const framed = () => document.querySelectorAll('#board svg .outline').length;

describe('the tools for setters', () => {
  const own = usePage(undefined, { viewport: { width: 1280, height: 800 } });

  test('say which givens are not needed, and put a minimal form on the board', async () => {
    const { player, page } = own;
    await player.open(fileUrl, puzzle);
    const before = await player.digits();
    await player.button('Setter’s tools');
    await player.sees('Nothing on the board changes');
    await player.button('Not needed');
    await player.sees('22 of 30 givens can be left out');
    expect(await page.evaluate(framed, undefined)).toBe(22);
    expect(await player.nameOf(0)).toContain('not needed');
    // No two buttons have the same name.
    const names = await page.evaluate(
      () => [...document.querySelectorAll('.improve button')].map((each) => each.textContent),
      undefined,
    );
    expect(new Set(names).size).toBe(names.length);
    await player.button('Minimal forms');
    await player.sees('416 minimal forms.');
    await player.sees('1 of 100');
    await player.button('Next form');
    await player.sees('2 of 100');
    expect(await player.nameOf(0)).toContain('given 5');
    await player.button('Put on the board');
    await player.sees('Undo restores those before.');
    const after = await player.digits();
    expect(givens(after)).toBeLessThan(26);
    expect([...after].every((digit, cell) => digit === '0' || digit === before[cell])).toBe(true);
    await page.press('Control+z');
    expect(await player.digits()).toBe(before);
    await page.press('Control+y');
    await player.button('Not needed');
    await player.sees('Every given is needed');
  });

  test('change a given to another digit that leaves one solution', async () => {
    const { player } = own;
    await player.open(fileUrl, puzzle);
    await player.button('Setter’s tools');
    await player.button('Changeable');
    await player.sees('4 givens could have other digits');
    await player.button('5 in r3c8');
    expect((await player.digits())[25]).toBe('5');
  });

  test('make a puzzle harder, and keep what was found when stopped', async () => {
    const { player } = own;
    await player.open(fileUrl, puzzle);
    const before = await player.digits();
    await player.button('Setter’s tools');
    await player.button('Harder');
    await player.sees('Framed givens are new', 30_000);
    await player.button('Stop');
    await player.button('Put on the board');
    const after = await player.digits();
    expect(after).not.toBe(before);
    expect(givens(after)).toBeLessThan(30);
    await own.page.press('Escape');
    await player.button('How hard?');
    await own.page.waitFor(
      () =>
        /Medium|Hard|Very hard|Extreme/.test(document.querySelector('.grade')?.textContent ?? ''),
      undefined,
    );
  });

  test('swap the givens of a variant, whose rules stay', async () => {
    const { player, page } = own;
    await player.open(fileUrl);
    await player.paste(thermometers);
    await player.sees('Thermometer');
    const before = await player.digits();
    expect(givens(before)).toBe(12);
    await player.button('Setter’s tools');
    await player.button('Minimal forms');
    await player.sees('4 minimal forms.');
    await player.button('Smaller');
    await player.sees('Put on the board', 60_000);
    await player.sees('hardest: ');
    await player.button('Put on the board');
    expect(givens(await player.digits())).toBeLessThan(8);
    await player.sees('Digits increase from the bulb to the tip');
    await page.press('Escape');
    await player.button('Count');
    await player.sees('1 solution', 30_000);
    // A board that cannot be graded.
    await player.paste('.Shape~4x4~0-3.Thermo~R1C1~R1C2~R1C3~R1C4.~R2C1_2');
    await player.button('Setter’s tools');
    await player.sees('Givens can be swapped only on boards of 4 × 4');
  });

  test('have what puts the puzzle on the board in sight in a low window', async () => {
    const { player, page } = own;
    await page.playwright.setViewportSize({ width: 1280, height: 720 });
    await player.open(fileUrl, puzzle);
    await player.button('Setter’s tools');
    for (const [asked, seen] of [
      ['Harder', 'Framed givens are new'],
      ['Minimal forms', '416 minimal forms.'],
    ] as const) {
      await player.button(asked);
      await player.sees(seen, 30_000);
      await player.sees('Put on the board', 30_000);
      const isInSight = await page.evaluate(() => {
        const buttons = [...document.querySelectorAll('.improve .primary')];
        const button = buttons.find((each) => each.textContent === 'Put on the board');
        const { left, right, top, bottom } = button?.getBoundingClientRect() ?? new DOMRect();
        return [top + 3, bottom - 3].every(
          (y) => document.elementFromPoint((left + right) / 2, y) === button,
        );
      }, undefined);
      expect(isInSight, asked).toBe(true);
    }
    await page.playwright.setViewportSize({ width: 1280, height: 800 });
  });

  test('say why nothing can be said, and close with Esc', async () => {
    const { player, page } = own;
    await player.open(fileUrl, '1;;5b3zzy');
    await player.button('Setter’s tools');
    await player.button('Minimal forms');
    await player.sees('The puzzle has several solutions.');
    await player.pick(0);
    await page.press('Escape');
    await player.sees('Ask for the solution');
  });
});
