import type { CDPSession, Locator } from 'playwright-core';

import type { ChromiumPage } from '../support/chromium.ts';
import type { TestPage } from '../support/test-page.ts';
import type { Place } from './example.ts';

/** A way to set a puzzle: with a mouse, with a finger, or with keys alone. */
export interface Hand {
  /** Opens the view in which puzzles are set. */
  open(): Promise<void>;
  /** Chooses a tool by what a person calls it. */
  choose(name: string): Promise<void>;
  /** Draws from place to place. */
  draw(...places: readonly Place[]): Promise<void>;
  type(figures: string): Promise<void>;
  /** Lays the tool down. */
  select(): Promise<void>;
  /** Writes a given into a cell, whatever is drawn there. */
  give(place: Place, digit: number): Promise<void>;
  /** Presses a button by what it is called. */
  press(name: string): Promise<void>;
  /** Closes the dialog. */
  close(): Promise<void>;
  /** Chooses one of several that exclude each other. */
  mark(name: string): Promise<void>;
  /** Chooses from a list. */
  pick(list: string, name: string): Promise<void>;
}

interface OnScreen {
  readonly x: number;
  readonly y: number;
}

/** Where a place is on the screen. */
async function pointOf(page: ChromiumPage, [row, column]: Place): Promise<OnScreen> {
  const grid = page.playwright.getByRole('grid');
  const box = await grid.boundingBox();
  const rows = Number(await grid.getAttribute('aria-rowcount'));
  const columns = Number(await grid.getAttribute('aria-colcount'));
  if (!box) throw new Error('no board');
  return {
    x: box.x + ((column - 0.5) * box.width) / columns,
    y: box.y + ((row - 0.5) * box.height) / rows,
  };
}

async function pointsOf(page: ChromiumPage, places: readonly Place[]): Promise<OnScreen[]> {
  const points = [];
  for (const place of places) points.push(await pointOf(page, place));
  return points;
}

/** Presses the cell until digits are its given: what is drawn there is taken first, one thing after the other. */
async function reachCell(page: ChromiumPage, press: () => Promise<void>): Promise<void> {
  const writes = page.playwright.locator('.writes .what');
  for (let times = 0; times < 8; times++) {
    await press();
    if ((await writes.innerText()).startsWith('Given')) return;
  }
  throw new Error('no press reaches the cell');
}

export function mouseOf(page: ChromiumPage): Hand {
  const { mouse, keyboard } = page.playwright;
  const palette = page.playwright.locator('section[aria-label="Rules to draw"]');
  const button = (name: string) => page.playwright.getByRole('button', { name, exact: true });
  const hand: Hand = {
    open: () => button('Set').click(),
    async choose(name) {
      await palette.getByRole('searchbox').fill(name);
      await palette.getByRole('searchbox').press('Enter');
    },
    async draw(...places) {
      const [first, ...others] = await pointsOf(page, places);
      if (!first) return;
      await mouse.move(first.x, first.y);
      await mouse.down();
      for (const { x, y } of others) await mouse.move(x, y);
      await mouse.up();
    },
    type: (figures) => keyboard.type(figures),
    select: () => palette.getByRole('button', { name: /^Select/ }).click(),
    async give(place, digit) {
      await reachCell(page, () => hand.draw(place));
      await keyboard.type(String(digit));
    },
    press: (name) => button(name).click(),
    close: () => page.playwright.getByRole('dialog').getByLabel('Close').click(),
    mark: (name) => page.playwright.getByRole('radio', { name }).click(),
    pick: async (list, name) =>
      void (await page.playwright.getByRole('combobox', { name: list }).selectOption(name)),
  };
  return hand;
}

/** Touches as the browser gets them from a screen. */
export async function fingerOf(page: ChromiumPage): Promise<Hand & { readonly cdp: CDPSession }> {
  const cdp = await page.context.newCDPSession(page.playwright);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly OnScreen[]) =>
    cdp.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  const dialog = page.playwright.getByRole('dialog');
  const keys = page.playwright.locator('.figures');
  const pick = async (list: string, name: string) =>
    void (await page.playwright.getByRole('combobox', { name: list }).selectOption(name));
  const tapped = (root: Locator | typeof page.playwright, name: string) =>
    root.getByRole('button', { name, exact: true }).tap();
  const hand = {
    cdp,
    open: () => pick('Views', 'set'),
    async choose(name: string) {
      await page.playwright.locator('.bar .tool').tap();
      await dialog.getByRole('searchbox').tap();
      await page.playwright.keyboard.type(name);
      await dialog.getByRole('listitem').first().getByRole('button').tap();
    },
    async draw(...places: readonly Place[]) {
      const [first, ...others] = await pointsOf(page, places);
      if (!first) return;
      await touch('touchStart', [first]);
      for (const point of others) await touch('touchMove', [point]);
      await touch('touchEnd', []);
    },
    async type(figures: string) {
      for (const figure of figures) await tapped(keys.first(), figure);
    },
    async select() {
      await page.playwright.locator('.bar .tool').tap();
      await dialog.getByRole('button', { name: /^Select/ }).tap();
    },
    async give(place: Place, digit: number) {
      await reachCell(page, () => hand.draw(place));
      await hand.type(String(digit));
    },
    press: (name: string) => tapped(page.playwright, name),
    close: () => tapped(dialog, 'Close'),
    mark: (name: string) => page.playwright.getByRole('radio', { name }).tap(),
    pick,
  };
  return hand;
}

