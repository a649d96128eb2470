import { describe, expect, test } from 'vitest';

import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

describe('setting rules', () => {
  const own = usePage((player) => player.open(fileUrl));

  const turn = (name: string) => own.page.playwright.getByRole('switch', { name }).click();
  const isOn = (name: string) =>
    own.page.playwright.getByRole('switch', { name }).getAttribute('aria-checked');
  const isPressed = (name: string) =>
    own.page.playwright.getByRole('button', { name, exact: true }).getAttribute('aria-pressed');

  /** The puzzle as text, which has all of its rules. */
  async function description(): Promise<string> {
    const kept = () => {
      const [entry] = JSON.parse(localStorage.getItem('ninefold/1/library') ?? '[]') as {
        line: string;
      }[];
      return entry?.line.split('\t')[2] ?? '';
    };
    await own.player.kept();
    return own.page.evaluate(kept, undefined);
  }

  /** The cells of the selection, from 0 in reading order. */
  const selected = () =>
    own.page.evaluate(
      () =>
        [...document.querySelectorAll('[role=gridcell]')].flatMap((cell, index) =>
          cell.getAttribute('aria-selected') === 'true' ? [index] : [],
        ),
      undefined,
    );

  test('presets, switches and what wraps around the edges change the puzzle and nothing else', async () => {
    await own.player.pick(0);
    await own.page.press('5');
    await own.player.button('Mystic');
    expect([await isPressed('Mystic'), await isOn("Knight's move")]).toEqual(['true', 'true']);
    expect(await description()).toBe('1;torus-knight,torus-pairs:;5zzzb');
    await own.player.button('Asterisk');
    expect(await description()).toBe('1;asterisk;5zzzb');
    await turn('Asterisk');
    expect(await description()).toBe('1;;5zzzb');
    expect(await isPressed('Classic')).toBe('true');
    await turn("King's move");
    const wraps = own.page.playwright.getByRole('checkbox', { name: 'wraps around the edges' });
    expect([await description(), await wraps.isChecked()]).toEqual(['1;king;5zzzb', false]);
    await wraps.click();
    expect([await description(), await wraps.isChecked()]).toEqual(['1;torus-king;5zzzb', true]);
    await turn('Boxes');
    expect(await description()).toBe('1;latin,torus-king;5zzzb');
    await turn('Boxes');
    await own.page.press('Control+z');
    expect(await description()).toBe('1;latin,torus-king;5zzzb');
    expect(await own.player.nameOf(0)).not.toContain('box');
  });

  test('forbidden pairs are added once and taken away', async () => {
    await own.player.pick(0);
    await own.page.press('5');
    await turn('Forbidden neighbours');
    const add = async (first: string, second: string) => {
      await own.player.button('Add a pair');
      await own.page.playwright.getByLabel('First digit').selectOption(first);
      await own.page.playwright.getByLabel('Second digit').selectOption(second);
      await own.player.button('Add');
    };
    const before = await description();
    await add('8', '9');
    await add('9', '8');
    await add('1', '1');
    expect(await description()).toBe(before.replace('pairs:', 'pairs:89.11'));
    await own.player.button('Remove the pair 1 and 1');
    await own.player.button('Add a pair');
    await own.player.button('Cancel');
    await own.player.button('Remove the pair 8 and 9');
    expect(await description()).toBe(before);
  });

  test('an extra house is made of the selected cells, shown, used and taken away', async () => {
    const cells = [0, 10, 20, 30, 40, 50, 60, 70, 80];
    await own.player.pick(0);
    await own.page.press('5');
    await own.player.button('Add an extra house');
    await own.player.sees('Select 9 cells on the board (0 so far).');
    for (const cell of cells.slice(0, 4)) await own.player.pick(cell);
    await own.player.sees('(4 so far)');
    const add = own.page.playwright.getByRole('button', { name: 'Use the selected cells' });
    expect(await add.isDisabled()).toBe(true);
    for (const cell of cells.slice(4)) await own.player.pick(cell);
    await own.player.button('Use the selected cells');
    expect(await description()).toBe('1;house:11.22.33.44.55.66.77.88.99;5zzzb');
    expect(await own.player.nameOf(40)).toContain('house');

    await own.page.press('Escape');
    await own.player.button('Select the cells of house 1');
    expect(await selected()).toEqual(cells);
    await own.player.pick(80);
    await own.page.press('5');
    await own.player.sees('Two 5s in an extra house');
    expect(await own.player.nameOf(80)).toContain('extra house');

    await own.player.button('Add an extra house');
    await own.player.button('Cancel');
    await own.player.button('Remove house 1');
    expect(await description()).toBe('1;;5zzz.5');
    await own.page.press('Control+z');
    expect(await description()).toContain('1;house:');
  });

  test('another size is an empty board with the rules that fit it', async () => {
    await own.player.button('Asterisk');
    await turn("Knight's move");
    await own.page.playwright.getByLabel('Size').selectOption('6 × 6');
    await own.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 36,
      undefined,
    );
    expect(await isOn("Knight's move")).toBe('true');
    expect(await own.page.playwright.getByRole('switch', { name: 'Asterisk' }).count()).toBe(0);
    await own.player.pick(0);
    await own.page.press('5');
    expect(await description()).toBe('1;torus-knight;5zi');
    await own.page.press('Control+z');
    await own.page.press('Control+z');
    await own.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 81,
      undefined,
    );
    expect(await isPressed('Asterisk')).toBe('false');
    expect(await isOn('Asterisk')).toBe('true');
  });
});

describe('a lesson on a rule', () => {
  const own = usePage((player) => player.open(fileUrl), {
    viewport: { width: 1280, height: 800 },
  });

  test('says what follows from it, and leads to a puzzle in Play where a hint shows it', async () => {
    const { player, page } = own;
    await player.button('Learn');
    await player.button('Techniques');
    const dialog = page.playwright.getByRole('dialog', { name: 'Techniques' });
    await dialog.getByRole('button', { name: 'Rules' }).click();
    const rule = dialog.getByRole('combobox', { name: 'Rule' });
    await rule.selectOption('Thermometers');
    await player.sees('Digits rise along a thermometer');
    expect(await dialog.getByRole('button', { name: 'Find one on my board' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Practise' }).click();
    await player.sees('Thermometers: what can be removed now? Hint shows it.');
    expect(await page.playwright.title()).toContain('Practise: Thermometers');
    for (const name of ['Hint', 'Name the technique', 'Show where', 'Explain'])
      await player.button(name);
    // Every visit gets puzzles of its own.
    await player.sees('the thermometer with its bulb at');
    expect(await page.complaints()).toEqual([]);
  });
});
