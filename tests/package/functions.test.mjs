// What the functions of the npm package answer, installed into an empty project. Run by scripts/test package.
import assert from 'node:assert/strict';
import { writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { install, root, run } from './installed.mjs';

const easy = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
const solution =
  '534678912672195348198342567859761423426853791713924856961537284287419635345286179';
const digitsOf = (text) => [...text].map(Number);
const empty = '.'.repeat(81);

let installed;
let ninefold;
before(async () => {
  installed = install();
  ninefold = await installed.load();
});
after(() => {
  ninefold.close();
  installed.remove();
});

/** The error that a question ends with. */
async function errorOf(asked) {
  const settled = await asked.then(
    () => undefined,
    (error) => error,
  );
  assert.ok(settled, 'there is an error');
  return settled;
}

test('solves, counts and proves', async () => {
  const { solve, count, first, prove } = ninefold;
  const found = await solve(easy);
  assert.deepEqual(
    [found.count, found.stopped, found.solution.join('')],
    [1n, 'complete', solution],
  );
  assert.equal((await solve(empty)).count, 2n);
  assert.equal((await count('1...............' /* 4x4 */)).count, 72n);
  assert.equal((await first(empty)).solution.slice(0, 18).join(''), '123456789456789123');
  assert.equal((await prove(easy)).verdict, 'one');
  assert.equal((await prove(empty)).verdict, 'several');
  assert.equal((await prove(`55${'.'.repeat(79)}`)).verdict, 'none');
  const limited = await prove(`12${'.'.repeat(79)}`, { budget: { nodes: 1 } });
  assert.deepEqual([limited.verdict, limited.solution], ['unknown', null]);
});

test('counts exactly beyond the numbers of JavaScript, within a budget', async () => {
  const rows = await ninefold.count(`123456789${'.'.repeat(72)}`, {
    budget: { milliseconds: 200 },
  });
  assert.notEqual(rows.stopped, 'cancelled');
  assert.equal(typeof rows.count, 'bigint');
  const six = await ninefold.count('.'.repeat(36));
  assert.deepEqual([six.count, six.stopped], [28200960n, 'complete']);
});

test('enumerates solutions in order, from any place', async () => {
  const two = await ninefold.enumerate(empty, { most: 2 });
  const second = await ninefold.enumerate(empty, { most: 1, skip: 1 });
  assert.equal(two.grids.length, 2);
  assert.deepEqual(second.grids[0], two.grids[1]);
  assert.ok(two.grids[0].join('') < two.grids[1].join(''));
});

test('says which digits a cell has in some solution, and in how many', async () => {
  const plain = await ninefold.candidates('1234341221434.2.');
  assert.deepEqual(plain.cells.slice(12), [[4], [3], [2], [1]]);
  assert.equal(plain.occurrences, null);
  const counted = await ninefold.candidates('12..34..........', { budget: { solutions: 100 } });
  const total = (await ninefold.count('12..34..........')).count;
  for (const [cell, digits] of counted.cells.entries()) {
    const sum = counted.occurrences[cell].reduce((left, right) => left + right, 0);
    assert.equal(BigInt(sum), total, `cell ${cell} with ${digits}`);
  }
});

test('says why there is no solution, and which digits break a rule', async () => {
  const why = await ninefold.contradiction(`5.......5${'.'.repeat(72)}`);
  assert.deepEqual([why.isSolvable, why.cells], [false, [0, 8]]);
  const right = await ninefold.check(easy, digitsOf(solution));
  assert.deepEqual(right, { isFull: true, isSolved: true, conflicts: [] });
  const wrong = digitsOf(solution).map((digit, cell) => (cell === 2 ? 5 : digit));
  const { isSolved, conflicts } = await ninefold.check(easy, wrong);
  assert.equal(isSolved, false);
  assert.ok(conflicts.some(({ cells }) => cells.join() === '0,2'));
  const changed = digitsOf(solution.replaceAll('5', 'x').replaceAll('3', '5').replaceAll('x', '3'));
  const given = await ninefold.check(easy, changed);
  assert.equal(given.isSolved, false, 'a grid with other givens is no solution');
  assert.ok(given.conflicts.every(({ rule }) => rule === 'given'));
  await assert.rejects(ninefold.check(easy, [1, 2, 3]), /found 3 cells, expected 81/);
  await assert.rejects(
    ninefold.check(easy, digitsOf(solution).fill(10, 4, 5)),
    /digits\[4\]: found 10, expected 1 to 9/,
  );
});

test('explains as a person would, and grades', async () => {
  const { steps } = await ninefold.hint(easy);
  assert.equal(steps.length, 1);
  const [{ cell, digit }] = steps[0].placements;
  assert.equal(digit, Number(solution[cell]));
  const path = await ninefold.path(easy);
  const placed = path.steps.flatMap(({ step }) => step.placements);
  assert.equal(placed.length, [...easy].filter((character) => character === '.').length);
  assert.ok(placed.every(({ cell, digit }) => digit === Number(solution[cell])));
  const { grade, state } = await ninefold.grade(easy);
  assert.deepEqual([state.kind, grade.level], ['sound', 'easy']);
  assert.equal((await ninefold.grade(empty)).grade, null);
  const wrong = await ninefold.hint(easy, { work: { entered: [null, null, 1] } });
  assert.deepEqual(wrong.state, { kind: 'wrong-digit', cell: 2, digit: 1 });
});

test('makes the same puzzle from the same seed, on the board of the rules', async () => {
  const { generate, prove } = ninefold;
  const wish = { seed: 5, level: 'hard', symmetry: 'half-turn' };
  const [one, again] = [await generate(wish), await generate(wish)];
  assert.equal(one.puzzle.text, again.puzzle.text);
  assert.equal(one.level, 'hard');
  const proof = await prove(one.puzzle);
  assert.deepEqual([proof.verdict, proof.solution], ['one', one.solution]);
  const six = await generate({ seed: 1, rules: '.'.repeat(36) });
  assert.deepEqual([six.puzzle.rows, six.puzzle.highest], [6, 6]);
  const drawn = await generate();
  assert.equal((await generate({ seed: drawn.seed })).puzzle.text, drawn.puzzle.text);
});

test('takes puzzles of any rules, on boards from 0 and beyond 9', async () => {
  const { solve, readText } = ninefold;
  const zero = await solve('.Shape~6x6~0-5.~R1C1_0');
  assert.equal(zero.solution[0], 0);
  assert.equal(Math.max(...zero.solution), 5);
  const large = await solve('.Shape~12x12.~R1C1_12');
  assert.equal(large.solution[0], 12);
  const {
    puzzles: [puzzle],
  } = await readText('.Thermo~R1C1~R1C2~R1C3.~R1C1_7');
  assert.deepEqual([puzzle.givens[0], (await solve(puzzle)).solution.slice(0, 3)], [7, [7, 8, 9]]);
});

test('reads lists with bad lines to their end, and says where they are', async () => {
  const { puzzles, problems } = await ninefold.readText(`${easy}\n1234x\n${empty}\n`);
  assert.deepEqual(
    puzzles.map(({ givens }) => givens.filter(Boolean).length),
    [30, 0],
  );
  assert.deepEqual(
    problems.map(({ where }) => where.line),
    [2],
  );
  const constraints = await ninefold.readText(
    ['Thermo~R1C1~R1C2', 'Thermo~R1C1~R12C1', 'Windoku']
      .map((rule) => `.Shape~9x9.${rule}\n`)
      .join(''),
  );
  assert.equal(constraints.puzzles.length, 2);
  assert.equal(constraints.problems[0].where.line, 2);
});

test('says of bad input where it is wrong, what was found, and what was expected', async () => {
  const { PuzzleError, solve, readLink } = ninefold;
  const cases = [
    [() => solve('abc'), { line: 1, column: 1 }, '"abc"'],
    [() => solve('.Thermo~R1C1~R12C1'), { item: 1, kind: 'Thermo', argument: 2 }, '"R12C1"'],
    [() => solve(`${easy.slice(0, 80)}x`), undefined, '"x"'],
    [() => readLink('https://f-puzzles.com/?load=!!'), undefined, undefined],
    [() => readLink(`${'https://f-puzzles.com/?load=N4I '.repeat(2)}`), {}, '2 links'],
    [() => solve(''), undefined, undefined],
    [() => solve(`${easy}\n${easy}`), {}, '2 puzzles'],
  ];
  for (const [asked, where, found] of cases) {
    const error = await errorOf(asked());
    assert.ok(error instanceof PuzzleError, String(error));
    if (where) assert.deepEqual(error.where, where);
    if (found) assert.equal(error.found, found);
    assert.ok(error.found && error.expected && error.message, error.message);
  }
});

test('reads a link with what its author gave, and writes links that are read again', async () => {
  const { readLink, writeLink, writeText } = ninefold;
  const link = readFileSync(join(root, 'tests/cases/links/f-puzzles-killer.txt'), 'utf8');
  const read = await readLink(link);
  assert.equal(read.kind, 'f-puzzles');
  assert.ok(read.rules > 0);
  assert.deepEqual([read.title, read.author], ['Caged', 'Nobody']);
  for (const program of ninefold.linkPrograms) {
    const { link: written, losses } = await writeLink(read, program);
    const lost = losses.map(({ what }) => what);
    const again = await readLink(written);
    assert.deepEqual(again.givens, read.givens, program);
    if (!lost.includes('rule')) assert.equal(again.rules, read.rules, program);
    if (!lost.includes('title')) assert.equal(again.title, read.title, program);
  }
  const own = await writeLink(easy, 'ninefold', 'https://example.org/');
  assert.equal(own.link.startsWith('https://example.org/#1;'), true);
  for (const program of ninefold.linkPrograms) {
    const { link: written, losses } = await writeLink(easy, program);
    assert.deepEqual(
      [losses, (await readLink(written)).givens],
      [[], (await readLink(easy)).givens],
    );
  }
  const large = await errorOf(writeLink('.Shape~9x9~0-8.~R1C1_0', 'f-puzzles'));
  assert.ok(large instanceof ninefold.PuzzleError, String(large));
  assert.equal(await writeText(easy), easy.replaceAll('.', '0'));
});

test('ends a question at once when it is told to, and tells of progress before', async () => {
  const aborter = new AbortController();
  const reports = [];
  const asked = ninefold.count(`123${'.'.repeat(78)}`, {
    signal: aborter.signal,
    onProgress: (progress) => {
      reports.push(progress);
      aborter.abort(new Error('enough'));
    },
  });
  assert.equal((await errorOf(asked)).message, 'enough');
  assert.ok(reports.length >= 1);
  assert.equal((await ninefold.solve(easy)).count, 1n, 'the next question is answered');
  const late = AbortSignal.abort(new Error('before'));
  assert.equal((await errorOf(ninefold.solve(easy, { signal: late }))).message, 'before');
  const reading = new AbortController();
  const read = ninefold.readLink('.Windoku', { signal: reading.signal });
  reading.abort(new Error('unread'));
  assert.equal((await errorOf(read)).message, 'unread');
  assert.throws(() => ninefold.configure({ workers: 0 }), RangeError);
});

test('a program ends by itself when it has its answers, and types are strict', async () => {
  const { folder } = installed;
  writeFileSync(
    join(folder, 'ends.mjs'),
    `import { solve, readLink } from 'ninefold';
    const { count } = await solve('${easy}');
    const { kind } = await readLink('.Windoku');
    console.log(String(count), kind);`,
  );
  const ended = await run(process.execPath, ['ends.mjs'], '', { cwd: folder, timeout: 60_000 });
  assert.deepEqual(ended, { output: '1 constraints\n', errors: '', status: 0 });
  writeFileSync(
    join(folder, 'typed.ts'),
    `import { solve, hint, generate, PuzzleError, type Answer, type Level } from 'ninefold';
    const answer: Answer = await solve('${easy}', { budget: { nodes: 5 } });
    const count: bigint = answer.count;
    const digits: readonly number[] | null = answer.solution;
    const { steps } = await hint('${easy}');
    const technique: string | undefined = steps[0]?.technique;
    const level: Level | null = (await generate({ level: 'hard' })).level;
    // @ts-expect-error there is no such level
    await generate({ level: 'harder' });
    // @ts-expect-error a number is no puzzle
    await solve(5);
    export { PuzzleError, count, digits, technique, level };`,
  );
  for (const [module, resolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const options = ['--noEmit', '--strict', '--exactOptionalPropertyTypes', '--target', 'es2022'];
    const how = ['--module', module, '--moduleResolution', resolution, 'typed.ts'];
    const tsc = join(root, 'node_modules/.bin/tsc');
    const checked = await run(tsc, [...options, '--ignoreConfig', ...how], '', { cwd: folder });
    assert.deepEqual([checked.output, checked.status], ['', 0]);
  }
});
