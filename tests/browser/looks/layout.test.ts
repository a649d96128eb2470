import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startChromium, type ChromiumBrowser } from '../support/chromium.ts';
import { mystic, Player } from '../support/player.ts';
import { comeFirst } from '../support/test-page.ts';
import { fileUrl } from '../support/site-server.ts';

/** What a person must reach without scrolling, by its accessible name or a selector. */
interface Wanted {
  readonly names: readonly string[];
  readonly selectors?: readonly string[];
}

const everyDigit = Array.from({ length: 9 }, (_, digit) => `.key:nth-child(${digit + 1})`);
const keypad = ['Digit', 'Corner', 'Centre', 'Colour', 'Undo', 'Redo', 'Clear'];
const beside: Wanted = {
  names: [...keypad, 'Check', 'Hint', 'Solve', 'Count', 'All', 'Examples', 'Paste', 'Open', 'New'],
  selectors: ['#board', ...everyDigit],
};
const tablet: Wanted = {
  names: [...keypad, 'Check', 'Hint', 'Solve', 'Count', 'All', 'Rules', 'Puzzle', 'My work'],
  selectors: ['#board', ...everyDigit],
};
const phone: Wanted = {
  names: [...keypad, 'Check', 'Solver', 'Puzzle', 'Rules', 'More'],
  selectors: ['#board', ...everyDigit, '.key .left'],
};
const sizes: readonly (readonly [number, number, Wanted])[] = [
  [1920, 1080, beside],
  [1366, 650, beside],
  [1280, 800, beside],
  [1024, 768, tablet],
  [768, 1024, tablet],
  [740, 360, phone],
  [360, 740, phone],
  [360, 640, phone],
];

/**
 * Of the controls that are shown under these names and selectors: which are missing, out of the
 * window, cut off by what holds them, or under something else.
 */
function outOfReach({ names, selectors = [] }: Wanted): string[] {
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).trim();
  const buttons = [...document.querySelectorAll('button')].filter(isShown);
  const found = [
    ...names.map((name) => [name, buttons.find((each) => nameOf(each).startsWith(name))] as const),
    ...selectors.map((each) => [each, document.querySelector(each) ?? undefined] as const),
  ];
  return found.flatMap(([name, element]) => {
    if (!element || !isShown(element)) return `${name}: missing`;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      return `${name}: ${[left, top, right, bottom].map(Math.round).join(' ')} is off the screen`;
    if (element.scrollWidth > element.clientWidth + 1) return `${name}: its text is cut`;
    const corners = [
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const;
    const covered = corners.some(([x, y]) => {
      const over = document.elementFromPoint(x, y);
      return (
        over !== null && over !== element && !element.contains(over) && !over.contains(element)
      );
    });
    return covered ? `${name}: is covered` : [];
  });
}

describe('the layout', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  test.each(sizes)('at %i by %i has everything within reach', async (width, height, wanted) => {
    const page = await browser.newPage();
    const player = new Player(page);
    await page.resize(width, height);
    await player.open(fileUrl, mystic.puzzle);
    await player.sees('Digit');
    // What a notice covers is not a matter of the layout.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLElement>('.notices')) each.hidden = true;
    }, undefined);
    const wrong: Record<string, readonly string[]> = {};
    wrong['Play'] = await page.evaluate(outOfReach, wanted);
    const tabs = () =>
      page.evaluate(
        () =>
          [...document.querySelectorAll('nav button')].map((tab) => tab.getBoundingClientRect().x),
        undefined,
      );
    const before = await tabs();
    if (wanted === phone) await player.button('Solver');
    await player.button('Solve');
    await player.sees('One solution');
    wrong['answer'] = await page.evaluate(outOfReach, {
      names: [],
      selectors: ['.headline', '.answer .about', '#board'],
    });
    if (
      await page.evaluate(
        () => document.querySelector('.sheet-head button')?.getClientRects().length,
        undefined,
      )
    )
      await player.button('Close');
    // A longer title moves nothing.
    await page.evaluate(() => {
      const name = document.querySelector<HTMLInputElement>('[aria-label="Name of the puzzle"]');
      if (!name) throw new Error('no name');
      name.value = 'A title so long that it could push everything beside it out of its place';
      name.dispatchEvent(new Event('change', { bubbles: true }));
    }, undefined);
    await page.waitFor(() => document.title.startsWith('A title so long'), undefined);
    expect(await tabs()).toEqual(before);

    await page.evaluate(() => {
      const press = (name: string) =>
        [...document.querySelectorAll<HTMLElement>('nav button')]
          .find(({ textContent }) => textContent === name)
          ?.click();
      press('Learn');
      requestAnimationFrame(() => press('Watch'));
    }, undefined);
    await page.waitFor(() => document.querySelector('[data-said]') !== null, undefined);
    const inSight = ['.choices select', '#board [role=grid]', '[data-said]', 'input[type=range]'];
    const steps = ['Run', 'Back', 'Step', 'Over', 'Out'];
    const others = ['To start', 'Previous backtrack', 'Next solution', 'Copy link'];
    if (wanted === phone) {
      wrong['Watch'] = await page.evaluate(outOfReach, {
        names: [...steps, 'More controls'],
        selectors: inSight,
      });
      await player.button('More controls');
      wrong['more of Watch'] = await page.evaluate(outOfReach, { names: [...steps, ...others] });
      await player.button('More controls');
    } else {
      wrong['Watch'] = await page.evaluate(outOfReach, {
        names: [...steps, ...others],
        selectors: inSight,
      });
    }
    const { board, rows } = await page.evaluate(() => {
      const middles = [...document.querySelectorAll('.controls .button')]
        .filter((each) => each.checkVisibility())
        .map((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return Math.round((top + bottom) / 2);
        });
      return {
        board: document.querySelector('#board [role=grid]')?.getBoundingClientRect().width ?? 0,
        rows: Math.max(...middles) - Math.min(...middles),
      };
    }, undefined);
    expect(board).toBeGreaterThan(Math.min(width, height) * (wanted === phone ? 0.9 : 0.5));
    if (wanted !== tablet) expect(rows).toBeLessThan(6);
    expect(await page.evaluate(() => document.documentElement.scrollWidth, undefined)).toBe(width);
    expect(Object.entries(wrong).filter(([, what]) => what.length > 0)).toEqual([]);
    await page.close();
  });
});

