// Runs the real scripts/test in a project of its own, in which every tool is a stand-in: what it
// does after a layer that fails, and what it says at the end.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const scripts = fileURLToPath(new URL('../../scripts/', import.meta.url));

let project;

/** Puts a program into the project, by default one that does nothing and succeeds. */
function program(name, ...lines) {
  const file = join(project, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, ['#!/usr/bin/env bash', ...lines, ''].join('\n'), { mode: 0o755 });
}

const caseWith = (inside) => `<testcase name="one">${inside}</testcase>`;
const passed = '<testcase name="one"/>';
const failed = caseWith('<failure message="expected 4"></failure>');

/** A stand-in for ctest, which writes these test cases, each in its own line, and ends so. */
function ctest(status, ...cases) {
  program(
    'build/tools/bin/ctest',
    'while [ "$1" != --output-junit ]; do shift; done',
    `printf '%s\\n' '<testsuite>' ${cases.map((each) => `'${each}'`).join(' ')} '</testsuite>' >"$2"`,
    `exit ${status}`,
  );
}

const environment = Object.fromEntries(
  // A test runner inside a test runner would report to the outer one, and what that one samples is its own.
  Object.entries(process.env).filter(([name]) => !/^(NODE_TEST|NINEFOLD_)/.test(name)),
);

function run(...layers) {
  const { status, stdout, stderr } = spawnSync(join(project, 'scripts/test'), layers, {
    env: environment,
    encoding: 'utf8',
  });
  const lines = stdout.trimEnd().split('\n');
  return {
    status,
    stdout,
    stderr,
    last: lines.at(-1),
    failures: lines.filter((line) => line.startsWith('FAILED')),
  };
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'layers-'));
  for (const name of ['test', 'environment', 'testing/layers', 'testing/everyday.mjs'])
    cpSync(scripts + name, join(project, 'scripts', name));
  for (const folder of ['core', 'wasm', 'tests/scripts', 'tests/install'])
    mkdirSync(join(project, folder), { recursive: true });
  for (const tool of ['cmake', 'npx', 'npm', 'clang-format-14']) program(`build/tools/bin/${tool}`);
  program('scripts/install');
  program('scripts/check-dependencies');
  program('scripts/check-includes');
  writeFileSync(join(project, 'scripts/testing/compile-alone.mjs'), '');
  cpSync(scripts + '../tests/everyday.txt', join(project, 'tests/everyday.txt'));
  writeFileSync(
    join(project, 'tests/scripts/one.test.mjs'),
    `import { test } from 'node:test';\ntest('one', () => {});\n`,
  );
  // The native layer has tests of what it installs, too: this file counts as one.
  writeFileSync(join(project, 'tests/install/none.test.mjs'), '');
  ctest(0, passed);
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

test('all that pass: the sum of their test cases, and success', () => {
  const { status, stdout, last, failures } = run('dependencies', 'native', 'sanitize');
  assert.equal(last, '4 passed, 0 failed');
  assert.deepEqual(failures, []);
  assert.equal(status, 0, stdout);
});

test('the layers after one that fails are run, and the end says which failed', () => {
  ctest(8, passed, failed);
  const { status, stdout, last, failures } = run('native', 'dependencies', 'sanitize', 'format');
  assert.match(stdout, /^== dependencies: \d+ s/m);
  assert.match(stdout, /^== format: \d+ s/m);
  assert.deepEqual(failures, [
    'FAILED: native sanitize (again with: scripts/test native sanitize)',
  ]);
  assert.equal(last, '3 passed, 2 failed');
  assert.equal(status, 1);
});

test('the names of the test cases that failed stand at the end', () => {
  const named = `<testcase classname="a" name="counts &gt; 1 &amp; &quot;odd&quot;" time="1">`;
  ctest(8, passed, `${named}<failure message="a > b"/></testcase>`);
  const { stdout } = run('native');
  assert.match(stdout, /^FAILED: .*\n {2}counts > 1 & "odd"\n1 passed, 1 failed$/m);
});

test('a layer that fails without a failed test case counts as one', () => {
  program('scripts/check-dependencies', 'exit 1');
  const { status, stdout, last, failures } = run('dependencies', 'native');
  assert.match(stdout, /^== dependencies: FAILED after \d+ s/m);
  assert.deepEqual(failures, ['FAILED: dependencies (again with: scripts/test dependencies)']);
  assert.equal(last, '2 passed, 1 failed');
  assert.equal(status, 1);
});

test('a command that fails ends its own layer', () => {
  program('scripts/check-dependencies', 'exit 1');
  run('dependencies');
  assert.equal(existsSync(join(project, 'build/test-results/dependencies.xml')), false);
});

test('each check of the layer of dependencies can fail it', () => {
  program('scripts/check-includes', 'exit 1');
  assert.equal(run('dependencies').last, '0 passed, 1 failed');
});

test('a layer that does not compile counts as failed, also beside one with failed test cases', () => {
  program('build/tools/bin/npm', 'exit 2');
  ctest(8, failed, passed);
  const { last, failures } = run('site', 'native');
  assert.deepEqual(failures, ['FAILED: site native (again with: scripts/test site native)']);
  assert.equal(last, '1 passed, 2 failed');
});