/** Keys alone, and where the keyboard is told from what has the focus. */
/** What a screen reader says first of the element with the focus. */
const focused = (page: TestPage) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const isField = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
    const label = isField ? element.labels?.[0]?.textContent : undefined;
    const name = element?.getAttribute('aria-label') ?? label ?? element?.textContent ?? '';
    const type = isField ? element.type : '';
    return { role: element?.getAttribute('role') ?? type, name: name.trim() };
  }, undefined);

type IsIt = (element: Awaited<ReturnType<typeof focused>>) => boolean;

/** Presses a key again and again until the focus is where it is wanted. */
export async function pressUntil(page: TestPage, key: string, isIt: IsIt): Promise<void> {
  for (let times = 0; times < 200; times++) {
    if (isIt(await focused(page))) return;
    await page.press(key);
  }
  throw new Error(`${key} never reaches it`);
}

export function keysOf(page: ChromiumPage): Hand {
  const { keyboard } = page.playwright;

  async function cursor(): Promise<readonly [row: number, column: number]> {
    const grid = page.playwright.getByRole('grid');
    const columns = Number(await grid.getAttribute('aria-colcount'));
    const cell = Number(
      await grid.locator('[role=gridcell][tabindex="0"]').getAttribute('data-cell'),
    );
    return [Math.floor(cell / columns) + 1, (cell % columns) + 1];
  }

  async function go(toRow: number, toColumn: number): Promise<void> {
    const [row, column] = await cursor();
    const times = (key: string, count: number) =>
      Array.from({ length: Math.max(0, count) }, () => key);
    const presses = [
      ...times('ArrowDown', toRow - row),
      ...times('ArrowUp', row - toRow),
      ...times('ArrowRight', toColumn - column),
      ...times('ArrowLeft', column - toColumn),
    ];
    for (const key of presses) await keyboard.press(key);
  }

  async function drawThrough(places: readonly Place[]): Promise<void> {
    let before: Place | undefined;
    for (const [row, column] of places) {
      const [down, right] = before ? [row - before[0], column - before[1]] : [0, 0];
      // To a neighbour in one press, and elsewhere without what lies between.
      if (Math.abs(down) + Math.abs(right) === 1) {
        const along = right === 0 ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
        await keyboard.press(`Shift+${along[down + right < 0 ? 0 : 1] ?? ''}`);
      } else {
        await go(row, column);
        await keyboard.press('Space');
      }
      before = [row, column];
    }
    await keyboard.press('Enter');
  }

  return {
    async open() {
      await pressUntil(page, 'Tab', ({ name }) => name === 'Set');
      await keyboard.press('Enter');
      await page.waitFor(() => document.querySelector('[data-verdict]') !== null, undefined);
      await pressUntil(page, 'Tab', ({ role }) => role === 'gridcell');
    },
    async choose(name) {
      await keyboard.press('/');
      await keyboard.type(name);
      await keyboard.press('Enter');
    },
    async draw(...places) {
      const [[row, column] = [1, 1]] = places;
      const isOutside = row < 0.5;
      if (isOutside) {
        await go(1, Math.round(column));
        await keyboard.press('ArrowUp');
        // Of the two diagonals one is shown, and is taken.
        if (column % 1) await keyboard.press('Enter');
      } else if (row % 1 || column % 1) {
        await go(Math.floor(row), Math.floor(column));
        await keyboard.press('Space');
        await keyboard.press(row % 1 ? 'ArrowDown' : 'ArrowRight');
      } else await drawThrough(places);
    },
    type: (figures) => keyboard.type(figures),
    select: () => keyboard.press('v'),
    async give([row, column], digit) {
      await go(row, column);
      await keyboard.type(String(digit));
    },
    async press(name) {
      await pressUntil(page, 'Tab', (element) => element.name === name);
      await keyboard.press('Enter');
    },
    close: () => keyboard.press('Escape'),
    async mark(name) {
      await pressUntil(page, 'Tab', ({ role }) => role === 'radio');
      await pressUntil(page, 'ArrowDown', (element) => element.name === name);
    },
    async pick(list, name) {
      await pressUntil(page, 'Tab', (element) => element.name.startsWith(list));
      await keyboard.type(name);
    },
  };
}
