// Plants one bad line at a time in a small copy of the folders and expects it to be found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { runOn } from './small-copy.mjs';

const script = fileURLToPath(new URL('../../scripts/check-dependencies', import.meta.url));

const good = {
  'core/board/grid.hpp':
    '// A grid.\n#pragma once\n#include "core/board/shape.hpp"\n#include <array>\n',
  'core/rules/rule.cpp': '#include "core/board/grid.hpp"\n',
  'core/engine/search.cpp': '#include "core/rules/rule.hpp"\n// #include <iostream>\n',
  'core/cli/commands/answers/solve_command.cpp':
    '#include "core/engine/search.hpp"\n#include <cstdio>\n',
  'wasm/shared/bindings_support.hpp':
    '#pragma once\n#include "wasm/shared/api.hpp"\n#include <emscripten/bind.h>\n',
  'wasm/api.cpp': '#include "core/engine/search.hpp"\n',
  'site/src/board/view.ts': 'export interface View {}\n',
  'site/src/solver/solver.ts': "import { start } from '../engine/client.ts';\n",
  'site/src/engine/client.ts': "import './worker.ts';\n/* never innerHTML */\n",
  'site/src/engine/worker.ts': "import type { Module } from 'ninefold-wasm';\n",
  'site/src/features/play/Keypad.svelte':
    "<script>import { read } from '../../solver/solver.ts';</script>\n",
  'site/src/shell/App.svelte':
    "<script>import Keypad from '../features/play/Keypad.svelte';</script>\n",
  'site/src/main.ts': "import { mount } from 'svelte';\nimport './shell/App.svelte';\n",
};

const check = (changes) => runOn(script, { ...good, ...changes });

test('what follows the arrows passes', () => {
  const { status, stdout, stderr } = check({});
  assert.equal(stderr, '');
  assert.equal(status, 0);
  assert.match(stdout, /6 C\+\+ files and 7 files of the page/);
});

const bad = [
  [
    'the board includes a rule',
    'core/board/grid.hpp',
    '#pragma once\n#include "core/rules/rule.hpp"\n',
    2,
  ],
  ['a header may be read twice', 'core/board/grid.hpp', '#include <array>\n', 1],
  [
    'the engine includes a format',
    'core/engine/search.cpp',
    '#include "core/formats/lines.hpp"\n',
    1,
  ],
  [
    'verify includes the engine',
    'core/verify/verify.cpp',
    '#include "core/engine/engine.hpp"\n',
    1,
  ],
  [
    'lessons include the engine',
    'core/lessons/trace.hpp',
    '#pragma once\n#include "core/engine/engine.hpp"\n',
    2,
  ],
  ['the core includes the façade', 'core/rules/rule.cpp', '#include "wasm/shared/api.hpp"\n', 1],
  [
    'the core includes a test',
    'core/rules/rule.cpp',
    '#include "tests/support/puzzles/grids.hpp"\n',
    1,
  ],
  ['a relative include', 'core/rules/rule.cpp', '#include "rule.hpp"\n', 1],
  ['the core prints', 'core/rules/rule.cpp', '#  include <iostream>\n', 1],
  ['the core opens files', 'core/formats/text/lines.cpp', '#include <filesystem>\n', 1],
  ['the core knows Emscripten', 'core/engine/search.cpp', '#include <emscripten.h>\n', 1],
  ['the façade knows Emscripten', 'wasm/api.cpp', '#include <emscripten/val.h>\n', 1],
  ['a folder nobody knows', 'core/magic/magic.cpp', '', 1],
  [
    'a feature talks to the engine',
    'site/src/features/play/Keypad.svelte',
    "import '../../engine/client.ts';\n",
    1,
  ],
  [
    'a feature imports another',
    'site/src/features/play/Keypad.svelte',
    "import type { Asking } from '../ask/asking.svelte.ts';\n",
    1,
  ],
  [
    'a feature imports a component of another',
    'site/src/features/play/Keypad.svelte',
    "\nawait import('../watch/WatchView.svelte');\n",
    2,
  ],
  [
    'a feature imports the shell',
    'site/src/features/play/Keypad.svelte',
    "import '../../shell/app.svelte.ts';\n",
    1,
  ],
  [
    'the game imports a feature',
    'site/src/game/game.ts',
    "import '../features/play/board-view.ts';\n",
    1,
  ],
  ['a feature that is in no table', 'site/src/features/magic/magic.ts', 'export {};\n', 1],
  ['a file that belongs to no feature', 'site/src/features/magic.ts', 'export {};\n', 1],
  [
    'the board knows the game',
    'site/src/board/view.ts',
    "export { a } from '../game/game.ts';\n",
    1,
  ],
  [
    'the engine knows the game',
    'site/src/engine/client.ts',
    "await import('../game/edits.ts');\n",
    1,
  ],
  ['the solver knows the module', 'site/src/solver/solver.ts', "import 'ninefold-wasm';\n", 1],
  [
    'the page imports a test',
    'site/src/solver/solver.ts',
    "import '../../../tests/support/x.ts';\n",
    1,
  ],
  ['a package nobody chose', 'site/src/solver/solver.ts', "import x from 'lodash';\n", 1],
  ['a folder of the page nobody knows', 'site/src/magic/magic.ts', '', 1],
  ['markup from text', 'site/src/board/view.ts', '\n\nnode.innerHTML = text;\n', 3],
  [
    'markup from text in Svelte',
    'site/src/features/play/Keypad.svelte',
    '<p>{@html text}</p>\n',
    1,
  ],
  ['code from text', 'site/src/solver/solver.ts', 'eval(text);\n', 1],
  ['code from text by a function', 'site/src/solver/solver.ts', 'new Function(text);\n', 1],
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

/** So many headers of core/board beside the one that is there. */
const headers = (count) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`core/board/h${i}.hpp`, '#pragma once\n']),
  );

test('a folder of too many files is found; READMEs and cases are no such files', () => {
  const data = Array.from({ length: 30 }, (_, i) => [`tests/cases/cli/${i}.txt`, '']);
  const full = { ...headers(19), ...Object.fromEntries(data), 'core/board/README.md': '' };
  assert.equal(check(full).stderr, '');
  const { status, stderr } = check({ ...full, ...headers(20) });
  assert.equal(status, 1);
  assert.match(stderr, /^core\/board:0: 21 files; more than 20 /);
});

test('an empty folder does not pass for a clean one', () => {
  assert.equal(runOn(script, {}).status, 1);
});
