import { describe, expect, test } from 'vitest';

import { copiedBy, watchClipboard } from '../support/clipboard.ts';
import { fragmentOf } from '../support/fragment.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage, type OwnPage } from '../support/use-page.ts';
import { fingerOf, mouseOf, type Hand, type Place } from './hands.ts';

/** What is drawn, in order: the tool, the places, and what is typed after it. */
const steps: readonly (readonly [tool: string, places: readonly Place[], typed?: string])[] = [
  [
    'killer cage',
    [
      [1, 1],
      [1, 2],
      [2, 2],
    ],
    '15',
  ],
  [
    'killer cage',
    [
      [1, 8],
      [1, 9],
    ],
    '9',
  ],
  [
    'killer cage',
    [
      [9, 1],
      [9, 2],
      [9, 3],
    ],
    '12',
  ],
  [
    'killer cage',
    [
      [8, 8],
      [8, 9],
      [9, 9],
    ],
    '20',
  ],
  ['killer cage', [[5, 5]], '7'],
  [
    'thermometer',
    [
      [4, 4],
      [3, 5],
      [3, 6],
    ],
  ],
  [
    'thermometer',
    [
      [6, 6],
      [7, 5],
      [7, 4],
    ],
  ],
  [
    'arrow',
    [
      [5, 1],
      [6, 2],
      [7, 3],
    ],
  ],
  [
    'whisper',
    [
      [2, 4],
      [2, 5],
      [2, 6],
    ],
  ],
  ['white dot', [[5, 7.5]]],
  ['black dot', [[6.5, 8]]],
  ['x-sum', [[0.1, 3]], '21'],
  ['little killer', [[0.1, 7.2]], '14'],
];

const items =
  '.Cage~15~R1C1~R1C2~R2C2.Cage~9~R1C8~R1C9.Cage~12~R9C1~R9C2~R9C3.Cage~20~R8C8~R8C9~R9C9.Cage~7~R5C5' +
  '.Thermo~R4C4~R3C5~R3C6.Thermo~R6C6~R7C5~R7C4.Arrow~R5C1~R6C2~R7C3.Whisper~R2C4~R2C5~R2C6' +
  '.WhiteDot~R5C7~R5C8.BlackDot~R6C8~R7C8.XSum~C3~21.LittleKiller~14~R2C9';

/** The rules of the puzzle on the board, as its link has them. */
async function linked(own: OwnPage): Promise<string> {
  await own.player.button('Share');
  const field = own.page.playwright.getByRole('textbox', { name: 'Link for this computer' });
  const link = fragmentOf(await field.inputValue());
  await own.page.press('Escape');
  return (/constraints:([^;,]*)/.exec(link)?.[1] ?? '').replaceAll('!', '~');
}

/** In any order; the difference of a whisper is 5 where none is written. */
const sorted = (rules: string) => rules.replace('Whisper~5~', 'Whisper~').split('.').sort();
const verdict = (own: OwnPage) => own.page.playwright.locator('[data-verdict]');
const open = async ({ player, page }: Pick<OwnPage, 'player' | 'page'>, isPhone = false) => {
  if (isPhone) await page.playwright.getByRole('combobox', { name: 'Views' }).selectOption('set');
  else await player.button('Set');
  await page.waitFor(() => document.querySelector('[data-verdict]') !== null, undefined);
};

async function setAll(hand: Hand): Promise<void> {
  for (const [tool, places, typed] of steps) {
    await hand.choose(tool);
    await hand.draw(...places);
    if (typed) await hand.type(typed);
  }
}

