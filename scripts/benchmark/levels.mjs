// Measures how often puzzles with placed rules are of the grade that is wished, and how long they take:
// node scripts/benchmark/levels.mjs [--program build/quick/ninefold] [--count 20] [--seconds 20] [KIND...]. Prints a
// row for each kind and grade: how many were made in time, processor seconds, and the medians of givens and of
// rules.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

import { median } from './turns.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    program: { type: 'string', default: 'build/quick/ninefold' },
    count: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '20' },
  },
});
const count = Number(values.count);
if (!Number.isInteger(count) || count < 1) {
  console.error(`levels: --count ${values.count}: expected a whole number from 1`);
  process.exit(64);
}
const allKinds = [
  ...['killer', 'thermometers', 'arrows', 'kropki', 'xv', 'whispers', 'renban'],
  ...['sandwich', 'little-killer', 'mixed'],
];
const grades = ['', 'easy', 'medium', 'hard', 'unfair', 'extreme'];

/** One puzzle, if it was made in time, and the processor seconds that it took. */
function make(kind, grade, seed) {
  const wish = ['generate', '--kind', kind, '--seed', String(seed), '--time', values.seconds];
  const words = grade ? [...wish, '--grade', grade] : wish;
  const script = 'TIMEFORMAT=%U; time "$0" "$@"';
  const { status, stdout, stderr } = spawnSync('bash', ['-c', script, values.program, ...words], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  if (status !== 0) throw new Error(`${words.join(' ')}: ${stderr}`);
  const seconds = Number(stderr.trim().split('\n').at(-1));
  const [text = ''] = stdout.trim().split('\t');
  if (text === '-') return { seconds };
  const items = text.split('.').slice(1);
  const isGiven = (item) => item.startsWith('~');
  const givens = items.filter(isGiven).flatMap((item) => item.split('~').slice(1)).length;
  return { seconds, givens, rules: items.filter((item) => !isGiven(item)).length };
}

console.log('| kind | grade | made | median s | 90 % s | givens | rules |');
console.log('|---|---|---|---|---|---|---|');
for (const kind of positionals.length > 0 ? positionals : allKinds) {
  for (const grade of grades) {
    const all = Array.from({ length: count }, (_, seed) => make(kind, grade, seed + 1));
    const made = all.filter(({ rules }) => rules !== undefined);
    const seconds = all.map((one) => one.seconds).sort((one, other) => one - other);
    const most = seconds[Math.ceil(count * 0.9) - 1] ?? 0;
    const middle = (of) => (made.length > 0 ? String(median(made.map(of))) : '');
    const cells = [
      kind,
      grade || 'none wished',
      `${made.length} of ${count}`,
      median(seconds).toFixed(2),
      most.toFixed(2),
      middle(({ givens }) => givens),
      middle(({ rules }) => rules),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}
