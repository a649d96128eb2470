// Measures how soon a setter knows what a puzzle has come to: `node scripts/benchmark/setting.mjs [FILE]`, after
// `npm run build:wasm`. Each puzzle of FILE (a name and its constraint text in each line, with a tab between them) is cut
// to the first 25, 50, 75 and 100 % of its items, and the second module is asked, as the page asks it after a change:
// is there one solution, none or several, and where there are several, which candidates are in one. Prints the share of
// answers within 100 ms and 1 s of the processor, and the slowest.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { loadModule } from '../module.mjs';

const usual = fileURLToPath(new URL('../../../shared/cases/variants/puzzles.tsv', import.meta.url));
const file = process.argv[2] ?? usual;
if (!existsSync(file)) {
  console.error(
    'usage: node scripts/benchmark/setting.mjs FILE, lines of a name, a tab and a constraint text',
  );
  process.exit(64);
}

const shares = [25, 50, 75, 100];
/** How long each question may take, in milliseconds by the clock. */
const longest = 10_000;
const module = await loadModule('ninefold-variants');

const puzzles = readFileSync(file, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter(([, text]) => text && read(text) !== undefined);

/** The description of a text; undefined where it is none. */
function read(text) {
  const { problem, puzzle } = module.read_variant(text);
  return problem.code === '' ? puzzle : undefined;
}

/** The rules and givens of a text, each by itself, also where a killer or a grid is written as one word. */
function itemsOf(text) {
  const all = text.startsWith('.') ? text : module.write_variant(read(text));
  return all.split(/(?=\.[A-Za-z~])/).flatMap((item) =>
    item.startsWith('.~')
      ? item
          .slice(1)
          .split(/(?=~)/)
          .map((given) => `.${given}`)
      : [item],
  );
}

/** The puzzle of the first items of a text, as many as that share, and those that end a block which was begun. */
function cut(text, share) {
  const items = itemsOf(text);
  for (let count = Math.ceil((items.length * share) / 100); count <= items.length; count++) {
    const puzzle = read(items.slice(0, count).join(''));
    if (puzzle !== undefined) return puzzle;
  }
  return read(text);
}

/** The answer, and the milliseconds of the processor that it took; Infinity where it was given up. */
function ask(question, puzzle, solutions) {
  // What was made ready for the puzzle before is none of this one's.
  module.solve(read('.Shape~2x2'), { solutions: 1, nodes: 0, milliseconds: 1000 }, null);
  const begin = process.cpuUsage();
  const limits = { solutions, nodes: 0, milliseconds: longest };
  const reply = module[question](puzzle, limits, null);
  const { user, system } = process.cpuUsage(begin);
  const hasEnded = reply.stopped === 'complete' || reply.stopped === 'solution_limit';
  return { reply, milliseconds: hasEnded ? (user + system) / 1000 : Infinity };
}

function shareWithin(times, limit) {
  const within = times.filter(({ milliseconds }) => milliseconds <= limit).length;
  return `${((100 * within) / times.length).toFixed(1).padStart(5)} %`;
}

const ofAll = { verdict: [], candidates: [] };
console.log('items  puzzles  verdict in 100 ms  1 s     several  candidates in 100 ms  1 s');
for (const share of shares) {
  const verdict = [];
  const candidates = [];
  for (const [name, text] of puzzles) {
    const puzzle = cut(text, share);
    const { reply, milliseconds } = ask('count', puzzle, 2);
    const about = `${name}, ${share} %`;
    verdict.push({ about, milliseconds });
    if (Number(reply.count) < 2) continue;
    candidates.push({ about, milliseconds: ask('candidates', puzzle, 0).milliseconds });
  }
  console.log(
    `${share}`.padStart(3) + ' %',
    String(verdict.length).padStart(8),
    shareWithin(verdict, 100).padStart(18),
    shareWithin(verdict, 1000),
    String(candidates.length).padStart(8),
    shareWithin(candidates, 100).padStart(20),
    shareWithin(candidates, 1000),
  );
  ofAll.verdict.push(...verdict);
  ofAll.candidates.push(...candidates);
}
for (const [what, times] of Object.entries(ofAll)) {
  console.log(
    `all: ${what} ${shareWithin(times, 100)} in 100 ms, ${shareWithin(times, 1000)} in 1 s`,
  );
  for (const { about, milliseconds } of times
    .filter((each) => each.milliseconds > 100)
    .sort((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, 12))
    console.log(
      `  ${milliseconds === Infinity ? ' given up' : `${milliseconds.toFixed(0).padStart(6)} ms`}  ${about}`,
    );
}
