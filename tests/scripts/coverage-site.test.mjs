// Gives the script counts made by hand, from two processes, and reads the table.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../scripts/covered/site.mjs', import.meta.url));

const at = (line) => ({ start: { line, column: 0 }, end: { line, column: 9 } });

/** A file with a statement on each line, and one branch of two ways. */
function countsOf(path, statements, ways) {
  return {
    [path]: {
      path,
      statementMap: Object.fromEntries(statements.map((_, index) => [index, at(index + 1)])),
      s: Object.fromEntries(statements.map((count, index) => [index, count])),
      fnMap: {},
      f: {},
      branchMap: { 0: { type: 'if', loc: at(1), locations: [at(1), at(1)] } },
      b: { 0: ways },
    },
  };
}

let folder;

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverage-'));
  mkdirSync(join(folder, 'counts'));
  mkdirSync(join(folder, 'none'));
  const files = {
    one: {
      ...countsOf('site/src/game/a.ts', [1, 0, 0, 0], [1, 0]),
      ...countsOf('site/src/game/b.ts', [0, 0], [0, 0]),
    },
    other: {
      ...countsOf('site/src/game/a.ts', [0, 2, 3, 0], [0, 1]),
      ...countsOf('site/src/shell/C.svelte', [0], [0, 0]),
    },
  };
  for (const [name, counts] of Object.entries(files))
    writeFileSync(join(folder, 'counts', `${name}.json`), JSON.stringify(counts));
});
after(() => rmSync(folder, { recursive: true }));

function run(counts, lines, branches) {
  const report = join(folder, 'report');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [script, join(folder, counts), report, String(lines), String(branches)],
    { encoding: 'utf8', cwd: folder },
  );
  return {
    status,
    stderr,
    rows: stdout.split('\n').map((line) => line.replace(/ +/g, ' ').trim()),
  };
}

test('what ran in any process has run, and components are told apart', () => {
  const { status, rows, stderr } = run('counts', 0, 0);
  assert.equal(status, 0, stderr);
  assert.deepEqual(rows.slice(1, 4), [
    'site/src/game 50.0 % 50.0 %',
    'all 50.0 % 50.0 %',
    'components (1) 0.0 % 0.0 %',
  ]);
});

test('less than the minimum of lines or of branches ends with 1 and names the files', () => {
  for (const [lines, branches] of [
    [51, 0],
    [0, 51],
  ]) {
    const { status, rows, stderr } = run('counts', lines, branches);
    assert.equal(status, 1);
    assert.match(
      stderr,
      new RegExp(`less than the ${lines} % of lines and ${branches} % of branches`),
    );
    assert.ok(rows.includes('site/src/game/b.ts 0.0 % 0.0 %'));
    assert.ok(!rows.some((row) => row.startsWith('site/src/game/a.ts')));
  }
  assert.equal(run('counts', 50, 50).status, 0);
});

test('nothing measured is a failure', () => {
  assert.equal(run('none', 0, 0).status, 1);
});
