import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { answerVariant } from '../../site/src/engine/answer.ts';
import type { EngineRequest } from '../../site/src/engine/types.ts';
import { readDescription, writeDescription } from '../../site/src/puzzle/description.ts';
import { digitOf, valueOf } from '../../site/src/puzzle/shape.ts';
import { drawVariant } from '../../site/src/rules/variants/index.ts';
import { loadVariantModule } from './module.ts';

const module = await loadVariantModule();
const T = process.env['T'] ?? '20000';

const cases = new URL('../../../shared/cases/variants/puzzles.tsv', import.meta.url);
const rows = existsSync(cases) ? readFileSync(cases, 'utf8').trimEnd().split('\n') : [];

for (const row of rows) {
  const [name = '', text = '', expected = ''] = row.split('\t');
  const read = module.read_variant(text);
  const puzzle = readDescription(read.puzzle);
  if (puzzle?.shape.size) continue;
  test(name, () => {
    expect(read.problem.found).toBe('');
    if (!puzzle) throw new Error(read.puzzle.slice(0, 100));
    expect(writeDescription(puzzle)).toBe(read.puzzle);
    const t = performance.now();
    const reply = module.solve(read.puzzle, { solutions: 0, nodes: 0, milliseconds: Number(T) }, null);
    const ms = performance.now() - t;
    const { rows, columns, digits, lowest } = puzzle.shape;
    const values = [...reply.solution].map((c) => valueOf(puzzle.shape, digitOf(puzzle.shape, c)));
    const has = Math.max(...values) > 9;
    const shown = values.map((v) => (!has || v === 0 ? String(v) : String.fromCharCode(64 + v))).join('');
    console.log([name, `${rows}x${columns} ${lowest} ${digits}`, Math.round(ms), reply.count, reply.stopped, shown === expected ? 'OK' : `${expected} | ${shown}`].join('\t'));
  }, 100000);
}
