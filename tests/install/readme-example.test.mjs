// Does what the README's "As a library" says, in an empty folder: installs what has been built, then
// configures, builds and runs the program printed there, and compares its output with the text
// printed there; then the same with pkg-config. Run by scripts/test, after the build.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
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
    join(root, process.env['NINEFOLD_BUILD'] ?? 'build/release-by-folder'),
    '--prefix',
    join(folder, 'prefix'),
  );
  writeFileSync(join(folder, 'CMakeLists.txt'), block('cmake'));
  writeFileSync(join(folder, 'main.cpp'), block('cpp'));
  run('cmake', '-B', 'build', `-DCMAKE_PREFIX_PATH=${join(folder, 'prefix')}`);
  run('cmake', '--build', 'build');
  assert.equal(run(join(folder, 'build/app')), block('text'));
});

test('pkg-config leads a compiler to the library, wherever it was moved', (context) => {
  if (spawnSync('pkg-config', ['--version']).error) return context.skip('pkg-config is missing');
  const moved = join(folder, 'moved');
  cpSync(join(folder, 'prefix'), moved, { recursive: true });
  const folders = run('find', moved, '-name', 'pkgconfig').trim();
  const asked = {
    cwd: folder,
    encoding: 'utf8',
    env: { ...environment, PKG_CONFIG_PATH: folders },
  };
  const flags = execFileSync('pkg-config', ['--cflags', '--libs', 'ninefold'], asked);
  run(process.env.CXX ?? 'c++', 'main.cpp', ...flags.trim().split(' '), '-o', 'with-pkg-config');
  assert.equal(run(join(folder, 'with-pkg-config')), block('text'));
});

test('a build that adds the folder has the same target', () => {
  const app = join(folder, 'adding');
  mkdirSync(app);
  writeFileSync(
    join(app, 'CMakeLists.txt'),
    `cmake_minimum_required(VERSION 3.25)
project(app LANGUAGES CXX)
include(FetchContent)
FetchContent_Declare(ninefold SOURCE_DIR ${root})
FetchContent_MakeAvailable(ninefold)
add_executable(app ../main.cpp)
target_link_libraries(app ninefold::ninefold)
if(NINEFOLD_TESTS OR NINEFOLD_WARNINGS_AS_ERRORS)
  message(FATAL_ERROR "tests and strict warnings are for those who work on Ninefold")
endif()
`,
  );
  run('cmake', '-S', app, '-B', join(app, 'build'));
});

test('nothing of the inside is installed', () => {
  const headers = run('find', join(folder, 'prefix'), '-name', '*.hpp').trim().split('\n');
  const names = headers.map((each) => each.replace(/^.*\/include\//, '')).sort();
  assert.deepEqual(
    names,
    readdirSync(join(root, 'core/include/ninefold'))
      .map((name) => `ninefold/${name}`)
      .sort(),
  );
  for (const header of headers) assert.doesNotMatch(readFileSync(header, 'utf8'), /"core\//);
});

test('each header that is installed can be included alone', () => {
  const prefix = join(folder, 'prefix/include');
  const headers = run('find', prefix, '-name', '*.hpp').trim().split('\n');
  for (const header of headers) {
    writeFileSync(join(folder, 'alone.cpp'), `#include "${header}"\n`);
    const options = ['-std=c++20', '-fsyntax-only', '-I', prefix, 'alone.cpp'];
    run(process.env.CXX ?? 'c++', ...options);
  }
});
