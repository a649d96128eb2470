import type { BrowserContext, KeyInput, Page } from 'puppeteer-core';
import { launch } from 'puppeteer-core';

import type { TestBrowser, TestPage } from './test-page.ts';
import { comeAgain, staysHome, violationsKey, watchViolations } from './test-page.ts';

async function press(page: Page, keys: string): Promise<void> {
  const parts = keys.split('+') as KeyInput[];
  const last = parts.pop();
  if (last === undefined) return;
  for (const modifier of parts) await page.keyboard.down(modifier);
  await page.keyboard.press(last);
  for (const modifier of parts.reverse()) await page.keyboard.up(modifier);
}

async function openPage(context: BrowserContext): Promise<TestPage> {
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') {
      complaints.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => {
    complaints.push(`uncaught: ${error instanceof Error ? error.message : String(error)}`);
  });
  page.on('request', (request) => {
    if (!staysHome(request.url())) complaints.push(`request: ${request.url()}`);
  });
  await page.evaluateOnNewDocument(watchViolations, violationsKey);
  await page.evaluateOnNewDocument(comeAgain);
  return {
    goto: async (url) => void (await page.goto(url)),
    prepare: async (work, argument) =>
      void (await page.evaluateOnNewDocument(work as (argument: unknown) => void, argument)),
    reload: async () => void (await page.reload()),
    evaluate: (work, argument) =>
      page.evaluate(work as (argument: unknown) => never, argument as never),
    // The driver's own way makes code from text in the page, which the page's policy refuses in
    // older versions (140).
    waitFor: async (condition, argument, milliseconds = 20_000) => {
      const end = Date.now() + milliseconds;
      const isMet = async () => {
        // A handle, since an element it may be does not travel.
        const found = await page.evaluateHandle(
          condition as (argument: unknown) => unknown,
          argument,
        );
        const met = await page.evaluate((value) => Boolean(value), found);
        await found.dispose();
        return met;
      };
      while (!(await isMet())) {
        if (Date.now() > end)
          throw new Error(`not within ${milliseconds} ms: ${String(condition)}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    click: (selector) => page.click(selector),
    press: (keys) => press(page, keys),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    complaints: async () => [
      ...complaints,
      ...(await page.evaluate((key) => Reflect.get(globalThis, key) as string[], violationsKey)),
    ],
    close: () => context.close(),
  };
}

/** Starts Firefox without a window; with `offline` only this machine is within reach. */
export async function launchFirefox(
  executablePath: string,
  { offline = true } = {},
): Promise<TestBrowser> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // What the other driver takes for itself, too: the page as it is on a desk.
    defaultViewport: { width: 1280, height: 720 },
    extraPrefsFirefox: {
      // The driver's profile lets files read each other, which people's profiles do not.
      'security.fileuri.strict_origin_policy': true,
      ...(offline
        ? {
            'network.proxy.type': 1,
            'network.proxy.http': '127.0.0.1',
            'network.proxy.http_port': 9,
            'network.proxy.ssl': '127.0.0.1',
            'network.proxy.ssl_port': 9,
          }
        : {}),
    },
  });
  return {
    name: 'firefox',
    newPage: async () => openPage(await browser.createBrowserContext()),
    close: () => browser.close(),
  };
}
