import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';

import { describeInBrowsers } from '../support/browsers.ts';
import { Player } from '../support/player.ts';
import type { SiteServer } from '../support/site-server.ts';
import { fileUrl, hostFolder, serveSite } from '../support/site-server.ts';
import type { TestBrowser, TestPage } from '../support/test-page.ts';

const boardIsThere = () => document.querySelector('[role=grid]') !== null;
const isControlled = () => navigator.serviceWorker.controller !== null;

describeInBrowsers('the hosted page', (launch) => {
  let browser: TestBrowser;
  let folder: string;
  let server: SiteServer;
  let page: TestPage;

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ninefold-hosted-'));
    await cp(hostFolder, folder, { recursive: true });
    server = await serveSite(folder);
    page = await browser.newPage();
  });
  afterEach(async () => {
    await page.close();
    await server.stop().catch(() => undefined);
    await rm(folder, { recursive: true });
  });

  const install = async () => {
    await page.goto(server.url);
    await page.waitFor(boardIsThere, undefined);
    await page.waitFor(isControlled, undefined);
  };

  test('asks for nothing outside its sub-path, and for no page but itself', async () => {
    await install();
    const outside = server.requests.filter((path) => !path.startsWith('/some/where/'));
    expect(outside).toEqual([]);
    expect(await page.complaints()).toEqual([]);
  });

  test('starts again when the host is gone', async () => {
    await install();
    await server.stop();
    await page.goto(`${server.url}?again`);
    await page.waitFor(boardIsThere, undefined);
    expect(await page.complaints()).toEqual([]);
  });

  test('says so when the engine could not be fetched, and has it when the page is loaded again', async () => {
    const assets = join(folder, 'assets');
    const engine = (await readdir(assets)).find((name) => name.includes('engine')) ?? '';
    await rename(join(assets, engine), join(folder, engine));
    const player = new Player(page);
    await player.open(server.url);
    await player.pick(0);
    await page.press('1');
    await player.button('First solution');
    await player.sees('The solver in this page is damaged');
    await rename(join(folder, engine), join(assets, engine));
    await player.kept();
    // Asking again is enough in Chromium; Firefox remembers what was not there.
    await player.reload();
    await player.button('First solution');
    await player.sees('The first solution');
    expect((await player.digits())[0]).toBe('1');
  });

  test('takes over a new version only when asked, and then drops the old one', async () => {
    await install();
    const [name] = await page.evaluate(() => caches.keys(), undefined);
    const worker = await readFile(join(folder, 'sw.js'), 'utf8');
    const old = /[0-9a-f]{16}/.exec(worker)?.[0] ?? '';
    expect(name).toContain(old);
    await writeFile(join(folder, 'sw.js'), worker.replace(old, '0123456789abcdef'));

    await page.reload();
    const player = new Player(page);
    await player.sees('A new version of Ninefold is available.');
    await player.button('Reload');
    await page.waitFor(
      async () => (await caches.keys()).every((cache) => cache.endsWith('0123456789abcdef')),
      undefined,
    );
    await page.waitFor(boardIsThere, undefined);
  });
});

describeInBrowsers('the page on disk', (launch) => {
  test('opens without a complaint, and without the files of a hosted one', async () => {
    const browser = await launch();
    try {
      const page = await browser.newPage();
      await page.goto(fileUrl);
      await page.waitFor(boardIsThere, undefined);
      const links = () => document.querySelectorAll('link[rel=manifest]').length;
      expect(await page.evaluate(links, undefined)).toBe(0);
      expect(await page.complaints()).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
