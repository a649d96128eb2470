// The npm package in Chromium: the example of its README as it stands there, a worker of a page, and what a
// bundler makes of it. Run by scripts/test package.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { after, before, test } from 'node:test';

import { chromium } from 'playwright-core';
import { build } from 'vite';

import { chromiumArguments, executableOf } from '../../scripts/browsers.mjs';
import { install } from './installed.mjs';

const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const types = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };

let installed;
let server;
let browser;
before(async () => {
  installed = install();
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url, 'http://127.0.0.1').pathname);
    const file = join(installed.folder, path);
    if (!existsSync(file)) return response.writeHead(404).end();
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'text/plain' });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await chromium.launch({
    executablePath: executableOf('chromium'),
    args: chromiumArguments,
  });
});
after(async () => {
  await browser?.close();
  server?.close();
  installed?.remove();
});

/** Opens a file of the project; fails with whatever the page complains of. */
async function open(name, text) {
  if (text !== undefined) writeFileSync(join(installed.folder, name), text);
  const page = await browser.newPage();
  page.on('pageerror', (error) => assert.fail(error.message));
  await page.goto(`http://127.0.0.1:${server.address().port}/${name}`);
  return page;
}

/** The page in the README of the package. */
function example() {
  const readme = readFileSync(join(installed.folder, 'node_modules/ninefold/README.md'), 'utf8');
  const [, page] = /<!-- example -->\s*```html\n([^]*?)```/.exec(readme) ?? [];
  assert.ok(page, 'the README has an example');
  return page;
}

test('the example of the README solves, and says what is wrong', async () => {
  const page = example();
  assert.ok(page.trimEnd().split('\n').length <= 21);
  const opened = await open('example.html', page);
  await opened.getByRole('button', { name: 'Solve' }).click();
  await opened.getByText(`1 solution: ${solution}`).waitFor();
  await opened.getByLabel('Puzzle').fill('12x');
  await opened.getByRole('button', { name: 'Solve' }).click();
  await opened.getByText(/found .* expected/).waitFor();
  await opened.close();
});

test('a worker of a page asks, reads links and stops, as a page does', async () => {
  const link = readFileSync(
    new URL('../cases/links/f-puzzles-killer.txt', import.meta.url),
    'utf8',
  ).trim();
  writeFileSync(
    join(installed.folder, 'worker.mjs'),
    `import { count, readLink } from './node_modules/ninefold/index.js';
    const { kind } = await readLink(${JSON.stringify(link)});
    const aborter = new AbortController();
    const stopped = await count('123' + '.'.repeat(78), {
      signal: aborter.signal,
      onProgress: () => aborter.abort(new Error('enough')),
    }).catch((error) => error.message);
    postMessage([kind, stopped].join());`,
  );
  const page = await open(
    'with-worker.html',
    `<!doctype html><meta charset="utf-8"><p></p><script type="module">
      const worker = new Worker('worker.mjs', { type: 'module' });
      worker.onmessage = ({ data }) => (document.querySelector('p').textContent = data);
      worker.onerror = ({ message }) => (document.querySelector('p').textContent = message);
    </script>`,
  );
  await page.getByText('f-puzzles,enough').waitFor();
  await page.close();
});

test('a bundler takes it as it is, and fetches the second module when it is wanted', async () => {
  const { folder } = installed;
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><p></p><script type="module" src="./main.js"></script>',
  );
  writeFileSync(
    join(folder, 'main.js'),
    `import { solve } from 'ninefold';
    const { solution } = await solve('.Thermo~R1C1~R1C2~R1C3.~R1C1_7');
    document.querySelector('p').textContent = solution.slice(0, 3).join();`,
  );
  await build({
    root: folder,
    base: './',
    logLevel: 'error',
    configFile: false,
    build: { outDir: 'built', target: 'es2022', chunkSizeWarningLimit: 2000 },
  });
  const page = await open('built/index.html');
  await page.getByText('7,8,9').waitFor();
  await page.close();
});
