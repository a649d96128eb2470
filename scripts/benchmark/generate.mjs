// Measures how long puzzles take to make: scripts/bench --generate, which builds what is measured.
// Processor time, in rounds that take turns; beside QQWing where it is installed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { median } from './turns.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`bench: --rounds ${values.rounds}: expected a whole number from 1`);
  process.exit(64);
}

const ours = (count, ...wish) => ({
  name: `Ninefold ${wish.join(' ') || 'classic'}`,
  command: 'build/bench-native/ninefold',
  count,
  arguments: (round) => ['generate', '--count', count, '--seed', round, ...wish],
});
const qqwing = (count, ...wish) => ({
  name: `QQWing ${wish.join(' ') || 'classic'}`,
  command: 'qqwing',
  count,
  arguments: () => ['--generate', count, '--one-line', ...wish],
});

const all = [
  ours(20_000),
  qqwing(200),
  ours(20_000, '--symmetry', 'half-turn'),
  qqwing(200, '--symmetry', 'rotate180'),
  ...['easy', 'medium', 'hard'].map((grade) => ours(500, '--grade', grade)),
  ...['unfair', 'extreme'].map((grade) => ours(100, '--grade', grade)),
  qqwing(200, '--difficulty', 'expert'),
  ours(2_000, '--size', '6'),
  ours(2_000, '--rules', 'diagonals'),
  ours(2_000, '--rules', 'asterisk'),
  ours(500, '--rules', 'knight'),
  ours(200, '--rules', 'torus-knight'),
  ours(100, '--rules', 'torus-knight', '--pairs', '2-6,2-3'),
];
const isThere = (command) => spawnSync(command, ['--version']).error === undefined;
const measured = all.filter(({ command }) => isThere(command));
if (measured.length < all.length) {
  console.error('bench: QQWing is not installed; the table has no rows for it');
}

/** Milliseconds of processor time that one puzzle of a run takes. */
function timeOf({ command, count, arguments: argumentsOf }, round) {
  const words = argumentsOf(round).map(String);
  const script = 'TIMEFORMAT=%U; time "$0" "$@" >/dev/null';
  const { status, stderr } = spawnSync('bash', ['-c', script, command, ...words], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${command} ${words.join(' ')}: ${stderr}`);
  return (Number(stderr.trim().split('\n').at(-1)) * 1000) / count;
}

const times = measured.map(() => []);
for (let round = 1; round <= rounds; round++) {
  for (const [index, run] of measured.entries()) times[index].push(timeOf(run, round));
}
console.log('| puzzles | ms each | each second |\n|---|---|---|');
for (const [index, { name }] of measured.entries()) {
  const middle = median(times[index]);
  console.log(`| ${name} | ${middle.toPrecision(3)} | ${Math.round(1000 / middle)} |`);
}
