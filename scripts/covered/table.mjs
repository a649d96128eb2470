// Prints which part of the lines and branches ran, as a table by folder, and the files under a
// minimum one by one. What the two measurements of scripts/coverage share.

import { dirname } from 'node:path';

/** The percentage, a folder or file without any counting as fully covered. */
const percent = ({ covered, count }) => (count === 0 ? 100 : (100 * covered) / count);

function add(sums, name, { lines, branches }) {
  const sum = (sums[name] ??= {
    lines: { covered: 0, count: 0 },
    branches: { covered: 0, count: 0 },
  });
  for (const [part, summary] of [
    [sum.lines, lines],
    [sum.branches, branches],
  ]) {
    part.covered += summary.covered;
    part.count += summary.count;
  }
}

function print(title, rows) {
  console.log(`${title.padEnd(44)} ${'lines'.padStart(8)} ${'branches'.padStart(9)}`);
  for (const [name, { lines, branches }] of Object.entries(rows)) {
    const share = (part, width) => `${percent(part).toFixed(1)} %`.padStart(width);
    console.log(`${name.padEnd(44)} ${share(lines, 8)} ${share(branches, 9)}`);
  }
}

/**
 * `files` holds { name, lines: { covered, count }, branches: { covered, count } }, `minimum` the
 * percentages { lines, branches }, `beside` more rows of the same form, for which there is no
 * minimum. Ends the program with 1 where nothing was measured, or less than the minimum.
 */
export function printCoverage(files, minimum, beside = []) {
  if (files.length === 0) {
    console.error('no file was measured');
    process.exit(1);
  }
  const isLow = ({ lines, branches }) =>
    percent(lines) < minimum.lines || percent(branches) < minimum.branches;
  const folders = {};
  const whole = {};
  const low = {};
  for (const file of files) {
    add(folders, dirname(file.name), file);
    add(whole, 'all', file);
    if (isLow(file)) add(low, file.name, file);
  }
  for (const row of beside) add(whole, row.name, row);
  print('folder', { ...folders, ...whole });
  if (Object.keys(low).length > 0) print('\nfiles below the minimum', low);
  if (isLow(whole.all)) {
    console.error(
      `less than the ${minimum.lines} % of lines and ${minimum.branches} % of branches asked for`,
    );
    process.exit(1);
  }
}
