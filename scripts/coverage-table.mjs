// Prints llvm-cov's summary as a table by folder, and the files under the minimum one by one.
// Called by scripts/coverage: FILE, minimum of lines and of branches in percent.
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';

const [file, minimumLines, minimumBranches] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(file, 'utf8')).data[0];

/** The percentage, a folder or file without any counting as fully covered. */
const percent = ({ covered, count }) => (count === 0 ? 100 : (100 * covered) / count);

function add(sums, name, { lines, branches }) {
  const sum = (sums[name] ??= { lines: { covered: 0, count: 0 }, branches: { covered: 0, count: 0 } });
  for (const [part, summary] of [[sum.lines, lines], [sum.branches, branches]]) {
    part.covered += summary.covered;
    part.count += summary.count;
  }
}

const folders = {};
const whole = {};
const low = {};
for (const { filename, summary } of files) {
  const name = relative(process.cwd(), filename);
  if (!/^(core|wasm)\//.test(name)) continue;
  add(folders, dirname(name), summary);
  add(whole, 'all', summary);
  if (percent(summary.lines) < minimumLines || percent(summary.branches) < minimumBranches) {
    add(low, name, summary);
  }
}
if (whole.all === undefined) {
  console.error('no file of core or wasm was measured');
  process.exit(1);
}

function print(title, rows) {
  console.log(`${title.padEnd(44)} ${'lines'.padStart(8)} ${'branches'.padStart(9)}`);
  for (const [name, { lines, branches }] of Object.entries(rows)) {
    const share = (part, width) => `${percent(part).toFixed(1)} %`.padStart(width);
    console.log(`${name.padEnd(44)} ${share(lines, 8)} ${share(branches, 9)}`);
  }
}

print('folder', { ...folders, ...whole });
if (Object.keys(low).length > 0) print('\nfiles below the minimum', low);
const { lines, branches } = whole.all;
if (percent(lines) < minimumLines || percent(branches) < minimumBranches) {
  console.error(`less than the ${minimumLines} % of lines and ${minimumBranches} % of branches asked for`);
  process.exit(1);
}
