// The parts of scripts/bench that need nothing built; tests/browser/platform/bench.test.ts has the browser.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';

import { openChromium } from '../../scripts/benchmark/chromium.mjs';
import { differenceOf, headOf, rowOf } from '../../scripts/benchmark/table.mjs';
import { WasmRun } from '../../scripts/benchmark/wasm-run.mjs';

/** Takes so many milliseconds a call, by turns, and says that each puzzle has one solution. */
function moduleThatTakes(...milliseconds) {
  const calls = [];
  let time = 0;
  return {
    calls,
    now: () => time,
    prove(rules, list) {
      time += milliseconds[calls.length % milliseconds.length];
      calls.push({ rules, list });
      const puzzles = list.split('\n').length;
      return { problem: { code: '' }, counts: '1'.repeat(puzzles), nodes: 3 * puzzles };
    },
  };
}

const linesOf = (count) => Array.from({ length: count }, (_, index) => `puzzle ${index}`);

const chosen = process.env.CHROMIUM;
afterEach(() => {
  if (chosen === undefined) delete process.env.CHROMIUM;
  else process.env.CHROMIUM = chosen;
});

test('a list is handed over in calls of 250 puzzles, without comments and empty lines', () => {
  const module = moduleThatTakes(1);
  const text = ['# made by hand', ...linesOf(300), '', '# end', ''].join('\n');
  const run = new WasmRun(module, { rules: 'asterisk', text }, module.now);
  run.measure();
  const [first, second, ...others] = module.calls;
  assert.deepEqual(
    [first, second].map(({ rules, list }) => [rules, list.split('\n').length]),
    [
      ['asterisk', 250],
      ['asterisk', 50],
    ],
  );
  assert.deepEqual(others, [first, second, first, second], 'three times in a turn');
  const handedOver = [first, second].map(({ list }) => list).join('\n');
  assert.equal(handedOver, linesOf(300).join('\n'));
  assert.deepEqual(run.result(), { puzzles: 300, signature: '900/300', microseconds: 2000 / 300 });
});

test('each call counts with the median of its times, and the warm-up counts for nothing', () => {
  // Two calls for the list: the first takes 2, 4, 90 ms, the second 10, 500, 20.
  const module = moduleThatTakes(2, 10, 4, 500, 90, 20);
  const run = new WasmRun(module, { rules: 'classic', text: linesOf(500).join('\n') }, module.now);
  run.warmUp();
  assert.equal(module.calls.length % 6, 4, 'the warm-up ends with the list that passes 300 ms');
  module.calls.length = 0;
  run.measure();
  assert.equal(run.result().microseconds, ((4 + 20) * 1000) / 500);
});

test('a list that the module cannot read is no result', () => {
  const module = { prove: () => ({ problem: { code: 'bad_character' }, counts: '', nodes: 0 }) };
  const run = new WasmRun(module, { rules: 'classic', text: 'x' });
  assert.throws(() => run.measure(), /bad_character/);
});

const results = (microseconds) => ({
  native: { puzzles: 4, signature: '10/4', microseconds: 2 },
  narrow: { puzzles: 4, signature: '10/4', microseconds: 2.5 },
  release: { puzzles: 4, signature: '10/4', microseconds: 4 },
  node: { puzzles: 4, signature: '10/4', microseconds },
});

test('a line has every time, what Node takes in proportion, and nodes for one puzzle', () => {
  const all = { ...results(5), chromium: { puzzles: 4, signature: '10/4', microseconds: 4.5 } };
  const [head, rule] = headOf(Object.keys(all));
  const row = rowOf('some/where/list.txt', all);
  assert.equal(
    row,
    '| list | 4 | 2.00 | 2.50 | 4.00 | 5.00 | 4.50 | 2.50 | 2.00 | 1.25 | 2.5 | 10/4 |',
  );
  const columns = (line) => line.split('|').length;
  assert.match(head, /\| Node us \| Chromium us \| Node \/ native \|/);
  assert.deepEqual([columns(head), columns(rule)], [columns(row), columns(row)]);
});

test('without Chromium there is no column for it', () => {
  const [head] = headOf(Object.keys(results(5)));
  assert.doesNotMatch(head, /Chromium/);
  assert.equal(
    rowOf('list.txt', results(5)),
    '| list | 4 | 2.00 | 2.50 | 4.00 | 5.00 | 2.50 | 2.00 | 1.25 | 2.5 | 10/4 |',
  );
});

test('a signature that differs anywhere is said, with all of them', () => {
  const chromium = { puzzles: 4, signature: '11/4', microseconds: 1 };
  assert.equal(differenceOf('list.txt', results(5)), undefined);
  assert.equal(
    differenceOf('list.txt', { ...results(5), chromium }),
    'list.txt: native 10/4, narrow 10/4, release 10/4, node 10/4, chromium 11/4',
  );
});

test('a Chromium that is not there, or is none, is told apart', async () => {
  process.env.CHROMIUM = '/no/such/browser';
  await assert.rejects(openChromium(), /no\/such\/browser/);
  const path = process.env.PATH;
  delete process.env.CHROMIUM;
  process.env.PATH = '/no/such/folder';
  try {
    // On macOS it may be among the applications.
    const found = await openChromium();
    await found?.close();
    assert.ok(found === undefined || process.platform === 'darwin');
  } finally {
    process.env.PATH = path;
  }
});
