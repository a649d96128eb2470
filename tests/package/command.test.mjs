// The program of the npm package, installed into an empty project: the same transcripts as those of the
// native command line, and `ninefold read`. Run by scripts/test package.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { deflateRawSync } from 'node:zlib';

import { install, root, run } from './installed.mjs';

let installed;
before(() => (installed = install()));
after(() => installed.remove());

const ninefold = (options, input, settings) =>
  run(installed.program, options, input, { timeout: 120_000, ...settings });
const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const rowsOf = (text) =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => line.split('\t'));

/** What its help adds to that of the native command line. */
const onlyInThePackage = /\nOnly in the npm package:\n.*\n$/;

/** The parts of a transcript by their names: see tests/cases/cli/README.md. */
function partsOf(transcript) {
  const parts = {};
  for (const part of transcript.split(/^--- /m).slice(1)) {
    const end = part.indexOf('\n');
    parts[part.slice(0, end)] = part.slice(end + 1);
  }
  return parts;
}

/** Where the list of all rules stands, there may be anything. */
function isExpected(actual, expected) {
  const pieces = expected.split('<all rules>');
  const pattern = pieces.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[^]*');
  return new RegExp(`^${pattern}$`).test(actual);
}

test('prints what the native command line prints', async (context) => {
  const folder = join(root, 'tests/cases/cli');
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  assert.ok(names.length > 100);
  // Two at a time: most of each is the start of Node.
  const finished = new Map();
  const waiting = [...names];
  const runAll = async () => {
    for (let name = waiting.pop(); name; name = waiting.pop()) {
      const { command, input } = partsOf(readFileSync(join(folder, name), 'utf8'));
      const environment = { ...process.env, NINEFOLD: installed.program };
      finished.set(name, await run('sh', ['-c', command], input, { env: environment }));
    }
  };
  await Promise.all([runAll(), runAll()]);
  for (const name of names) {
    const {
      output,
      errors = '',
      status = '0\n',
    } = partsOf(readFileSync(join(folder, name), 'utf8'));
    const found = finished.get(name);
    const printed = name === 'help.txt' ? found.output.replace(onlyInThePackage, '') : found.output;
    await context.test(name, () => {
      assert.ok(isExpected(printed, output), printed);
      assert.ok(isExpected(found.errors, errors), found.errors);
      assert.equal(`${found.status}\n`, status);
    });
  }
});

test('names the command that the native program does not have', async () => {
  const { output, status } = await ninefold(['--help']);
  assert.equal(status, 0);
  assert.match(output, /\n {2}solve {2,}/);
  assert.match(output, /\n {2}read {2,}/);
  assert.match((await ninefold(['read', '--help'])).output, /--solve/);
});

test('reads a link or text in each line, in their order', async () => {
  const links = ['f-puzzles-killer', 'f-puzzles-classic', 'sudokupad-fpuz', 'lisudoku'].map(
    (name) => readFileSync(join(root, `tests/cases/links/${name}.txt`), 'utf8').trim(),
  );
  const packed = `#2;${deflateRawSync(`1;;${easy}`).toString('base64url')}`;
  const lines = [
    easy,
    '# a comment',
    '',
    ...links,
    '.Windoku',
    'nonsense',
    `name\t${links[0]}`,
    packed,
  ];
  const { output, errors, status } = await ninefold(['read'], `${lines.join('\r\n')}`);
  assert.deepEqual([errors, status], ['', 0]);
  const rows = rowsOf(output);
  assert.deepEqual(
    rows.map(([kind]) => kind),
    [
      'grid',
      'f-puzzles',
      'f-puzzles',
      'sudokupad',
      'lisudoku',
      'constraints',
      'refused',
      'f-puzzles',
      'ninefold',
    ],
  );
  assert.deepEqual(rows[8].slice(1), rows[0].slice(1));
  assert.deepEqual(rows[0], ['grid', '9x9', '30', '0', '0', '-']);
  assert.deepEqual(rows[5].slice(1), ['9x9', '0', '1', '0', '-']);
  assert.match(rows[6][1], /found "nonsense", expected/);
  assert.equal(rows[6].length, 2);
  assert.deepEqual(rows[7], rows[1]);
});

test('answers each line as soon as it can, before there are more', async () => {
  const child = spawn(installed.program, ['read', '--threads', '4'], { timeout: 60_000 });
  child.stdout.setEncoding('utf8');
  for (const [line, kind] of [
    [easy, 'grid'],
    ['.Windoku', 'constraints'],
    ['nonsense', 'refused'],
  ]) {
    child.stdin.write(`${line}\n`);
    const [answer] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(30_000) });
    assert.match(answer, new RegExp(`^${kind}\\t[^\\n]*\\n$`));
  }
  child.stdin.end();
  const [status] = await once(child, 'close');
  assert.equal(status, 0);
});

test('counts to two, and says what is proved', async () => {
  const lines = [easy, '.'.repeat(81), `55${'.'.repeat(79)}`];
  const { output } = await ninefold(['read', '--solve'], lines.join('\n'));
  assert.deepEqual(
    rowsOf(output).map((row) => row.slice(6)),
    [
      ['1', solution, '-'],
      ['2', '-', '-'],
      ['0', '-', '-'],
    ],
  );
  // A grid in f-puzzles' form that carries its solution, and one that carries another.
  const grid = (carried) =>
    JSON.stringify({
      size: 9,
      grid: Array.from({ length: 9 }, (_, row) =>
        Array.from({ length: 9 }, (_, column) => {
          const digit = Number(easy[9 * row + column]);
          return digit ? { value: digit, given: true } : {};
        }),
      ),
      solution: [...carried].map(Number),
    });
  const other = solution.replaceAll('1', 'x').replaceAll('2', '1').replaceAll('x', '2');
  const carrying = await ninefold(['read', '--solve'], `${grid(solution)}\n${grid(other)}\n`);
  const [own, foreign] = rowsOf(carrying.output);
  assert.deepEqual(own.slice(6), ['1', solution, 'proved']);
  assert.deepEqual(foreign.slice(6), ['1', solution, '-']);
});

