// Adds up what the tests of the page counted, writes a report as HTML, and prints a table. Called
// by scripts/coverage: FOLDER with the counts in it, folder for the report, minimum of lines and of
// branches in percent. TypeScript has to reach the minimum; components are only reported, since
// most of what Svelte makes of them is not theirs.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import libCoverage from 'istanbul-lib-coverage';
import libReport from 'istanbul-lib-report';
import libSourceMaps from 'istanbul-lib-source-maps';
import reports from 'istanbul-reports';

import { printCoverage } from './table.mjs';

const [folder, report, lines, branches] = process.argv.slice(2);

const counts = libCoverage.createCoverageMap();
for (const name of readdirSync(folder)) {
  counts.merge(JSON.parse(readFileSync(join(folder, name), 'utf8')));
}
const compiled = counts.files().filter((file) => file.endsWith('.svelte'));
const written = await libSourceMaps.createSourceMapStore().transformCoverage(counts);

const context = libReport.createContext({ dir: report, coverageMap: written });
reports.create('html').execute(context);
reports.create('json').execute(context);

const part = ({ covered, total }) => ({ covered, count: total });
const rowOf = (file) => {
  const summary = written.fileCoverageFor(file).toSummary();
  return {
    name: relative(process.cwd(), file),
    lines: part(summary.lines),
    branches: part(summary.branches),
  };
};
const rows = written.files().sort().map(rowOf);
const isComponent = ({ name }) => name.endsWith('.svelte');
printCoverage(
  rows.filter((row) => !isComponent(row)),
  { lines, branches },
  rows.filter(isComponent).map((row) => ({ ...row, name: `components (${compiled.length})` })),
);
