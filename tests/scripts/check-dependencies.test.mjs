// Plants one bad line at a time in a small copy of the folders and expects it to be found.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/check-dependencies', import.meta.url));

const good = {
  'core/board/grid.hpp': '#include "core/board/shape.hpp"\n#include <array>\n',
  'core/rules/rule.cpp': '#include "core/board/grid.hpp"\n',
  'core/engine/search.cpp': '#include "core/rules/rule.hpp"\n// #include <iostream>\n',
  'core/cli/main.cpp': '#include "core/engine/search.hpp"\n#include <cstdio>\n',
  'wasm/bindings.cpp': '#include "wasm/api.hpp"\n#include <emscripten/bind.h>\n',
  'wasm/api.cpp': '#include "core/engine/search.hpp"\n',
  'site/src/board/view.ts': 'export interface View {}\n',
  'site/src/state/app.ts': "import { start } from '../engine/client.ts';\n",
  'site/src/engine/client.ts': "import './worker.ts';\n/* never innerHTML */\n",
  'site/src/engine/worker.ts': "import type { Module } from 'ninefold-wasm';\n",
  'site/src/panels/Panel.svelte': "<script>import { App } from '../state/app.ts';</script>\n",
  'site/src/main.ts': "import { mount } from 'svelte';\nimport './panels/Panel.svelte';\n",
};

function check(changes) {
  const root = mkdtempSync(join(tmpdir(), 'dependencies-'));
  try {
    for (const [file, text] of Object.entries({ ...good, ...changes })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return spawnSync(process.execPath, [script, root], { encoding: 'utf8' });
  } finally {
    rmSync(root, { recursive: true });
  }
}

test('what follows the arrows passes', () => {
  const { status, stdout, stderr } = check({});
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.match(stdout, /6 C\+\+ files and 6 files of the page/);
});

const bad = [
  ['the board includes a rule', 'core/board/grid.hpp', '\n#include "core/rules/rule.hpp"\n', 2],
  ['the engine includes a format', 'core/engine/search.cpp', '#include "core/formats/lines.hpp"\n', 1],
  ['verify includes the engine', 'core/verify/verify.cpp', '#include "core/engine/engine.hpp"\n', 1],
  ['lessons include the engine', 'core/lessons/trace.hpp', '#include "core/engine/engine.hpp"\n', 1],
  ['the core includes the façade', 'core/rules/rule.cpp', '#include "wasm/api.hpp"\n', 1],
  ['the core includes a test', 'core/rules/rule.cpp', '#include "tests/support/grids.hpp"\n', 1],
  ['a relative include', 'core/rules/rule.cpp', '#include "rule.hpp"\n', 1],
  ['the core prints', 'core/rules/rule.cpp', '#  include <iostream>\n', 1],
  ['the core opens files', 'core/formats/lines.cpp', '#include <filesystem>\n', 1],
  ['the core knows Emscripten', 'core/engine/search.cpp', '#include <emscripten.h>\n', 1],
  ['the façade knows Emscripten', 'wasm/api.cpp', '#include <emscripten/val.h>\n', 1],
  ['a folder nobody knows', 'core/magic/magic.cpp', '', 1],
  ['a panel talks to the engine', 'site/src/panels/Panel.svelte', "import '../engine/client.ts';\n", 1],
  ['the board knows the state', 'site/src/board/view.ts', "export { a } from '../state/app.ts';\n", 1],
  ['the engine knows the state', 'site/src/engine/client.ts', "await import('../state/edits.ts');\n", 1],
  ['the state knows the module', 'site/src/state/app.ts', "import 'ninefold-wasm';\n", 1],
  ['the page imports a test', 'site/src/state/app.ts', "import '../../../tests/support/x.ts';\n", 1],
  ['a package nobody chose', 'site/src/state/app.ts', "import x from 'lodash';\n", 1],
  ['a folder of the page nobody knows', 'site/src/magic/magic.ts', '', 1],
  ['markup from text', 'site/src/board/view.ts', '\n\nnode.innerHTML = text;\n', 3],
  ['markup from text in Svelte', 'site/src/panels/Panel.svelte', '<p>{@html text}</p>\n', 1],
  ['code from text', 'site/src/state/app.ts', 'eval(text);\n', 1],
  ['code from text by a function', 'site/src/state/app.ts', 'new Function(text);\n', 1],
];

for (const [what, file, text, line] of bad) {
  test(`${what} is found, with its place`, () => {
    const { status, stderr } = check({ [file]: text });
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`^${file.replaceAll('.', '\\.')}:${line}: `));
    assert.equal(stderr.trim().split('\n').length, 1, stderr);
  });
}

test('a circle of imports is found', () => {
  const { status, stderr } = check({ 'site/src/engine/worker.ts': "import './client.ts';\n" });
  assert.equal(status, 1);
  assert.match(stderr, /a circle of imports: site\/src\/engine\/client\.ts -> .*worker\.ts -> /);
});

test('an empty folder does not pass for a clean one', () => {
  const root = mkdtempSync(join(tmpdir(), 'dependencies-'));
  const { status } = spawnSync(process.execPath, [script, root]);
  rmSync(root, { recursive: true });
  assert.equal(status, 1);
});
