// Measures and prints the tables of scripts/bench --variants, which builds what is measured; see there.
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { loadModule } from '../../module.mjs';
import { askModule } from './asking.mjs';
import { manySolutions } from './many-solutions.mjs';
import { kindsTable, measureRandom, randomPuzzles, slowerPuzzles } from './random.mjs';
import { askInTurns, Program } from './run.mjs';
import { columnsOf, differenceOf, summaryOf, worstOf } from './table.mjs';

const folder = new URL('../../../../shared/cases/variants/', import.meta.url);

function readOptions() {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '3' },
      row: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '5' },
      iss: { type: 'string' },
      queries: { type: 'boolean', default: false },
      chromium: { type: 'boolean', default: false },
      all: { type: 'boolean', default: false },
      memory: { type: 'boolean', default: false },
      random: { type: 'string' },
    },
  });
  const rounds = Number(values.rounds);
  const row = Number(values.row);
  const seconds = Number(values.seconds);
  const areWhole = [rounds, row].every((number) => Number.isInteger(number) && number >= 1);
  if (!areWhole || !(seconds > 0)) {
    console.error('bench: expected whole numbers of --rounds and --row, and --seconds above 0');
    process.exit(64);
  }
  if (values.iss !== undefined && !existsSync(`${values.iss}/js/solver/sudoku_builder.js`)) {
    console.error(`bench: --iss ${values.iss}: no Interactive Sudoku Solver there`);
    process.exit(66);
  }
  if (values.random !== undefined && !/^\d{1,18}$/.test(values.random)) {
    console.error(`bench: expected a whole number as seed of --random, found ${values.random}`);
    process.exit(64);
  }
  if (values.random === undefined && !existsSync(new URL('puzzles.tsv', folder))) {
    console.error('bench: no ../shared/cases/variants here');
    process.exit(66);
  }
  return { ...values, rounds, row, most: seconds * 1000 };
}

const rowsOf = (file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t'))
    .map((line) => line.split('\t'));

/** Milliseconds that the table says for building, reading, and the search's processor time. */
function tableTimes() {
  const times = new Map();
  for (const [name, , build, , parse, search] of rowsOf('iss-times.tsv')) {
    times.set(name, Number(build) + Number(parse) + Number(search));
  }
  return times;
}

async function openPrograms({ iss, chromium, random }) {
  const node = process.execPath;
  const script = (name) => new URL(name, import.meta.url).pathname;
  const programs = { native: new Program('build/bench-native/variants') };
  // Of many random puzzles what counts is the search, which is one.
  if (random === undefined) programs.Node = new Program(node, script('node.mjs'));
  if (chromium) programs.Chromium = new Program(node, script('chromium.mjs'));
  if (iss !== undefined) programs.ISS = new Program(node, script('iss.mjs'), iss);
  return programs;
}

/** Whether what was found is what the case says. */
function isExpected(expected, { native }) {
  if (!native.ended || expected === 'unknown') return true;
  if (expected === 'unique') return native.found !== 'none' && native.found !== 'multiple';
  return native.found === expected;
}

async function measureCases(programs, options) {
  const times = tableTimes();
  const rows = [];
  let failures = 0;
  for (const [name, text, expected] of rowsOf('puzzles.tsv')) {
    const results = await askInTurns(programs, 'solve', text, options);
    const table = times.get(name);
    if (table !== undefined) results.table = { milliseconds: table, ended: true };
    const difference = differenceOf(results);
    if (!isExpected(expected, results) || difference !== undefined) {
      console.error(`bench: ${name}: ${difference ?? `another answer than ${expected}`}`);
      failures++;
    }
    rows.push({ name, results });
  }
  return { rows, failures };
}

async function measureQueries(programs, options) {
  const puzzles = await manySolutions(programs.native, rowsOf('puzzles.tsv'));
  let failures = 0;
  const tables = {};
  for (const question of ['count', 'candidates']) {
    tables[question] = [];
    for (const { name, text } of puzzles) {
      const results = await askInTurns(programs, question, text, options);
      const difference = differenceOf(results);
      if (difference !== undefined) {
        console.error(`bench: ${question} of ${name}: ${difference}`);
        failures++;
      }
      tables[question].push({ name, results });
    }
  }
  return { tables, failures };
}

/** How much memory a new module has taken when it has answered, for each case the most first. */
async function printMemory({ most }) {
  const rows = [];
  for (const [name, text] of rowsOf('puzzles.tsv')) {
    const module = await loadModule('ninefold-variants');
    askModule(module, 'solve', text.replaceAll('\\n', '\n'), most);
    rows.push({ name, megabytes: module.HEAPU8.length / 2 ** 20 });
  }
  rows.sort((one, other) => other.megabytes - one.megabytes);
  console.log('| most memory | MB |\n|:--|--:|');
  for (const { name, megabytes } of rows.slice(0, 20))
    console.log(`| ${name} | ${megabytes.toFixed(1)} |`);
}

const options = readOptions();
if (options.memory) {
  await printMemory(options);
  process.exit(0);
}
const programs = await openPrograms(options);
const columns = columnsOf(programs);
let failures = 0;
if (options.random !== undefined) {
  const other = options.iss === undefined ? undefined : 'ISS';
  const drawn = randomPuzzles('build/bench-native/random', options.random);
  const measured = await measureRandom(programs, drawn, options);
  failures = measured.failures;
  console.log(`${kindsTable(measured.rows, other)}\n`);
  console.log(summaryOf(columns, measured.rows));
  if (other !== undefined) console.log(`\n${slowerPuzzles(measured.rows, other).join('\n')}`);
} else if (options.queries) {
  const measured = await measureQueries(programs, options);
  failures = measured.failures;
  for (const [question, rows] of Object.entries(measured.tables)) {
    console.log(`${question}\n\n${summaryOf(columns, rows)}\n`);
    console.log(worstOf(columns, rows, rows.length));
  }
} else {
  const measured = await measureCases(programs, options);
  failures = measured.failures;
  console.log(`${summaryOf(columns, measured.rows)}\n`);
  console.log(worstOf(columns, measured.rows, options.all ? measured.rows.length : 20));
}
for (const program of Object.values(programs)) program.close();
process.exit(failures === 0 ? 0 : 1);
