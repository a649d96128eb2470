import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { loadModule } from './module.ts';

const folder = new URL('../bench/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');
const rows = read('lists.tsv')
  .split('\n')
  .filter((row) => row !== '' && !row.startsWith('#'))
  .map((row) => row.split('\t'));

const module = await loadModule();

// The native test is tests/core/signature/bench_lists_test.cpp.
test.each(rows)(
  '%s under "%s" has as many nodes and solutions as natively',
  (list = '', rules = '', puzzles, nodes, solutions) => {
    const proofs = module.prove(rules, read(list));
    expect(proofs.problem.code).toBe('');
    const sum = [...proofs.counts].reduce((total, count) => total + Number(count), 0);
    expect([proofs.counts.length, proofs.nodes, sum].map(String)).toEqual([
      puzzles,
      nodes,
      solutions,
    ]);
  },
);

test('there are lists to hold it to', () => {
  expect(rows.length).toBeGreaterThan(5);
});
