import { describe, expect, test } from 'vitest';

import type { RawLimits } from '../../../site/src/engine/module/raw-answers.ts';
import { loadVariantModule } from '../module.ts';

const module = await loadVariantModule();
const noLimits: RawLimits = { solutions: 0, nodes: 0, milliseconds: 0 };

function described(text: string): string {
  const { puzzle, problem } = module.read_variant(text);
  expect(problem.found).toBe('');
  return puzzle;
}

/** What together has no solution: cells of digits, and items with the cells that they are about. */
function atOdds(puzzle: string): { cells: number[]; items: number[][] } {
  const { solvable, cells, rules } = module.contradiction(puzzle, noLimits, null);
  expect(solvable).toBe(false);
  const listed = module.variant_rules(puzzle).rules;
  const items = (rules ?? []).map((item) => listed.find((rule) => rule.item === item)?.cells ?? []);
  return { cells, items };
}

// As in Interactive Sudoku Solver, none of them takes the place of another.
describe('two givens for one cell', () => {
  test('are the values that both have', () => {
    const { marks, conflicts } = module.inspect(described('.~R1C1_1_2.~R1C1_2_3'));
    expect(conflicts).toEqual([]);
    expect(marks[0]).toBe(0b10);
  });

  test.each([
    ['.~R1C1_1.~R1C1_2', 1, ['1 Given']],
    ['.~R1C1_1~R1C1_2', 1, ['1 Given']],
    ['.~R1C1_1_2.~R1C1_3', 1, ['1 Given']],
    ['.~R1C1_3.~R1C1_1_2', 1, ['1 Given']],
    ['.And.~R1C1_1.~R1C1_2.End', 0, []],
    ['.~R1C1_1_2.~R1C1_3_4', 0, ['2 Given']],
  ])('that share no value are a contradiction of that cell: %s', (text, digits, named) => {
    const puzzle = described(text);
    expect(module.solve(puzzle, noLimits, null)).toMatchObject({ count: '0' });
    const { cells, items } = atOdds(puzzle);
    expect(cells).toEqual(digits === 0 ? [] : [0]);
    expect(items).toEqual(digits === 0 ? [[0], [0]] : [[0]]);
    // A digit on the board that the other one forbids is a conflict as soon as it is there, and of candidates
    // the first that leave the cell nothing.
    const { conflicts, marks } = module.inspect(puzzle);
    expect(marks[0]).toBe(0);
    expect(conflicts.map(({ first, rule }) => [first, rule])).toEqual(
      named.map((rule) => [0, rule]),
    );
  });
});