test('says "?" past the time, and goes on', async () => {
  // No solution of this board is found in ten times as long.
  const hard = '.Shape~16x16.AntiKnight.AntiKing.AntiConsecutive';
  const { output } = await ninefold(['read', '--solve', '--time', '0.3'], `${hard}\n${easy}\n`);
  const [late, soon] = rowsOf(output);
  assert.deepEqual(late.slice(6), ['?', '-', '-']);
  assert.equal(soon[6], '1');
});

test('refuses bad arguments, and says of a file that cannot be read why', async () => {
  for (const [options, found] of [
    [['--time', '0'], "'0'"],
    [['--time', 'x'], "'x'"],
    [['--threads', '0'], "'0'"],
    [['--nonsense'], '--nonsense'],
    [['a', 'b'], '2 files'],
  ]) {
    const { errors, output, status } = await ninefold(['read', ...options]);
    assert.deepEqual([output, status], ['', 64]);
    assert.ok(errors.includes(found) && errors.includes('--help'), errors);
  }
  const missing = await ninefold(['read', 'no-such-file']);
  assert.equal(missing.status, 2);
  assert.match(missing.errors, /no-such-file: cannot be read/);
});

test('neither crashes nor hangs on lines that mean harm', async () => {
  const long = 'https://f-puzzles.com/?load=';
  const json = (record) => JSON.stringify({ size: 9, grid: [], ...record });
  const lines = [
    '\0\0\0',
    '%PDF-1.4',
    '{',
    '{"size":1e308,"grid":[[]]}',
    json({ thermometer: 5, arrow: {}, killercage: [null, 1, 'x', []], title: {}, solution: 'x' }),
    json({ cage: [{ cells: [`R${'9'.repeat(9)}C1`] }], metadata: [[[[]]]] }),
    '['.repeat(200_000),
    `{"a":${'['.repeat(100_000)}`,
    `${long}${'A'.repeat(300_000)}`,
    `https://sudokupad.app/scl${'N4Ig'.repeat(20_000)}`,
    '#1;;',
    '#1;constraints:.Thermo!;',
    `#1;;a~${'z'.repeat(10_000)}~x`,
    '.'.repeat(70_000),
    `.Or${'.Or'.repeat(5000)}`,
    'x'.repeat(9 * 1024 * 1024),
    easy,
  ];
  const { output, errors, status } = await ninefold(
    ['read', '--solve', '--time', '1'],
    lines.join('\n'),
  );
  assert.deepEqual([errors, status], ['', 0]);
  const rows = rowsOf(output);
  assert.equal(rows.length, lines.length);
  assert.ok(rows.every(([kind], index) => index === rows.length - 1 || kind !== ''));
  assert.match(rows.at(-2)[1], /longer than/);
  assert.equal(rows.at(-1)[7], solution);
});

test('needs no more memory for many lines than for few', async (context) => {
  if (process.platform !== 'linux') return context.skip('memory is measured by /proc');
  const link = readFileSync(join(root, 'tests/cases/links/f-puzzles-killer.txt'), 'utf8').trim();
  const measured = async (times) => {
    const file = join(installed.folder, `${times}.txt`);
    writeFileSync(file, `${link}\n`.repeat(times));
    const peak = `process.on('exit', () => {
      const [, kilobytes] = /VmHWM:\\s*(\\d+)/.exec(require('node:fs').readFileSync('/proc/self/status', 'utf8'));
      require('node:fs').writeSync(2, kilobytes);
    })`;
    writeFileSync(join(installed.folder, 'peak.cjs'), peak);
    const program = join(installed.folder, 'node_modules/ninefold/ninefold.js');
    const options = ['--require', join(installed.folder, 'peak.cjs'), program, 'read', file];
    const { errors, output, status } = await run(process.execPath, options);
    assert.equal(status, 0);
    assert.equal(rowsOf(output).length, times);
    return Number(errors.match(/\d+/)?.[0]);
  };
  // What 500 lines throw away is not collected yet when they end.
  const few = await measured(2_000);
  const many = await measured(10_000);
  assert.ok(many < few * 1.25, `${few} kB for 2,000 lines, ${many} kB for 10,000`);
});

const shown = join(root, '../shared/cases/links/links.tsv');

test('reads the links that are shown', async (context) => {
  if (!existsSync(shown)) return context.skip('there are no shared cases here');
  const [, ...lines] = readFileSync(shown, 'utf8').trimEnd().split('\n');
  const links = lines.map((line) => line.split('\t')[8]);
  const { output, status } = await ninefold(['read'], `${links.join('\n')}\n`);
  assert.equal(status, 0);
  const rows = rowsOf(output);
  assert.equal(rows.length, links.length);
  const read = rows.filter(([kind]) => kind !== 'refused');
  assert.ok(read.length >= 424, `${read.length} are read`);
  assert.ok(read.every((row) => row.length === 6));
});
