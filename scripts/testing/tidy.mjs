// Checks the C++ that a build compiles with clang-tidy:
// node scripts/testing/tidy.mjs CLANG-TIDY FOLDER [everyday], where FOLDER holds compile_commands.json, and
// `everyday` takes what scripts/testing/everyday.mjs chooses. What was found right is remembered in
// FOLDER/checked by all that the verdict depends on, so that a second run looks at nothing but what has
// changed.

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import process from 'node:process';

import { changed, choose, readTable, sampleNumber, told } from './everyday.mjs';

const [tool, folder, extent] = process.argv.slice(2);
const checked = join(folder, 'checked');
mkdirSync(checked, { recursive: true });

/** What a program prints, and whether it ended well; it may print a hundred megabytes. */
function run(program, parameters, directory = '.') {
  return new Promise((resolve) => {
    const options = { cwd: directory, maxBuffer: 1 << 27 };
    execFile(program, parameters, options, (error, out, complaints) =>
      resolve({ isWell: error === null, out, complaints }),
    );
  });
}

/** The sources that a file of the build stands for: itself, or those that it includes whole. */
function sourcesOf(file) {
  const included = [...readFileSync(file, 'utf8').matchAll(/^#include "(\/.*\.cpp)"$/gm)];
  return included.length > 0 ? included.map(([, source]) => source) : [file];
}

/**
 * The job of a file that includes sources whole, under the name by which clang's analyzer knows
 * such files: under any other it follows no path through the sources.
 */
function unified(job) {
  const file = join(dirname(job.file), `UnifiedSource-${basename(job.file)}`);
  const text = readFileSync(job.file, 'utf8');
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return { ...job, file, command: job.command.replaceAll(job.file, file) };
}

/** Each source once; they include all headers. The longest come first. */
function jobs() {
  const seen = new Set();
  return JSON.parse(readFileSync(join(folder, 'compile_commands.json'), 'utf8'))
    .map((job) => ({ ...job, sources: sourcesOf(job.file) }))
    .filter(({ sources }) => sources.filter((each) => !seen.has(each) && seen.add(each)).length > 0)
    .map((job) => (job.sources[0] === job.file ? job : unified(job)))
    .map((job) => ({
      ...job,
      size: job.sources.reduce((sum, each) => sum + statSync(each).size, 0),
    }))
    .sort((one, other) => other.size - one.size);
}

function cppFiles(parent) {
  return readdirSync(parent, { recursive: true })
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => join(parent, name));
}

const settings = ['.clang-tidy', 'tests/.clang-tidy'].map((file) => readFileSync(file, 'utf8'));
const { out: version } = await run(tool, ['--version']);

/** A name for everything that clang-tidy looks at: comments and macros count, too. */
async function keyOf({ command, directory }) {
  if (command === undefined) return undefined;
  const { out, isWell } = await run('sh', ['-c', `${command} -E -C -dD -o -`], directory);
  if (!isWell) return undefined;
  return createHash('sha256')
    .update([version, ...settings, command, out].join('\0'))
    .digest('hex');
}

let found = 0;
let remembered = 0;

async function check(job) {
  const key = await keyOf(job);
  if (key !== undefined && existsSync(join(checked, key))) {
    remembered++;
    return;
  }
  const { out, complaints, isWell } = await run(tool, ['-p', checked, '--quiet', job.file]);
  const problems = complaints.replace(/^\d+ warnings?( and \d+ errors?)? generated\.$\n?/gm, '');
  if (isWell && out === '') {
    if (key !== undefined) writeFileSync(join(checked, key), '');
    return;
  }
  found++;
  process.stdout.write(out + problems);
}

const queue = jobs();
writeFileSync(
  join(checked, 'compile_commands.json'),
  JSON.stringify(queue.map(({ directory, command, file }) => ({ directory, command, file }))),
);
const compiled = new Set(
  queue.flatMap(({ sources }) => sources.map((each) => relative('.', each))),
);
// What only WASM compiles is read as if it were native; the bindings need Emscripten's headers.
for (const file of ['core', 'wasm', 'tests'].flatMap(cppFiles)) {
  if (compiled.has(file) || /^wasm\/.*bindings\.cpp$/.test(file)) continue;
  compiled.add(file);
  queue.push({ file, sources: [file] });
}

// What clang-tidy takes long for though a line says it all. It looks for unused names only in the file
// that it was given, too, which may be a whole folder.
for (const source of compiled) {
  const text = readFileSync(source, 'utf8');
  for (const [line, name] of text.matchAll(
    /^ *(?:using [\w:]*::(?=\w+;)|namespace (?=\w+ =))(\w+).*;$/gm,
  )) {
    if (text.split(new RegExp(`\\b${name}\\b`)).length > 2) continue;
    found++;
    console.log(`${source}: error: nothing uses this name: ${line.trim()}`);
  }
  for (const [line] of text.matchAll(/^ *typedef .*$/gm)) {
    found++;
    console.log(`${source}: error: an alias is declared by using: ${line.trim()}`);
  }
}

// The reading above took no time and saw everything; clang-tidy itself takes minutes.
const all = queue.length;
let message;
if (extent === 'everyday') {
  const { files } = changed();
  const isChanged = (source) => {
    const name = relative('.', source);
    return files.has(name) || files.has(name.replace(/\.cpp$/, '.hpp'));
  };
  const { taken, changedLeftOut } = choose(queue, {
    weightOf: ({ sources }) => sources.reduce((sum, each) => sum + statSync(each).size, 0),
    nameOf: ({ sources }) => relative('.', sources[0]),
    isChanged: ({ sources }) => sources.some(isChanged),
    share: readTable().layers.get('tidy').share,
    number: sampleNumber().number,
  });
  queue.splice(0, queue.length, ...queue.filter((job) => taken.has(job)));
  message = told('tidy: parts of the sources', taken.size, all, changedLeftOut);
}

const count = queue.length;
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) await check(job);
  }),
);
console.log(
  `clang-tidy: ${compiled.size} sources in ${all} parts, ${count} of them looked at, ${remembered} as they were`,
);
if (message !== undefined) console.log(`SAMPLED: ${message}`);
process.exit(found > 0 ? 1 : 0);
