// What scripts/testing/tidy.mjs finds by reading, with a stand-in for clang-tidy that finds nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { runOn } from './small-copy.mjs';

const script = fileURLToPath(new URL('../../scripts/testing/tidy.mjs', import.meta.url));

const check = (text) =>
  runOn(
    script,
    {
      '.clang-tidy': '',
      'tests/.clang-tidy': '',
      'wasm/api.cpp': '',
      'core/a.cpp': text,
      'build/compile_commands.json': '[]',
    },
    'true',
    'build',
  );

test('names that are used pass', () => {
  const { status, stdout } = check(
    'using lessons::Step;\nStep a;\n  using lessons::Kind;\n  Kind b;\n',
  );
  assert.equal(status, 0, stdout);
});

for (const line of [
  'using lessons::Step;',
  '  using lessons::Step;',
  'namespace fs = files::here;',
]) {
  test(`an unused name is found: ${line}`, () => {
    const { status, stdout } = check(`int a;\n${line}\n`);
    assert.equal(status, 1);
    assert.ok(
      stdout.startsWith(`core/a.cpp: error: nothing uses this name: ${line.trim()}\n`),
      stdout,
    );
  });
}

for (const line of ['typedef int Cell;', '  typedef int Cell;']) {
  test(`an alias of the old form is found: ${line}`, () => {
    const { status, stdout } = check(`${line}\nCell a;\n`);
    assert.equal(status, 1);
    assert.match(
      stdout,
      /^core\/a\.cpp: error: an alias is declared by using: typedef int Cell;\n/,
    );
  });
}
