// Prints llvm-cov's summary as a table. Called by scripts/coverage: FILE, minimum of lines and of
// branches in percent.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

import { printCoverage } from './table.mjs';

const [file, lines, branches] = process.argv.slice(2);
const { files } = JSON.parse(readFileSync(file, 'utf8')).data[0];
const measured = files
  .map(({ filename, summary }) => ({ name: relative(process.cwd(), filename), ...summary }))
  .filter(({ name }) => /^(core|wasm)\//.test(name));
printCoverage(measured, { lines, branches });
