// What the everyday run takes (scripts/testing/everyday.mjs): six commits in a row see everything, what
// has changed is among it, and nothing is left out without being told.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import {
  choose,
  deal,
  readTable,
  sampledBrowserFiles,
  sampledTests,
} from '../../scripts/testing/everyday.mjs';

const six = [0, 1, 2, 3, 4, 5];
const things = Array.from({ length: 40 }, (_, index) => `thing ${String(index)}`);
const weightOf = (thing) => Number(thing.slice(6)) + 1;
const none = () => false;

test('things are dealt out to sixths of about the same weight, the same ones each time', () => {
  const sixths = deal(things, weightOf);
  const sums = six.map((part) =>
    things
      .filter((thing) => sixths.get(thing) === part)
      .reduce((sum, each) => sum + weightOf(each), 0),
  );
  assert.ok(Math.max(...sums) - Math.min(...sums) <= 10, String(sums));
  assert.deepEqual(deal([...things].reverse(), weightOf), sixths);
});

test('six numbers in a row see each thing once, wherever they begin', () => {
  for (const start of [0, 4, 1173]) {
    const seen = six.flatMap((step) => [
      ...choose(things, { weightOf, isChanged: none, share: 1, number: start + step }).taken,
    ]);
    assert.deepEqual(seen.sort(), [...things].sort());
  }
});

test('what has changed is taken up to its share, and the rest of it counted', () => {
  const isChanged = (thing) => weightOf(thing) % 2 === 0;
  const all = choose(things, { weightOf, isChanged, share: 1, number: 3 });
  assert.equal(all.changedLeftOut, 0);
  for (const thing of things) if (isChanged(thing)) assert.ok(all.taken.has(thing));
  const some = choose(things, { weightOf, isChanged, share: 0.1, number: 3 });
  assert.ok(some.changedLeftOut > 0);
  const changed = things.filter(isChanged);
  assert.equal(changed.filter((thing) => !some.taken.has(thing)).length, some.changedLeftOut);
});

test('what is always taken is in each', () => {
  for (const number of six) {
    const isAlways = (thing) => thing === 'thing 7';
    const options = { weightOf, isChanged: none, isAlways, share: 0, number };
    assert.ok(choose(things, options).taken.has('thing 7'));
  }
});

test('the table names every layer, and files that are there', () => {
  const { layers, always } = readTable();
  const { stdout } = spawnSync(
    fileURLToPath(new URL('../../scripts/test', import.meta.url)),
    ['--help'],
    { encoding: 'utf8' },
  );
  for (const name of ['format', 'native', 'sanitize', 'tidy']) assert.ok(layers.has(name));
  for (const [name, { everyday, seconds, everydaySeconds }] of layers) {
    assert.match(stdout, new RegExp(`^ {2}${name} `, 'm'));
    assert.ok(['all', 'sixth'].includes(everyday), name);
    assert.ok(everydaySeconds > 0 && everydaySeconds <= seconds, name);
  }
  const { files } = sampledBrowserFiles(0);
  for (const file of always) assert.ok(files.includes(file), file);
});

test('six commits run every file of browser tests, and compile every file of native tests', () => {
  const browser = new Set(six.flatMap((number) => sampledBrowserFiles(number).files));
  const native = new Set(six.flatMap((number) => sampledTests(number).sources));
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const there = (pattern, ...folders) =>
    execFileSync('find', [...folders, '-name', pattern], { cwd: root, encoding: 'utf8' })
      .trim()
      .split('\n')
      .sort();
  assert.deepEqual([...browser].sort(), there('*.test.ts', 'tests/browser'));
  assert.deepEqual(
    [...native].filter((file) => file.endsWith('_test.cpp')).sort(),
    there('*_test.cpp', 'tests/core', 'tests/cli', 'tests/wasm/native'),
  );
});

let folder;
before(() => {
  folder = mkdtempSync(join(tmpdir(), 'everyday-'));
  mkdirSync(join(folder, 'scripts/testing'), { recursive: true });
  cpSync(
    fileURLToPath(new URL('../../scripts/testing/everyday.mjs', import.meta.url)),
    join(folder, 'scripts/testing/everyday.mjs'),
  );
});
after(() => rmSync(folder, { recursive: true }));

const told = (what, environment = {}) =>
  execFileSync('node', [join(folder, 'scripts/testing/everyday.mjs'), what], {
    encoding: 'utf8',
    env: { ...process.env, NINEFOLD_SAMPLE: '', NINEFOLD_BASE: '', ...environment },
  }).trim();
const git = (...parameters) =>
  execFileSync('git', ['-C', folder, '-c', 'user.name=a', '-c', 'user.email=a@b', ...parameters], {
    encoding: 'utf8',
  });

test('the number grows with the commits; without a repository it is that of the day', () => {
  assert.match(told('from'), /^the day/);
  assert.equal(told('number', { NINEFOLD_SAMPLE: '17' }), '17');
  git('init', '-q', '-b', 'main');
  for (const number of ['1', '2', '3']) {
    writeFileSync(join(folder, `${number}.txt`), '');
    git('add', `${number}.txt`);
    git('commit', '-q', '-m', number);
    assert.equal(told('number'), number);
  }
  assert.equal(told('from'), 'the number of commits');
});

test('on a branch, what has changed is what is not on main', () => {
  git('checkout', '-q', '-b', 'side');
  writeFileSync(join(folder, 'side.txt'), '');
  git('add', 'side.txt');
  git('commit', '-q', '-m', 'side');
  assert.equal(told('since'), git('rev-parse', 'main').trim());
});

test('a shallow clone, which cannot count its commits, takes the name of its commit', () => {
  const shallow = join(folder, 'shallow');
  git('clone', '-q', '--depth', '1', `file://${folder}`, shallow);
  mkdirSync(join(shallow, 'scripts/testing'), { recursive: true });
  cpSync(
    join(folder, 'scripts/testing/everyday.mjs'),
    join(shallow, 'scripts/testing/everyday.mjs'),
  );
  const from = execFileSync('node', [join(shallow, 'scripts/testing/everyday.mjs'), 'from'], {
    encoding: 'utf8',
    env: { ...process.env, NINEFOLD_SAMPLE: '' },
  });
  assert.equal(from.trim(), 'the name of the commit');
});
