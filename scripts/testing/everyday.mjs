// What the everyday scripts/test takes of a layer (tests/everyday.txt): its sixth, chosen by the commit,
// and what has changed. Run by itself it prints what the shell needs.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
/** How many commits in a row see everything. */
export const parts = 6;

/** What git prints, or undefined where there is no git or no repository. */
function git(...parameters) {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] };
    return execFileSync('git', parameters, options).trim();
  } catch {
    return undefined;
  }
}

/** Rows of the table: the layers by name, and the files that run at every commit. */
export function readTable(text = readFileSync(join(root, 'tests/everyday.txt'), 'utf8')) {
  const rows = text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/\s+/))
    .filter(([first]) => first !== '');
  const layers = new Map();
  const always = [];
  for (const [name, ...fields] of rows) {
    if (name === 'always') always.push(fields[0]);
    else {
      const [everyday, share, seconds, everydaySeconds] = fields;
      layers.set(name, {
        everyday,
        share: Number(share) / 100,
        seconds: Number(seconds),
        everydaySeconds: Number(everydaySeconds),
      });
    }
  }
  return { layers, always };
}

/**
 * The number that chooses the sixth, and where it is from: NINEFOLD_SAMPLE, else how many commits lead
 * to this one. A shallow clone does not know that, so there the commit's name is taken as a number, and
 * where there is no repository the day: both reach every sixth, but not in six steps.
 */
export function sampleNumber() {
  const given = process.env.NINEFOLD_SAMPLE;
  if (given !== undefined && /^\d+$/.test(given)) {
    return { number: Number(given), from: 'NINEFOLD_SAMPLE' };
  }
  const isWhole = git('rev-parse', '--is-shallow-repository') === 'false';
  const count = isWhole ? git('rev-list', '--count', 'HEAD') : undefined;
  if (count !== undefined) return { number: Number(count), from: 'the number of commits' };
  const name = git('rev-parse', 'HEAD');
  if (name !== undefined) {
    return { number: parseInt(name.slice(0, 8), 16), from: 'the name of the commit' };
  }
  return { number: Math.floor(Date.now() / 86_400_000), from: 'the day, for want of a repository' };
}

/**
 * The commit since which things count as changed: NINEFOLD_BASE, else where this branch left main, else
 * (on main itself) the last one older by a day. Undefined where that is not known.
 */
function base() {
  const given = process.env.NINEFOLD_BASE;
  if (given !== undefined && given !== '') return git('rev-parse', '--verify', `${given}^{commit}`);
  const head = git('rev-parse', 'HEAD');
  if (head === undefined) return undefined;
  for (const main of ['origin/main', 'main']) {
    const left = git('merge-base', 'HEAD', main);
    if (left !== undefined && left !== head) return left;
  }
  const time = Number(git('show', '-s', '--format=%ct', 'HEAD'));
  const older = git('rev-list', '-1', `--before=${time - 86_400}`, 'HEAD');
  return older === '' ? undefined : older;
}

let changes;

/** The files that have changed, uncommitted ones too, and since when; no files where that is not known. */
export function changed() {
  if (changes !== undefined) return changes;
  const since = base();
  if (since === undefined) return (changes = { since: undefined, files: new Set() });
  const files = new Set();
  for (const list of [
    git('diff', '--name-only', '--diff-filter=d', since),
    git('ls-files', '--others', '--exclude-standard'),
  ]) {
    for (const file of (list ?? '').split('\n')) if (file !== '') files.add(file);
  }
  return (changes = { since, files });
}

/**
 * Deals things out to the sixths so that each weighs about as much: the heaviest first, each to the
 * lightest sixth so far. The same things always fall into the same sixths.
 */
export function deal(things, weightOf, nameOf = String) {
  const sums = Array.from({ length: parts }, () => 0);
  const sixths = new Map();
  const sorted = [...things].sort(
    (one, other) => weightOf(other) - weightOf(one) || (nameOf(one) < nameOf(other) ? -1 : 1),
  );
  for (const thing of sorted) {
    const lightest = sums.indexOf(Math.min(...sums));
    sixths.set(thing, lightest);
    sums[lightest] += weightOf(thing);
  }
  return sixths;
}

/**
 * What is taken of things: those that always are, those of the sixth, and those that have changed as
 * long as they weigh no more than `share` of all. Where they weigh more, the number says where to begin.
 */
export function choose(things, { weightOf, nameOf = String, isChanged, isAlways, share, number }) {
  const sixths = deal(
    things.filter((thing) => !isAlways?.(thing)),
    weightOf,
    nameOf,
  );
  const taken = new Set(
    things.filter((thing) => isAlways?.(thing) || sixths.get(thing) === number % parts),
  );
  const total = things.reduce((sum, thing) => sum + weightOf(thing), 0);
  const others = things.filter((thing) => !taken.has(thing) && isChanged(thing));
  const start = others.length === 0 ? 0 : (Math.floor(number / parts) * 7) % others.length;
  let weight = 0;
  let left = 0;
  for (const thing of [...others.slice(start), ...others.slice(0, start)]) {
    if (weight + weightOf(thing) > share * total) left++;
    else {
      weight += weightOf(thing);
      taken.add(thing);
    }
  }
  return { taken, changedLeftOut: left };
}

/** The sum at the end of a run: what was taken of how many, and what was left out though it has changed. */
export function told(what, taken, all, changedLeftOut) {
  const { since } = changed();
  const rest =
    since === undefined
      ? 'what has changed is not known here'
      : changedLeftOut > 0
        ? `${changedLeftOut} that have changed were left out, being more than its share`
        : 'among them all that have changed';
  return `${what}: ${taken} of ${all}; ${rest}`;
}