/** What can be pressed or filled in and is in sight. */
function inSight(): string[] {
  return [...document.querySelectorAll<HTMLElement>('button, select, input, textarea, a[href]')]
    .filter((each) => each.checkVisibility())
    .filter((each) => {
      const { top, bottom, left, right, width } = each.getBoundingClientRect();
      return width > 1 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    })
    .map((each) => (each.getAttribute('aria-label') ?? each.textContent).trim());
}

describe('who comes to play', () => {
  let browser: ChromiumBrowser;

  beforeAll(async () => {
    browser = await startChromium();
  });
  afterAll(() => browser.close());

  test.each([
    [1920, 1080],
    [1366, 768],
    [1024, 768],
    [768, 1024],
    [390, 844],
  ])(
    'sees playing at %i by %i: the board is the largest thing, and what else there is opens',
    async (width, height) => {
      const page = await browser.newPage();
      const player = new Player(page);
      await page.prepare(comeFirst, undefined);
      await page.resize(width, height);
      await player.open(fileUrl, mystic.puzzle);
      await player.sees('Digit');
      const names = await page.evaluate(inSight, undefined);
      // There were 56.
      expect(names.length, names.join(', ')).toBeLessThan(41);
      const first = names.join(' ');
      for (const name of ['Undo', 'Check', 'Hint', 'Solver', 'Puzzle'])
        expect(first).toContain(name);
      for (const name of ['Count', 'Generate', 'Walkthrough', 'Mystic', 'Asterisk', 'Assignment'])
        expect(names).not.toContain(name);
      for (const view of ['Play', 'Set', 'Step', 'Watch']) {
        if (view !== 'Play') {
          if (width > 719) await player.button(view);
          else await page.playwright.locator('header select').selectOption({ label: view });
          await page.waitFor(() => document.querySelectorAll('[role=grid]').length > 0, undefined);
          await player.kept();
        }
        const { board, others } = await page.evaluate(() => {
          const area = (each: Element) => {
            const { top, bottom, left, right } = each.getBoundingClientRect();
            const down = Math.min(bottom, innerHeight) - Math.max(top, 0);
            return Math.max(0, down) * Math.max(0, right - left);
          };
          return {
            board: area(document.querySelector('[role=grid]') ?? document.body),
            others: [...document.querySelectorAll('.card')]
              .filter((each) => each.checkVisibility() && !each.querySelector('[role=grid]'))
              .map((each) => [each.textContent.trim().slice(0, 30), area(each)] as const),
          };
        }, undefined);
        for (const [card, size] of others) expect(board, `${view}: ${card}`).toBeGreaterThan(size);
      }
      await page.close();
    },
  );

  test('opens a group with a press, and finds it open when they come again', async () => {
    const page = await browser.newPage();
    const player = new Player(page);
    await page.prepare(comeFirst, undefined);
    await page.resize(1366, 768);
    await player.open(fileUrl, mystic.puzzle);
    const heading = (name: string) => page.playwright.getByRole('button', { name, exact: false });
    const solver = heading('Solver').first();
    expect(await solver.getAttribute('aria-expanded')).toBe('false');
    await solver.click();
    await player.button('Count');
    await player.sees('1 solution');
    await player.reload();
    await player.sees('Count');
    expect(await solver.getAttribute('aria-expanded')).toBe('true');
    await solver.click();
    expect(await page.evaluate(inSight, undefined)).not.toContain('Count');
    // Who asks by a key has the answer before them.
    await page.press('Control+Enter');
    await player.sees('One solution');
    await page.close();
  });
});
