import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { readForeign } from '../../site/src/exchange/index.ts';
import { readDescription, writeDescription } from '../../site/src/puzzle/description.ts';
import { loadVariantModule } from './module.ts';

const module = await loadVariantModule();
const limits = { solutions: 2, nodes: 20_000, milliseconds: 0 };

/** Real links, which belong to their authors and lie beside the project, not in it. */
const file = new URL('../../../shared/cases/links/links.tsv', import.meta.url);
const links = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : [];

describe('puzzles of other programs on boards of their own', () => {
  test('are said in a text that the module reads', () => {
    const grid = Array.from({ length: 10 }, () => Array.from({ length: 10 }, () => ({})));
    const outcome = readForeign(
      JSON.stringify({
        size: 10,
        grid,
        antiking: true,
        'diagonal+': true,
        thermometer: [{ lines: [['R9C9', 'R10C9', 'R10C10']] }],
        killercage: [{ cells: ['R1C10', 'R2C10'], value: '19' }],
        sandwichsum: [{ cell: 'R0C10', value: '0' }],
      }),
    );
    if (outcome?.kind !== 'puzzle') throw new Error(outcome?.kind);
    const solved = module.first(writeDescription(outcome.opening.puzzle), limits, null);
    expect(solved.problem.code).toBe('');
    const values = [...solved.solution].map((value) => (value === 'J' ? 10 : Number(value)));
    expect((values[9] ?? 0) + (values[19] ?? 0)).toBe(19);
    expect([88, 98, 99].map((cell) => values[cell] ?? 0)).toEqual(
      [88, 98, 99].map((cell) => values[cell] ?? 0).sort((a, b) => a - b),
    );
  });

  test.skipIf(links.length === 0)('all that are shown are read by it, and linked again', () => {
    let seen = 0;
    for (const line of links) {
      const outcome = readForeign(line.split('\t').at(-1) ?? '');
      if (!outcome || !('opening' in outcome) || outcome.opening.puzzle.shape.size) continue;
      const description = writeDescription(outcome.opening.puzzle);
      expect(readDescription(description), description).toEqual(outcome.opening.puzzle);
      expect(module.solve(description, limits, null).problem, description).toMatchObject({
        code: '',
      });
      seen++;
    }
    expect(seen).toBeGreaterThan(10);
  });
});
