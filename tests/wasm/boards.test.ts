import { existsSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { readDescription, writeDescription } from '../../site/src/puzzle/description.ts';
import { digitOf, valueOf } from '../../site/src/puzzle/shape.ts';
import { hintsOf } from '../../site/src/solver/explained.ts';
import { loadVariantModule } from './module.ts';

const module = await loadVariantModule();
const limits = { solutions: 0, nodes: 0, milliseconds: 60_000 };

/** Published puzzles, which belong to their authors and lie beside the project, not in it. */
const cases = new URL('../../../shared/cases/variants/puzzles.tsv', import.meta.url);
const rows = existsSync(cases) ? readFileSync(cases, 'utf8').trimEnd().split('\n') : [];
if (rows.length === 0) console.info('No puzzles in ../shared/cases/variants: a test is skipped.');

/** Six rows of nine cells, which hold every digit, and so do the boxes. */
const sixByNine =
  '.Shape~6x9.~R1C2_2~R1C4_4~R1C5_5~R1C6_6~R1C7_7~R2C1_4~R2C3_6~R2C5_8~R2C6_9~R2C7_1~R3C1_7~R3C2_8~R3C6_3~R3C8_5~R3C9_6~R4C3_1~R4C4_5~R4C7_8~R4C9_7~R5C3_4~R5C5_9~R5C8_3~R6C2_9~R6C5_3~R6C6_1~R6C7_5';

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

  test('has hints in digits that count from 1, whatever their values are', () => {
    const { puzzle } = puzzleOf(
      '.Shape~4x4~0-3.Cage~3~R1C1~R1C2~R1C3.~R2C1_2~R2C3_0~R3C1_1~R4C2_2',
    );
    const work = { entered: '', open: [] };
    const { state, numbers } = module.hint(puzzle, work, 'Cage Combinations', limits);
    expect(state.kind).toBe('sound');
    const { steps, houses, candidates } = hintsOf({
      state: { kind: 'sound' },
      numbers: Int32Array.from(numbers),
    });
    expect(houses.map(({ kind }) => kind)).toEqual([
      ...Array<string>(4).fill('row'),
      ...Array<string>(4).fill('column'),
      ...Array<string>(4).fill('box'),
    ]);
    expect(steps[0]?.combinations).toEqual([0b111]);
    expect(candidates[4]).toBe(0);
    // What is entered counts from 1, too: 3 is the digit 4, and 0 the digit 1.
    const entered = '0004'.padEnd(16, '0');
    expect(module.hint(puzzle, { entered, open: [] }, '', limits).state.kind).toBe('sound');
    const wrong = module.hint(puzzle, { entered: entered.replace('4', '1'), open: [] }, '', limits);
    expect(wrong.state).toMatchObject({ kind: 'wrong-digit', cell: 3, digit: 1 });
    expect(module.grade(puzzle, limits).state.kind).toBe('sound');
  });

  test('has houses only where they hold every digit', () => {
    const { puzzle } = puzzleOf(sixByNine);
    const { numbers, state } = module.hint(puzzle, { entered: '', open: [] }, '', limits);
    expect(state.kind).toBe('sound');
    const { houses } = hintsOf({ state: { kind: 'sound' }, numbers: Int32Array.from(numbers) });
    expect(houses.filter(({ kind }) => kind === 'row').length).toBe(6);
    expect(houses.filter(({ kind }) => kind === 'column').length).toBe(0);
    expect(houses.filter(({ kind }) => kind === 'box').map(({ cells }) => cells[0])).toEqual([
      0, 3, 6, 27, 30, 33,
    ]);
  });

  test('has no hints where it has more than nine rows, columns or digits, and says why', () => {
    for (const shape of ['9x9~0-9', '10x9', '5x10', '16x16']) {
      const { puzzle } = puzzleOf(`.Shape~${shape}`);
      const work = { entered: '', open: [] };
      expect(module.hint(puzzle, work, '', limits).state.kind).toBe('other-board');
      expect(module.grade(puzzle, limits).state.kind).toBe('other-board');
    }
  });
});
