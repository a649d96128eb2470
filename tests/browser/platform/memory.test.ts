import { readFile } from 'node:fs/promises';
import { platform } from 'node:os';

import { expect, test } from 'vitest';

import { executableOf } from '../../../scripts/browsers.mjs';
import { launchChromium, type ChromiumPage } from '../support/chromium.ts';
import { mystic, Player } from '../support/player.ts';
import { fileUrl } from '../support/site-server.ts';

/** Presses Solve so many times, and each time waits for the answer. */
async function solve(times: number): Promise<void> {
  const pause = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(undefined);
    });
  const button = [...document.querySelectorAll('button')].find(
    (each) => each.textContent.trim() === 'Solve',
  );
  const result = document.querySelector('.result');
  if (!button || !result) throw new Error('no button to solve, or no place for the answer');
  for (let round = 0; round < times; round++) {
    button.click();
    await pause();
    while (!result.textContent.includes('One solution')) await pause();
  }
}

/** Bytes of garbage-collected memory, and what the page consists of. */
async function measure(page: ChromiumPage) {
  const session = await page.context.newCDPSession(page.playwright);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  await session.detach();
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return {
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    workers: page.playwright.workers().length,
  };
}

/** The memory of all of the browser's pages with their workers, in bytes, as Linux sees it. */
async function resident(page: ChromiumPage): Promise<number> {
  const session = await page.context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('no browser');
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  let sum = 0;
  for (const { id, type } of processInfo) {
    if (type !== 'renderer') continue;
    const status = await readFile(`/proc/${id}/status`, 'utf8');
    sum += 1024 * Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  }
  return sum;
}

const path = executableOf('chromium');

test.skipIf(path === undefined)(
  'memory is flat after a thousand solves (chromium)',
  async () => {
    const browser = await launchChromium(path ?? '');
    try {
      const page = await browser.newPage();
      await new Player(page).open(fileUrl, mystic.puzzle);
      // Until caches are filled and code is compiled.
      await page.evaluate(solve, 2000);
      const before = await measure(page);
      const residentBefore = platform() === 'linux' ? await resident(page) : 0;
      await page.evaluate(solve, 1000);
      const after = await measure(page);
      console.info(`1,000 solves take ${(after.heap - before.heap) / 1024} KiB of the heap`);
      expect(after.heap - before.heap).toBeLessThan(256 * 1024);
      expect(after.nodes - before.nodes).toBeLessThan(50);
      expect(after.listeners - before.listeners).toBeLessThan(10);
      expect(after.workers).toBe(before.workers);
      if (platform() !== 'linux') return;
      // With the workers' heaps and the module's memory, and what has not been collected there.
      expect((await resident(page)) - residentBefore).toBeLessThan(32 * 1024 * 1024);
    } finally {
      await browser.close();
    }
  },
  240_000,
);