describe('a whole puzzle', () => {
  const own = usePage((player) => player.open(fileUrl, '1;;zzzc'));

  test('is set with the mouse, answered, and shared', async () => {
    await open(own);
    await setAll(mouseOf(own.page));
    expect(await linked(own)).toBe(items);
    await expect
      .poll(() => verdict(own).getAttribute('data-verdict'), { timeout: 20_000 })
      .toMatch(/one|several|none/);
    // The same when it is opened again, and drawn: each rule once.
    const description = `1;constraints:${items.replaceAll('~', '!')};zzzc`;
    await own.player.open(`${fileUrl}?again`, description);
    await open(own);
    await expect.poll(() => own.page.playwright.locator('.board path.cage').count()).toBe(5);
    expect(await own.page.playwright.locator('.list ol > li').count()).toBe(steps.length);
  });

  test('is set with keys alone', async () => {
    await open(own);
    const { keyboard } = own.page.playwright;
    await own.page.playwright.locator('[role=gridcell][tabindex="0"]').focus();
    let [row, column] = [1, 1];
    const go = async ([toRow, toColumn]: Place, shift = false) => {
      const move = async (key: string) => keyboard.press(shift ? `Shift+${key}` : key);
      // A diagonal is not a move of the keys: it is gone to, and added.
      while (row < toRow) await move('ArrowDown').then(() => row++);
      while (row > toRow) await move('ArrowUp').then(() => row--);
      while (column < toColumn) await move('ArrowRight').then(() => column++);
      while (column > toColumn) await move('ArrowLeft').then(() => column--);
    };
    for (const [tool, places, typed] of steps) {
      await keyboard.press('/');
      await keyboard.type(tool);
      await keyboard.press('Enter');
      const [first = [1, 1]] = places;
      if (tool === 'x-sum' || tool === 'little killer') {
        await go([1, Math.round(first[1])]);
        await keyboard.press('ArrowUp');
        if (tool === 'little killer') await keyboard.press('Enter');
      } else if (tool.endsWith('dot')) {
        await go([Math.floor(first[0]), Math.floor(first[1])]);
        await keyboard.press('Space');
        await keyboard.press(first[0] % 1 ? 'ArrowDown' : 'ArrowRight');
      } else {
        for (const place of places) {
          await go(place);
          await keyboard.press('Space');
        }
        await keyboard.press('Enter');
      }
      if (typed) await keyboard.type(typed);
      await keyboard.press('Escape');
    }
    expect(await linked(own)).toBe(items);
  });

  test('is undone stroke by stroke', async () => {
    await open(own);
    const hand = mouseOf(own.page);
    await hand.choose('killer cage');
    await hand.draw([1, 1], [1, 2]);
    await hand.type('15');
    const sums = () => own.page.playwright.locator('.board text.total').allTextContents();
    await expect.poll(sums).toEqual(['15']);
    await own.page.press('Control+z');
    await expect.poll(sums).toEqual([]);
    expect(await linked(own)).toBe('.Cage~~R1C1~R1C2');
    await own.page.press('Control+z');
    expect(await linked(own)).toBe('');
  });

  test('that contradicts itself is said at once, and with undo it is as before', async () => {
    await open(own);
    const hand = mouseOf(own.page);
    await hand.choose('killer cage');
    await hand.draw([1, 1], [1, 2]);
    await hand.type('3');
    await expect.poll(() => verdict(own).getAttribute('data-verdict')).toBe('several');
    await hand.choose('killer cage');
    await hand.draw([2, 1], [2, 2]);
    await hand.type('2');
    await expect.poll(() => verdict(own).innerText()).toContain('1 rule cannot hold');
    await own.page.press('Control+z');
    await own.page.press('Control+z');
    await expect.poll(() => verdict(own).getAttribute('data-verdict')).toBe('several');
  });

  test('has givens beside its rules; digits of Play stay what they are', async () => {
    await open(own);
    await mouseOf(own.page).draw([5, 5]);
    await own.page.press('7');
    expect(await own.player.nameOf(40)).toContain('given 7');
    await own.player.button('Play');
    await own.player.pick(0);
    await own.page.press('3');
    expect(await own.player.nameOf(0)).not.toContain('given');
  });

  test('is changed in the list as on the board', async () => {
    await open(own);
    const hand = mouseOf(own.page);
    await hand.choose('thermometer');
    await hand.draw([1, 1], [1, 2], [1, 3]);
    const cells = own.page.playwright.locator('.rules').getByRole('textbox', { name: 'Cells' });
    await cells.fill('r1c1 dr dr');
    await cells.press('Enter');
    expect(await linked(own)).toBe('.Thermo~R1C1~R2C2~R3C3');
    await cells.fill('r1c1 r1c99');
    await cells.press('Enter');
    await own.player.sees('“r1c99” is no cell of this board.');
    expect(await linked(own)).toBe('.Thermo~R1C1~R2C2~R3C3');
  });
});

