import { expect, test } from 'vitest';

import {
  cellOfName,
  nameOfCell,
  placeText,
} from '../../../site/src/features/set/things/cell-names.ts';
import { loadVariantModule } from '../module.ts';

const module = await loadVariantModule();

test.each([
  [9, 9],
  [16, 16],
  [3, 12],
])('on %i by %i cells every cell has the name that the core knows it by', (rows, columns) => {
  const board = { rows, columns };
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  const names = cells.map((cell) => nameOfCell(board, cell));
  const { puzzle, problem } = module.read_variant(
    `.Shape~${rows}x${columns}.Thermo~${names.join('~')}`,
  );
  expect(problem.code).toBe('');
  const [rule] = module.variant_rules(puzzle).rules.filter(({ kind }) => kind === 'Thermo');
  expect(rule?.cells).toEqual(cells);
  for (const cell of cells) {
    expect(cellOfName(board, nameOfCell(board, cell))).toBe(cell);
    expect(cellOfName(board, placeText(board, cell))).toBe(cell);
  }
});
