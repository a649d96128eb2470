// Measures and prints the table of scripts/bench, which builds what is measured; see there.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { loadModule } from '../module.mjs';
import { openChromium } from './chromium.mjs';
import { ownLists, sharedLists } from './lists.mjs';
import { NativeRun } from './native-run.mjs';
import { differenceOf, headOf, rowOf } from './table.mjs';
import { WasmRun } from './wasm-run.mjs';

/** What the command line asks for; ends the script where that is wrong. */
function readOptions() {
  const { values, positionals: files } = parseArgs({
    options: {
      rounds: { type: 'string', default: '9' },
      rules: { type: 'string', default: 'classic' },
    },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) {
    console.error(`bench: --rounds ${values.rounds}: expected a whole number from 1`);
    process.exit(64);
  }
  const lists =
    files.length === 0
      ? [...ownLists, ...sharedLists()]
      : files.map((file) => ({ file, rules: values.rules }));
  return { rounds, lists };
}

/** Chromium, or undefined and a word about its column. */
async function tryChromium() {
  let reason = 'is not installed';
  try {
    const chromium = await openChromium();
    if (chromium !== undefined) {
      console.error(`In Chromium ${chromium.version}`);
      return chromium;
    }
  } catch (error) {
    reason = `does not run: ${error.message.split('\n')[0]}`;
  }
  console.error(`bench: Chromium ${reason}; the table has no column for it`);
  return undefined;
}

async function measureList(module, chromium, list, rounds) {
  const { file, rules } = list;
  const handedOver = { rules, text: readFileSync(file, 'utf8') };
  const runs = {
    native: new NativeRun('build/bench-native/ninefold', list),
    narrow: new NativeRun('build/bench-narrow/ninefold', list),
    release: new NativeRun('build/bench-release/ninefold', list),
    node: new WasmRun(module, handedOver),
  };
  if (chromium !== undefined) runs.chromium = await chromium.startRun(handedOver);
  await runs.node.warmUp();
  await runs.chromium?.warmUp();
  for (let round = 0; round < rounds; round++) {
    for (const run of Object.values(runs)) await run.measure();
  }
  const results = {};
  for (const [name, run] of Object.entries(runs)) results[name] = await run.result();
  return results;
}

/** Prints the table as it grows. Returns what its lists' signatures differ in. */
async function measureLists({ lists, rounds }, module, chromium) {
  const table = [];
  const differences = [];
  const print = (line) => {
    table.push(line);
    console.log(line);
  };
  for (const list of lists) {
    const results = await measureList(module, chromium, list, rounds);
    if (table.length === 0) headOf(Object.keys(results)).forEach(print);
    print(rowOf(list.file, results));
    const difference = differenceOf(list.file, results);
    if (difference !== undefined) differences.push(difference);
  }
  writeFileSync('build/bench.md', `${table.join('\n')}\n`);
  return differences;
}

const options = readOptions();
const module = await loadModule();
const chromium = await tryChromium();
try {
  const differences = await measureLists(options, module, chromium);
  for (const line of differences) console.error(`bench: signatures differ: ${line}`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} catch (error) {
  console.error(`bench: ${error.message}`);
  process.exitCode = 1;
} finally {
  await chromium?.close();
}
