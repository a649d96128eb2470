import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chromium } from 'playwright-core';

import { chromiumArguments, executableOf } from '../../../scripts/browsers.mjs';
import { countContext, type CountedContext } from './count-context.ts';
import type { TestBrowser, TestPage } from './test-page.ts';
import { comeAgain, staysHome, violationsKey, watchViolations } from './test-page.ts';

/** A page with Playwright's own beside it, for what only Playwright can do. */
export interface ChromiumPage extends TestPage {
  readonly playwright: Page;
  readonly context: BrowserContext;
  /** Another tab of the same window: it shares the storage, and closing one closes both. */
  openTab(): Promise<ChromiumPage>;
  /** The same page in another tab, which begins with a copy of what this one keeps for itself. */
  duplicate(): Promise<ChromiumPage>;
}

export interface ChromiumBrowser extends TestBrowser {
  newPage(options?: Parameters<Browser['newContext']>[0]): Promise<ChromiumPage>;
}

async function openPage(
  context: BrowserContext,
  counted: CountedContext | undefined,
  opened?: Page,
): Promise<ChromiumPage> {
  const page = opened ?? (await context.newPage());
  await counted?.watch(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      complaints.push(`console: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    if (!staysHome(request.url())) complaints.push(`request: ${request.url()}`);
  });
  await page.addInitScript(watchViolations, violationsKey);
  await page.addInitScript(comeAgain);
  return {
    playwright: page,
    context,
    openTab: () => openPage(context, counted),
    duplicate: async () => {
      const [copy] = await Promise.all([
        context.waitForEvent('page'),
        page.evaluate(() => void window.open(location.href)),
      ]);
      return openPage(context, counted, copy);
    },
    goto: async (url) => void (await page.goto(url)),
    prepare: async (work, argument) =>
      void (await page.addInitScript(work as (argument: unknown) => void, argument)),
    reload: async () => void (await page.reload()),
    evaluate: (work, argument) =>
      page.evaluate(work as (argument: unknown) => never, argument as never),
    waitFor: async (condition, argument, milliseconds = 20_000) =>
      void (await page.waitForFunction(
        condition as (argument: unknown) => unknown,
        argument as unknown,
        { timeout: milliseconds },
      )),
    click: (selector) => page.click(selector),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: async (path) => void (await page.screenshot({ path })),
    complaints: async () => [
      ...complaints,
      ...(await page.evaluate((key) => Reflect.get(globalThis, key) as string[], violationsKey)),
    ],
    close: async () => {
      await counted?.end();
      await context.close();
    },
  };
}

/**
 * Starts Chromium without a window. With `offline` every host but this machine is out of reach,
 * as if the network were cut; with `scrollbars` these are shown and take room, as on most desktops.
 * `wasmPages` is how many pages of 64 KiB any module's memory may have, which V8 heeds itself.
 */
export async function launchChromium(
  executablePath: string,
  { offline = true, scrollbars = false, wasmPages = 0 } = {},
): Promise<ChromiumBrowser> {
  const browser = await chromium.launch({
    executablePath,
    ignoreDefaultArgs: scrollbars ? ['--hide-scrollbars'] : [],
    args: [
      ...chromiumArguments,
      ...(offline ? ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'] : []),
      ...(wasmPages > 0 ? [`--js-flags=--wasm-max-mem-pages=${wasmPages}`] : []),
    ],
  });
  return {
    name: 'chromium',
    newPage: async (options) => {
      const context = await browser.newContext(options);
      return openPage(context, countContext(context));
    },
    close: () => browser.close(),
  };
}

/** Starts the machine's Chromium; a test that needs it fails without. */
export async function startChromium(
  options?: Parameters<typeof launchChromium>[1],
): Promise<ChromiumBrowser> {
  const path = executableOf('chromium');
  if (path === undefined) throw new Error('chromium is not installed');
  return launchChromium(path, options);
}
