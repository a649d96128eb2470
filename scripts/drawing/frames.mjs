// Measures how long a frame takes while a pointer drags over a board of 16x16 with 200 rules, in Chromium, from disk:
// node scripts/drawing/frames.mjs [RUNS]. The pointer goes through 30 cells in steps of a quarter of a cell, each a frame
// of its own. Prints for each drag the milliseconds of a frame on the main thread, from the move until all is painted:
// of the processor, which what else runs on the machine hardly changes, and by the clock.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import { chromium } from 'playwright-core';

import { chromiumArguments, executableOf } from '../browsers.mjs';

const [runs = 3] = process.argv.slice(2).map(Number);
const page = join(fileURLToPath(new URL('../../dist/', import.meta.url)), 'index.html');
if (!existsSync(page) || !(runs >= 1)) {
  console.error('usage: node scripts/drawing/frames.mjs [RUNS], after npm run build');
  process.exit(64);
}

const side = 16;
const ruleCount = 200;
const cellAt = (row, column) => `R${(row + 1).toString(17)}C${(column + 1).toString(17)}`;
/** A solution of the board, so that there is one. */
const digitAt = (row, column) => ((4 * row + Math.floor(row / 4) + column) % side) + 1;

/** So many rules that this solution keeps, spread over the board: thermometers, dots, and cages where neither fits. */
function rules(count) {
  return Array.from({ length: count }, (_, at) => {
    const place = (at * 53) % ((side - 1) * (side - 2));
    const [row, first] = [Math.floor(place / (side - 2)), place % (side - 2)];
    const columns = [first, first + 1, first + 2];
    const cells = columns.map((column) => cellAt(row, column));
    const digits = columns.map((column) => digitAt(row, column));
    const rises = digits[0] < digits[1] && digits[1] < digits[2];
    if (at % 3 === 1 && rises) return ['.Thermo', ...cells].join('!');
    if (at % 3 === 2 && rises) return ['.WhiteDot', ...cells.slice(0, 2)].join('!');
    return ['.Cage', digits[0] + digits[1] + digits[2], ...cells].join('!');
  });
}

const puzzle = `1;constraints:.Shape!16x16!1-16${rules(ruleCount).join('')};zzzzzzzzzv`;

/** Rows of ten cells, to and fro: thirty cells, in cells from the corner of the board. */
const path = [];
for (let row = 0; row < 3; row++)
  for (let step = 0; step < 40; step++) {
    const x = 3.5 + step / 4;
    path.push([row % 2 === 0 ? x : 16.75 - x, 5.5 + row]);
  }

/** Runs in the page: notes when the first move of a frame comes, and when that frame has been painted. */
function watchFrames() {
  const frames = [];
  let begun;
  const channel = new MessageChannel();
  channel.port1.onmessage = () => {
    if (begun !== undefined) frames.push(performance.now() - begun);
    begun = undefined;
  };
  const move = () => {
    if (begun !== undefined) return;
    begun = performance.now();
    requestAnimationFrame(() => channel.port2.postMessage(0));
  };
  addEventListener('pointermove', move, { capture: true });
  globalThis.framesOfMoves = frames;
}

async function openedPage(browser, view) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const tab = await context.newPage();
  await tab.goto(`${pathToFileURL(page).href}#${puzzle}`);
  await tab.waitForSelector(`[role=grid][aria-rowcount="${side}"]`);
  await tab.waitForFunction(
    (count) => document.querySelectorAll('#board path.cage').length === count,
    rules(ruleCount).filter((rule) => rule.startsWith('.Cage')).length,
  );
  if (view === 'Set') await tab.getByRole('button', { name: 'Set', exact: true }).click();
  // What is asked about the puzzle has been answered, or goes on in a worker.
  await tab.waitForTimeout(4000);
  return { context, tab };
}

const drags = {
  'Play: a selection': { view: 'Play' },
  'Set: a selection': { view: 'Set' },
  'Set: a line': { view: 'Set', tool: 'thermometer' },
};

async function measured(browser, { view, tool }) {
  const { context, tab } = await openedPage(browser, view);
  if (tool) {
    await tab.getByRole('searchbox').fill(tool);
    await tab.getByRole('searchbox').press('Enter');
  }
  await tab.evaluate(watchFrames);
  const session = await context.newCDPSession(tab);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const processor = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration').value;
  };
  const box = await tab.getByRole('grid').boundingBox();
  const place = ([x, y]) => [box.x + (x * box.width) / side, box.y + (y * box.height) / side];
  await tab.mouse.move(...place(path[0]));
  await tab.mouse.down();
  const times = [];
  let before = await processor();
  for (const point of path.slice(1)) {
    await tab.mouse.move(...place(point));
    await new Promise((resolve) => setTimeout(resolve, 25));
    const now = await processor();
    times.push(now - before);
    before = now;
  }
  await tab.mouse.up();
  const elapsed = await tab.evaluate(() => globalThis.framesOfMoves);
  await context.close();
  return { times, elapsed: elapsed.slice(1) };
}

function share(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN)
    .toFixed(1)
    .padStart(7);
}

const browser = await chromium.launch({
  executablePath: executableOf('chromium'),
  args: chromiumArguments,
});
console.log('                     processor, ms          by the clock, ms');
console.log('                     median    95 %     all    median    95 %     all');
for (const [name, drag] of Object.entries(drags)) {
  const all = [];
  for (let run = 0; run < runs; run++) all.push(await measured(browser, drag));
  const row = (key) => {
    const values = all.flatMap((each) => each[key]);
    return [0.5, 0.95, 1].map((part) => share(values, part)).join(' ');
  };
  console.log(name.padEnd(20), row('times'), '  ', row('elapsed'));
}
await browser.close();
