import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';

import { mystic, Player } from './player.ts';
import { fileUrl } from './site-server.ts';
import type { TestBrowser } from './test-page.ts';

/** What hostile texts try to set. */
declare global {
  var attacked: unknown;
}

/** Somebody who works on a puzzle while the page is under attack. */
export class Victim extends Player {
  /** Opens the page with the Mystic sample and writes a 4 into the third cell. */
  async openAndType(): Promise<void> {
    await this.open(fileUrl, mystic.puzzle);
    await this.type();
  }

  /** Writes a 4 into the third cell. */
  async type(): Promise<void> {
    await this.pick(2);
    await this.page.press('4');
    expect((await this.digits())[2]).toBe('4');
  }

  /** What was typed is there, more can be typed, and it can be undone. */
  async isUnharmed(): Promise<void> {
    expect((await this.digits()).slice(0, 5)).toBe('98420');
    await this.pick(4);
    await this.page.press('1');
    expect((await this.digits()).slice(0, 5)).toBe('98421');
    await this.page.press('Control+z');
    expect((await this.digits()).slice(0, 5)).toBe('98420');
  }

  /** Everything that a hostile text brought about, and all complaints of the page. */
  async harm(): Promise<readonly string[]> {
    const strange = await this.page.evaluate(() => {
      // A hosted page has a script of its own beside it.
      const strangers = 'img, script[src]:not([src^="./assets/"]), iframe, object';
      const elements = [...document.querySelectorAll(strangers)];
      const found = elements.map((element) => `an element: ${element.outerHTML.slice(0, 80)}`);
      return globalThis.attacked === undefined ? found : ['a script ran', ...found];
    }, undefined);
    return [...strange, ...(await this.page.complaints())];
  }
}

/**
 * A new victim for every test of a suite, and after each a look whether anything but `expected` harmed
 * it.
 */
export function useVictim(
  launch: () => Promise<TestBrowser>,
  expected: readonly string[] = [],
): () => Victim {
  let browser: TestBrowser;
  let victim: Victim;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    victim = new Victim(await browser.newPage());
  });
  afterEach(async () => {
    expect((await victim.harm()).filter((harm) => !expected.includes(harm))).toEqual([]);
    await victim.page.close();
  });
  return () => victim;
}
