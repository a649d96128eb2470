import { describe, expect, test } from 'vitest';

import { casesWithin } from '../../support/page/cases-within.ts';
import { mystic } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';
import { usePage } from '../support/use-page.ts';

const easy = '1;;53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79';
/** No box has a single place left for a digit. */
const cellsFirst = '1;;5c749a8c2c6a4b8b3b79a4b13b1g6d3a59e7a1b5f38a7a215b';
/** Its first step is a locked triple. */
const triple = '1;;d4c1a3a6e8h1a9b5i87d2f7d26a5c94i3b';

/** How many shapes of each kind a hint has drawn, runs in the page. */
function drawn(): Record<string, number> {
  const count = (selector: string) => document.querySelectorAll(`#board svg ${selector}`).length;
  return {
    regions: count('.region'),
    pattern: count('.glyph.cause'),
    out: count('.glyph.out'),
    placed: count('.glyph.in'),
    pointed: count('.finger'),
  };
}

const nothing = { regions: 0, pattern: 0, out: 0, placed: 0, pointed: 0 };
/** 4x4 with one solution, which no given but six rules make. */
const variant =
  '.Shape~4x4.Cage~3~R1C1~R1C2.Thermo~R1C1~R1C2~R1C3~R1C4' +
  '.GreaterThan~R2C2~R2C1.GreaterThan~R2C4~R2C3.GreaterThan~R4C1~R3C1.BlackDot~R3C1~R3C2';
const said = () => document.querySelector('.hint .said')?.textContent ?? '';

