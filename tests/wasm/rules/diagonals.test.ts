import { expect, test } from 'vitest';

import { nameOfCell } from '../../../site/src/features/set/things/cell-names.ts';
import { diagonalsAt, nameOfDiagonal } from '../../../site/src/features/set/strokes/outside.ts';
import { loadVariantModule } from '../module.ts';

const module = await loadVariantModule();

test.each([
  [4, 4],
  [9, 9],
  [6, 8],
  [8, 3],
])('on %i by %i cells a diagonal has the name that the core knows it by', (rows, columns) => {
  const board = { rows, columns };
  let seen = 0;
  for (let row = -1; row <= rows; row++) {
    for (let column = -1; column <= columns; column++) {
      const isInside = row >= 0 && column >= 0 && row < rows && column < columns;
      if (isInside) continue;
      for (const cells of diagonalsAt(board, row, column)) {
        const name = nameOfCell(board, nameOfDiagonal(board, cells) ?? -1);
        const text = `.Shape~${rows}x${columns}.LittleKiller~9~${name}`;
        const { puzzle, problem } = module.read_variant(text);
        expect(problem.code, text).toBe('');
        const { rules } = module.variant_rules(puzzle);
        const [rule] = rules.filter(({ kind }) => kind === 'LittleKiller');
        expect(
          [...(rule?.cells ?? [])].sort((a, b) => a - b),
          text,
        ).toEqual([...cells].sort((a, b) => a - b));
        seen++;
      }
    }
  }
  expect(seen).toBeGreaterThan(2 * (rows + columns) - 8);
});
