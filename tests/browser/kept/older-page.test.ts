import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

interface Storage {
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
}

/** What the page of 21 November 2026 left in a browser. */
const storageOf = (name: string) =>
  JSON.parse(
    readFileSync(join(import.meta.dirname, `../../cases/kept/2026-11-21-${name}.json`), 'utf8'),
  ) as Storage;

const mysticGivens =
  '980203700500009800000008004000000500050090300000050070019830200000040038000127659';

/** A string with some characters in the place of others. */
const but = (text: string, changes: Readonly<Record<number, string>>) =>
  [...text].map((character, at) => changes[at] ?? character).join('');

describe('what an older page wrote', () => {
  const own = usePage();

  const isOn = (name: string) =>
    own.page.playwright.getByRole('switch', { name }).getAttribute('aria-checked');
  const wraps = (name: string) =>
    own.page.playwright.getByLabel(`${name} wraps around`).isChecked();

  /** Opens the page in a browser that holds what an older page kept. */
  async function openWith(storage: Storage): Promise<void> {
    await own.page.playwright.addInitScript(({ local, session }: Storage) => {
      const fill = () => {
        if (localStorage.getItem('ninefold/1/tabs') !== null) return;
        for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
        for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
      };
      // No earlier, for the reason that `comeAgain` has.
      document.addEventListener('readystatechange', fill, { once: true });
    }, storage);
    await own.player.open(fileUrl);
  }

  test('a link with progress opens with all of it', async () => {
    await own.player.open(
      fileUrl,
      '1;torus-knight,torus-pairs:23.26;98.2.37b5d98g8b4f5c5b9.3f5b7b1983.2f4b38c127659' +
        '~b4aK11N21.bX40.5zeL84.zn',
    );
    expect(await own.player.digits()).toBe(but(mysticGivens, { 2: '4', 8: '5' }));
    expect(await own.player.nameOf(4)).toContain('corner marks 1 6, centre marks 1 7');
    expect(await own.player.nameOf(40)).toContain('given 9');
    expect(await own.player.nameOf(40)).toContain('coloured yellow and grey');
    expect([await isOn("Knight's move"), await wraps("Knight's move")]).toEqual(['true', true]);
    await own.player.sees('2 · 3');
    await own.player.sees('2 · 6');
  });

  test('links with houses, bases and moves open with them', async () => {
    await own.player.open(fileUrl, '1;latin,king,house:11.22.33.44.55.66;1zi~aL0g.zh');
    expect(await own.player.nameOf(1)).toBe('row 1 column 2, empty, coloured turquoise');
    expect(await own.player.nameOf(0)).toContain('in an extra house');
    expect([await isOn('Boxes'), await isOn("King's move")]).toEqual(['false', 'true']);
    expect(await wraps("King's move")).toBe(false);

    await own.page.goto('about:blank');
    await own.player.open(fileUrl, '1;knight,torus-king;1b3k4~a2n');
    expect(await own.player.digits()).toBe('1203000000000004');
    expect([await wraps("Knight's move"), await wraps("King's move")]).toEqual([false, true]);
  });

  test('a kept history goes on, back to its first step and to its save-point', async () => {
    await openWith(storageOf('mystic'));
    expect(await own.player.digits()).toBe(but(mysticGivens, { 2: '4', 8: '5' }));
    expect(await own.player.nameOf(4)).toContain('corner marks 1 6, centre marks 1 7');
    await own.page.playwright.locator('[data-cell="8"]').click();
    await own.page.press('Control+z');
    expect(await own.player.digits()).toBe(but(mysticGivens, { 2: '4' }));
    for (let steps = 0; steps < 12; steps++) await own.page.press('Control+z');
    expect(await own.player.digits()).toBe('0'.repeat(81));
    for (let steps = 0; steps < 14; steps++) await own.page.press('Control+y');
    expect(await own.player.digits()).toBe(but(mysticGivens, { 2: '4', 8: '5' }));
    await own.player.button('Restore “Try 1”');
    expect(await own.player.digits()).toBe(but(mysticGivens, { 2: '4', 8: '2' }));
  });

  test('a kept library has its puzzles, and opens each with its work', async () => {
    await openWith(storageOf('several'));
    expect(await own.player.digits()).toBe('1203000000000004');
    await own.player.button('Library');
    const dialog = own.page.playwright.locator('dialog[open]');
    expect(await dialog.locator('[role=option]').count()).toBe(3);
    await dialog.locator('[role=option]').nth(1).dblclick();
    await own.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 36,
      undefined,
    );
    expect(await own.player.nameOf(1)).toContain('coloured turquoise');
    expect([await isOn('Boxes'), await isOn("King's move")]).toEqual(['false', 'true']);
  });

  test('kept settings stand, and newer ones have their defaults', async () => {
    const { local, session } = storageOf('mystic');
    const key = 'ninefold/1/settings';
    const settings = JSON.parse(local[key] ?? '') as Record<string, unknown>;
    const changed = JSON.stringify({ ...settings, theme: 'contrast', highlightPeers: false });
    await openWith({ local: { ...local, [key]: changed }, session });
    expect(
      await own.page.evaluate(() => document.documentElement.dataset['theme'], undefined),
    ).toBe('contrast');
    await own.player.button('Settings');
    await own.player.sees('High contrast');
  });
});