describe('a hint', () => {
  const own = usePage(undefined, { viewport: { width: 1280, height: 800 } });

  /** The lesson on the technique of the first hint. */
  async function openLesson() {
    const { player, page } = own;
    await player.open(fileUrl, easy);
    await player.pick(0);
    await page.press('n');
    await player.sees('Look at box 2.');
    await page.press('n');
    await player.button('About this technique');
    return page.playwright.getByRole('dialog', { name: 'Techniques' });
  }

  test('tells by five presses of a key where to look, what for, where, why, and does it', async () => {
    const { player, page } = own;
    await player.open(fileUrl, cellsFirst);
    await player.pick(0);
    const before = await player.digits();
    const press = async (text: string) => {
      await page.press('n');
      await player.sees(text);
    };
    await press('Look at box 3.');
    expect(await page.evaluate(drawn, undefined)).toEqual({ ...nothing, regions: 1 });
    await press('Naked single: a cell has one candidate left.');
    await press('Here: r1c8.');
    expect(await page.evaluate(drawn, undefined)).toEqual(nothing);
    await press('r1c8 can only be 2: it sees 1, 3, 4, 5, 6, 7, 8 and 9.');
    expect(await page.evaluate(drawn, undefined)).toEqual({ ...nothing, regions: 8, placed: 1 });
    expect(await player.nameOf(7)).toContain('the hint puts 2 here');
    expect(await player.digits()).toBe(before);
    await press('Done. Undo takes it back.');
    expect((await player.digits())[7]).toBe('2');
    await page.press('Control+z');
    expect(await player.digits()).toBe(before);
    await player.sees('The board has changed.');
    // Esc closes it, the keyboard stays on the board, and nothing is left there.
    await page.press('Escape');
    await page.waitFor(() => document.querySelector('.card.hint') === null, undefined);
    expect(await page.evaluate(drawn, undefined)).toEqual(nothing);
    expect(await player.nameOf(7)).not.toContain('hint');
  });

  test('leads to its lesson, and from there to a puzzle to practise on', async () => {
    const { player, page } = own;
    const dialog = await openLesson();
    const technique = dialog.getByRole('combobox', { name: 'Technique' });
    expect(await technique.inputValue()).toBe('Hidden Single');
    await technique.selectOption('X-Wing');
    await player.sees('Two lines make an X-wing');
    await technique.selectOption('Bivalue Universal Grave + 1');
    await dialog.getByRole('button', { name: 'Find one on my board' }).click();
    await player.sees('BUG + 1: there is none on your board at the moment.');
    await technique.selectOption('X-Wing');
    await dialog.getByRole('button', { name: 'Find one on my board' }).click();
    await page.waitFor(() => document.querySelector('dialog[open]') === null, undefined);
    await player.sees('X-wing: in columns 4 and 6 every 6');
    await player.button('About this technique');
    await dialog.getByRole('button', { name: 'Practise' }).click();
    await player.sees('Find the next step: X-wing. Hint shows it.');
    expect(await page.playwright.title()).toContain('Practise: X-wing');
    for (let press = 0; press < 4; press++) {
      await page.press('n');
      await page.waitFor(() => document.querySelector('.hint .button.primary'), undefined);
    }
    await player.sees('X-wing: in ');
    expect(await page.evaluate(said, undefined)).toContain('can be removed from');
  });

  test('shows the technique that is practised where others are as simple', async () => {
    const { player } = own;
    const dialog = await openLesson();
    // Wings and fish come before alternating chains, unless these are looked for.
    await dialog.getByRole('combobox', { name: 'Technique' }).selectOption('AIC');
    await dialog.getByRole('button', { name: 'Practise' }).click();
    await player.sees('Find the next step: Alternating chain. Hint shows it.');
    await player.button('Hint');
    await player.button('Name the technique');
    await player.sees('Alternating chain: ');
  });

  test('about candidates offers to fill them in, and lights what its words name', async () => {
    const { player, page } = own;
    await player.open(fileUrl, triple);
    await player.button('Hint');
    await player.sees('Look at box 9.');
    await player.sees('some cells have none yet');
    for (const name of ['Name the technique', 'Show where', 'Explain']) await player.button(name);
    await player.sees('r8c7, r8c8 and r8c9 have only 1, 7 and 8 between them');
    const shown = await page.evaluate(drawn, undefined);
    expect(shown).toMatchObject({ pattern: 6, out: 12 });
    expect(await player.nameOf(80)).toContain('the hint removes 7, 8');
    // Filling in keeps the hint as it is.
    await player.button('Fill in candidates');
    await page.waitFor(
      () => !document.body.innerText.includes('no marks yet') && !!document.querySelector('.lit'),
      undefined,
    );
    expect(await page.evaluate(said, undefined)).toContain('between them');
    // Pointing at a cell lights it alone; so does the keyboard.
    const link = page.playwright.locator('.hint .lit', { hasText: 'r8c7' });
    await link.hover();
    await page.waitFor(() => document.querySelectorAll('#board .finger').length === 1, undefined);
    await page.playwright.mouse.move(2, 2);
    await page.waitFor(() => !document.querySelector('#board .finger'), undefined);
    await link.focus();
    await page.waitFor(() => document.querySelectorAll('#board .finger').length === 1, undefined);
    await player.button('Do it');
    await player.sees('Done.');
    expect(await player.nameOf(80)).not.toMatch(/centre marks[^,]*[78]/);
    await player.button('Undo');
    expect(await player.nameOf(80)).toMatch(/7/);
  });

  test('does without a technique, tomorrow too, until all are wanted again', async () => {
    const { player, page } = own;
    await player.open(fileUrl, triple);
    await player.button('Hint');
    await player.button('Name the technique');
    await player.sees('Locked triple:');
    await player.button('Without this technique');
    await player.sees('Hints do without Locked triple.');
    expect(await page.evaluate(said, undefined)).toMatch(/^ *Look at box 4\.Pointing: /);
    await player.kept();
    await player.reload();
    await player.button('Hint');
    await player.sees('Look at box 4.');
    // Its lesson takes it in again.
    await player.button('Name the technique');
    await player.button('About this technique');
    const dialog = page.playwright.getByRole('dialog', { name: 'Techniques' });
    await dialog.getByRole('combobox').selectOption('Locked triple');
    const use = dialog.getByLabel('Hints and walkthroughs may use it');
    expect(await use.isChecked()).toBe(false);
    await use.check();
    await page.press('Escape');
    await player.button('Close the hint');
    await player.button('Hint');
    await player.sees('Look at box 9.');
  });

  test('about a digit that cannot be right goes back to before it, and forth again', async () => {
    const { player, page } = own;
    await player.open(fileUrl, easy);
    for (const [cell, digit] of [
      [2, '4'],
      [3, '2'],
      [5, '8'],
    ] as const) {
      await player.pick(cell);
      await page.press(digit);
    }
    await page.press('n');
    await player.sees('2 in r1c4 cannot be right.');
    await player.button('Undo to before the mistake (2 edits)');
    const after = await player.digits();
    expect([after[2], after[3], after[5]]).toEqual(['4', '0', '0']);
    await page.press('Control+z');
    const again = await player.digits();
    expect([again[2], again[3], again[5]]).toEqual(['4', '2', '8']);
    // The hint is about that board again.
    await player.button('Remove it');
    const taken = await player.digits();
    expect([taken[2], taken[3], taken[5]]).toEqual(['4', '0', '8']);
  });

  test('about a mark that is missing puts it back', async () => {
    const { player, page } = own;
    // In r1c3 the marks 1 and 2; its digit is 4.
    await player.open(fileUrl, `${easy}~bN03.zzz`);
    await page.press('Escape');
    await player.pick(0);
    await page.press('n');
    await player.sees('r1c3 lacks a mark that it needs.');
    await player.button('Put it back');
    expect(await player.nameOf(2)).toContain('4');
    // An automatic candidate that was ruled out by hand.
    await player.open(fileUrl, `${easy}~bX08.zzz`);
    await player.pick(0);
    await page.press('a');
    await page.press('n');
    await player.sees('A digit that r1c3 needs was ruled out.');
    await player.button('Put it back');
    await page.press('n');
    await player.sees('Look at');
  });

  test('says why there is none: no solution, or several', async () => {
    const { player, page } = own;
    await player.open(fileUrl, '1;;11zzza');
    await player.button('Hint');
    await player.sees('The puzzle has no solution. “Why no solution?” shows');
    await page.press('Escape');
    await player.open(fileUrl, '1;;12zzza');
    await player.button('Hint');
    await player.sees('The puzzle has several solutions');
  });

  test('of a variant looks at a rule, whose name in the sentence lights its cells', async () => {
    const { player, page } = own;
    await player.open(fileUrl, easy);
    await player.paste(variant);
    await player.sees('Rules of this puzzle');
    await player.pick(15);
    const press = async (text: string) => {
      await page.press('n');
      await player.sees(text);
    };
    // The three of them have marks in common.
    await press('Look at the inequality signs');
    expect(await page.evaluate(drawn, undefined)).toEqual({ ...nothing, regions: 3 });
    await press('Pair rule: one rule by itself leaves its cells fewer candidates.');
    await press('Here: the inequality signs');
    await press('the inequality sign between r2c2 and r2c1, and 2 more like it: no digit beside');
    expect(await page.evaluate(drawn, undefined)).toMatchObject({ out: 6 });
    /** Around how many groups of cells a line is drawn where one points. */
    const pointed = () =>
      page.evaluate(
        () => document.querySelector('#board svg .finger')?.getAttribute('d')?.match(/M/g)?.length,
        undefined,
      );
    for (const [name, groups] of [
      ['the inequality sign between r2c2 and r2c1', 1],
      ['2 more like it', 2],
    ] as const) {
      await page.playwright.getByRole('button', { name }).hover();
      await expect.poll(pointed).toBe(groups);
    }
    await press('Done. Undo takes it back.');
    await page.press('Escape');
    await player.button('How hard?');
    await player.sees('points');
    await player.button('Walkthrough');
    await player.sees('Step 1 of ');
    // What the rules draw is part of the puzzle.
    expect(await page.playwright.locator('.board path.cage').count()).toBe(1);
  });

  test('draws the way of an assumption as far as one points, into the cases on it', async () => {
    const { player, page } = own;
    await player.open(fileUrl, easy);
    await player.paste(casesWithin);
    await player.sees('Rules of this puzzle');
    await player.button('Hint');
    await player.sees('Look at ');
    await player.button('Name the technique');
    await player.button('Show where');
    await player.sees('Here: follow ');
    await player.button('Explain');
    const placed = () => page.playwright.locator('#board svg .glyph.on').count();
    const whole = await placed();
    const lines = page.playwright.locator('.hint .said > ol > li');
    await lines.first().locator('> .line').hover();
    await expect.poll(placed).toBeLessThan(whole);
    const cases = lines.filter({ has: page.playwright.locator('details') }).first();
    await cases.locator('> .line').hover();
    await cases.locator('> .line.drawn').waitFor();
    const before = await placed();
    // The steps of a case are there when somebody wants them.
    const first = cases.locator('details').first();
    const line = first.locator('li > .line').first();
    expect(await line.isVisible()).toBe(false);
    await first.locator('summary').click();
    await line.hover();
    await expect.poll(placed).toBeGreaterThan(before);
    expect(await first.locator('.drawn').count()).toBe(1);
  });
});

