// Takes standard headers away from a small copy of the folders, and expects that to be found.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/check-includes', import.meta.url));

function check(files) {
  const root = mkdtempSync(join(tmpdir(), 'includes-'));
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  } finally {
    rmSync(root, { recursive: true });
  }
}

const grid = '#pragma once\n#include <array>\n\nusing Grid = std::array<int, 81>;\n';

test('headers may come with others, also in a circle', () => {
  const { status, stdout, stderr } = check({
    'core/board/grid.hpp': `#include "core/board/shape.hpp"\n${grid}`,
    'core/board/shape.hpp': '#include "core/board/grid.hpp"\n',
    'core/rules/rule.cpp': '#include "core/board/shape.hpp"\n\nstd::array<int, 9> row;\n',
    'wasm/api.cpp': '#include <string>\n\nstd::string_view name;\n',
  });
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.match(stdout, /^4 C\+\+ files /);
});

test('names in comments and in quotation marks need nothing', () => {
  const text = '// std::sort\n/* std::map\n   std::set */\nconst char* name = "std::vector";\n';
  assert.equal(check({ 'core/rules/rule.cpp': text }).stderr, '');
});

for (const [what, file, text, found] of [
  ['a type', 'core/rules/a.cpp', '#include <vector>\n\nstd::array<int, 9> row;\n', '3: std::array'],
  ['a function', 'wasm/a.hpp', '#include <vector>\n\nint a = std::min(1, 2);\n', '3: std::min'],
  ['a range', 'tests/a.cpp', '\nauto a = std::ranges::sort(b);\n', '2: std::sort'],
  ['one after an escaped quotation mark', 'core/a.cpp', 'f("\\"", std::map{});\n', '1: std::map'],
]) {
  test(`${what} without its header is found, with its place`, () => {
    const { status, stderr } = check({ 'core/board/grid.hpp': grid, [file]: text });
    assert.equal(status, 1);
    assert.ok(stderr.startsWith(`${file}:${found} needs #include <`), stderr);
    assert.equal(stderr.trim().split('\n').length, 1, stderr);
  });
}

test('a header that includes what is not there helps nobody', () => {
  const { stderr } = check({
    'core/rules/rule.cpp': '#include "core/board/grid.hpp"\n\nstd::array<int, 9> row;\n',
  });
  assert.match(stderr, /^core\/rules\/rule\.cpp:3: std::array needs #include <array>\n$/);
});

test('an empty folder does not pass for a clean one', () => {
  const root = mkdtempSync(join(tmpdir(), 'includes-'));
  const { status } = spawnSync(process.execPath, [script, root]);
  rmSync(root, { recursive: true });
  assert.equal(status, 1);
});
