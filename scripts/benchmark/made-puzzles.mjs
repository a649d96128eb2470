// Measures how long puzzles of each kind take in the built WASM, in Node: node scripts/benchmark/made-puzzles.mjs
// [PUZZLES, 50]. Prints processor time in milliseconds as a table. Build first: cmake --build --preset wasm.
import { anyWish, loadModule, noLimits } from '../module.mjs';
import { median } from './turns.mjs';

const count = Number(process.argv[2] ?? 50);
if (!Number.isInteger(count) || count < 1) {
  console.error(`made-puzzles: ${process.argv[2]}: expected a whole number from 1`);
  process.exit(64);
}
const modules = { plain: await loadModule(), variants: await loadModule('ninefold-variants') };

const ofRules = (name, rules, minimal = false) => ({
  name,
  make: (seed) =>
    modules.plain.generate(
      `1;${rules};zzzc`,
      { ...anyWish, minimal, seed, number: 0 },
      noLimits,
      null,
    ),
});
const ofGrade = (level) => ({
  name: level,
  make: (seed) =>
    modules.plain.generate('1;;zzzc', { ...anyWish, level, seed, number: 0 }, noLimits, null),
});
const placed = (name) => ({
  name,
  make: (seed) => modules.variants.place(name, { level: '', seed, number: 0 }, noLimits, null),
});
const all = [
  ofRules('classic', ''),
  ...['easy', 'medium', 'hard', 'unfair', 'extreme'].map(ofGrade),
  ...['diagonals', 'knight', 'king', 'non-consecutive'].map((rule) => ofRules(rule, rule)),
  ofRules('Mystic, minimal', 'torus-knight', true),
  ofRules('Asterisk, minimal', 'asterisk', true),
  ...[
    'killer',
    'thermometers',
    'arrows',
    'kropki',
    'xv',
    'whispers',
    'renban',
    'sandwich',
    'little-killer',
    'mixed',
  ].map(placed),
];

/** Milliseconds of processor time for one puzzle. */
function timeOf(make, seed) {
  const before = process.cpuUsage();
  const { problem, givens, puzzle } = make(seed);
  const { user, system } = process.cpuUsage(before);
  if (problem.code || !(givens ?? puzzle)) throw new Error(problem.found || 'no puzzle');
  return (user + system) / 1000;
}

console.log('| puzzle | median | longest |\n|---|---|---|');
for (const { name, make } of all) {
  // The first is not measured: code is compiled while it runs.
  const [, ...times] = Array.from({ length: count + 1 }, (_, seed) => timeOf(make, seed));
  const told = [median(times), Math.max(...times)].map((time) => time.toFixed(1));
  console.log(`| ${name} | ${told.join(' | ')} |`);
}