describe('the path', () => {
  const own = usePage(undefined, { viewport: { width: 1280, height: 800 } });

  test('is walked on the board, filtered, copied and printed, and leaves the board as it was', async () => {
    const { player, page } = own;
    await page.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await player.open(fileUrl, triple);
    const before = await player.digits();
    await player.button('How hard?');
    await player.sees('points');
    // Some time later, what it would be called elsewhere.
    await player.sees('(Sudoku Explainer)');
    await player.button('Walkthrough');
    await player.sees('Step 1 of');
    await player.button('Next step');
    await player.sees('Step 2 of');
    // Nothing is written on a board that shows something else.
    await player.pick(0);
    await page.press('5');
    await player.sees('Step 2 of');
    await page.playwright.locator('.path select').first().selectOption('Locked Triple');
    await player.sees('Locked triple: ');
    await page.playwright.locator('.path select').last().selectOption('easy');
    await player.button('Go');
    await player.sees('Step 1 of');
    await player.button('Copy as text');
    await player.sees('The walkthrough is on the clipboard.');
    const text = await page.evaluate(() => navigator.clipboard.readText(), undefined);
    expect(text).toMatch(/^[.\d]{81}\n1;;.*\n1\. Locked triple: r8c7, r8c8 and r8c9 /);
    const printed = await page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          window.print = () => {
            const sheet = document.querySelector('[data-printed-path]');
            const steps = [...(sheet?.querySelectorAll('li') ?? [])];
            resolve([
              String(sheet?.querySelectorAll('svg').length),
              ...steps.map((step) => step.innerText),
            ]);
            window.dispatchEvent(new Event('afterprint'));
          };
          document.querySelectorAll<HTMLElement>('.path .foot button')[1]?.click();
        }),
      undefined,
    );
    expect(printed[0]).toBe('1');
    expect(printed.slice(1).map((line, at) => `${at + 1}. ${line.trim()}`)).toEqual(
      text.trim().split('\n').slice(2),
    );
    await page.waitFor(() => document.querySelector('[data-printed-path]') === null, undefined);
    await player.button('Close the walkthrough');
    expect(await player.digits()).toBe(before);
    expect(await page.evaluate(drawn, undefined)).toEqual(nothing);
  });
});

