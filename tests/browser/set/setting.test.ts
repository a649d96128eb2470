import { describe, expect, test } from 'vitest';

import { replacePuzzle } from '../../../site/src/game/edits.ts';
import { packBeside, writeFragment } from '../../../site/src/game/link.ts';
import { readDescription } from '../../../site/src/puzzle/description.ts';
import { emptySupplement } from '../../../site/src/puzzle/supplement.ts';
import { fragmentOf } from '../support/fragment.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage, type OwnPage } from '../support/use-page.ts';
import { fingerOf, mouseOf } from './hands.ts';

/** The rules of the puzzle on the board, as its link has them. */
async function linked(own: OwnPage): Promise<string> {
  await own.player.button('Share');
  const field = own.page.playwright.getByRole('textbox', { name: 'Link for this computer' });
  const link = fragmentOf(await field.inputValue());
  await own.page.press('Escape');
  return (/constraints:([^;,]*)/.exec(link)?.[1] ?? '').replaceAll('!', '~');
}

const verdict = (own: OwnPage) => own.page.playwright.locator('[data-verdict]');
const open = async ({ player, page }: Pick<OwnPage, 'player' | 'page'>, isPhone = false) => {
  if (isPhone) await page.playwright.getByRole('combobox', { name: 'Views' }).selectOption('set');
  else await player.button('Set');
  await page.waitFor(() => document.querySelector('[data-verdict]') !== null, undefined);
};

describe('a puzzle', () => {
  const own = usePage((player) => player.open(fileUrl, '1;;zzzc'));

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

describe('another board of a puzzle in fog', () => {
  const own = usePage(async (player) => {
    const puzzle = readDescription('1;constraints:.Cage!3!R1C1!R1C2.Cage!3!R4C3!R4C4;o1');
    if (!puzzle) throw new Error('no puzzle');
    const position = replacePuzzle(puzzle, 'In fog', undefined, {
      ...emptySupplement,
      solution: [...'1234341221434321'].map(Number),
      fog: { lit: [0, 1], triggers: [] },
    });
    await player.open(fileUrl, writeFragment(position, false, await packBeside(position)));
    await player.page.waitFor(() => document.querySelector('path.fog') !== null, undefined);
  });

  test('is said to show what is hidden, shows it, and leaves it hidden after an undo', async () => {
    await open(own);
    const list = own.page.playwright.locator('.rules .rule');
    const { playwright } = own.page;
    await playwright.getByRole('button', { name: /^Board 4 × 4/ }).click();
    expect(await own.player.text()).not.toContain('The fog will go');
    await playwright.getByRole('spinbutton', { name: 'Rows' }).fill('5');
    await own.player.sees('The fog will go');
    await own.player.button('Make it 5 × 4');
    await expect.poll(() => list.count()).toBe(2);
    await own.player.button('Undo');
    await expect.poll(() => list.count()).toBe(1);
    await own.player.button('Play');
    await own.page.waitFor(() => document.querySelector('path.fog') !== null, undefined);
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