describe('a puzzle with one solution', () => {
  const own = usePage(async (player) => {
    await watchClipboard(player.page);
    await player.open(fileUrl, '1;;zzzc');
  });
  const givens = { r2c3: 1, r3c2: 5, r6c8: 2, r7c3: 3, r7c7: 4, r8c5: 4, r9c6: 8 };

  test('is set by hand, asked what it does not need, and read back from a link of SudokuPad', async () => {
    await open(own);
    const hand = mouseOf(own.page);
    await setAll(hand);
    // One that nothing needs.
    await hand.choose('killer cage');
    await hand.draw([3, 1], [3, 2]);
    await hand.type('13');
    for (let left = 3; left > 0; left--) await own.page.press('Escape');
    for (const [cell, digit] of Object.entries(givens)) {
      const [row = 1, column = 1] = cell.slice(1).split('c').map(Number);
      // In the middle of a cell lies what is drawn: there a press takes that, and digits are its number.
      await hand.draw([row + 0.3, column + 0.35]);
      if ((await own.page.playwright.locator('.writes .what').innerText()).includes('Given'))
        await own.page.press(String(digit));
      else {
        await own.page.press('Escape');
        await own.page.press('Escape');
        await own.page.press(String(digit));
      }
    }
    const said = () => verdict(own).getAttribute('data-verdict');
    await expect.poll(said, { timeout: 20_000 }).toBe('one');
    await own.player.button('Not needed?');
    const know = own.page.playwright.locator('.know');
    const needless = know.getByRole('button', { name: 'Delete: Killer cage r3c1' });
    await needless.click({ timeout: 20_000 });
    await expect
      .poll(() => know.innerText(), { timeout: 20_000 })
      .toContain('Every rule and given is needed.');
    const rules = await linked(own);
    expect(rules).toBe(items);
    await own.player.button('Share');
    await own.page.playwright.getByText('Users of another program').click();
    await own.page.playwright.getByRole('combobox', { name: 'Program' }).selectOption('sudokupad');
    await own.player.button('Copy link');
    await expect.poll(() => copiedBy(own.page)).toContain('sudokupad');
    const copied = (await copiedBy(own.page)) ?? '';
    await own.page.press('Escape');
    await own.player.open(fileUrl, '1;;zzzc');
    await own.player.paste(copied);
    await own.player.button('Set');
    await expect
      .poll(async () => sorted(await linked(own)), { timeout: 20_000 })
      .toEqual(sorted(items));
    for (const [cell, digit] of Object.entries(givens)) {
      const [row = 1, column = 1] = cell.slice(1).split('c').map(Number);
      expect(await own.player.nameOf(9 * (row - 1) + column - 1)).toContain(`given ${digit}`);
    }
  });
});

describe('rules that are not finished, and the end of a diagonal', () => {
  const own = usePage((player) => player.open(fileUrl, '1;;zzzc'));

  /** What is in the list and where clues stand, after what an action does with the page. */
  const seen = async () => {
    const list = own.page.playwright.locator('.rules .rule');
    const clues = own.page.playwright.locator('.board text.clue');
    return {
      rules: await list.allInnerTexts(),
      clues: await clues.evaluateAll((texts) => texts.map((text) => text.outerHTML).sort()),
    };
  };

  test('stay over a reload, and are in a link', async () => {
    await open(own);
    const hand = mouseOf(own.page);
    await hand.choose('little killer');
    // From below to the left: the cell at the other end names the diagonal.
    await hand.draw([9.9, 6.8]);
    await hand.type('14');
    await hand.draw([9.9, 8.8]);
    await hand.choose('x-sum');
    await hand.draw([0.1, 3]);
    await expect.poll(async () => (await seen()).rules).toHaveLength(3);
    await expect.poll(async () => (await seen()).clues.length).toBe(3);
    const before = await seen();
    expect(before.rules.join()).toContain('unfinished');
    await own.player.button('Share');
    const field = own.page.playwright.getByRole('textbox', { name: 'Link for this computer' });
    await expect.poll(async () => fragmentOf(await field.inputValue())).toMatch(/~~./);
    const link = await field.inputValue();
    await own.page.press('Escape');
    await own.page.playwright.reload();
    await open(own);
    await expect.poll(seen).toEqual(before);
    await own.player.open(fileUrl, '1;;zzzc');
    await own.page.playwright.goto(link);
    await open(own);
    await expect.poll(seen).toEqual(before);
  });
});

describe('on a phone', () => {
  const own = usePage((player) => player.open(fileUrl, '1;;zzzc'), {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('a whole puzzle is set with a finger', async () => {
    await open(own, true);
    await setAll(await fingerOf(own.page));
    expect(await linked(own)).toBe(items);
  });

  test('a second finger takes the stroke of the first away, and the next one works', async () => {
    await open(own, true);
    const finger = await fingerOf(own.page);
    await finger.choose('thermometer');
    const box = await own.page.playwright.getByRole('grid').boundingBox();
    const point = (at: number) => ({ x: (box?.x ?? 0) + at, y: (box?.y ?? 0) + 20 });
    const touches = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
      finger.cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: places.map((at, id) => ({ ...point(at), id })),
      });
    await touches('touchStart', 20);
    await touches('touchMove', 100);
    await touches('touchStart', 100, 200);
    await touches('touchEnd');
    expect(await linked(own)).toBe('');
    await finger.draw([1, 1], [1, 2]);
    expect(await linked(own)).toBe('.Thermo~R1C1~R1C2');
  });
});
