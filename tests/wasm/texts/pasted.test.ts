// What people paste, as tests/cli/pasted_test.cpp asks the command: the modules read the same.
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { loadModule, loadVariantModule } from '../module.ts';

const classic = await loadModule();
const variants = await loadVariantModule();
const limits = { solutions: 2, nodes: 0, milliseconds: 0 };

const unescaped = (text: string) =>
  text.replaceAll(/\\(.)/g, (_, next: string) => ({ n: '\n', t: '\t' })[next] ?? next);

const cases = readFileSync(new URL('../../cases/pasted/texts.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t').map(unescaped))
  // Of boards with more than nine values tests/core/variants/texts asks.
  .filter(([what = '']) => !what.startsWith('a board of'));

/** The descriptions of a text: what no other reader knows may be a puzzle of any rules. */
function descriptionsOf(text: string): readonly string[] {
  const { puzzles } = classic.import_text(text);
  if (puzzles.length > 0) return puzzles;
  // With a board each, lines are puzzles of their own.
  const lines = text.split('\n');
  const parts = lines.every((line) => line.startsWith('.Shape')) ? lines : [text];
  return parts.map((part) => variants.read_variant(part).puzzle);
}

test.each(cases)('%s is read as the command reads it', (_what, text = '', answer = '') => {
  const answers = descriptionsOf(text).map((description) => {
    const solver = description.includes('constraints:') ? variants : classic;
    const { count, solution } = solver.solve(description, limits, null);
    return `${count}\t${count === '1' ? solution : '-'}\n`;
  });
  expect(answers.join('')).toBe(answer);
});
