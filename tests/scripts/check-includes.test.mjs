// Takes standard headers away from a small copy of the folders, and expects that to be found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { runOn } from './small-copy.mjs';

const script = fileURLToPath(new URL('../../scripts/check-includes', import.meta.url));

const check = (files) => runOn(script, files);

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
  ['one between quotation marks', 'tests/a.cpp', `f('"', std::map{}, '"');\n`, '1: std::map'],
  ['one after an escaped quotation mark', 'core/a.cpp', 'f("\\"", std::map{});\n', '1: std::map'],
]) {
  test(`${what} without its header is found, with its place`, () => {
    const { status, stderr } = check({ 'core/board/grid.hpp': grid, [file]: text });
    assert.equal(status, 1);
    assert.ok(stderr.startsWith(`${file}:${found} needs #include <`), stderr);
    assert.equal(stderr.trim().split('\n').length, 1, stderr);
  });
}

test('each header that is missing is told once', () => {
  const { stderr } = check({ 'tests/a.cpp': 'std::map<int, std::set<int>> a;\nstd::map b = a;\n' });
  assert.deepEqual(stderr.trim().split('\n'), [
    'tests/a.cpp:1: std::map needs #include <map>',
    'tests/a.cpp:1: std::set needs #include <set>',
  ]);
});

test('a header that includes what is not there helps nobody', () => {
  const { stderr } = check({
    'core/rules/rule.cpp': '#include "core/board/grid.hpp"\n\nstd::array<int, 9> row;\n',
  });
  assert.match(stderr, /^core\/rules\/rule\.cpp:3: std::array needs #include <array>\n$/);
});

test('an empty folder does not pass for a clean one', () => {
  assert.equal(check({}).status, 1);
});
