// Does what the README's "As a library" says, in an empty folder: installs what has been built, then
// configures, builds and runs the program printed there, and compares its output with the text
// printed there. Run by scripts/test native, after the build
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ninefold-install-'));
after(() => rmSync(folder, { recursive: true }));

const section = /\n## As a library\n([\s\S]*?)\n## /.exec(
  readFileSync(join(root, 'README.md'), 'utf8'),
);

/** The one block of that language in the section. */
function block(language) {
  const blocks = [
    ...section[1].matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g')),
  ];
  assert.equal(blocks.length, 1, `one block of ${language}`);
  return blocks[0][1];
}

// Like the build itself: a machine need not have make.
const environment = { ...process.env, CMAKE_GENERATOR: 'Ninja' };
const run = (command, ...options) =>
  execFileSync(command, options, { cwd: folder, encoding: 'utf8', env: environment });

test('the example of the README builds against what is installed, and prints what it says', () => {
  run(
    'cmake',
    '--install',
    join(root, 'build/release-by-folder'),
    '--prefix',
    join(folder, 'prefix'),
  );
  writeFileSync(join(folder, 'CMakeLists.txt'), block('cmake'));
  writeFileSync(join(folder, 'main.cpp'), block('cpp'));
  run('cmake', '-B', 'build', `-DCMAKE_PREFIX_PATH=${join(folder, 'prefix')}`);
  run('cmake', '--build', 'build');
  assert.equal(run(join(folder, 'build/app')), block('text'));
});

test('the rooms behind the door of the engine are not installed', () => {
  const headers = run('find', join(folder, 'prefix'), '-name', '*.hpp');
  assert.match(headers, /ninefold\/core\/engine\/engine\.hpp/);
  assert.doesNotMatch(headers, /engine\/(houses9|bands|counting|budgets)|core\/cli/);
});

test('every header that is installed can be included', () => {
  const prefix = join(folder, 'prefix/include/ninefold');
  const headers = run('find', prefix, '-name', '*.hpp').trim().split('\n');
  assert.ok(headers.length > 50);
  writeFileSync(join(folder, 'all.cpp'), headers.map((each) => `#include "${each}"\n`).join(''));
  run(process.env.CXX ?? 'c++', '-std=c++20', '-fsyntax-only', '-I', prefix, 'all.cpp');
});
