// Measures and prints the table of scripts/bench, which builds what is measured; see there.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

import { loadModule } from './module.mjs';

const sharedFolder = '../shared/puzzles';
/** Puzzles handed to the module in one call; shorter than a turn of the system's scheduler. */
const puzzlesPerCall = 250;

function median(numbers) {
  const sorted = [...numbers].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

function defaultLists() {
  const own = readFileSync('tests/bench/lists.tsv', 'utf8')
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => row.split('\t'))
    .map(([file, rules]) => ({ file: `tests/bench/${file}`, rules }));
  const shared = existsSync(sharedFolder) ? readdirSync(sharedFolder).sort() : [];
  return [
    ...own,
    ...shared
      .filter((file) => file.endsWith('.txt'))
      .map((file) => ({ file: `${sharedFolder}/${file}`, rules: 'classic' })),
  ];
}

/** One native program on one list. */
class NativeRun {
  constructor(command, { file, rules }) {
    this.command = command;
    this.arguments = ['bench', '--repeats', '3', '--rules', rules, file];
    this.times = [];
  }

  measure() {
    const [, row] = execFileSync(this.command, this.arguments, { encoding: 'utf8' }).split('\n');
    const [puzzles, microseconds, , signature] = row.split('\t');
    this.puzzles = Number(puzzles);
    this.signature = signature;
    this.times.push(Number(microseconds));
  }

  microseconds() {
    return median(this.times);
  }
}

/**
 * The module on one list. Node has no clock for the processor time of a call, so short calls are
 * timed and each has its own median: one that was interrupted then counts for nothing.
 */
class WasmRun {
  constructor(module, { file, rules }) {
    this.module = module;
    this.rules = rules;
    this.pieces = [];
    const lines = readFileSync(file, 'utf8').split('\n');
    const puzzles = lines.filter((line) => line.trim() !== '' && !line.startsWith('#'));
    for (let start = 0; start < puzzles.length; start += puzzlesPerCall) {
      const text = puzzles.slice(start, start + puzzlesPerCall).join('\n');
      this.pieces.push({ text, times: [] });
    }
  }

  measure() {
    let nodes = 0;
    let solutions = 0;
    this.puzzles = 0;
    for (const piece of this.pieces) {
      const proofs = this.module.prove(this.rules, piece.text);
      if (proofs.problem.code !== '') throw new Error(JSON.stringify(proofs.problem));
      piece.times.push(proofs.milliseconds);
      nodes += proofs.nodes;
      this.puzzles += proofs.counts.length;
      for (const count of proofs.counts) solutions += Number(count);
    }
    this.signature = `${nodes}/${solutions}`;
  }

  /** Forgets what was measured while the module was still being optimised. */
  forget() {
    for (const piece of this.pieces) piece.times = [];
  }

  microseconds() {
    const milliseconds = this.pieces.reduce((sum, { times }) => sum + median(times), 0);
    return (milliseconds * 1000) / this.puzzles;
  }
}

function measureList(module, list, rounds) {
  const native = new NativeRun('build/bench-native/ninefold', list);
  const narrow = new NativeRun('build/bench-narrow/ninefold', list);
  const release = new NativeRun('build/bench-release/ninefold', list);
  const wasm = new WasmRun(module, list);
  wasm.measure();
  wasm.forget();
  for (let round = 0; round < rounds; round++) {
    for (const run of [native, narrow, release, wasm]) run.measure();
  }
  return { native, narrow, release, wasm };
}

function rowOf(file, { native, narrow, release, wasm }) {
  const times = [native, narrow, release, wasm].map((run) => run.microseconds());
  const nodes = Number(native.signature.split('/')[0]);
  const cells = [
    basename(file, '.txt'),
    native.puzzles,
    ...times.map((time) => time.toFixed(2)),
    ...times.slice(0, -1).map((time) => (times.at(-1) / time).toFixed(2)),
    (nodes / native.puzzles).toFixed(1),
    native.signature,
  ];
  return `| ${cells.join(' | ')} |`;
}

const { values: options, positionals: files } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    rules: { type: 'string', default: 'classic' },
  },
  allowPositionals: true,
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`bench: --rounds ${options.rounds}: expected a whole number from 1`);
  process.exit(64);
}
const lists =
  files.length === 0 ? defaultLists() : files.map((file) => ({ file, rules: options.rules }));

const module = await loadModule();
const table = [
  '| list | puzzles | native us | 128 bits us | release us | WASM us | WASM / native | / 128 bits | / release | nodes | signature |',
  '|---|---|---|---|---|---|---|---|---|---|---|',
];
console.log(table.join('\n'));
const differing = [];
for (const list of lists) {
  const runs = measureList(module, list, rounds);
  const row = rowOf(list.file, runs);
  table.push(row);
  console.log(row);
  const signatures = Object.entries(runs).map(([name, run]) => `${name} ${run.signature}`);
  if (new Set(Object.values(runs).map((run) => run.signature)).size > 1) {
    differing.push(`${list.file}: ${signatures.join(', ')}`);
  }
}
writeFileSync('build/bench.md', `${table.join('\n')}\n`);
for (const line of differing) console.error(`bench: signatures differ: ${line}`);
process.exitCode = differing.length === 0 ? 0 : 1;
