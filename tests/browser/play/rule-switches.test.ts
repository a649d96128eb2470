import { describe, expect, test } from 'vitest';

import { fragmentOf } from '../support/fragment.ts';
import { Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

interface Case {
  readonly name: string;
  readonly label: string;
  /** The choice of a list beside the switch. */
  readonly choice?: readonly [label: string, word: string];
  /** The rules as a link has them. */
  readonly rules: RegExp;
  /** How many cells are shaded. */
  readonly shaded: number;
  /** Two digits that are in conflict, and two that are not. */
  readonly conflict: readonly [cell: number, digit: number, cell: number, digit: number];
  readonly says: string;
  readonly harmless: readonly [cell: number, digit: number, cell: number, digit: number];
}

const cases: readonly Case[] = [
  {
    name: 'both diagonals',
    label: 'Diagonals',
    rules: /^diagonals$/,
    shaded: 17,
    conflict: [0, 5, 40, 5],
    says: 'Two 5s on a diagonal: ',
    harmless: [1, 5, 40, 5],
  },
  {
    name: 'one diagonal',
    label: 'Diagonals',
    choice: ['Which', 'rising /'],
    rules: /^diagonals:rising$/,
    shaded: 9,
    conflict: [8, 5, 40, 5],
    says: 'Two 5s on a diagonal: ',
    harmless: [0, 5, 40, 5],
  },
  {
    name: 'non-consecutive',
    label: 'Non-consecutive',
    rules: /^non-consecutive$/,
    shaded: 0,
    conflict: [40, 5, 41, 6],
    says: 'Consecutive digits side by side: ',
    harmless: [36, 5, 44, 6],
  },
  {
    name: 'non-consecutive around the edges',
    label: 'Non-consecutive',
    choice: ['At the edges', 'wrapped around'],
    rules: /^non-consecutive:torus$/,
    shaded: 0,
    conflict: [36, 5, 44, 6],
    says: 'Consecutive digits side by side: ',
    harmless: [36, 5, 44, 7],
  },
  {
    name: 'jigsaw regions',
    label: 'Jigsaw regions',
    rules: /^jigsaw:111222333111222333/,
    shaded: 0,
    conflict: [0, 5, 10, 5],
    says: 'Two 5s in region 1: r1c1 and r2c2',
    harmless: [0, 5, 40, 5],
  },
  {
    name: 'Windoku',
    label: 'Windoku',
    rules: /^(house:[\d.]+,?){4}$/,
    shaded: 36,
    conflict: [10, 5, 30, 5],
    says: 'Two 5s in a window: r2c2 and r4c4',
    harmless: [9, 5, 30, 5],
  },
  {
    name: 'disjoint groups',
    label: 'Disjoint groups',
    rules: /^(house:[\d.]+,?){9}$/,
    shaded: 0,
    conflict: [0, 5, 30, 5],
    says: 'Two 5s in the same place of their boxes: r1c1 and r4c4',
    harmless: [0, 5, 31, 5],
  },
  {
    name: 'anti-taxicab',
    label: 'Anti-taxicab',
    rules: /^taxicab$/,
    shaded: 0,
    conflict: [0, 5, 21, 5],
    says: 'Two 5s 5 steps apart: r1c1 and r3c4',
    harmless: [0, 5, 31, 5],
  },
];

describe('a rule with a switch', () => {
  const own = usePage((player) => player.open(fileUrl));

  /** All that is drawn under and over the digits: shading, outlines and lines. */
  const drawn = () =>
    own.page.evaluate(() => {
      const board = document.querySelector('.board svg');
      const parts =
        board?.querySelectorAll('rect.house, path.thin, path.thick, path.regions') ?? [];
      return [...parts].map((each) => each.getAttribute('d') ?? each.getAttribute('x')).join();
    }, undefined);
  const shaded = () =>
    own.page.evaluate(() => document.querySelectorAll('.board rect.house').length, undefined);
  const isOn = (name: string) =>
    own.page.playwright.getByRole('switch', { name }).getAttribute('aria-checked');

  /** The puzzle of the link that Share offers. */
  async function linked(): Promise<string> {
    await own.player.button('Share');
    const field = own.page.playwright.locator('dialog input.field[readonly]').first();
    const link = await field.inputValue();
    await own.page.press('Escape');
    return decodeURIComponent(fragmentOf(link));
  }

  async function type(...[first, digit, second, other]: Case['conflict']): Promise<void> {
    await own.player.pick(first);
    await own.page.press(String(digit));
    await own.player.pick(second);
    await own.page.press(String(other));
  }

  async function clear(...[first, , second]: Case['conflict']): Promise<void> {
    for (const cell of [first, second]) {
      await own.player.pick(cell);
      await own.page.press('Delete');
    }
  }

  test('a press on the name of a rule switches it, too', async () => {
    await own.page.playwright.getByText("Knight's move", { exact: true }).click();
    expect(await isOn("Knight's move")).toBe('true');
    await own.page.playwright.getByText('Auto candidates', { exact: true }).click();
    expect(await isOn('Auto candidates')).toBe('true');
  });

  test.each(cases)(
    '$name: switched on, drawn, asked, broken, linked and kept',
    async ({ label, choice, rules, shaded: count, conflict, says, harmless }) => {
      const plain = await drawn();
      await own.page.playwright.getByRole('switch', { name: label }).click();
      if (choice) await own.page.playwright.getByLabel(choice[0]).selectOption(choice[1]);
      expect(await isOn(label)).toBe('true');
      expect(await shaded()).toBe(count);

      await own.player.button('First solution');
      await own.player.sees('The first solution');
      await own.page.press('Escape');

      await type(...harmless);
      expect(await own.player.nameOf(harmless[2])).not.toContain('conflict');
      await clear(...harmless);
      await type(...conflict);
      await own.player.sees(says);
      expect(await own.player.nameOf(conflict[2])).toContain(says);

      const link = await linked();
      expect(link.split(';')[1]).toMatch(rules);
      const before = await drawn();
      await own.page.playwright.reload();
      await own.player.sees(says);
      expect([await isOn(label), await drawn()]).toEqual(['true', before]);

      const other = await own.browser.newPage();
      await new Player(other).open(fileUrl, link);
      await new Player(other).sees(says);
      expect(
        await other.playwright.getByRole('switch', { name: label }).getAttribute('aria-checked'),
      ).toBe('true');
      await other.close();

      await own.page.playwright.getByRole('switch', { name: label }).click();
      expect([await isOn(label), await drawn()]).toEqual(['false', plain]);
    },
  );

  test('that is about a size goes with it: another size has boxes again', async () => {
    await own.page.playwright.getByRole('switch', { name: 'Jigsaw regions' }).click();
    await own.page.playwright.getByLabel('Size').selectOption('6 × 6');
    await own.page.waitFor(
      () => document.querySelectorAll('[role=gridcell]').length === 36,
      undefined,
    );
    expect([await isOn('Jigsaw regions'), await isOn('Boxes')]).toEqual(['false', 'true']);
  });
});

describe('regions', () => {
  const own = usePage(async (player) => {
    await player.open(fileUrl, '1;jigsaw:1122112233443344;1o');
    await player.button('Paint the regions');
  });

  /** The region of every cell as the board says it, 0 for none. */
  const regions = () =>
    own.page.evaluate(
      () =>
        [...document.querySelectorAll('[role=gridcell]')]
          .map((cell) => /region (\d)/.exec(cell.getAttribute('aria-label') ?? '')?.[1] ?? '0')
          .join(''),
      undefined,
    );
  const isReady = () =>
    own.page.playwright.getByRole('button', { name: 'Use these regions' }).isEnabled();

  async function drag(...cells: readonly number[]): Promise<void> {
    const { mouse } = own.page.playwright;
    for (const [index, cell] of cells.entries()) {
      const box = await own.page.playwright.locator(`[data-cell="${cell}"]`).boundingBox();
      if (!box) throw new Error(`no cell ${cell}`);
      await mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
      if (index === 0) await mouse.down();
    }
    await mouse.up();
  }

  test('are painted by dragging, and used when they are whole', async () => {
    await own.page.playwright.getByRole('button', { name: /^Region 1,/ }).click();
    await drag(2, 3);
    expect(await regions()).toBe('1111112233443344');
    await own.player.sees(
      'Region 1 has 6 of 4 cells, and one other region does not have 4 either.',
    );
    expect(await isReady()).toBe(false);
    await own.page.playwright.getByRole('button', { name: /^Region 2,/ }).click();
    await drag(4, 5);
    await own.player.sees('All 4 regions have 4 cells.');
    await own.player.button('Use these regions');
    expect(await own.player.nameOf(4)).toContain('region 2');
    // The board keeps its givens, and the rule holds: r1c4 is in the region of r1c1.
    expect((await own.player.digits())[0]).toBe('1');
    await own.player.button('Share');
    expect(
      await own.page.playwright.locator('dialog input.field[readonly]').first().inputValue(),
    ).toContain('#1;jigsaw:1111222233443344;1o');
  });

  test('are painted by keys alone', async () => {
    await own.page.playwright.locator('[data-cell="0"]').focus();
    for (const key of ['1', 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight'])
      await own.page.press(key);
    expect(await regions()).toBe('1111112233443344');
    for (const key of ['2', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'Space', 'Shift+ArrowLeft'])
      await own.page.press(key);
    expect(await regions()).toBe('1111222233443344');
    expect(await isReady()).toBe(true);
    // Space on a cell of the region takes it out; undo puts it back, and nothing else.
    await own.page.press('Space');
    expect(await regions()).toBe('1111022233443344');
    await own.player.sees('1 cell has no region.');
    await own.page.press('Control+z');
    expect(await regions()).toBe('1111222233443344');
    expect(await own.player.digits()).toMatch(/^1/);
  });

  test('that are not used leave the puzzle as it was', async () => {
    await own.player.button('Clear all');
    expect(await regions()).toBe('0000000000000000');
    await own.player.button('Cancel');
    expect(await regions()).toBe('1122112233443344');
    await own.player.pick(5);
    await own.page.press('1');
    await own.player.sees('Two 1s in region');
  });

  test('can be painted while other rules change', async () => {
    await own.player.pick(2);
    expect(await regions()).toBe('1112112233443344');
    await own.page.press('Control+z');
    await own.page.press('Control+z');
    expect(await regions()).toBe('1122112233443344');
    await own.player.sees('All 4 regions have 4 cells.');
  });

  test('are painted by a finger', async () => {
    const phone = await own.browser.newPage({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    const finger = new Player(phone);
    await finger.open(fileUrl, '1;jigsaw:1122112233443344;1o');
    await finger.button('Rules');
    await finger.button('Paint the regions');
    await phone.playwright.getByRole('button', { name: /^Region 2,/ }).tap();
    await phone.playwright.locator('[data-cell="0"]').tap();
    await finger.sees('Region 1 has 3 of 4 cells');
    expect(await finger.nameOf(0)).toBe('row 1 column 1, region 2, given 1');
    const { bottom, top } = await phone.evaluate(() => {
      const board = document.querySelector('.board')?.getBoundingClientRect();
      const side = document.querySelector('.side')?.getBoundingClientRect();
      return { bottom: board?.bottom ?? 0, top: side?.top ?? 0 };
    }, undefined);
    expect(bottom).toBeLessThanOrEqual(top);
    expect(await phone.complaints()).toEqual([]);
    await phone.close();
  });
});