describe('a hint on a phone', () => {
  const own = usePage(undefined, {
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });

  test('comes over the lower edge by touch, five degrees, under a board that stays in sight', async () => {
    const { player, page } = own;
    await player.open(fileUrl, mystic.puzzle);
    const tap = (name: string) =>
      page.playwright.getByRole('button', { name, exact: true }).filter({ visible: true }).tap();
    const before = await player.digits();
    await tap('Hint');
    await player.sees('Look at');
    const main = page.playwright.locator('.hint .foot .primary');
    const placeOfMain = async () => {
      const { x = 0, y = 0, width = 0 } = (await main.boundingBox()) ?? {};
      return [x, y, width].map(Math.round);
    };
    const place = await placeOfMain();
    for (const name of ['Name the technique', 'Show where', 'Explain']) {
      await tap(name);
      expect(await placeOfMain(), name).toEqual(place);
    }
    await player.sees(':');
    // A link is as high as the words around it: nothing tears the lines of a sentence apart.
    const lit = page.playwright.locator('.hint .lit').first();
    const heights = await lit.evaluate((each) => [
      each.getBoundingClientRect().height,
      Number.parseFloat(getComputedStyle(each.parentElement ?? each).lineHeight),
    ]);
    expect(heights[0]).toBeLessThanOrEqual(heights[1] ?? 0);
    const board = await page.playwright.locator('#board').boundingBox();
    const sheet = await page.playwright.locator('.ask').boundingBox();
    expect((board?.y ?? 0) + (board?.height ?? 0)).toBeLessThanOrEqual((sheet?.y ?? 0) + 1);
    const link = page.playwright.locator('.hint .lit').first();
    await link.tap();
    await page.waitFor(() => document.querySelector('#board .finger') !== null, undefined);
    await tap('Do it');
    await player.sees('Done.');
    await tap('Close');
    expect(await player.digits()).not.toBe(before);
  });
});
