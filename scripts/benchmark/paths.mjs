// How long the module takes, in Node, for a person's way through puzzles, and for the hints on it:
//   paths.mjs MOST ROUNDS FILE...
// Files and choice as paths.cpp. A path is one call, from the puzzle's text to all steps as plain values,
// with finding the solution; of the rounds the median counts. A hint is a call for the next step, from
// each state on these paths. Prints a Markdown table.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

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
  const { problem } = reply.state;
  if (problem.code !== '') throw new Error(`the module says: ${JSON.stringify(problem)}`);
  return { reply, time: performance.now() - start };
}

const shareOf = (times, share) =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * share)];
const text = (time) => time.toPrecision(3);

const [most, rounds, ...files] = process.argv.slice(2);
const module = await loadModule();
console.log('| list | puzzles | path ms | 90 % | hint ms | 99 % | longest |');
console.log('|---|---|---|---|---|---|---|');
for (const file of files) {
  const paths = [];
  const hints = [];
  const puzzles = puzzlesOf(file, Number(most));
  for (const puzzle of puzzles) {
    const times = [];
    let path;
    do {
      const { reply, time } = timed(() => module.path(puzzle, nothing, '', limits));
      path = reply;
      times.push(time);
    } while (times.length < Number(rounds) && times.at(-1) < longTime);
    paths.push(median(times));
    const stride = Math.max(1, Math.ceil(path.grids.length / hintsOfPath));
    for (let step = 0; step < path.grids.length; step += stride) {
      const work = { entered: path.grids[step].replaceAll('.', '0'), open: path.candidates[step] };
      hints.push(timed(() => module.hint(puzzle, work, '', limits)).time);
    }
  }
  const cells = [
    basename(file, '.txt'),
    puzzles.length,
    text(median(paths)),
    text(shareOf(paths, 0.9)),
    text(median(hints)),
    text(shareOf(hints, 0.99)),
    text(Math.max(...hints)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
