import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { readDescription, writeDescription } from '../../site/src/puzzle/description.ts';
import { digitOf, valueOf } from '../../site/src/puzzle/shape.ts';
import { loadVariantModule } from './module.ts';

const module = await loadVariantModule();
const limits = { solutions: 0, nodes: 0, milliseconds: 60_000 };

/** Published puzzles, which belong to their authors and lie beside the project, not in it. */
const cases = new URL('../../../shared/cases/variants/puzzles.tsv', import.meta.url);
const rows = existsSync(cases) ? readFileSync(cases, 'utf8').trimEnd().split('\n') : [];
if (rows.length === 0) console.info('No puzzles in ../shared/cases/variants: a test is skipped.');

/** Values as the table has them: A is 1 where one is above 9. */
function tableText(values: readonly number[]): string {
  const hasLetters = Math.max(...values) > 9;
  return values
    .map((value) => (hasLetters && value > 0 ? String.fromCharCode(64 + value) : String(value)))
    .join('');
}

/** A puzzle as the page holds it. */
function puzzleOf(text: string) {
  const { problem, puzzle } = module.read_variant(text);
  const read = readDescription(puzzle);
  if (problem.code !== '' || !read) throw new Error(`${problem.found} ${puzzle}`);
  expect(writeDescription(read)).toBe(puzzle);
  return { puzzle, shape: read.shape, givens: read.givens };
}

test.skipIf(rows.length === 0)('every shown puzzle is one for the page', () => {
  for (const row of rows) puzzleOf(row.split('\t')[1] ?? '');
});

test.skipIf(rows.length === 0)(
  'those on boards of their own have the solutions of the table',
  () => {
    let solved = 0;
    for (const row of rows) {
      const [name = '', text = '', expected = ''] = row.split('\t');
      const { puzzle, shape } = puzzleOf(text);
      if (shape.size) continue;
      const { count, solution } = module.solve(puzzle, limits, null);
      const values = [...solution].map((each) => valueOf(shape, digitOf(shape, each)));
      expect([count, tableText(values)], name).toEqual(['1', expected]);
      solved++;
    }
    expect(solved).toBeGreaterThan(40);
  },
  120_000,
);

describe('a board of its own', () => {
  test('has its values in givens, conflicts and open digits', () => {
    const { puzzle, shape, givens } = puzzleOf('.Shape~2x3~0-3.~R1C1_0.~R2C2_3.Cage~3~R1C2~R1C3');
    expect(puzzle).toBe('1;constraints:.Shape!2x3!0-3.Cage!3!R1C2!R1C3;0c3.');
    expect(shape).toMatchObject({ rows: 2, columns: 3, digits: 4, lowest: 0 });
    expect(givens).toEqual([1, 0, 0, 0, 4, 0]);
    // 0 is in the row and 3 in the column of the first; what follows for the cage no rule says alone.
    expect(module.inspect(puzzle).marks.slice(0, 3)).toEqual([0, 0b0110, 0b1110]);
    const { conflicts } = module.inspect(puzzle.replace(';0c3.', ';00b3.'));
    expect(conflicts).toMatchObject([{ first: 0, second: 1 }]);
  });

  test('tells its boxes, and none where there are none', () => {
    const { puzzle } = puzzleOf('.Shape~6x8');
    expect(module.variant_rules(puzzle).boxes[0]).toEqual([0, 1, 2, 3, 8, 9, 10, 11]);
    const { puzzle: plain } = puzzleOf('.Shape~6x8.NoBoxes');
    expect(module.variant_rules(plain).boxes).toEqual([]);
  });

  test('has no hints, and says why', () => {
    const { puzzle } = puzzleOf('.Shape~9x9~0-8');
    const work = { entered: '', open: [] };
    expect(module.hint(puzzle, work, '', limits).state.kind).toBe('other-board');
    expect(module.grade(puzzle, limits).state.kind).toBe('other-board');
  });
});
