import { expect, test } from 'vitest';

import { forms } from '../../../../site/src/exchange/write/index.ts';
import { outgoing, opened, told, variant } from './outgoing.fixture.ts';

test('a killer with a thermometer goes out to f-puzzles and comes back the same', () => {
  const puzzle = variant('.Cage~10~R1C1~R1C2~R2C1.Thermo~R9C9~R8C8~R7C7', 9, '0005');
  const own = outgoing(puzzle, { title: 'Mine', author: 'Me', told: 'Normal sudoku rules apply.' });
  for (const form of [forms['f-puzzles'], forms.sudokupad]) {
    expect(form.losses(own)).toEqual([]);
    const back = opened(form.write(own));
    expect(back?.outcome.kind).toBe('puzzle');
    expect(back && told(back.outgoing)).toBe(told(own));
  }
});
