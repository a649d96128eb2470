import { describe, expect, test } from 'vitest';

import { fingerOf, mouseOf, type Hand } from '../set/hands.ts';
import { mystic } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage, type OwnPage } from '../support/use-page.ts';

/** What is drawn on the board: the path of each colour's lines and of its marks. */
function drawn({ page }: OwnPage): Promise<string[]> {
  return page.evaluate(
    () =>
      [...document.querySelectorAll('#board .pen path')].map(
        (path) => path.getAttribute('d') ?? '',
      ),
    undefined,
  );
}

/** Waits until there are so many paths: what draws them comes with the first stroke. */
async function showsPaths(own: OwnPage, count: number): Promise<void> {
  await own.page.waitFor(
    (wanted) => document.querySelectorAll('#board .pen path').length === wanted,
    count,
  );
}

async function takePen(own: OwnPage): Promise<void> {
  await own.page.playwright.getByRole('button', { name: 'Pen', exact: true }).first().click();
  await own.page.waitFor(
    () => document.querySelector('.keypad .paint, .paint') !== null,
    undefined,
  );
}

/** A line through three cells, one along two borders, back by undo, and erased by the same stroke. */
async function drawAll(own: OwnPage, hand: Hand): Promise<void> {
  await takePen(own);
  await hand.draw([1, 1], [1, 2], [1, 3]);
  await showsPaths(own, 1);
  const [line = ''] = await drawn(own);
  expect(line).toBe('M50 50h100M150 50h100');
  expect(await own.player.nameOf(1)).toContain('pen: line to r1c1 and r1c3');
  await hand.draw([3.6, 3.5], [4.5, 3.5], [5.4, 3.5]);
  await own.page.waitFor(
    () => document.querySelector('#board .pen path')?.getAttribute('d')?.includes('v100') === true,
    undefined,
  );
  expect((await drawn(own))[0]).toBe(`${line}M300 300v100M300 400v100`);
  await own.player.button('Undo');
  expect(await drawn(own)).toEqual([line]);
  await own.player.button('Redo');
  await hand.draw([1, 1], [1, 2], [1, 3]);
  expect((await drawn(own))[0]).not.toContain('h100');
  await own.player.button('Undo');
  expect((await drawn(own))[0]).toContain(line);
  // A tap is a circle, and another one a cross.
  await hand.draw([7, 7]);
  await showsPaths(own, 2);
  const whole = await drawn(own);
  expect(await own.player.nameOf(60)).toContain('circle');
  await own.player.kept();
  await own.player.reload();
  await showsPaths(own, 2);
  expect(await drawn(own)).toEqual(whole);
}

describe('the pen', () => {
  const own = usePage((player) => player.open(fileUrl, mystic.puzzle), {
    viewport: { width: 1280, height: 800 },
  });

  test('draws, erases and is kept, by mouse', () => drawAll(own, mouseOf(own.page)));

  test('draws by keys, and has them on the sheet of shortcuts', async () => {
    await own.player.pick(0);
    for (const key of ['w', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Enter'])
      await own.page.press(key);
    await showsPaths(own, 1);
    expect(await drawn(own)).toEqual(['M50 50h100M150 50v100']);
    await own.page.press('?');
    await own.player.sees('Move in half cells, for borders and corners');
  });

  test('is printed with the other work', async () => {
    await takePen(own);
    await mouseOf(own.page).draw([1, 1], [1, 2]);
    await showsPaths(own, 1);
    // A browser tells that it prints, and takes the page as it is then.
    await own.page.evaluate(() => {
      window.print = () => {
        window.dispatchEvent(new Event('beforeprint'));
        const paths = [...document.querySelectorAll('.print-sheet .pen path')];
        document.documentElement.dataset['printed'] = JSON.stringify(
          paths.map((path) => path.getAttribute('d')),
        );
      };
    }, undefined);
    const print = async (isWithWork: boolean): Promise<unknown> => {
      await own.page.playwright.getByRole('button', { name: 'Print', exact: true }).first().click();
      const choice = own.page.playwright.getByLabel('With my digits, marks and drawings');
      await choice.setChecked(isWithWork);
      await own.page.evaluate(() => delete document.documentElement.dataset['printed'], undefined);
      await own.page.playwright.locator('dialog .primary').click();
      await own.page.waitFor(
        () => document.documentElement.dataset['printed'] !== undefined,
        undefined,
      );
      return own.page.evaluate(
        () => JSON.parse(document.documentElement.dataset['printed'] ?? '') as unknown,
        undefined,
      );
    };
    expect(await print(true)).toEqual(['M50 50h100']);
    expect(await print(false)).toEqual([]);
  });

  test('is in a picture of the work, in the colours of that, and in no other', async () => {
    await takePen(own);
    await mouseOf(own.page).draw([1, 1], [1, 2]);
    await showsPaths(own, 1);
    const { playwright } = own.page;
    await playwright.getByRole('button', { name: 'Share', exact: true }).click();
    await playwright.getByRole('radio', { name: 'A document or a post' }).check();
    const picture = playwright.getByAltText('The picture as it will be copied or saved');
    const line = async () => {
      const svg = decodeURIComponent((await picture.getAttribute('src')) ?? '');
      return /<path [^>]*d="M50 50h100"[^>]*>/.exec(svg)?.[0] ?? '';
    };
    await picture.waitFor();
    expect(await line()).toBe('');
    await playwright.getByLabel('Include my digits, marks and drawings').check();
    await expect.poll(line).toMatch(/stroke="rgb\(/);
    const light = await line();
    expect(light).toContain('stroke-width="8px"');
    await playwright.getByRole('button', { name: 'Dark', exact: true }).click();
    await expect.poll(line).not.toBe(light);
    expect(await line()).toMatch(/stroke="rgb\(/);
  });
});

describe('the pen on a phone', () => {
  const own = usePage((player) => player.open(fileUrl, mystic.puzzle), {
    viewport: { width: 390, height: 800 },
    hasTouch: true,
    isMobile: true,
  });

  test('draws, erases and is kept, by a finger', async () => {
    await drawAll(own, await fingerOf(own.page));
  });
});
