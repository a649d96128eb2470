import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { ownLists } from '../../scripts/benchmark/lists.mjs';
import { loadModule } from './module.ts';

const module = await loadModule();

// The native test is tests/core/signature/bench_lists_test.cpp.
test.each(ownLists)(
  '$name under "$rules" has as many nodes and solutions as natively',
  ({ file, rules, puzzles, signature }) => {
    const proofs = module.prove(rules, readFileSync(file, 'utf8'));
    expect(proofs.problem.code).toBe('');
    const sum = [...proofs.counts].reduce((total, count) => total + Number(count), 0);
    expect(proofs.counts).toHaveLength(puzzles);
    expect(`${proofs.nodes}/${sum}`).toBe(signature);
  },
);

test('there are lists to hold it to', () => {
  expect(ownLists.length).toBeGreaterThan(5);
});
