import { beforeAll, describe, expect, test } from 'vitest';

import { buildRulePage, rulePageFile } from '../rule-page/build.ts';
import { usePage } from '../support/use-page.ts';

beforeAll(buildRulePage);

describe('a rule that is nothing but its face has editors for its arguments', () => {
  const own = usePage((player) => player.open(rulePageFile));

  /** The rules beside the base, as the link that Share offers has them. */
  async function rules(): Promise<string> {
    await own.player.button('Share');
    const field = own.page.playwright.locator('dialog input.field[readonly]').first();
    const link = await field.inputValue();
    await own.page.press('Escape');
    return decodeURIComponent(link.split('#')[1] ?? '').split(';')[1] ?? '';
  }

  test('a number and cells in their order, beside its switch', async () => {
    const { playwright } = own.page;
    await playwright.getByRole('switch', { name: 'Path of the tests' }).click();
    expect(await rules()).toBe('test-path:2:11.12');
    const step = playwright.getByLabel('Step');
    expect(await step.inputValue()).toBe('2');
    await step.fill('7');
    await step.press('Enter');
    expect(await rules()).toBe('test-path:7:11.12');

    await playwright.getByText('Path: 2 cells').waitFor();
    await own.player.button('Choose the cells');
    await own.player.sees('Select cells on the board, in order (2 so far).');
    // One of those there goes, and two come.
    for (const cell of [0, 20, 10]) await own.player.pick(cell);
    await own.player.button('Use the selected cells');
    await playwright.getByText('Path: 3 cells').waitFor();
    expect(await rules()).toBe('test-path:7:12.33.22');
    // Presses select one cell again.
    await own.player.pick(40);
    expect(await playwright.locator('[role=gridcell][aria-selected=true]').count()).toBe(1);
  });

  test('a number that the rule cannot have is refused and named, and the rule stays', async () => {
    const { playwright } = own.page;
    await playwright.getByRole('switch', { name: 'Path of the tests' }).click();
    const step = playwright.getByLabel('Step');
    for (const text of ['8', '1', '3.5', '-3', 'three', '٣', '99999999999', '']) {
      await step.fill(text);
      await step.press('Tab');
      await own.player.sees(`${text ? `“${text}” is not a` : 'Enter a'} whole number from 2 to 7.`);
      expect(await step.getAttribute('aria-invalid')).toBe('true');
    }
    expect(await rules()).toBe('test-path:2:11.12');
    await step.fill(' 3 ');
    await step.press('Tab');
    await expect.poll(() => step.getAttribute('aria-invalid')).toBe('false');
    expect(await rules()).toBe('test-path:3:11.12');
  });

  test('many of one rule: cells first, the number of each later', async () => {
    const { playwright } = own.page;
    await own.player.button('Add a cage');
    const use = playwright.getByRole('button', { name: 'Use the selected cells' });
    expect(await use.isEnabled()).toBe(false);
    for (const cell of [3, 1]) await own.player.pick(cell);
    await own.player.button('Use the selected cells');
    expect(await rules()).toBe('test-cage:12.14:10');
    expect(await playwright.locator('.board rect.house').count()).toBe(2);

    await own.player.button('Add a cage');
    await own.player.pick(80);
    await own.player.button('Use the selected cells');
    await playwright.getByLabel('Sum').fill('45');
    await playwright.getByLabel('Sum').press('Enter');
    await own.player.button('Select the cells of cage 1');
    expect(await playwright.getByLabel('Sum').inputValue()).toBe('10');
    await playwright.getByLabel('Sum').fill('4');
    await playwright.getByLabel('Sum').press('Enter');
    expect(await rules()).toBe('test-cage:12.14:4,test-cage:99:45');
    await own.player.button('Remove cage 1');
    expect(await rules()).toBe('test-cage:99:45');
  });

  test('choosing that is cancelled, or whose rule goes, leaves nothing behind', async () => {
    const { playwright } = own.page;
    await playwright.getByRole('switch', { name: 'Path of the tests' }).click();
    await own.player.button('Choose the cells');
    await own.player.pick(50);
    await own.player.button('Cancel');
    expect(await rules()).toBe('test-path:2:11.12');
    await own.player.button('Choose the cells');
    await own.page.press('Control+z');
    await playwright.getByText('Path: 2 cells').waitFor({ state: 'detached' });
    await own.player.pick(40);
    await own.player.pick(41);
    expect(await playwright.locator('[role=gridcell][aria-selected=true]').count()).toBe(1);
  });
});
