// Reads every source file and header of core and wasm alone with the system's compiler, since builds read
// the files of a folder as one, where an #include that is missing is not seen:
// node scripts/testing/compile-alone.mjs COMPILER [everyday]. Nothing is compiled, and warnings count as
// errors. Common headers of the standard library are read once for all: whether a file names its own,
// scripts/check-includes sees.

import { execFile, execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import process from 'node:process';

import { changed, choose, readTable, sampleNumber, told } from './everyday.mjs';

const [compiler, extent] = process.argv.slice(2);

const files = ['core', 'wasm']
  .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name)))
  .filter((name) => /\.[ch]pp$/.test(name))
  // These need Emscripten's headers, and its build compiles them alone.
  .filter((name) => !/^wasm\/.*bindings(_support)?\.[ch]pp$/.test(name))
  .sort();

/** A header that its own source file includes first is read alone there. */
function isReadBySource(header) {
  const source = header.replace(/hpp$/, 'cpp');
  if (!files.includes(source)) return false;
  const [, first] = /^#include (.*)$/m.exec(readFileSync(source, 'utf8')) ?? [];
  return first === `"${header}"`;
}

const wanted = files.filter((file) => file.endsWith('.cpp') || !isReadBySource(file));
let queue = wanted;
if (extent === 'everyday') {
  const { files: those } = changed();
  const { taken, changedLeftOut } = choose(wanted, {
    weightOf: (file) => statSync(file).size,
    isChanged: (file) => those.has(file) || those.has(file.replace(/cpp$/, 'hpp')),
    share: readTable().layers.get('native').share,
    number: sampleNumber().number,
  });
  queue = wanted.filter((file) => taken.has(file));
  console.log(
    `SAMPLED: ${told('files that are compiled alone', queue.length, wanted.length, changedLeftOut)}`,
  );
}

const scratch = mkdtempSync(join(tmpdir(), 'ninefold-alone-'));
const common = join(scratch, 'common.hpp');
const standard =
  'algorithm array functional map memory optional set span string string_view utility vector';
writeFileSync(common, standard.replace(/\w+ ?/g, '#include <$&>\n').replaceAll(' >', '>'));
const language = [
  '-std=c++20',
  '-Wall',
  '-Wextra',
  '-Wpedantic',
  '-Werror',
  '-I.',
  '-Icore/include',
];
execFileSync(compiler, [...language, '-x', 'c++-header', common, '-o', `${common}.gch`]);
const options = [...language, '-fsyntax-only', '-include', common];

/** What the compiler says of a file; a header is included twice. */
function complaints(file) {
  // As the build of the command line defines it.
  const defined = '-DNINEFOLD_VERSION="0"';
  let source = file;
  if (file.endsWith('.hpp')) {
    source = join(scratch, file.replaceAll(/[/.]/g, '_') + '.cpp');
    writeFileSync(source, `#include "${resolve(file)}"\n`.repeat(2));
  }
  return new Promise((done) => {
    execFile(compiler, [...options, defined, source], (error, _, text) =>
      done(error === null ? '' : `${file} does not compile alone:\n${text}`),
    );
  });
}

let failed = 0;
const waiting = [...queue];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      const text = await complaints(file);
      if (text !== '') {
        failed++;
        console.log(text);
      }
    }
  }),
);
rmSync(scratch, { recursive: true });
console.log(`${queue.length} files compiled alone, ${failed} of them wrong`);
process.exit(failed > 0 ? 1 : 0);
