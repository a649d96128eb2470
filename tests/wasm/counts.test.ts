import { expect, test } from 'vitest';

import { loadModule } from './module.ts';

const module = await loadModule();
const neighbours = '12.23.34.45.56.67.78.89';

/** Empty 9x9 boards whose solutions are published, or were counted by independent programs. */
const counts: readonly (readonly [rules: string, count: string, source: string])[] = [
  ['', '6670903752021072936960', 'Felgenhauer and Jarvis, 2005'],
  ['king,knight', '1451520', 'two counters and a SAT solver; 4 times 9!'],
  [`king,knight,pairs:${neighbours}`, '72', 'published: the "miracle" rules'],
  ['torus-king,torus-knight', '0', 'two counters and a SAT solver'],
  ['torus-knight', '2198327040', 'two counters; 6058 times 9!'],
  ['torus-knight,torus-pairs:26', '139708800', 'two counters'],
  ['torus-knight,torus-pairs:26.23', '10393920', 'two counters; pairs that share a digit'],
  ['torus-knight,torus-pairs:26.37', '18956160', 'two counters; pairs that do not'],
];

test.each(counts)('%s has %s solutions (%s)', { timeout: 60_000 }, (rules, count) => {
  const limits = { solutions: 0, nodes: 0, milliseconds: 0 };
  const answer = module.count(`1;${rules};zzzc`, limits, null);
  expect(answer).toMatchObject({ count, stopped: 'complete' });
});