function filesUnder(folder, ending) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();
}

const sizeOf = (file) => statSync(join(root, file)).size;

/** The folders of the native tests, each with the files that stand in it. */
function testFolders() {
  const folders = new Map();
  for (const file of ['tests/core', 'tests/cli', 'tests/wasm/native', 'tests/support'].flatMap(
    (folder) => filesUnder(folder, '.cpp'),
  )) {
    if (!folders.has(dirname(file))) folders.set(dirname(file), []);
    folders.get(dirname(file)).push(file);
  }
  return folders;
}

/** Whether tests in this folder look at the file: the folder of the same name, or one within it. */
function looksAt(folder, file) {
  if (dirname(file) === folder || file.startsWith(`${folder}/`)) return true;
  const program = folder.replace(/^tests\/cli$/, 'core/cli').replace(/^tests\//, '');
  const source = program.replace(/^wasm\/native$/, 'wasm');
  return dirname(file) === source || (/\.(cpp|hpp)$/.test(file) && file.startsWith(`${source}/`));
}

/** The test files of the sixth and of what has changed, with what they include from other folders. */
export function sampledTests(number) {
  const folders = testFolders();
  const names = [...folders.keys()].filter((name) => !name.startsWith('tests/support'));
  const { files } = changed();
  const { taken, changedLeftOut } = choose(names, {
    weightOf: (name) => folders.get(name).reduce((sum, file) => sum + sizeOf(file), 0),
    isChanged: (name) => [...files].some((file) => looksAt(name, file)),
    share: readTable().layers.get('sanitize').share,
    number,
  });
  const sources = new Set([...taken].flatMap((name) => folders.get(name)));
  // A set grows while it is walked through.
  for (const source of sources) {
    for (const [, folder] of readFileSync(join(root, source), 'utf8').matchAll(
      /#include "(tests\/[^"]*)\/[^/"]*"/g,
    )) {
      if (folder.startsWith('tests/support') || !folders.has(folder)) continue;
      for (const helper of folders.get(folder)) {
        if (!helper.endsWith('_test.cpp')) sources.add(helper);
      }
    }
  }
  return {
    sources: [...sources].sort(),
    message: told('sanitize: folders of tests', taken.size, names.length, changedLeftOut),
  };
}

/** The files of browser tests that are taken. */
export function sampledBrowserFiles(number) {
  const all = filesUnder('tests/browser', '.test.ts');
  const { layers, always } = readTable();
  const { files } = changed();
  const { taken, changedLeftOut } = choose(all, {
    weightOf: sizeOf,
    isChanged: (file) => files.has(file),
    isAlways: (file) => always.includes(file),
    share: layers.get('browser').share,
    number,
  });
  return {
    files: [...taken].sort(),
    message: told('browser: files', taken.size, all.length, changedLeftOut),
  };
}

/** Some C++ files, with what has changed among them: for checks that look at one after the other. */
export function sampledFiles(files, number, share) {
  const { files: those } = changed();
  return choose(files, { weightOf: sizeOf, isChanged: (file) => those.has(file), share, number });
}

/** The widths that the lanes are tried with: both where the search has changed, else in turns. */
function sampledLanes(number) {
  const { files } = changed();
  const isChanged = [...files].some((file) =>
    /^core\/(engine\/(houses9|bands|counting)|board)\//.test(file),
  );
  if (isChanged) return ['lanes-plain', 'lanes-native'];
  return [number % 2 === 0 ? 'lanes-plain' : 'lanes-native'];
}

/** The C++ files that cppcheck reads. */
function sampledForCppcheck(number) {
  const all = ['core', 'wasm'].flatMap((folder) => filesUnder(folder, '.cpp'));
  const { taken, changedLeftOut } = sampledFiles(all, number, readTable().layers.get('tidy').share);
  return {
    files: [...taken].sort(),
    message: told('cppcheck: files', taken.size, all.length, changedLeftOut),
  };
}

const commands = {
  number: () => console.log(sampleNumber().number),
  from: () => console.log(sampleNumber().from),
  since: () => console.log(changed().since ?? ''),
  tests: () => console.log(sampledTests(sampleNumber().number).sources.join(';')),
  'tests-message': () => console.log(sampledTests(sampleNumber().number).message),
  browser: () => console.log(sampledBrowserFiles(sampleNumber().number).files.join('\n')),
  'browser-message': () => console.log(sampledBrowserFiles(sampleNumber().number).message),
  cppcheck: () => console.log(sampledForCppcheck(sampleNumber().number).files.join('\n')),
  'cppcheck-message': () => console.log(sampledForCppcheck(sampleNumber().number).message),
  lanes: () => console.log(sampledLanes(sampleNumber().number).join(' ')),
  /** How many processor seconds the layers take, whole with `all`: seconds all|everyday LAYER... */
  seconds: (which, ...names) => {
    const { layers } = readTable();
    const column = which === 'all' ? 'seconds' : 'everydaySeconds';
    console.log(names.reduce((sum, name) => sum + (layers.get(name)?.[column] ?? 0), 0));
  },
};

if (
  process.argv[1] !== undefined &&
  relative(process.argv[1], fileURLToPath(import.meta.url)) === ''
) {
  const [name, ...parameters] = process.argv.slice(2);
  if (!Object.hasOwn(commands, name ?? '')) {
    console.error(`usage: node scripts/testing/everyday.mjs ${Object.keys(commands).join(' | ')}`);
    process.exit(64);
  }
  commands[name](...parameters);
}
