// Measures how long puzzles of other programs take to open, in Chromium, from disk:
// node scripts/reading/opening.mjs FILE [COUNT] [RUNS]. FILE has a link in the last field of each line, as the tables in
// ../shared/cases have; the COUNT longest of them are pasted, each RUNS times into a new page. Prints for each the
// median milliseconds from the paste until all of it is drawn, and the longest task of the main thread meanwhile.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { chromiumArguments, executableOf } from '../browsers.mjs';

const [file, count = 5, runs = 7] = process.argv.slice(2);
const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
if (!file || !existsSync(file) || !existsSync(join(dist, 'index.html')) || !(runs >= 1)) {
  console.error('usage: node scripts/reading/opening.mjs FILE [COUNT] [RUNS], after npm run build');
  process.exit(64);
}

const longest = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t').at(-1) ?? '')
  .sort((one, other) => other.length - one.length)
  .slice(0, Number(count));

/** How long nothing more is to be drawn, before all of it is. */
const quiet = 700;

/** Runs in the page: pastes a text, and waits for what is drawn of it. */
function paste([text, still]) {
  return new Promise((resolve) => {
    const tasks = [];
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
    const drawings = '.board g[aria-hidden] > .stroke > *';
    const begin = performance.now();
    let known = 0;
    let drawn = NaN;
    let waiting = 0;
    const look = () => {
      const now = document.querySelectorAll(drawings).length;
      if (now !== known) {
        known = now;
        requestAnimationFrame(() =>
          setTimeout(() => {
            drawn = performance.now() - begin;
          }),
        );
        clearTimeout(waiting);
        waiting = setTimeout(end, still);
      }
    };
    const changes = new MutationObserver(look);
    const end = () => {
      changes.disconnect();
      observer.disconnect();
      resolve({ drawn, task: Math.max(0, ...tasks), drawings: known });
    };
    waiting = setTimeout(end, 10_000);
    changes.observe(document, { childList: true, subtree: true });
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }));
  });
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const browser = await chromium.launch({
  executablePath: executableOf('chromium'),
  args: chromiumArguments,
});
console.log('characters  drawings  drawn after, ms  longest task, ms (0: under 50)');
for (const text of longest) {
  const all = [];
  for (let run = 0; run < Number(runs); run++) {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await tab.goto(`${pathToFileURL(join(dist, 'index.html')).href}#1;;1n2`);
    await tab.waitForSelector('[role=gridcell]');
    // What the page does once it is there is no part of the opening.
    await tab.waitForTimeout(2000);
    all.push(await tab.evaluate(paste, [text, quiet]));
    await context.close();
  }
  const of = (name) => median(all.map((each) => each[name]));
  console.log(
    String(text.length).padStart(10),
    String(of('drawings')).padStart(9),
    of('drawn').toFixed(0).padStart(16),
    of('task').toFixed(0).padStart(17),
  );
}
await browser.close();
