import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { loadModule } from './module.ts';

/** The list that the native test holds the engine to as well. */
const lines = readFileSync(new URL('../cases/signature/nodes.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('the module takes the same nodes to the same solutions as the native engine', async () => {
  const module = await loadModule();
  const limits = { solutions: 0, nodes: 50_000, milliseconds: 0 };
  const none = { solutions: 0, nodes: 0, milliseconds: 0 };
  const seen = lines.map((line) => {
    const puzzle = line.slice(0, line.indexOf('\t'));
    const count = module.count(puzzle, limits, null);
    const complete = count.stopped === 'complete';
    return [
      puzzle,
      complete ? count.count : 'many',
      module.solve(puzzle, none, null).nodes,
      module.first(puzzle, none, null).nodes,
      complete ? count.nodes : 'many',
    ].join('\t');
  });
  expect(lines.length).toBeGreaterThan(80);
  expect(seen).toEqual(lines);
});
