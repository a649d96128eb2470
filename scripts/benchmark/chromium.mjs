import { readFileSync } from 'node:fs';

import { chromium } from 'playwright-core';

import { chromiumArguments, executableOf } from '../browsers.mjs';

/** Nothing listens there: every request of the page is answered by `answerRequest`. */
const origin = 'http://localhost';

const script = 'text/javascript';
const files = {
  '/': { type: 'text/html', text: '<!doctype html><title>Benchmark</title>' },
  '/worker.mjs': { type: script, path: 'worker.mjs' },
  '/turns.mjs': { type: script, path: 'turns.mjs' },
  '/wasm-run.mjs': { type: script, path: 'wasm-run.mjs' },
  '/ninefold.mjs': { type: script, path: '../../build/wasm/ninefold.mjs' },
  '/variants/worker.mjs': { type: script, path: 'variants/worker.mjs' },
  '/variants/asking.mjs': { type: script, path: 'variants/asking.mjs' },
  '/variants/ninefold-variants.mjs': {
    type: script,
    path: '../../build/wasm/ninefold-variants.mjs',
  },
  '/variants/ninefold-variants.wasm': {
    type: 'application/wasm',
    path: '../../build/wasm/ninefold-variants.wasm',
  },
  '/ninefold.wasm': { type: 'application/wasm', path: '../../build/wasm/ninefold.wasm' },
};

function answerRequest(route) {
  const file = files[new URL(route.request().url()).pathname];
  if (file === undefined) return route.fulfill({ status: 404 });
  return route.fulfill({
    contentType: file.type,
    body: file.text ?? readFileSync(new URL(file.path, import.meta.url)),
    // Only a page that shares nothing with others gets a clock of microseconds.
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
  });
}

/** Runs in the page: resolves when the worker is ready, and rejects with what it says instead. */
function startWorker(file) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { type: 'module' });
    worker.onmessage = ({ data }) => (data === 'ready' ? resolve() : reject(new Error(data)));
    worker.onerror = ({ message }) => reject(new Error(message));
  });
}

async function openWorker(browser, file) {
  const page = await browser.newPage();
  await page.route(() => true, answerRequest);
  await page.goto(`${origin}/`);
  await page.evaluate(startWorker, file);
  return page.workers()[0];
}

/** WasmRun in a worker of Chromium. */
class ChromiumRun {
  #run;

  constructor(run) {
    this.#run = run;
  }

  warmUp() {
    return this.#run.evaluate((run) => run.warmUp());
  }

  measure() {
    return this.#run.evaluate((run) => run.measure());
  }

  result() {
    return this.#run.evaluate((run) => run.result());
  }
}

/** An open Chromium without a window, with the built module in a worker of an empty page. */
class Chromium {
  #browser;
  #worker;

  constructor(browser, worker) {
    this.#browser = browser;
    this.#worker = worker;
  }

  get version() {
    return this.#browser.version();
  }

  /**
   * Hands a list over; it stays in the worker until Chromium is closed.
   * @param {{ rules: string, text: string }} list one puzzle a line
   */
  async startRun(list) {
    return new ChromiumRun(await this.#worker.evaluateHandle((each) => self.startRun(each), list));
  }

  close() {
    return this.#browser.close();
  }
}

/**
 * Opens the machine's Chromium with a worker in an empty page; undefined where there is none. Rejects
 * where it does not start, or cannot run the module.
 * @param {string} file the worker's script, one of `files`
 */
export async function openWorkerInChromium(file) {
  const executablePath = executableOf('chromium');
  if (executablePath === undefined) return undefined;
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    return { browser, worker: await openWorker(browser, file) };
  } catch (error) {
    await browser.close();
    throw error;
  }
}

/** The same with the module for lists of puzzles. */
export async function openChromium() {
  const opened = await openWorkerInChromium('/worker.mjs');
  return opened && new Chromium(opened.browser, opened.worker);
}