test('a failed test case is never a success, whatever its runner says', () => {
  ctest(0, failed, passed);
  const { status, last, failures } = run('native', 'dependencies');
  assert.deepEqual(failures, ['FAILED: native (again with: scripts/test native)']);
  assert.equal(last, '3 passed, 1 failed');
  assert.equal(status, 1);
});

test('a layer that runs beside another is waited for and told in its turn, failed or not', () => {
  program('build/tools/bin/cppcheck', 'echo cppcheck looked');
  program('build/tools/bin/clang-tidy-14');
  mkdirSync(join(project, 'scripts'), { recursive: true });
  writeFileSync(join(project, 'scripts/testing/tidy.mjs'), 'process.exit(3);\n');
  const { stdout, failures, status } = run('browser', 'dependencies', 'tidy');
  const order = ['== browser:', '== dependencies:', '== tidy\n', '== tidy: FAILED after'];
  const places = order.map((text) => stdout.indexOf(text));
  assert.deepEqual(
    places,
    [...places].sort((one, other) => one - other),
    stdout,
  );
  assert.ok(places[0] >= 0, stdout);
  assert.deepEqual(failures, ['FAILED: tidy (again with: scripts/test tidy)']);
  assert.equal(status, 1);
  writeFileSync(join(project, 'scripts/testing/tidy.mjs'), '');
  const again = run('browser', 'tidy');
  assert.match(again.stdout, /== tidy\ncppcheck looked\n== tidy: \d+ s/);
  assert.equal(again.status, 0);
});

test('a test case with several failures counts once, a skipped one not at all', () => {
  const failure = '<failure message="expected 4"/>';
  ctest(8, caseWith(`\n${failure}\n${failure}`), passed, caseWith('<skipped/>'));
  const { stdout, last } = run('native');
  assert.equal(last, '1 passed, 1 failed');
  assert.match(stdout, /^1 tests skipped, 0 checks left out: see above$/m);
});

test('a check that was left out is counted, whether its layer passes or fails', () => {
  // Both seeds are drawn by this; the fresh one runs into its limit.
  const draw = (fixed) =>
    program(
      'build/release-by-folder/tests/ninefold_tests',
      `[ "$NINEFOLD_SEED" = fresh ] && exit 124 || exit ${fixed}`,
    );
  draw(0);
  const good = run('differential');
  assert.match(good.stdout, /^0 tests skipped, 1 checks left out: see above$/m);
  assert.equal(good.status, 0, good.stdout);
  draw(42);
  const bad = run('differential');
  assert.match(bad.stdout, /^0 tests skipped, 1 checks left out: see above$/m);
  assert.equal(bad.last, '0 passed, 1 failed');
  assert.equal(bad.status, 1);
});

test('the puzzles of the other seed are waited for when those of the first fail', () => {
  program(
    'build/release-by-folder/tests/ninefold_tests',
    '[ "$NINEFOLD_SEED" = fresh ] || exit 42',
    'sleep 1',
    'echo "the other seed is done"',
  );
  assert.match(run('differential').stdout, /^the other seed is done$/m);
});

test('a run of a part says at the end what it took, and still ends with its sum', () => {
  const { status, stdout, last } = run('everyday', 'native', 'dependencies');
  assert.match(stdout, /^The sixth number [1-6] of 6, by the day, for want of a repository$/m);
  assert.match(stdout, /^About \d+ minutes on two idle cores/m);
  assert.match(
    stdout,
    /\nNot everything was run \(scripts\/test all does\):\n {2}native: all tests; .* number [1-6]\n3 passed/,
  );
  assert.equal(last, '3 passed, 0 failed');
  assert.equal(status, 0, stdout);
});

test('a run of everything says how long it takes, and samples nothing', () => {
  const { stdout, last } = run('all', 'native', 'dependencies');
  assert.match(stdout, /^About \d+ minutes on two idle cores/);
  assert.doesNotMatch(stdout, /Not everything|SAMPLED/);
  assert.equal(last, '3 passed, 0 failed');
});

test('an interruption ends all of it', async () => {
  program(
    'scripts/check-dependencies',
    'echo begun',
    'trap "kill $!; exit 1" INT',
    'sleep 20 & wait',
  );
  const child = spawn(join(project, 'scripts/test'), ['dependencies', 'format'], {
    env: environment,
    detached: true,
  });
  let output = '';
  child.stdout.on('data', (piece) => {
    const begins = !output.includes('begun') && String(piece).includes('begun');
    output += piece;
    // As a terminal does: to all of its programs.
    if (begins) process.kill(-child.pid, 'SIGINT');
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  assert.match(output, /^Interrupted in the layer: dependencies$/m);
  assert.doesNotMatch(output, /== format/);
  assert.equal(status, 130);
});

test('a name that is no layer is refused before anything is installed or run', () => {
  program('scripts/install', 'echo installed');
  const { status, stdout, stderr } = run('native', 'nativ');
  assert.equal(status, 64);
  assert.equal(stdout, '');
  assert.match(stderr, /^usage: scripts\/test/);
});
