// How long puzzles take to make in WebAssembly, in Node: a part of scripts/bench --generate. By the
// clock, since Node has none for a call's processor time; whole calls of warm modules.
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';

import { median } from './turns.mjs';

const folder = new URL('../../build/wasm/', import.meta.url);

async function load(name) {
  const { default: create } = await import(new URL(`${name}.mjs`, folder).href);
  return create({ wasmBinary: readFileSync(new URL(`${name}.wasm`, folder)) });
}

const noLimits = { solutions: 0, nodes: 0, milliseconds: 0 };
const noWish = {
  number: 0,
  least_givens: 0,
  most_givens: 81,
  minimal: false,
  symmetry: '',
  level: '',
  needs: '',
  without: '',
};
const grades = ['easy', 'medium', 'hard', 'unfair', 'extreme'];

/** What takes how long, for seeds from 1: milliseconds each. */
function timesOf(make, seeds) {
  // The first calls have the module optimised.
  for (let seed = 1001; seed <= 1003; seed++) make(seed);
  return Array.from({ length: seeds }, (_, index) => {
    const start = performance.now();
    const { problem, puzzle } = make(index + 1);
    if (problem.code !== '' || !puzzle) throw new Error(JSON.stringify(problem));
    return performance.now() - start;
  });
}

const classic = await load('ninefold');
const variants = await load('ninefold-variants');
const { kinds } = classic.describe().names;
const rows = [];
for (const text of kinds) {
  const [kind, rules] = text.split(' ');
  rows.push([
    kind,
    timesOf(
      (seed) =>
        rules === undefined
          ? variants.place(kind, seed, 0, noLimits, null)
          : classic.generate(rules, { ...noWish, seed }, noLimits, null),
      30,
    ),
  ]);
}
for (const level of grades) {
  const wish = { ...noWish, symmetry: 'half-turn', level };
  rows.push([
    `classic, ${level}`,
    timesOf((seed) => classic.generate('1;;zzzc', { ...wish, seed }, noLimits, null), 30),
  ]);
}
console.log('\n| puzzles, WASM in Node | ms, median | longest of 30 |\n|---|---|---|');
for (const [name, times] of rows) {
  console.log(
    `| ${name} | ${median(times).toPrecision(3)} | ${Math.max(...times).toPrecision(3)} |`,
  );
}
