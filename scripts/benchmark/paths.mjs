// How long the module takes, in Node, for a person's way through puzzles, and for the hints on it:
//   paths.mjs MOST ROUNDS FILE...
// Files and choice as paths.cpp. A path is one call, from the puzzle's text to steps that are read when
// somebody looks at them, with finding the solution; of the rounds the median counts. Looking at every step
// and board comes after it. A hint is a call for the next step, from each state on these paths. Prints a
// Markdown table.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runnerImport } from 'vite';

import { loadModule } from '../module.mjs';
import { median } from './turns.mjs';

const nothing = { entered: '', open: [] };
const limits = { solutions: 0, nodes: 0, milliseconds: 0 };
/** Of each path so many states are asked for a hint, evenly spread. */
const hintsOfPath = 10;
/** What takes longer says enough at once. */
const longTime = 50;

function puzzlesOf(file, most) {
  const all = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => (line.split('\t')[0] ?? '').trim())
    .filter((line) => line.length === 81 && !line.startsWith('#'))
    .map((line) => `1;classic;${line.replaceAll('0', '.')}`);
  if (most === 0 || all.length <= most) return all;
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]);
}

function timed(work) {
  const start = performance.now();
  const reply = work();
  const time = performance.now() - start;
  const { kind } = reply.state;
  if (kind !== 'sound') throw new Error(`the module says: ${JSON.stringify(reply.state)}`);
  return { reply, time };
}

const shareOf = (times, share) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)];
const text = (time) => time.toPrecision(3);

const [most, rounds, ...files] = process.argv.slice(2);
const module = await loadModule();
const reader = new URL('../../site/src/solver/explained.ts', import.meta.url);
const { hintsOf, pathOf } = (await runnerImport(fileURLToPath(reader))).module;
console.log('| list | puzzles | path ms | 90 % | all looked at | hint ms | 99 % | longest |');
console.log('|---|---|---|---|---|---|---|---|');
for (const file of files) {
  const paths = [];
  const looks = [];
  const hints = [];
  const puzzles = puzzlesOf(file, Number(most));
  for (const puzzle of puzzles) {
    const times = [];
    const looking = [];
    let states;
    do {
      const { reply, time } = timed(() => pathOf(module.path(puzzle, nothing, '', limits)));
      times.push(time);
      const start = performance.now();
      states = reply.steps.map(({ step, grid, candidates }) => ({ step, grid, candidates }));
      looking.push(performance.now() - start);
    } while (times.length < Number(rounds) && times.at(-1) < longTime);
    paths.push(median(times));
    looks.push(median(looking));
    const stride = Math.max(1, Math.ceil(states.length / hintsOfPath));
    for (let step = 0; step < states.length; step += stride) {
      const work = { entered: states[step].grid, open: states[step].candidates };
      hints.push(timed(() => hintsOf(module.hint(puzzle, work, '', limits))).time);
    }
  }
  const cells = [
    basename(file, '.txt'),
    puzzles.length,
    text(median(paths)),
    text(shareOf(paths, 0.9)),
    text(median(looks)),
    text(median(hints)),
    text(shareOf(hints, 0.99)),
    text(Math.max(...hints)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
