// Makes the pages of the two interfaces for programs from their comments, `npm run build:api`: the npm package by
// TypeDoc in dist/api, and the headers of the C++ library in dist/api/cpp.html.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { pageOf } from './headers.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const target = join(root, 'dist/api');

execFileSync(join(root, 'node_modules/.bin/typedoc'), ['--options', 'site/typedoc.json'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
});

const folder = join(root, 'core/include/ninefold');
const headers = readdirSync(folder)
  .filter((name) => name.endsWith('.hpp'))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }));
mkdirSync(target, { recursive: true });
writeFileSync(join(target, 'cpp.html'), pageOf(headers));
console.log('dist/api/index.html and dist/api/cpp.html');
