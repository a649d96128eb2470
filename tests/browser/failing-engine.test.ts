import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { describeInBrowsers } from './support/browsers.ts';
import { endless, mystic } from './support/player.ts';
import { fileUrl } from './support/site-server.ts';
import type { TestBrowser } from './support/test-page.ts';
import { Victim } from './support/victim.ts';

describeInBrowsers('a page whose solver fails', (launch) => {
  let browser: TestBrowser;
  let player: Victim;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    player = new Victim(await browser.newPage());
  });
  afterEach(async () => {
    expect(await player.harm()).toEqual([]);
    await player.page.close();
  });

  test('a module that did not arrive whole is told', async () => {
    await player.page.prepare(() => {
      const compile = WebAssembly.compile.bind(WebAssembly);
      const half = (bytes: BufferSource) =>
        compile((bytes as ArrayBuffer).slice(0, (bytes as ArrayBuffer).byteLength / 2));
      Object.assign(WebAssembly, { compile: half });
    }, undefined);
    await player.page.goto(fileUrl);
    await player.type();
    await player.button('Solve');
    await player.sees('The solver inside this page is damaged');
    await player.paste(mystic.puzzle);
    await player.sees('is damaged, perhaps because the page did not arrive whole');
    expect((await player.digits())[2]).toBe('4');
  });

  test('a link waits in the address where the solver cannot start', async () => {
    await player.page.prepare(() => {
      Object.assign(globalThis, { Worker: undefined });
    }, undefined);
    await player.page.goto(`${fileUrl}#${mystic.puzzle}`);
    await player.sees('does not let the page start its solver');
    expect(await player.page.evaluate(() => location.hash, undefined)).toBe(`#${mystic.puzzle}`);
    await player.type();
    await player.button('Solve');
    await player.sees('asking does not');
  });

  test('a worker that breaks down in a count is told, and the next one answers', async () => {
    await player.page.prepare(() => {
      let broken = false;
      globalThis.Worker = class extends Worker {
        override postMessage(message: { request?: { kind: string } }): void {
          if (broken || !message.request?.kind.startsWith('count')) {
            super.postMessage(message);
            return;
          }
          broken = true;
          setTimeout(() => this.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' })), 50);
        }
      };
    }, undefined);
    await player.openAndType();
    await player.button('Count');
    await player.sees('The solver stopped unexpectedly and was started again');
    await player.isUnharmed();
    await player.button('Count');
    await player.sees('1 solution');
  });

  test('a hundred quick counts and stops leave the page as it was', async () => {
    await player.open(fileUrl, endless);
    await player.type();
    await player.page.evaluate(async () => {
      const button = (name: string) =>
        [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name);
      for (let round = 0; round < 100; round++) {
        button('Count')?.click();
        if (round % 3 > 0) await new Promise((resolve) => setTimeout(resolve, round % 10));
        window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        if (round % 2 > 0) await new Promise((resolve) => setTimeout(resolve, 0));
      }
    }, undefined);
    await player.button('First');
    await player.sees('The first solution');
    expect(await player.digits()).toContain('4');
  });
});
